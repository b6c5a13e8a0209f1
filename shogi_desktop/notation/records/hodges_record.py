"""A record in the notation of George Hodges, for every variant: `parse_hodges`, `format_hodges`.

    Shogi score after Hodges
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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.system_errors import ABOUT, message_of

from ..errors import LimitMessage, NotationError, RecordMessage, shortened
from ..limits import LONGEST_ESCAPE, LONGEST_NAME, LONGEST_VALUE, MOST_RULES
from ..lines import escape, unescape
from ..moves import hodges, usi
from ..positions.sfen import format_sfen, parse_sfen
from .file_types import HODGES
from .headers import OWN
from .kifu.games import add_game, read_games, read_lines
from .kifu.growth import Branches, Growth
from .kifu.lines import KifuLine, LineSort, WrittenTimes, format_clock, parse_clock
from .kifu.writing import Walk
from .reading import Reading, Steps, finish
from .thoughts import told_comments

__all__ = ["TITLE", "format_games", "format_hodges", "hodges_steps", "parse_hodges"]


TITLE: Final = HODGES.begins
GAME: Final = "Game"
RULE: Final = "Rule"
HANDICAP: Final = "Handicap"
START: Final = "Start"
WINNERS: Final = {"Black wins": Side.BLACK, "White wins": Side.WHITE, "Nobody wins": None}
REASONS: Final = {reason.value.replace("_", " "): reason for reason in Reason}
MOVE: Final = re.compile(r" *+(?P<ply>[0-9]{1,9}+)\. *+(?P<text>[^ ].*+)")
VARIATION: Final = re.compile(r" *+Variation at (?P<ply>[0-9]{1,9}+) *+$")
_OTHERWISE_READ: Final = (GAME, RULE, HANDICAP, START, "")
_BRACKETS: Final = "()"


def format_hodges(game: Game) -> str:
    """The record of a game. NotationError for a header that cannot be written."""
    return format_games([game])


def format_games(games: Sequence[Game]) -> str:
    """The records of some games in one text."""
    return "\n".join("\n".join([*_lines(game), ""]) for game in games)


def _lines(game: Game) -> Iterator[str]:
    variant = game.variant
    yield TITLE
    yield f"{GAME}: {variant.name}"
    for option in variant.options:
        if variant.chosen[option.key] != option.default:
            yield f"{RULE}: {option.key} = {variant.chosen[option.key]}"
    if game.handicap:
        yield f"{HANDICAP}: {game.handicap}"
    if not game.start.same_state(Position.handicap(variant, game.handicap)):
        yield f"{START}: {format_sfen(game.start)}"
    for name, value in game.headers.items():
        if name in OWN:
            continue
        line = f"{escape(name, also=':')}: {escape(value)}"
        if name in _OTHERWISE_READ or line.startswith(("*", "&", TITLE)) or MOVE.match(line) or VARIATION.match(line):
            raise NotationError(RecordMessage.HEADER_NOT_WRITTEN(header=shortened(name)), line)
        yield line
    yield ""
    comments = told_comments(game)
    yield from _words_of(game.root, comments)
    walk = Walk(game)
    for number, branch in enumerate(Branches(game)):
        if number:
            yield ""
            yield f"Variation at {branch.origin.ply + 1}"
        walk.go_to(branch.origin)
        for node in branch.nodes:
            yield f"{node.ply}. {_move_text(walk.position, node)}{_times_text(node.spent_ms, node.clock_ms)}"
            yield from _words_of(node, comments)
            walk.play(node)
        if branch.ending:
            yield f"{branch.last.ply + 1}. {_end_text(branch.ending)}{_times_text(branch.ending.spent_ms, None)}"


def _move_text(position: Position, node: Node) -> str:
    if node.illegal:
        return f"[{usi.format_move(node.move, position.variant)}]"
    return hodges.format_move(position, node.move)


def _words_of(node: Node, comments: Mapping[Node, str]) -> Iterator[str]:
    if node in comments:
        yield from (f"* {escape(line)}" for line in comments[node].split("\n"))
    if node.bookmark:
        yield f"& {escape(node.bookmark)}"


def _times_text(spent: int | None, clocks: tuple[int, int] | None) -> str:
    parts = [] if spent is None else [format_clock(spent)]
    if clocks:
        parts += [f"Black {format_clock(clocks[0])}", f"White {format_clock(clocks[1])}"]
    return f" ({', '.join(parts)})" if parts else ""


def _end_text(result: GameResult) -> str:
    winner = next(words for words, side in WINNERS.items() if side is result.winner)
    reason = next(words for words, reason in REASONS.items() if reason is result.reason)
    detail = escape(result.detail, also=_BRACKETS)
    if detail.endswith(" "):
        detail = detail[:-1] + r"\u0020"
    return f"{winner}: {reason}" + (f", {detail}" if detail else "")


_ONCE: Final = (GAME, HANDICAP, START)
_TIME: Final = "[0-9:.]{1,32}+"
_TIMES: Final = re.compile(rf"\((?P<spent>{_TIME})?(?:(?:, )?Black (?P<black>{_TIME}), White (?P<white>{_TIME}))?\) *+")
_END: Final = re.compile(rf"(?P<winner>{'|'.join(WINNERS)})(?:: *+(?P<reason>[a-z ]++)(?:, (?P<detail>.*+))?)?$")


def parse_hodges(text: str, preferred: str = "shogi") -> Reading:
    """The games of a text and its problems. `preferred` is the variant where the text tells none."""
    return finish(hodges_steps(text, preferred))


def hodges_steps(text: str, preferred: str = "shogi") -> Steps[Reading]:
    """`parse_hodges` in steps."""

    def read_game(lines: Sequence[KifuLine], reading: Reading, last: int) -> Steps[None]:
        return _read_game(lines, preferred, reading, last)

    return read_games(text, _sort_of, read_game)


def _sort_of(text: str) -> LineSort:
    if text.startswith(TITLE):
        return LineSort.HEAD
    return LineSort.PLAY if MOVE.match(text) or VARIATION.match(text) else LineSort.OTHER


def _read_game(lines: Sequence[KifuLine], preferred: str, reading: Reading, last: int) -> Steps[None]:
    top = next((at for at, line in enumerate(lines) if _sort_of(line.text) is LineSort.PLAY), len(lines))
    head = _Head(reading)
    words = [line for line in lines[:top] if not head.read(line)]
    try:
        body = _Body(Growth(head.game(preferred), reading))
    except NotationError as error:
        reading.report(error)
        return
    yield from read_lines((*words, *lines[top:]), body.read, reading, last)
    add_game(body.growth, lines, reading)


@dataclass
class _Head:
    """What the lines above the moves have said."""

    reading: Reading
    headers: dict[str, str] = field(default_factory=dict)
    rules: list[KifuLine] = field(default_factory=list)
    special: dict[str, KifuLine] = field(default_factory=dict)

    def read(self, line: KifuLine) -> bool:
        """Takes a line; False for comments and bookmarks, which belong to the start of the game."""
        name, colon, value = line.text.partition(":")
        if line.text.startswith(("*", "&")):
            return False
        if colon and name == RULE:
            self.rules.append(line)
        elif colon and name in _ONCE:
            self.special[name] = line
        elif colon and len(name) <= LONGEST_NAME * LONGEST_ESCAPE and len(value) <= LONGEST_VALUE * LONGEST_ESCAPE + 1:
            try:
                key = unescape(name, line.number, 1)
                self.headers[key] = unescape(value.removeprefix(" "), line.number, len(name) + 2)
            except NotationError as error:
                self.reading.report(error)
        elif line.text.strip() and not line.text.startswith(TITLE):
            self.reading.report(line.error(RecordMessage.SAYS_NOTHING(text=shortened(line.text))))
        return True

    def game(self, preferred: str) -> Game:
        """The game before its first move. NotationError where the variant is not known; other problems are reported."""
        variant = self._variant(preferred)
        handicap, start = "", None
        for key, line in self.special.items():
            try:
                if key == HANDICAP:
                    handicap = variant.handicap(_value(line)).key
                elif key == START:
                    start = parse_sfen(_value(line), variant)
            except ValueError as error:
                self.reading.report(line.error(message_of(error)))
        game = Game(variant, start, handicap)
        game.headers.update(self.headers)
        return game

    def _variant(self, preferred: str) -> Variant:
        line = self.special.get(GAME)
        name = _value(line) if line else preferred
        try:
            variant = load_variant(name)
        except VariantError as error:
            message = RecordMessage.UNKNOWN_VARIANT_BECAUSE(text=shortened(name), reason=error.reason)
            raise line.error(message) if line else NotationError(message) from None
        options: dict[str, str] = {}
        for rule in self.rules[:MOST_RULES]:
            key, _, value = (part.strip() for part in _value(rule).partition("="))
            try:
                variant = load_variant(name, {**options, key: value})
                options[key] = value
            except VariantError as error:
                self.reading.report(rule.error(ABOUT(text=shortened(_value(rule)), reason=error.reason)))
        return variant


def _value(line: KifuLine) -> str:
    return line.text.partition(":")[2].strip()


class _Body:
    """Reads the moves of a game and what stands between them."""

    def __init__(self, growth: Growth) -> None:
        self.growth = growth

    def read(self, line: KifuLine) -> None:
        text, growth = line.text, self.growth
        if len(text) > LONGEST_VALUE * LONGEST_ESCAPE + 2:
            growth.refuse(line.error(LimitMessage.LINE(most=LONGEST_VALUE)))
        elif text.startswith(("*", "&")):
            self._words(text, line)
        elif variation := VARIATION.match(text):
            if not growth.branch(int(variation["ply"])):
                growth.reading.report(line.error(RecordMessage.NOTHING_TO_FOLLOW))
        elif play := MOVE.match(text):
            self._play(play, line)
        elif text.strip():
            growth.reading.report(line.error(RecordMessage.SAYS_NOTHING(text=shortened(text))))

    def _words(self, text: str, line: KifuLine) -> None:
        start = 2 if text[1:2] == " " else 1
        try:
            words = unescape(text[start:], line.number, start + 1)
        except NotationError as error:
            self.growth.reading.report(error)
            words = text[start:]
        if text.startswith("*"):
            self.growth.comment(words)
        else:
            self.growth.bookmark(words)

    def _play(self, play: re.Match[str], line: KifuLine) -> None:
        growth, at = self.growth, play.start("text")
        said, bracket, _ = play["text"].rpartition("(")
        times = _TIMES.fullmatch(play["text"], len(said)) if bracket else None
        said = (said if times else play["text"]).strip(" ")
        end = _END.match(said)
        if end:
            self._end(end, times, line)
        elif not growth.broken and int(play["ply"]) != growth.game.cursor.ply + 1:
            growth.refuse(line.error(RecordMessage.MOVE_EXPECTED(number=growth.game.cursor.ply + 1)))
        elif not growth.broken:
            try:
                move = _move_of(said, growth.game.position)
            except NotationError as error:
                growth.refuse(line.moved(error, at))
                return
            growth.move(move, said, line, at + 1, WrittenTimes(_clock(times, "spent"), None))
            black, white = _clock(times, "black"), _clock(times, "white")
            if black is not None and white is not None and not growth.broken:
                growth.game.cursor.clock_ms = (black, white)

    def _end(self, end: re.Match[str], times: re.Match[str] | None, line: KifuLine) -> None:
        reason = REASONS.get((end["reason"] or Reason.OTHER.value).strip())
        if reason is None:
            self.growth.reading.report(line.error(RecordMessage.NOT_AN_END(text=shortened(end["reason"]))))
        try:
            detail = unescape(end["detail"] or "", line.number, 1)
        except NotationError as error:
            self.growth.reading.report(error)
            detail = ""
        winner = WINNERS[end["winner"]]
        self.growth.end(GameResult(winner, reason or Reason.OTHER, detail, _clock(times, "spent")))


def _move_of(text: str, position: Position) -> int:
    if text.startswith("[") and text.endswith("]"):
        return usi.move_of(text[1:-1], position)
    return hodges.parse_move(text, position)


def _clock(times: re.Match[str] | None, name: str) -> int | None:
    return parse_clock(times[name]) if times and times[name] else None
