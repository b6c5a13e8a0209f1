"""The pieces that a lesson is about: face, name and move diagram of each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import RATIO, Art
from ..look.theme import SPACE
from ..pictures.piece_face import face_pixmap, title_of
from ..words.texts import piece_name

FACE: Final = 44
DIAGRAMS: Final = (96, 260)  # the least and the most pixels a side
HEAD: Final = round(FACE * RATIO) + SPACE


class PieceCard(QWidget):
    """One or two kinds side by side, as large as there is room."""

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._diagrams = art, diagrams
        self._variant: Variant | None = None
        self._kinds: list[Kind] = []
        self._style = BoardStyle()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_kinds(self, variant: Variant, kinds: tuple[int, ...], style: BoardStyle) -> None:
        """Shows the kinds, ids of `variant`, whose rules the diagrams follow."""
        self._variant, self._style = variant, style
        self._kinds = [variant.kind(kind) for kind in kinds]
        self.setAccessibleName(", ".join(piece_name(kind) for kind in self._kinds))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(2 * DIAGRAMS[1], HEAD + DIAGRAMS[0])

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * DIAGRAMS[0], HEAD + DIAGRAMS[0])

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._variant is None or not self._kinds:
            return
        painter = QPainter(self)
        width = (self.width() - SPACE * (len(self._kinds) - 1)) / len(self._kinds)
        side = int(min(width, self.height() - HEAD, DIAGRAMS[1]))
        for n, kind in enumerate(self._kinds):
            self._paint_kind(painter, self._variant, kind, round(n * (width + SPACE)), round(width), side)

    def _paint_kind(self, painter: QPainter, variant: Variant, kind: Kind, left: int, width: int, side: int) -> None:
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(left, 0, face_pixmap(self._art, kind, self._style, FACE, ratio))
        words = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        place = self.rect()
        place.setRect(left + FACE + SPACE, 0, width - FACE - SPACE, HEAD - SPACE)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(place, words, title_of(kind))
        if side >= DIAGRAMS[0]:
            diagram = self._diagrams.pixmap(variant, kind.id, round(side * ratio), self._style.dark)
            diagram.setDevicePixelRatio(ratio)
            painter.drawPixmap(left, HEAD, diagram)
