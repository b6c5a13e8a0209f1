"""The practice of own mistakes in the window of the problems: its page, and where its positions come from and go."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop import paths
from shogi_desktop.analysis.review import Limits
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.library.catalogue import Catalogue
from shogi_desktop.mating.problem import Problem
from shogi_desktop.session.practice.deck import Deck
from shogi_desktop.settings import SettingsStore

from ...board import BoardView
from ..around import AroundRow
from ..page_controller import PageController
from .controller import PracticeController
from .panel import PracticePanel

MOST_NAMES: Final = 500
"""Of players of the library, to choose from."""


class Practising(QObject):
    """Signals:
    recorded(): a position was answered, and the deck knows it.
    changed(): positions have come or gone.
    """

    recorded = Signal()
    changed = Signal()

    def __init__(
        self,
        player: EngineLaunch,
        board: BoardView,
        around: AroundRow,
        deck: Deck,
        store: SettingsStore,
        notation: Callable[[], str],
        window: QWidget,
    ) -> None:
        """`player` starts the engine that weighs moves; `notation` tells how the person reads them."""
        super().__init__(window)
        self._deck, self._store, self._window = deck, store, window
        self._panel = PracticePanel()
        self.controller = PracticeController(player, board, self._panel, around, deck, self._margin, notation, self)
        self.controller.recorded.connect(self.recorded)
        self.controller.forget_wished.connect(self._forget)

    def page(self) -> tuple[QWidget, PageController]:
        """Its panel, and what meets the board."""
        return self._panel, self.controller

    def begin(self, problem: Problem) -> None:
        """Another position out of the deck."""
        card = self._deck.card(problem.key)
        if card is not None:
            self.controller.begin(card)

    def gather(self) -> None:
        """Asks for mistakes out of the games of the library."""
        from .gather_dialog import GatherDialog

        index = paths.library_file()
        with closing(Catalogue(index)) as catalogue:
            names = catalogue.players(MOST_NAMES)
        dialog = GatherDialog(names, str(index), self._deck, self._limits(), self._window)
        dialog.finished.connect(self._gathered)
        dialog.open()

    def _gathered(self) -> None:
        """The dialog is closed; what it has found is in the deck, perhaps of other games too."""
        dialog = self.sender()
        assert isinstance(dialog, QDialog)
        dialog.deleteLater()
        self.changed.emit()

    def _forget(self, key: str) -> None:
        self._deck.remove(key)
        self.changed.emit()

    def _limits(self) -> Limits:
        settings = self._store.current
        return Limits(settings.mark_inaccuracy, settings.mark_mistake, settings.mark_blunder)

    def _margin(self) -> float:
        """What share of the chances a move may lose that is no mistake of any kind."""
        return self._limits().inaccuracy / 100
