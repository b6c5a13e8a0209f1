"""The pieces of a game to choose from, of one side at a time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from shogi_desktop.rules import Side, Variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Kind

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..look.theme import SPACE
from ..pictures.piece_face import face_pixmap, title_of
from ..widgets.plain import tip
from ..widgets.segments import Segments
from ..words.texts import SIDE_MARKS, piece_name, side_name

FACE: Final = 30
RING: Final = 3


class _Face(QAbstractButton):
    """A face that stays down when it is chosen."""

    def __init__(self, art: Art, kind: Kind, side: int, style: BoardStyle) -> None:
        super().__init__()
        self._art, self._kind, self._side, self._style = art, kind, side, style
        self.piece = int(make_piece(kind.id, side))
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(tip(title_of(kind)))
        self.setAccessibleName(f"{side_name(side)}: {piece_name(kind)}")
        self.setFixedSize(QSize(FACE + 2 * RING, round(FACE * RATIO) + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse() or self.hasFocus():
            color = self.palette().highlight().color()
            painter.setPen(QPen(color, 2 if self.isChecked() or self.hasFocus() else 1))
            color.setAlphaF(0.2 if self.isChecked() else 0.06)
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(RING, RING, face_pixmap(self._art, self._kind, self._style, FACE, ratio, bool(self._side)))


class PiecePalette(QWidget):
    """Signals:
    picked(int): the packed piece that clicks on the board put down from now on, 0 = none.
    """

    picked = Signal(int)

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._style = art, style
        self._variant: Variant | None = None
        self._sides = Segments([(str(int(side)), "") for side in Side])
        self._sides.set_value("0")
        self._faces: list[_Face] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._sheet = QWidget()
        self._grid = QGridLayout(self._sheet)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setSpacing(1)
        area = QScrollArea()
        area.setWidget(self._sheet)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sheet.setObjectName("sheet")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(self._sides)
        column.addWidget(area, 1)
        self._sides.chosen.connect(self._fill)
        self._group.buttonClicked.connect(self._pick)
        self._retranslate()

    @property
    def faces(self) -> list[_Face]:
        """The faces of the side that is chosen."""
        return self._faces

    def show_variant(self, variant: Variant) -> None:
        if variant is not self._variant:
            self._variant = variant
            self._fill()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._fill()

    def let_go(self) -> None:
        """No piece is chosen any more."""
        for face in self._faces:
            face.setChecked(False)
        self.picked.emit(0)

    def _fill(self) -> None:
        for old in self._faces:
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        side = int(self._sides.value())
        kinds = self._variant.every_kind if self._variant is not None else ()
        self._faces = [_Face(self._art, kind, side, self._style) for kind in kinds]
        for face in self._faces:
            self._group.addButton(face)
        self._place()
        self.picked.emit(0)

    def _place(self) -> None:
        """As many faces in a row as there is room for."""
        across = max(1, (self.width() - 2 * SPACE - 12) // (FACE + 2 * RING + 1))
        for at, face in enumerate(self._faces):
            self._grid.addWidget(face, at // across, at % across)
            face.show()
        self._grid.setColumnStretch(across, 1)
        self._grid.setRowStretch(len(self._faces) // across + 1, 1)

    def _pick(self, button: QAbstractButton) -> None:
        for face in self._faces:
            if face is not button:
                face.setChecked(False)
        assert isinstance(button, _Face)
        self.picked.emit(button.piece if button.isChecked() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _retranslate(self) -> None:
        self._sides.set_texts([f"{SIDE_MARKS[side]} {side_name(side)}" for side in Side])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._fill()
        super().changeEvent(event)
