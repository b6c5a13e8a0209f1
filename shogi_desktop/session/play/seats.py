"""Who sits where: the players of a game, and the engine processes kept for the next one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.catalogue import OutsideEngine, plays
from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.clients.search import EngineLaunch, Protocol, Timeouts
from shogi_desktop.game.notes import GameResult
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.variant import Variant

from .players import EnginePlayer, HumanPlayer, Player, Turn, may_ponder
from .setup import GameSetup
from .turn_clock import Habits


class Seats(QObject):
    """The players of Black and White; each new one is handed to `listen`, so that its signals are heard.

    Signals:
        message: something the person at the board should know.
    """

    message = Signal(str)

    def __init__(
        self, launch: EngineLaunch, timeouts: Timeouts, listen: Callable[[Player], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._listen = listen
        self._launch = launch
        self._timeouts = timeouts
        self._habits = Habits()
        self._engine_named: Callable[[str], OutsideEngine | None] = lambda name: None
        self._people = [HumanPlayer(self), HumanPlayer(self)]
        self._engines: list[EnginePlayer] = []
        self._players: list[Player] = list(self._people)
        for person in self._people:
            listen(person)

    def player(self, side: Side) -> Player:
        return self._players[side]

    def seat(self, setup: GameSetup, variant: Variant) -> None:
        """Seats the players of a game. Engines that run are used again, those not needed are closed."""
        self.cancel()
        spare = [engine for engine in self._engines if engine not in self._players]
        spare += [engine for engine in self._engines if engine in self._players]
        for side in Side:
            chosen = setup.player(side)
            if chosen.human:
                self._players[side] = self._people[side]
                continue
            outside = self._outside_engine(chosen.engine, variant, setup)
            launch = self._launch if outside is None else outside.launch()
            engine = next((each for each in reversed(spare) if each.launch == launch), None) or self._new_engine(launch)
            if engine in spare:
                spare.remove(engine)
            if outside is None:
                engine.begin_game(variant, chosen.level)
            else:
                engine.begin_game(variant, None, outside.options)
            self._players[side] = engine
        for engine in spare:
            engine.close()

    def set_outside(self, engine_named: Callable[[str], OutsideEngine | None]) -> None:
        """Where the person's own engines are found."""
        self._engine_named = engine_named

    def _outside_engine(self, name: str | None, variant: Variant, setup: GameSetup) -> OutsideEngine | None:
        """The person's own engine of this name; where it cannot play, the program's own plays in its place."""
        if name is None:
            return None
        engine = self._engine_named(name)
        text = self.tr("{name} is not there any more; Shogi Desktop plays in its place.")
        if engine is not None and plays(engine, variant):
            if setup.even or engine.protocol != Protocol.XBOARD.value:
                return engine
            text = self.tr("{name} begins games from the usual start alone; Shogi Desktop plays in its place.")
        self.message.emit(text.format(name=name))
        return None

    def logs(self) -> dict[Side, TalkLog]:
        """What was said between the program and the engines that sit here."""
        return {side: each.log for side in Side if isinstance(each := self._players[side], EnginePlayer)}

    def ponder(self, turn: Turn, setup: GameSetup) -> None:
        """Whoever is not to move may ponder, if that is fair."""
        side = Side(turn.position.turn).other
        if may_ponder(setup, side):
            self._players[side].ponder(turn)

    def set_habits(self, habits: Habits) -> None:
        """How engines play; counts from their next turn on."""
        self._habits = habits
        for engine in self._engines:
            engine.habits = habits

    def exchange(self) -> None:
        """The players change sides."""
        self._players.reverse()

    def cancel(self) -> None:
        """Nobody's move is wanted any more."""
        for player in self._players:
            player.cancel()

    def game_over(self, result: GameResult) -> None:
        for side in Side:
            self._players[side].game_over(result, side)

    def close(self) -> None:
        """Asks every engine to end; returns at once."""
        for engine in self._engines:
            engine.close()

    def wait_closed(self) -> None:
        """Returns when every engine's process is gone."""
        for engine in self._engines:
            engine.wait_closed()

    def _new_engine(self, launch: EngineLaunch) -> EnginePlayer:
        engine = EnginePlayer(launch, self._timeouts, self)
        engine.habits = self._habits
        self._listen(engine)
        self._engines.append(engine)
        return engine
