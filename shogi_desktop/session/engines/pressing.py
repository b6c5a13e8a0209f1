"""Presses buttons among the options of engines that do not run."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.asked import asked
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Protocol, Timeouts
from shogi_desktop.rules import load_variant, variant_names


class ButtonPress(QObject):
    """Starts an engine as it is set up, presses a button, waits until that is done, and ends the engine.

    Signals:
        done(str): the button of this name was pressed.
        failed(str): it was not; the text says why.
    """

    done = Signal(str)
    failed = Signal(str)

    def __init__(self, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._button = ""
        self._clients = {protocol: EngineClient(timeouts, self, protocol=protocol) for protocol in Protocol}
        for client in self._clients.values():
            client.ready.connect(self._on_ready)
            client.failed.connect(self._on_failed)

    def press(self, engine: OutsideEngine, button: str) -> None:
        """`done` or `failed` follows, unless another one or `wait_closed` comes first. A game that the program does not
        have is announced as shogi."""
        self._close()
        self._button = button
        known = next((name for name in variant_names() if name in engine.variants), "")
        launch, variant, options = engine.launch(), "shogi", engine.options
        if known:
            wanted = asked(engine, launch, load_variant(known))
            variant, options = wanted.variant, wanted.options
        client = self._clients[launch.protocol]
        client.start(launch)
        client.new_game(variant, options, (button,))

    def wait_closed(self) -> None:
        """Returns when the engine is gone."""
        self._button = ""
        for client in self._clients.values():
            client.wait_closed()

    def _close(self) -> None:
        for client in self._clients.values():
            client.close()

    def _on_ready(self) -> None:
        button, self._button = self._button, ""
        if button:
            self._close()
            self.done.emit(button)

    def _on_failed(self, why: str) -> None:
        button, self._button = self._button, ""
        if button:
            self.failed.emit(why)
