"""What a piece can do, checks and rulings aside: lines, lines over others, areas, two legs, passes.

Moves are put onto one stack, `position.moves`, from `position.top` upwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board.fire import burner_beside
from ..board.moves import ORIGIN_SHIFT, PASS, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from ..board.tables import FORCED, HOOK, JUMP, MAY, MUST, OVER, RANKED, SKIP, SWEEP
from ..board.taking import infection, takes_promoted

if TYPE_CHECKING:
    from ..position import Position

_ONE_VIA: Final = 1 << VIAS_SHIFT
_TWO_VIAS: Final = 2 << VIAS_SHIFT
_NEXT_VIA: Final = VIA_SHIFT + 11
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
    if tables.lion_steps[piece]:
        _lion_steps(position, piece, origin)


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
                _put(position, piece, origin, target, 0, taken != 0, target - step)
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
            _put(position, piece, origin, target, via << VIA_SHIFT | _ONE_VIA, True, via)


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
            _put(position, piece, origin, target, via << VIA_SHIFT | next_via << _NEXT_VIA | _TWO_VIAS, True, via)


def _lion_steps(position: Position, piece: i64, origin: i64) -> None:
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
            _lion_goes_on(position, piece, origin, via)
            _lion_takes_again(position, piece, origin, via)
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
                    _put(position, piece, origin, via + third, via << VIA_SHIFT | _ONE_VIA, True, via)


def _lion_goes_on(position: Position, piece: i64, origin: i64, via: i64) -> None:
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
                _put(position, piece, origin, target, via << VIA_SHIFT | _ONE_VIA, True, via)


def _lion_takes_again(position: Position, piece: i64, origin: i64, via: i64) -> None:
    """After a capture beside it another one, and a third step: the squares it has left are empty."""
    cells = position.cells
    king_step = position.tables.king_step
    side = piece & 1
    for step in king_step:
        next_via = via + step
        victim = cells[next_via]
        if victim < 2 or victim & 1 == side:
            continue
        path = via << VIA_SHIFT | next_via << _NEXT_VIA | _TWO_VIAS
        for onward in king_step:
            target = next_via + onward
            end = cells[target]
            if target == origin or end == 0 or (end != 1 and end & 1 != side):
                _put(position, piece, origin, target, path, True, via)


def pass_way(position: Position, piece: i64, origin: i64) -> None:
    tables = position.tables
    if position.work.noisy_only and not _burns_enemies(position, piece, origin):
        return
    for step in range(tables.pass_first[piece], tables.pass_first[piece + 1]):
        if position.cells[origin + tables.pass_step[step]] == 0:
            position.moves[position.top] = origin | origin << ORIGIN_SHIFT | PASS
            position.top += 1
            return


def offer_target(position: Position, piece: i64, origin: i64, target: i64, victim: i64) -> None:
    """A move to one square, once for each piece and square."""
    if position.tables.overlaps[piece]:
        if position.work.offered[target] == position.work.offer:
            return
        position.work.offered[target] = position.work.offer
    _put(position, piece, origin, target, 0, victim != 0, 0)


def _put(position: Position, piece: i64, origin: i64, target: i64, path: i64, captures: bool, via: i64) -> None:
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
        if allowed and not _will_burn(position, piece, target, path, via):
            if (
                tables.flips
                and position.work.noisy_only
                and not captures
                and not _burns_enemies(position, tables.promoted[piece], target)
            ):
                return
            moves[position.top] = move | PROMOTION
            position.top += 1
            if special & MUST or tables.promotes[zone] == FORCED or (position.work.noisy_only and not captures):
                return
            if tables.spoils and captures and takes_promoted(position, move):
                return
    if position.work.noisy_only and not captures and not _burns_enemies(position, piece, target):
        return
    moves[position.top] = move
    position.top += 1


def _will_burn(position: Position, piece: i64, target: i64, path: i64, via: i64) -> bool:
    """Whether the piece burns where it ends; burners that it takes on its way do not count."""
    if not position.tables.burning:
        return False
    if path >> VIAS_SHIFT < 2:
        return burner_beside(position, target, piece & 1, via)
    next_via = path >> _NEXT_VIA & SQUARE_MASK
    victim = position.cells[next_via]
    position.cells[next_via] = 0
    burns = burner_beside(position, target, piece & 1, via)
    position.cells[next_via] = victim
    return burns


def _burns_enemies(position: Position, piece: i64, square: i64) -> bool:
    """Whether a piece burns and enemies stand beside the square."""
    if position.tables.burns[piece] == 0:
        return False
    for step in position.tables.king_step:
        other = position.cells[square + step]
        if other > 1 and other & 1 != piece & 1:
            return True
    return False
