"""How the cells of the move list are drawn: number with the sign of a branching, move with those of what is written."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from shogi_desktop.analysis.review import Mark
from shogi_desktop.game.tree import Node

from ..look.mark_colors import mark_color
from ..look.text_size import scaled
from ..widgets.side_marks import mark_icon, side_of
from ..words.analysis.review_words import SIGNS
from .move_list_model import FORK, MARK, NODE
from .signs import note_signs, paint_branching

MARK_SIZE: Final = 15
SIGN: Final = 11
GAP: Final = 4
PADDING: Final = 8  # that the style leaves about a text
NARROWEST: Final = 72  # how far the letters of a long move are pressed together, in percent
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


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
