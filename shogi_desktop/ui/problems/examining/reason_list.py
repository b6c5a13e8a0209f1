"""What the check of a problem has found, row by row; each row leads to the position that shows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from .report_words import Reason
from .verdict_marks import Mark, mark_color, paint_verdict

SIGN: Final = 14
_SCALE: Final = 3  # signs are drawn larger and shrunk, so that they are sharp on fine screens
AROUND: Final = 18  # pixels beside text and sign, at least what the style takes
GAP: Final = 5  # between rows
LEAST_ROOM: Final = 66  # for the list of reasons


class ReasonList(QListWidget):
    """Reasons as rows that fold.

    Signals:
        reason_wished(object): a Reason that was clicked or confirmed.
    """

    reason_wished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[Reason] = []
        self.room = LEAST_ROOM
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(SIGN, SIGN))
        size = f"{QApplication.font().pointSizeF()}pt"  # as the text around it, not as other lists
        self.setStyleSheet(
            f"QListWidget {{ background: transparent; font-size: {size}; }} QListWidget::item {{ padding: 0; }}"
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(_FoldedRows(self))
        self.itemClicked.connect(self._go)
        self.itemActivated.connect(self._go)

    def show_reasons(self, reasons: list[Reason]) -> None:
        if reasons == self._shown:
            return
        self._shown = reasons
        self.clear()
        for reason in reasons:
            item = QListWidgetItem(self._icon(reason.mark), reason.text)
            self.addItem(item)
        self.setVisible(bool(reasons))
        self.fit()

    def _icon(self, mark: Mark) -> QIcon:
        pixmap = QPixmap(SIGN * _SCALE, SIGN * _SCALE)
        pixmap.setDevicePixelRatio(_SCALE)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_verdict(painter, QRectF(1, 1, SIGN - 2, SIGN - 2), mark, mark_color(mark, self.palette()))
        painter.end()
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def _go(self, item: QListWidgetItem) -> None:
        self.reason_wished.emit(self._shown[self.row(item)])

    def fit(self) -> None:
        """As high as its rows, where there is room for them; else it scrolls."""
        high = sum(self.row_height(reason.text, self.width()) for reason in self._shown)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if high <= self.room else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(min(high, self.room))
        self.doItemsLayout()

    def row_height(self, text: str, width: int) -> int:
        """What a text needs that folds in a row of this width."""
        room = QRect(0, 0, max(width - SIGN - AROUND, 1), 1 << 15)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height() + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            for row, reason in enumerate(self._shown):
                self.item(row).setIcon(self._icon(reason.mark))
        super().changeEvent(event)


class _FoldedRows(QStyledItemDelegate):
    """Rows as high as their list says, however Qt would fold them before it knows its width."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        shown = self.parent()
        assert isinstance(shown, ReasonList)
        width = shown.viewport().width()
        return QSize(width, shown.row_height(str(index.data()), width))
