"""The conversation with an engine that speaks the protocol of XBoard, version 2.

The engine is kept from moving by itself (`force`): each search tells it what was played since the last one. It keeps
its own board, so what is told is bounded by what it knows; another game is told from the start.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from shogi_desktop.clients.search import Decision, SearchAnswer, SearchRequest
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import LONGEST_MOVE
from shogi_desktop.notation.moves.usi import EngineOption, Info
from shogi_desktop.notation.moves.xboard import format_move, letters_of, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from .dialect import Dialect, Fenced, GameSettings, Greeted, Heard, Nonsense, RequestEnd, RequestPart

_TYPES: Final = {
    "button": "button",
    "save": "button",
    "reset": "button",
    "check": "check",
    "spin": "spin",
    "slider": "spin",
    "combo": "combo",
    "string": "string",
    "path": "string",
    "file": "filename",
}
_BETWEEN: Final = " /// "
_MOST_CHOICES: Final = 200
MAX_OPTION_NAME: Final = 100
MAX_VALUE: Final = 1000


def parse_option(text: str) -> EngineOption | None:
    """An option, with the values of a check as "true" and "false"; None for what is none."""
    name, dash, rest = text.partition(" -")
    word, _, value = rest.partition(" ")
    type_, name, value = _TYPES.get(word), name.strip(), excerpt(value.strip(), MAX_VALUE)
    if not dash or type_ is None or not name or excerpt(name, MAX_OPTION_NAME) != name:
        return None
    if type_ == "check":
        return EngineOption(name, type_, "true" if value == "1" else "false")
    if type_ == "spin":
        return _spin(name, value)
    if type_ == "combo":
        choices = value.split(_BETWEEN)[:_MOST_CHOICES]
        chosen = next((choice for choice in choices if choice.startswith("*")), choices[0])
        return EngineOption(name, type_, chosen.lstrip("*"), vars=tuple(choice.lstrip("*") for choice in choices))
    return EngineOption(name, type_, "" if type_ == "button" else value)


def _spin(name: str, value: str) -> EngineOption | None:
    numbers = value.split()
    if len(numbers) != 3 or not all(number.lstrip("-").isdecimal() and len(number) < 20 for number in numbers):
        return None
    return EngineOption(name, "spin", numbers[0], int(numbers[1]), int(numbers[2]))


MAX_NAME: Final = 200
"""Characters of an engine's name."""
MAX_ERROR: Final = 200
MAX_OPTIONS: Final = 1000
_FEATURE: Final = re.compile(r'(\w+)=("[^"]*"|\S+)')
_LEGS: Final = re.compile(r"[a-z0-9,]{1,40}")
_REFUSED: Final = "Illegal move"
_UNKNOWN: Final = "Error ("
_THOUGHT: Final = re.compile(r"\s*(\d{1,4})\S?\s+(-?\d{1,9})\s+(\d{1,12})\s+(\d{1,15})\s+(\S.*)")
_LONGEST_THOUGHT: Final = 4000  # letters
_MATE: Final = 100_000
"""A score of so much, and one more for each move to the mate."""
MAX_LINE_OF_PLAY: Final = 100
"""Moves of a line of play that an engine tells."""


