"""The course of a rating as a curve in a band: what was known after each rated game, and how surely."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen, QPolygonF

from shogi_desktop.session.progress.rating import ELO_OF_RANK, HIGHEST, LOWEST, Strength, rank_of, rating_of

from ..words.progress_words import rank_text

_AROUND: Final = 10.0
_GAP: Final = 8.0  # between the names of the ranks and the curve
_STEPS: Final = (1, 2, 5, 10)
_LEAST_RANKS: Final = 4.0
_DOTS: Final = 60  # of more games each has no dot of its own
_RADIUS: Final = 2.6


@dataclass(frozen=True)
class RatingGraph:
    """What is drawn: the strengths after the rated games in their order; `chosen` is one of them, -1 = none."""

    strengths: Sequence[Strength] = ()
    chosen: int = -1

    def span(self) -> tuple[float, float]:
        """The lowest and highest rating that is seen."""
        low = min(each.rating - each.margin for each in self.strengths)
        high = max(each.rating + each.margin for each in self.strengths)
        lacking = max(0.0, _LEAST_RANKS * ELO_OF_RANK - (high - low)) / 2
        return low - lacking, high + lacking


class RatingPlan:
    """Where in an area everything is."""

    def __init__(self, graph: RatingGraph, area: QRectF, metrics: QFontMetricsF) -> None:
        self.low, self.high = graph.span()
        self._last = max(1, len(graph.strengths) - 1)
        self._alone = len(graph.strengths) == 1
        self.area = area
        height = area.height() - 2 * _AROUND
        most = max(2.0, height / (metrics.height() * 1.5))
        span = (self.high - self.low) / ELO_OF_RANK
        step = next((step for step in _STEPS if span / step <= most), _STEPS[-1])
        first = math.ceil(max(rank_of(self.low), LOWEST) / step) * step
        ranks = range(first, min(rank_of(self.high), HIGHEST) + 1, step)
        self.ranks = [rank for rank in ranks if self.low <= rating_of(rank) <= self.high]
        self.names = max((metrics.horizontalAdvance(rank_text(rank)) for rank in self.ranks), default=0.0)
        left = _AROUND + self.names + _GAP
        self.inner = area.adjusted(left, _AROUND, -_AROUND - _RADIUS, -_AROUND)

    def x(self, at: float) -> float:
        return self.inner.center().x() if self._alone else self.inner.left() + self.inner.width() * at / self._last

    def y(self, rating: float) -> float:
        return self.inner.bottom() - self.inner.height() * (rating - self.low) / (self.high - self.low)

    def nearest(self, x: float) -> int:
        """The game that is drawn nearest."""
        share = (x - self.inner.left()) / max(1.0, self.inner.width())
        return 0 if self._alone else min(max(round(share * self._last), 0), self._last)


def paint_rating(painter: QPainter, graph: RatingGraph, area: QRectF, palette: QPalette) -> None:
    """Draws it into an area, in the colours of the window."""
    if not graph.strengths:
        return
    plan = RatingPlan(graph, area, QFontMetricsF(painter.font()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ranks(painter, plan, palette)
    painter.setClipRect(area)
    _paint_band(painter, graph, plan, palette)
    _paint_curve(painter, graph, plan, palette)
    painter.restore()


def _paint_ranks(painter: QPainter, plan: RatingPlan, palette: QPalette) -> None:
    """A line for each rank that has room, with its name."""
    for rank in plan.ranks:
        y = round(plan.y(rating_of(rank))) + 0.5
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(plan.inner.left(), y), QPointF(plan.inner.right(), y))
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        box = QRectF(plan.area.left() + _AROUND, y - 20, plan.names + 1, 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, rank_text(rank))


def _paint_band(painter: QPainter, graph: RatingGraph, plan: RatingPlan, palette: QPalette) -> None:
    upper = [QPointF(plan.x(at), plan.y(each.rating + each.margin)) for at, each in enumerate(graph.strengths)]
    lower = [QPointF(plan.x(at), plan.y(each.rating - each.margin)) for at, each in enumerate(graph.strengths)]
    color = QColor(palette.color(QPalette.ColorRole.Highlight))
    if len(upper) == 1:
        painter.setPen(QPen(color, 1.6))
        painter.drawLine(upper[0], lower[0])
        return
    color.setAlpha(44)
    path = QPainterPath(upper[0])
    for point in (*upper[1:], *reversed(lower)):
        path.lineTo(point)
    path.closeSubpath()
    painter.fillPath(path, color)


def _paint_curve(painter: QPainter, graph: RatingGraph, plan: RatingPlan, palette: QPalette) -> None:
    points = [QPointF(plan.x(at), plan.y(each.rating)) for at, each in enumerate(graph.strengths)]
    color = palette.color(QPalette.ColorRole.Highlight)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, 1.8, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Base), 1))
    painter.setBrush(color)
    for point in points if len(points) <= _DOTS else ():
        painter.drawEllipse(point, _RADIUS, _RADIUS)
    marked = points[graph.chosen] if 0 <= graph.chosen < len(points) else points[-1]
    painter.setPen(QPen(color, 1.8))
    painter.setBrush(palette.color(QPalette.ColorRole.Base))
    painter.drawEllipse(marked, _RADIUS + 2, _RADIUS + 2)
