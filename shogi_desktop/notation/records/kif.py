"""KIF, the record format of Japanese programs, for every variant: `parse_kif`, `format_kif`.

    手合割：平手
    先手：Hanako
    後手：Taro
    手数----指手---------消費時間--
    *a comment on the start
       1 ７六歩(77)   ( 0:02/00:00:02)
       2 ３四歩(33)   ( 0:05/00:00:05)+
    *a comment on this move
    &a bookmark
       3 投了         ( 0:39/00:00:41)
    まで2手で後手の勝ち

    変化：2手
       2 ８四歩(83)   ( 0:03/00:00:03)

Reading is lenient: every problem is reported and the game returned as far as it goes. A variation begins at the move
of its number of the last line above it. Other variants than shogi have the headers of `kifu.variants`; on boards of
more than nine files or ranks a move is written as Lishogi writes chu shogi: `12十歩兵 （←12十一）`, in two lines where
a piece captures and goes on (`3手目一歩目`, `3手目二歩目`), and with `（焼３、焼死）` for what burns.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from shogi_desktop.rules.errors import VariantError

from ..errors import NotationError, shortened
from ..limits import LONGEST_GAME, check_length
from ..steps import Steps, finish
from .kifu.growth import Growth
from .kifu.head import Head
from .kifu.kif_body import LONGEST_LINE, Body, is_heading, sort_of
from .kifu.kif_writing import format_games, format_kif
from .kifu.lines import Line, Sort, games_of_lines, lines_of_record
from .kifu.numbers import BLANKS, number
from .reading import Reading

__all__ = ["format_games", "format_kif", "kif_steps", "parse_kif"]

STEP_LINES: Final = 64
MOST_GAMES: Final = 1000
"""Games of one text that are kept in memory together."""

_PLAYS: Final = (Sort.FIRST, Sort.PLAY, Sort.END)
_LARGE: Final = re.compile(
    rf"←|[{BLANKS}▲△☗☖▼▽](?P<file>[1-3][0-9]|[１-３][０-９])[一二三四五六七八九十]|[1-9１-９][二三]?十[一二三四五六七八九]"
)


def parse_kif(text: str, preferred: str = "shogi") -> Reading:
    """The games of a text and its problems. `preferred` is the variant where the text tells none."""
    return finish(kif_steps(text, preferred))


def kif_steps(text: str, preferred: str = "shogi") -> Steps[Reading]:
    """`parse_kif` in steps."""
    reading = Reading()
    try:
        check_length(text, LONGEST_GAME, "a record")
        last = text.count("\n") + text.count("\r") + 1
        for lines in games_of_lines(lines_of_record(text), sort_of):
            if len(reading.games) == MOST_GAMES:
                raise lines[0].error(f"more than {MOST_GAMES} games are not read at once")
            yield from _read_game(lines, preferred, reading, last)
    except NotationError as error:
        reading.report(error)
    if not reading.games and not reading.problems:
        reading.report(NotationError("there is no game in the text", text))
    return reading


def _read_game(lines: Sequence[Line], preferred: str, reading: Reading, last: int) -> Steps[None]:
    body = next((at for at, line in enumerate(lines) if sort_of(line.text) in _PLAYS), len(lines))
    head = Head(reading.report)
    words = [line for line in lines[:body] if not _read_head(line, head)]
    if body == len(lines) and not (head.headers or head.special or head.board):
        return
    try:
        game = head.game(*_size(lines[body : body + 20]), preferred)
    except (NotationError, VariantError) as error:
        reading.report(error if isinstance(error, NotationError) else lines[0].error(str(error)))
        return
    reader = Body(Growth(game, reading.report))
    for done, line in enumerate((*words, *lines[body:])):
        if done % STEP_LINES == 0:
            yield line.number / last
        reader.read(line)
    reading.games.append(reader.growth.finish())


def _read_head(line: Line, head: Head) -> bool:
    """Takes a line above the moves; False for comments and bookmarks, which belong to the start of the game."""
    text = line.text
    if text.startswith(("*", "&")):
        return False
    if not (text.startswith("#") or is_heading(text) or not text.strip(BLANKS) or head.read(line)):
        head.report(line.error(f"{shortened(text)} says nothing that is understood"))
    return True


def _size(lines: Sequence[Line]) -> tuple[int, bool]:
    """The highest number of a file in some moves, and whether they are of a board larger than 9 x 9."""
    files, arrows = 1, False
    for line in lines:
        for found in _LARGE.finditer(line.text, 0, LONGEST_LINE):
            arrows = True
            files = max(files, number(found["file"]) if found["file"] else 1)
    return files, arrows
