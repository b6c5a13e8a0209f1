"""Moves as they are put onto one stack, `position.moves`, from `position.top` upwards, with choices to promote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board.fire import burner_beside
from ..board.moves import ORIGIN_SHIFT, PROMOTION, VIA_SHIFT, VIAS_SHIFT
from ..board.tables import FORCED, MAY, MUST
from ..board.taking import infection, takes_promoted

if TYPE_CHECKING:
    from ..position import Position

ONE_VIA: Final = 1 << VIAS_SHIFT
TWO_VIAS: Final = 2 << VIAS_SHIFT
NEXT_VIA: Final = VIA_SHIFT + 11
# From so many moves on it is worth counting how many there can be.
_ROOMY: Final = 1 << 17


def reserve(position: Position) -> None:
    """Makes room on the stack for all moves of a position."""
    tables = position.tables
    room = position.count[position.turn] * tables.most + len(tables.squares) * tables.droppable
    if position.top + room > _ROOMY:
        # The largest armies have few pieces that go so far.
        room = len(tables.squares) * tables.droppable
        first = position.turn * len(tables.squares)
        for at in range(first, first + position.count[position.turn]):
            room += tables.widest[position.cells[position.listed[at]]]
    make_room(position, position.top + room)


def make_room(position: Position, wanted: i64) -> None:
    """Lets the stack hold so many moves."""
    if wanted > len(position.moves):
        # At once: every copy of a position of a large game comes by here (one number after the other took 0.7 ms).
        longer: vec[i64] = vec[i64]([0] * (2 * wanted))
        for at in range(position.top):
            longer[at] = position.moves[at]
        position.moves = longer


def offer_target(position: Position, piece: i64, origin: i64, target: i64, victim: i64) -> None:
    """A move to one square, once for each piece and square."""
    if position.tables.overlaps[piece]:
        if position.work.offered[target] == position.work.offer:
            return
        position.work.offered[target] = position.work.offer
    put(position, piece, origin, target, 0, victim != 0, 0)


def put(position: Position, piece: i64, origin: i64, target: i64, path: i64, captures: bool, via: i64) -> None:
    """Puts a move with its promotion choices on the stack; a mover that will be burnt or infected has none."""
    tables = position.tables
    move = origin << ORIGIN_SHIFT | target | path
    moves = position.moves
    if tables.promoted[piece] and not (tables.contagion and captures and infection(position, move)):
        zone = piece & 1
        zone = tables.zone[zone * tables.size + origin] << 1 | tables.zone[zone * tables.size + target]
        if captures:
            zone |= 4
        allowed = tables.promotes[zone] != 0
        special: i64 = 0
        if position.work.edges[piece]:
            special = tables.edge[position.work.edges[piece] + target]
            allowed = allowed or special & (MUST | MAY) != 0
        if allowed and not _will_burn(position, piece, target, via):
            if (
                tables.flips
                and position.work.noisy_only
                and not captures
                and not burns_enemies(position, tables.promoted[piece], target)
            ):
                return
            moves[position.top] = move | PROMOTION
            position.top += 1
            if special & MUST or tables.promotes[zone] == FORCED or (position.work.noisy_only and not captures):
                return
            if tables.spoils and captures and takes_promoted(position, move):
                return
    if position.work.noisy_only and not captures and not burns_enemies(position, piece, target):
        return
    moves[position.top] = move
    position.top += 1


def _will_burn(position: Position, piece: i64, target: i64, via: i64) -> bool:
    return position.tables.burning and burner_beside(position, target, piece & 1, via)


def burns_enemies(position: Position, piece: i64, square: i64) -> bool:
    """Whether a piece burns and enemies stand beside the square."""
    if position.tables.burns[piece] == 0:
        return False
    for step in position.tables.king_step:
        other = position.cells[square + step]
        if other > 1 and other & 1 != piece & 1:
            return True
    return False
