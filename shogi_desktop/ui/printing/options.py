"""What the dialog for printing asks about, each kind of thing in its own way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QCheckBox, QFormLayout, QSpinBox, QWidget

from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.records.problem_records import solution_of
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.session.problems.solutions import Solutions

from ..look.theme import SPACE
from ..pictures.book_layout import BookDiagram, BookStyle
from ..pictures.book_painting import INK, plain_width, text_width
from ..pictures.book_shapes import Dot, LineShape, Painted, Shape, Sheet, Text
from ..subjects import AnalysisPage, Point, WrittenPages
from ..widgets.forms import Segments, center_labels, number_box, unit_of
from ..widgets.plain import PlainLabel, folding_label
from .flow import LEAD, MOVE, Flow, Measures, Paper, Slug, gap, text_slugs
from .game_pages import GamePrintChoice, game_steps, players
from .problem_pages import MOST_ACROSS, position_page, problem_steps

MEASURES: Final = Measures(text_width, plain_width)
GAME: Final = "game"
POSITION: Final = "position"
OFTENEST: Final = (0, 200)  # moves between two diagrams
MOST: Final = 300  # problems on one sheet
FIRST: Final = 12  # of them are proposed


class PrintOptions(QWidget):
    """Signals:
    changed(): another choice was made, or more is known of what is printed.
    """

    changed = Signal()
    title = ""

    def __init__(self) -> None:
        super().__init__()
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(SPACE * 2)
        self._form.setVerticalSpacing(SPACE + 2)

    def steps(self, paper: Paper) -> Steps[list[Sheet]]:
        """The pages of what was chosen."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether all is known that is to be printed."""
        return True

    def stop(self) -> None:
        """The dialog is closed."""

    def _check(self, text: str, checked: bool = True) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(checked)
        box.toggled.connect(self.changed)
        self._form.addRow(box)
        return box

    def _number(self, text: str, least: int, most: int, value: int) -> QSpinBox:
        box = number_box(least, most, value)
        box.valueChanged.connect(self.changed)
        self._form.addRow(PlainLabel(text), box)
        return box


