"""The lines of a record, and which of them belong to one game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from shogi_desktop.messages import Message

from ...errors import NotationError
from ...limits import MOST_GAME_LINES
from ...lines import FILE_END, lines_of

MARK: Final = "\ufeff"
"""The mark of byte order, which may stand at the beginning of any line where texts were put together."""
_REFUSE: Final = "\0\x1a"
"""What stands behind the end of some files."""


class Line(NamedTuple):
    """A line and its number in the text."""

    text: str
    number: int

    def error(self, message: Message, column: int = 1) -> NotationError:
        return NotationError(message, self.text, self.number, column)

    def moved(self, error: NotationError, offset: int = 0) -> NotationError:
        """An error about a part of the line that begins behind `offset` characters."""
        return error.at(self.number, offset + 1)


def lines_of_record(text: str) -> Iterator[Line]:
    """The lines, either kind of end taken off; marks of byte order and what is behind the end of a file are dropped.

    NotationError where there are too many.
    """
    for number, (line, _) in enumerate(lines_of(text.rstrip(_REFUSE), MOST_GAME_LINES, FILE_END), 1):
        yield Line(line.lstrip(MARK), number)


class Sort(Enum):
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


def games_of_lines(lines: Iterator[Line], sort_of: Callable[[str], Sort]) -> Iterator[list[Line]]:
    """The lines of one game after the other."""
    game: list[Line] = []
    loose: list[Line] = []
    played = ended = False
    for line in lines:
        sort = sort_of(line.text)
        if played and (sort in (Sort.HEAD, Sort.HEADING) or (ended and sort is Sort.FIRST)):
            yield game
            game, loose, played, ended = loose, [], False, False
        if played and sort is Sort.LOOSE:
            loose.append(line)
            continue
        game += loose
        loose.clear()
        game.append(line)
        played = played or sort in (Sort.FIRST, Sort.PLAY, Sort.END, Sort.HEADING)
        ended = sort is Sort.END or (ended and sort not in (Sort.FIRST, Sort.PLAY, Sort.VARIATION))
    game += loose
    if game:
        yield game
