"""Where everything of a printed diagram stands. The unit is the width of a square."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shogi_desktop.game.tree import Node
from shogi_desktop.notation.moves.japanese import kanji_number, piece_text
from shogi_desktop.rules.board.moves import NO_MOVE, to_square
from shogi_desktop.rules.board.pieces import kind_of, side_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..board.ground.backdrop import coordinate_texts, star_points
from ..board.layout.spot import Snapshot, in_hand, snapshot_of
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from ..words.texts import SIDE_MARKS
from .book_shapes import Dot, LetterShape, LineShape, Measure, Shape, Sheet, Text, Tone, wrapped

BOTH: tuple[int, ...] = (0, 1)


@dataclass(frozen=True)
class BookStyle:
    """`kanji`: pieces are kanji, White's upside down; otherwise letters in the outline of a piece.

    `japanese`: hands stand in columns beside the board and captions are Japanese; otherwise all words stand below, in
    the language of the window. `coordinates` is "kanji", "letters" or "off". The words below the board are `words`
    times as large as usual.
    """

    kanji: bool = True
    japanese: bool = True
    coordinates: str = "kanji"
    words: float = 1.0


@dataclass(frozen=True)
class BookDiagram:
    """A position to be printed. `marked` squares are shaded; `hands` are the sides whose pieces in hand are told."""

    variant: Variant
    snapshot: Snapshot
    marked: tuple[int, ...] = ()
    title: str = ""
    caption: str = ""
    hands: tuple[int, ...] = BOTH
    flipped: bool = False


def diagram_of(
    position: Position,
    last_move: int = NO_MOVE,
    caption: str = "",
    title: str = "",
    hands: tuple[int, ...] = BOTH,
    flipped: bool = False,
) -> BookDiagram:
    """The diagram of a position, to which `last_move` has led."""
    marked = (int(to_square(last_move)),) if last_move != NO_MOVE else ()
    return BookDiagram(position.variant, snapshot_of(position, ()), marked, title, caption, hands, flipped)


def _translated(text: str) -> str:
    return translate("Book", text)


def face(variant: Variant, kind: Kind, kanji: bool) -> str:
    """What stands on a piece: kanji as moves name them, or the letters of the record."""
    return piece_text(variant, kind) or kind.code if kanji else kind.abbreviation


def has_double(variant: Variant, kind: Kind, kanji: bool) -> bool:
    """Whether a promoted piece looks like another kind of the game."""
    text = face(variant, kind, kanji)
    return bool(kind.unpromoted) and any(
        other.id != kind.id and face(variant, other, kanji) == text for other in variant.every_kind
    )


def hand(diagram: BookDiagram, side: int) -> list[tuple[Kind, int]]:
    """Kinds and counts of what a side has in hand."""
    variant, hands = diagram.variant, diagram.snapshot.hands
    held = [(variant.kind(kind), hands.get(in_hand(side, kind), 0)) for kind in variant.hand_kinds]
    return [(kind, count) for kind, count in held if count]


def hand_column(diagram: BookDiagram, side: int) -> list[str]:
    """What stands beside the board from top to bottom, in parts that stay together."""
    variant = diagram.variant
    held = [
        face(variant, kind, True) + (kanji_number(count) if count > 1 else "") for kind, count in hand(diagram, side)
    ]
    return [f"{SIDE_MARKS[side]}持駒", *(held or ["なし"])]


def hand_line(diagram: BookDiagram, side: int) -> str:
    """What stands below the board: "☗ in hand: B, P×3"."""
    variant = diagram.variant
    held = [face(variant, kind, False) + (f"×{count}" if count > 1 else "") for kind, count in hand(diagram, side)]
    nothing = _translated(QT_TRANSLATE_NOOP("Book", "nothing"))
    line = _translated(QT_TRANSLATE_NOOP("Book", "{side} in hand: {pieces}"))
    return line.format(side=SIDE_MARKS[side], pieces=", ".join(held) or nothing)


def doubles_note(japanese: bool) -> str:
    """Explains the line below promoted pieces that look like others."""
    return "下線は成駒" if japanese else _translated(QT_TRANSLATE_NOOP("Book", "Underlined: promoted"))


def caption(node: Node, move: str, japanese: bool, number: int = 0) -> str:
    """Below a diagram: which move, written so, led to it; `number` counts the diagrams of a page (0 = the only one)."""
    move = move.lstrip("".join(SIDE_MARKS) + " ") if not japanese else move
    if japanese:
        head = f"第{number}図は" if number else "図は"
        return head + (f"{move.replace(chr(0x3000), '')}まで" if move else "開始局面")
    if not move:
        start = _translated(QT_TRANSLATE_NOOP("Book", "Diagram {number}: the start"))
        return start.format(number=number) if number else _translated(QT_TRANSLATE_NOOP("Book", "The start"))
    numbered = _translated(QT_TRANSLATE_NOOP("Book", "Diagram {number}: after {ply} {move}"))
    alone = _translated(QT_TRANSLATE_NOOP("Book", "After {ply} {move}"))
    return (numbered if number else alone).format(number=number, ply=node.ply, move=move)


TALL: Final = 1.09  # height of a square
MARGIN: Final = 0.3
FRAME: Final = 0.055
THIN: Final = 0.018
STAR: Final = 0.05
SHADE: Final = 0.8

LABEL: Final = 0.36  # size of coordinates, and what it grows to with the words; STRIP: the room they take
LARGEST_LABEL: Final = 0.46
STRIP: Final = 0.52
KANJI: Final = 0.86  # sizes of the letters on pieces: one kanji, all kanji that stand one below the other, Latin ones
STACK: Final = 0.98
LATIN: Final = 0.52
ROOM: Final = 0.9  # of the width of a square
LATIN_ROOM: Final = 0.58
DOUBLE: Final = 0.34  # half the length of the line below a promoted piece that looks like another

HAND: Final = 0.54  # size of what is in hand, in columns; PITCH: from sign to sign; COLUMN: from column to column
PITCH: Final = 0.6
COLUMN: Final = 0.72
HEAD_GAP: Final = 0.4  # below the word for the hand; PART_GAP: between pieces
PART_GAP: Final = 0.1
GAP: Final = 0.3
WORDS: Final = 0.42  # size of captions and of hands in lines; SPACING: from line to line
SPACING: Final = 0.62
TITLE: Final = 0.5
TITLE_SPACE: Final = 0.87

_PIECE: Final = ((0.0, -0.46), (0.27, -0.36), (0.4, 0.45), (-0.4, 0.45), (-0.27, -0.36))
"""The outline of a piece pointing up, from its middle."""


def lay_out(diagram: BookDiagram, style: BookStyle, measure: Measure) -> Sheet:
    """The diagram with its words; `measure` tells the width of these."""
    return _Layout(diagram, style, measure).sheet()


class _Layout:
    def __init__(self, diagram: BookDiagram, style: BookStyle, measure: Measure) -> None:
        self._diagram, self._style, self._measure = diagram, style, measure
        variant = diagram.variant
        self._wide, self._high = float(variant.files), variant.ranks * TALL
        sides = diagram.hands if variant.has_drops else ()
        near = 1 if diagram.flipped else 0
        self._columns = {
            side: self._column_signs(side) if style.japanese and side in sides else [] for side in (near, 1 - near)
        }
        labelled = style.coordinates != "off"
        self._left = MARGIN + self._column_room(1 - near)
        title = TITLE_SPACE * style.words if diagram.title else 0.0
        self._top = MARGIN + title + (STRIP if labelled else 0)
        self._right = self._left + self._wide + (STRIP if labelled else 0)
        self._width = max(self._right + self._column_room(near), self._left + self._wide) + MARGIN
        self._near, self._sides = near, sides
        self._label = min(LABEL * style.words, LARGEST_LABEL)

    def sheet(self) -> Sheet:
        shapes: list[Shape] = [*self._shades(), *self._grid(), *self._labels(), *self._pieces(), *self._hands()]
        if self._diagram.title:
            size = TITLE * self._style.words
            shapes.append(Text(self._diagram.title, self._middle, MARGIN + size, size, 0.5))
        y = self._top + self._high + FRAME
        for line in self._lines():
            y += SPACING * self._style.words
            shapes.append(Text(line, self._middle, y, WORDS * self._style.words, 0.5))
        return Sheet(self._width, y + MARGIN, tuple(shapes))

    @property
    def _middle(self) -> float:
        """Words stand in the middle of the whole picture."""
        return self._width / 2

    # Board

    def _place(self, square: int) -> tuple[float, float]:
        variant = self._diagram.variant
        column, row = variant.files - variant.file_of(square), variant.rank_of(square) - 1
        if self._diagram.flipped:
            column, row = variant.files - 1 - column, variant.ranks - 1 - row
        return self._left + column + 0.5, self._top + (row + 0.5) * TALL

    def _shades(self) -> Iterator[Shape]:
        for square in self._diagram.marked:
            x, y = self._place(square)
            yield Tone(x - 0.5, y - TALL / 2, 1.0, TALL, SHADE)

    def _grid(self) -> Iterator[Shape]:
        variant, left, top = self._diagram.variant, self._left, self._top
        right, bottom = left + self._wide, top + self._high
        for column in range(1, variant.files):
            yield LineShape(((left + column, top), (left + column, bottom)), THIN)
        for row in range(1, variant.ranks):
            yield LineShape(((left, top + row * TALL), (right, top + row * TALL)), THIN)
        yield LineShape(((left, top), (right, top), (right, bottom), (left, bottom)), FRAME, closed=True)
        for column, row in star_points(variant.files, variant.ranks, variant.promotion_zone):
            yield Dot(left + column, top + row * TALL, STAR)

    def _labels(self) -> Iterator[Shape]:
        variant = self._diagram.variant
        files, ranks = coordinate_texts(variant, self._style.coordinates)
        for file, text in enumerate(files, 1):
            x, _ = self._place(variant.square(file, 1))
            yield LetterShape(text, x, self._top - STRIP / 2, self._label, ROOM)
        for rank, text in enumerate(ranks, 1):
            _, y = self._place(variant.square(1, rank))
            signs = [text] if text.isascii() else list(text)
            step = min(self._label * 1.05, TALL / len(signs))
            for number, sign in enumerate(signs):
                middle = y + (number - (len(signs) - 1) / 2) * step
                yield LetterShape(sign, self._right - STRIP / 2, middle, min(self._label, step), ROOM)

    # Pieces

    def _pieces(self) -> Iterator[Shape]:
        variant = self._diagram.variant
        for square, piece in sorted(self._diagram.snapshot.pieces.items()):
            x, y = self._place(square)
            turned = (side_of(piece) == 1) != self._diagram.flipped
            kind = variant.kind(kind_of(piece))
            yield from self._kanji(kind, x, y, turned) if self._style.kanji else self._letters(kind, x, y, turned)

    def _kanji(self, kind: Kind, x: float, y: float, turned: bool) -> Iterator[Shape]:
        """Kanji one below the other, those of a piece that points down from bottom to top."""
        text = face(self._diagram.variant, kind, True)
        parts = [text] if text.isascii() else list(text)
        towards = -1 if turned else 1
        size = KANJI if len(parts) == 1 else STACK / len(parts)
        double = has_double(self._diagram.variant, kind, True)
        shift = 0.05 * towards if double else 0.0
        for number, part in enumerate(parts):
            middle = y - shift + towards * (number - (len(parts) - 1) / 2) * size
            yield LetterShape(part, x, middle, size * (0.92 if double else 1), ROOM, turned)
        if double:
            foot = y + towards * (TALL / 2 - 0.07)
            yield LineShape(((x - DOUBLE, foot), (x + DOUBLE, foot)), 2 * THIN)

    def _letters(self, kind: Kind, x: float, y: float, turned: bool) -> Iterator[Shape]:
        """Letters such as S and N look the same both ways up: the outline tells the side."""
        towards = -1 if turned else 1
        yield LineShape(tuple((x + towards * dx, y + towards * dy) for dx, dy in _PIECE), THIN * 1.4, closed=True)
        text = face(self._diagram.variant, kind, False)
        yield LetterShape(text, x, y + 0.1 * towards, LATIN, LATIN_ROOM, turned)

    # Words

    def _column_signs(self, side: int) -> list[list[tuple[str, float]]]:
        """The columns of a side's hand, each as signs and their middles; a part that does not fit begins the next."""
        columns: list[list[tuple[str, float]]] = [[]]
        y = 0.0
        for number, part in enumerate(hand_column(self._diagram, side)):
            y += (HEAD_GAP if number == 1 else PART_GAP) if columns[-1] else 0.0
            if columns[-1] and y + len(part) * PITCH > self._high:
                columns.append([])
                y = 0.0
            columns[-1] += [(sign, y + (row + 0.5) * PITCH) for row, sign in enumerate(part)]
            y += len(part) * PITCH
        return columns

    def _column_room(self, side: int) -> float:
        columns = len(self._columns[side])
        return GAP + columns * COLUMN if columns else 0.0

    def _hands(self) -> Iterator[Shape]:
        """Columns are read from the right, beginning level with the board's edge."""
        for side, columns in self._columns.items():
            right = self._width - MARGIN if side == self._near else self._left - GAP
            for number, signs in enumerate(columns):
                x = right - (number + 0.5) * COLUMN
                for sign, y in signs:
                    yield LetterShape(sign, x, self._top + y, HAND, COLUMN)

    def _lines(self) -> list[str]:
        """What stands below the board."""
        texts = [self._diagram.caption]
        if not self._style.japanese:
            texts = [*(hand_line(self._diagram, side) for side in self._sides), *texts]
        if self._style.kanji and self._shows_doubles():
            texts.append(doubles_note(self._style.japanese))
        room, size = self._width - 2 * MARGIN, WORDS * self._style.words
        return [line for text in texts if text for line in wrapped(text, size, room, self._measure)]

    def _shows_doubles(self) -> bool:
        variant = self._diagram.variant
        kinds = {kind_of(piece) for piece in self._diagram.snapshot.pieces.values()}
        return any(has_double(variant, variant.kind(kind), True) for kind in kinds)
