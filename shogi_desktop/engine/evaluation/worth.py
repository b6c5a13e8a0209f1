"""What pieces are worth in a variant, wherever they stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import tables_of
from shogi_desktop.rules.record.variant import Kind, Variant

# Mean worth of a piece that the margins of the search were made for.
_USUAL_VALUE: Final = 302
# A royal piece counts so much in exchanges, or twice the dearest of the others where that is more.
_ROYAL: Final = 20_000
_MOST_ROOM: Final = 12
# Of a line only so many squares count for the room that a piece has.
_LONGEST: Final = 8


class Worth:
    """Hundredths of a pawn.

    value     [piece] on the board
    taken     [piece] what capturing it brings: its value and, where pieces change sides, the value in the hand
    exchange  [piece] the same in exchanges, where a royal piece is dearer than anything else: `royal`
    unit      percentage of the usual that a piece is worth here
    hopeless  behind by this much nobody plays on: the worth of one army
    """

    def __init__(self, variant: Variant) -> None:
        tables = tables_of(variant)
        self.value = vec[i64]([0] * int(tables.pieces))
        for kind in variant.every_kind:
            for side in range(2):
                self.value[kind.id << 1 | side] = kind.worth
        self.taken = self.value[:]
        for piece in range(2, int(tables.pieces)):
            held = int(tables.demoted[piece])
            if held:
                self.taken[piece] += value_in_hand(variant.kind(held))
        dearest = max(int(self.taken[piece]) for piece in range(len(self.taken)))
        self.royal: i64 = max(_ROYAL, 2 * dearest)
        self.exchange = self.taken[:]
        for piece in range(2, int(tables.pieces)):
            if tables.royal[piece]:
                self.exchange[piece] = self.royal
        army = sum(int(self.value[kind << 1 | side]) for kind, side in variant.array.values())
        self.unit: i64 = max(1, army * 100 // (max(1, len(variant.array)) * _USUAL_VALUE))
        self.hopeless: i64 = max(1000, army // 2)


def value_in_hand(kind: Kind) -> int:
    """A piece in hand can go anywhere, which is worth a little more than standing somewhere."""
    return kind.worth * 104 // 100 + 10


def activity(variant: Variant, kind: Kind, side: int, file: int, rank: int) -> int:
    """Squares the piece could go to on an empty board, at most `_MOST_ROOM`."""
    sign = 1 - 2 * side
    found = 0
    for ray in kind.movement.rays:
        for step in range(1, min(ray.limit, _LONGEST) + 1):
            to_file, to_rank = file - sign * ray.right * step, rank - sign * ray.forward * step
            if not (1 <= to_file <= variant.files and 1 <= to_rank <= variant.ranks):
                break
            found += 1
            if found == _MOST_ROOM:
                return found
    return found


def reach(kind: Kind) -> int:
    """From how far away an edge of the board can change the activity of a piece."""
    rays = kind.movement.rays
    return max((max(abs(ray.right), abs(ray.forward)) * min(ray.limit, _LONGEST) for ray in rays), default=0)
