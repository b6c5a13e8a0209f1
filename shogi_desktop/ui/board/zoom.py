"""Zooming and panning: what a gesture wants to see, and when it is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from .frame import Frame

ZOOM_STEP: Final = 1.25  # of one key press or wheel notch
MOST_ZOOM: Final = 8.0
MOST_CELL: Final = 320  # device pixels of a square
REST_MS: Final = 140  # a gesture that pauses this long is over


class Zoomer(QObject):
    """Keeps the frame that is laid out, and while a gesture runs the one it `wanted`.

    Signals:
        moved: `wanted` has changed; show it quickly.
        rested: the gesture is over; lay out and draw `frame` exactly.
    """

    moved = Signal()
    rested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.frame = Frame()
        self.wanted = Frame()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.finish)

    @property
    def zoomed(self) -> bool:
        return self.wanted.zoom > 1.0

    def move_to(self, frame: Frame) -> None:
        """One step of a gesture."""
        if frame != self.wanted:
            self.wanted = frame
            self._rest.start()
            self.moved.emit()

    def finish(self) -> None:
        """The gesture ends now."""
        self._rest.stop()
        if self.wanted != self.frame:
            self.frame = self.wanted
            self.rested.emit()

    def reset(self) -> None:
        """The whole table, without a signal."""
        self._rest.stop()
        self.frame = self.wanted = Frame()
