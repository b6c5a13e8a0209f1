"""What stands between the moves of a Japanese record: comments, bookmarks, variations, ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ...errors import LimitMessage, RecordMessage, shortened
from ...limits import LONGEST_LINE, LONGEST_NAME, LONGEST_VALUE
from ..reading import MOST_PROBLEMS
from .ends import end_of_told, end_of_word, is_end, told_of_line
from .growth import Growth
from .head import header_of, is_head, is_view
from .lines import KifuLine, LineSort
from .written_move import BLANKS, number

LONGEST_PLAY: Final = 65_536
"""A line with moves: some records have a whole game in one."""

_VARIATION: Final = re.compile(
    rf"[{BLANKS}]*+変化[{BLANKS}]*+[：:][{BLANKS}]*+(?P<ply>[0-9０-９]{{1,9}}+)[{BLANKS}]*+手"
)
_HEADING: Final = re.compile(rf"[{BLANKS}]*+手数-")
_NO_NAME: Final = re.compile(r"[ .,!?;<>{}\[\]\"]")
_SIGNATURE: Final = re.compile(r"#KI|# ?-+ ?Kifu|# KI", re.IGNORECASE)


def sort_of(text: str, play_sort: Callable[[str], LineSort | None]) -> LineSort:
    """What a line is; `play_sort` tells whether it has moves."""
    if text.startswith(("*", "&")) or len(text) > LONGEST_LINE:
        return LineSort.OTHER
    played = play_sort(text)
    if played:
        return played
    if _VARIATION.match(text):
        return LineSort.VARIATION
    if told_of_line(text) is not None or is_end(text.strip(BLANKS)):
        return LineSort.END
    if is_heading(text):
        return LineSort.HEADING
    if _SIGNATURE.match(text) or is_head(text):
        return LineSort.HEAD
    if text.startswith("#") or not text.strip(BLANKS) or is_view(text) or header_of(text):
        return LineSort.LOOSE
    return LineSort.OTHER


def is_heading(text: str) -> bool:
    """Whether this is the line above the columns of the moves."""
    return _HEADING.match(text) is not None


def is_prose(text: str) -> bool:
    """Whether a line that nothing else is known of is words, or an address: no comment, bookmark or header."""
    header = header_of(text)
    if text.startswith(("*", "&", "#")) or not text.strip(BLANKS) or len(text) > LONGEST_VALUE:
        return False
    if header is None or header[1].startswith("//"):
        return True
    narrow = text.find(":"), text.find("：")
    return _NO_NAME.search(header[0]) is not None and not 0 <= narrow[1] < narrow[0]


class Body:
    """Reads the moves of a game, and what stands between them. What a line of moves is, its formats know."""

    def __init__(self, growth: Growth) -> None:
        self.growth = growth
        self.variant = growth.game.variant
        # What the numbers of the moves count from, 0 where the first is 1.
        self.before = 0
        # Lines that nothing is known of, as long as no move has followed.
        self._strays: list[KifuLine] = []

    def read(self, line: KifuLine) -> None:
        text = line.text
        if text.startswith("*"):
            self._comment(text[1:], line)
        elif text.startswith("&"):
            self._bookmark(text[1:].strip(BLANKS), line)
        elif len(text) > LONGEST_LINE:
            self.growth.reading.report(line.error(LimitMessage.LINE(most=LONGEST_LINE), LONGEST_LINE))
        elif self.read_moves(line):
            self._report_strays()
        else:
            self._read_other(line)

    def _read_other(self, line: KifuLine) -> None:
        text, plain = line.text, line.text.strip(BLANKS)
        if variation := _VARIATION.match(text):
            self._report_strays()
            self.branch(number(variation["ply"]), line)
        elif (told := told_of_line(text)) is not None:
            self.growth.end(end_of_told(told, self.growth.mover, self.growth.ended))
        elif is_end(plain):
            self.growth.end(end_of_word(plain, self.growth.mover))
        elif plain and not plain.startswith("#") and not is_heading(text) and not is_view(text):
            self._stray(line)

    def finish(self) -> None:
        """All lines have been taken. Words below the last move are a comment on it."""
        strays, self._strays = self._strays, []
        for line in strays:
            self.growth.comment(line.text.strip(BLANKS))

    def read_moves(self, line: KifuLine) -> bool:
        """Takes a line of moves; False for any other."""
        raise NotImplementedError

    def branch(self, ply: int, line: KifuLine) -> None:
        """A variation begins with the move of this number."""
        if not self.growth.branch(ply - self.before):
            self.growth.reading.report(line.error(RecordMessage.NO_NUMBER_ABOVE(number=ply - 1)))

    def too_long(self, line: KifuLine) -> bool:
        """Whether a line has more than a line of moves can; then it is reported."""
        if len(line.text) <= LONGEST_PLAY:
            return False
        self.growth.refuse(line.error(LimitMessage.MOVE_LINE(most=LONGEST_PLAY), LONGEST_PLAY))
        return True

    def _bookmark(self, name: str, line: KifuLine) -> None:
        if len(name) > LONGEST_NAME:
            self.growth.reading.report(line.error(LimitMessage.BOOKMARK(most=LONGEST_NAME), LONGEST_NAME))
        self.growth.bookmark(name[:LONGEST_NAME])

    def _comment(self, text: str, line: KifuLine) -> None:
        if len(text) > LONGEST_VALUE:
            self.growth.reading.report(line.error(LimitMessage.COMMENT(most=LONGEST_VALUE)))
        self.growth.comment(text[:LONGEST_VALUE])

    def _stray(self, line: KifuLine) -> None:
        """A line that is not known: words where the game has ended, else whatever follows tells."""
        header = header_of(line.text)
        named = header is not None and not header[0].isascii()
        if self.growth.ended and not named:
            self.growth.comment(line.text.strip(BLANKS))
        else:
            self._strays.append(line)
            if named or self.growth.broken or len(self._strays) >= MOST_PROBLEMS:
                self._report_strays()

    def _report_strays(self) -> None:
        """Lines that stand among the moves."""
        strays, self._strays = self._strays, []
        for line in strays:
            header = header_of(line.text)
            if header is None:
                self.growth.reading.report(line.error(RecordMessage.SAYS_NOTHING(text=shortened(line.text))))
                continue
            self.growth.reading.report(line.error(RecordMessage.HEADER_AMONG_MOVES(header=shortened(header[0]))))
            self.growth.game.headers.setdefault(*header)
