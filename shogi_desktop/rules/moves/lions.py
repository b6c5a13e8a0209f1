"""Lions of three steps, which turn freely and capture with each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.fire import SECOND_GONE
from ..board.moves import VIA_SHIFT
from .offers import NEXT_VIA, ONE_VIA, TWO_VIAS, put

if TYPE_CHECKING:
    from ..position import Position


def lion_ways(position: Position, piece: i64, origin: i64) -> None:
    """What a lion of three steps does beyond its area move and its captures on two squares in a row: a step to an
    empty square before a capture or after it, and captures on three squares.

    Moves that capture the same in the same order and end on the same square are one.
    """
    cells = position.cells
    work = position.work
    king_step = position.tables.king_step
    side = piece & 1
    for step in king_step:
        via = origin + step
        victim = cells[via]
        if victim > 1 and victim & 1 != side:
            _goes_on(position, piece, origin, via)
            _takes_again(position, piece, origin, via)
    # What stands beside it is captured by the first step.
    work.tread += 1
    tread = work.tread
    work.trodden[origin] = tread
    for step in king_step:
        work.trodden[origin + step] = tread
    for step in king_step:
        if cells[origin + step] != 0:
            continue
        for second in king_step:
            via = origin + step + second
            victim = cells[via]
            if work.trodden[via] == tread or victim < 2 or victim & 1 == side:
                continue
            work.trodden[via] = tread
            for third in king_step:
                end = cells[via + third]
                if end == 0 or (end != 1 and end & 1 != side):
                    put(position, piece, origin, via + third, via << VIA_SHIFT | ONE_VIA, True, via)


def _goes_on(position: Position, piece: i64, origin: i64, via: i64) -> None:
    """After a capture beside it two steps more, the first of them to an empty square."""
    cells = position.cells
    work = position.work
    king_step = position.tables.king_step
    work.tread += 1
    tread = work.tread
    work.trodden[via] = tread
    for step in king_step:
        work.trodden[via + step] = tread
    for step in king_step:
        between = via + step
        if cells[between] != 0 and between != origin:
            continue
        for onward in king_step:
            target = between + onward
            end = cells[target]
            if work.trodden[target] == tread:
                continue
            work.trodden[target] = tread
            if end == 0 or (end != 1 and end & 1 != piece & 1):
                put(position, piece, origin, target, via << VIA_SHIFT | ONE_VIA, True, via)


def _takes_again(position: Position, piece: i64, origin: i64, via: i64) -> None:
    """After a capture beside it another one, and a third step: the squares it has left are empty."""
    cells = position.cells
    king_step = position.tables.king_step
    side = piece & 1
    for step in king_step:
        next_via = via + step
        victim = cells[next_via]
        if victim < 2 or victim & 1 == side:
            continue
        path = via << VIA_SHIFT | next_via << NEXT_VIA | TWO_VIAS
        for onward in king_step:
            target = next_via + onward
            end = cells[target]
            if target == origin or end == 0 or (end != 1 and end & 1 != side):
                put(position, piece, origin, target, path, True, via | next_via << SECOND_GONE)
