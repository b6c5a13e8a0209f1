"""Which moves decided an analysed game."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.game_report import turning_points
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
    ("worth", "plies"),
    [
        ((0, 0, 0), []),
        ((100, -400, -400, -400), [1]),
        ((300, -300, 300, -900, 200), [3, 4]),
        ((300, -300, 900, -900), [2, 3]),
    ],
)
def test_at_most_two_turning_points_in_the_order_of_the_game(worth: tuple[int, ...], plies: list[int]) -> None:
    game = analysed(*worth)
    found = turning_points(review(game, game.main_line(), MarkLimits()))
    assert [move.node.ply for move in found] == plies, "the two that cost most"
    assert all(move.mark is not None and move.mark >= Mark.MISTAKE for move in found)


def test_of_a_game_that_nobody_looked_at_nothing_is_told() -> None:
    game = analysed(0, 0)
    game.root.evaluation = None
    assert turning_points(review(game, game.main_line(), MarkLimits())) == ()
