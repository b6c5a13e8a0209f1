"""Counting of move sequences, the standard check and speed measure of a move generator."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .position import Position

_NEVER: Final = 1 << 62


class Count:
    """Counts sequences of legal moves. Whoever wants to end a long count early overrides `_look`.

    nodes    positions whose moves were listed
    look_at  from so many nodes on `_look` is called before every further one
    stopped  set by `_look`: the count ends, and what it returns is void
    """

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.look_at: i64 = _NEVER
        self.stopped: bool = False

    def sequences(self, position: Position, depth: i64) -> i64:
        """Number of sequences of `depth` moves, from 1 on; the last ply is counted from the length of its list."""
        self.nodes += 1
        if self.nodes >= self.look_at:
            self._look()
        first = position.top
        position.generate_legal()
        last = position.top
        total = last - first
        if depth > 1:
            total = 0
            for at in range(first, last):
                if self.stopped:
                    break
                position.play(position.moves[at])
                total += self.sequences(position, depth - 1)
                position.undo()
        position.top = first
        return total

    def _look(self) -> None:
        """Sets `stopped` where the count is to end, and `look_at` for the next look."""


def perft(position: Position, depth: int) -> int:
    """Number of sequences of `depth` legal moves, draws and declarations left aside."""
    return int(Count().sequences(position, depth)) if depth > 0 else 1


def divide(position: Position, depth: int) -> list[tuple[int, int]]:
    """For each legal move, the number of sequences of `depth` moves that begin with it; `depth` from 1 on."""
    counts = []
    for move in position.legal_moves():
        position.play(move)
        counts.append((move, perft(position, depth - 1)))
        position.undo()
    return counts
