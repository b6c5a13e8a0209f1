"""Paper, lines of type that no page break divides, and how they are set into columns and pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from ..pictures.book_layout import WORDS, BookDiagram, BookStyle, lay_out
from ..pictures.book_shapes import Measure, Shape, Sheet, Text, elided, moved, wrapped

MM: Final = 72 / 25.4


@dataclass(frozen=True)
class Paper:
    """`margin` is the white around all that is printed; the page number stands in the lower one."""

    name: str
    width: float
    height: float
    margin: float = 15 * MM

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def bottom(self) -> float:
        return self.height - self.margin


A4: Final = Paper("A4", 210 * MM, 297 * MM)
LETTER: Final = Paper("Letter", 8.5 * 72, 11 * 72)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER)}


LEAD: Final = 1.4  # from line to line, in sizes of the letters
RISE: Final = 1.05  # from the top of a line to its baseline
MOVE: Final = 9.0  # sizes of letters in points
NOTE: Final = 8.0
NUMBER_ROOM: Final = 20.0  # of the number of a move, which ends there
MOVE_LEFT: Final = 26.0
AROUND: Final = 5.0  # white above and below a diagram
_BREAKS: Final = re.compile(r"\r\n?|[\v\f\x85\u2028\u2029]")
_CONTROLS: Final = re.compile(r"[\x00-\x09\x0e-\x1f\x7f-\x9f]")


class Measures(NamedTuple):
    """Widths of words: those of diagrams, and those of running text."""

    book: Measure
    plain: Measure


@dataclass(frozen=True)
class Slug:
    """Shapes from (0, 0), its left upper corner; a `floating` one may stand further down than where it belongs."""

    height: float
    shapes: tuple[Shape, ...] = ()
    floating: bool = False


def text_slugs(
    text: str, width: float, measure: Measure, size: float = NOTE, indent: float = 0.0, align: float = 0.0
) -> list[Slug]:
    """A text in lines; aligned as in `Text`."""
    room = width - indent
    x = indent + room * align
    lines = wrapped(_CONTROLS.sub(" ", _BREAKS.sub("\n", text)), size, room, measure)
    return [Slug(LEAD * size, (Text(line, x, RISE * size, size, align, plain=True),)) for line in lines]


def move_slugs(number: int, move: str, time: str, width: float, measure: Measure) -> list[Slug]:
    """A move with its number at the left and its time at the right; a long text goes on below."""
    room = width - MOVE_LEFT - (measure(time, NOTE) + MOVE if time else 0.0)
    first, *more = wrapped(move, MOVE, room, measure)
    y = RISE * MOVE
    shapes = [Text(str(number), NUMBER_ROOM, y, NOTE, 1.0, plain=True), Text(first, MOVE_LEFT, y, MOVE, plain=True)]
    if time:
        shapes.append(Text(time, width, y, NOTE, 1.0, plain=True))
    rest = [Slug(LEAD * MOVE, (Text(line, MOVE_LEFT, y, MOVE, plain=True),)) for line in more]
    return [Slug(LEAD * MOVE, tuple(shapes)), *rest]


def diagram_slug(diagram: BookDiagram, style: BookStyle, width: float, highest: float, measure: Measure) -> Slug:
    """A diagram in the middle of a column, as wide as it but no higher than `highest`, its words readable."""
    sheet = readable(diagram, style, width, measure)
    scale = min(width / sheet.width, (highest - 2 * AROUND) / sheet.height)
    left = (width - sheet.width * scale) / 2
    shapes = tuple(moved(shape, left, AROUND, scale) for shape in sheet.shapes)
    return Slug(sheet.height * scale + 2 * AROUND, shapes, floating=True)


def readable(diagram: BookDiagram, style: BookStyle, width: float, measure: Measure) -> Sheet:
    """A diagram whose words are no smaller than notes where it is made so wide."""
    sheet = lay_out(diagram, style, measure)
    words = NOTE / (WORDS * width / sheet.width)
    return lay_out(diagram, replace(style, words=words), measure) if words > 1 else sheet


def gap(height: float) -> Slug:
    return Slug(height)


GUTTER: Final = 16.0  # between columns
NUMBER_DROP: Final = 22.0  # of the page number below the last line
TITLE_RISE: Final = 10.0  # of the running title above the first line


class Flow:
    """Sets slugs one after the other; `pages` ends it."""

    def __init__(self, paper: Paper, columns: int = 1) -> None:
        self._paper = paper
        self._pages: list[list[Shape]] = [[]]
        self._waiting: list[Slug] = []  # floating ones that found no room
        self._columns = columns
        self._column = 0
        self._top = self._y = paper.margin

    @property
    def width(self) -> float:
        """Of a column."""
        return (self._paper.room - (self._columns - 1) * GUTTER) / self._columns

    @property
    def highest(self) -> float:
        """The height of a column of a whole page."""
        return self._paper.bottom - self._paper.margin

    def divide(self, columns: int) -> None:
        """From here on the page has so many columns."""
        self._top, self._column, self._columns = self._y, 0, columns

    def set(self, slugs: Iterable[Slug]) -> None:
        for slug in slugs:
            if self._fits(slug):
                self._put(slug)
            elif slug.floating:
                self._waiting.append(slug)
            else:
                self._next_column()
                while not self._fits(slug):
                    self._next_column()
                self._put(slug)

    def break_page(self) -> None:
        """What follows begins on a new page."""
        self._set_waiting()
        self._new_page()

    def pages(self, title: str, measure: Measure) -> list[Sheet]:
        """All pages, numbered where there are several; from the second on with the title above."""
        self._set_waiting()
        paper, count = self._paper, len(self._pages)
        sheets = []
        for number, shapes in enumerate(self._pages, 1):
            words = []
            if count > 1:
                text = f"{number} / {count}"
                words.append(Text(text, paper.width / 2, paper.bottom + NUMBER_DROP, NOTE, 0.5, plain=True))
            if number > 1 and title:
                line = elided(title, NOTE, paper.room, measure)
                words.append(Text(line, paper.margin, paper.margin - TITLE_RISE, NOTE, plain=True))
            sheets.append(Sheet(paper.width, paper.height, (*shapes, *words)))
        return sheets

    def _fits(self, slug: Slug) -> bool:
        """Whether there is room; in a column that is empty from the top of the page on anything fits."""
        return self._y + slug.height <= self._paper.bottom + 0.01 or self._y == self._paper.margin

    def _put(self, slug: Slug) -> None:
        left = self._paper.margin + self._column * (self.width + GUTTER)
        self._pages[-1] += [moved(shape, left, self._y) for shape in slug.shapes]
        self._y += slug.height

    def _next_column(self) -> None:
        if self._column + 1 < self._columns:
            self._column += 1
            self._y = self._top
        else:
            self._new_page()
        waiting, self._waiting = self._waiting, []
        for at, slug in enumerate(waiting):
            if not self._fits(slug):
                self._waiting = waiting[at:]
                return
            self._put(slug)

    def _new_page(self) -> None:
        self._pages.append([])
        self._column = 0
        self._top = self._y = self._paper.margin

    def _set_waiting(self) -> None:
        while self._waiting:
            self._next_column()
