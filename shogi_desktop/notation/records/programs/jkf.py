"""JKF, the JSON Kifu Format (https://github.com/na2hiro/Kifu-for-JS): KIF's headers, CSA's pieces and ends.

    {"header": {"先手": "Hanako"}, "initial": {"preset": "HIRATE"}, "moves": [
        {"comments": ["before the first move"]},
        {"move": {"color": 0, "from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"},
         "time": {"now": {"m": 0, "s": 12}, "total": {"h": 0, "m": 0, "s": 12}},
         "forks": [[{"move": ...}, ...]]},
        {"special": "TORYO"}]}

`forks` are other lines in place of their move; moves are described in `jkf_moves`. Nothing here recurses over moves.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant

from ...errors import LimitMessage, MoveMessage, Named, NotationError, RecordMessage, shortened
from ...limits import check_length
from ...steps import Steps, finish
from ..headers import OF_KIF, dated
from ..reading import Reading
from ..replay import Replay, game_from, report_flaws
from .csa_ends import result_of
from .jkf_moves import move_of, spent_ms
from .jkf_start import read_start
from .jkf_writing import format_jkf

__all__ = ["format_jkf", "jkf_steps", "parse_jkf"]

LONGEST: Final = 8 * 1024 * 1024
MOST_VALUES: Final = 1_000_000
STEP_MOVES: Final = 50

_MOVE_KEY: Final = re.compile(r'"move"\s*+:')

Values = dict[str, object]


def parse_jkf(text: str) -> Reading:
    """The game of a text, and what is wrong with it."""
    return finish(jkf_steps(text))


def jkf_steps(text: str) -> Steps[Reading]:
    """`parse_jkf` in steps."""
    reading = Reading()
    try:
        found = _loaded(text)
    except NotationError as error:
        reading.report(error)
        return reading
    if not isinstance(found, dict) or not isinstance(found.get("moves"), list):
        reading.report(NotationError(LimitMessage.LIST_OF_JKF))
        return reading
    yield 0.0
    game = _begun(found, reading)
    replay = Replay(game, reading)
    yield from _Moves(replay, text, found["moves"]).read()
    game.go_to(game.end)
    reading.add(replay.finished())
    return reading


def _loaded(text: str) -> object:
    """What the JSON says. NotationError where it is none, or would fill the memory."""
    check_length(text, LONGEST, Named.JKF)
    if sum(map(text.count, "[{,")) > MOST_VALUES:
        raise NotationError(LimitMessage.VALUES_OF_JKF(most=MOST_VALUES))
    try:
        found: object = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise NotationError(RecordMessage.NOT_JSON(detail=error.msg), line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise NotationError(LimitMessage.JSON_DEPTH) from None
    except ValueError as error:  # a number of thousands of digits
        raise NotationError(RecordMessage.NOT_JSON(detail=str(error))) from None
    return found


def _begun(found: Values, reading: Reading) -> Game:
    """A game with its start and headers."""
    headers = _headers(found.get("header"), reading)
    start, problem = read_start(found.get("initial"), headers.pop("手合割", ""), load_variant("shogi"))
    if problem:
        reading.report(NotationError(problem))
    report_flaws(start, reading, 1)
    game = game_from(start)
    game.headers.update(headers)
    return game


def _headers(found: object, reading: Reading) -> dict[str, str]:
    headers: dict[str, str] = {}
    if found is not None and not isinstance(found, dict):
        reading.report(NotationError(RecordMessage.HEADER_OF_JKF))
    for key, value in found.items() if isinstance(found, dict) else ():
        if isinstance(value, (str, int, float)):
            headers.setdefault(OF_KIF.get(key, key), str(value))
    return dated(headers)


@dataclass(frozen=True)
class _Line:
    """A line that is yet to be read: it begins after `parent`."""

    parent: Node
    moves: list[object]


class _Moves:
    """Reads the lines of moves; `text` is searched for the place of a problem."""

    def __init__(self, replay: Replay, text: str, moves: list[object]) -> None:
        self._replay = replay
        self._game = replay.game
        self._text = text
        self._moves = moves
        self._waiting = [_Line(self._game.root, moves)]
        self._main = True
        self._numbers: dict[int, int] | None = None

    def read(self) -> Steps[None]:
        read = 0
        while self._waiting:
            line = self._waiting.pop()
            self._main = line.moves is self._moves
            self._replay.go_to(line.parent)
            later: list[_Line] = []
            for value in line.moves:
                read += 1
                if read % STEP_MOVES == 0:
                    yield 0.5
                if not self._read_one(value, later):
                    break
            self._waiting += reversed(later)

    def _read_one(self, value: object, later: list[_Line]) -> bool:
        """A move with what is told of it; whether its line goes on."""
        if not isinstance(value, dict):
            self._report(NotationError(MoveMessage.TABLE_EXPECTED, str(value)), value)
            return False
        before = self._game.cursor
        forks = value.get("forks")
        later += [_Line(before, fork) for fork in (forks if isinstance(forks, list) else ()) if isinstance(fork, list)]
        move = value.get("move")
        if move:
            self._read_move(move, value)
        elif value.get("special"):
            return self._read_special(str(value["special"]), value)
        if not self._replay.broken and (not move or self._game.cursor is not before):
            self._read_told(value)
        return not self._replay.broken

    def _read_told(self, value: Values) -> None:
        self._read_comments(value)
        spent = spent_ms(value.get("time"))
        if spent is not None and self._game.cursor.parent is not None:
            self._game.cursor.spent_ms = spent

    def _read_comments(self, value: Values) -> None:
        comments = value.get("comments")
        for comment in comments if isinstance(comments, list) else ():
            self._replay.comment(str(comment))

    def _read_special(self, word: str, value: Values) -> bool:
        turn = Side(self._game.position.turn)
        result = result_of(word, turn)
        if result is None:
            self._report(NotationError(RecordMessage.NOT_AN_END(text=shortened(word)), word), value)
            return False
        result = replace(result, spent_ms=spent_ms(value.get("time")))
        self._read_comments(value)
        if self._main:
            self._game.finish(result)
        else:
            self._game.cursor.ending = result
        return False

    def _read_move(self, move: object, value: Values) -> None:
        try:
            played, text = move_of(move, self._game)
        except NotationError as error:
            self._replay.broken = True
            self._report(error, value)
            return
        problems = self._replay.reading.problems
        known = len(problems)
        self._replay.play(played, text, 1)
        problems[known:] = [problem.at(*self._place(value)) for problem in problems[known:]]

    def _report(self, problem: NotationError, value: object) -> None:
        self._replay.reading.report(problem.at(*self._place(value)))

    def _place(self, value: object) -> tuple[int, int]:
        """Line and column of a move in the text: there are as many keys `move` before it as moves."""
        if self._numbers is None:
            self._numbers = _numbered(self._moves)
        number = self._numbers.get(id(value), 0)
        at = 0
        for count, key in enumerate(_MOVE_KEY.finditer(self._text)):
            at = key.start()
            if count >= number:
                break
        return self._text.count("\n", 0, at) + 1, at - self._text.rfind("\n", 0, at)


def _numbered(moves: list[object]) -> dict[int, int]:
    """How many keys `move` stand in the text before that of each entry."""
    numbers: dict[int, int] = {}
    count = 0
    waiting: list[object] = [moves]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += reversed(value)
        elif isinstance(value, _Key):
            numbers[value.entry] = count
            count += 1
        elif isinstance(value, dict):
            numbers[id(value)] = count
            inner = [_Key(id(value)) if key == "move" else inside for key, inside in value.items()]
            waiting += reversed(inner)
    return numbers


@dataclass(frozen=True)
class _Key:
    """A key `move` of the entry with this id."""

    entry: int
