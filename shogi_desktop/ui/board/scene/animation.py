"""Pieces gliding along their way; one clock moves them all."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from .piece_item import PieceItem

Point = tuple[float, float]
Span = tuple[float, float]  # two shares (0 to 1) of the time of an animation


@dataclass(frozen=True)
class Track:
    """The way of one piece, travelled in the span `moving`; all parts of the way take the same time.

    `fade` is the opacity before and after the span `fading`; a `glow` is seen only within it, brightest in its middle.
    """

    item: PieceItem
    points: tuple[Point, ...]
    moving: Span = (0.0, 1.0)
    fade: tuple[float, float] = (1.0, 1.0)
    fading: Span = (0.0, 1.0)
    glow: bool = False

    def go_to(self, share: float) -> None:
        """Puts the piece where it is after `share` (0 to 1) of the time."""
        if len(self.points) == 1:
            self.item.place(*self.points[0])
        else:
            position = _part(share, self.moving) * (len(self.points) - 1)
            index = min(int(position), len(self.points) - 2)
            (x0, y0), (x1, y1) = self.points[index], self.points[index + 1]
            part = _slowing(position - index)
            self.item.place(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
        faded = _part(share, self.fading)
        bright = math.sin(math.pi * faded) if self.glow else _slowing(faded)
        self.item.setOpacity(bright if self.glow else self.fade[0] + (self.fade[1] - self.fade[0]) * bright)


def _part(share: float, span: Span) -> float:
    """How much of the span has passed, 0 to 1."""
    return min(max((share - span[0]) / (span[1] - span[0]), 0.0), 1.0)


def _slowing(part: float) -> float:
    """Fast at first, gentle at the end."""
    return 1 - (1 - part) ** 3


class Animator(QObject):
    """Runs the tracks of one transition at a time.

    Signals:
        landed: everything has arrived, by itself or through `settle`.
    """

    landed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: list[Track] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.settle)

    @property
    def running(self) -> bool:
        return bool(self._tracks)

    def start(self, tracks: list[Track], duration_ms: int) -> None:
        self.settle()
        self._tracks = tracks
        self._advance(0.0)
        self._clock.setDuration(duration_ms)
        self._clock.start()

    def settle(self) -> None:
        """Everything arrives now."""
        if not self._tracks:
            return
        self._clock.stop()
        self._advance(1.0)
        self._tracks = []
        self.landed.emit()

    def _advance(self, share: float) -> None:
        for track in self._tracks:
            track.go_to(share)
