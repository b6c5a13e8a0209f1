"""A label whose lines are about equally long, so that no word stands alone in the last one."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .plain import PlainLabel

_TALL = 1 << 16  # pixels; more than any text needs


class BalancedLabel(PlainLabel):
    """Plain text that folds into as few lines as the width allows, and into these evenly; left-aligned."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        """`role` is that of the letters, see sheet.py."""
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setProperty("role", role)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = QPainter(self), self.contentsRect()
        room.setWidth(balanced_width(self.fontMetrics(), self.text(), room.width()))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, int(self.alignment() | Qt.TextFlag.TextWordWrap), self.text())


def balanced_width(metrics: QFontMetrics, text: str, width: int) -> int:
    """The least width in which the text takes no more lines than in this one (pixels)."""
    height = _height(metrics, text, width)
    least, most = 0, width
    while most - least > 1:
        middle = (least + most) // 2
        if _fits(metrics, text, middle, height):
            most = middle
        else:
            least = middle
    return most


def _height(metrics: QFontMetrics, text: str, width: int) -> int:
    return metrics.boundingRect(QRect(0, 0, width, _TALL), int(Qt.TextFlag.TextWordWrap), text).height()


def _fits(metrics: QFontMetrics, text: str, width: int, height: int) -> bool:
    """Whether it needs no more height, nor more width for a word that cannot be broken."""
    box = metrics.boundingRect(QRect(0, 0, width, _TALL), int(Qt.TextFlag.TextWordWrap), text)
    return box.height() <= height and box.width() <= width
