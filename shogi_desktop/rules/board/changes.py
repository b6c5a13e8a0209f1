"""Moves that can remove several pieces, by captures on the way and burning: the stack of pieces removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from .fire import burner_beside, kindle
from .flights import flight_step
from .moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from .taking import face_after

if TYPE_CHECKING:
    from .board import Board


def play_removing(board: Board, move: i64, at: i64) -> None:
    """Captures on the way and on the target, the mover's way, its promotion, then burning: in this order."""
    tables = board.tables
    side = board.turn
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    target = move & SQUARE_MASK
    board.log[at + 1] = board.removed_top
    if move & DROP:
        face = origin << 1 | side
        board.log[at + 2] = board.removed_top
        _place(board, target, face)
        board.key ^= board.change_hand(side, tables.demoted[face], -1)
    else:
        piece = board.cells[origin]
        face = tables.promoted[piece] if move & PROMOTION else piece
        if tables.contagion:
            face = face_after(board, move)
        board.movers[board.ply] = piece
        for n in range(move >> VIAS_SHIFT):
            _remove(board, move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK)
        if tables.sweeping and tables.sweeps[piece]:
            _sweep(board, origin, target, flight_step(board, origin, target))
        if target != origin and board.cells[target] != 0:
            _remove(board, target)
        board.log[at + 2] = board.removed_top
        _displace(board, origin, target, piece, face)
        if board.has_drops:
            _take_into_hand(board, at, side, 1)
    if tables.burning:
        _burn(board, target, face)
    board.key ^= tables.side_key
    board.finish(move, board.removed_top != board.log[at + 1] or move & PROMOTION != 0)


def undo_removing(board: Board, move: i64, at: i64) -> None:
    while board.removed_top > board.log[at + 2]:
        _restore(board)
    target = move & SQUARE_MASK
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    if move & DROP:
        board.change_hand(board.turn, board.tables.demoted[board.cells[target]], 1)
        _take_off(board, target)
    else:
        face = board.cells[target]
        piece = board.movers[board.ply]
        if board.has_drops:
            _take_into_hand(board, at, board.turn, -1)
        _displace(board, target, origin, face, piece)
        while board.removed_top > board.log[at + 1]:
            _restore(board)
    board.key = board.log[at + 3]


def _sweep(board: Board, origin: i64, target: i64, step: i64) -> None:
    """Takes what a flight passes over."""
    square = origin + step
    while step != 0 and square != target:
        if board.cells[square] != 0:
            _remove(board, square)
        square += step


def _take_into_hand(board: Board, at: i64, side: i64, times: i64) -> None:
    """Gives a side what its move captured, or takes that back; nobody gets what burns."""
    for n in range(board.log[at + 1], board.log[at + 2], 3):
        kind = board.tables.demoted[board.removed[n + 1]]
        if kind:
            board.key ^= board.change_hand(side, kind, times)


def _place(board: Board, square: i64, piece: i64) -> None:
    """Puts a piece of a hand on an empty square."""
    board.cells[square] = piece
    board.enlist(square, piece & 1)
    board.key ^= board.tables.piece_key[piece * board.tables.size + square]
    if board.tables.burns[piece]:
        kindle(board, square, piece & 1, 1)


def _take_off(board: Board, square: i64) -> None:
    """Takes `_place` back, but for the hash."""
    piece = board.cells[square]
    board.cells[square] = 0
    board.delist(square, piece & 1)
    if board.tables.burns[piece]:
        kindle(board, square, piece & 1, -1)


def _displace(board: Board, origin: i64, target: i64, piece: i64, face: i64) -> None:
    """Moves a piece to an empty square (or none), where it shows `face`."""
    tables = board.tables
    board.cells[origin] = 0
    board.cells[target] = face
    board.key ^= tables.piece_key[piece * tables.size + origin] ^ tables.piece_key[face * tables.size + target]
    place = board.place[origin]
    board.listed[place] = target
    board.place[target] = place
    if tables.royal[face] != tables.royal[piece]:
        board.count_royals(piece & 1)
    if tables.burns[piece]:
        kindle(board, origin, piece & 1, -1)
    if tables.burns[face]:
        kindle(board, target, face & 1, 1)


def _burn(board: Board, target: i64, face: i64) -> None:
    """Removes a mover that ended beside an enemy burner, else the enemies beside a mover that burns."""
    tables = board.tables
    side = face & 1
    dies = burner_beside(board, target, side, 0)
    if tables.burns[face] and (not dies or board.variant.burn_clash == "mover_and_others"):
        for step in tables.king_step:
            other = board.cells[target + step]
            if other > 1 and other & 1 != side and not (dies and tables.burns[other]):
                _remove(board, target + step)
    if dies:
        _remove(board, target)


def _remove(board: Board, square: i64) -> None:
    tables = board.tables
    piece = board.cells[square]
    top = board.removed_top
    if top + 3 > len(board.removed):
        for _ in range(len(board.removed)):
            board.removed = append(board.removed, 0)
    board.removed[top] = square
    board.removed[top + 1] = piece
    board.removed[top + 2] = board.place[square]
    board.removed_top = top + 3
    board.cells[square] = 0
    board.key ^= tables.piece_key[piece * tables.size + square]
    board.delist(square, piece & 1)
    if tables.royal[piece]:
        board.lose_royal(piece & 1)
    if tables.burns[piece]:
        kindle(board, square, piece & 1, -1)


def _restore(board: Board) -> None:
    """Takes the last `_remove` back."""
    board.removed_top -= 3
    square = board.removed[board.removed_top]
    piece = board.removed[board.removed_top + 1]
    board.cells[square] = piece
    board.relist(square, piece & 1, board.removed[board.removed_top + 2])
    if board.tables.royal[piece]:
        board.regain_royal(piece & 1)
    if board.tables.burns[piece]:
        kindle(board, square, piece & 1, 1)
