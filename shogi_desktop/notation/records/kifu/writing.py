"""Writing Japanese records: what stands above the moves, comments and bookmarks, the position along the lines of
play, and KIF."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, is_pass, is_promotion, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of
from shogi_desktop.rules.position import Position

from ...errors import NotationError, RecordMessage, shortened
from ...moves.japanese import burning_text, kanji_number, piece_text, square_text
from ...positions.bod import format_bod, has_bod
from ...positions.sfen import format_sfen
from ..headers import BLACK, BY_NAME, DAYS, OWN, SHOGI, WHITE
from ..thoughts import told_comments
from .ends import told_end, word_of_end
from .growth import Branch, Branches
from .handicaps import EVEN, OTHER, handicap_of_position, name_of_handicap
from .head import HANDICAP, RULES, START, VARIANT, header_of
from .kif_body import kif_sort
from .lines import MARK, LineSort, format_times
from .variants import chosen_options, title_and_name
from .written_move import MARKS


class Walk:
    """`position` is where the way taken so far has led."""

    def __init__(self, game: Game) -> None:
        self.position = game.start
        self._path: list[Node] = []

    @property
    def previous(self) -> int | None:
        """The target of the move before."""
        return int(to_square(self._path[-1].move)) if self._path else None

    def play(self, node: Node) -> None:
        """Goes on to a move that follows."""
        self.position.play(node.move)
        self._path.append(node)

    def go_to(self, node: Node) -> None:
        """Goes back to a node that lies on the way."""
        while self._path and self._path[-1] is not node:
            self._path.pop()
            self.position.undo()


def words_of(node: Node, comments: Mapping[Node, str]) -> Iterator[str]:
    """The lines of the comment and the bookmark of a move, the comments as `told_comments` gives them."""
    if node in comments:
        yield from ("*" + line for line in lines_in(comments[node]))
    if node.bookmark:
        yield "&" + " ".join(lines_in(node.bookmark))


def lines_in(text: str) -> list[str]:
    """The lines of a text, as a file divides them."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def columns(text: str) -> int:
    """How wide a text is where Japanese signs have two columns."""
    return sum(2 if unicodedata.east_asian_width(sign) in "FWA" else 1 for sign in text)


_NAMES: Final[Mapping[bool, Mapping[Side, str]]] = {
    False: {Side.BLACK: "先手", Side.WHITE: "後手"},
    True: {Side.BLACK: "下手", Side.WHITE: "上手"},
}
_PLAYERS: Final = {BLACK: Side.BLACK, WHITE: Side.WHITE}


def names_of_sides(game: Game) -> Mapping[Side, str]:
    """What the sides are called: 先手 and 後手, in a handicap game 下手 and 上手."""
    return _NAMES[bool(game.handicap)]


def head_lines(game: Game) -> Iterator[str]:
    """The variant, the headers in their order, and before the players the handicap and where it needs one a diagram."""
    variant = game.variant
    if variant.name != SHOGI:
        yield f"{VARIANT}：{title_and_name(variant)}"
    options = chosen_options(variant)
    if options:
        yield f"{RULES}：{options}"
    started = False
    for name, value in game.headers.items():
        if name in _PLAYERS and not started:
            yield from _start_lines(game)
            started = True
        if name not in OWN:
            yield from _header_lines(game, name, value)
    if not started:
        yield from _start_lines(game)


def _header_lines(game: Game, name: str, value: str) -> Iterator[str]:
    if name in _PLAYERS:
        said = names_of_sides(game)[_PLAYERS[name]]
    else:
        said = BY_NAME[name].kif[0] if name in BY_NAME else name
    for part in lines_in(value):
        line = f"{said}：{part.strip()}"
        sort = LineSort.LOOSE if said == name and name not in DAYS else LineSort.HEAD
        if header_of(line) != (said, part.strip()) or kif_sort(line) is not sort or said.startswith((MARK, *MARKS)):
            raise NotationError(RecordMessage.HEADER_NOT_WRITTEN(header=shortened(name)), line)
        yield line


def _start_lines(game: Game) -> Iterator[str]:
    variant, start = game.variant, game.start
    usual = start.same_state(Position.handicap(variant, game.handicap))
    name = name_of_handicap(variant, game.handicap)
    if not usual and game.handicap and name == OTHER:
        name = variant.handicap(game.handicap).kanji or game.handicap
    elif not usual and name == EVEN:
        name = OTHER
    # Some programs refuse その他, which a diagram says as well.
    if name != OTHER:
        yield f"{HANDICAP}：{name}"
        if usual:
            return
    # A handicap without a name is found by the position it begins with.
    if has_bod(variant) and (name != OTHER or handicap_of_position(start) or not game.handicap):
        yield from (line for line in format_bod(start).splitlines() if line != "手数＝0")
        # After the name of a handicap a diagram without these words is White's to move.
        if name != OTHER and start.turn == Side.BLACK:
            yield f"{names_of_sides(game)[Side.BLACK]}番"
    else:
        yield f"{START}：{format_sfen(start)}"


SIGNATURE: Final = "#KIF version=2.0 encoding={}"
HEADING: Final = "手数----指手---------消費時間--"
_WIDTH: Final = 13
_LARGE_WIDTH: Final = 27
_LAST_PLAIN: Final = 9
_NUMERALS: Final = "一二三四五六七八九十"
"""What a piece's name may begin with, so that it would run into the rank before it (四天王)."""


