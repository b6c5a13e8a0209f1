"""Checks: attacks on the royal piece whose loss decides, along lines where that is enough, else by looking at moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ..board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIAS_SHIFT
from .attacks import attacked
from .pseudo_legal import generate_pseudo_legal

if TYPE_CHECKING:
    from ..position import Position


def in_check(position: Position) -> bool:
    """Whether the side to move is in check."""
    if position.checked[position.ply] < 0:
        position.checked[position.ply] = 1 if _is_attacked(position) else 0
    return position.checked[position.ply] == 1


def _is_attacked(position: Position) -> bool:
    """Whether the enemy, were it his turn, could take the last royal piece of the side to move."""
    side = position.turn
    if position.in_lines:
        king = position.king[side]
        return king >= 0 and attacked(position, king, side ^ 1)
    if position.royals[side] == 0:
        return False
    position.play_null()
    found = could_lose(position, side)
    position.undo()
    return found


def has_exposed(position: Position, side: i64) -> bool:
    """Whether `side`, which has just moved, has lost by it or could now be made to: what check = "mate" forbids."""
    if position.in_lines:
        king = position.king[side]
        return king >= 0 and attacked(position, king, side ^ 1)
    return position.royals[side] == 0 or could_lose(position, side)


def could_lose(position: Position, side: i64) -> bool:
    """Whether the side to move could take the last royal piece of `side`."""
    first = position.top
    generate_pseudo_legal(position, True)
    found = False
    for at in range(first, position.top):
        move = position.moves[at]
        if not _may_take_royal(position, move):
            continue
        position.play(move)
        found = position.royals[side] == 0
        position.undo()
        if found:
            break
    position.top = first
    return found


def _may_take_royal(position: Position, move: i64) -> bool:
    """Whether a move takes or burns a royal piece, or perhaps does: whether it is worth playing to find out."""
    tables, cells = position.tables, position.cells
    target = move & SQUARE_MASK
    if move >> VIAS_SHIFT or tables.royal[cells[target]]:
        return True
    if tables.sweeping and move & DROP == 0 and tables.sweeps[cells[move >> ORIGIN_SHIFT & SQUARE_MASK]]:
        return True
    if not tables.burning:
        return False
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    face = origin << 1 | position.turn if move & DROP else cells[origin]
    if move & PROMOTION:
        face = tables.promoted[face]
    if tables.burns[face]:
        for step in tables.king_step:
            if tables.royal[cells[target + step]]:
                return True
    return False


def gives_check(position: Position, move: i64) -> bool:
    """Whether a possible move of the side to move attacks the enemy king, by itself or by what it uncovers."""
    king = position.king[position.turn ^ 1]
    target = move & SQUARE_MASK
    if not position.in_lines:
        position.play(move)
        checks = in_check(position)
        position.undo()
        return checks
    if king < 0 or king == target:
        return False
    cells = position.cells
    origin = move >> ORIGIN_SHIFT & SQUARE_MASK
    before = cells[target]
    if move & DROP:
        cells[target] = origin << 1 | position.turn
        checks = attacked(position, king, position.turn)
    else:
        piece = cells[origin]
        cells[origin] = 0
        cells[target] = position.tables.promoted[piece] if move & PROMOTION else piece
        checks = attacked(position, king, position.turn)
        cells[origin] = piece
    cells[target] = before
    return checks
