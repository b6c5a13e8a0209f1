"""How long the analysis of a game will take is told as it was when it was done: courses that were written down, with
the milliseconds that each look took, are gone through again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.analysis.game_questions import LONGER, AnalysisProgress, AnalysisScope, GameQuestions
from shogi_desktop.clients.search import Decision, MateFound, SearchAnswer, SearchRequest
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import Info, parse_move
from shogi_desktop.rules import load_variant

WORTH = {0: 0, 1: 0, 2: 0, 3: 900, 4: -900}
"""The third move is a blunder: what each position is worth for its side to move, by the moves before it."""

COURSES = json.loads(Path(__file__).with_name("courses.json").read_text("utf-8"))


class Course:
    """An analysis that was written down: each look with the time it took, the score, whether it found a mate before it
    searched, and the line."""

    def __init__(self, written: dict[str, Any]) -> None:
        self.seconds = 0.0
        game = Game(load_variant("shogi"))
        for text in written["moves"].split():
            game.play(parse_move(text, game.position))
        scope = AnalysisScope(1, len(game.line()), written["movetime_ms"])
        self._looks = iter(written["looks"])
        self._questions = GameQuestions(game, scope, clock=lambda: self.seconds)

    def run(self) -> Iterator[tuple[float, AnalysisProgress]]:
        """The time after each look, and how far it is."""
        request = self._questions.next_request()
        while request is not None:
            request = self._answered(next(self._looks).split())
            yield self.seconds * 1000, self._questions.progress
        assert not list(self._looks)

    def _answered(self, look: list[str]) -> SearchRequest | None:
        took, kind, score, how, *line = look
        self.seconds += int(took) / 1000
        if how == "found":
            return self._questions.answered(MateFound(True, tuple(line)))
        self._questions.answered(MateFound(None))
        told = {"mate": Info(score_mate=int(score), pv=tuple(line)), "cp": Info(score_cp=int(score), pv=tuple(line))}
        self._questions.hear(told[kind])
        return self._questions.answered(SearchAnswer(Decision.MOVE))


@pytest.mark.parametrize("written", COURSES, ids=[course["game"] for course in COURSES])
def test_from_the_first_tenth_on_the_time_that_is_left_is_about_that_which_it_takes(written: dict[str, Any]) -> None:
    course = list(Course(written).run())
    ended, (_, last) = course[-1][0], course[-1]
    assert (last.done, last.left_ms) == (last.total, 0)
    told = [(progress.left_ms, ended - at) for at, progress in course if progress.done > last.total / 10]
    errors = [left / real - 1 for left, real in told if real > 3 * LONGER * written["movetime_ms"]]
    assert len(errors) > 0.8 * len(course) and max(map(abs, errors)) < 0.3


def asked(
    questions: GameQuestions, worth: dict[int, int], most: int = 99, longer: dict[int, int] | None = None
) -> list[int]:
    """Answers so many questions by what positions are worth, at first and `longer` looked at; the moves before those
    that were asked about."""
    looks: list[int] = []
    request = questions.next_request()
    while request is not None and len(looks) < most:
        ply = len(request.moves)
        told = longer if longer is not None and ply in looks else worth
        looks.append(ply)
        questions.answered(MateFound(None))
        questions.hear(Info(score_cp=told[ply], depth=len(looks)))
        request = questions.answered(SearchAnswer(Decision.MOVE))
        for node, evaluation in questions.take().items():
            node.evaluation = evaluation
    return looks


def blundered() -> Game:
    game = Game(load_variant("shogi"))
    for text in ("9g9f", "9c9d", "1g1f", "1c1d"):
        game.play(parse_move(text, game.position))
    return game


def known(game: Game) -> list[int]:
    return [node.ply for node in (game.root, *game.line()) if node.evaluation is not None]


def test_what_looks_like_a_blunder_is_in_the_record_once_a_second_look_agrees() -> None:
    game = blundered()
    assert asked(GameQuestions(game, AnalysisScope(1, 4, nodes=5)), WORTH, 4) == [4, 3, 2, 1]
    assert known(game) == [1, 3, 4], "what was before the blunder is kept back"
    assert asked(GameQuestions(game, AnalysisScope(1, 4, nodes=5)), WORTH) == [2, 0, 3, 2]
    assert known(game) == [0, 1, 2, 3, 4]
    assert asked(GameQuestions(game, AnalysisScope(1, 4, nodes=5)), WORTH) == []


def test_what_the_second_look_uncovers_has_one_too() -> None:
    game = blundered()
    longer = WORTH | {2: 900}  # so that the move before was the blunder
    looks = asked(GameQuestions(game, AnalysisScope(1, 4, nodes=5)), WORTH, longer=longer)
    assert looks == [4, 3, 2, 1, 0, 3, 2, 1] and known(game) == [0, 1, 2, 3, 4]


def test_stopped_between_both_looks_nothing_of_a_blunder_is_known() -> None:
    game = blundered()
    asked(GameQuestions(game, AnalysisScope(1, 4, nodes=5)), WORTH, 6)
    assert 2 not in known(game)
