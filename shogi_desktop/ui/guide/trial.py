"""A piece on a small board of its own: it moves again and again by the real rules, all others stand still. No Qt."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.moves import from_square, to_square
from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.record.movement import UNLIMITED, Movement
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.lessons.practice import practice_moves, practice_variant

from .trial_setup import others_around

SMALL: Final = 7  # squares a side for pieces that go a few squares
LARGE: Final = 9  # for those that range


class Trial:
    """The board on which a kind of `variant` is tried out.

    `position` always has the learner's side to move; `square` is where the piece stands, -1 where it is gone.
    """

    def __init__(self, variant: Variant, kind: Kind) -> None:
        size = LARGE if _ranges(kind.movement) else SMALL
        self.variant = practice_variant(variant, size, size, drops=False)
        self._kind = kind
        self.reset()

    def reset(self) -> None:
        """The piece and all others where they began."""
        self.position = Position.empty(self.variant)
        self.square = self._home()
        self.position.put(self.square, make_piece(self._kind.id, Side.BLACK))
        for square, piece in others_around(self.variant, self._kind, self.square).items():
            self.position.put(square, piece)
            if self.variant.check == "mate" and self.position.in_check():
                self.position.put(square, 0)
        self.position.set_turn(Side.BLACK)

    def _home(self) -> int:
        """In the middle, lower where it has more to show ahead; on the last rank where it never comes back."""
        middle = (self.variant.files + 1) // 2
        ranks = self.variant.ranks
        movement = self._kind.movement
        steps = [ray.forward for ray in movement.rays]
        back = movement.teleports or min(steps, default=0) < 0 or bool(movement.legs)
        return self.variant.square(middle, middle + 1 if back else ranks)

    def moves(self) -> list[int]:
        """The moves of the piece."""
        if self.square < 0:
            return []
        return [move for move in practice_moves(self.position) if from_square(move) == self.square]

    def play(self, move: int) -> Transition:
        """Makes one of `moves`; it is the learner's turn again."""
        transition = self.position.transition(move)
        position = self.position.copy()
        position.play(move)
        position.set_turn(Side.BLACK)
        self.position = position
        target = int(to_square(move))
        self.square = target if position.piece_at(target) else -1
        return transition

    def enemies(self) -> int:
        """How many there are left to capture."""
        pieces = [int(self.position.piece_at(square)) for square in self.variant.squares]
        return sum(1 for piece in pieces if piece and piece & 1 == Side.WHITE)


def _ranges(movement: Movement) -> bool:
    """Whether a kind needs room."""
    if movement.teleports or movement.raids:
        return True
    return bool(movement.area) or any(_length(ray.limit, ray.right, ray.forward) > 2 for ray in movement.rays)


def _length(limit: int, right: int, forward: int) -> int:
    return UNLIMITED if limit == UNLIMITED else limit * max(abs(right), abs(forward))
