"""Counting of move sequences, the standard check and speed measure of a move generator."""

from __future__ import annotations

from mypy_extensions import i64

from .position import Position


def perft(position: Position, depth: int) -> int:
    """Number of sequences of `depth` legal moves, draws and declarations left aside. The last ply is counted
    from the length of its move list."""
    return _count(position, depth) if depth > 0 else 1


def divide(position: Position, depth: int) -> list[tuple[int, int]]:
    """For each legal move, the number of sequences of `depth` moves that begin with it; `depth` from 1 on."""
    counts = []
    for move in position.legal_moves():
        position.play(move)
        counts.append((move, perft(position, depth - 1)))
        position.undo()
    return counts


def _count(position: Position, depth: i64) -> i64:
    first = position.top
    position.generate_legal()
    last = position.top
    total = last - first
    if depth > 1:
        total = 0
        for at in range(first, last):
            position.play(position.moves[at])
            total += _count(position, depth - 1)
            position.undo()
    position.top = first
    return total
