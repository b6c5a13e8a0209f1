"""Drops, and the rules that forbid some: files that hold the piece (nifu), squares it could not leave, mating drops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import DROP, ORIGIN_SHIFT, SQUARE_MASK
from ..board.tables import BARRED

if TYPE_CHECKING:
    from ..position import Position


def generate_drops(position: Position) -> None:
    tables = position.tables
    cells, mark, moves, edge, squares = position.cells, position.work.mark, position.moves, tables.edge, tables.squares
    side = position.turn
    in_check = position.checkers != 0
    answer = position.work.answer
    first = position.top
    top = first
    suspects = False
    for held in tables.hand_kinds:
        if position.hand[side * tables.kinds + held] == 0:
            continue
        kind = held
        while kind != 0:
            piece = kind << 1 | side
            base = kind << ORIGIN_SHIFT | DROP
            edge_base = tables.edges[piece]
            closed = closed_files(position, kind, piece)
            for square in squares:
                if (
                    cells[square] == 0
                    and (not in_check or mark[square] == answer)
                    and edge[edge_base + square] & BARRED == 0
                    and (closed == 0 or closed >> tables.file[square] & 1 == 0)
                ):
                    moves[top] = base | square
                    top += 1
            if tables.drop_mate_banned[kind]:
                suspects = True
            kind = tables.next_face[kind]
    position.top = top
    if suspects and position.king[side ^ 1] >= 0:
        remove_mating_drops(position, first)


def generate_general_drops(position: Position, burners_only: bool) -> None:
    """Drops on every empty square where the piece could still move."""
    tables = position.tables
    for held in tables.hand_kinds:
        kind = held if position.hand[position.turn * tables.kinds + held] else i64(0)
        while kind != 0:
            piece = kind << 1 | position.turn
            if tables.burns[piece] or not burners_only:
                _drop_everywhere(position, kind, piece)
            kind = tables.next_face[kind]


def _drop_everywhere(position: Position, kind: i64, piece: i64) -> None:
    tables = position.tables
    edge = tables.edges[piece]
    closed = closed_files(position, kind, piece)
    for square in tables.squares:
        if (
            position.cells[square] == 0
            and tables.edge[edge + square] & BARRED == 0
            and closed >> tables.file[square] & 1 == 0
        ):
            position.moves[position.top] = kind << ORIGIN_SHIFT | DROP | square
            position.top += 1


def generate_blocks(position: Position) -> None:
    """Drops between the king and the piece that gives check."""
    tables = position.tables
    side = position.turn
    first = position.top
    suspects = False
    for square in tables.squares:
        if position.work.mark[square] != position.work.answer or position.cells[square] != 0:
            continue
        position.blockable = True
        for held in tables.hand_kinds:
            kind = held if position.hand[side * tables.kinds + held] else i64(0)
            while kind != 0:
                if _can_block(position, kind, kind << 1 | side, square):
                    position.moves[position.top] = kind << ORIGIN_SHIFT | DROP | square
                    position.top += 1
                    if tables.drop_mate_banned[kind]:
                        suspects = True
                kind = tables.next_face[kind]
    if suspects and position.king[side ^ 1] >= 0:
        remove_mating_drops(position, first)


def _can_block(position: Position, kind: i64, piece: i64, square: i64) -> bool:
    """Whether a piece may be dropped on an empty square, mates by it left aside."""
    tables = position.tables
    if tables.edge[tables.edges[piece] + square] & BARRED:
        return False
    return tables.drop_file_limit[kind] == 0 or closed_files(position, kind, piece) >> tables.file[square] & 1 == 0


def closed_files(position: Position, kind: i64, piece: i64) -> i64:
    """Bit set of the files that hold as many pieces of the kind as drops allow (nifu)."""
    tables = position.tables
    limit = tables.drop_file_limit[kind]
    closed: i64 = 0
    if limit == 0:
        return closed
    at = position.turn * len(tables.squares)
    end = at + position.count[position.turn]
    if limit == 1:
        while at < end:
            square = position.listed[at]
            if position.cells[square] == piece:
                closed |= 1 << tables.file[square]
            at += 1
        return closed
    for file in range(position.variant.geometry.files):
        count: i64 = 0
        for n in range(at, end):
            if position.cells[position.listed[n]] == piece and tables.file[position.listed[n]] == file:
                count += 1
        if count >= limit:
            closed |= 1 << file
    return closed


def remove_mating_drops(position: Position, first: i64) -> None:
    """Takes drops that mate at once with a kind that must not (uchifuzume) off the stack, from `first` on."""
    enemy_king = position.king[position.turn ^ 1]
    kept = first
    for at in range(first, position.top):
        move = position.moves[at]
        kind = move >> ORIGIN_SHIFT & SQUARE_MASK
        if not (
            position.tables.drop_mate_banned[kind]
            and _reaches(position, kind << 1 | position.turn, move & SQUARE_MASK, enemy_king)
            and _mates(position, move)
        ):
            position.moves[kept] = move
            kept += 1
    position.top = kept


def _reaches(position: Position, piece: i64, origin: i64, target: i64) -> bool:
    """Whether a piece on `origin` would attack `target`."""
    tables = position.tables
    for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
        if tables.ray_capture[ray] == 0:
            continue
        square = origin
        for _ in range(tables.ray_limit[ray]):
            square += tables.ray_step[ray]
            if square == target:
                return True
            if position.cells[square] != 0:
                break
    return False


def _mates(position: Position, move: i64) -> bool:
    work = position.work
    checkers, unpinned, answer = position.checkers, work.unpinned, work.answer
    position.play(move)
    mates = not position.has_legal_move()
    position.undo()
    position.checkers, work.unpinned, work.answer = checkers, unpinned, answer
    return mates
