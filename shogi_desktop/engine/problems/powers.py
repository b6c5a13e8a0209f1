"""What pieces can do beyond plain lines, and whether moves do it: burning, jumps, areas, captures on the way."""

from __future__ import annotations

from shogi_desktop.rules.board.moves import (
    from_square,
    is_drop,
    to_square,
    vias,
)
from shogi_desktop.rules.position import Position

from .candidates import Candidate


def is_powerful(position: Position, piece: int) -> bool:
    """Whether a piece burns, has an area move, or jumps over pieces of lower rank."""
    tables = position.tables
    return bool(tables.burns[piece] or tables.area[piece] or tables.rank[piece])


def power_shown(position: Position, move: int) -> int:
    """How many pieces of the enemy a move burns, one more where no plain line leads to its end; 0 for a plain move."""
    return _burnt(position, move) + int(not is_drop(move) and not _follows_line(position, move))


def power_at_work(candidate: Candidate, wanted: list[int]) -> int:
    """0 where none of the pieces `wanted` moves on the line, or one with powers makes plain moves only; from 1 on
    otherwise, the more power a move shows the more."""
    board = candidate.position.copy()
    most = 0
    for ply, move in enumerate(candidate.line):
        face = int(board.face_after(move))
        if ply % 2 == 0 and face in wanted:
            shown = power_shown(board, move)
            if shown or not is_powerful(board, face):
                most = max(most, 1 + shown)
        board.play(move)
    return most


def _burnt(position: Position, move: int) -> int:
    if not position.tables.burning:
        return 0
    enemy = int(position.turn) ^ 1
    return sum([int(gone.burnt and gone.piece & 1 == enemy) for gone in position.transition(move).removals])


def _follows_line(position: Position, move: int) -> bool:
    """Whether the mover comes to the end of its move along a line of its own on which nothing stands."""
    if vias(move):
        return False
    tables, cells = position.tables, position.cells
    origin, target = int(from_square(move)), int(to_square(move))
    piece = int(cells[origin])
    for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
        here = origin
        for _ in range(tables.ray_limit[ray]):
            here += int(tables.ray_step[ray])
            if here == target:
                return True
            if cells[here] != 0:
                break
    return False
