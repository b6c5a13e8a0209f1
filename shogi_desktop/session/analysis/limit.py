"""How long an engine thinks about each position of an analysis."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """Milliseconds, positions looked at and the depth after which an engine is stopped; 0 = none. No engine is asked
    to keep it: some end themselves when they are."""

    ms: int = 0
    nodes: int = 0
    depth: int = 0
