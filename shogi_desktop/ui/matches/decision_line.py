"""How near a sequential test is to its decision."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from shogi_desktop.matches.standing import Sprt
from shogi_desktop.session.matches.contest import Contest

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from .words import decision_text

HEIGHT: Final = 10
WIDTH: Final = 220


class DecisionLine(QWidget):
    """The ratio between its two bounds, and in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar, self.told = _Bar(), ElidedLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE * 2)
        row.addWidget(self.bar)
        row.addWidget(self.told, 1)

    def show_contest(self, contest: Contest) -> None:
        """As its first pair stands; hidden where there is no test."""
        settings = contest.settings
        test = settings.test if settings is not None else None
        self.setVisible(test is not None and bool(contest.standings))
        if test is None or not contest.standings:
            return
        sprt, counts = test.sprt(), next(iter(contest.standings.values())).observations()
        ratio = sprt.ratio(counts)
        self.bar.show_ratio(ratio, sprt)
        self.told.setText(decision_text(sprt, ratio, sprt.accepts(counts)))


class _Bar(QWidget):
    """From the lower bound at the left to the upper one at the right; filled from zero on."""

    def __init__(self) -> None:
        super().__init__()
        self._ratio, self._bounds = 0.0, (-1.0, 1.0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT + 4)

    def show_ratio(self, ratio: float, sprt: Sprt) -> None:
        self._ratio, self._bounds = ratio, sprt.bounds
        self.update()

    def _place(self, value: float) -> float:
        low, high = self._bounds
        return self.width() * (max(low, min(value, high)) - low) / (high - low)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        top = (self.height() - HEIGHT) / 2
        painter.setBrush(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(QRectF(0, top, self.width(), HEIGHT), HEIGHT / 2, HEIGHT / 2)
        zero, here = self._place(0.0), self._place(self._ratio)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawRect(QRectF(min(zero, here), top, max(abs(here - zero), 1.0), HEIGHT))
        painter.setBrush(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawRect(QRectF(zero - 0.75, 0, 1.5, self.height()))
