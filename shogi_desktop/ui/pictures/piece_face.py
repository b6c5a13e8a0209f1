"""The face of a piece as a button, and both sides' faces large."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..widgets.plain import tip
from ..words.texts import piece_name, title_of

RING: Final = 4  # free space around a face for its ring
BIG: Final = 92
OTHER: Final = 66  # White's face beside Black's


def face_pixmap(art: Art, kind: Kind, style: BoardStyle, width: float, ratio: float, white: bool = False) -> QPixmap:
    """A face `width` logical pixels wide; White's points down."""
    pixmap = QPixmap(art.pixmap(kind, int(white), style.look, round(width * ratio), turned=white))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class FaceButton(QAbstractButton):
    """A face to click. The ring tells the chosen one, the pointer or the keyboard's focus.

    Signals:
        kind_clicked(int): the id of the kind shown.
    """

    kind_clicked = Signal(int)

    def __init__(self, art: Art, kind: Kind, style: BoardStyle, width: int, chosen: bool) -> None:
        super().__init__()
        self._art, self._kind, self._style, self._width = art, kind, style, width
        self._chosen = chosen
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if chosen else Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor if chosen else Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(tip(title_of(kind)))
        self.setAccessibleName(piece_name(kind))
        self.setFixedSize(self.sizeHint())
        self.clicked.connect(self._tell)

    def sizeHint(self) -> QSize:
        return QSize(self._width + 2 * RING, round(self._width * RATIO) + 2 * RING)

    def _tell(self) -> None:
        if not self._chosen:
            self.kind_clicked.emit(self._kind.id)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._chosen or self.underMouse() or self.hasFocus():
            color = self.palette().highlight().color()
            painter.setPen(QPen(color, 2 if self._chosen or self.hasFocus() else 1))
            color.setAlphaF(0.16 if self._chosen else 0.06)
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        face = face_pixmap(self._art, self._kind, self._style, self._width, self.devicePixelRatioF())
        painter.drawPixmap(RING, RING, face)


class Portrait(QWidget):
    """Black's face and, smaller and pointing down, White's."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._kind: Kind | None = None
        self._style = BoardStyle()
        self.setFixedSize(BIG + OTHER + 4, round(BIG * RATIO) + 2)

    def show_kind(self, variant: Variant, kind_id: int, style: BoardStyle) -> None:
        self._kind, self._style = variant.kind(kind_id), style
        self.setAccessibleName(piece_name(self._kind))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._kind is None:
            return
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, face_pixmap(self._art, self._kind, self._style, BIG, ratio))
        other = face_pixmap(self._art, self._kind, self._style, OTHER, ratio, white=True)
        painter.drawPixmap(BIG + 4, round((BIG - OTHER) * RATIO), other)
