"""Reading a text with one Japanese record or several."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from shogi_desktop.rules.errors import VariantError

from ...errors import LimitMessage, Named, NotationError, RecordMessage, shortened
from ...limits import LONGEST_GAME, LONGEST_LINE, check_length
from ..reading import MOST_PROBLEMS, Reading, Steps
from .body import Body, is_heading, is_prose
from .growth import Growth
from .head import Head, is_view
from .lines import KifuLine, LineSort, games_of_lines, lines_of_record
from .written_move import BLANKS, number

STEP_LINES: Final = 64
FIRST_LINES: Final = 20
LOOKED_AT: Final = 512
"""Lines of the moves, and characters of each, in which the size of the board is looked for."""

_PLAYS: Final = (LineSort.FIRST, LineSort.PLAY, LineSort.END)
_OWN: Final = (LineSort.HEAD, LineSort.HEADING)
_LARGE: Final = re.compile(
    rf"←|[{BLANKS}▲△☗☖▼▽](?P<file>[1-3][0-9]|[１-３][０-９])[一二三四五六七八九十]|[1-9１-９][二三]?十[一二三四五六七八九]"
)


ReadGame: TypeAlias = Callable[[Sequence[KifuLine], Reading, int], Steps[None]]
"""Reads the lines of a game into a reading; the number is that of the last line of the text."""


def read_games(text: str, sort_of: Callable[[str], LineSort], read_game: ReadGame) -> Steps[Reading]:
    """The games of a text, of which `sort_of` tells the lines apart, and its problems."""
    reading = Reading()
    try:
        check_length(text, LONGEST_GAME, Named.RECORD)
        last = text.count("\n") + text.count("\r") + 1
        for lines in games_of_lines(lines_of_record(text), sort_of):
            yield from read_game(lines, reading, last)
    except NotationError as error:
        reading.report(error)
    if not reading.games and not reading.problems:
        reading.report(NotationError(RecordMessage.NO_GAME, text))
    return reading


def read_lines(lines: Sequence[KifuLine], read: Callable[[KifuLine], None], reading: Reading, last: int) -> Steps[None]:
    """Takes the lines of a game one after the other, up to where more is wrong in it than anybody wants to hear."""
    enough = reading.told + MOST_PROBLEMS
    for done, line in enumerate(lines):
        if done % STEP_LINES == 0:
            yield line.number / last
        read(line)
        if reading.told >= enough:
            return


def add_game(growth: Growth, lines: Sequence[KifuLine], reading: Reading) -> None:
    """The game of these lines is read. NotationError where there are too many games."""
    try:
        reading.add(growth.finish())
    except NotationError as error:
        raise lines[0].moved(error) from None


class Reader:
    """Reads games of a Japanese format, of which `sort_of` tells lines apart and `body` reads the moves."""

    def __init__(self, sort_of: Callable[[str], LineSort], body: Callable[[Growth], Body]) -> None:
        self._sort_of = sort_of
        self._body = body

    def read(self, text: str, preferred: str) -> Steps[Reading]:
        """The games of a text and its problems. `preferred` is the variant where the text tells none."""

        def read_game(lines: Sequence[KifuLine], reading: Reading, last: int) -> Steps[None]:
            return self._read_game(lines, preferred, reading, last)

        return read_games(text, self._sort_of, read_game)

    def _read_head(self, line: KifuLine, head: Head) -> bool:
        """Takes a line above the moves; False for comments and bookmarks, which belong to the start of the game."""
        text = line.text
        if text.startswith(("*", "&")):
            return False
        if len(text) > LONGEST_LINE:
            head.reading.report(line.error(LimitMessage.LINE(most=LONGEST_LINE), LONGEST_LINE))
        elif self._sort_of(text) is LineSort.VARIATION:
            head.reading.report(line.error(RecordMessage.NO_MOVE_ABOVE))
        elif text.startswith("#") or is_heading(text) or is_view(text) or not text.strip(BLANKS):
            return True
        elif not head.read(line):
            head.reading.report(line.error(RecordMessage.SAYS_NOTHING(text=shortened(text))))
        return True

    def _read_game(self, lines: Sequence[KifuLine], preferred: str, reading: Reading, last: int) -> Steps[None]:
        top = next((at for at, line in enumerate(lines) if self._sort_of(line.text) in _PLAYS), len(lines))
        head = Head(reading)
        first = next((at for at, line in enumerate(lines[:top]) if self._sort_of(line.text) in _OWN), top)
        lines = [*map(_as_comment, lines[:first]), *lines[first:]] if first < len(lines) else lines
        words = [line for line in lines[:top] if not self._read_head(line, head)]
        if top == len(lines) and head.empty:
            return
        try:
            moves = [line for line in lines[top : top + FIRST_LINES] if self._sort_of(line.text) in _PLAYS]
            game = head.game(_size(moves), preferred)
        except (NotationError, VariantError) as error:
            reading.report(error if isinstance(error, NotationError) else lines[0].error(error.message))
            return
        body = self._body(Growth(game, reading))
        yield from read_lines((*words, *lines[top:]), body.read, reading, last)
        body.finish()
        add_game(body.growth, lines, reading)


def _as_comment(line: KifuLine) -> KifuLine:
    """A line above a record; words there, as in a mail, are a comment on its start."""
    return KifuLine(f"*{line.text}", line.number) if is_prose(line.text) else line


def _size(lines: Sequence[KifuLine]) -> tuple[int, bool] | None:
    """The highest number of a file in some moves, and whether they are of a board larger than 9 x 9."""
    if not lines:
        return None
    found = [file for line in lines for file in _LARGE.finditer(line.text, 0, LOOKED_AT)]
    return max((number(file["file"]) for file in found if file["file"]), default=1), bool(found)
