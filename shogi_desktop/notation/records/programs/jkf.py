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
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant

from ...errors import LimitMessage, MoveMessage, Named, NotationError, RecordMessage, shortened
from ...limits import check_length
from ...moves import japanese
from ...moves.csa_moves import piece_name
from ..headers import BLACK, BY_NAME, OF_KIF, OWN, WHITE, dated
from ..reading import Reading, Replay, Steps, finish, game_from, report_flaws
from ..thoughts import told_comments
from .csa_start import end_word, result_of
from .jkf_parts import move_of, read_start, relative, spent_ms, write_start

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


DEEPEST: Final = 100
"""Variations inside variations."""

Entry = dict[str, object]


def format_jkf(games: Sequence[Game]) -> str:
    """The first game as JKF. NotationError where it is not of shogi or its variations nest too deep.

    Bookmarks and fractions of seconds are left out, and so is a result that CSA has no word for.
    """
    game = games[0]
    if game.variant.name != "shogi":
        raise NotationError(RecordMessage.NOT_IN_JKF(title=game.variant.title))
    header = {_header_name(name, game): value for name, value in game.headers.items() if name not in OWN}
    writer = _Writer(game)
    for node in game.root.walk():
        if node.parent:
            writer.write(node, node.parent)
    record = {"header": header, "initial": write_start(game.start, game.handicap), "moves": writer.moves}
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def _header_name(name: str, game: Game) -> str:
    """KIF's name for a header; in a handicap game the sides have other ones."""
    names = BY_NAME[name].kif if name in BY_NAME else (name,)
    return names[-1] if name in (BLACK, WHITE) and game.handicap else names[0]


class _Writer:
    """Writes one node after the other, each after its parent; the board follows."""

    def __init__(self, game: Game) -> None:
        self._position = game.start
        self._comments = told_comments(game)
        start: Entry = {}
        self._comment(start, game.root)
        self.moves = [start]
        # For each node the list its line is in and how deep that lies, its entry and that of its end, the times so far.
        self._lines: dict[Node, tuple[list[Entry], int]] = {game.root: (self.moves, 0)}
        self._entries: dict[Node, Entry] = {game.root: start}
        self._ends: dict[Node, Entry] = {}
        self._totals: dict[Node, tuple[int, int]] = {game.root: (0, 0)}
        if game.root.ending:
            self._write_end(game.root, game.root.ending)

    def write(self, node: Node, parent: Node) -> None:
        while self._position.ply > parent.ply:
            self._position.undo()
        line, depth = self._lines[parent]
        first = parent.children[0]
        if node is not first or parent in self._ends:
            branched = self._ends.get(parent) or self._entries[first]
            line, depth = [], depth + 1
            branched.setdefault("forks", []).append(line)  # type: ignore[attr-defined]
        if depth > DEEPEST:
            raise NotationError(LimitMessage.VARIATIONS_OF_JKF(most=DEEPEST))
        entry: Entry = {"move": _move(self._position, node.move, parent)}
        self._add_time(entry, node.spent_ms, node, parent)
        self._comment(entry, node)
        line.append(entry)
        self._lines[node], self._entries[node] = (line, depth), entry
        self._position.play(node.move)
        if node.ending:
            self._write_end(node, node.ending)

    def _comment(self, entry: Entry, node: Node) -> None:
        if node in self._comments:
            entry["comments"] = self._comments[node].split("\n")

    def _add_time(self, entry: Entry, spent_ms: int | None, node: Node, parent: Node) -> None:
        """The time of a move and of all moves of its side."""
        black, white = self._totals[parent]
        spent = spent_ms or 0
        blacks = self._position.turn == Side.BLACK
        self._totals[node] = (black + spent, white) if blacks else (black, white + spent)
        if spent_ms is not None:
            entry["time"] = _time(spent_ms, self._totals[node][not blacks])

    def _write_end(self, node: Node, ending: GameResult) -> None:
        turn = Side(self._position.turn)
        word = end_word(ending, turn)
        if word is None:
            return
        entry: Entry = {"special": word}
        if ending.spent_ms is not None:
            entry["time"] = _time(ending.spent_ms, self._totals[node][turn] + ending.spent_ms)
        self._lines[node][0].append(entry)
        self._ends[node] = entry


def _move(position: Position, move: int, parent: Node) -> Entry:
    variant = position.variant
    target = int(to_square(move))
    told: Entry = {"color": int(position.turn)}
    if not is_drop(move):
        told["from"] = _place(position, int(from_square(move)))
    told["to"] = _place(position, target)
    kind = drop_kind(move) if is_drop(move) else kind_of(position.piece_at(from_square(move)))
    told["piece"] = piece_name(variant, int(kind))
    if parent.parent and int(to_square(parent.move)) == target:
        told["same"] = True
    text = japanese.format_move(position, move)
    if is_promotion(move) or text.endswith("不成"):
        told["promote"] = bool(is_promotion(move))
    taken = position.piece_at(target)
    if taken != EMPTY:
        told["capture"] = piece_name(variant, int(kind_of(taken)))
    apart = relative(text)
    if apart:
        told["relative"] = apart
    return told


def _place(position: Position, square: int) -> Entry:
    return {"x": position.variant.file_of(square), "y": position.variant.rank_of(square)}


def _time(now_ms: int, total_ms: int) -> Entry:
    now, total = now_ms // 1000, total_ms // 1000
    return {
        "now": {"m": now // 60, "s": now % 60},
        "total": {"h": total // 3600, "m": total // 60 % 60, "s": total % 60},
    }
