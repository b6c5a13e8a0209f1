"""CSA, the format of computer shogi, versions 1 to 3.0 (http://www2.computer-shogi.org/protocol/record_v3.html).

    'CSA encoding=UTF-8
    V3.0
    N+Hanako
    $EVENT:a tournament
    PI
    +
    '*a comment on the start
    +7776FU
    T12.345
    '*a comment on the move
    %TORYO

`N+` and `N-` name the players, `$` begins other headers, `P` the start (`csa_start`). Then come the side to move, the
moves, the time of each in seconds, and the end. Statements may stand in one line with commas between them, a line `/`
parts one game from the next.

Words above the first statement or below the end, as in a mail, are comments on the start and on the end.
Only `'*` begins a comment that programs read; `'**` is what engines think. Other comments are kept behind the first
move, where they speak of moves, and passed over in the head, where they explain the file, as is what a server adds at
the end but for the headers among it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant

from ...errors import LimitMessage, MoveMessage, Named, NotationError, RecordMessage, shortened
from ...limits import LONGEST_GAME, LONGEST_LINE, LONGEST_NAME, MOST_GAME_LINES, check_length
from ...lines import FILE_END, lines_of
from ...moves.csa_moves import SIGN_OF, SIGNS, format_move, parse_move
from ..headers import BLACK, BY_NAME, OF_CSA, OWN, WHITE
from ..reading import MOST_PROBLEMS, Reading, Replay, Steps, finish, game_from, report_flaws
from ..thoughts import told_comments
from .csa_start import CsaStart, end_word, format_start, result_of

__all__ = ["csa_steps", "format_csa", "parse_csa"]


STEP_LINES: Final = 100

_BLANKS: Final = "\ufeff \t\u3000"
_TIME: Final = re.compile(r"T([0-9]{1,9})(?:\.([0-9]{1,9}))?")
# What servers put behind a game: the end position, the result once more, and when the game was over.
_SERVER_HEADER: Final = re.compile(r"\$[A-Z_]{1,30}:")
_SERVER_LINE: Final = re.compile(r"P[1-9] \* |P[1-9+-][+-]?[0-9A-Z]|P[+-]$|[+-]$|summary:|rating:")
_OWN: Final = re.compile(
    r"['/]|V[0-9]|N[+-]|\$|P[I1-9+-]|%|[+-](?:$|,|[0-9])|T[0-9]|(?:version|encoding)\b", re.IGNORECASE
)
"""What a line of CSA begins with."""
_END: Final = re.compile("%([+-]?[A-Z_]{1,30})")


def parse_csa(text: str) -> Reading:
    """The games of a text, and what is wrong with it."""
    return finish(csa_steps(text))


def csa_steps(text: str) -> Steps[Reading]:
    """`parse_csa` in steps."""
    reading = Reading()
    reader = _Reader(reading)
    try:
        check_length(text, LONGEST_GAME, Named.RECORD)
        for number, (line, end) in enumerate(lines_of(text, MOST_GAME_LINES, FILE_END), 1):
            if number % STEP_LINES == 0:
                yield end / len(text)
            reader.read(line, number)
        reader.close()
    except NotationError as error:
        reading.report(error)
        if not reading.full:
            reader.close()
    if not reading.games and not reading.problems:
        reading.report(NotationError(RecordMessage.NO_GAME))
    return reading


@dataclass
class _Game:
    """A game that is being read: the head, and once moves may follow the moves."""

    start: CsaStart
    headers: dict[str, str] = field(default_factory=dict)
    comments: list[str] = field(default_factory=list)
    around: list[tuple[str, NotationError]] = field(default_factory=list)
    replay: Replay | None = None
    refused: int = 0
    problems: int = 0
    result: GameResult | None = None
    ended: bool = False
    told: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing was said of it, but words around it."""
        return not (self.replay or self.start.told or self.headers or self.comments)


