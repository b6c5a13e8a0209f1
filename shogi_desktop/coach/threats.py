"""What the side that has just moved could take next, whether its move attacks it or something did before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from shogi_desktop.rules.board.moves import from_square, to_square
from shogi_desktop.rules.position import Position

from .facts import PlacedPiece, placed
from .sight import best_capture, least_loss, passing, piece_value, prey

MOST: Final = 2  # threats that are told: who hears more remembers less


@dataclass(frozen=True)
class Threat:
    """A piece that could be taken with gain, by which one, where they stand after the move, and the move that takes.
    `standing`: it could have been taken before the move too, and not by the piece that moved."""

    piece: PlacedPiece
    by: PlacedPiece
    taking: int
    standing: bool


class Prospects:
    """What the side that makes a move could take with gain before it, and could next after it, each as the gain, the
    square and the move; found once for all who ask."""

    def __init__(self, position: Position, move: int) -> None:
        self.move, self.least = move, least_loss(position.variant)
        self.before, self.after = position, position.copy()
        self.after.play(move)
        self.next_turn = self.after.copy()
        self.next_turn.play_null()

    @cached_property
    def had(self) -> list[tuple[int, int, int]]:
        return list(prey(self.before))

    @cached_property
    def has(self) -> list[tuple[int, int, int]]:
        return sorted(prey(self.next_turn), reverse=True)


def threats_of(seen: Prospects) -> list[Threat]:
    """What could be taken after a move if the other side did something else, the dearest first; not by a piece that can
    be taken itself. None where the other side is in check, which it has to answer."""
    after, board = seen.after, seen.next_turn
    if after.outcome() is not None or passing(after) is None:
        return []
    before = {square for won, square, _ in seen.had if won >= seen.least}
    told: list[Threat] = []
    for won, square, taking in seen.has:
        origin = int(from_square(taking))
        if won < seen.least or len(told) == MOST:
            break
        if is_worth(board, square, seen.least) and best_capture(after, origin)[0] <= 0:
            standing = square in before and origin != to_square(seen.move)
            told.append(Threat(placed(board, square), placed(board, origin), taking, standing))
    return told


def is_worth(position: Position, square: int, least: int) -> bool:
    """Whether an attack of the side to move on a piece is one: many pawns that could burn together are no attack on
    each of them."""
    piece = int(position.piece_at(square))
    return piece & 1 != position.turn and 2 * piece_value(position.variant, piece) >= least
