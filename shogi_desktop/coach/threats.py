"""What the side that has just moved could take next, whether its move attacks it or something did before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from shogi_desktop.rules.board.moves import from_square, to_square
from shogi_desktop.rules.position import Position

from .facts import PlacedPiece, placed
from .sight import Prey, best_capture, least_loss, passing, piece_value

MOST: Final = 2  # threats that are told: who hears more remembers less


@dataclass(frozen=True)
class Threat:
    """A piece that could be taken with gain, by which one, where they stand after the move, and the move that takes.
    `standing`: that piece could have taken it before the move too, and is not the one that moved."""

    piece: PlacedPiece
    by: PlacedPiece
    taking: int
    standing: bool


class Prospects:
    """What could be taken with gain before and after a move, found once for all who ask: by the side that makes it, if
    the other one passes then, and by the other one."""

    def __init__(self, position: Position, move: int) -> None:
        """`position` must not be changed afterwards."""
        self.move, self.least = move, least_loss(position.variant)
        self.before, self.after = position, position.copy()
        self.after.play(move)
        self.next_turn = self.after.copy()
        self.next_turn.play_null()
        self._had, self._has = Prey(position), Prey(self.next_turn)
        self._risked, self._left = Prey(passing(position)), Prey(self.after)

    def go_on(self) -> bool:
        """A little work on what will be asked; False where all is known."""
        return any(part.go_on() for part in (self._had, self._has, self._risked, self._left))

    @property
    def had(self) -> list[tuple[int, int, int]]:
        """By this side before the move, each as the gain, the square of the piece, and the move that takes it."""
        return self._had.all

    @cached_property
    def has(self) -> list[tuple[int, int, int]]:
        """By this side after the move, the dearest first."""
        return sorted(self._has.all, reverse=True)

    @property
    def guarded(self) -> list[PlacedPiece]:
        """What this side could take after the move, but not with gain, the dearest first."""
        return [placed(self.next_turn, square) for square in self._has.guarded]

    @property
    def size(self) -> int:
        """Of the board, in squares."""
        return len(self.before.variant.squares)

    @property
    def risked(self) -> list[tuple[int, int, int]]:
        """By the other side before the move, if this one passed; nothing in check, which has to be answered."""
        return self._risked.all

    @property
    def left(self) -> list[tuple[int, int, int]]:
        """By the other side after the move."""
        return self._left.all


class KnownProspects:
    """Those of several moves, each of them found once; a few positions long, then it is thrown away."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Prospects] = {}

    def of(self, position: Position, move: int) -> Prospects:
        """What could be taken before and after a move."""
        key = int(position.key), move
        if key not in self._known:
            self._known[key] = Prospects(position.copy(), move)
        return self._known[key]


def threats_of(seen: Prospects) -> list[Threat]:
    """What could be taken after a move if the other side did something else, the dearest first; not by a piece that can
    be taken itself. None where the other side is in check, which it has to answer."""
    after, board = seen.after, seen.next_turn
    if after.outcome() is not None or passing(after) is None:
        return []
    before = {(square, int(from_square(taking))) for won, square, taking in seen.had if won >= seen.least}
    told: list[Threat] = []
    for won, square, taking in seen.has:
        origin = int(from_square(taking))
        if won < seen.least or len(told) == MOST:
            break
        if is_worth(board, square, seen.least) and best_capture(after, origin)[0] <= 0:
            standing = (square, origin) in before and origin != to_square(seen.move)
            told.append(Threat(placed(board, square), placed(board, origin), taking, standing))
    return told


def is_worth(position: Position, square: int, least: int) -> bool:
    """Whether an attack of the side to move on a piece is one: many pawns that could burn together are no attack on
    each of them."""
    piece = int(position.piece_at(square))
    return piece & 1 != position.turn and 2 * piece_value(position.variant, piece) >= least


def worth_taking(position: Position, found: list[tuple[int, int, int]]) -> list[int]:
    """Where pieces stand that are worth a word, of all that the side to move could take with gain (see `Prey`), the
    dearest first."""
    least = least_loss(position.variant)
    dearest = sorted(found, reverse=True)
    return [square for won, square, _ in dearest if won >= least and is_worth(position, square, least)]


def chance_of(seen: Prospects) -> PlacedPiece | None:
    """The dearest piece that the other side can take for nothing after a move, or for less than it is worth."""
    chances = worth_taking(seen.after, seen.left)
    return placed(seen.after, chances[0]) if chances else None
