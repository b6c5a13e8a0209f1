"""The rating: in large letters, and its course as a curve in which what is pointed at is told."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolTip, QWidget

from shogi_desktop.session.progress.played import GameTally
from shogi_desktop.session.progress.rating import (
    ELO_OF_RANK,
    HIGHEST,
    LOWEST,
    Point,
    RatingCourse,
    Strength,
    rank_of,
    rating_of,
)

from ..look.theme import SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label, tip
from ..words.progress_words import bounds_text, rank_text, strength_text
from .cards import CardFrame, Facts
from .words import point_text

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
        self._course = RatingCourse()
        self.graph = RatingGraph()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(420, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 150)

    def show_course(self, course: RatingCourse) -> None:
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


WORDS_WIDTH: Final = 240


class RatingCard(CardFrame):
    """Signals:
    play_wished(): the person wants to play, so that there will be a rating.
    """

    play_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course = RatingCourse()
        self.rank, self.bounds, self.hint = folding_label("heading"), folding_label("muted"), folding_label("muted")
        self.facts = Facts()
        self.view = RatingView(point_text)
        self.play = QPushButton()
        self.play.setProperty("primary", True)
        self.play.setMaximumWidth(WORDS_WIDTH)
        self.play.clicked.connect(self.play_wished)
        words = in_column(self.rank, self.bounds, spacing=SPACE // 2)
        words.addSpacing(SPACE)
        words.addLayout(self.facts)
        words.addWidget(self.play)
        words.addStretch(1)
        words.addSpacing(SPACE)
        words.addWidget(self.hint)
        self._left = left = QWidget()
        left.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        row = in_row(left, (self.view, 1), spacing=SPACE * 2)
        row.addStretch()  # where there is no view
        self.column.addLayout(row)

    def show_course(self, course: RatingCourse, unrated: int, helped: GameTally) -> None:
        """The rating in a game; `unrated` games of it count for none, of which some were `helped`."""
        self.course = course
        strength, best = course.strength(datetime.now(UTC)), course.best()
        self.set_title(self.tr("Rating"))
        self.play.setText(self.tr("Play without help") if helped.games else self.tr("New game…"))
        self.play.setVisible(strength is None)
        self.view.setVisible(strength is not None)
        self._left.setFixedWidth(WORDS_WIDTH if strength is not None else 2 * WORDS_WIDTH)
        self.view.show_course(course)
        self.hint.setText(
            self.tr(
                "Your strength, reckoned from your games by the Glicko system. The ranks are those of this program."
            )
        )
        if strength is None or best is None:
            self.rank.setText(self.tr("No rating yet"))
            begins = self.tr("It begins with a game against the computer that you end without help.")
            more = self.tr("Play one without the guide to get a rating, at the level of your last game.")
            self.bounds.setText(more if helped.games else begins)
            told = self.tr("{n} played, {won} won").format(n=helped.games, won=helped.won)
            self.facts.tell([(self.tr("With a guide or help"), told)] if helped.games else [])
            self._speak("")
            return
        self.rank.setText(strength_text(strength))
        self.bounds.setText(bounds_text(strength))
        rated = len(course.points)
        self.facts.tell(
            [
                (self.tr("Rated games"), str(rated)),
                (self.tr("Not rated"), str(unrated)),
                (self.tr("Highest"), strength_text(best)),
            ]
        )
        self._speak(strength_text(strength))

    def _speak(self, now: str) -> None:
        first = strength_text(self.course.points[0].after) if self.course.points else ""
        told = self.tr("Course of the rating: from {first} to {now}").format(first=first, now=now)
        self.view.setAccessibleName(told if first else "")
