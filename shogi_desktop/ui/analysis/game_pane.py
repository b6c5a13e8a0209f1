"""Under the board: the graph of the game, and how far its analysis is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.course import Progress
from shogi_desktop.game.tree import Node

from ..look.text_size import grow
from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.share_line import ShareLine
from ..words.waiting_words import left_text
from .graph import GameGraph

LINE_WIDTH: Final = 160


class GamePane(QWidget):
    """Signals:
    view_wished(bool), times_wished(bool): chances and not scores in the graph; the times too.
    summary_wished(), practice_wished(), picture_wished(), print_wished(), closed(): what the person chose from its
        menu.
    cancelled(): the analysis shall end.
    """

    view_wished = Signal(bool)
    times_wished = Signal(bool)
    summary_wished = Signal()
    practice_wished = Signal()
    picture_wished = Signal()
    print_wished = Signal()
    closed = Signal()
    cancelled = Signal()

    def __init__(self, told: Callable[[Node], str], parent: QWidget | None = None) -> None:
        """`told` says what there is to say of a move of the line."""
        super().__init__(parent)
        self.graph = GameGraph(told)
        self.graph.menu_wished.connect(self._show_menu)
        self._strip, self._told, self._share = QWidget(), ElidedLabel(), ShareLine()
        self.cancel = QPushButton()
        self.cancel.clicked.connect(self.cancelled)
        self._progress = Progress(0, 0)
        self._menu = QMenu(self)
        group = QActionGroup(self)
        self._chance, self._score = (self._added(group) for _ in range(2))
        self._menu.addSeparator()
        self._times = self._added()
        self._menu.addSeparator()
        self._summary, self._practice, self._picture, self._print = (self._menu.addAction("") for _ in range(4))
        self._menu.addSeparator()
        self._close = self._menu.addAction("")
        self._connect()
        self._place()
        self.show_progress(None)
        self.retranslate()

    def _added(self, group: QActionGroup | None = None) -> QAction:
        action = self._menu.addAction("")
        action.setCheckable(True)
        if group is not None:
            group.addAction(action)
        return action

    def _connect(self) -> None:
        self._chance.triggered.connect(self._wish_view)
        self._score.triggered.connect(self._wish_view)
        self._times.triggered.connect(self.times_wished)
        self._summary.triggered.connect(self.summary_wished)
        self._practice.triggered.connect(self.practice_wished)
        self._picture.triggered.connect(self.picture_wished)
        self._print.triggered.connect(self.print_wished)
        self._close.triggered.connect(self.closed)

    def _place(self) -> None:
        row, column = QHBoxLayout(self._strip), QVBoxLayout(self)
        row.setContentsMargins(SPACE, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self._told, 1)
        row.addWidget(self._share)
        row.addWidget(self.cancel)
        grow(self, self._share.setFixedWidth, LINE_WIDTH)
        column.setContentsMargins(SPACE, 0, SPACE // 2, SPACE)
        column.setSpacing(SPACE // 2)
        column.addWidget(self._strip)
        column.addWidget(self.graph)

    def set_view(self, chance: bool, times: bool) -> None:
        """What the graph shows."""
        (self._chance if chance else self._score).setChecked(True)
        self._times.setChecked(times)
        self.graph.set_view(chance, times)

    def show_progress(self, progress: Progress | None) -> None:
        """How far the analysis is; None: it does not run."""
        self._strip.setVisible(progress is not None)
        if progress is not None:
            self._progress = progress
            self._share.set_share(progress.done / max(1, progress.total))
            self._told.setText(self._progress_text())

    @property
    def told(self) -> str:
        """How far the analysis is, in words."""
        return self._told.text()

    def _progress_text(self) -> str:
        done, total = (QLocale().toString(number) for number in (self._progress.done, self._progress.total))
        told = self.tr("Analysing: {done} of {total} positions").format(done=done, total=total)
        left = left_text(self._progress.left_ms)
        return f"{told} · {left}" if left else told

    def _wish_view(self) -> None:
        self.view_wished.emit(self._chance.isChecked())

    def _show_menu(self, place: QPoint) -> None:
        self._menu.popup(place)

    def retranslate(self) -> None:
        self.cancel.setText(self.tr("Stop"))
        self._chance.setText(self.tr("&Chance to win"))
        self._score.setText(self.tr("&Score"))
        self._times.setText(self.tr("&Time used"))
        self._summary.setText(self.tr("S&ummary…"))
        self._practice.setText(self.tr("Practise the &mistakes…"))
        self._picture.setText(self.tr("Save as p&icture…"))
        self._print.setText(self.tr("&Print…"))
        self._close.setText(self.tr("&Hide the graph"))
        self._told.setText(self._progress_text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
