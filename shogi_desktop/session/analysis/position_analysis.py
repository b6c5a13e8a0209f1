"""Analysis of the position on the board: an engine looks at whatever is looked at, and never at a game being played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.analysis.thoughts import Listener, Thoughts
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import SearchRequest
from shogi_desktop.game.tree import Node
from shogi_desktop.notation.moves.usi import Info

from ..engines.asked import Asked, analyses, asked
from ..engines.talk_log import TalkLog
from ..play.game_session import GameSession
from ..play.turn_session import moves_to

REST_MS: Final = 80  # who walks through a record does not ask about every move
TOLD_MS: Final = 100  # between two reports: nobody reads faster


class PositionAnalysis(QObject):
    """While it is on, it follows the board. A game that begins there turns it off. `log` has what was said to its
    engine and by it.

    Signals:
        switched(bool): it was turned on or off.
        thought(object): the Thoughts about the position on the board, empty ones as soon as that is another one.
        failed(str): no engine; the text says why. It is off then.
    """

    switched = Signal(bool)
    thought = Signal(object)
    failed = Signal(str)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._lines = 1
        self._engine: OutsideEngine | None = None
        self._on = False
        self._node: Node | None = None  # that is looked at
        self._listener: Listener | None = None  # of the search that runs
        self._number = 0
        self._told: Asked | None = None  # how the engine was started, and what it was told
        self.log = TalkLog()
        self._client = EngineClient(session.timeouts, self)
        self._client.spoken.connect(self.log.note)
        self._client.info.connect(self._on_info)
        self._client.failed.connect(self._on_failed)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._ask)
        self._telling = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._telling.timeout.connect(self._tell)
        for signal in (session.game_started, session.position_changed, session.turn_changed, session.game_ended):
            signal.connect(self._follow)

    @property
    def on(self) -> bool:
        return self._on

    def can_start(self) -> bool:
        """Whether there is a record on the board that nobody plays."""
        return self._session.can_edit()

    def set_on(self, on: bool) -> None:
        """Turns it on, where that is possible, or off."""
        on = on and self.can_start()
        if on == self._on:
            return
        self._on = on
        self._node = None
        if not on:
            self._give_up()
            self._client.close()
        self.switched.emit(on)
        self._follow()

    def set_lines(self, lines: int) -> None:
        """How many lines are looked at, from 1."""
        if lines != self._lines:
            self._lines = lines
            self._node = None
            self._follow()

    def set_engine(self, engine: OutsideEngine | None) -> None:
        """Who is asked in the games that it plays; None, and in all others: the program's own engine."""
        if engine != self._engine:
            self._engine = engine
            self._node = None
            self._follow()

    @property
    def asked(self) -> OutsideEngine | None:
        """Who is asked in the game on the board."""
        engine = self._engine
        return engine if analyses(engine, self._session.game.variant) else None

    def close(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self._on = False
        self._give_up()
        self._client.wait_closed()

    def _follow(self) -> None:
        if not self._on:
            return
        if not self.can_start():
            self.set_on(False)
        elif self._session.game.cursor is not self._node:
            self._node = self._session.game.cursor
            self._give_up()
            self._rest.start()

    def _give_up(self) -> None:
        """What was said of the position before is of no use."""
        self._rest.stop()
        self._telling.stop()
        self._listener = None
        self._client.stop()
        self.thought.emit(Thoughts())

    def _ask(self) -> None:
        game = self._session.game
        if game.cursor.illegal or game.position.outcome() is not None:
            return
        wanted = asked(self.asked, self._session.engine, game.variant, self._lines)
        known = self._told if self._client.is_up else None
        if known is None or wanted.launch != known.launch:
            self._client.start(wanted.launch)
            known = None
        if wanted != known:
            self._told = wanted
            self._client.new_game(wanted.variant, wanted.options)
        self._listener = Listener(game.position.copy())
        self._number = self._client.go(SearchRequest(game.start, moves_to(game.cursor)))

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and self._listener is not None:
            self._listener.hear(info)
            if not self._telling.isActive():
                self._telling.start()

    def _tell(self) -> None:
        if self._listener is not None:
            self.thought.emit(self._listener.thoughts())

    def _on_failed(self, why: str) -> None:
        if self._on:
            self.set_on(False)
            self.failed.emit(self.tr("No analysis: {why}").format(why=why))
