"""How long the analysis of a game will take is told as it was when it was done: courses that were written down, with
the milliseconds that each look took, are gone through again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.analysis.game_questions import AnalysisProgress, AnalysisScope, GameQuestions
from shogi_desktop.clients.search import Decision, MateFound, SearchAnswer, SearchRequest
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import Info, parse_move
from shogi_desktop.rules import load_variant

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
    errors = [left / real - 1 for left, real in told if real > 3 * written["movetime_ms"]]
    assert len(errors) > 0.8 * len(course) and max(map(abs, errors)) < 0.3
