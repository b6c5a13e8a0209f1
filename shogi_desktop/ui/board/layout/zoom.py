"""Zooming and panning by wheel, keys, pinching and pulling: quick pictures during a gesture, then exact ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..scene.scene import BoardScene
from .layout import Box, Frame

ZOOM_STEP: Final = 1.25  # of one key press or wheel notch
WHEEL_NOTCH: Final = 120
SCROLL_NOTCH: Final = 90  # pixels by which a notch moves a table that is zoomed in
MOST_ZOOM: Final = 8.0
MOST_CELL: Final = 320  # device pixels of a square
PULL_DISTANCE: Final = 4  # logical pixels; less is a click
REST_MS: Final = 140  # a gesture that pauses this long is over
_KEYS: Final = {
    Qt.Key.Key_Plus: ZOOM_STEP,
    Qt.Key.Key_Equal: ZOOM_STEP,
    Qt.Key.Key_Minus: 1 / ZOOM_STEP,
    Qt.Key.Key_0: 0.0,
}
_OTHERS: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier  # held, a key means something else


class Zoomer(QObject):
    """Keeps the `frame` that is laid out, and the one that is `wanted` while a gesture runs. `armed`: the space key is
    down, so that the left button pulls the table. Nothing moves while `blocked` says so.

    Signals:
        rested(): the gesture is over; lay out and draw `frame` exactly.
        changed(float): the zoom wanted.
        moved(): another part of the table is seen.
    """

    rested = Signal()
    changed = Signal(float)
    moved = Signal()

    def __init__(self, scene: BoardScene, viewport: QWidget, blocked: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._viewport = viewport
        self._blocked = blocked
        viewport.grabGesture(Qt.GestureType.PinchGesture)
        viewport.installEventFilter(self)
        self._pulled_at: QPointF | None = None
        self._held_at: QPointF | None = None
        self.frame = self.wanted = Frame()
        self.armed = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.finish)

    @property
    def zoomed(self) -> bool:
        return self.wanted.zoom > 1.0

    @property
    def moving(self) -> bool:
        """Whether the picture is not yet exact."""
        return self.wanted != self.frame

    @property
    def pulling(self) -> bool:
        return self._pulled_at is not None

    def finish(self) -> None:
        """The gesture ends now."""
        self._rest.stop()
        if self.moving:
            self.frame = self.wanted
            self.rested.emit()

    def reset(self) -> None:
        """The whole table again, at once."""
        self._move_to(Frame())
        self.finish()

    def zoom_by(self, factor: float, point: QPointF | None = None) -> None:
        """About a point of the viewport, its middle if there is none."""
        frame = self._zoomed(factor, point)
        held = self._scene.board_layout.held
        self._move_to(frame if point is not None else held(frame))  # what is under the pointer stays there

    def _zoomed(self, factor: float, point: QPointF | None) -> Frame:
        size, layout = self._viewport.size(), self._scene.board_layout
        most = max(1.0, min(MOST_ZOOM, MOST_CELL / layout.cell_pixels * layout.frame.zoom))
        x, y = (0.5, 0.5) if point is None else (point.x() / size.width(), point.y() / size.height())
        return self.wanted.zoomed(factor, x, y, most)

    def step(self, factor: float, found: Iterable[Box]) -> None:
        """About what was found and is in sight, the nearest to the pointer; or else about the pointer itself."""
        pointed = self._viewport.underMouse()
        pointer = QPointF(self._viewport.mapFromGlobal(QCursor.pos()) if pointed else self._viewport.rect().center())
        near = min(
            (QPointF(*box.center) for box in found if self.sees(box)),
            key=lambda point: (point - pointer).manhattanLength(),
            default=None,
        )
        self._move_to(self._scene.board_layout.held(self._zoomed(factor, near or pointer)))

    def sees(self, box: Box) -> bool:
        """Whether the middle of a box of the layout is in the viewport."""
        return self._viewport.rect().contains(QPointF(*box.center).toPoint())

    def pan_by(self, x: float, y: float) -> None:
        """The table moved by logical pixels."""
        frame = self.wanted.panned(x / self._viewport.width(), y / self._viewport.height())
        self._move_to(self._scene.board_layout.held(frame, self.wanted))

    def scroll(self, event: QWheelEvent) -> None:
        """Moved by the wheel as a page is; with Shift sideways."""
        shift = QPointF(event.angleDelta()) * SCROLL_NOTCH / WHEEL_NOTCH
        if not event.pixelDelta().isNull():
            shift = QPointF(event.pixelDelta())
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not shift.x():
            shift = QPointF(shift.y(), 0)
        self.pan_by(shift.x(), shift.y())

    def _move_to(self, frame: Frame) -> None:
        if frame == self.wanted or self._blocked():
            return
        zoom, self.wanted = self.wanted.zoom, frame
        self._rest.start()
        self._scene.show_frame(frame)
        self.moved.emit()
        if frame.zoom != zoom:
            self.changed.emit(frame.zoom)

    def seen(self) -> Box:
        """What is seen of the table, where the layout has it: in scene coordinates."""
        area = self._viewport.size()
        factor = self.wanted.zoom / self.frame.zoom
        left, top = self._shift(factor)
        return Box(-left / factor, -top / factor, area.width() / factor, area.height() / factor)

    def center(self, x: float, y: float) -> None:
        """Pans until the point of the scene is in the middle, as far as the table goes."""
        area = self._viewport.size()
        factor = self.wanted.zoom / self.frame.zoom
        left, top = self._shift(factor)
        self.pan_by(area.width() / 2 - x * factor - left, area.height() / 2 - y * factor - top)

    def _shift(self, factor: float) -> tuple[float, float]:
        """Where the corner of the layout, stretched by a factor, is in the viewport."""
        area = self._viewport.size()
        wanted, old = (frame.corner(area.width(), area.height()) for frame in (self.wanted, self.frame))
        return wanted[0] - old[0] * factor, wanted[1] - old[1] * factor

    def reveal(self, box: Box) -> None:
        """Pans so far that a box and its neighbours of the same size are seen."""
        area = self._viewport.size()
        beyond_x = max(box.right + box.w - area.width(), 0) + min(box.x - box.w, 0)
        beyond_y = max(box.bottom + box.h - area.height(), 0) + min(box.y - box.h, 0)
        if self.zoomed and (beyond_x or beyond_y):
            self.pan_by(-beyond_x, -beyond_y)

    # -- what the person does; True: it was meant for the zoom

    def press(self, event: QMouseEvent) -> bool:
        self._held_at = None
        pulls = event.button() == Qt.MouseButton.LeftButton and self.armed and self.zoomed
        if pulls or event.button() == Qt.MouseButton.MiddleButton:
            self._pulled_at = event.position()
        else:
            self.finish()
        return self.pulling

    def hold(self, point: QPointF) -> None:
        """The left button is down where it may pull the table, once the pointer has moved."""
        self._held_at = point

    def let_go(self) -> QPointF | None:
        """The point that was held and from which nothing was pulled; None where there is none."""
        held, self._held_at = self._held_at, None
        return held

    def move(self, event: QMouseEvent) -> bool:
        """The table follows the pointer; nothing else does until the picture is exact again."""
        held = self._held_at if event.buttons() else None
        if held is not None and (event.position() - held).manhattanLength() < PULL_DISTANCE:
            return True
        self._held_at = None
        self._pulled_at = held or self._pulled_at
        if self._pulled_at is not None and event.buttons():
            shift = event.position() - self._pulled_at
            self._pulled_at = event.position()
            self.pan_by(shift.x(), shift.y())
            return True
        self._pulled_at = None
        return self.moving

    def release(self) -> bool:
        pulled, self._pulled_at = self.pulling, None
        if pulled:
            self.finish()
        return pulled

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier, found: Iterable[Box]) -> bool:
        if modifiers & _OTHERS or key not in _KEYS:
            return False
        if _KEYS[key]:
            self.step(_KEYS[key], found)
        else:
            self.reset()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pinching on a touch pad or a touch screen."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        pinch = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
        if not isinstance(event, QGestureEvent) or not isinstance(pinch, QPinchGesture):
            return False
        shift = pinch.centerPoint() - pinch.lastCenterPoint()
        self.pan_by(shift.x(), shift.y())
        self.zoom_by(pinch.scaleFactor(), self._viewport.mapFromGlobal(pinch.centerPoint()))
        event.accept(pinch)
        return True


def outlier(variant: Variant, squares: Sequence[int], around: Collection[int]) -> int | None:
    """The square furthest away from the others, or from those `around` which all have to be seen; None where it is one
    of these in any case."""
    files, ranks = variant.file_of, variant.rank_of
    kept = [square for square in squares if square in around] or squares
    file, rank = (sorted(map(place, kept))[len(kept) // 2] for place in (files, ranks))
    free = [square for square in squares if square not in around]
    return max(free, key=lambda square: max(abs(files(square) - file), abs(ranks(square) - rank)), default=None)
