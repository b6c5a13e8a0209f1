"""Slugs set into columns and pages, with page numbers below and a running title above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..pictures.book.shapes import Measure, Shape, Sheet, Text, elided, moved
from .paper import Paper
from .slugs import NOTE, Slug

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