class GameOptions(PrintOptions):
    """A game with its moves, or the diagram of one position of it."""

    def __init__(self, game: Game, diagram: BookDiagram, style: BookStyle, notation: str) -> None:
        super().__init__()
        self._game, self._diagram, self._style, self._notation = game, diagram, style, notation
        self.title = players(game)
        self.what = Segments([(GAME, self.tr("The game")), (POSITION, self.tr("This position"))])
        self.what.set_value(GAME if game.root.children else POSITION)
        self.what.chosen.connect(self._choose)
        self._form.addRow(self.what)
        self.every = self._number(self.tr("Diagram every"), *OFTENEST, 20)
        unit_of(self.every, self.tr(" move| moves"))
        self.every.setSpecialValueText(self.tr("no diagrams"))
        self.bookmarks = self._check(self.tr("Diagrams at bookmarks"))
        self.end = self._check(self.tr("Diagram of the final position"))
        self.comments = self._check(self.tr("Comments"))
        self.variations = self._check(self.tr("Variations"))
        self.times = self._check(self.tr("Times"))
        center_labels(self._form)
        self._show()

    def steps(self, paper: Paper) -> Steps[list[Sheet]]:
        if self.what.value() == POSITION:
            yield 0.0
            return position_page(self.title, self._diagram, self._style, paper, MEASURES)
        return (yield from game_steps(self._game, self.choice(), paper, MEASURES))

    def choice(self) -> GamePrintChoice:
        return GamePrintChoice(
            self._notation,
            self._style,
            self.every.value(),
            self.bookmarks.isChecked(),
            self.end.isChecked(),
            self.comments.isChecked(),
            self.variations.isChecked(),
            self.times.isChecked(),
        )

    def _choose(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        whole = self.what.value() == GAME
        for box in (self.every, self.bookmarks, self.end, self.comments, self.variations, self.times):
            box.setEnabled(whole)


class ProblemOptions(PrintOptions):
    """Some problems of a set, with their solutions on a sheet of their own."""

    def __init__(self, printed: ProblemSet, place: int, solutions: Solutions, style: BookStyle, notation: str) -> None:
        """`place` is that of the first one proposed."""
        super().__init__()
        self.title = printed.name
        problems = self._problems = printed.problems
        self._solutions, self._style, self._notation = solutions, style, notation
        count = len(problems)
        self.first = self._number(self.tr("From problem"), 1, count, place + 1)
        self.last = self._number(self.tr("To problem"), 1, count, min(place + FIRST, count))
        self.across = self._number(self.tr("Diagrams in a row"), 0, MOST_ACROSS, 0)
        self.across.setSpecialValueText(self.tr("automatic"))
        self.notes = self._check(self.tr("Authors, sources and comments"))
        self.notes.setVisible(any(each.author or each.source or each.comment for each in problems))
        self.solved = self._check(self.tr("Solutions on a sheet of their own"))
        self.told = folding_label("muted")
        self._form.addRow(self.told)
        center_labels(self._form)
        self.first.valueChanged.connect(self._keep_order)
        self.last.valueChanged.connect(self._keep_order_back)
        self.changed.connect(self._want)
        solutions.changed.connect(self._tell)
        self._want()

    def steps(self, paper: Paper) -> Steps[list[Sheet]]:
        chosen, known = self._chosen(), self._solutions.lines
        lines: dict[int, tuple[int, ...]] = {}
        if self.solved.isChecked():
            lines = {at: known.get(problem.key, ()) or solution_of(problem) for at, problem in enumerate(chosen)}
        return problem_steps(
            self.title,
            chosen,
            self.first.value(),
            lines,
            self._style,
            self._notation,
            paper,
            MEASURES,
            self.across.value(),
            self.notes.isChecked(),
        )

    def ready(self) -> bool:
        return not self._solutions.left

    def stop(self) -> None:
        self._solutions.stop()

    def _chosen(self) -> Sequence[Problem]:
        return self._problems[self.first.value() - 1 : self.last.value()]

    def _want(self) -> None:
        self._solutions.want(self._chosen() if self.solved.isChecked() else ())
        self._show_left()

    def _tell(self) -> None:
        self._show_left()
        if self.ready():
            self.changed.emit()

    def _show_left(self) -> None:
        left = self._solutions.left
        self.told.setText(self.tr("Problems still being solved: {n}").format(n=left) if left else "")

    def _keep_order(self, first: int) -> None:
        self.last.setValue(min(max(first, self.last.value()), first + MOST - 1))

    def _keep_order_back(self, last: int) -> None:
        self.first.setValue(max(min(last, self.first.value()), last - MOST + 1))


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


class TextOptions(PrintOptions):
    """There is nothing to choose."""

    def __init__(self, pages: WrittenPages) -> None:
        super().__init__()
        self._pages = pages
        self.title = pages.title

    def steps(self, paper: Paper) -> Steps[list[Sheet]]:
        flow = Flow(paper)
        document = yield from self._pages.make(flow.width, flow.highest)
        pages = (Painted(partial(_paint_page, document, number)) for number in range(document.pageCount()))
        flow.set(Slug(flow.highest, (page,)) for page in pages)
        return flow.pages(self.title, MEASURES.plain)


def _paint_page(document: QTextDocument, number: int, painter: QPainter) -> None:
    size = document.pageSize()
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, INK)  # whatever the theme
    context.clip = QRectF(QPointF(0, number * size.height()), size)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(0, -context.clip.top())
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)


def analysis_steps(page: AnalysisPage, paper: Paper, measures: Measures) -> Steps[list[Sheet]]:
    """The pages of a summary."""
    flow = Flow(paper)
    flow.set([*text_slugs(page.title, flow.width, measures.plain, TITLE), gap(MOVE)])
    if page.report.gap:
        flow.set([*text_slugs(page.report.gap, flow.width, measures.plain), gap(MOVE)])
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
    shapes: list[Shape] = [LineShape(frame, THIN, closed=True), LineShape(((0.0, CURVE / 2), (width, CURVE / 2)), THIN)]
    shapes += [LineShape(tuple(map(place, stretch)), THICK) for stretch in page.curve if len(stretch) > 1]
    shapes += [Dot(*place(point), 0.8 + 0.6 * bad) for point, bad in page.marks]
    return Slug(CURVE + MOVE, tuple(shapes))


def _table(page: AnalysisPage, width: float) -> Iterator[Slug]:
    for row in (("", *page.players), *page.report.rows):
        cells = zip(COLUMNS, row, strict=True)
        yield Slug(LEAD * MOVE, tuple(Text(text, at * width, MOVE, MOVE, plain=True) for at, text in cells))
