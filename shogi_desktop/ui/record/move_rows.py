"""The moves of the chosen line as rows: number, move, time and signs, and how these are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from shogi_desktop.analysis.review import Mark
from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node

from ..look.fonts import scaled
from ..look.theme import mark_color
from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon, side_of, unmarked
from ..words.analysis_words import SIGNS
from ..words.move_texts import MoveTexts
from ..words.texts import result_sentence, side_name, spent_text

Paint = Callable[[QPainter, QRectF, QColor], None]


def paint_branching(painter: QPainter, box: QRectF, color: QColor) -> None:
    """A line from which another one goes off."""
    path = QPainterPath(_at(box, 0.3, 0.05))
    path.lineTo(_at(box, 0.3, 0.95))
    path.moveTo(_at(box, 0.3, 0.35))
    path.cubicTo(_at(box, 0.3, 0.65), _at(box, 0.8, 0.5), _at(box, 0.8, 0.95))
    _begin(painter)
    painter.setPen(QPen(color, box.width() * 0.16, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def paint_comment(painter: QPainter, box: QRectF, color: QColor) -> None:
    """A bubble of speech."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(_at(box, 0.02, 0.08), _at(box, 0.98, 0.72)), box.width() * 0.18, box.width() * 0.18)
    tail = QPainterPath(_at(box, 0.2, 0.65))
    tail.lineTo(_at(box, 0.2, 0.98))
    tail.lineTo(_at(box, 0.55, 0.65))
    _fill(painter, path.united(tail), color)


def paint_bookmark(painter: QPainter, box: QRectF, color: QColor) -> None:
    path = QPainterPath(_at(box, 0.18, 0.02))
    for x, y in ((0.82, 0.02), (0.82, 0.98), (0.5, 0.7), (0.18, 0.98)):
        path.lineTo(_at(box, x, y))
    path.closeSubpath()
    _fill(painter, path, color)


def note_signs(node: Node) -> tuple[Paint, ...]:
    """The signs of what is written at a move."""
    there: Final = ((node.comment, paint_comment), (node.bookmark, paint_bookmark))
    return tuple(paint for text, paint in there if text)


def _at(box: QRectF, x: float, y: float) -> QPointF:
    """A point by its shares of a box."""
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())


def _begin(painter: QPainter) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _fill(painter: QPainter, path: QPainterPath, color: QColor) -> None:
    _begin(painter)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPath(path)
    painter.restore()


NUMBER, MOVE, TIME = range(3)
FORK: Final = "+"  # other moves were tried here
NODE: Final = Qt.ItemDataRole.UserRole  # the Node of a row of a move
MARK: Final = Qt.ItemDataRole.UserRole + 1  # that an analysis has given it
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class MoveListModel(QAbstractTableModel):
    """Row 0 is the start, row n the n-th move of the chosen line; under the end of the game stands its result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._texts = MoveTexts()
        self._line: list[Node] = []
        self._result: GameResult | None = None
        self._marks: dict[Node, Mark] = {}

    def show_game(self, game: Game, notation: str) -> None:
        """Reads the game's chosen line anew; texts of moves already known are kept."""
        written_anew = game is not self._game or notation != self._texts.notation
        if written_anew:
            self._texts = MoveTexts(notation)
            self._game = game
        line = game.line()
        self._texts.prepare(game, line)
        kept = len(self._line)
        result = game.result if (line[-1] if line else game.root) is game.end else None
        if written_anew or result != self._result:
            self.beginResetModel()
            self._line, self._result = line, result
            self.endResetModel()
        elif line[:kept] == self._line:
            if len(line) > kept:
                self.beginInsertRows(QModelIndex(), kept + 1, len(line))
                self._line = line
                self.endInsertRows()
        else:
            self.beginResetModel()
            self._line = line
            self.endResetModel()
        self.refresh()

    def set_marks(self, marks: Mapping[Node, Mark]) -> None:
        """The moves that an analysis has marked."""
        if marks != self._marks:
            self._marks = dict(marks)
            self.refresh()

    def refresh(self) -> None:
        """All texts anew, also in another language."""
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, TIME))

    def node(self, row: int) -> Node | None:
        """The node of a row, for that of the result the last one; None before any game."""
        if self._game is None:
            return None
        row = min(row, len(self._line))
        return self._line[row - 1] if row else self._game.root

    def is_result(self, row: int) -> bool:
        return len(self._line) < row < self.rowCount()

    def row(self, node: Node) -> int:
        return node.ply

    @property
    def texts(self) -> MoveTexts:
        """The moves in the notation chosen."""
        return self._texts

    def rowCount(self, parent: _Index | None = None) -> int:
        rows = len(self._line) + 1 + (self._result is not None)
        return 0 if parent is not None and parent.isValid() else rows

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 3

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self.node(index.row())
        if node is None:
            return None
        if self._result is not None and self.is_result(index.row()):
            told = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) and index.column() == MOVE
            return result_sentence(self._result) if told else None
        if role == NODE:
            return node
        if role == MARK:
            return self._marks.get(node)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._display(node, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == MOVE:
            return self._spoken(node)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != MOVE:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ToolTipRole:
            # A long move may not fit its column, and its letters may tell nothing.
            words = self._texts.told(self._game, node) if self._game is not None and node.parent is not None else ""
            return tip("\n\n".join(filter(None, (words, node.bookmark, node.comment))))
        return None

    def _spoken(self, node: Node) -> str:
        """A move as it is heard: who makes it stands in words for the mark."""
        text = self._display(node, MOVE)
        side = side_of(text)
        return f"{side_name(side)} {unmarked(text)}" if side >= 0 else text

    def _display(self, node: Node, column: int) -> str:
        if node.parent is None:
            return self.tr("Start") if column == MOVE else ""
        if column == NUMBER:
            return f"{FORK if len(node.parent.children) > 1 else ''}{node.ply}"
        return spent_text(node.spent_ms) if column == TIME else self._texts.of(node)


MARK_SIZE: Final = 15
SIGN: Final = 11
GAP: Final = 4
PADDING: Final = 8  # that the style leaves about a text
NARROWEST: Final = 72  # how far the letters of a long move are pressed together, in percent


def number_width(metrics: QFontMetrics, highest: int) -> int:
    """How wide a column is that holds numbers up to this one beside the sign of a branching."""
    return metrics.horizontalAdvance("0" * max(2, len(str(highest)))) + SIGN + 2 * GAP + PADDING


def text_room(option: QStyleOptionViewItem) -> int:
    """How wide the text of a cell may be, beside the picture there."""
    style = option.widget.style() if option.widget is not None else QApplication.style()
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
    return style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget).width() - 2 * margin


