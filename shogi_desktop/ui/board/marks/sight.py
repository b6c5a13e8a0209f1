"""What a position shows to somebody who asks, as marks below and above the pieces."""

from __future__ import annotations

from typing import Final

from shogi_desktop.session.sight.seen import Seen, Worry

from ..input.move_types import MoveType
from ..layout.layout import Layout
from .marks import Mark, MarkKind

_WORRIES: Final = {
    Worry.ATTACKED: MarkKind.ATTACKED,
    Worry.LOOSE: MarkKind.LOOSE,
    Worry.UNGUARDED: MarkKind.UNGUARDED,
}


def sight_below(layout: Layout, seen: Seen) -> list[Mark]:
    """The grounds: who controls a square, and where it burns."""
    marks = _counted(layout, seen, MarkKind.CONTROL)
    return marks + [Mark(MarkKind.FIRE, layout.square_box(square)) for square in sorted(seen.powers.fires)]


def sight_above(layout: Layout, seen: Seen) -> list[Mark]:
    """Signs over the pieces, and numbers in the corners."""
    box, powers = layout.square_box, seen.powers
    marks = [Mark(MarkKind.AREA, box(square)) for square in sorted(powers.area)]
    marks += [
        Mark(MarkKind.OVER, box(square), box(origin), MoveType.RANGE_JUMP) for origin, square in sorted(powers.jumps)
    ]
    marks += [Mark(_WORRIES[worry], box(square)) for square, worry in sorted(seen.worries.items(), key=_square)]
    marks += [Mark(MarkKind.BURNABLE, box(square)) for square in sorted(powers.burnt)]
    return marks + _counted(layout, seen, MarkKind.COUNTS)


def _square(said: tuple[int, Worry]) -> int:
    return said[0]


def _counted(layout: Layout, seen: Seen, kind: MarkKind) -> list[Mark]:
    """`other` tells that Black sits at the top."""
    return [
        Mark(kind, layout.square_box(square), counts=counts, other=layout.flipped)
        for square, counts in sorted(seen.control.items())
    ]
