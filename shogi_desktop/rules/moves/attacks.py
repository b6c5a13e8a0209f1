"""Attacks along lines: what is asked of a square most often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ..position import Position


def attacked(position: Position, square: i64, by: i64) -> bool:
    """Whether a piece of side `by` could capture on `square` if an enemy stood there, exposed kings aside."""
    tables = position.tables
    cells = position.cells
    steps, limits, reach, vectors = tables.vector_step, tables.vector_limit, tables.reach, tables.side_vectors
    width = tables.vectors
    at = tables.side_vectors_first[by]
    end = tables.side_vectors_first[by + 1]
    while at < end:
        vector = vectors[at]
        at += 1
        step = steps[vector]
        limit = limits[vector]
        distance: i64 = 1
        here = square - step
        while cells[here] == 0 and distance < limit:
            here -= step
            distance += 1
        piece = cells[here]
        if piece > 1 and piece & 1 == by and reach[piece * width + vector] >= distance:
            return True
    return False
