"""Asks a program whether it is an engine: what it is called and which options it has."""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.clients.usi_client import UsiClient


class EngineProbe(QObject):
    """Starts a program, listens to what it says of itself, and ends it.

    Signals:
        found(str, object): its name and its options, a mapping of `EngineOption` by name.
        failed(str): it is no engine that could be talked to; the text says why.
    """

    found = Signal(str, object)
    failed = Signal(str)

    def __init__(self, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asking = False
        self._client = UsiClient(timeouts, self)
        self._client.ready.connect(self._on_ready)
        self._client.failed.connect(self._on_failed)

    def ask(self, launch: EngineLaunch) -> None:
        """`found` or `failed` follows, unless another question or `cancel` comes first."""
        program = launch.command[0]
        self.cancel()
        if not os.path.isfile(program):
            self.failed.emit(self.tr("There is no such file."))
            return
        if not os.access(program, os.X_OK):
            self.failed.emit(self.tr("This file is not a program, or may not be started by you."))
            return
        self._asking = True
        self._client.start(launch)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._asking = False
        self._client.close()

    def wait_closed(self) -> None:
        """Returns when the program is gone."""
        self._asking = False
        self._client.wait_closed()

    def _on_ready(self) -> None:
        if self._asking:
            name, options = self._client.name, dict(self._client.options)
            self.cancel()
            self.found.emit(name, options)

    def _on_failed(self, why: str) -> None:
        if self._asking:
            self._asking = False
            self.failed.emit(self.tr("It does not start on this system, or does not speak USI: {why}").format(why=why))
