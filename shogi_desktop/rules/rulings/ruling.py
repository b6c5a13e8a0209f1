"""What a ruling is: one odd rule in one small module, behind a field of the variant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..record.variant import Variant

if TYPE_CHECKING:
    from ..board.board import Board
    from ..outcome import Outcome
    from ..position import Position

SQUARE_BITS: Final = 11
"""A ruling keeps squares in the word of a position, which holds three of them."""


class Ruling:
    """Hooks of a rule over a state: a board, the side to move, and a word of the ruling's own.

    name          of the reason (`legality.Illegality`) for which a move is illegal that `legal` forbids
    judges_moves  whether `legal` forbids moves; keeps_word: whether `after_move` keeps something beside the board
    """

    def __init__(self, variant: Variant) -> None:
        self.name: str = ""
        self.judges_moves: bool = False
        self.keeps_word: bool = False

    def legal(self, state: Position, move: i64) -> bool:
        """Whether a move that the pieces can make is allowed."""
        return True

    def after_move(self, state: Board, move: i64, before: i64) -> i64:
        """This ruling's part of the word after `move` (NO_MOVE: the turn was passed), which has just been played.

        The word is part of the position for repetition, is taken back with the move, and never stands in an SFEN.
        """
        return 0

    def outcome(self, position: Position) -> Outcome | None:
        """How the rule ends the game here, None while it does not."""
        return None