class _Reader:
    """Takes one line after the other."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.variant = load_variant("shogi")
        self.game = _Game(CsaStart(self.variant))

    def read(self, line: str, number: int) -> None:
        """Reads a line; what is wrong is reported. Of a game with too much wrong the rest is passed over."""
        if self.game.problems >= MOST_PROBLEMS and not line.startswith(("/", "V")):
            return
        if len(line) > LONGEST_LINE:
            problem = NotationError(LimitMessage.LINE(most=LONGEST_LINE), line)
            self._report(problem, number, LONGEST_LINE + 1)
            return
        stripped = line.lstrip(_BLANKS)
        text, column = stripped.rstrip(), len(line) - len(stripped) + 1
        try:
            if text.startswith("'"):
                self._read_comment(line[column:])
            elif text and not _OWN.match(text) and (self.game.empty or self.game.ended):
                problem = NotationError(RecordMessage.NOT_OF_CSA(text=shortened(text)), text)
                self.game.around.append((text, problem.at(number, column)))
            elif text.startswith(("N+", "N-", "$")):
                self._read_header(text)
            elif text != "/":
                self._read_statements(text, number, column)
        except NotationError as error:
            self._report(error, number, column)
        if text == "/":
            self.close()

    def _report(self, problem: NotationError, number: int, column: int) -> None:
        self.game.problems += 1
        self.reading.report(problem.at(number, column))

    def close(self) -> None:
        """A game ends here."""
        game = self.game
        self.game = _Game(CsaStart(self.variant))
        if game.empty:
            for _, problem in game.around[:1]:
                self.reading.report(problem)
            return
        replay = game.replay or self._begin(game, Side.BLACK)
        game.comments += [text for text, _ in game.around]
        self._comment(game)
        if game.result is not None:
            replay.game.finish(game.result)
        self.reading.add(replay.finished())

    # The head

    def _read_header(self, text: str) -> None:
        if text.startswith("N"):
            name, value = (BLACK if text[1] == "+" else WHITE), text[2:]
        else:
            word, colon, value = text.partition(":")
            if not colon:
                raise NotationError(RecordMessage.HEADER_OF_CSA, text)
            name = OF_CSA.get(word, word[1:])
        name, value = name.strip(), value.strip()
        if len(name) > LONGEST_NAME:
            raise NotationError(LimitMessage.HEADER_NAME(most=LONGEST_NAME), text)
        headers = self.game.replay.game.headers if self.game.replay else self.game.headers
        if headers.setdefault(name, value) != value:
            raise NotationError(RecordMessage.HEADER_TWICE(header=shortened(name)), text)

    def _read_placing(self, text: str, number: int) -> None:
        """A statement about the start."""
        if self.game.replay is not None:
            raise NotationError(RecordMessage.START_BEFORE_MOVES, text)
        self.game.start.line = number
        self.game.start.read(text)

    # The moves

    def _read_statements(self, text: str, number: int, column: int) -> None:
        """The statements of a line; a comment may follow them."""
        at = 0
        while at < len(text):
            end = text.find(",", at)
            end = len(text) if end < 0 else end
            statement = text[at:end].strip()
            if statement.startswith("'"):
                self._read_comment(text[at:].strip()[1:])
                return
            if statement:
                try:
                    self._read_statement(statement, number, column + at)
                except NotationError as error:
                    self._report(error, number, column + at)
            at = end + 1

    def _read_statement(self, text: str, number: int, column: int) -> None:
        if text.startswith("P"):
            self._read_placing(text, number)
        elif text.startswith("V"):
            self._begin_next()
        elif text in SIGNS:
            self._read_turn(SIGNS[text])
        elif text.startswith(("+", "-")):
            self._read_move(text, number, column)
        elif text.startswith("T"):
            self._read_time(text)
        elif text.startswith("%"):
            self._read_end(text)
        else:
            raise NotationError(RecordMessage.NOT_OF_CSA(text=shortened(text)), text)

    def _begin_next(self) -> None:
        """A version after moves is that of another file, put behind the first one."""
        if self.game.replay is not None:
            self.close()

    def _read_turn(self, turn: Side) -> None:
        if self.game.replay is not None:
            raise NotationError(RecordMessage.TURN_BEFORE_MOVES, "")
        self.game.start.turn = turn

    def _begin(self, game: _Game, first_turn: Side) -> Replay:
        """The head is complete."""
        start = game.start.position(first_turn)
        report_flaws(start, self.reading, game.start.line)
        game.replay = Replay(game_from(start), self.reading)
        game.replay.game.headers.update(game.headers)
        game.comments[:0] = [text for text, _ in game.around]
        game.around.clear()
        self._comment(game)
        return game.replay

    def _read_move(self, text: str, number: int, column: int) -> None:
        game = self.game
        replay = game.replay or self._begin(game, SIGNS[text[0]])
        if game.ended:
            if not game.told:
                game.told = True
                raise NotationError(RecordMessage.MOVE_AFTER_END, text)
            return
        self._comment(game)
        if replay.broken:
            game.refused += 1
            return
        written, rest = text[:7], text[7:].lstrip()
        turn = Side(replay.game.position.turn)
        if SIGNS[text[0]] != turn:
            told = MoveMessage.OTHER_SIDE(text=shortened(written))
            self._report(NotationError(told, text), number, column)
            written = SIGN_OF[turn] + written[1:]
        try:
            replay.play(parse_move(written, replay.game.position), written, number, column)
        except NotationError as error:
            replay.refuse(error.at(number, column))
        if rest.startswith("'"):
            self._read_comment(rest[1:])
        elif rest:
            raise NotationError(RecordMessage.NOT_BEHIND_MOVE(text=shortened(rest)), rest, column=8)

    def _read_time(self, text: str) -> None:
        found = _TIME.fullmatch(text)
        if found is None:
            raise NotationError(RecordMessage.NOT_A_TIME(text=shortened(text)), text)
        game = self.game
        spent = int(found[1]) * 1000 + int((found[2] or "").ljust(3, "0")[:3])
        if game.result is not None:
            game.result = replace(game.result, spent_ms=spent)
        elif game.replay is not None and game.replay.broken:
            return
        elif game.replay is None or game.replay.game.cursor.parent is None:
            raise NotationError(RecordMessage.TIME_WITHOUT_MOVE, text)
        else:
            game.replay.game.cursor.spent_ms = spent

    def _read_end(self, text: str) -> None:
        game, found = self.game, _END.match(text)
        if game.ended:
            raise NotationError(RecordMessage.ENDED_BEFORE, text)
        replay = game.replay or self._begin(game, Side.BLACK)
        game.ended = True
        turn = Side(replay.game.position.turn)
        result = result_of(found[1], turn) if found else None
        if result is None:
            raise NotationError(RecordMessage.NOT_AN_END(text=shortened(text)), text)
        # Of a line that could not be followed it is not known who is to move, but for an illegal move at its end.
        if not replay.broken or (result.reason is Reason.ILLEGAL_MOVE and not game.refused):
            game.result = result

    # Comments

    def _read_comment(self, text: str) -> None:
        """What stands behind the sign of a comment."""
        game = self.game
        if game.replay is not None and game.replay.broken:
            return
        begun = game.replay is not None and game.replay.game.cursor.parent is not None
        if text.startswith("*"):
            game.comments.append(text[1:])
        elif begun and _SERVER_HEADER.match(text):
            self._read_header(text)
        elif begun and not game.ended and not _SERVER_LINE.match(text):
            game.comments.append(text)

    def _comment(self, game: _Game) -> None:
        """The comments read so far belong to the move at the cursor."""
        if game.comments and game.replay is not None:
            for text in game.comments:
                game.replay.comment(text)
            game.comments = []


_BREAK: Final = re.compile("[\r\n]+")
_HEAD_2: Final = "V2.2\n"
_HEAD_3: Final = "'CSA encoding=UTF-8\nV3.0\n"
_NEW_IN_3: Final = ("TIME", "TIME+", "TIME-", "MAX_MOVES", "JISHOGI", "NOTE")


def format_csa(games: Sequence[Game]) -> str:
    """The games as CSA 2.2, or 3.0 where one of them needs it. NotationError where one is not of shogi.

    Only 3.0 says how Japanese is encoded: 2.2 leaves that to the system. Variations and bookmarks are left out, and so
    is a result that CSA has no word for.
    """
    for game in games:
        if game.variant.name != "shogi":
            raise NotationError(RecordMessage.NOT_IN_CSA(title=game.variant.title))
    lines: list[str] = []
    for number, game in enumerate(games):
        lines += ["/"] if number else []
        lines += [*_header_lines(game), *format_start(game.start), *_move_lines(game)]
    body = "\n".join([*lines, ""])
    return (_HEAD_3 if any(map(_needs_3, games)) or not body.isascii() else _HEAD_2) + body


def says_end(game: Game) -> bool:
    """Whether CSA has a word for how the game ended."""
    return game.result is None or end_word(game.result, _turn_at_end(game)) is not None


def _turn_at_end(game: Game) -> Side:
    return game.first_turn if game.end.ply % 2 == 0 else game.first_turn.other


def _needs_3(game: Game) -> bool:
    """Fractions of a second, a limit of moves and some headers are new in 3.0."""
    times = [node.spent_ms for node in game.main_line()]
    if game.result is not None:
        times.append(game.result.spent_ms)
    limited = game.result is not None and game.result.reason is Reason.MOVE_LIMIT
    return limited or any(name in _NEW_IN_3 for name in game.headers) or any(time and time % 1000 for time in times)


def _header_lines(game: Game) -> list[str]:
    """Names first; in the format's order these stand before all others."""
    lines = [f"{BY_NAME[name].csa}{_one_line(game.headers[name])}" for name in (BLACK, WHITE) if name in game.headers]
    for name, value in game.headers.items():
        if name not in (BLACK, WHITE, *OWN):
            word = BY_NAME[name].csa if name in BY_NAME else "$" + _one_line(name).replace(":", "：")
            lines.append(f"{word}:{_one_line(value)}")
    return lines


def _move_lines(game: Game) -> list[str]:
    comments, position = told_comments(game), game.start
    lines = _comment_lines(comments.get(game.root, ""))
    for node in game.main_line():
        lines.append(format_move(position, node.move))
        lines += [*_time_lines(node.spent_ms), *_comment_lines(comments.get(node, ""))]
        position.play(node.move)
    if game.result is not None:
        word = end_word(game.result, Side(position.turn))
        lines += [f"%{word}", *_time_lines(game.result.spent_ms)] if word else []
    return lines


def _comment_lines(comment: str) -> list[str]:
    return [f"'*{line}" for line in re.split("\r\n|[\r\n]", comment)] if comment else []


def _time_lines(spent_ms: int | None) -> list[str]:
    if spent_ms is None:
        return []
    seconds, rest = divmod(max(0, spent_ms), 1000)
    return [f"T{seconds}.{rest:03}" if rest else f"T{seconds}"]


def _one_line(text: str) -> str:
    return _BREAK.sub(" ", text).strip()
