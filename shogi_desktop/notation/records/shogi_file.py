r"""The program's own game file, `.shogi`: UTF-8 text that keeps a whole game and that a person can read.

    Shogi Desktop game 4
    variant: shogi
    option: move_limit = 256
    handicap: two
    result: black resign

    [headers]
    black: Hanako

    [moves]
    * a comment on the start
    1 3c3d time=4.250 clock=600.000,595.750
    * a comment on this move
    = cp=-35 depth=14 nodes=200000 line=7g7f,2c2d engine=Shogi Desktop
    ^ green=2g,8h2b red=5e
    2 7g7f
    & what was played in March
    end white resign
    2 2g2f
    3 8c8d

The first line names the version of the format. Then come the variant, the rule options that differ from the defaults,
the handicap and (where the start is not the handicap's) the position as SFEN, and the result: winner (`black`, `white`,
`nobody`), reason, details. A move line is a ply, a move as USI writes it and what is known of its time: seconds it
took, main time Black and White had left. A move follows the last one above it that has the ply before, so a variation
needs no brackets: in the example 2g2f is one to 7g7f, and 8c8d answers 2g2f. The result belongs to the end of the main
line, or else to the move under which a line `end` stands: moves may have been tried after the end of the game. `end
time=S.SSS` says how long it took to end it; an `end` with winner, reason and details is that of a variation. `&` names
a bookmark. `=` is what an engine thought of the position after the move: its score for the side to move in hundredths
of a pawn (`cp`) or as plies to a mate (`mate`, negative where it is mated), and, as far as it is known, how deep it
looked, in how many positions, the line of play that it expects, and its name. `^` is what is drawn on that position,
circles round squares and arrows between them by their colours (see `drawing_texts`). Text is escaped as `escapes` says,
blank lines mean nothing, both kinds of line ends are read.

Version 1 had no bookmarks, no ends of variations and no times of ends, version 2 no thoughts of engines, version 3 no
drawings. A game is written in the first version that has what it has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from shogi_desktop.game.notes import Drawing, Evaluation, GameResult, Reason, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.errors import IllegalMoveError, PlaceMessage, VariantError
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.record.variant_files import variant_names
from shogi_desktop.system_errors import ABOUT

from ..errors import IllegalMoveText, LimitMessage, MoveMessage, Named, NotationError, RecordMessage, shortened
from ..limits import (
    LONGEST_ENGINE_LINE,
    LONGEST_ESCAPE,
    LONGEST_GAME,
    LONGEST_MOVE,
    LONGEST_NAME,
    LONGEST_VALUE,
    MOST_GAME_LINES,
    MOST_MOVES,
    MOST_NODES,
    check_length,
)
from ..lines import unescape
from ..moves.legal import fault_of
from ..moves.usi import canonical_move, parse_move
from ..positions.sfen import parse_sfen
from .reading import Steps, finish
from .shogi_writing import (
    BOOKMARK,
    DRAWINGS,
    END,
    EVALUATION,
    TITLE,
    VERSION,
    WINNERS,
    format_game,
    parse_drawings,
    usual_end,
)

__all__ = ["TITLE", "format_game", "game_steps", "parse_game"]

LONGEST_MOVE_LINE = LONGEST_MOVE + 128  # with its times
STEP_LINES = 500  # are taken at once before the moves are read, which take nearly all of the time

_SECONDS = r"[0-9]{1,9}\.[0-9]{3}"
_MOVE_LINE = re.compile(
    rf"(?P<ply>[1-9][0-9]*) +(?P<move>\S+)(?: +time=(?P<spent>{_SECONDS}))?"
    rf"(?: +clock=(?P<black>{_SECONDS}),(?P<white>{_SECONDS}))? *"
)
_EVALUATION_LINE = re.compile(
    rf"{EVALUATION} +(?:cp=(?P<cp>-?[0-9]{{1,9}})|mate=(?P<mate>-?[0-9]{{1,9}}))(?: +depth=(?P<depth>[0-9]{{1,9}}))?"
    r"(?: +nodes=(?P<nodes>[0-9]{1,20}))?(?: +line=(?P<line>\S{1,20000}))?(?: +engine=(?P<engine>.*))?"
)
_END_LINE = re.compile(rf"{END}(?: +time=(?P<spent>{_SECONDS}))?(?: +(?P<result>\S.*))?")


@dataclass(frozen=True)
class _Line:
    """A line of the file, its number, and the column `text` begins at."""

    text: str
    number: int
    column: int = 1

    def error(self, message: Message, offset: int = 0) -> NotationError:
        return NotationError(message, self.text, self.number, self.column + offset)

    def after(self, start: int) -> _Line:
        return _Line(self.text[start:], self.number, self.column + start)

    def parted(self) -> tuple[str, str]:
        """What stands before the colon, and behind it."""
        key, colon, value = self.text.partition(":")
        if not colon:
            raise self.error(RecordMessage.NAME_AND_VALUE)
        if len(key) > LONGEST_NAME * LONGEST_ESCAPE:
            raise self.error(LimitMessage.NAME(most=LONGEST_NAME), LONGEST_NAME)
        if len(value) > LONGEST_VALUE * LONGEST_ESCAPE + 1:
            raise self.error(LimitMessage.VALUE(most=LONGEST_VALUE), len(key) + 1 + LONGEST_VALUE)
        return key, value


@dataclass
class _Head:
    """What stands above the sections, each entry with its line."""

    entries: dict[str, _Line] = field(default_factory=dict)
    options: list[_Line] = field(default_factory=list)


def parse_game(text: str, source: str = "") -> Game:
    """The game in a file's text, with the cursor at the end of its main line.

    Raises NotationError with line, column and `source` (the file's name) for everything that is not as it should be.
    """
    return finish(game_steps(text, source))


def game_steps(text: str, source: str = "") -> Steps[Game]:
    """`parse_game` in steps."""
    try:
        return (yield from _parse(text))
    except NotationError as error:
        raise error.at(1, 1, source) from None


def _parse(text: str) -> Steps[Game]:
    check_length(text, LONGEST_GAME, Named.GAME_FILE)
    first, _, rest = text.partition("\n")
    _check_version(_Line(first.removesuffix("\r").removeprefix("\ufeff"), 1))
    if rest.count("\n") > MOST_GAME_LINES:
        raise NotationError(LimitMessage.FILE_LINES(most=MOST_GAME_LINES), line=MOST_GAME_LINES)
    sections = yield from _sections(rest.split("\n"))
    head = _read_head(sections[""])
    game = _game_of_head(head)
    _read_headers(sections["[headers]"], game)
    result = _read_result(head.entries["result"]) if "result" in head.entries else None
    yield from _read_moves(sections["[moves]"], game, result)
    return game


def _check_version(line: _Line) -> None:
    name, _, version = line.text.strip(" ").rpartition(" ")
    if name != TITLE or not re.fullmatch("[0-9]{1,9}", version):
        raise line.error(RecordMessage.NOT_A_GAME_FILE(name=TITLE))
    if not 1 <= int(version) <= VERSION:
        told = RecordMessage.NEWER_VERSION(version=version, most=VERSION)
        raise line.error(told, len(TITLE) + 1)


def _sections(texts: list[str]) -> Steps[dict[str, list[_Line]]]:
    """Lines by section, the first one's name is ""; blank lines are left out. The first text is the second line."""
    sections: dict[str, list[_Line]] = {"": [], "[headers]": [], "[moves]": []}
    current, seen = "", {""}
    for number, text in enumerate(texts, 2):
        if number % STEP_LINES == 0:
            yield 0.0
        line = _Line(text.removesuffix("\r"), number)
        if line.text.startswith("["):
            current = line.text.rstrip(" ")
            if current not in sections:
                raise line.error(RecordMessage.UNKNOWN_SECTION(text=shortened(current)))
            if current in seen:
                raise line.error(RecordMessage.SECTION_TWICE(text=current))
            seen.add(current)
        elif line.text.strip(" \t"):
            sections[current].append(line)
    return sections


def _read_head(lines: list[_Line]) -> _Head:
    head = _Head()
    for line in lines:
        key, rest = line.parted()
        start = len(key) + 1
        value = line.after(start + len(rest) - len(rest.lstrip(" ")))
        value = _Line(value.text.rstrip(" "), value.number, value.column)
        if key == "option":
            head.options.append(value)
        elif key not in ("variant", "handicap", "sfen", "result"):
            raise line.error(RecordMessage.NOT_IN_VERSION(version=VERSION, text=shortened(key)))
        elif key in head.entries:
            raise line.error(RecordMessage.TWICE(text=repr(key)))
        else:
            head.entries[key] = value
    return head


def _game_of_head(head: _Head) -> Game:
    variant = _read_variant(head)
    handicap = head.entries.get("handicap")
    if handicap:
        try:
            variant.handicap(handicap.text)
        except ValueError as error:
            unknown = PlaceMessage.NO_HANDICAP(title=variant.title, text=shortened(handicap.text))
            raise handicap.error(unknown) from error
    start = None
    sfen = head.entries.get("sfen")
    if sfen:
        try:
            start = parse_sfen(sfen.text, variant)
        except NotationError as error:
            raise error.at(sfen.number, sfen.column) from None
    return Game(variant, start, handicap.text if handicap else "")


def _read_variant(head: _Head) -> Variant:
    line = head.entries.get("variant")
    if line is None:
        raise NotationError(RecordMessage.NO_VARIANT_LINE, line=2)
    if line.text not in variant_names():
        raise line.error(RecordMessage.UNKNOWN_VARIANT(text=shortened(line.text)))
    options: dict[str, str] = {}
    for option in head.options:
        key, equals, value = (part.strip(" ") for part in option.text.partition("="))
        if not equals or key in options:
            raise option.error(RecordMessage.OPTION)
        options[key] = value
        # One by one, so that the error can name the line.
        try:
            load_variant(line.text, {key: value})
        except VariantError as error:
            raise option.error(ABOUT(text=shortened(option.text), reason=error.reason)) from None
    try:
        return load_variant(line.text, options)
    except VariantError as error:
        raise line.error(error.message) from None


def _read_result(line: _Line) -> GameResult:
    winner, _, rest = line.text.partition(" ")
    reason, _, detail = rest.partition(" ")
    if winner not in WINNERS:
        raise line.error(RecordMessage.WINNER(text=shortened(winner)))
    at = len(winner) + 1
    if reason not in [known.value for known in Reason]:
        raise line.error(RecordMessage.NOT_AN_END(text=shortened(reason)), at)
    detail = unescape(detail, line.number, line.column + at + len(reason) + 1)
    return GameResult(WINNERS[winner], Reason(reason), detail)


def _read_headers(lines: list[_Line], game: Game) -> None:
    for line in lines:
        name, value = line.parted()
        key = unescape(name, line.number, 1)
        if key in game.headers:
            raise line.error(RecordMessage.HEADER_TWICE(header=shortened(key)))
        start = len(name) + 1
        if value.startswith(" "):
            value, start = value[1:], start + 1
        text = unescape(value, line.number, start + 1)
        if len(key) > LONGEST_NAME:
            raise line.error(LimitMessage.NAME(most=LONGEST_NAME), LONGEST_NAME)
        if len(text) > LONGEST_VALUE:
            raise line.error(LimitMessage.VALUE(most=LONGEST_VALUE), start + LONGEST_VALUE)
        game.headers[key] = text


@dataclass
class _Tree:
    """What the lines of the moves have said so far, beside the moves themselves."""

    game: Game
    result: GameResult | None
    end: Node | None = None
    nodes: int = 0
    comments: dict[Node, list[str]] = field(default_factory=dict)

    def read(self, line: _Line) -> None:
        if line.text.startswith("*"):
            self.comments.setdefault(self.game.cursor, []).append(_words(line))
        elif line.text.startswith(BOOKMARK):
            self.game.cursor.bookmark = _words(line)
        elif line.text.startswith(EVALUATION):
            self.game.cursor.evaluation = _evaluation(line)
        elif line.text.startswith(DRAWINGS):
            self.game.cursor.drawings = _drawings(line, self.game.variant)
        elif line.text.startswith(END):
            self._read_end(line)
        else:
            self.nodes += 1
            if self.nodes > MOST_NODES:
                raise line.error(LimitMessage.MOVES_OF_GAME(most=MOST_NODES))
            _read_move(line, self.game)

    def _read_end(self, line: _Line) -> None:
        parts = _END_LINE.fullmatch(line.text.rstrip(" "))
        if parts is None:
            raise line.error(RecordMessage.END_LINE)
        spent = _milliseconds(parts["spent"]) if parts["spent"] else None
        if parts["result"]:
            result = _read_result(line.after(parts.start("result")))
            self.game.cursor.ending = replace(result, spent_ms=spent)
        elif self.result is None or self.end is not None:
            raise line.error(RecordMessage.ONE_END)
        else:
            self.end, self.result = self.game.cursor, replace(self.result, spent_ms=spent)


def _words(line: _Line) -> str:
    """The text behind the sign that a line begins with."""
    start = 2 if line.text[1:2] == " " else 1
    return unescape(line.text[start:], line.number, start + 1)


def _drawings(line: _Line, variant: Variant) -> tuple[Drawing, ...]:
    try:
        return parse_drawings(line.text[1:], variant)
    except NotationError as error:
        raise error.at(line.number, line.column + 1) from None


def _evaluation(line: _Line) -> Evaluation:
    parts = _EVALUATION_LINE.fullmatch(line.text) if len(line.text) <= LONGEST_ENGINE_LINE else None
    if parts is None:
        raise line.error(RecordMessage.THOUGHT)
    texts = tuple(parts["line"].split(",")) if parts["line"] else ()
    if any(len(text) > LONGEST_MOVE for text in texts):
        raise line.error(LimitMessage.MOVE(most=LONGEST_MOVE), parts.start("line"))
    return Evaluation(
        Score(int(parts["cp"] or 0), int(parts["mate"]) if parts["mate"] else None),
        texts,
        int(parts["depth"] or 0),
        int(parts["nodes"] or 0),
        unescape(parts["engine"] or "", line.number, parts.start("engine") + 1),
    )


def _read_moves(lines: list[_Line], game: Game, result: GameResult | None) -> Steps[None]:
    """The tree with its comments; the cursor is at the end of the game then, the chosen line leads there."""
    tree = _Tree(game, result)
    for done, line in enumerate(lines):
        yield done / len(lines)
        tree.read(line)
    for node, texts in tree.comments.items():
        node.comment = "\n".join(texts)
    game.go_to(tree.end or usual_end(game))
    for node in game.root.walk():
        node.chosen = node.children[0] if node.children else None
    for node in game.cursor.path():
        if node.parent:
            node.parent.chosen = node
    if tree.result is not None:
        game.finish(tree.result)


def _read_move(line: _Line, game: Game) -> None:
    parts = _MOVE_LINE.fullmatch(line.text) if len(line.text) <= LONGEST_MOVE_LINE else None
    if parts is None:
        raise line.error(RecordMessage.MOVE_LINE)
    if len(parts["ply"]) > 9 or int(parts["ply"]) > game.cursor.ply + 1:
        raise line.error(RecordMessage.NOTHING_TO_FOLLOW_NUMBER(number=game.cursor.ply + 1))
    ply = int(parts["ply"])
    if ply > MOST_MOVES:
        raise line.error(LimitMessage.MOVES_IN_A_ROW(most=MOST_MOVES))
    while game.cursor.ply >= ply:
        game.back()
    at = parts.start("move")
    move = NO_MOVE
    try:
        move = canonical_move(parse_move(parts["move"], game.variant), game.position)
        if game.cursor.child(move):
            raise NotationError(RecordMessage.MOVE_TWICE, parts["move"])
        node = game.play(move)
    except IllegalMoveError:
        message = MoveMessage.ILLEGAL_BECAUSE(text=shortened(parts["move"]), reason=_why(game, move))
        raise IllegalMoveText(message, parts["move"], line.number, at + 1) from None
    except NotationError as error:
        raise error.at(line.number, at + 1) from None
    if parts["spent"]:
        node.spent_ms = _milliseconds(parts["spent"])
    if parts["black"]:
        node.clock_ms = (_milliseconds(parts["black"]), _milliseconds(parts["white"]))


def _why(game: Game, move: int) -> Message:
    return MoveMessage.AFTER_ILLEGAL if game.cursor.illegal else fault_of(game.position, move)


def _milliseconds(seconds: str) -> int:
    return int(seconds.replace(".", ""))
