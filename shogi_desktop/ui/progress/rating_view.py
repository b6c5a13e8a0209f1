"""The graph of a rating: what is pointed at is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shogi_desktop.session.progress.rating import Course, Point

from ..widgets.plain import tip
from .rating_drawing import RatingGraph, RatingPlan, paint_rating

ROUNDING: Final = 8.0


class RatingView(QWidget):
    """Signals:
    game_pointed(object): the PlayedGame whose place was clicked.
    """

    game_pointed = Signal(object)

    def __init__(self, told: Callable[[Point], str], parent: QWidget | None = None) -> None:
        """`told` says what there is to say of a rated game."""
        super().__init__(parent)
        self._told = told
        self._course = Course()
        self.graph = RatingGraph()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(420, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 150)

    def show_course(self, course: Course) -> None:
        """Another course, or one that has gone on."""
        self._course = course
        self.graph = RatingGraph(tuple(point.after for point in course.points))
        self.update()

    def point_at(self, x: float) -> Point | None:
        """The rated game that is drawn nearest."""
        if not self._course.points:
            return None
        return self._course.points[self._plan().nearest(x)]

    def _plan(self) -> RatingPlan:
        return RatingPlan(self.graph, QRectF(self.rect()), QFontMetricsF(self.font()))

    def _choose(self, at: int) -> None:
        if at != self.graph.chosen:
            self.graph = replace(self.graph, chosen=at)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._choose(self._plan().nearest(event.position().x()) if self._course.points else -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.point_at(event.position().x())
        if point is not None:
            self.game_pointed.emit(point.game)

    def leaveEvent(self, event: QEvent) -> None:
        self._choose(-1)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.point_at(event.pos().x())
            QToolTip.showText(event.globalPos(), tip(self._told(point)) if point is not None else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(self.palette().base())
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, ROUNDING, ROUNDING)
        paint_rating(painter, self.graph, box, self.palette())
