"""Moves that give check and moves that answer one: what a search for mates lists instead of all legal moves.

Seen from the enemy king, the lines on which own pieces could attack it end at the first piece. The empty squares of
these lines and the enemy pieces at their ends are `seen`; own pieces at their ends are in `front`, since they may
uncover a check behind them. Both carry the stamp of the last look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import DROP, ORIGIN_SHIFT, PROMOTION
from ..board.tables import BARRED, FORCED, MAY, MUST
from .checks import could_lose, gives_check, in_check
from .drops import closed_files, generate_blocks, remove_mating_drops
from .generator import find_checks_and_pins, generate, generate_board, generate_king
from .offers import reserve
from .pseudo_legal import remove_forbidden

if TYPE_CHECKING:
    from ..position import Position


def generate_checks(position: Position) -> None:
    """Puts the legal moves of the side to move that give check on the stack.

    Where a check need not be answered: the moves after which the last royal piece of the enemy could be taken,
    or is. As with `generate`, bans of repetition are left aside.
    """
    work = position.work
    reserve(position)
    first = position.top
    if not position.in_lines:
        _generate_threats(position)
        return
    enemy_king = position.king[position.turn ^ 1]
    king = position.king[position.turn]
    position.checkers = 0
    work.unpinned = work.stamp
    if king >= 0:
        find_checks_and_pins(position, king)
    position.checked[position.ply] = 1 if position.checkers else 0
    if enemy_king < 0:
        return
    _look_from(position, enemy_king)
    if position.checkers < 2:
        _generate_board_checks(position, king)
    if king >= 0 and work.front[king] == work.look:
        before = position.top
        generate_king(position, king, False)
        _keep_checks(position, before)
    if position.checkers < 2 and position.has_drops:
        _generate_drop_checks(position, enemy_king)
    if position.judged:
        remove_forbidden(position, first)


def generate_evasions(position: Position) -> None:
    """Puts the legal moves of a side in check on the stack, drops on one square one after the other.

    Where a check need not be answered: the moves that win at once, or after which the last royal piece cannot be taken.
    """
    reserve(position)
    position.blockable = False
    first = position.top
    if not position.in_lines:
        _generate_rescues(position)
        return
    king = position.king[position.turn]
    position.checkers = 0
    position.work.unpinned = position.work.stamp
    if king >= 0:
        find_checks_and_pins(position, king)
    position.checked[position.ply] = 1 if position.checkers else 0
    if position.checkers == 0:
        generate(position)
        return
    generate_king(position, king, False)
    if position.checkers == 1:
        generate_board(position, king, False)
        if position.has_drops:
            generate_blocks(position)
    if position.judged:
        remove_forbidden(position, first)


def drops_check(position: Position, kind: i64) -> bool:
    """Whether a piece of `kind`, had the side to move one in hand, could give check from some empty square.

    Asked after `generate_checks`; rules that forbid a drop here or there are left aside.
    """
    tables = position.tables
    side = position.turn
    enemy_king = position.king[side ^ 1]
    if enemy_king < 0:
        return False
    face = kind
    while face != 0:
        piece = face << 1 | side
        for at in range(tables.side_vectors_first[side], tables.side_vectors_first[side + 1]):
            vector = tables.side_vectors[at]
            if tables.reach[piece * tables.vectors + vector] and (
                position.cells[enemy_king - tables.vector_step[vector]] == 0
            ):
                return True
        face = tables.next_face[face]
    return False


def _look_from(position: Position, enemy_king: i64) -> None:
    """Finds the squares and own pieces that matter for checks."""
    work = position.work
    tables = position.tables
    cells, seen = position.cells, work.seen
    side = position.turn
    work.look += 1
    look = work.look
    for at in range(tables.side_vectors_first[side], tables.side_vectors_first[side + 1]):
        vector = tables.side_vectors[at]
        step = tables.vector_step[vector]
        limit = tables.vector_limit[vector]
        distance: i64 = 0
        here = enemy_king
        while distance < limit:
            here -= step
            distance += 1
            piece = cells[here]
            if piece == 1:
                break
            if piece != 0 and piece & 1 == side:
                work.front[here] = look
                break
            work.line_of[here] = -1 if seen[here] == look else vector
            work.distance[here] = distance
            seen[here] = look
            if piece != 0:
                break


def _generate_board_checks(position: Position, king: i64) -> None:
    """Checks by all pieces but the king."""
    work = position.work
    tables = position.tables
    cells, listed, mark, pin = position.cells, position.listed, work.mark, work.pin
    ray_step, ray_limit, ray_quiet, ray_capture = (
        tables.ray_step,
        tables.ray_limit,
        tables.ray_quiet,
        tables.ray_capture,
    )
    side = position.turn
    look = work.look
    at = side * len(tables.squares)
    end = at + position.count[side]
    while at < end:
        origin = listed[at]
        at += 1
        if origin == king:
            continue
        need: i64 = 0
        if pin[origin] > work.unpinned:
            if position.checkers != 0:
                continue
            need = pin[origin]
        elif position.checkers != 0:
            need = work.answer
        uncovers = work.front[origin] == look
        piece = cells[origin]
        ray = tables.ray_first[piece]
        last_ray = tables.ray_first[piece + 1]
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
                if (
                    (uncovers or work.seen[target] == look)
                    and (need == 0 or mark[target] == need)
                    and (victim != 0 or ray_quiet[ray] != 0)
                ):
                    _put_check(position, piece, origin, target, uncovers)
                limit -= 1
                target += step
            ray += 1


def _put_check(position: Position, piece: i64, origin: i64, target: i64, uncovers: bool) -> None:
    """Puts a move on the stack, promoting and not, where that gives check."""
    tables = position.tables
    move = origin << ORIGIN_SHIFT | target
    promoted = tables.promoted[piece]
    if promoted:
        zone = (piece & 1) * tables.size
        way = tables.zone[zone + origin] << 1 | tables.zone[zone + target]
        if position.cells[target]:
            way |= 4
        special = tables.edge[tables.edges[piece] + target] & (MUST | MAY)
        if special or tables.promotes[way]:
            if _checks_from(position, promoted, target, move | PROMOTION, uncovers):
                position.moves[position.top] = move | PROMOTION
                position.top += 1
            if special & MUST or tables.promotes[way] == FORCED:
                return
            if tables.spoils and tables.unpromoted[position.cells[target]]:
                return
    if _checks_from(position, piece, target, move, uncovers):
        position.moves[position.top] = move
        position.top += 1


def _checks_from(position: Position, face: i64, target: i64, move: i64, uncovers: bool) -> bool:
    if uncovers or position.work.line_of[target] < 0:
        return gives_check(position, move)
    tables = position.tables
    return tables.reach[face * tables.vectors + position.work.line_of[target]] >= position.work.distance[target]


def _keep_checks(position: Position, first: i64) -> None:
    """Takes moves that give no check off the stack, from `first` on."""
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        if gives_check(position, move):
            position.moves[kept] = move
            kept += 1
    position.top = kept


def _generate_drop_checks(position: Position, enemy_king: i64) -> None:
    tables = position.tables
    side = position.turn
    first = position.top
    suspects = False
    for held in tables.hand_kinds:
        kind = held if position.hand[side * tables.kinds + held] else i64(0)
        while kind != 0:
            _put_drop_checks(position, kind, enemy_king)
            if tables.drop_mate_banned[kind]:
                suspects = True
            kind = tables.next_face[kind]
    if suspects:
        remove_mating_drops(position, first)


def _put_drop_checks(position: Position, kind: i64, enemy_king: i64) -> None:
    """Drops of a kind on the lines on which it attacks the enemy king."""
    work = position.work
    tables = position.tables
    cells = position.cells
    side = position.turn
    piece = kind << 1 | side
    closed: i64 = -1
    # A square on two lines of the piece is offered once.
    work.offer += 1
    for at in range(tables.side_vectors_first[side], tables.side_vectors_first[side + 1]):
        vector = tables.side_vectors[at]
        step = tables.vector_step[vector]
        square = enemy_king
        for _ in range(tables.reach[piece * tables.vectors + vector]):
            square -= step
            if cells[square] != 0:
                break
            if work.offered[square] == work.offer:
                continue
            work.offered[square] = work.offer
            if tables.edge[tables.edges[piece] + square] & BARRED or (
                position.checkers != 0 and work.mark[square] != work.answer
            ):
                continue
            if closed < 0:
                closed = closed_files(position, kind, piece)
            if closed >> tables.file[square] & 1 == 0:
                position.moves[position.top] = kind << ORIGIN_SHIFT | DROP | square
                position.top += 1


def _generate_threats(position: Position) -> None:
    side = position.turn
    first = position.top
    generate(position)
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        position.play(move)
        if position.royals[side ^ 1] == 0 or (position.royals[side] > 0 and in_check(position)):
            position.moves[kept] = move
            kept += 1
        position.undo()
    position.top = kept


def _generate_rescues(position: Position) -> None:
    side = position.turn
    first = position.top
    generate(position)
    if not position.takes_royals:
        return
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        position.play(move)
        if position.royals[side ^ 1] == 0 or (position.royals[side] > 0 and not could_lose(position, side)):
            position.moves[kept] = move
            kept += 1
        position.undo()
    position.top = kept
