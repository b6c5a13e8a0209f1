"""What is told of an analysed game in one line."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.game_report import report_of
from shogi_desktop.analysis.review import Mark, MarkLimits, review
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import load_variant

MOVES = ("7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e")


def analysed(*black: int) -> Game:
    """A game whose positions are worth so much for Black, in hundredths of a pawn."""
    game = Game(load_variant("shogi"))
    for text in MOVES[: len(black) - 1]:
        game.play(parse_move(text, game.position))
    for node, worth in zip((game.root, *game.main_line()), black, strict=True):
        node.evaluation = Evaluation(Score(worth if node.ply % 2 == 0 else -worth), ("1g1f",))
    return game


@pytest.mark.parametrize(
    ("worth", "mistakes", "turned"),
    [
        ((0, 0, 0), (0, 0), False),
        ((100, -400, -400, -400), (1, 0), True),
        ((300, -300, 300, -900, 200), (2, 2), True),
    ],
)
def test_accuracy_mistakes_and_at_most_two_turning_points(
    worth: tuple[int, ...], mistakes: tuple[int, int], turned: bool
) -> None:
    game = analysed(*worth)
    found = report_of(review(game, game.main_line(), MarkLimits()))
    assert found.mistakes == mistakes and len(found.turns) <= 2
    losses = sorted((move.loss for move in found.turns), reverse=True)
    every = sorted(
        (m.loss for m in review(game, game.main_line(), MarkLimits()).judged.values() if m.turns), reverse=True
    )
    assert losses == every[:2] and [move.node.ply for move in found.turns] == sorted(m.node.ply for m in found.turns)
    assert all(move.mark is not None and move.mark >= Mark.MISTAKE for move in found.turns)
    assert bool(found.turns) is turned


def test_of_a_game_that_nobody_looked_at_nothing_is_told() -> None:
    game = analysed(0, 0)
    game.root.evaluation = None
    found = report_of(review(game, game.main_line(), MarkLimits()))
    assert found.accuracy == (None, None) and found.turns == () and found.mistakes == (0, 0)
