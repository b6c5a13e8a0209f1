"""Where a game is decided, coming near the enemy king counts more than what can still be taken."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.engine.evaluation.evaluation import Evaluator
from shogi_desktop.engine.evaluation.handmade import TEMPO, HandMade
from shogi_desktop.engine.evaluation.pursuit import most_told, pursuing
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import to_square
from tests.engine.search.small_games import board

CHU = load_variant("chu")
WEIGHTS = {name: Weights(load_variant(name)) for name in ("shogi", "chu", "tenjiku")}
WORTH = WEIGHTS["chu"].worth
UNIT = int(WORTH.unit)
# Two queens, a rook and a king; the loser has its king.
ARMY = {"7l": "K", "7a": "k", "1l": "Q", "2l": "Q", "3l": "R"}


def pursuit(position: Position) -> Evaluator:
    weights = WEIGHTS[position.variant.name]
    return pursuing(HandMade(position, weights), weights.worth)


def both(pieces: dict[str, str]) -> tuple[int, int]:
    """The score by hand, and with the pursuit."""
    position = board(CHU, pieces)
    return int(HandMade(position, WEIGHTS["chu"]).evaluate()), int(pursuit(position).evaluate())


def moved(origin: str, target: str) -> dict[str, str]:
    """The army with one piece elsewhere."""
    return {target if square == origin else square: piece for square, piece in ARMY.items()}


def test_an_open_game_is_judged_as_before() -> None:
    plain, pursued = both({"7l": "K", "7a": "k", "1l": "Q", "2b": "r"})
    assert pursued == plain < 30 * UNIT


def test_a_decided_one_by_who_is_near() -> None:
    plain, pursued = both(ARMY)
    assert plain > 30 * UNIT and pursued < plain
    near, far_and_richer = both(moved("1l", "6c"))[1], both(ARMY | {"5l": "P"})[1]
    assert near > far_and_richer > pursued


def test_defenders_near_the_king_are_worth_taking_most() -> None:
    army = moved("1l", "6c") | {"8l": "Q", "9l": "Q"}
    assert both(army | {"8a": "g"})[1] < both(army | {"8h": "g"})[1]


def test_the_loser_sees_it_with_the_other_sign() -> None:
    position = board(CHU, moved("1l", "6c"))
    evaluation = pursuit(position)
    score = int(evaluation.evaluate())
    position.play_null()
    assert abs(score + int(evaluation.evaluate())) <= 2 * TEMPO


def test_where_pieces_are_dropped_nothing_changes() -> None:
    position = parse_sfen("4k4/9/4GG3/9/9/9/9/9/PPPPKPPPP b 2R2B 1", load_variant("shogi"))
    assert pursuit(position).evaluate() == HandMade(position, WEIGHTS["shogi"]).evaluate() > 3000


@pytest.mark.parametrize("name", ("chu", "tenjiku"))
def test_moves_undone_leave_the_score_and_the_rough_one_is_near(name: str) -> None:
    chooser = random.Random(5)
    decided = roughly = 0
    for _ in range(4):
        position = Position(load_variant(name))
        evaluation = pursuit(position)
        scores: list[int] = []
        while position.ply < 250 and position.outcome() is None:
            scores.append(int(evaluation.evaluate()))
            if evaluation.rough_error:
                roughly += 1
                assert abs(scores[-1] - int(evaluation.rough())) <= evaluation.rough_error
            decided += abs(scores[-1]) > 30 * WEIGHTS[name].worth.unit
            moves = position.legal_moves()
            takes = [move for move in moves if position.turn and position.piece_at(to_square(move))]
            evaluation.play(chooser.choice(takes or moves))
        while position.ply:
            evaluation.undo()
            assert int(evaluation.evaluate()) == scores.pop()
    assert decided > 20 and roughly > 20


def test_the_most_that_a_lead_can_count() -> None:
    assert most_told(20 * UNIT, CHU, WORTH) == 20 * UNIT
    assert most_told(both(ARMY)[0], CHU, WORTH) > both(moved("1l", "6c"))[1]
