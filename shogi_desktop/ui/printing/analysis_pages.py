"""The summary of an analysed game on paper: the curve, the table of both sides, the moves worth looking at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shogi_desktop.notation.steps import Steps

from ..pictures.book.shapes import Dot, Line, Shape, Sheet, Text
from ..subjects import AnalysisPage, Point
from .flow import Flow
from .options import MEASURES, PrintOptions
from .paper import Paper
from .slugs import LEAD, MOVE, Measures, Slug, gap, text_slugs

TITLE: Final = 14.0
CURVE: Final = 110.0  # points high
THIN: Final = 0.4
THICK: Final = 1.0
COLUMNS: Final = (0.0, 0.45, 0.72)  # of the table, in widths of the page


class AnalysisOptions(PrintOptions):
    """There is nothing to choose."""

    def __init__(self, page: AnalysisPage) -> None:
        super().__init__()
        self._page = page
        self.title = page.title

    def steps(self, paper: Paper) -> Steps[list[Sheet]]:
        return analysis_steps(self._page, paper, MEASURES)


def analysis_steps(page: AnalysisPage, paper: Paper, measures: Measures) -> Steps[list[Sheet]]:
    """The pages of a summary."""
    flow = Flow(paper)
    flow.set([*text_slugs(page.title, flow.width, measures.plain, TITLE), gap(MOVE)])
    if page.curve:
        flow.set([_curve(page, flow.width), gap(MOVE)])
    flow.set([*_table(page, flow.width), gap(MOVE)])
    for number, remark in enumerate(page.report.remarks):
        flow.set(text_slugs(remark.line, flow.width, measures.plain))
        if number % 20 == 0:
            yield number / len(page.report.remarks)
    return flow.pages(page.title, measures.plain)


def _curve(page: AnalysisPage, width: float) -> Slug:
    def place(point: Point) -> Point:
        share, height = point
        return share * width, CURVE / 2 * (1 - height)

    frame = ((0.0, 0.0), (width, 0.0), (width, CURVE), (0.0, CURVE))
    shapes: list[Shape] = [Line(frame, THIN, closed=True), Line(((0.0, CURVE / 2), (width, CURVE / 2)), THIN)]
    shapes += [Line(tuple(map(place, stretch)), THICK) for stretch in page.curve if len(stretch) > 1]
    shapes += [Dot(*place(point), 0.8 + 0.6 * bad) for point, bad in page.marks]
    return Slug(CURVE + MOVE, tuple(shapes))


def _table(page: AnalysisPage, width: float) -> Iterator[Slug]:
    for row in (("", *page.players), *page.report.rows):
        cells = zip(COLUMNS, row, strict=True)
        yield Slug(LEAD * MOVE, tuple(Text(text, at * width, MOVE, MOVE, plain=True) for at, text in cells))
