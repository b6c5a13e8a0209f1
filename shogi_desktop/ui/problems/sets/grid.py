"""The problems of a set as numbered cells, like the days of a calendar, each with a mark of what was done of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.session.problems.progress import ProblemMark

from ...widgets.plain import tip
from ...words.i18n import QT_TRANSLATE_NOOP, translate

CELL: Final = (36, 38)  # the least width and the height of a cell with the gap after it
GAP: Final = 4
ROUND: Final = 5.0
_MARK: Final = Qt.ItemDataRole.UserRole
_AT_HAND: Final = Qt.ItemDataRole.UserRole + 1

_Index = QModelIndex | QPersistentModelIndex


_WORDS: Final = {
    ProblemMark.NEW: QT_TRANSLATE_NOOP("ProblemGrid", "not tried yet"),
    ProblemMark.TRIED: QT_TRANSLATE_NOOP("ProblemGrid", "tried, not solved yet"),
    ProblemMark.HELPED: QT_TRANSLATE_NOOP("ProblemGrid", "solved with help"),
    ProblemMark.SOLVED: QT_TRANSLATE_NOOP("ProblemGrid", "solved"),
}


class ProblemGrid(QListView):
    """Cells to choose from: a click or Enter chooses, the arrow keys only walk.

    Signals:
        problem_chosen(int): the place of a cell.
    """

    problem_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells = _Cells(self)
        self.setModel(self._cells)
        self.setItemDelegate(_Painter(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(CELL[1])
        self.setMouseTracking(True)
        self.clicked.connect(self._choose)

    def show_problems(self, titles: Sequence[str]) -> None:
        """Other problems; `titles` tell each of them in a tool tip, "" where there is nothing to tell."""
        self._cells.show(titles)
        self._lay_out()

    def set_marks(self, marks: Sequence[ProblemMark]) -> None:
        """What was done of each, in their order."""
        self._cells.set_marks(marks)

    def show_problem(self, place: int) -> None:
        """Marks the problem at hand, -1 for none, and walks there."""
        self._cells.set_at_hand(place)
        if place >= 0:
            index = self._cells.index(place)
            self.setCurrentIndex(index)
            self.scrollTo(index, self.ScrollHint.EnsureVisible)

    @property
    def at_hand(self) -> int:
        """The place of the problem at hand, -1 for none."""
        return self._cells.at_hand

    def _choose(self, index: QModelIndex) -> None:
        self.problem_chosen.emit(index.row())

    def keyPressEvent(self, event: Any) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self.problem_chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Whole rows of as many cells as there is room for, which share all of it; Qt keeps the scroll bar's place
        free."""
        rest = (self.contentsRect().height() - 4 * GAP) % CELL[1]
        self.setViewportMargins(3 * GAP, 3 * GAP, 0, GAP + rest)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        width = self.maximumViewportSize().width() - bar - 1
        columns = max(1, width // CELL[0])
        size = QSize(max(width // columns, 1), CELL[1])
        if size != self.gridSize():
            self.setGridSize(size)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.viewport().update()
        super().changeEvent(event)


class _Cells(QAbstractListModel):
    """The problems by their places."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._titles: list[str] = []
        self._marks: list[ProblemMark] = []
        self.at_hand = -1

    def show(self, titles: Sequence[str]) -> None:
        self.beginResetModel()
        self._titles = list(titles)
        self._marks = [ProblemMark.NEW] * len(titles)
        self.at_hand = -1
        self.endResetModel()

    def set_marks(self, marks: Sequence[ProblemMark]) -> None:
        self._marks = list(marks)
        self._changed(0, len(marks) - 1)

    def set_at_hand(self, place: int) -> None:
        before, self.at_hand = self.at_hand, place
        for row in {before, place} - {-1}:
            self._changed(row, row)

    def _changed(self, first: int, last: int) -> None:
        if 0 <= first <= last < len(self._titles):
            self.dataChanged.emit(self.index(first), self.index(last))

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._titles)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = index.row()
        if not 0 <= row < len(self._titles):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return str(row + 1)
        if role == _MARK:
            return self._marks[row]
        if role == _AT_HAND:
            return row == self.at_hand
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._told(row, "\n"))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row + 1}, {self._told(row, ', ')}"
        return None

    def _told(self, row: int, between: str) -> str:
        """Its title, if it has one, and what was done of it."""
        told = translate("ProblemGrid", _WORDS[self._marks[row]])
        return between.join(filter(None, (excerpt(self._titles[row]), told)))


class _Painter(QStyledItemDelegate):
    """Paints a cell: its number, the mark of what was done, a frame around the one at hand."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        grid = option.widget
        return grid.gridSize() if isinstance(grid, QListView) else QSize(*CELL)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        mark, at_hand = index.data(_MARK), bool(index.data(_AT_HAND))
        cell = QRectF(option.rect).adjusted(0.5, 0.5, -GAP - 0.5, -GAP - 0.5)
        role, palette = QPalette.ColorRole, option.palette
        accent = palette.color(role.Highlight)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(_ground(mark, at_hand, palette))
        near = at_hand or bool(option.state & QStyle.StateFlag.State_MouseOver)
        edge = palette.color(role.Text) if focused else accent if near else palette.color(role.Mid)
        painter.setPen(QPen(edge, 2.0 if focused or at_hand else 1.0))
        painter.drawRoundedRect(cell, ROUND, ROUND)
        self._paint_number(painter, cell, str(index.data()), at_hand, palette)
        _paint_mark(painter, cell, mark, palette.color(role.HighlightedText) if at_hand else accent)
        painter.restore()

    def _paint_number(self, painter: QPainter, cell: QRectF, number: str, at_hand: bool, palette: QPalette) -> None:
        font = QFont(painter.font())
        font.setBold(at_hand)
        painter.setFont(font)
        role = QPalette.ColorRole.HighlightedText if at_hand else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, number)


def _ground(mark: ProblemMark, at_hand: bool, palette: QPalette) -> QColor:
    """Solved cells are tinted, so that a glance tells how far one has come."""
    accent, base = palette.color(QPalette.ColorRole.Highlight), palette.color(QPalette.ColorRole.Base)
    if at_hand:
        return accent
    share = {ProblemMark.SOLVED: 0.2, ProblemMark.HELPED: 0.07}.get(mark, 0.0)
    return _mixed(base, accent, share)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    pairs = zip((one.red(), one.green(), one.blue()), (other.red(), other.green(), other.blue()), strict=True)
    return QColor(*(round(a + (b - a) * share) for a, b in pairs))


def _paint_mark(painter: QPainter, cell: QRectF, mark: ProblemMark, color: QColor) -> None:
    """In the upper corner: a tick for solved, an open ring for solved with help, a dot for tried."""
    corner = QPointF(cell.right() - 7, cell.top() + 7)
    if mark is ProblemMark.SOLVED:
        painter.setPen(QPen(color, 1.8, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF([corner + QPointF(x, y) for x, y in ((-3.2, 0.2), (-0.9, 2.6), (3.2, -2.4))]))
    elif mark is ProblemMark.HELPED:
        painter.setPen(QPen(color, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(corner, 2.6, 2.6)
    elif mark is ProblemMark.TRIED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(corner, 2.2, 2.2)
