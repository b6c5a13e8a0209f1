"""Views of one piece: what it comes from and promotes to, and its move diagram as large as there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..pictures.piece_face import FaceButton
from ..words.texts import piece_name

FACE: Final = 36  # pixels
ARROW: Final = 18
ROW_GAP: Final = 4


class ChainView(QWidget):
    """A row of faces, broken into more where it is too long.

    Signals:
        kind_clicked(int): another piece of the chain shall be shown.
    """

    kind_clicked = Signal(int)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._faces: list[FaceButton] = []
        self._leading: set[int] = set()  # numbers of the faces before which an arrow stands
        self._arrows: list[QPoint] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chain(self, steps: tuple[tuple[Kind, ...], ...], chosen: Kind, style: BoardStyle) -> None:
        """Faces of the steps from left to right; `chosen` has a ring."""
        for face in self._faces:
            face.hide()
            face.deleteLater()
        self._faces, self._leading = [], set()
        for number, step in enumerate(steps):
            if number:
                self._leading.add(len(self._faces))
            for kind in step:
                face = FaceButton(self._art, kind, style, FACE, kind is chosen)
                face.setParent(self)
                face.kind_clicked.connect(self.kind_clicked)
                face.show()
                self._faces.append(face)
        self._place()
        self.updateGeometry()
        self.update()

    def _flow(self, width: int) -> tuple[list[QRect], list[QPoint], int]:
        """Boxes of the faces, middles of the arrows, and the height, in rows of this width."""
        boxes: list[QRect] = []
        arrows: list[QPoint] = []
        x = y = 0
        for number, face in enumerate(self._faces):
            size = face.sizeHint()
            lead = ARROW if number in self._leading else 0
            if x and x + lead + size.width() > width:
                x, y = 0, y + size.height() + ROW_GAP
            if lead:
                arrows.append(QPoint(x + ARROW // 2, y + size.height() // 2))
            boxes.append(QRect(QPoint(x + lead, y), size))
            x += lead + size.width()
        return boxes, arrows, boxes[-1].bottom() + 1 if boxes else 0

    def _place(self) -> None:
        boxes, self._arrows, _ = self._flow(self.width())
        for face, box in zip(self._faces, boxes, strict=True):
            face.setGeometry(box)

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(FACE + ARROW + 10, FACE)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow(width)[2]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().placeholderText(), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for at in self._arrows:
            tip = QPointF(at.x() + 5.5, at.y())
            painter.drawLine(QPointF(at.x() - 5.5, at.y()), tip)
            painter.drawPolyline(QPolygonF([tip + QPointF(-4, -4), tip, tip + QPointF(-4, 4)]))


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