class Xboard(Dialect[SearchRequest]):
    """What an engine has told about itself, and what it knows of the game.

    Settings: `memory` is the engine's memory in MB, every other option is one of its own. Searches begin at the start
    of an even game; of the limits, time per move, depth, and the clock's time of the side to move are told. A search
    without any limit is an analysis: it tells what it thinks (`Info`), and its answer is None.
    """

    def __init__(self) -> None:
        self.name = ""
        self.features: dict[str, str] = {}
        self.options: dict[str, EngineOption] = {}
        self._game: list[str] = []  # the lines that announce it
        self._array = ""
        self._known: list[str] | None = None  # the moves on its board, None = it has no board of this game
        self._legs = ""
        self._pings = 0
        self._analysing = False

    # What is said

    def greeting(self) -> list[str]:
        self.name = ""
        self.features, self.options = {}, {}
        self._game, self._array, self._known, self._legs, self._pings = [], "", None, "", 0
        self._analysing = False
        return ["xboard", "protover 2"]

    def setting_up(self, settings: GameSettings) -> list[str]:
        options = dict(settings.options)
        memory = options.pop("memory", "")
        self._game = ["new", f"variant {settings.variant}"]
        if memory and self.features.get("memory") == "1":
            self._game.append(f"memory {memory}")
        self._game += [f"option {name}={self._value(name, value)}" for name, value in options.items()]
        self._game += ["easy", "post", "force"]
        self._known, self._array = [], ""
        return [*self._game, *(f"option {name}" for name in settings.buttons if name in self.options)]

    def _value(self, name: str, value: str) -> str:
        """As this protocol writes it."""
        option = self.options.get(name)
        return str(int(value == "true")) if option is not None and option.type == "check" else value

    def fence(self) -> list[str]:
        return self._ping() if self.features.get("ping") == "1" else []

    def _ping(self) -> list[str]:
        self._pings += 1
        return [f"ping {self._pings}"]

    def asking(self, number: int, request: SearchRequest) -> list[str]:
        position, moves = self._unsent(request)
        lines = ["force"]
        if self._known is None or moves[: len(self._known)] != self._known:
            self._known, lines = [], list(self._game)
        word = "usermove " if self.features.get("usermove") == "1" else ""
        lines += [word + move for move in moves[len(self._known) :]]
        self._known = moves
        self._legs = ""
        limits = _limits(request, position.turn)
        self._analysing = not limits
        return [*lines, *limits, "go"] if limits else [*lines, "analyze"]

    def stopping(self) -> list[str]:
        """An analysis has no answer of its own: that to a ping takes its place."""
        return ["exit", *self._ping()] if self._analysing else ["?"]

    def patience_ms(self, request: SearchRequest, margin_ms: int) -> int:
        return request.deadline_ms

    def _unsent(self, request: SearchRequest) -> tuple[Position, list[str]]:
        """The position to search, and the moves to it as the engine writes them."""
        position = request.start.copy()
        if format_sfen(position) != format_sfen(Position(position.variant)):
            raise ValueError("an xboard engine is asked about games from the start alone")
        letters = letters_of(self._array, position) if self._array else {}
        texts: list[str] = []
        for move in request.moves:
            texts.append(format_move(move, position.variant, letters))
            position.play(move)
        return position, texts

    # What is heard

    def hear(self, line: str, request: SearchRequest | None) -> Heard | None:
        word, _, rest = line.strip().partition(" ")
        if word == "feature":
            return self._on_feature(rest)
        if word == "pong":
            return self._on_pong(rest.strip())
        if word == "setup":
            self._array = rest.partition(") ")[2].partition(" ")[2] or rest
        elif line.startswith(_REFUSED) or (self._analysing and line.startswith(_UNKNOWN)):
            return Nonsense(excerpt(line, MAX_ERROR))
        elif self._analysing:
            return _thought(line) if request is not None else None
        elif word == "move":
            return self._on_move(rest.strip(), request)
        elif word in ("1-0", "0-1", "1/2-1/2", "resign"):
            return self._on_result(word, line, request)
        return None

    def _on_pong(self, number: str) -> Fenced | RequestEnd | None:
        if number != str(self._pings):
            return None
        if not self._analysing:
            return Fenced()
        self._analysing = False
        return RequestEnd(None)

    def read_line(self, texts: Iterable[str], position: Position) -> tuple[int, ...]:
        """The moves of a line of play that begins in a position, as far as they can be read."""
        letters = letters_of(self._array, Position(position.variant)) if self._array else {}
        board, line = position.copy(), list[int]()
        for text in texts:
            try:
                line.append(parse_move(text, board, letters))
            except NotationError:
                break
            board.play(line[-1])
        return tuple(line)

    def _on_feature(self, rest: str) -> Greeted | None:
        features = [(name, value.strip('"')) for name, value in _FEATURE.findall(rest)]
        for option in (parse_option(value) for name, value in features if name == "option"):
            if option is not None and len(self.options) < MAX_OPTIONS:
                self.options[option.name] = option
        found = {name: value for name, value in features if name != "option"}
        self.features |= found
        self.name = excerpt(found.get("myname", self.name), MAX_NAME)
        return Greeted() if found.get("done") == "1" else None

    def _on_move(self, text: str, request: SearchRequest | None) -> Heard | None:
        """A move, or the first leg of one, which ends with a comma."""
        if text.endswith(","):
            self._legs += text
            return Nonsense() if not _LEGS.fullmatch(self._legs) else None
        text, self._legs = self._legs + text, ""
        known, self._known = self._known, None
        if request is None:
            return RequestEnd(None)
        position = request.position()
        letters = letters_of(self._array, Position(position.variant)) if self._array else {}
        try:
            move = parse_move(text, position, letters)
        except NotationError as error:
            return RequestEnd(SearchAnswer(Decision.IMPOSSIBLE, text=excerpt(text, MAX_ERROR), why=error.message))
        if known is not None:
            self._known = [*known, format_move(move, position.variant, letters)]
        return RequestEnd(SearchAnswer(Decision.MOVE, move, text))

    def _on_result(self, word: str, line: str, request: SearchRequest | None) -> RequestEnd | None:
        """How the engine thinks that the game ends. One that loses by it resigns; else it claims."""
        if request is None:
            return None
        self._known = None
        lost = "0-1" if request.position().turn == Side.BLACK else "1-0"
        gives_up = word in ("resign", lost)
        return RequestEnd(SearchAnswer(Decision.RESIGN if gives_up else Decision.CLAIM, text=excerpt(line, MAX_ERROR)))


def _thought(line: str) -> RequestPart | None:
    """Depth, score for the side to move, hundredths of a second, positions, moves; what follows in braces is for
    itself."""
    found = _THOUGHT.fullmatch(line[:_LONGEST_THOUGHT])
    if found is None:
        return None
    depth, score, hundredths, nodes = (int(text) for text in found.groups()[:4])
    texts = found[5].partition("{")[0].split()[:MAX_LINE_OF_PLAY]
    moves = abs(score) - _MATE
    mate = None if moves < 0 else (2 * moves - 1 if score > 0 else -2 * moves)
    speed = nodes * 100 // hundredths if hundredths else None
    return RequestPart(
        Info(
            depth=depth,
            time_ms=hundredths * 10,
            nodes=nodes,
            nps=speed,
            score_cp=score if mate is None else None,
            score_mate=mate,
            pv=tuple(text for text in texts if len(text) <= LONGEST_MOVE),
        )
    )


def _limits(request: SearchRequest, turn: int) -> list[str]:
    """`st` makes `time` count for one move; without a limit in time there is time enough for the depth."""
    lines = [f"sd {request.depth}"] if request.depth is not None else []
    own = request.black_ms if turn == Side.BLACK else request.white_ms
    if request.movetime_ms is not None:
        lines += [f"st {max(1, request.movetime_ms // 1000)}", *_clock(request.movetime_ms)]
    elif own is not None:
        lines += _clock(own)
    return lines


def _clock(milliseconds: int) -> list[str]:
    hundredths = max(1, milliseconds // 10)
    return [f"time {hundredths}", f"otim {hundredths}"]
