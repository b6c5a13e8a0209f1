"""What is attacked, and what captures on a square win: seen by making the moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Final

from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, kind_of
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .facts import PlacedPiece

LAST_ROYAL: Final = 1_000_000
"""What the capture is worth that ends the game."""
_DEEPEST: Final = 12  # captures on one square that are looked at


def piece_value(variant: Variant, piece: int) -> int:
    """In hundredths of a pawn."""
    return variant.kind(kind_of(piece)).worth


def dearest_first(variant: Variant, pieces: Iterable[PlacedPiece]) -> tuple[PlacedPiece, ...]:
    return tuple(sorted(pieces, key=lambda seen: -piece_value(variant, seen.piece)))


@lru_cache(maxsize=8)
def least_loss(variant: Variant) -> int:
    """The smallest loss that is worth a word: the cheapest piece where it changes hands, else a little more than it."""
    cheapest = min(kind.worth for kind in variant.every_kind if kind.worth)
    return cheapest * 2 if variant.has_drops else cheapest * 3 // 2


def won(position: Position, move: int) -> int:
    """What a move wins at once for its side: pieces taken and burnt, one's own that burn, promotion."""
    change = position.transition(move)
    total = sum(_won_by(removal.piece, removal.to_hand_kind, change, position) for removal in change.removals)
    for square, face in change.promoted:
        before = position.piece_at(from_square(move)) if square == to_square(move) else face
        total += piece_value(position.variant, face) - piece_value(position.variant, before)
    return total


def _won_by(piece: int, to_hand: int, change: Transition, position: Position) -> int:
    variant = position.variant
    value = piece_value(variant, piece) + (variant.kind(to_hand).worth if to_hand else 0)
    return -value if piece & 1 == change.side else value


def takes_last_royal(position: Position, move: int) -> bool:
    """Whether a move of the side to move ends the game by what it removes."""
    if not position.takes_royals:
        return False
    side = int(position.turn)
    position.play(move)
    lost = position.royals[side ^ 1] == 0
    position.undo()
    return bool(lost)


def captures(position: Position, square: int = -1) -> list[int]:
    """The legal moves of the side to move that remove an enemy, promotions without a capture left out; of those to one
    square, where it is named."""
    side = int(position.turn)
    return [
        move
        for move in position.unbanned_moves(noisy_only=True)
        if (square < 0 or to_square(move) == square)  # first: what a move removes takes longer to find out
        and any(removal.piece & 1 != side for removal in position.transition(move).removals)
    ]


def gain(position: Position, move: int, deep: int = _DEEPEST) -> int:
    """What a move wins when the other side takes back on its square as long as that pays."""
    if takes_last_royal(position, move):
        return LAST_ROYAL
    total = won(position, move)
    if deep:
        target = int(to_square(move))
        position.play(move)
        total -= best_capture(position, target, deep - 1)[0]
        position.undo()
    return total


def best_capture(position: Position, square: int, deep: int = _DEEPEST) -> tuple[int, int]:
    """What the side to move wins by captures on a square, and the move that begins them; 0 and no move where none pays.

    The cheapest piece takes first, as in every exchange.
    """
    if position.piece_at(square) != EMPTY and not position.can_capture(square, int(position.turn)):
        return 0, 0  # found out much faster than by making all captures
    there = captures(position, square)
    if not there:
        return 0, 0
    move = min(there, key=lambda each: mover_value(position, each))
    found = gain(position, move, deep)
    return (found, move) if found > 0 else (0, 0)


def mover_value(position: Position, move: int) -> int:
    """What the piece is worth that a move is made with."""
    if is_drop(move):
        return position.variant.kind(drop_kind(move)).worth
    return piece_value(position.variant, position.piece_at(from_square(move)))


def mover(position: Position, move: int) -> int:
    """The piece that a move is made with, before it."""
    if is_drop(move):
        return int(drop_kind(move)) << 1 | int(position.turn)
    return int(position.piece_at(from_square(move)))


def passing(position: Position) -> Position | None:
    """The position if the side to move passed; None where it is in check, so that it must not."""
    if not position.takes_royals and position.in_check():
        return None
    board = position.copy()
    board.play_null()
    return board


class Prey:
    """What the side to move could win by one capture each: found capture by capture, as on the largest boards it takes
    long, or at once for who asks. Nothing where there is no position."""

    def __init__(self, position: Position | None) -> None:
        """The position must not change until all is found."""
        self._position = position
        self._best: dict[int, tuple[int, int]] = {}
        self._captures: list[int] | None = None

    def go_on(self) -> bool:
        """Looks at the next capture; False where there is none."""
        position = self._position
        if self._captures is None:
            self._captures = captures(position)[::-1] if position is not None else []
        if position is None or not self._captures:
            return False
        move = self._captures.pop()
        found = gain(position, move)
        for removal in position.transition(move).removals:
            known = self._best.get(removal.square)
            if removal.piece & 1 != position.turn and (known is None or found > known[0]):
                self._best[removal.square] = found, move
        return True

    @property
    def size(self) -> int:
        """Of the board, in squares."""
        return len(self._position.variant.squares) if self._position is not None else 1

    @cached_property
    def all(self) -> list[tuple[int, int, int]]:
        """Each as the gain, the square of the piece, and the move."""
        self._find()
        return [(found, square, move) for square, (found, move) in self._best.items() if found > 0]

    @cached_property
    def guarded(self) -> list[int]:
        """Where those stand that could be taken, but not with gain, the dearest first."""
        self._find()
        held = [square for square, (found, _) in self._best.items() if found <= 0]
        return sorted(held, key=self._value, reverse=True)

    def _find(self) -> None:
        while self.go_on():
            pass

    def _value(self, square: int) -> int:
        assert self._position is not None
        return piece_value(self._position.variant, self._position.piece_at(square))


def prey(position: Position) -> list[tuple[int, int, int]]:
    """What the side to move could win by one capture each: the gain, the square of the piece, and the move."""
    return Prey(position).all


def between(position: Position, origin: int, target: int) -> list[int]:
    """The squares on the straight line between two, nothing where there is none."""
    variant = position.variant
    files = variant.file_of(target) - variant.file_of(origin)
    ranks = variant.rank_of(target) - variant.rank_of(origin)
    steps = max(abs(files), abs(ranks))
    if steps < 2 or (files and ranks and abs(files) != abs(ranks)):
        return []
    step_file, step_rank = files // steps, ranks // steps
    file, rank = variant.file_of(origin), variant.rank_of(origin)
    return [variant.square(file + step_file * n, rank + step_rank * n) for n in range(1, steps)]


def jumps_over(position: Position, move: int) -> bool:
    """Whether a move passes over pieces on a straight line; what it takes there is not passed over."""
    if is_drop(move) or vias(move):
        return False
    taken = {removal.square for removal in position.transition(move).removals}
    way = between(position, int(from_square(move)), int(to_square(move)))
    return any(position.piece_at(square) != EMPTY and square not in taken for square in way)
