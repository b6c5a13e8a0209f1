"""The table of the players: points, wins, draws, losses, Elo with its error, and who scored what against whom."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from shogi_desktop.matches.standing import Elo, Sprt
from shogi_desktop.matches.tournaments.folder import Ranking, places, score_against
from shogi_desktop.session.matches.tournament import OpenTournament

from ..look.fonts import grow, scaled
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_row
from ..widgets.plain import tip
from ..words.i18n import QT_TRANSLATE_NOOP
from .words import decision_text, elo_text, entrant_text, points_text, word

ROW: Final = 28
MOST_ROWS: Final = 6
"""Rows that are seen without scrolling."""
_ELO_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_SCALE_ROLE: Final = _ELO_ROLE + 1
_WIDEST: Final = 800.0  # Elo at the edges of the error bars
_NARROWEST: Final = 50.0
_TITLES: Final = (
    QT_TRANSLATE_NOOP("Matches", "Player"),
    QT_TRANSLATE_NOOP("Matches", "Points"),
    QT_TRANSLATE_NOOP("Matches", "Won"),
    QT_TRANSLATE_NOOP("Matches", "Drawn"),
    QT_TRANSLATE_NOOP("Matches", "Lost"),
    QT_TRANSLATE_NOOP("Matches", "Elo (95%)"),
)
_ELO_COLUMN: Final = len(_TITLES) - 1
_ELO_WIDTH: Final = 240
_BAR: Final = 64.0
_NAME: Final = 130
"""The width of the names, at least."""


class Standings(QTableWidget):
    """The best player first. With more than two, a column for each says what the others have scored against it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        grow(self, rows.setDefaultSectionSize, ROW)
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.horizontalHeader().setHighlightSections(False)
        self.setItemDelegateForColumn(_ELO_COLUMN, EloDelegate(self))

    def show_tournament(self, tournament: OpenTournament) -> None:
        """How it stands now."""
        settings = tournament.settings
        if settings is None or not tournament.standings:
            self.setRowCount(0)
            return
        table = places(len(settings.entrants), tournament.standings)
        cross = len(table) if len(table) > 2 else 0
        self.setColumnCount(len(_TITLES) + cross)
        self.setRowCount(len(table))
        heads = [word(title) for title in _TITLES] + [str(at) for at in range(1, cross + 1)]
        self.setHorizontalHeaderLabels(heads)
        scale = _scale([place.elo for place in table])
        for row, place in enumerate(table):
            name = QTableWidgetItem(entrant_text(settings, place.entrant))
            name.setToolTip(tip(name.text()))
            self.setItem(row, 0, name)
            self._show_numbers(row, place, scale)
            for column, other in enumerate(table[:cross]):
                self._show_score(row, len(_TITLES) + column, tournament, place, other)
        self._fit()

    def _show_numbers(self, row: int, place: Ranking, scale: float) -> None:
        texts = (f"{points_text(place.points)} / {place.games}", place.wins, place.draws, place.losses)
        for column, text in enumerate(texts, 1):
            self.setItem(row, column, _centered(str(text)))
        elo = QTableWidgetItem(elo_text(place.elo))
        elo.setData(_ELO_ROLE, place.elo)
        elo.setData(_SCALE_ROLE, scale)
        self.setItem(row, _ELO_COLUMN, elo)

    def _show_score(self, row: int, column: int, tournament: OpenTournament, place: Ranking, other: Ranking) -> None:
        if place.entrant == other.entrant:
            self.setItem(row, column, _centered("·"))
            return
        score = score_against(tournament.standings, place.entrant, other.entrant)
        games = score.wins + score.draws + score.losses
        item = _centered(f"{points_text(score.wins + score.draws / 2)} / {games}" if games else "")
        item.setToolTip(tip(f"+{score.wins} ={score.draws} −{score.losses}"))
        self.setItem(row, column, item)

    def _fit(self) -> None:
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in range(1, self.columnCount()):
            if column != _ELO_COLUMN:
                self.resizeColumnToContents(column)
        self.setColumnWidth(_ELO_COLUMN, _ELO_WIDTH)
        self._place()

    def _place(self) -> None:
        """The names have what the other columns leave; the table is as high as its rows."""
        heads = self.horizontalHeader()
        others = sum(self.columnWidth(column) for column in range(1, self.columnCount()))
        room = self.viewport().width() - others
        self.setColumnWidth(0, max(scaled(_NAME), room))
        height = heads.sizeHint().height() + scaled(ROW) * min(self.rowCount(), MOST_ROWS) + 2 * self.frameWidth() + 2
        if room < _NAME:
            height += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.columnCount():
            self._place()


class EloDelegate(QStyledItemDelegate):
    """The bounds of an Elo as a bar around its value, above a line at zero, and behind them the numbers."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(_ELO_WIDTH, scaled(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        elo, scale = index.data(_ELO_ROLE), index.data(_SCALE_ROLE)
        box: QRectF = QRectF(option.rect)
        palette: QPalette = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(box.left() + 8, box.top() + 5, _BAR, box.height() - 10)
        if isinstance(elo, Elo) and (math.isfinite(elo.low) or math.isfinite(elo.high)):
            _paint_bar(painter, bar, elo, scale, palette)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        text = box.adjusted(_BAR + 18, 0, -4, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        painter.restore()


def _paint_bar(painter: QPainter, bar: QRectF, elo: Elo, scale: float, palette: QPalette) -> None:
    def place(value: float) -> float:
        share = (max(-scale, min(value, scale)) / scale + 1) / 2
        return bar.left() + share * bar.width()

    middle = bar.center()
    painter.setPen(palette.color(QPalette.ColorRole.Mid))
    painter.drawLine(QPointF(middle.x(), bar.top()), QPointF(middle.x(), bar.bottom()))
    color = palette.color(QPalette.ColorRole.Highlight)
    low, high = place(elo.low), place(elo.high)
    painter.setPen(Qt.PenStyle.NoPen)
    faint = palette.color(QPalette.ColorRole.Highlight)
    faint.setAlphaF(0.35)
    painter.setBrush(faint)
    painter.drawRoundedRect(QRectF(low, middle.y() - 3, max(high - low, 2), 6), 3, 3)
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(place(elo.value) - 2, middle.y() - 6, 4, 12), 2, 2)


def _scale(elos: list[Elo]) -> float:
    """Elo at the edges: the farthest bound of all that are known."""
    bounds = [abs(bound) for elo in elos for bound in (elo.low, elo.high) if math.isfinite(bound)]
    return min(max([_NARROWEST, *bounds]), _WIDEST)


def _centered(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item


HEIGHT: Final = 10
WIDTH: Final = 220


class DecisionLine(QWidget):
    """The ratio between its two bounds, and in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar, self.told = _Bar(), ElidedLabel()
        in_row(self.bar, (self.told, 1), of=self, margins=0, spacing=SPACE * 2)

    def show_tournament(self, tournament: OpenTournament) -> None:
        """As its first pair stands; hidden where there is no test."""
        settings = tournament.settings
        test = settings.test if settings is not None else None
        self.setVisible(test is not None and bool(tournament.standings))
        if test is None or not tournament.standings:
            return
        sprt, counts = test.sprt(), next(iter(tournament.standings.values())).observations()
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
