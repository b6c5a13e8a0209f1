"""What all pieces of a side can do, checks and rulings aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import ORIGIN_SHIFT, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from .offers import offer_target, reserve
from .teleports import teleport_ways
from .ways import beyond_lines, line_moves, pass_way

if TYPE_CHECKING:
    from ..position import Position


def generate_ways(position: Position, noisy_only: bool) -> None:
    """Puts all moves of the pieces of the side to move on the stack."""
    position.work.noisy_only = noisy_only
    if noisy_only:
        _generate_noisy(position)
        return
    tables = position.tables
    at = position.turn * len(tables.squares)
    end = at + position.count[position.turn]
    while at < end:
        origin = position.listed[at]
        at += 1
        piece = position.cells[origin]
        position.work.offer += 1
        line_moves(position, piece, origin)
        if position.work.able[piece]:
            beyond_lines(position, piece, origin)
            if position.work.far[piece]:
                teleport_ways(position, piece, origin)
        if tables.pass_first[piece] < tables.pass_first[piece + 1]:
            pass_way(position, piece, origin)


def _generate_noisy(position: Position) -> None:
    """Captures, promotions, and moves of burners to enemies: most empty squares need not be offered at all."""
    work = position.work
    tables = position.tables
    cells, listed, gates = position.cells, position.listed, work.gates
    ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
    side = position.turn
    size = tables.size
    at = side * len(tables.squares)
    end = at + position.count[side]
    while at < end:
        origin = listed[at]
        at += 1
        piece = cells[origin]
        work.offer += 1
        if tables.burns[piece] or work.edges[piece]:
            line_moves(position, piece, origin)
            pass_way(position, piece, origin)
        else:
            promotes = tables.promoted[piece] != 0
            gate = (2 * side + tables.zone[side * size + origin]) * size
            ray = ray_first[piece]
            last_ray = ray_first[piece + 1]
            while ray < last_ray:
                step = ray_step[ray]
                limit = ray_limit[ray]
                target = origin + step
                while cells[target] == 0 and limit > 0:
                    if promotes and gates[gate + target] != 0 and tables.ray_quiet[ray] != 0:
                        offer_target(position, piece, origin, target, 0)
                    target += step
                    limit -= 1
                victim = cells[target]
                if victim > 1 and victim & 1 != side and limit > 0 and tables.ray_capture[ray] != 0:
                    offer_target(position, piece, origin, target, victim)
                ray += 1
        if work.able[piece]:
            beyond_lines(position, piece, origin)
            if work.far[piece]:
                teleport_ways(position, piece, origin)


def can_capture(position: Position, square: i64, by: i64) -> bool:
    """Whether a piece of side `by` could capture on `square` if an enemy stood there, whatever rulings forbid.

    Jumps, areas and moves of two legs included, exposed kings aside.
    """
    turn, first, there = position.turn, position.top, position.cells[square]
    if there == 0 or there & 1 == by:
        position.cells[square] = position.work.stand_in << 1 | by ^ 1
    position.turn = by
    position.work.noisy_only = True
    reserve(position)
    _generate_noisy(position)
    position.turn = turn
    position.cells[square] = there
    found = False
    for at in range(first, position.top):
        move = position.moves[at]
        if move >> ORIGIN_SHIFT & SQUARE_MASK != square and (
            move & SQUARE_MASK == square
            or (move >> VIAS_SHIFT and move >> VIA_SHIFT & SQUARE_MASK == square)
            or (move >> VIAS_SHIFT > 1 and move >> (VIA_SHIFT + 11) & SQUARE_MASK == square)
        ):
            found = True
            break
    position.top = first
    return found
