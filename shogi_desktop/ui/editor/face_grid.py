"""The pieces of one side to choose from: each with its promoted face beneath, and how many of it there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..look.theme import DARK, LIGHT
from ..widgets.plain import tip
from ..words.texts import title_of

COLUMNS: Final = 8
RING: Final = 3  # free space around a face for its ring
LEAST_FACE: Final = 20
CAPTION: Final = 14
_ARROWS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


@dataclass(frozen=True)
class Cell:
    """A face that can be chosen, and where it is."""

    kind: Kind
    rect: QRect


class FaceGrid(QWidget):
    """Signals:
    picked(int): a packed piece was clicked or confirmed with Enter.
    pointed(): the arrow keys have moved to another face.
    dragged(int, object), dropped(int, object): a packed piece is being dragged, or let go, at a point of the screen.
    """

    spoken_role = QAccessible.Role.Canvas
    picked = Signal(int)
    pointed = Signal()
    dragged = Signal(int, object)
    dropped = Signal(int, object)

    def __init__(self, art: Art, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._side = art, side
        self._style = BoardStyle()
        self._pairs: list[tuple[Kind, Kind | None]] = []
        self._counts: Mapping[int, tuple[int, int]] = {}
        self._cells: list[Cell] = []
        self._brush = 0
        self._current = 0
        self._hover = -1
        self._pressed: tuple[int, QPoint] | None = None
        self._dragging = False
        self._face = LEAST_FACE
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the board
        self.setMouseTracking(True)

    # What is shown

    @property
    def side(self) -> int:
        return self._side

    def set_side(self, side: int) -> None:
        self._side = side
        self.update()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self.update()

    def show_kinds(self, variant: Variant, kinds: list[Kind]) -> None:
        """Unpromoted kinds in this order; faces that promotion makes come with them."""
        self._pairs = [(kind, variant.kind(kind.promotes_to) if kind.promotes_to else None) for kind in kinds]
        self._lay_out()

    def show_counts(self, counts: Mapping[int, tuple[int, int]]) -> None:
        """Kind -> how many there are, and how many a full set has."""
        self._counts = counts
        self.update()

    def set_brush(self, piece: int) -> None:
        """The packed piece that is chosen, 0 = none."""
        self._brush = piece
        self.update()

    def cells(self) -> list[Cell]:
        """The faces and where they are."""
        return list(self._cells)

    # Sizes

    def set_face(self, width: int) -> None:
        """How wide faces are, in logical pixels."""
        if width != self._face:
            self._face = max(LEAST_FACE, width)
            self._lay_out()

    def _pair_height(self) -> int:
        promoted = any(promoted is not None for _, promoted in self._pairs)
        tall = round(self._face * RATIO) + 2 * RING
        return tall * (2 if promoted else 1) + CAPTION

    def _lay_out(self) -> None:
        self._cells = []
        width, tall = self._face + 2 * RING, round(self._face * RATIO) + 2 * RING
        height = self._pair_height()
        for number, (kind, promoted) in enumerate(self._pairs):
            x, y = number % COLUMNS * width, number // COLUMNS * height
            self._cells.append(Cell(kind, QRect(x, y, width, tall)))
            if promoted is not None:
                self._cells.append(Cell(promoted, QRect(x, y + tall + CAPTION, width, tall)))
        self._current = min(self._current, max(0, len(self._cells) - 1))
        self._hover = -1
        self.setFixedSize(COLUMNS * width, max(1, -(-len(self._pairs) // COLUMNS) * height))
        self.update()

    def _at(self, point: QPoint) -> int:
        """The number of the face under a point, -1 for none."""
        return next((number for number, cell in enumerate(self._cells) if cell.rect.contains(point)), -1)

    def _piece(self, number: int) -> int:
        return make_piece(self._cells[number].kind.id, self._side)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, cell in enumerate(self._cells):
            if cell.rect.intersects(event.rect()):
                self._paint_ring(painter, number, cell)
                self._paint_face(painter, cell)
        for cell in self._cells:
            if not cell.kind.unpromoted:
                self._paint_count(painter, cell)

    def _paint_ring(self, painter: QPainter, number: int, cell: Cell) -> None:
        chosen, focused = self._piece(number) == self._brush, self.hasFocus() and number == self._current
        if not (chosen or focused or number == self._hover):
            return
        color = self.palette().highlight().color()
        painter.setPen(QPen(color, 2 if chosen or focused else 1))
        color.setAlphaF(0.28 if chosen else 0.06)
        painter.setBrush(color)
        painter.drawRoundedRect(QRectF(cell.rect).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_face(self, painter: QPainter, cell: Cell) -> None:
        ratio, width = self.devicePixelRatioF(), cell.rect.width() - 2 * RING
        turned = self._side == 1
        face = QPixmap(self._art.pixmap(cell.kind, self._side, self._style.look, round(width * ratio), turned))
        face.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF(cell.rect.topLeft() + QPoint(RING, RING)), face)

    def _paint_count(self, painter: QPainter, cell: Cell) -> None:
        there, full = self._counts.get(cell.kind.id, (0, 0))
        colors = DARK if self._style.dark else LIGHT
        font = QFont(self.font())
        font.setPixelSize(min(11, max(8, cell.rect.width() // 4)))
        font.setBold(there > full)
        painter.setFont(font)
        painter.setPen(colors.warn if there > full else colors.muted if there < full else colors.text)
        below = QRect(cell.rect.left(), cell.rect.bottom() + 1, cell.rect.width(), CAPTION)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, f"{there}/{full}")

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and number >= 0:
            self._pressed, self._dragging = (number, event.position().toPoint()), False
            self._point_at(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        hover = self._at(point)
        if hover != self._hover:
            self._hover = hover
            self.update()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        number, start = self._pressed
        if (point - start).manhattanLength() >= QApplication.startDragDistance() // 2:
            self._dragging = True
        if self._dragging:
            self.dragged.emit(self._piece(number), event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        number, _ = self._pressed
        self._pressed = None
        if self._dragging:
            self.dropped.emit(self._piece(number), event.globalPosition().toPoint())
        elif self._at(event.position().toPoint()) == number:
            self.picked.emit(self._piece(number))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = -1
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS and self._cells:
            self._step(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cells:
            self.picked.emit(self._piece(self._current))
        else:
            event.ignore()

    def _step(self, dx: int, dy: int) -> None:
        """The nearest face on the screen in a direction."""
        here = self._cells[self._current].rect.center()
        best, best_cost = self._current, 10**9
        for number, cell in enumerate(self._cells):
            away = cell.rect.center() - here
            along, across = away.x() * dx + away.y() * dy, abs(away.x() * dy) + abs(away.y() * dx)
            if along > 0 and along + 4 * across < best_cost:
                best, best_cost = number, along + 4 * across
        self._point_at(best)
        self.pointed.emit()

    def _point_at(self, number: int) -> None:
        self._current = number
        self.setAccessibleDescription(title_of(self._cells[number].kind))
        self.update()

    def current_rect(self) -> QRect:
        """Where the face pointed at is."""
        return self._cells[self._current].rect if self._cells else QRect()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(event.pos())
            if number >= 0:
                kind = self._cells[number].kind
                QToolTip.showText(event.globalPos(), tip(f"{title_of(kind)}  {kind.kanji}  {kind.code}"), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
