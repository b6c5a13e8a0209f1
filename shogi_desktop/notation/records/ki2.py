"""KI2, the record format for people: `▲７六歩    △３四歩    ▲２六歩`, for every variant: `parse_ki2`, `format_ki2`.

Moves are written as printed scores write them, several to a line; which piece is meant follows from the position.
Read are also moves with digits for ranks, with numbers before them, and lines of moves without the marks of the sides.
Headers, comments, variations and the line that tells the end are those of KIF; times have no place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.rules.board.pieces import Side

from ..errors import MoveMessage, NotationError, RecordMessage, shortened
from ..limits import LONGEST_LINE
from ..moves import japanese
from .kifu.body import Body, sort_of
from .kifu.ends import SIDES, end_of_told, end_of_word, is_end, told_end, told_of_line
from .kifu.finding import find_move
from .kifu.games import Reader
from .kifu.growth import Branch, Branches, Growth
from .kifu.lines import KifuLine, LineSort
from .kifu.writing import Walk, columns, head_lines, names_of_sides, words_of
from .kifu.written_move import BLANKS, MARKS, NO_SQUARE, WrittenMove, take_apart
from .reading import Reading, Steps, finish
from .thoughts import told_comments

_LAST: Final = "歩香桂銀金角飛玉王と全圭杏馬龍竜右左上引寄直行入成生打"
"""What may stand at the end of a move; what follows in brackets is where the piece came from, no number."""
NUMBER: Final = (
    rf"(?:(?<![{_LAST}])[(（])?[0-9０-９]{{1,4}}+(?:[{BLANKS}]*+[)）.．、:：]|手目?+[.．、:：]?+"
    rf"|(?=[{BLANKS}]))[{BLANKS}]*+"
)
"""The number of a move before it; a blank or another sign parts the two."""
SEPARATORS: Final = BLANKS + "、，,。・／/→"
"""What may stand between moves and says nothing."""

_TARGET: Final = rf"(?:[1-9１-９][1-9１-９一二三四五六七八九]|[同仝])[{BLANKS}]*+"
_PIECE: Final = "(?:成[香桂銀]|[歩香桂銀金角飛玉王と全圭杏馬龍竜])"
_ORIGIN: Final = "[(（][1-9１-９][1-9１-９][)）]"
_MOVE: Final = rf"(?:{NUMBER})?{_TARGET}{_PIECE}[右左上引寄直行入]{{0,3}}+(?:不成|成|生)?打?+(?:{_ORIGIN})?"
BARE: Final = re.compile(rf"[{BLANKS}]*+{_MOVE}(?:[{SEPARATORS}]*+{_MOVE})*[{SEPARATORS}]*+$")
"""A line of such moves, whole."""
MOVE_LINE: Final = re.compile(f"^{BARE.pattern}", re.MULTILINE)


SIGNATURE: Final = "#KI2 version=2.0 encoding={}"
_IN_LINE: Final = 6
_WIDTH: Final = 12
_LOOK: Final = str.maketrans("☗☖", "▲△")
"""Signs that every program reads, and that Shift_JIS has."""

_SIGNS: Final = "".join(MARKS)
_MARK: Final = re.compile(f"[{_SIGNS}]")
_MOVES: Final = re.compile(rf"[{BLANKS}]*+(?:{NUMBER})?[{_SIGNS}](?!{'|'.join(SIDES)})")
_BETWEEN: Final = re.compile(rf"[{SEPARATORS}]*+(?:{NUMBER})?")
_WORD: Final = re.compile(rf"[^{BLANKS}{_SIGNS}]{{1,64}}+")


def parse_ki2(text: str, preferred: str = "shogi") -> Reading:
    """The games of a text and its problems. `preferred` is the variant where the text tells none."""
    return finish(ki2_steps(text, preferred))


def ki2_steps(text: str, preferred: str = "shogi") -> Steps[Reading]:
    """`parse_ki2` in steps."""
    return Reader(_ki2_sort, _Ki2Body).read(text, preferred)


def format_ki2(game: Game, encoding: str = "UTF-8") -> str:
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


def _ki2_sort(text: str) -> LineSort:
    return sort_of(text, lambda line: LineSort.PLAY if _has_moves(line) else None)


def _has_moves(text: str) -> bool:
    """Whether a line is one of moves, with the marks of their sides or without."""
    return _MOVES.match(text) is not None or BARE.match(text, 0, LONGEST_LINE) is not None


class _Ki2Body(Body):
    """A line has several moves; the marks of their sides may be missing."""

    def __init__(self, growth: Growth) -> None:
        super().__init__(growth)
        # On larger boards a number and a file could not be told apart.
        self._marked = max(self.variant.files, self.variant.ranks) > 9

    def read_moves(self, line: KifuLine) -> bool:
        if not _has_moves(line.text):
            return False
        if not self.too_long(line):
            at: int | None = 0
            while at is not None and not self.growth.broken:
                at = self._read_move(line, at)
        return True

    def _read_move(self, line: KifuLine, at: int) -> int | None:
        """Makes the next move behind a place; where it ends, None for none."""
        between = _BETWEEN.match(line.text, at)
        start = between.end() if between else at
        mark = line.text[start : start + 1] in MARKS
        written = take_apart(line.text, start, self.variant) if mark or not self._marked else None
        if written is not None:
            return self._move(written, line, start)
        return self._end(line, start + 1) if mark else self._read_words(line, at)

    def _move(self, written: WrittenMove, line: KifuLine, start: int) -> int | None:
        growth = self.growth
        if written.mark not in (growth.mover, None):
            message = MoveMessage.NOT_TURN_OF(text=shortened(written.text))
            growth.reading.report(line.error(message, start + 1))
        cursor = growth.game.cursor
        try:
            move = find_move(written, growth.game.position, int(to_square(cursor.move)) if cursor.parent else NO_SQUARE)
        except NotationError as error:
            growth.refuse(line.moved(error, start))
            return None
        growth.move(move, written.text, line, start + 1)
        return written.end

    def _read_words(self, line: KifuLine, at: int) -> int | None:
        """What stands up to the next mark: the end of the game, else words that are none of a record."""
        mark = _MARK.search(line.text, at)
        words = line.text[at : mark.start() if mark else len(line.text)].strip(SEPARATORS)
        if (told := told_of_line(words)) is not None:
            self.growth.end(end_of_told(told, self.growth.mover, self.growth.ended))
        elif is_end(words):
            self.growth.end(end_of_word(words, self.growth.mover))
        elif words:
            self.growth.reading.report(line.error(RecordMessage.NOT_UNDERSTOOD(text=shortened(words)), at + 1))
        return mark.start() if mark else None

    def _end(self, line: KifuLine, at: int) -> int | None:
        """A word in place of a move."""
        word = _WORD.match(line.text, at)
        said = word.group() if word else ""
        if word is None or not is_end(said):
            self.growth.refuse(line.error(MoveMessage.NOT_A_MOVE(text=shortened(said)), at + 1))
            return None
        self.growth.end(end_of_word(said, self.growth.mover))
        return word.end()


def _lines(game: Game) -> Iterator[str]:
    yield from head_lines(game)
    yield ""
    comments = told_comments(game)
    yield from words_of(game.root, comments)
    walk = Walk(game)
    for number, branch in enumerate(Branches(game)):
        if number:
            yield ""
            yield f"変化：{branch.origin.ply + 1:4}手"
        yield from _branch_lines(branch, walk, comments)
        if branch.ending:
            yield told_end(branch.ending, Side(walk.position.turn), branch.last.ply, names_of_sides(game))


def _branch_lines(branch: Branch, walk: Walk, comments: Mapping[Node, str]) -> Iterator[str]:
    walk.go_to(branch.origin)
    moves: list[str] = []
    for node in branch.nodes:
        # What is not legal cannot be found among the legal moves.
        text = japanese.format_move(walk.position, node.move, walk.previous, origin_told=bool(node.illegal))
        moves.append(text.translate(_LOOK))
        walk.play(node)
        words = list(words_of(node, comments))
        if words or len(moves) == _IN_LINE or node is branch.last:
            yield "".join(move + " " * max(1, _WIDTH - columns(move)) for move in moves).rstrip()
            yield from words
            moves.clear()
