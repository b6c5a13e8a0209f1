"""The move diagram of a piece as large as the sheet allows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant

from ..diagrams.store import Diagrams
from ..words.texts import piece_name

MOST: Final = 300  # pixels a side


class DiagramView(QWidget):
    """A square in the middle of its width."""

    def __init__(self, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diagrams = diagrams
        self._variant: Variant | None = None
        self._kind: Kind | None = None
        self._dark = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_kind(self, variant: Variant, kind: Kind, dark: bool) -> None:
        self._variant, self._kind, self._dark = variant, kind, dark
        self.setAccessibleName(self.tr("How the {piece} moves").format(piece=piece_name(kind)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(MOST, MOST)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(width, MOST)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._variant is None or self._kind is None:
            return
        ratio = self.devicePixelRatioF()
        side = min(self.width(), self.height())
        pixmap = self._diagrams.pixmap(self._variant, self._kind.id, round(side * ratio), self._dark)
        pixmap.setDevicePixelRatio(ratio)
        QPainter(self).drawPixmap((self.width() - side) // 2, 0, pixmap)
