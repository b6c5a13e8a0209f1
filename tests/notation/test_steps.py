"""Readings in steps: the share done only grows, and what is read is the same as at once."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import parse_problem_set, problem_set_steps
from shogi_desktop.notation.records.shogi_file import format_game, game_steps, parse_game
from shogi_desktop.notation.steps import Steps, finish

GAME = "Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 7g7f\n* good\n2 3c3d\n1 2g2f\n"
PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1; 1\n"


def _shares(steps: Steps[object]) -> list[float]:
    shares: list[float] = []

    def noted() -> Steps[object]:
        while True:
            try:
                share = next(steps)
            except StopIteration as end:
                return end.value
            shares.append(share)
            yield share

    finish(noted())
    return shares


@pytest.mark.parametrize("steps", [game_steps(GAME), problem_set_steps(PROBLEM * 5)])
def test_the_share_done_grows_from_line_to_line(steps: Steps[object]) -> None:
    shares = _shares(steps)
    assert len(shares) >= 4 and shares == sorted(shares)
    assert min(shares) >= 0 and max(shares) <= 1


def test_steps_read_what_is_read_at_once() -> None:
    assert format_game(finish(game_steps(GAME))) == format_game(parse_game(GAME))
    assert finish(problem_set_steps(PROBLEM * 2)) == parse_problem_set(PROBLEM * 2)


def test_errors_come_with_their_line_as_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        finish(game_steps(GAME + "2 9z9z\n", "mine.shogi"))
    assert (caught.value.line, caught.value.source) == (9, "mine.shogi")
    with pytest.raises(NotationError) as caught:
        finish(problem_set_steps(PROBLEM + "hello\n"))
    assert caught.value.line == 2
