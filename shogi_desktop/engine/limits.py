"""How long to think about a move: from what `go` says to a budget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# What may pass between the end of the search and the moment the other side has read the answer: on a clock, where being
# late loses the game, and where a time was only asked for.
_LATENCY_MS: Final = 40
_SHORT_LATENCY_MS: Final = 20
# A long wait may be followed by a longer one for the processor: so much of the time, and no more than that.
_MARGIN_SHARE: Final = 50
_MOST_MARGIN_MS: Final = 100
_SHORTEST_MS: Final = 5
# So much main time without byoyomi behind it is kept for moments when the system lets nobody run, at most a part of it.
_RESERVE_MS: Final = 500
_RESERVE_SHARE: Final = 4
# What is added after each move is enough to go on with: the last of the main time is not touched then.
_LAST_MS: Final = 300
_MOVES_TO_GO: Final = 38


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
    """Limits of one search, 0 = none.

    `soft_ms` is for a usual position; whatever the position is like, the search lasts no less than `least_ms`, since
    that time would be lost, and no longer than `hard_ms`.
    """

    soft_ms: int = 0
    hard_ms: int = 0
    nodes: int = 0
    depth: int = 0
    ponder: bool = False
    least_ms: int = 0


def budget(limits: Limits, share: int = 100) -> Budget:
    """The budget for `limits`; `share` is the percentage of the usual time that a player takes."""
    least, soft, hard = _times(limits)
    if hard and not limits.movetime:
        least, soft = least * share // 100, max(1, soft * share // 100)
        hard = max(1, min(hard, max(soft, hard * share // 100)))
    return Budget(soft, hard, limits.nodes, limits.depth, limits.ponder, least)


def _times(limits: Limits) -> tuple[int, int, int]:
    """Least, soft and hard time. No time said at all: no limit."""
    if limits.infinite:
        return 0, 0, 0
    if limits.movetime:
        end = _less(limits.movetime, _SHORT_LATENCY_MS)
        return end, end, end
    if not limits.main and not limits.byoyomi and not limits.increment:
        return 0, 0, 0
    # Byoyomi comes back every move, an increment too, once it is on the clock.
    margin = min(limits.byoyomi // _MARGIN_SHARE, _MOST_MARGIN_MS)
    ceiling = _less(limits.main + limits.byoyomi, _LATENCY_MS + margin)
    main = limits.main - _reserve(limits)
    soft = main // _MOVES_TO_GO + limits.increment * 3 // 4 + limits.byoyomi
    hard = main // 5 + limits.increment + limits.byoyomi
    soft = max(1, min(soft, ceiling))
    return min(limits.byoyomi, soft), soft, max(1, min(max(hard, soft), ceiling))


def _reserve(limits: Limits) -> int:
    """So much of the main time is not there to be spent."""
    if limits.byoyomi:
        return 0
    reserve = min(_RESERVE_MS, limits.main // _RESERVE_SHARE)
    return max(reserve, min(_LAST_MS, limits.main)) if limits.increment else reserve


def _less(milliseconds: int, latency: int) -> int:
    """Time left to think."""
    latency = min(latency, milliseconds * 2 // 5)
    return max(1, milliseconds - latency if milliseconds > latency + _SHORTEST_MS else milliseconds // 3)
