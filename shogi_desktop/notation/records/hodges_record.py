r"""A record in the notation of George Hodges, for every variant: `parse_hodges`, `format_hodges`.

    Shogi score in Hodges's notation
    Game: tenjiku
    Rule: fire_demon_range = file
    Handicap: fire-demon
    black: Hanako
    white: Taro

    * a comment on the start
    1. FDx15kx!16k,15j,14j (0:04.250)
    2. P-8f
    * a comment on this move
    & a bookmark
    3. White wins: resign (0:39)

    Variation at 2
    2. P-7f

The title, then the variant by its name, the rule options that are not as usual, the handicap, and (`Start:`) the
position as SFEN where that is another; all other headers after them. Moves are those of `moves.hodges`, each behind its
number; `(0:04.250, Black 9:55.750, White 10:00)` says what it took and what the clocks showed after it. A move that is
not legal, as strict play lets be made, is written as USI in square brackets. An end says who has won (`Black wins`,
`White wins`, `Nobody wins`), the reason and, after a comma, details. `*` begins a comment, `&` a bookmark. A variation
begins with the move of its number, in place of that of the last line above it. Text is escaped as `escapes` says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant

from ..errors import NotationError, shortened
from ..escapes import unescape
from ..limits import LONGEST_GAME, LONGEST_VALUE, check_length
from ..moves import hodges, usi
from ..positions.sfen import parse_sfen
from ..steps import Steps, finish
from .hodges_writing import (
    GAME,
    HANDICAP,
    MOVE,
    REASONS,
    RULE,
    START,
    TITLE,
    VARIATION,
    WINNERS,
    format_games,
    format_hodges,
)
from .kifu.growth import Growth
from .kifu.lines import Line, Sort, games_of_lines, lines_of_record
from .kifu.times import Times, parse_clock
from .reading import Reading

__all__ = ["TITLE", "format_games", "format_hodges", "hodges_steps", "parse_hodges"]

STEP_LINES: Final = 64

_ONCE: Final = (GAME, HANDICAP, START)
_TIME: Final = "[0-9:.]{1,32}+"
_TIMES: Final = re.compile(
    rf" *+\((?P<spent>{_TIME})?+(?:(?:, )?+Black (?P<black>{_TIME}), White (?P<white>{_TIME}))?+\) *+$"
)
_END: Final = re.compile(rf"(?P<winner>{'|'.join(WINNERS)})(?:: *+(?P<reason>[a-z ]++)(?:, (?P<detail>.*+))?+)?+$")


def parse_hodges(text: str, preferred: str = "shogi") -> Reading:
    """The games of a text and its problems. `preferred` is the variant where the text tells none."""
    return finish(hodges_steps(text, preferred))


def hodges_steps(text: str, preferred: str = "shogi") -> Steps[Reading]:
    """`parse_hodges` in steps."""
    reading = Reading()
    try:
        check_length(text, LONGEST_GAME, "a record")
        last = text.count("\n") + text.count("\r") + 1
        for lines in games_of_lines(lines_of_record(text), _sort_of):
            yield from _read_game(lines, preferred, reading, last)
    except NotationError as error:
        reading.report(error)
    return reading


def _sort_of(text: str) -> Sort:
    if text.startswith(TITLE):
        return Sort.HEAD
    return Sort.PLAY if MOVE.match(text) or VARIATION.match(text) else Sort.OTHER


def _read_game(lines: Sequence[Line], preferred: str, reading: Reading, last: int) -> Steps[None]:
    top = next((at for at, line in enumerate(lines) if _sort_of(line.text) is Sort.PLAY), len(lines))
    headers, rules, special = dict[str, str](), list[Line](), dict[str, Line]()
    words = []
    for line in lines[:top]:
        name, colon, value = line.text.partition(":")
        try:
            if line.text.startswith(("*", "&")):
                words.append(line)
            elif name == RULE and colon:
                rules.append(line)
            elif name in _ONCE and colon:
                special[name] = line
            elif colon:
                key = unescape(name, line.number, 1)
                headers[key] = unescape(value.removeprefix(" "), line.number, len(name) + 2)
            elif line.text.strip() and not line.text.startswith(TITLE):
                reading.report(line.error(f"{shortened(line.text)} says nothing that is understood"))
        except NotationError as error:
            reading.report(error)
    try:
        game = _game(special, rules, preferred, reading)
    except NotationError as error:
        reading.report(error)
        return
    game.headers.update(headers)
    body = _Body(Growth(game, reading.report))
    for done, line in enumerate((*words, *lines[top:])):
        if done % STEP_LINES == 0:
            yield line.number / last
        body.read(line)
    reading.games.append(body.growth.finish())


def _value(line: Line) -> str:
    return line.text.partition(":")[2].strip()


def _game(special: dict[str, Line], rules: list[Line], preferred: str, reading: Reading) -> Game:
    """The game before its first move. NotationError where the variant is not known; other problems are reported."""
    name = _value(special[GAME]) if GAME in special else preferred
    options: dict[str, str] = {}
    try:
        variant = load_variant(name)
    except VariantError as error:
        line = special.get(GAME) or Line("", 1)
        raise line.error(f"there is no variant {shortened(name)}: {error.reason}") from None
    for line in rules:
        key, _, value = (part.strip() for part in _value(line).partition("="))
        try:
            variant = load_variant(name, {**options, key: value})
            options[key] = value
        except VariantError as error:
            reading.report(line.error(f"{shortened(_value(line))}: {error.reason}"))
    handicap, start = "", None
    for key, line in special.items():
        try:
            if key == HANDICAP:
                handicap = variant.handicap(_value(line)).key
            elif key == START:
                start = parse_sfen(_value(line), variant)
        except ValueError as error:
            reading.report(line.error(error.message if isinstance(error, NotationError) else str(error)))
    return Game(variant, start, handicap)


class _Body:
    """Reads the moves of a game and what stands between them."""

    def __init__(self, growth: Growth) -> None:
        self.growth = growth

    def read(self, line: Line) -> None:
        """Takes a line. NotationError where the game becomes too long."""
        text, growth = line.text, self.growth
        if len(text) > LONGEST_VALUE:
            growth.stop(line.error(f"a line has at most {LONGEST_VALUE} characters"))
        elif text.startswith(("*", "&")):
            self._words(text, line)
        elif variation := VARIATION.match(text):
            if not growth.branch(int(variation["ply"])):
                growth.report(line.error("no move stands above that this one could follow"))
        elif play := MOVE.match(text):
            self._play(play, line)
        elif text.strip():
            growth.report(line.error(f"{shortened(text)} says nothing that is understood"))

    def _words(self, text: str, line: Line) -> None:
        start = 2 if text[1:2] == " " else 1
        try:
            words = unescape(text[start:], line.number, start + 1)
        except NotationError as error:
            self.growth.report(error)
            words = text[start:]
        if text.startswith("*"):
            self.growth.comment(words)
        else:
            self.growth.bookmark(words)

    def _play(self, play: re.Match[str], line: Line) -> None:
        growth, at = self.growth, play.start("text")
        times = _TIMES.search(play["text"])
        said = play["text"][: times.start()] if times else play["text"]
        end = _END.match(said)
        if end:
            self._end(end, times, line)
        elif not growth.broken and int(play["ply"]) != growth.game.cursor.ply + 1:
            growth.stop(line.error(f"move {growth.game.cursor.ply + 1} belongs here"))
        elif not growth.broken:
            try:
                move = _move_of(said.strip(), growth.game.position)
            except NotationError as error:
                growth.stop(line.moved(error, at))
                return
            growth.play(move, said, line, at + 1, Times(_clock(times, "spent"), None))
            black, white = _clock(times, "black"), _clock(times, "white")
            if black is not None and white is not None and not growth.broken:
                growth.game.cursor.clock_ms = (black, white)

    def _end(self, end: re.Match[str], times: re.Match[str] | None, line: Line) -> None:
        reason = REASONS.get((end["reason"] or Reason.OTHER.value).strip())
        if reason is None:
            self.growth.report(line.error(f"{shortened(end['reason'])} is no end of a game"))
        try:
            detail = unescape(end["detail"] or "", line.number, 1)
        except NotationError as error:
            self.growth.report(error)
            detail = ""
        winner = WINNERS[end["winner"]]
        self.growth.end(GameResult(winner, reason or Reason.OTHER, detail, _clock(times, "spent")))


def _move_of(text: str, position: Position) -> int:
    if text.startswith("[") and text.endswith("]"):
        return usi.move_of(text[1:-1], position)
    return hodges.parse_move(text, position)


def _clock(times: re.Match[str] | None, name: str) -> int | None:
    return parse_clock(times[name]) if times and times[name] else None
