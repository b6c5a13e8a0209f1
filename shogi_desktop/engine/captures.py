"""Moves that change the balance of material at once, for searching until a position is quiet."""

from __future__ import annotations

from ..rules.moves import ORIGIN_SHIFT, PROMOTION
from ..rules.position import Position


def generate_captures(position: Position) -> None:
    """Puts captures and promotions of the side to move on the stack of the position and moves `top` past them.

    They may leave the own king in check; whoever plays one must look. A capture that may promote is listed promoting
    only, unless there is no such face.
    """
    tables = position.tables
    position.reserve()
    cells, listed, moves = position.cells, position.listed, position.moves
    ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
    ray_quiet, ray_capture = tables.ray_quiet, tables.ray_capture
    zone, promotes, promoted = tables.zone, tables.promotes, tables.promoted
    side = position.turn
    zone_base = side * tables.size
    top = position.top
    at = side * len(tables.squares)
    end = at + position.count[side]
    while at < end:
        origin = listed[at]
        at += 1
        piece = cells[origin]
        base = origin << ORIGIN_SHIFT
        can_promote = promoted[piece] != 0
        from_zone = zone[zone_base + origin] << 1
        ray = ray_first[piece]
        last_ray = ray_first[piece + 1]
        while ray < last_ray:
            step = ray_step[ray]
            limit = ray_limit[ray]
            target = origin + step
            while limit > 0:
                victim = cells[target]
                if victim == 0:
                    if can_promote and ray_quiet[ray] and promotes[from_zone | zone[zone_base + target]] != 0:
                        moves[top] = base | target | PROMOTION
                        top += 1
                else:
                    if victim != 1 and victim & 1 != side and ray_capture[ray] != 0:
                        if can_promote and promotes[from_zone | zone[zone_base + target]] != 0:
                            moves[top] = base | target | PROMOTION
                        else:
                            moves[top] = base | target
                        top += 1
                    break
                limit -= 1
                target += step
            ray += 1
    position.top = top

