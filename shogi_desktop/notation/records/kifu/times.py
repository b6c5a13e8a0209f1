"""The time a move took, as KIF writes it behind the move: `( 0:02/00:00:02)`, the move's and the side's so far.

Read are also times with hours or fractions, without the total, and without the move's own where the total tells it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .numbers import HALF_WIDTH

_CLOCK: Final = r"[0-9]{1,9}+(?::[0-9]{1,9}+){0,2}(?:\.[0-9]{1,9}+)?"
_ALONE: Final = re.compile(_CLOCK)
_TIMES: Final = re.compile(rf"\( *+(?P<spent>{_CLOCK})? *+(?:/ *+(?P<total>{_CLOCK})? *+)?\)")


class Times(NamedTuple):
    """Milliseconds of a move and of its side so far; None = not said."""

    spent: int | None
    total: int | None

    def spent_after(self, before: int) -> int | None:
        """The time of the move, from the total where it is not said itself; `before` is the side's time until then."""
        if self.spent is not None or self.total is None:
            return self.spent
        return max(0, self.total - before)


def parse_times(text: str) -> Times | None:
    """The times that `text` is, in digits of either width; None where it is something else."""
    found = _TIMES.fullmatch(text if text.isascii() else text.translate(HALF_WIDTH))
    if found is None or ":" not in found.group():
        return None
    spent, total = found.group("spent", "total")
    return Times(_milliseconds(spent) if spent else None, _milliseconds(total) if total else None)


def format_times(spent_ms: int, total_ms: int) -> str:
    """Both in whole seconds, which is all that other programs read."""
    minutes, seconds = divmod(spent_ms // 1000, 60)
    hours, rest = divmod(total_ms // 1000, 3600)
    return f"({minutes:2}:{seconds:02}/{hours:02}:{rest // 60:02}:{rest % 60:02})"


def parse_clock(text: str) -> int | None:
    """Milliseconds of `0:04`, `1:02:03.250`; None where the text is no time."""
    return _milliseconds(text) if _ALONE.fullmatch(text) else None


def format_clock(ms: int) -> str:
    """Minutes and seconds, with thousandths where there are any."""
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}" + (f".{ms % 1000:03}" if ms % 1000 else "")


def _milliseconds(clock: str) -> int:
    whole, _, fraction = clock.partition(".")
    seconds = 0
    for part in whole.split(":"):
        seconds = seconds * 60 + int(part)
    return seconds * 1000 + int(f"{fraction[:3]:0<3}")
