"""How long to think about a move: from what `go` says to a budget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# What may pass between the end of the search and the moment the other side has read the answer.
_LATENCY_MS: Final = 40
_SHORTEST_MS: Final = 5
_MOVES_TO_GO: Final = 34


@dataclass(frozen=True)
class Limits:
    """What `go` allows; 0 = not said. Times in milliseconds; `main`, `increment` of the side to move."""

    main: int = 0
    byoyomi: int = 0
    increment: int = 0
    movetime: int = 0
    nodes: int = 0
    depth: int = 0
    infinite: bool = False
    ponder: bool = False


@dataclass(frozen=True)
class Budget:
    """Limits of one search, 0 = none: no new iteration after `soft_ms`, an end at `hard_ms`.

    `timed` tells that the side to move plays on a clock, so that a clear answer may come early.
    """

    soft_ms: int = 0
    hard_ms: int = 0
    nodes: int = 0
    depth: int = 0
    ponder: bool = False
    timed: bool = False


def budget(limits: Limits, share: int = 100) -> Budget:
    """The budget for `limits`; `share` is the percentage of the usual time that a player takes."""
    soft, hard = _times(limits)
    if hard and not limits.movetime:
        soft = max(1, soft * share // 100)
        hard = max(1, min(hard, max(soft, hard * share // 100)))
    timed = bool(hard) and not limits.movetime
    return Budget(soft, hard, limits.nodes, limits.depth, limits.ponder, timed)


def _times(limits: Limits) -> tuple[int, int]:
    """Soft and hard time. No time said at all: no limit."""
    if limits.infinite:
        return 0, 0
    if limits.movetime:
        end = _less_latency(limits.movetime)
        return end, end
    if not limits.main and not limits.byoyomi and not limits.increment:
        return 0, 0
    # Byoyomi comes back every move, an increment too, once it is on the clock.
    ceiling = _less_latency(limits.main + limits.byoyomi)
    soft = limits.main // _MOVES_TO_GO + limits.increment * 3 // 4 + limits.byoyomi
    hard = limits.main // 5 + limits.increment + limits.byoyomi
    return max(1, min(soft, ceiling)), max(1, min(max(hard, soft), ceiling))


def _less_latency(milliseconds: int) -> int:
    """Time left to think, kept short of the whole by the latency, by more where there is plenty."""
    margin = min(_LATENCY_MS, milliseconds * 2 // 5) + min(milliseconds // 20, 160)
    if milliseconds > margin + _SHORTEST_MS:
        return milliseconds - margin
    return max(1, milliseconds // 3)
