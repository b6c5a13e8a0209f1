"""How a row of the tree of moves is drawn: the side's mark, the move, and at the right what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...widgets.side_marks import paint_mark, side_of
from .verdict_marks import Mark, mark_color, paint_verdict

ROW: Final = Qt.ItemDataRole.UserRole  # a Row
SIDE: Final = 14  # pixels of a side's mark, as of the sign at the right
SIGN: Final = 12
GAP: Final = 6
INSET: Final = 3
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Row:
    """How a node is written: its move, its sign (None = none) with a word for it, whether it is of the main line.

    `brief` is all that is written of the word where there is little room.
    """

    text: str
    mark: Mark | None = None
    short: str = ""
    brief: str = ""
    main: bool = False


class MoveRows(QStyledItemDelegate):
    """Where there is no room for all, the word for the sign gives way first, then the end of the move."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(80, round(option.fontMetrics.height() * 1.55))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: Row = index.data(ROW)
        item = QStyleOptionViewItem(option)
        self.initStyleOption(item, index)
        item.text = ""
        style = item.widget.style() if item.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, item, painter, item.widget)
        painter.save()
        font = QFont(item.font)
        font.setBold(row.main)
        text, inner = row.text, item.rect.adjusted(INSET, 0, -GAP, 0)
        side = side_of(text)
        if side >= 0:
            paint_mark(painter, QRectF(inner.left(), inner.center().y() - SIDE / 2 + 1, SIDE, SIDE), side)
            text = text[1:].strip()
            inner.setLeft(inner.left() + SIDE + GAP - 2)
        needed = QFontMetrics(font).horizontalAdvance(text)
        inner.setRight(inner.right() - self._paint_worth(painter, item, inner, row, needed))
        painter.setFont(font)
        painter.setPen(item.palette.color(QPalette.ColorRole.Text))
        elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)
        painter.restore()

    def _paint_worth(self, painter: QPainter, item: QStyleOptionViewItem, inner: QRect, row: Row, needed: int) -> int:
        """Sign and word at the right; answers how wide that is. `needed` is the width of the move."""
        if row.mark is None:
            return 0
        color = mark_color(row.mark, item.palette)
        sign = QRectF(inner.right() - SIGN, inner.center().y() - SIGN / 2 + 1, SIGN, SIGN)
        paint_verdict(painter, sign, row.mark, color)
        wide = SIGN + GAP
        room = inner.width() - wide - GAP
        widths = ((words, needed + item.fontMetrics.horizontalAdvance(words)) for words in (row.short, row.brief))
        words = next((words for words, width in widths if width <= room), "")
        if words:
            painter.setFont(item.font)
            painter.setPen(item.palette.color(QPalette.ColorRole.PlaceholderText))
            place = inner.adjusted(0, 0, -wide, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
            wide += item.fontMetrics.horizontalAdvance(words) + GAP
        return wide
