"""What the person has added or reached, each read when it is first asked for: engines, positions to practise, games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shogi_desktop import paths
from shogi_desktop.rules import Position

if TYPE_CHECKING:  # loaded when they are first asked for, so that the program starts fast
    from shogi_desktop.clients.catalogue import OutsideEngine
    from shogi_desktop.session.engines.engines import Engines
    from shogi_desktop.session.practice.deck import Deck
    from shogi_desktop.session.progress.history import History


class Belongings(QObject):
    """Signals:
    engines_saved(object), practice_saved(object), history_saved(object): None when the file was written, or the
        OSError why it could not be.
    spoilt(object): a file made no sense; the path where it lies now.
    """

    engines_saved = Signal(object)
    practice_saved = Signal(object)
    history_saved = Signal(object)
    spoilt = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engines: Engines | None = None
        self._deck: Deck | None = None
        self._history: History | None = None

    def engines(self) -> Engines:
        """Engines of other makers."""
        if self._engines is None:
            from shogi_desktop.session.engines.engines import Engines

            self._engines = Engines(paths.engines_file(), self)
            self._engines.saved.connect(self.engines_saved)
            self._tell_spoilt(self._engines.spoilt)
        return self._engines

    def engine_named(self, name: str) -> OutsideEngine | None:
        """The engine of this name, if there is one."""
        return self.engines().named(name)

    def hinting(self, start: Position) -> OutsideEngine | None:
        """The engine that gives the hints in games that begin so; None: the program's own."""
        return self.engines().hinting(start)

    def deck(self) -> Deck:
        """Positions to practise."""
        if self._deck is None:
            from shogi_desktop.session.practice.deck import Deck

            self._deck = Deck(paths.practice_file(), self)
            self._deck.saved.connect(self.practice_saved)
            self._tell_spoilt(self._deck.spoilt)
        return self._deck

    def history(self) -> History:
        """The games that have ended."""
        if self._history is None:
            from shogi_desktop.session.progress.history import History

            self._history = History(paths.progress_file(), self)
            self._history.saved.connect(self.history_saved)
            self._tell_spoilt(self._history.spoilt)
        return self._history

    def _tell_spoilt(self, place: Path | None) -> None:
        if place is not None:
            self.spoilt.emit(place)