class NumberDelegate(QStyledItemDelegate):
    """The sign of a branching stands at the left of its number."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.text = option.text.removeprefix(FORK)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        if str(index.data() or "").startswith(FORK):
            box = QRectF(option.rect.left() + GAP, option.rect.center().y() - SIGN / 2 + 1, SIGN, SIGN)
            paint_branching(painter, box, _sign_color(option))


class MoveDelegate(QStyledItemDelegate):
    """The mark of the side before a move keeps its own colours in a marked row; signs stand at the right."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[tuple[int, int], QIcon] = {}

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        text = str(index.data() or "")
        side = side_of(text)
        if side < 0:
            return
        size = scaled(MARK_SIZE)
        if (side, size) not in self._icons:
            self._icons[side, size] = mark_icon(side, size)
        option.icon = self._icons[side, size]
        option.decorationSize = QSize(size, size)
        option.text = text[1:].strip()
        option.features = option.features | QStyleOptionViewItem.ViewItemFeature.HasDecoration
        self._fit(option)
        if not isinstance(index.data(NODE), Node):
            option.textElideMode = Qt.TextElideMode.ElideRight  # of how a game ended the beginning tells most

    def _fit(self, option: QStyleOptionViewItem) -> None:
        """A long move is drawn narrower, and what is still too long without its middle: where it ends is told, and
        whether it promotes."""
        option.textElideMode = Qt.TextElideMode.ElideMiddle
        room = text_room(option)
        stretch = 100
        while option.rect.isValid() and stretch > NARROWEST:
            width = option.fontMetrics.horizontalAdvance(option.text)
            if width <= room:
                break
            # Letters are whole pixels wide: those of a small font need more than their share.
            stretch = max(NARROWEST, min(stretch - 1, stretch * room // width))
            option.font.setStretch(stretch)
            option.fontMetrics = QFontMetrics(option.font)

    def room(self, table: QTableView, width: int) -> int:
        """How wide a text may be in a column of moves of this width."""
        option = QStyleOptionViewItem()
        option.initFrom(table)
        option.widget = table
        option.rect = QRect(0, 0, width, table.verticalHeader().defaultSectionSize())
        option.decorationSize = QSize(scaled(MARK_SIZE), scaled(MARK_SIZE))
        option.features = QStyleOptionViewItem.ViewItemFeature.HasDecoration
        return text_room(option)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        node = index.data(NODE)
        if not isinstance(node, Node):
            return
        right = option.rect.right() - GAP
        mark = index.data(MARK)
        if mark is not None:
            right = self._paint_mark(painter, option, mark, right)
        for paint in note_signs(node):
            right -= SIGN
            paint(painter, QRectF(right, option.rect.center().y() - SIGN / 2 + 1, SIGN, SIGN), _sign_color(option))
            right -= GAP

    def _paint_mark(self, painter: QPainter, option: QStyleOptionViewItem, mark: Mark, right: int) -> int:
        """Its sign ends at `right`; returned is where it begins."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        font = QFont(option.font)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(option.palette.highlightedText().color() if chosen else mark_color(mark, option.palette))
        width = painter.fontMetrics().horizontalAdvance(SIGNS[mark])
        room = QRectF(right - width, option.rect.top(), width + 1, option.rect.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, SIGNS[mark])
        painter.restore()
        return right - width - GAP


def _sign_color(option: QStyleOptionViewItem) -> QColor:
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Highlight
    return option.palette.color(role)
