"""What would the computer play here? A search of its own, beside the players."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.search import EngineLaunch, SearchRequest, Timeouts
from shogi_desktop.clients.usi_client import ClientState, UsiClient
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.usi import parse_move
from shogi_desktop.rules.position import Position
from shogi_desktop.session.setup import LEVELS

HINT_MS = 1000


class HintSearch(QObject):
    """Asks an engine at full strength for one move; a new question or `cancel` drops the old one.

    Signals:
        found: the move.
        failed: no answer; the text says why.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch
        self._timeouts = timeouts
        self._position: Position | None = None
        self._number = 0
        self._game: tuple[str, dict[str, str]] | None = None
        self._client = UsiClient(timeouts, self)
        self._client.best_move.connect(self._on_best_move)
        self._client.failed.connect(self._on_failed)

    def ask(self, position: Position, command: str) -> None:
        """`position` is a copy that stays as it is, `command` the USI position command for it."""
        variant = position.variant
        game = (
            variant.name,
            {"Skill": str(LEVELS[-1])} | {f"Rule_{key}": choice for key, choice in variant.chosen.items()},
        )
        if self._client.state in (ClientState.DEAD, ClientState.CLOSING):
            self._client.start(self._launch)
            self._game = None
        if game != self._game:
            self._game = game
            self._client.new_game(*game)
        self._position = position
        deadline = HINT_MS + self._timeouts.margin_ms
        self._number = self._client.go(SearchRequest(command, movetime_ms=HINT_MS, deadline_ms=deadline))

    def cancel(self) -> None:
        self._position = None
        self._client.stop()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self.cancel()
        self._client.wait_closed()

    def close(self) -> None:
        self.cancel()
        self._client.close()

    def _on_best_move(self, number: int, text: str, _ponder: str) -> None:
        position = self._position
        if position is None or number != self._number:
            return
        self._position = None
        try:
            self.found.emit(parse_move(text, position))
        except NotationError:
            self.failed.emit(self.tr("There is no move to recommend here."))

    def _on_failed(self, why: str) -> None:
        if self._position is not None:
            self._position = None
            self.failed.emit(self.tr("No hint: {why}").format(why=why))
