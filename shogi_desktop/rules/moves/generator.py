"""Legal moves: what each piece can do, what a check or a pin leaves of it.

After `generate`, `position.checkers` is the number of pieces that give check to the side to move (where checks are
found along lines). `generate` leaves bans of repetition aside, which a search judges once it has played a move;
`generate_legal` knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from ..board.tables import CHOICE, MUST
from .attacks import attacked
from .checks import has_exposed, in_check
from .drops import generate_drops
from .offers import reserve
from .pseudo_legal import generate_pseudo_legal, remove_forbidden
from .ways import line_moves

if TYPE_CHECKING:
    from ..position import Position


def generate(position: Position, noisy_only: bool = False) -> None:
    """Puts the legal moves of the side to move on the stack and moves `top` past them.

    With `noisy_only` only captures and promotions, for quiescence searches.
    """
    reserve(position)
    first = position.top
    if not position.in_lines:
        generate_pseudo_legal(position, noisy_only)
        if not position.takes_royals:
            _remove_exposing(position, first)
        return
    king = position.king[position.turn]
    position.checkers = 0
    position.work.unpinned = position.work.stamp
    if king >= 0:
        find_checks_and_pins(position, king)
    position.checked[position.ply] = 1 if position.checkers else 0
    if position.checkers < 2:
        generate_board(position, king, noisy_only)
    if king >= 0:
        generate_king(position, king, noisy_only)
    if position.checkers < 2 and position.has_drops and not noisy_only:
        generate_drops(position)
    if position.judged:
        remove_forbidden(position, first)


def generate_legal(position: Position) -> None:
    """Puts the legal moves on the stack, those that may not bring a position back left out."""
    first = position.top
    generate(position)
    if not position.bans_repetition or position.reversible[position.ply] == 0:
        return
    if position.variant.repetition_result == "forbidden_unless_in_check" and in_check(position):
        return
    times = i64(position.variant.repetition - 1)
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        position.play(move)
        banned = position.repeats(times)
        position.undo()
        if not banned:
            position.moves[kept] = move
            kept += 1
    position.top = kept


def has_legal_move(position: Position) -> bool:
    first = position.top
    generate_legal(position)
    found = position.top > first
    position.top = first
    return found


def _remove_exposing(position: Position, first: i64) -> None:
    """Takes moves after which the last royal piece could be taken, or is gone, off the stack; mating drops too."""
    side = position.turn
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        position.play(move)
        exposed = has_exposed(position, side)
        if not exposed and move & DROP and position.tables.drop_mate_banned[move >> ORIGIN_SHIFT & SQUARE_MASK]:
            exposed = in_check(position) and not has_legal_move(position)
        position.undo()
        if not exposed:
            position.moves[kept] = move
            kept += 1
    position.top = kept


def find_checks_and_pins(position: Position, king: i64) -> None:
    """Counts the checkers, and stamps the squares that answer a single check and those that a pinned piece has."""
    work = position.work
    tables = position.tables
    cells = position.cells
    side = position.turn
    width = tables.vectors
    end = tables.side_vectors_first[(side ^ 1) + 1]
    for at in range(tables.side_vectors_first[side ^ 1], end):
        vector = tables.side_vectors[at]
        step = tables.vector_step[vector]
        limit = tables.vector_limit[vector]
        distance: i64 = 1
        here = king - step
        while cells[here] == 0 and distance < limit:
            here -= step
            distance += 1
        piece = cells[here]
        if piece < 2:
            continue
        own: i64 = 0
        if piece & 1 == side:
            own = here
            if distance >= limit:
                continue
            here -= step
            distance += 1
            while cells[here] == 0 and distance < limit:
                here -= step
                distance += 1
            piece = cells[here]
            if piece < 2 or piece & 1 == side:
                continue
        if tables.reach[piece * width + vector] < distance:
            continue
        work.stamp += 1
        if own:
            work.pin[own] = work.stamp
        else:
            position.checkers += 1
            work.answer = work.stamp
        while here != king:
            work.mark[here] = work.stamp
            here += step


def generate_board(position: Position, king: i64, noisy_only: bool) -> None:
    """Moves of all pieces but the king; in check only those that end it."""
    work = position.work
    tables = position.tables
    if tables.promotes_wider:
        _generate_board_widely(position, king, noisy_only)
        return
    cells, listed, mark, pin, moves = position.cells, position.listed, work.mark, work.pin, position.moves
    ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
    ray_quiet, ray_capture = tables.ray_quiet, tables.ray_capture
    zone, promotes, promoted = tables.zone, tables.promotes, tables.promoted
    side = position.turn
    unpinned = work.unpinned
    in_check = position.checkers != 0
    answer = work.answer
    zone_base = side * tables.size
    top = position.top
    at = side * len(tables.squares)
    end = at + position.count[side]
    while at < end:
        origin = listed[at]
        at += 1
        if origin == king:
            continue
        need: i64 = 0
        if pin[origin] > unpinned:
            if in_check:
                # The line of a pin and that of a check meet only in the king.
                continue
            need = pin[origin]
        elif in_check:
            need = answer
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
                if victim != 0:
                    if victim == 1 or victim & 1 == side or ray_capture[ray] == 0:
                        break
                    limit = 1
                elif ray_quiet[ray] == 0:
                    limit -= 1
                    target += step
                    continue
                if need == 0 or mark[target] == need:
                    promotion = promotes[from_zone | zone[zone_base + target]] if can_promote else i64(0)
                    if promotion != 0:
                        moves[top] = base | target | PROMOTION
                        top += 1
                        if (
                            promotion == CHOICE
                            and tables.edge[tables.edges[piece] + target] & MUST == 0
                            and (victim != 0 or not noisy_only)
                        ):
                            moves[top] = base | target
                            top += 1
                    elif victim != 0 or not noisy_only:
                        moves[top] = base | target
                        top += 1
                limit -= 1
                target += step
            ray += 1
    position.top = top


def _generate_board_widely(position: Position, king: i64, noisy_only: bool) -> None:
    """The same where a move may promote by what it captures or for its square, too."""
    work = position.work
    first = position.turn * len(position.tables.squares)
    work.noisy_only = noisy_only
    for at in range(first, first + position.count[position.turn]):
        origin = position.listed[at]
        pinned = work.pin[origin] > work.unpinned
        if origin == king or (pinned and position.checkers):
            continue
        before = position.top
        work.offer += 1
        line_moves(position, position.cells[origin], origin)
        if pinned:
            _keep_marked(position, before, work.pin[origin])
        elif position.checkers:
            _keep_marked(position, before, work.answer)


def _keep_marked(position: Position, first: i64, stamp: i64) -> None:
    """Takes moves to squares without the stamp off the stack, from `first` on."""
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        if position.work.mark[move & SQUARE_MASK] == stamp:
            position.moves[kept] = move
            kept += 1
    position.top = kept


def generate_king(position: Position, king: i64, noisy_only: bool) -> None:
    """Moves of the king to squares that the enemy does not attack once it has left its own."""
    tables = position.tables
    cells = position.cells
    side = position.turn
    piece = cells[king]
    cells[king] = 0
    top = position.top
    ray = tables.ray_first[piece]
    while ray < tables.ray_first[piece + 1]:
        step = tables.ray_step[ray]
        limit = tables.ray_limit[ray]
        ray += 1
        target = king + step
        while limit > 0:
            victim = cells[target]
            if victim == 1 or (victim != 0 and victim & 1 == side):
                break
            if (victim != 0 or not noisy_only) and not attacked(position, target, side ^ 1):
                position.moves[top] = king << ORIGIN_SHIFT | target
                top += 1
            if victim != 0:
                break
            limit -= 1
            target += step
    cells[king] = piece
    position.top = top
