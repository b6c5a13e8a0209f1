"""Rows of stars: how well a lesson went."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shogi_desktop.session.lessons.course import FULL_STARS

from ..board.marks.goal_marks import paint_star, star

SIZE: Final = 30  # height of the row, in pixels
STEP: Final = 1.15  # from one star to the next, in heights
TIME_MS: Final = 260  # for each star to come up


def stars_text(stars: int) -> str:
    """The stars of a lesson in words."""
    return QCoreApplication.translate("Lessons", "{stars} of {all} stars").format(stars=stars, all=FULL_STARS)


def paint_stars(painter: QPainter, right: float, middle: float, size: float, stars: int, empty: QColor) -> None:
    """Three small stars that end at `right`, the ones not won as outlines."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for n in range(FULL_STARS):
        center = QPointF(right - size * (0.5 + STEP * (FULL_STARS - 1 - n)), middle)
        if n < stars:
            paint_star(painter, center, size / 2)
        else:
            _paint_outline(painter, center, size / 2, empty)


def _paint_outline(painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(QPen(color, max(1.0, radius * 0.12), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(star(center, radius))


class StarsRow(QWidget):
    """The stars of the lesson just done; they come up one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stars = 0
        self.risen = 0.0  # how many have come up so far
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.Linear)
        self._rise.valueChanged.connect(self._risen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(SIZE * (1 + STEP * (FULL_STARS - 1))) + 4, SIZE + 4)

    def show_stars(self, stars: int, animated: bool) -> None:
        self._rise.stop()
        self._stars = stars
        self.risen = 0.0 if animated else float(stars)
        self.setAccessibleName(stars_text(stars))
        if animated and stars:
            self._rise.setStartValue(0.0)
            self._rise.setEndValue(float(stars))
            self._rise.setDuration(TIME_MS * stars)
            self._rise.start()
        self.update()

    def _risen(self, value: float) -> None:
        self.risen = value
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._rise.stop()
        self.risen = float(self._stars)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        empty = self.palette().color(QPalette.ColorRole.PlaceholderText)
        for n in range(FULL_STARS):
            center = QPointF(2 + SIZE * (0.5 + STEP * n), self.height() / 2)
            _paint_outline(painter, center, SIZE * 0.42, empty)
            grown = min(max(self.risen - n, 0.0), 1.0) if n < self._stars else 0.0
            if grown:
                paint_star(painter, center, SIZE / 2 * (1.25 * grown if grown < 0.8 else 1.25 - 1.25 * (grown - 0.8)))
