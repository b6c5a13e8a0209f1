"""Writing JKF; the format is described in `jkf`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of
from shogi_desktop.rules.position import Position

from ...errors import LimitMessage, NotationError, RecordMessage
from ...moves import japanese
from ...moves.csa_moves import piece_name
from ..headers import BLACK, BY_NAME, OWN, WHITE
from ..thoughts import told_comments
from .csa_ends import end_word
from .jkf_moves import relative
from .jkf_start import write_start

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
