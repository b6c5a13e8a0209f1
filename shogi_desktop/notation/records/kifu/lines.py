"""The lines of a record, which of them belong to one game, and the time of a move as KIF writes it behind the move:
`( 0:02/00:00:02)`, the move's and the side's so far."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from shogi_desktop.messages import Message

from ...errors import NotationError
from ...limits import MOST_GAME_LINES
from ...lines import FILE_END, lines_of
from .written_move import HALF_WIDTH

MARK: Final = "\ufeff"
"""The mark of byte order, which may stand at the beginning of any line where texts were put together."""
_REFUSE: Final = "\0\x1a"
"""What stands behind the end of some files."""


class KifuLine(NamedTuple):
    """A line and its number in the text."""

    text: str
    number: int

    def error(self, message: Message, column: int = 1) -> NotationError:
        return NotationError(message, self.text, self.number, column)

    def moved(self, error: NotationError, offset: int = 0) -> NotationError:
        """An error about a part of the line that begins behind `offset` characters."""
        return error.at(self.number, offset + 1)


def lines_of_record(text: str) -> Iterator[KifuLine]:
    """The lines, either kind of end taken off; marks of byte order and what is behind the end of a file are dropped.

    NotationError where there are too many.
    """
    for number, (line, _) in enumerate(lines_of(text.rstrip(_REFUSE), MOST_GAME_LINES, FILE_END), 1):
        yield KifuLine(line.lstrip(MARK), number)


class LineSort(Enum):
    """What a line is, as far as it tells where a game begins and ends.

    A HEAD does not belong among the moves, nor does a HEADING, behind which they begin. FIRST is the first move of a
    game, PLAY any other, an END says how a game ended, a VARIATION begins another line of play. A LOOSE line belongs to
    the head that it stands before, else to what stands above it.
    """

    HEAD = 1
    FIRST = 2
    PLAY = 3
    END = 4
    VARIATION = 5
    LOOSE = 6
    OTHER = 7
    HEADING = 8


def games_of_lines(lines: Iterator[KifuLine], sort_of: Callable[[str], LineSort]) -> Iterator[list[KifuLine]]:
    """The lines of one game after the other."""
    game: list[KifuLine] = []
    loose: list[KifuLine] = []
    played = ended = False
    for line in lines:
        sort = sort_of(line.text)
        if played and (sort in (LineSort.HEAD, LineSort.HEADING) or (ended and sort is LineSort.FIRST)):
            yield game
            game, loose, played, ended = loose, [], False, False
        if played and sort is LineSort.LOOSE:
            loose.append(line)
            continue
        game += loose
        loose.clear()
        game.append(line)
        played = played or sort in (LineSort.FIRST, LineSort.PLAY, LineSort.END, LineSort.HEADING)
        ended = sort is LineSort.END or (ended and sort not in (LineSort.FIRST, LineSort.PLAY, LineSort.VARIATION))
    game += loose
    if game:
        yield game


_CLOCK: Final = r"[0-9]{1,9}+(?::[0-9]{1,9}+){0,2}(?:\.[0-9]{1,9}+)?"
_ALONE: Final = re.compile(_CLOCK)
_TIMES: Final = re.compile(rf"\( *+(?P<spent>{_CLOCK})? *+(?:/ *+(?P<total>{_CLOCK})? *+)?\)")


class WrittenTimes(NamedTuple):
    """Milliseconds of a move and of its side so far; None = not said."""

    spent: int | None
    total: int | None

    def spent_after(self, before: int) -> int | None:
        """The time of the move, from the total where it is not said itself; `before` is the side's time until then."""
        if self.spent is not None or self.total is None:
            return self.spent
        return max(0, self.total - before)


def parse_times(text: str) -> WrittenTimes | None:
    """The times that `text` is, in digits of either width; None where it is something else."""
    found = _TIMES.fullmatch(text if text.isascii() else text.translate(HALF_WIDTH))
    if found is None or ":" not in found.group():
        return None
    spent, total = found.group("spent", "total")
    return WrittenTimes(_milliseconds(spent) if spent else None, _milliseconds(total) if total else None)


def format_times(spent_ms: int, total_ms: int) -> str:
    """Both in whole seconds, which is all that other programs read; rounded so that the moves add up to their total,
    and no clock runs slower by the parts that are left out."""
    minutes, seconds = divmod(total_ms // 1000 - (total_ms - spent_ms) // 1000, 60)
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
