"""Whatever a person and an engine do, and in whatever order: solving and examining stay in order."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.report import Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules.position import Position
from shogi_desktop.session.problems.examining import Examining
from shogi_desktop.session.problems.judgement import Judgement
from shogi_desktop.session.problems.solving import Solving
from tests.problem_values import a_question
from tests.scripted_client import ScriptedClient

ROOKS = Problem("8R/6k2/4S4/7ls/4B4/9/9/9/9 b RBS4gs4n3l18p 1", "shogi", plies=3)
GOLD = Problem("9/9/9/9/9/9/4p4/9/4K4 w R2B3G4S4N4L17Pg 1", "shogi")
LIONS = Problem("16/16/16/16/16/16/16/8k7/8p7/8[LN]7/16/16/16/16/16/K15 b - 1", "tenjiku")


def asked_about(question: Question) -> Position:
    """The position of a question; every one must be there."""
    assert question.position is not None
    return question.position


def any_line(chance: random.Random, position: Position) -> tuple[int, ...]:
    moves = position.legal_moves()
    return (chance.choice(moves),) if moves else ()


def any_verdict(chance: random.Random, position: Position) -> Verdict:
    line = any_line(chance, position)
    nonsense = (parse_move("9i9h", position.variant),)
    return chance.choice(
        [
            Verdict(),
            Verdict(mate=False, line=line),
            Verdict(mate=False),
            Verdict(mate=True, plies=len(line), exact=True, line=line),
            Verdict(mate=True, plies=5, line=line),
            Verdict(mate=True, plies=3, exact=True, line=nonsense),
        ]
    )


def any_answer(chance: random.Random, client: ScriptedClient) -> None:
    if not client.is_busy():
        return
    position = asked_about(client.question)
    if chance.random() < 0.1:
        client.fail("it crashed")
    elif client.question.ask is Ask.CHECK:
        line = any_line(chance, position)
        mate = Report(True, len(line), len(line), True, line)
        client.answer(chance.choice([Report(None), Report(False), mate]))
    elif client.question.ask is Ask.MOVES:
        for move in position.legal_moves()[: chance.randrange(4)]:
            client.found.emit(client.question.number, Verdict(move, chance.choice([True, False, None])))
        if chance.random() < 0.8:
            client.answer(None)
    else:
        client.answer(any_verdict(chance, position))


def do_anything(chance: random.Random, actions: list[Callable[[], object]], weights: list[int]) -> None:
    chance.choices(actions, weights)[0]()


@pytest.mark.parametrize("seed", range(6))
def test_solving(qapp: object, seed: int) -> None:
    chance = random.Random(seed)
    client = ScriptedClient()
    solving = Solving(client)
    told: list[object] = []
    solving.judged.connect(told.append)
    solving.failed.connect(told.append)

    def play() -> None:
        moves = solving.moves()
        if moves:
            solving.move(chance.choice(moves))

    actions: list[Callable[[], object]] = [
        lambda: any_answer(chance, client),
        play,
        solving.take_back,
        solving.hint,
        solving.give_up,
        solving.restart,
        lambda: solving.start(chance.choice([ROOKS, GOLD, LIONS])),
        solving.stop,
        solving.pause,
        solving.resume,
        lambda: client.ask(a_question(0, Ask.SOLVE, "shogi", sfen=GOLD.sfen)),
        lambda: setattr(client, "slow", not client.slow),
        client.yield_,
    ]
    solving.start(ROOKS)
    offered = 0
    for _ in range(150):
        do_anything(chance, actions, [30, 30, 5, 5, 2, 3, 3, 1, 1, 1, 3, 2, 5])
        if solving.moves():
            offered += 1
            assert solving.state is Judgement.GOES_ON and not solving.is_over
        busy = solving.is_waiting or solving.can_take_back or solving.can_help
        assert not (busy and solving.problem is None)
    assert offered
    while solving.is_waiting:
        any_answer(chance, client)  # whoever waits is told in the end
    assert told
    solving.stop()
    client.close()


@pytest.mark.parametrize("seed", range(6))
def test_examining(qapp: object, seed: int) -> None:
    chance = random.Random(seed)
    client = ScriptedClient()
    examining = Examining(client)

    def somewhere(do: Callable[[], object]) -> None:
        if examining.root is not None:
            examining.go_to(chance.choice(list(examining.root.walk())))
            do()

    def play() -> None:
        node = examining.current
        moves = node.moves() if node is not None else []
        if node is not None and moves:
            examining.play(node, chance.choice(moves))

    def open_here() -> None:
        if examining.current is not None:
            examining.open(examining.current)

    actions: list[Callable[[], object]] = [
        lambda: any_answer(chance, client),
        lambda: somewhere(play),
        lambda: somewhere(open_here),
        examining.check,
        examining.stop,
        lambda: examining.set_problem(replace(ROOKS, plies=chance.randrange(6))),
        examining.clear,
        examining.pause,
        examining.resume,
        lambda: client.ask(a_question(0, Ask.SOLVE, "shogi", sfen=GOLD.sfen)),
        lambda: setattr(client, "slow", not client.slow),
        client.yield_,
    ]
    examining.set_problem(ROOKS)
    for _ in range(150):
        do_anything(chance, actions, [30, 20, 15, 5, 2, 1, 1, 1, 3, 3, 2, 5])
        nodes = list(examining.root.walk()) if examining.root is not None else []
        assert all(child.parent is node for node in nodes for child in node.children)
        assert all(len({child.move for child in node.children}) == len(node.children) for node in nodes)
        assert not (any(node.waiting for node in nodes) and not examining.is_busy)
    examining.resume()
    while examining.is_busy:
        any_answer(chance, client)  # nothing that was asked is lost
    examining.clear()
    client.close()
