"""Files that the system hands over: named at the start, dropped on the window, or told of by an event as on macOS."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QThread, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.session.records.autosave_files import AutosavePlace, LeftGames
from shogi_desktop.session.records.files import file_told, place_told
from shogi_desktop.session.records.open_records import OpenRecord, OpenRecords, is_going_on

from ..widgets.messages import complain, read_patiently
from ..words.i18n import translate
from .record_commands import RecordCommands

WAIT_MS: Final = 100  # until it is seen again whether the person is still asked something


class ArrivingFiles(QObject):
    """Opens them in the order in which they came, as soon as the window is ready and nobody is asked anything: where a
    dialog waits for its answer the board cannot change, and whoever drops a file does not wait for a dialog.
    """

    def __init__(self, open_files: Callable[[Sequence[str]], object], parent: QObject) -> None:
        super().__init__(parent)
        self._open_files = open_files
        self._ready = self._opening = False
        self._waiting: list[Sequence[str]] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._open_next)

    def add(self, paths: Sequence[str]) -> None:
        """Files that came together; Qt writes all their paths with strokes, as no other program of Windows does."""
        if paths:
            self._waiting.append([os.path.abspath(path) for path in paths])
            self._go_on(0)

    def begin(self) -> None:
        """The window is ready."""
        self._ready = True
        self._go_on(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of the program: takes the events by which macOS names files."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.add([event.file()])
            return True
        return False

    def _go_on(self, after_ms: int) -> None:
        if self._ready and self._waiting and not self._opening:
            self._timer.start(after_ms)

    def _open_next(self) -> None:
        if _is_asked():
            self._go_on(WAIT_MS)
            return
        self._opening = True
        try:
            self._open_files(self._waiting.pop(0))
        finally:
            self._opening = False
            self._go_on(0)


def _is_asked() -> bool:
    """Whether a dialog or a menu is open, or what asked with one has not gone on yet."""
    waits = QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None
    return waits or QThread.currentThread().loopLevel() > 1


def take_up(
    path: Path, records: RecordCommands, tabs: OpenRecords, window: QWidget, go_on: bool
) -> tuple[AutosavePlace, Game | None]:
    """Where to save from now on, and the game that was left there, if one is wished (`go_on`)."""

    def read(steps: Steps[Game | None], name: str) -> Game | None:
        return read_patiently(window, steps, name)

    def tell(error: UnusableFileError) -> None:
        what = translate("LeftGames", "Your last game could not be read. Its file is kept.")
        complain(window, what, error.reason, str(error.kept))

    def beside(game: Game, kept: AutosavePlace) -> bool:
        place, (file, stamp, unsaved) = place_told(game), file_told(game)
        playing = is_going_on(game, file, rested=place is not None)
        if place is not None and not playing:
            game.go_to(place)
        return tabs.put_beside(OpenRecord(game, file, unsaved or not playing, playing, stamp=stamp, kept=kept))

    return LeftGames(path, read, beside, records.keep_aside, tell).take_up(go_on)
