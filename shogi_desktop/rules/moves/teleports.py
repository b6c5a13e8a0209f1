"""Pieces that go anywhere (emperors): to every empty square, and onto every enemy that is not protected.

Protected is a piece on whose square another of its side could capture once the emperor stands there and has left its
own; pins and checks do not count. Whether one emperor protects against another, `emperor_protection` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from .attacks import attacked
from .offers import make_room, offer_target
from .ways import beyond_lines

if TYPE_CHECKING:
    from ..position import Position


def teleport_ways(position: Position, piece: i64, origin: i64) -> None:
    tables = position.tables
    work = position.work
    aimed: i64 = 0
    if tables.raids[piece]:
        aimed = _find_unprotected(position, piece, origin)
    quiet = tables.teleports[piece] and not (work.noisy_only and tables.promoted[piece] | tables.burns[piece] == 0)
    if quiet:
        for square in tables.squares:
            if position.cells[square] == 0:
                offer_target(position, piece, origin, square, 0)
    for n in range(aimed):
        offer_target(position, piece, origin, work.aims[n], position.cells[work.aims[n]])


def _find_unprotected(position: Position, piece: i64, origin: i64) -> i64:
    """Puts the squares of the enemies that a piece may take wherever they stand into `work.aims`; how many."""
    tables = position.tables
    enemy = piece & 1 ^ 1
    first = enemy * len(tables.squares)
    end = first + position.count[enemy]
    guards: i64 = 0
    if position.work.emperors_guard:
        for at in range(first, end):
            guards += tables.raids[position.cells[position.listed[at]]]
    aimed: i64 = 0
    for at in range(first, end):
        square = position.listed[at]
        # A guard does not guard itself.
        if guards > tables.raids[position.cells[square]] or is_protected(position, origin, square):
            continue
        position.work.aims[aimed] = square
        aimed += 1
    return aimed


def is_protected(position: Position, origin: i64, square: i64) -> bool:
    """Whether an enemy could capture on `square` once the piece on `origin` has taken there what stands there."""
    cells = position.cells
    piece, victim = cells[origin], cells[square]
    cells[origin] = 0
    cells[square] = piece
    found = _is_attacked(position, square, piece & 1 ^ 1)
    cells[origin] = piece
    cells[square] = victim
    return found


def _is_attacked(position: Position, square: i64, by: i64) -> bool:
    """Whether a side could capture the piece on `square`, in any way."""
    if attacked(position, square, by):
        return True
    work = position.work
    first = by * len(position.tables.squares)
    for at in range(first, first + position.count[by]):
        origin = position.listed[at]
        piece = position.cells[origin]
        # Of those listed one may have been taken, another may have left its square.
        if work.able[piece] == 0 or piece & 1 != by:
            continue
        if position.tables.raids[piece] and (work.emperors_guard or not is_protected(position, origin, square)):
            return True
        if _takes_on(position, piece, origin, square):
            return True
    return False


def _takes_on(position: Position, piece: i64, origin: i64, square: i64) -> bool:
    """Whether a piece could capture on a square otherwise than along a plain line."""
    work = position.work
    noisy_only, offer, first = work.noisy_only, work.offer, position.top
    make_room(position, first + position.tables.widest[piece])
    work.asked -= 1
    work.noisy_only = True
    work.offer = work.asked
    beyond_lines(position, piece, origin)
    work.noisy_only = noisy_only
    work.offer = offer
    found = False
    for at in range(first, position.top):
        move = position.moves[at]
        if move & SQUARE_MASK == square:
            found = True
        for n in range(move >> VIAS_SHIFT):
            if move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK == square:
                found = True
    position.top = first
    return found
