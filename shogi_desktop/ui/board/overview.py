"""A small map of the whole board beside one that is zoomed in, or in its far corner, and what follows from a click on
it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.rules.board.moves import NO_MOVE, from_square, is_drop, to_square

from ..widgets.plain import tip
from ..words.i18n import Translated
from .ground.blocks import rect_of
from .ground.style import BoardStyle, palette_of
from .input.state import squares_of
from .layout.layout import Layout
from .layout.spot import Snapshot
from .layout.zoom import WHEEL_NOTCH, ZOOM_STEP, Zoomer
from .marks.marks import ShownMarks
from .scene.scene import BoardScene

SHARE: Final = 0.3  # of the viewport's shorter side that the map's longer side takes
SIZES: Final = (110, 230)  # logical pixels: at least, at most
LEAST_ROOM: Final = 3  # a viewport not so many times as large has no room for it
MARGIN: Final = 10
RIM: Final = 3
GRIP: Final = 12  # height of what it is dragged by
FRAME: Final = 2
DOT: Final = 0.36  # radius in squares
ROYAL: Final = 0.62
RING: Final = 0.6
LEAST_RING: Final = 4.5  # logical pixels: it is to be found at once
SHADE: Final = 0.45  # of the table's colour over what is not seen
QWIDGETSIZE_MAX: Final = (1 << 24) - 1
_OWN: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
    QEvent.Type.ToolTip,
)
_COLORS: Final = (QColor("#1c1a18"), QColor("#f7f3ea"))  # of both sides, on every wood
_OUTLINES: Final = (QColor("#f7f3ea"), QColor("#1c1a18"))


class Grip(QWidget):
    """By which a widget is dragged through the room of its parent.

    Signals:
        dropped(): it was let go of.
    """

    dropped = Signal()

    def __init__(self, moved: QWidget) -> None:
        super().__init__(moved)
        self._moved = moved
        self._held = QPoint()
        self.setCursor(Qt.CursorShape.SizeAllCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = self.mapTo(self._moved, event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        moved, around = self._moved, self._moved.parentWidget()
        if around is not None:
            to = moved.pos() + self.mapTo(moved, event.position().toPoint()) - self._held
            farthest = around.rect().bottomRight() - moved.rect().bottomRight()
            moved.move(min(max(to.x(), 0), farthest.x()), min(max(to.y(), 0), farthest.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.dropped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().button())
        painter.setPen(self.palette().buttonText().color())
        for y in (-2, 1):
            painter.drawLine(self.rect().center() + QPoint(-9, y), self.rect().center() + QPoint(9, y))


class SmallMap(Translated, QWidget):
    """Lies over the viewport, away from the near side's pieces, or has a place elsewhere. `show_board` tells what is on
    the board, `show_part` what is seen of it.

    Signals:
        wished(object): the person wants the middle of the viewport to be at this QPointF of the board, both its parts
            from 0 to 1.
        whole_wished(): the person wants to see the whole board.
        zoom_wished(float): the person wants it larger by so many notches of the wheel.
    """

    wished = Signal(object)
    whole_wished = Signal()
    zoom_wished = Signal(float)

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._room: QWidget | None = None  # where it has a place
        self._layout: Layout | None = None
        self._picture: QPixmap | None = None
        self._shaded = QPixmap()
        self._snapshot = Snapshot()
        self._move = NO_MOVE
        self.told: frozenset[int] = frozenset()
        self._style = BoardStyle()
        self._part = QRectF(0, 0, 1, 1)
        self._whole = QPushButton(self)
        self._whole.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._whole.setCursor(Qt.CursorShape.ArrowCursor)
        self._whole.clicked.connect(self.whole_wished)
        self._grip = Grip(self)
        self._grip.dropped.connect(self._drop)
        self._corner = -1  # which of its corners the person has dragged it to
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the board is not painted beneath it
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Small map of the board"))
        self._whole.setText(self.tr("Whole board"))
        self._whole.setToolTip(tip(f"{self.tr('Whole board')} (0)"))
        self._grip.setToolTip(tip(self.tr("Drag the map to another corner")))

    def show_board(
        self, layout: Layout, snapshot: Snapshot, style: BoardStyle, move: int, told: frozenset[int]
    ) -> None:
        """What is drawn: the pieces, the `move` that was made last, and the squares that are spoken of."""
        self._layout, self._snapshot, self._style, self._move, self.told = layout, snapshot, style, move, told
        self._picture = None
        size = self._wanted_size(layout)
        if self._room is None:
            self.resize(size)
        else:
            self.setFixedSize(size)
        self.update()

    def show_part(self, part: QRectF) -> None:
        """What is seen of the board: a rectangle in parts of it, which may reach beyond."""
        self._part = part
        self.update()

    def lodge(self, room: QWidget | None) -> None:
        """It has a place in a layout of `room`; None: over the viewport again."""
        self._room = room
        self._grip.setVisible(room is None)
        if room is None and self.parentWidget() is not self._viewport:
            self.setMinimumSize(0, 0)
            self.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)
            self.setParent(self._viewport)

    def has_room(self) -> bool:
        """Whether there is so much around it that it does not hide most of the board."""
        if self._room is not None:
            return True
        room = self._viewport.size()
        return min(room.width(), room.height()) >= LEAST_ROOM * SIZES[0]

    def _wanted_size(self, layout: Layout) -> QSize:
        room = (self._room or self._viewport).size()
        longest = min(max(SIZES[0], round(SHARE * min(room.width(), room.height()))), SIZES[1]) - 2 * RIM
        if self._room is not None:
            longest = min(max(SIZES[0], round(SHARE * room.height())), SIZES[1], room.width() - 2 * RIM) - 2 * RIM
        cell = longest / max(layout.grid.w, layout.grid.h)
        foot = self._whole.sizeHint().height()
        high = round(layout.grid.h * cell) + 2 * RIM + foot + self._head()
        return QSize(round(layout.grid.w * cell) + 2 * RIM, high)

    def _head(self) -> int:
        return 0 if self.lodged else GRIP

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RIM, RIM + self._head(), -RIM, -RIM - self._whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        foot = self._whole.sizeHint().height()
        self._whole.setGeometry(0, self.height() - foot, self.width(), foot)
        self._grip.setGeometry(0, 0, self.width(), GRIP)
        super().resizeEvent(event)

    def corners(self) -> list[QRect]:
        """Where it may lie over the viewport, the place that hides least of the near side's pieces first."""
        room = self._viewport.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        across, down = room.width() - self.width(), room.height() - self.height()
        places = ((0, 0), (across, 0), (0, down), (across, down))
        return [QRect(room.topLeft() + QPoint(x, y), self.size()) for x, y in places]

    def lie_free(self, boxes: Iterable[QRectF]) -> bool:
        """Moves to a corner with none of these boxes, if it does not lie in one; False where there is none, and then
        it lies in the first one. Where the person has dragged it to a corner, that is the only one."""
        taken = list(boxes)
        corners = self.corners()
        if self._corner >= 0:
            corners = [corners[self._corner]]
        free = [place for place in corners if not any(box.intersects(QRectF(place)) for box in taken)]
        if self.geometry() not in free:
            self.setGeometry((free or corners)[0])
        return bool(free)

    def _drop(self) -> None:
        """In the nearest corner, where it stays."""
        corners = self.corners()
        ways = [(corner.topLeft() - self.pos()).manhattanLength() for corner in corners]
        self._corner = ways.index(min(ways))
        self.setGeometry(corners[self._corner])

    @property
    def lodged(self) -> bool:
        """Whether it has a place elsewhere."""
        return self._room is not None

    # How it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layout is None:
            return
        if self._picture is None or self._picture.devicePixelRatio() != self.devicePixelRatioF():
            self._picture = self._drawn(self._layout)
            self._shaded = self._shaded_of(self._picture)
        area = self._area()
        part = QRectF(
            area.x() + self._part.x() * area.width(),
            area.y() + self._part.y() * area.height(),
            self._part.width() * area.width(),
            self._part.height() * area.height(),
        ).intersected(area)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._shaded)
        painter.setClipRect(part)
        painter.drawPixmap(0, 0, self._picture)
        painter.setClipping(False)
        painter.setPen(QPen(palette_of(self._style).cursor, FRAME))
        painter.drawRect(part.adjusted(FRAME / 2, FRAME / 2, -FRAME / 2, -FRAME / 2))

    def _shaded_of(self, picture: QPixmap) -> QPixmap:
        """How it looks where it is not seen: made once, since blending in each frame costs a moving view its pace."""
        shaded = picture.copy()
        shade = QColor(palette_of(self._style).table)
        shade.setAlphaF(SHADE)
        painter = QPainter(shaded)
        painter.fillRect(self._area(), shade)
        painter.end()
        return shaded

    def _drawn(self, layout: Layout) -> QPixmap:
        """Everything but what is seen: once for each position."""
        scale = self.devicePixelRatioF()
        picture = QPixmap(self.size() * scale)
        picture.setDevicePixelRatio(scale)
        palette = palette_of(self._style)
        picture.fill(palette.table)
        area = self._area()
        painter = QPainter(picture)
        painter.fillRect(area.adjusted(-RIM, -RIM, RIM, RIM), palette.line)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(area, palette.wood)
        across, down = area.width() / layout.grid.w, area.height() / layout.grid.h

        def box(square: int) -> QRectF:
            there = layout.square_box(square)
            x, y = (there.x - layout.grid.x) * across, (there.y - layout.grid.y) * down
            return QRectF(area.x() + x, area.y() + y, there.w * across, there.h * down)

        if self._move != NO_MOVE:
            ends = {int(to_square(self._move))} | (set() if is_drop(self._move) else {int(from_square(self._move))})
            for square in ends:
                painter.fillRect(box(square), palette.last_move)
        for square, piece in self._snapshot.pieces.items():
            royal = layout.variant.kind(piece >> 1).royal
            middle, radius = box(square).center(), box(square).width() * (ROYAL if royal else DOT)
            painter.setPen(_OUTLINES[piece & 1] if royal else Qt.PenStyle.NoPen)
            painter.setBrush(_COLORS[piece & 1])
            painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(palette.check, FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for square in self.told:
            middle, radius = box(square).center(), max(box(square).width() * RING, LEAST_RING)
            painter.drawEllipse(middle, radius, radius)
        painter.end()
        return picture

    # What the person does with it

    def event(self, event: QEvent) -> bool:
        """What is done on it is nothing to the board beneath."""
        done = super().event(event)
        if event.type() in _OWN:
            event.accept()
            return True
        return done

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._wish(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.buttons():
            self._wish(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_wished.emit(event.angleDelta().y() / WHEEL_NOTCH)

    def _wish(self, point: QPointF) -> None:
        area = self._area()
        self.wished.emit(QPointF((point.x() - area.x()) / area.width(), (point.y() - area.y()) / area.height()))


FOLLOWING_MS: Final = 33  # between two pictures of what is seen, while that moves: each takes time from a frame


class MapControl(QObject):
    """Shows a `SmallMap` while the table is zoomed in, where the style wants it and there is room."""

    def __init__(
        self, scene: BoardScene, zoomer: Zoomer, shown: Callable[[], ShownMarks], viewport: QWidget, parent: QObject
    ) -> None:
        """`shown` tells what is marked on the board."""
        super().__init__(parent)
        self._scene, self._zoomer, self._shown, self._viewport = scene, zoomer, shown, viewport
        self._covered: list[QRectF] = []
        self.map = SmallMap(viewport)
        self.map.wished.connect(self._go)
        self.map.whole_wished.connect(zoomer.reset)
        self.map.zoom_wished.connect(lambda notches: zoomer.zoom_by(ZOOM_STEP**notches))
        self._following = QTimer(self, singleShot=True, interval=FOLLOWING_MS)
        self._following.timeout.connect(lambda: self.map.show_part(self._part()))
        zoomer.moved.connect(self._follow)

    def lodge(self, room: QWidget | None) -> QWidget:
        """The map, to be put into a layout of `room`; None: it lies over the board."""
        self.map.lodge(room)
        self.refresh()
        return self.map

    def keep_free(self, covered: Iterable[QRect]) -> None:
        """What else lies over the viewport and must be read, in its pixels."""
        boxes = [QRectF(box) for box in covered]
        if boxes != self._covered:
            self._covered = boxes
            self.refresh()

    def refresh(self) -> None:
        """Something else is on the board, or it looks otherwise."""
        wanted = self._zoomer.zoomed and self._scene.style_used.small_map and self.map.has_room()
        if wanted:
            scene, shown = self._scene, self._shown()
            told = shown.advice.squares | shown.sought
            self.map.show_board(scene.board_layout, scene.snapshot, scene.style_used, shown.last_move, told)
            self.map.show_part(self._part())
            wanted = self._find_place(told)
        self.map.setVisible(wanted)

    def _find_place(self, told: frozenset[int]) -> bool:
        """Away from pieces, from what is marked and from what is told, or at least from the last two and the last move,
        or from what is told; False where it would hide pieces while all are seen, and so has nothing to tell."""
        if self.map.lodged:
            return True
        scene, shown, room = self._scene, self._shown(), QRectF(self._viewport.rect())
        pieces = [rect_of(scene.board_layout.square_box(square)) for square in scene.snapshot.pieces]
        moved = squares_of(shown.last_move) if shown.last_move != NO_MOVE else ()
        marked = [rect_of(scene.board_layout.square_box(square)) for square in (*told, *shown.goals, *moved)]
        free = self.map.lie_free([*self._covered, *marked, *pieces])
        if not free and not self.map.lie_free([*self._covered, *marked]):
            self.map.lie_free(self._covered)
        return free or not all(room.contains(box) for box in pieces)

    def _follow(self) -> None:
        """Another part of the table is seen."""
        if self._zoomer.zoomed is self.map.isHidden():
            self.refresh()
        elif not self.map.isHidden() and not self._following.isActive():
            self._following.start()

    def _part(self) -> QRectF:
        """What is seen of the board, in parts of it."""
        grid, seen = self._scene.board_layout.grid, self._zoomer.seen()
        return QRectF((seen.x - grid.x) / grid.w, (seen.y - grid.y) / grid.h, seen.w / grid.w, seen.h / grid.h)

    def _go(self, point: QPointF) -> None:
        grid = self._scene.board_layout.grid
        self._zoomer.center(grid.x + point.x() * grid.w, grid.y + point.y() * grid.h)
