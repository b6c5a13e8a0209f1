"""The course of a game as a curve: who stood better after which move, where mistakes were made, what time they took."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen, QPolygonF

from shogi_desktop.analysis.review import Judged, LineReview, Mark
from shogi_desktop.rules import Side

from ..look.theme import mark_color
from ..widgets.side_marks import paint_mark

MOST_ODDS: Final = 3.3
"""Scores beyond so many times the one at which the odds are e to 1 stand at the edge (20 pawns of shogi)."""
_BARS: Final = 0.38  # of the height, for the longest time
_LEFT: Final = 26.0  # for the marks of the sides
_AROUND: Final = 8.0
_MARK: Final = 14.0
_RADII: Final = {Mark.INACCURACY: 3.0, Mark.MISTAKE: 3.8, Mark.BLUNDER: 4.8}


@dataclass(frozen=True)
class Graph:
    """What is drawn: heights are chances to win, or scores (`chance` False); the bars of the time used are left out
    where they are not wished; `ply` is the one on the board, -1 = none."""

    review: LineReview
    chance: bool = True
    times: bool = True
    ply: int = -1

    def height(self, ply: int) -> float | None:
        """From 1, all for Black, to -1; None where it is not known."""
        chance = self.review.chances[ply]
        if chance is None:
            return None
        if self.chance:
            return 2 * chance - 1
        if not 0 < chance < 1:
            return 2 * chance - 1
        return max(-1.0, min(math.log(chance / (1 - chance)) / MOST_ODDS, 1.0))

    def stretches(self) -> Iterator[list[tuple[int, float]]]:
        """Plies and heights as far as they are known without a gap of more than a move."""
        stretch: list[tuple[int, float]] = []
        for ply in range(len(self.review.chances)):
            height = self.height(ply)
            if height is None:
                continue
            if stretch and ply - stretch[-1][0] > 2:
                yield stretch
                stretch = []
            stretch.append((ply, height))
        if stretch:
            yield stretch

    def slowest(self) -> int:
        """The longest time that a move took."""
        return max((node.spent_ms or 0 for node in self.review.line), default=0)


class Plan:
    """Where in an area everything is."""

    def __init__(self, graph: Graph, area: QRectF) -> None:
        self._last = max(1, len(graph.review.line) - 1)
        self.area = area
        self.inner = area.adjusted(_LEFT, _AROUND, -_AROUND, -_AROUND)

    def x(self, ply: float) -> float:
        return self.inner.left() + self.inner.width() * ply / self._last

    def y(self, height: float) -> float:
        return self.inner.center().y() - self.inner.height() / 2 * height

    def ply(self, x: float) -> int:
        """The nearest ply."""
        share = (x - self.inner.left()) / max(1.0, self.inner.width())
        return min(max(round(share * self._last), 0), self._last)


def paint_graph(painter: QPainter, graph: Graph, area: QRectF, palette: QPalette) -> None:
    """Draws it into an area, in the colours of the window."""
    plan = Plan(graph, area)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, plan, palette)
    if graph.times:
        _paint_times(painter, graph, plan, palette)
    painter.setClipRect(area)
    for stretch in graph.stretches():
        _paint_stretch(painter, stretch, plan, palette)
    if 0 <= graph.ply < len(graph.review.line):
        _paint_cursor(painter, graph, plan, palette)
    for move in graph.review.judged.values():
        if move.mark is not None:
            _paint_mark(painter, graph, move, plan, palette)
    painter.restore()


def _paint_ground(painter: QPainter, plan: Plan, palette: QPalette) -> None:
    line = palette.color(QPalette.ColorRole.Mid)
    painter.setPen(QPen(line, 1))
    middle = round(plan.y(0)) + 0.5
    painter.drawLine(QPointF(plan.inner.left(), middle), QPointF(plan.inner.right(), middle))
    painter.setPen(QPen(line, 1, Qt.PenStyle.DotLine))
    for height in (0.5, -0.5):
        level = round(plan.y(height)) + 0.5
        painter.drawLine(QPointF(plan.inner.left(), level), QPointF(plan.inner.right(), level))
    for side, top in ((Side.BLACK, plan.inner.top()), (Side.WHITE, plan.inner.bottom() - _MARK)):
        paint_mark(painter, QRectF(plan.area.left() + 6, top, _MARK, _MARK), side)


def _paint_times(painter: QPainter, graph: Graph, plan: Plan, palette: QPalette) -> None:
    """Bars from below, their heights as the roots of the times, so that short ones are seen beside a long one."""
    slowest = graph.slowest()
    if not slowest:
        return
    width = max(1.0, min((plan.x(1) - plan.x(0)) * 0.7, 8.0))
    color = QColor(palette.color(QPalette.ColorRole.PlaceholderText))
    color.setAlpha(90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for ply, node in enumerate(graph.review.line):
        if node.spent_ms:
            height = plan.inner.height() * _BARS * math.sqrt(node.spent_ms / slowest)
            painter.drawRect(QRectF(plan.x(ply) - width / 2, plan.inner.bottom() - height, width, height))


def _paint_stretch(painter: QPainter, stretch: list[tuple[int, float]], plan: Plan, palette: QPalette) -> None:
    points = [QPointF(plan.x(ply), plan.y(height)) for ply, height in stretch]
    middle = plan.y(0)
    body = QPainterPath(QPointF(points[0].x(), middle))
    for point in points:
        body.lineTo(point)
    body.lineTo(QPointF(points[-1].x(), middle))
    body.closeSubpath()
    ink = palette.color(QPalette.ColorRole.Text)
    for above, role in ((True, QPalette.ColorRole.Text), (False, QPalette.ColorRole.Highlight)):
        color = QColor(palette.color(role))
        color.setAlpha(56)
        half = QRectF(plan.area)
        half.setBottom(middle) if above else half.setTop(middle)
        painter.save()
        painter.setClipRect(half)
        painter.fillPath(body, color)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.6, j=Qt.PenJoinStyle.RoundJoin))
    if len(points) == 1:
        painter.drawPoint(points[0])
    painter.drawPolyline(QPolygonF(points))


def _paint_cursor(painter: QPainter, graph: Graph, plan: Plan, palette: QPalette) -> None:
    x = plan.x(graph.ply)
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1.6))
    painter.drawLine(QPointF(x, plan.inner.top()), QPointF(x, plan.inner.bottom()))
    height = graph.height(graph.ply)
    if height is not None:
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawEllipse(QPointF(x, plan.y(height)), 3.5, 3.5)


def _paint_mark(painter: QPainter, graph: Graph, move: Judged, plan: Plan, palette: QPalette) -> None:
    """A dot, larger the worse the move was; that of a blunder has corners."""
    height = graph.height(move.node.ply)
    if height is None or move.mark is None:
        return
    center, radius = QPointF(plan.x(move.node.ply), plan.y(height)), _RADII[move.mark]
    painter.setPen(QPen(palette.color(QPalette.ColorRole.Base), 1))
    painter.setBrush(mark_color(move.mark, palette))
    if move.mark is Mark.BLUNDER:
        corners = ((0.0, -radius), (radius, 0.0), (0.0, radius), (-radius, 0.0))
        painter.drawPolygon(QPolygonF([center + QPointF(x, y) for x, y in corners]))
    else:
        painter.drawEllipse(center, radius, radius)