def format_kif(game: Game, encoding: str = "UTF-8") -> str:
    """The record of a game. `encoding` is what its first line says.

    NotationError for a header that cannot be written.
    """
    return format_games([game], encoding)


def format_games(games: Sequence[Game], encoding: str = "UTF-8") -> str:
    """The records of some games in one text."""
    lines = [SIGNATURE.format(encoding)]
    for number, game in enumerate(games):
        lines += ["", *_lines(game)] if number else _lines(game)
    return "\n".join([*lines, ""])


def _lines(game: Game) -> Iterator[str]:
    yield from head_lines(game)
    yield HEADING
    writer = _Writer(game)
    yield from words_of(game.root, writer.comments)
    for number, branch in enumerate(writer.branches):
        if number:
            yield ""
            yield f"変化：{branch.origin.ply + 1}手"
        yield from writer.lines(branch)


class _Writer:
    def __init__(self, game: Game) -> None:
        self.branches = Branches(game)
        self.comments = told_comments(game)
        self._names = names_of_sides(game)
        self._walk = Walk(game)
        variant = game.variant
        self._large = max(variant.files, variant.ranks) > _LAST_PLAIN
        # What Black and White have spent when a move has been made.
        self._spent: dict[Node, tuple[int, int]] = {game.root: (0, 0)}

    def lines(self, branch: Branch) -> Iterator[str]:
        self._walk.go_to(branch.origin)
        for node in branch.nodes:
            yield from self._move_lines(node)
            yield from words_of(node, self.comments)
        if branch.ending:
            mover = Side(self._walk.position.turn)
            before = self._spent[branch.last][mover]
            times = self._times(branch.ending.spent_ms, before)
            yield self._line(branch.last.ply + 1, "", word_of_end(branch.ending, mover), times)
            yield told_end(branch.ending, mover, branch.last.ply, self._names, worded=True)

    def _move_lines(self, node: Node) -> Iterator[str]:
        mover = int(self._walk.position.turn)
        spent = list(self._spent[node.parent or node])
        before = spent[mover]
        spent[mover] += node.spent_ms or 0
        self._spent[node] = (spent[0], spent[1])
        times = self._times(node.spent_ms, before) + ("+" if self.branches.continued(node) else "")
        steps = list(_steps(self._walk.position, node.move, self._walk.previous, self._large))
        for number, step in enumerate(steps):
            foot = ("一歩目", "二歩目", "三歩目")[number] if len(steps) > 1 else ""
            yield self._line(node.ply, foot, step, times if number == len(steps) - 1 else "")
        self._walk.play(node)

    def _times(self, spent_ms: int | None, before: int) -> str:
        return "" if spent_ms is None else format_times(spent_ms, before + spent_ms)

    def _line(self, ply: int, foot: str, text: str, after: str) -> str:
        number = f"{ply:4}{'手目' + foot if self._large or foot else ''} "
        width = _LARGE_WIDTH if self._large else _WIDTH
        return (number + text + " " * max(1 if after else 0, width - columns(text)) * bool(after) + after).rstrip()


def _steps(position: Position, move: int, previous: int | None, large: bool) -> Iterator[str]:
    """A move as the one line, or the two or three, that it is written in."""
    variant, target = position.variant, int(to_square(move))
    if is_drop(move):
        where = _square(position, target, large)
        yield f"{where}{piece_text(variant, variant.kind(drop_kind(move)))}打"
        return
    origin = int(from_square(move))
    piece = piece_text(variant, variant.kind(kind_of(position.piece_at(origin))))
    if piece[0] in _NUMERALS:
        piece = " " + piece
    burning = burning_text(position, move)
    passed = [_stepping_stone(position, origin)] if is_pass(move) else vias(move)
    here = origin
    for square in passed:
        yield f"{_square(position, square, large)}{piece}{_origin(position, here, large)}"
        here = square
    where = "同\u3000" if target == previous and not passed and not large else _square(position, target, large)
    notes = "（じっと）" if is_pass(move) else "（居食い）" if len(passed) == 1 and target == origin else ""
    promotion = "成" if is_promotion(move) and not variant.flips else ""
    yield f"{where}{piece}{promotion}{notes}{burning}{_origin(position, here, large)}"


def _stepping_stone(position: Position, origin: int) -> int:
    """An empty square that a piece can step to and home from, which passes the turn."""
    variant = position.variant
    movement = variant.kind(kind_of(position.piece_at(origin))).movement
    sign = 1 if position.turn == Side.BLACK else -1
    for right, forward in movement.passes:
        file, rank = variant.file_of(origin) - sign * right, variant.rank_of(origin) - sign * forward
        if 1 <= file <= variant.files and 1 <= rank <= variant.ranks:
            square = variant.square(file, rank)
            if position.piece_at(square) == EMPTY:
                return square
    return origin


def _square(position: Position, square: int, large: bool) -> str:
    variant = position.variant
    if not large:
        return square_text(variant, square)
    return f"{variant.file_of(square)}{kanji_number(variant.rank_of(square))}"


def _origin(position: Position, square: int, large: bool) -> str:
    variant = position.variant
    if large:
        return f" （←{_square(position, square, large)}）"
    return f"({variant.file_of(square)}{variant.rank_of(square)})"
