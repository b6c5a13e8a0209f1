"""The interface between searches and whatever judges positions."""

from __future__ import annotations

from mypy_extensions import i64

from shogi_desktop.rules.position import Position


class Evaluator:
    """Judges `position` and plays its moves, so that both always agree. Scores are those of `search.score`.

    rough_error   by how much `rough` and `evaluate` may differ; 0 where there is nothing to gain by asking `rough`
    """

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self.rough_error: i64 = 0

    def adopt(self, position: Position) -> None:
        """Goes on with a position of the same variant as it stands."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Plays a move of the position."""
        raise NotImplementedError

    def play_null(self) -> None:
        """Passes the turn."""
        raise NotImplementedError

    def undo(self) -> None:
        """Takes the last move or pass back."""
        raise NotImplementedError

    def evaluate(self) -> i64:
        """The score of the position for the side to move, within EVALUATION_LIMIT."""
        raise NotImplementedError

    def rough(self) -> i64:
        """`evaluate` at once, with an error of at most `rough_error`."""
        raise NotImplementedError
