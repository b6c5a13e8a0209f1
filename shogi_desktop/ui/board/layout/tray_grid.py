"""How the kinds of a hand are arranged on a tray: a block of columns and rows, computed from their number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STAND_COLUMNS: Final = 2


@dataclass(frozen=True, slots=True)
class Slot:
    """Place of one kind; `span` columns wide."""

    column: int
    row: int
    span: int


def tray_columns(count: int, files: int, ranks: int, stacked: bool) -> int:
    """Columns of a tray for `count` kinds: few beside the board, as many as it is wide above and below it."""
    if stacked:
        return max(1, min(count + 1, files))
    columns = STAND_COLUMNS
    while -(-count // columns) > ranks:
        columns += 1
    return columns


def capture_slots(count: int, columns: int) -> tuple[Slot, ...]:
    """Equal slots row by row."""
    return tuple(Slot(index % columns, index // columns, 1) for index in range(count))


def tray_slots(count: int, columns: int) -> tuple[Slot, ...]:
    """Slots row by row; the last kind (the pawn, of which there are most) gets what is left of its row."""
    slots = [Slot(index % columns, index // columns, 1) for index in range(count)]
    if slots:
        last = slots[-1]
        slots[-1] = Slot(last.column, last.row, columns - last.column)
    return tuple(slots)
