"""What a piece can do, checks and rulings aside: lines, lines over others, areas, two legs, passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.fire import SECOND_GONE
from ..board.moves import ORIGIN_SHIFT, PASS, VIA_SHIFT
from ..board.tables import HOOK, JUMP, OVER, RANKED, SKIP, SWEEP
from .lions import lion_ways
from .offers import NEXT_VIA, ONE_VIA, TWO_VIAS, burns_enemies, offer_target, put

if TYPE_CHECKING:
    from ..position import Position


def beyond_lines(position: Position, piece: i64, origin: i64) -> None:
    tables = position.tables
    if tables.special_first[piece] < tables.special_first[piece + 1]:
        _special_lines(position, piece, origin)
    if tables.area[piece]:
        _area(position, piece, origin)
    if tables.leg_first[piece] < tables.leg_first[piece + 1]:
        _legs(position, piece, origin)
    if tables.walk_first[piece] < tables.walk_first[piece + 1]:
        _walks(position, piece, origin)


def line_moves(position: Position, piece: i64, origin: i64) -> None:
    tables = position.tables
    cells = position.cells
    side = piece & 1
    for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
        step = tables.ray_step[ray]
        limit = tables.ray_limit[ray]
        target = origin + step
        while limit > 0:
            victim = cells[target]
            if victim != 0:
                if victim != 1 and victim & 1 != side and tables.ray_capture[ray] != 0:
                    offer_target(position, piece, origin, target, victim)
                break
            if tables.ray_quiet[ray] != 0:
                offer_target(position, piece, origin, target, 0)
            target += step
            limit -= 1


def _special_lines(position: Position, piece: i64, origin: i64) -> None:
    """Lines that pass over pieces."""
    tables = position.tables
    for ray in range(tables.special_first[piece], tables.special_first[piece + 1]):
        step = tables.special_step[ray]
        block = tables.special_block[ray]
        if block == SKIP:
            if position.cells[origin + step] != 1:
                _line_from(position, piece, origin, origin + 2 * step, step, tables.special_limit[ray] - 1)
        elif block == OVER:
            _line_over(position, piece, origin, step, tables.special_number[ray])
        elif block == RANKED:
            _line_over_ranks(position, piece, origin, step)
        elif block == JUMP:
            landing = _landing(position, origin, step, tables.special_number[ray])
            if landing:
                limit = tables.special_limit[ray] - tables.special_number[ray]
                _line_from(position, piece, origin, landing + step, step, limit)
        elif block == SWEEP:
            _line_sweeping(position, piece, origin, step)
        elif block == HOOK:
            _line_turning(position, piece, origin, step, tables.special_number[ray])


def _landing(position: Position, origin: i64, step: i64, number: i64) -> i64:
    """The empty square so many steps away, 0 where that is none."""
    square = origin
    for _ in range(number):
        square += step
        if position.cells[square] == 1:
            return 0
    return square if position.cells[square] == 0 else i64(0)


def _line_from(position: Position, piece: i64, origin: i64, target: i64, step: i64, limit: i64) -> None:
    while limit > 0:
        victim = position.cells[target]
        if victim != 0:
            if victim != 1 and victim & 1 != piece & 1:
                offer_target(position, piece, origin, target, victim)
            return
        offer_target(position, piece, origin, target, 0)
        target += step
        limit -= 1


def _line_turning(position: Position, piece: i64, origin: i64, step: i64, turned: i64) -> None:
    """A hook: on each empty square of the line it may turn to either side and go on."""
    most: i64 = len(position.tables.squares)
    corner = origin + step
    while position.cells[corner] == 0:
        _line_from(position, piece, origin, corner + turned, turned, most)
        _line_from(position, piece, origin, corner - turned, -turned, most)
        corner += step


def _line_over(position: Position, piece: i64, origin: i64, step: i64, most: i64) -> None:
    """Squares and captures over at most so many pieces, 0 = any number."""
    target = origin + step
    while position.cells[target] != 1:
        victim = position.cells[target]
        if victim == 0 or victim & 1 != piece & 1:
            offer_target(position, piece, origin, target, victim)
        if victim != 0 and most != 0:
            most -= 1
            if most == 0:
                _line_from(position, piece, origin, target + step, step, len(position.tables.squares))
                return
        target += step


def _line_sweeping(position: Position, piece: i64, origin: i64, step: i64) -> None:
    """A flight that takes all pieces of lower rank on its way; it ends on an empty square or an enemy, or on an own
    piece where that is the rule."""
    tables = position.tables
    rank = tables.rank[piece]
    taken: i64 = 0
    target = origin + step
    while position.cells[target] != 1:
        other = position.cells[target]
        if other != 0:
            if tables.rank[other] >= rank:
                return
            taken = other
        if other == 0 or other & 1 != piece & 1 or position.work.sweep_own:
            if tables.overlaps[piece] == 0 or position.work.offered[target] != position.work.offer:
                # Of what is taken on the way only the last piece could burn the mover.
                put(position, piece, origin, target, 0, taken != 0, target - step)
            position.work.offered[target] = position.work.offer
        target += step


def _line_over_ranks(position: Position, piece: i64, origin: i64, step: i64) -> None:
    """Captures beyond pieces of lower rank; what is royal may be exempt."""
    tables = position.tables
    rank = tables.rank[piece]
    jumped = False
    target = origin + step
    while position.cells[target] != 1:
        other = position.cells[target]
        if other == 0:
            if jumped and position.work.jump_quiet:
                offer_target(position, piece, origin, target, 0)
        else:
            lower = tables.rank[other] < rank
            if jumped and other & 1 != piece & 1:
                allowed = lower if position.work.jump_lower else position.work.jump_any or tables.royal[other] == 0
                if allowed:
                    offer_target(position, piece, origin, target, other)
            if not lower:
                return
            jumped = True
        target += step


def _area(position: Position, piece: i64, origin: i64) -> None:
    """King steps through empty squares, ending on an empty one or on the first capture."""
    tables = position.tables
    visited, queue = position.work.visited, position.work.queue
    stamp = position.work.offer
    visited[origin] = stamp
    queue[0] = origin
    head: i64 = 0
    tail: i64 = 1
    for _ in range(tables.area[piece]):
        end = tail
        while head < end:
            here = queue[head]
            head += 1
            for step in tables.king_step:
                target = here + step
                if visited[target] == stamp:
                    continue
                visited[target] = stamp
                victim = position.cells[target]
                if victim == 0:
                    queue[tail] = target
                    tail += 1
                    offer_target(position, piece, origin, target, 0)
                elif victim != 1 and victim & 1 != piece & 1:
                    offer_target(position, piece, origin, target, victim)
    if tables.lion_steps[piece]:
        lion_ways(position, piece, origin)


def _legs(position: Position, piece: i64, origin: i64) -> None:
    """Captures on a neighbouring square and a second step from there, home included (igui)."""
    tables = position.tables
    cells = position.cells
    side = piece & 1
    for leg in range(tables.leg_first[piece], tables.leg_first[piece + 1]):
        via = origin + tables.leg_one[leg]
        victim = cells[via]
        if victim < 2 or victim & 1 == side:
            continue
        target = via + tables.leg_two[leg]
        second = cells[target]
        if target == origin or second == 0 or (second != 1 and second & 1 != side):
            put(position, piece, origin, target, via << VIA_SHIFT | ONE_VIA, True, via)


def _walks(position: Position, piece: i64, origin: i64) -> None:
    """Captures on two squares, and a third step."""
    tables = position.tables
    cells = position.cells
    side = piece & 1
    for walk in range(tables.walk_first[piece], tables.walk_first[piece + 1]):
        via = origin + tables.walk_one[walk]
        victim = cells[via]
        if victim < 2 or victim & 1 == side:
            continue
        next_via = via + tables.walk_two[walk]
        victim = cells[next_via]
        if victim < 2 or victim & 1 == side:
            continue
        target = next_via + tables.walk_three[walk]
        third = cells[target]
        if target == via or third == 0 or (third != 1 and third & 1 != side):
            path = via << VIA_SHIFT | next_via << NEXT_VIA | TWO_VIAS
            put(position, piece, origin, target, path, True, via | next_via << SECOND_GONE)


def pass_way(position: Position, piece: i64, origin: i64) -> None:
    tables = position.tables
    if position.work.noisy_only and not burns_enemies(position, piece, origin):
        return
    for step in range(tables.pass_first[piece], tables.pass_first[piece + 1]):
        if position.cells[origin + tables.pass_step[step]] == 0:
            position.moves[position.top] = origin | origin << ORIGIN_SHIFT | PASS
            position.top += 1
            return
