"""Asks a program whether it is an engine, what it speaks and which options it has, and presses buttons among these."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.clients.catalogue import (
    OutsideEngine,
    analyses_by_features,
    engine_setup,
    variants_of,
    variants_of_features,
)
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import EngineLaunch, Protocol, Timeouts
from shogi_desktop.notation.moves.usi import EngineOption
from shogi_desktop.rules import load_variant, variant_names

GRACE_MS: Final = 1500  # for USI, after the other protocol was answered: engines that speak both say more by it


@dataclass(frozen=True)
class FoundEngine:
    """An engine: its name, the games that it plays, its options, and what it speaks."""

    name: str
    variants: tuple[str, ...] = ()
    options: Mapping[str, EngineOption] = field(default_factory=dict)
    protocol: Protocol = Protocol.USI
    analyses: bool = True


class EngineProbe(QObject):
    """Starts a program, once for each protocol, listens to what it says of itself, and ends it.

    Signals:
        found(object): what it has `FoundEngine`.
        failed(str): it is no engine that could be talked to; the text says why.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(self, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clients = {protocol: EngineClient(timeouts, self) for protocol in Protocol}
        self._waiting: set[Protocol] = set()  # that have not answered yet
        self._why = ""
        self._other: FoundEngine | None = None
        self._grace = QTimer(self, singleShot=True, interval=GRACE_MS)
        self._grace.timeout.connect(self._take_other)
        for client in self._clients.values():
            client.ready.connect(self._on_ready)
            client.failed.connect(self._on_failed)

    def ask(self, launch: EngineLaunch, protocols: tuple[Protocol, ...] = tuple(Protocol)) -> None:
        """`found` or `failed` follows, unless another question or `cancel` comes first. The launch says nothing of what
        the program speaks; the `protocols` are tried."""
        program = launch.command[0]
        self.cancel()
        if not os.path.isfile(program):
            self.failed.emit(self.tr("There is no such file."))
            return
        if not _may_start(program):
            self.failed.emit(self.tr("This file is not a program, or may not be started by you."))
            return
        if launch.folder and not os.path.isdir(launch.folder):
            self.failed.emit(self.tr("There is no folder {path}.").format(path=launch.folder))
            return
        self._waiting, self._why = set(protocols), ""
        for protocol in protocols:
            self._clients[protocol].start(replace(launch, protocol=protocol))

    @property
    def asks(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._waiting)

    def allow(self, start_ms: int) -> None:
        """Another patience for the program that is asked."""
        for protocol in self._waiting:
            self._clients[protocol].allow(start_ms)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._waiting.clear()
        self._other = None
        self._grace.stop()
        for client in self._clients.values():
            client.close()

    def wait_closed(self) -> None:
        """Returns when the program is gone."""
        self.cancel()
        for client in self._clients.values():
            client.wait_closed()

    def _sender(self) -> Protocol:
        return next(protocol for protocol, client in self._clients.items() if client is self.sender())

    def _on_ready(self) -> None:
        protocol = self._sender()
        if protocol not in self._waiting:
            return
        self._waiting.discard(protocol)
        client = self._clients[protocol]
        if protocol is Protocol.USI:
            options = dict(client.options)
            self._tell(FoundEngine(client.name, variants_of(options), options))
            return
        games, thinks = variants_of_features(client.features), analyses_by_features(client.features)
        other = FoundEngine(client.name, games, dict(client.options), protocol, thinks)
        if self._waiting:
            self._other = other
            self._grace.start()
        else:
            self._tell(other)

    def _take_other(self) -> None:
        if self._other is not None:
            self._tell(self._other)

    def _tell(self, found: FoundEngine) -> None:
        self.cancel()
        self.found.emit(found)

    def _on_failed(self, why: str) -> None:
        protocol = self._sender()
        if protocol not in self._waiting:
            return
        self._waiting.discard(protocol)
        if protocol is Protocol.USI or not self._why:
            self._why = why
        if self._other is not None:
            self._tell(self._other)
        elif not self._waiting:
            text = self.tr("It does not start on this system, or is no engine for these games: {why}")
            self.failed.emit(text.format(why=self._why))


def _may_start(file: str) -> bool:
    """Whether the system takes the file for a program that we may start. Windows looks at what is in it."""
    if os.name != "nt" or file.lower().endswith((".bat", ".cmd")):
        return os.access(file, os.X_OK)
    try:
        with open(file, "rb") as program:
            return program.read(2) == b"MZ"
    except OSError:
        return False


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
        self._client = EngineClient(timeouts, self)
        self._client.ready.connect(self._on_ready)
        self._client.failed.connect(self._on_failed)

    def press(self, engine: OutsideEngine, button: str) -> None:
        """`done` or `failed` follows, unless another one or `wait_closed` comes first. A game that the program does not
        have is announced as shogi."""
        self._client.close()
        self._button = button
        known = next((name for name in variant_names() if name in engine.variants), "")
        launch, variant, options = engine.launch(), "shogi", engine.options
        if known:
            wanted = engine_setup(engine, launch, load_variant(known))
            variant, options = wanted.variant, wanted.options
        self._client.start(launch)
        self._client.new_game(variant, options, (button,))

    def wait_closed(self) -> None:
        """Returns when the engine is gone."""
        self._button = ""
        self._client.wait_closed()

    def _on_ready(self) -> None:
        button, self._button = self._button, ""
        if button:
            self._client.close()
            self.done.emit(button)

    def _on_failed(self, why: str) -> None:
        button, self._button = self._button, ""
        if button:
            self.failed.emit(why)
