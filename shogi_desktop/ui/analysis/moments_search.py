"""The worst moments of a game, shown while it is still analysed: those found so far, and at last what a second look has
left of them."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from shogi_desktop.analysis.game_questions import AnalysisProgress
from shogi_desktop.analysis.review import LineReview
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules import Side

from ..desk import Desk
from .moments import Lessons, Moment, MomentsWindow, given_up, moment_picture, moments_steps

SLICE_S: Final = 0.01  # of the coach's work between two events of the window


class MomentsSearch(QObject):
    """Of one game at a time; closed by the person, it shows no more of that game.

    Signals:
        tried(object): the person wants to play on from the position before this move.
        practised(object): these moves shall be among what is practised.
    """

    tried = Signal(object)
    practised = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._window: MomentsWindow | None = None
        self._game = desk.session.record.game
        self._side: Side | None = None
        self._known: Lessons = {}
        self._shown: set[Node] = set()
        self._review, self._over = LineReview(), False
        self._stale = False  # whether more is known than what the steps go through
        self._steps: Steps[list[Moment]] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def begin(self, game: Game, side: Side | None) -> None:
        """Opens the window for those of a side, None: of both."""
        self.give_up()
        self._game, self._side = game, side
        self._known, self._shown = {}, set()
        self._review, self._over = LineReview(), False
        window = self._window = MomentsWindow(self._draw, self._desk.look.notation, self._desk.window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.tried.connect(self.tried)
        window.practised.connect(self.practised)
        window.finished.connect(self._forget)
        window.show()

    def show_progress(self, progress: AnalysisProgress) -> None:
        """How far the game is analysed."""
        if self._window is not None and not self._over:
            self._window.show_progress(progress)

    def follow(self, game: Game, review: LineReview, over: bool = False) -> None:
        """What is known of a game now; `over`: nothing more will be."""
        if self._window is None or self._over or game is not self._game:
            return
        self._review, self._over, self._stale = review, over, True
        if self._steps is None or over:
            self._begin_steps()

    def give_up(self) -> None:
        """The game will not be analysed any further."""
        if self._window is not None and not self._over:
            self._window.close()

    def _forget(self) -> None:
        self._window = self._steps = None
        self._timer.stop()

    def _begin_steps(self) -> None:
        opinion = self._desk.session.advice.opinion
        self._steps = moments_steps(self._game, self._review, self._side, opinion, self._known)
        self._stale = False
        self._timer.start(0)

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE_S
        while self._steps is not None and time.monotonic() < until:
            try:
                next(self._steps)
            except StopIteration as end:
                self._steps = None
                self._show(end.value)
                if self._stale and self._window is not None:
                    self._begin_steps()
        if self._steps is None:
            self._timer.stop()

    def _show(self, moments: list[Moment]) -> None:
        window = self._window
        if window is None:
            return
        judged = self._review.judged
        marked = {node for node in self._shown if node in judged and judged[node].mark is not None}
        better = [node.ply for node in self._shown - marked]
        self._shown |= {moment.judged.node for moment in moments}
        if self._over:
            notation = self._desk.look.notation
            window.show_found(moments, better, given_up(self._game, self._review, self._side, notation))
        else:
            window.show_so_far(moments, better)

    def _draw(self, moment: Moment) -> QImage:
        style, ratio = self._desk.table.board.style_used, self._desk.window.devicePixelRatioF()
        return moment_picture(self._desk.art, style, moment, ratio)
