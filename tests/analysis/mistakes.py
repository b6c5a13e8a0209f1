"""A game with mistakes in it, for tests."""

from __future__ import annotations

from shogi_desktop.analysis.exercise import Exercise, exercises_of
from shogi_desktop.analysis.review import Mark, MarkLimits, review
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import load_variant

MOVES = "7g7f 3c3d 2g2f 4c4d"
BLACKS = "position startpos moves 7g7f 3c3d"


def analysed(scores: tuple[int, ...] = (0, 0, 0, 600, 900), best: str = "9g9f 9c9d 6g6f 8c8d") -> Game:
    """A game whose positions are worth so much for the side to move, and what should have been played in each."""
    game = Game(load_variant("shogi"))
    for text in MOVES.split():
        game.play(parse_move(text, game.position))
    nodes = [game.root, *game.line()]
    lines = [(text,) for text in best.split()] + [()]
    for node, score, line in zip(nodes, scores, lines, strict=True):
        node.evaluation = Evaluation(Score(score), line)
    game.headers |= {"black": "Kenji", "white": "Hanako", "started": "2026/11/24"}
    return game


def exercises(game: Game | None = None, least: Mark = Mark.INACCURACY) -> list[Exercise]:
    """The mistakes of both sides."""
    game = game or analysed()
    return list(exercises_of(game, review(game, game.line(), MarkLimits()), None, least))
