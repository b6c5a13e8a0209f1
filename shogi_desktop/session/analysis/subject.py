"""A position that engines think about."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class Subject:
    """`moves` lead from `start` to the `position`, a copy on which nobody plays."""

    start: Position
    moves: tuple[int, ...]
    position: Position
