"""Analysis of a position, on the board or being set up: one engine, or two beside each other, think about whatever is
looked at, and never of a game that is being played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.analysis.thoughts import Thoughts
from shogi_desktop.clients.catalogue import EngineSetup, OutsideEngine, analyses, begins_there, engine_setup
from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.clients.power import Power
from shogi_desktop.clients.search import EngineLaunch, Limit, Protocol, Timeouts
from shogi_desktop.game.tree import Node
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..editing.drafts import Drafts
from ..editing.sketch import Sketch
from ..play.game_session import GameSession
from .thinker import AnalysisEngine, Subject

MOST_ENGINES: Final = 2
REST_MS: Final = 80  # who walks through a record does not ask about every move


class Analysis(QObject):
    """On or off. What is looked at is told by those who inherit, with `look_again` whenever that is something else.

    Signals:
        switched(bool): it was turned on or off.
        thought(int, object): place of an engine, from 0, and its Thoughts about the position that is looked at, empty
            ones as soon as that is another one.
        failed(str): no engine is left; the text says why. It is off then.
    """

    switched = Signal(bool)
    thought = Signal(int, object)
    failed = Signal(str)

    def __init__(
        self, own: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None, rest_ms: int = REST_MS
    ) -> None:
        """`own` starts the program's engine; what is looked at is asked about after so much rest."""
        super().__init__(parent)
        self._own = own
        self._lines = 1
        self._limit = Limit()
        self._power = Power()
        self._engines: tuple[OutsideEngine | None, ...] = (None,)
        self._on = False
        self._lost: dict[int, str] = {}  # why the engines of these places are not asked any more
        self._thinkers = [AnalysisEngine(timeouts, self) for _ in range(MOST_ENGINES)]
        for thinker in self._thinkers:
            thinker.thought.connect(self._on_thought)
            thinker.failed.connect(self._on_failed)
        self._rest = QTimer(self, singleShot=True, interval=rest_ms)
        self._rest.timeout.connect(self._ask)

    # What those who inherit say

    def can_start(self) -> bool:
        """Whether there is something to look at."""
        raise NotImplementedError

    def _start(self) -> Position:
        """How the game on the board began."""
        raise NotImplementedError

    def _subject(self) -> Subject | None:
        """What is looked at; None where there is nothing to think about."""
        raise NotImplementedError

    # What others may know and wish

    @property
    def on(self) -> bool:
        return self._on

    def log(self, place: int) -> TalkLog:
        """What was said to the engine of a place and by it."""
        return self._thinkers[place].log

    def set_on(self, on: bool) -> None:
        """Turns it on, where that is possible, or off."""
        on = on and self.can_start()
        if on == self._on:
            return
        self._on = on
        self._lost.clear()
        if not on:
            self._give_up()
            for thinker in self._thinkers:
                thinker.close()
        self.switched.emit(on)
        self.look_again()

    def set_lines(self, lines: int) -> None:
        """How many lines are looked at, from 1."""
        if lines != self._lines:
            self._lines = lines
            self.look_again()

    def set_power(self, power: Power) -> None:
        """How much of the machine the program's engine takes."""
        if power != self._power:
            self._power = power
            self.look_again()

    def set_limit(self, limit: Limit) -> None:
        """How long each position is thought about."""
        if limit != self._limit:
            self._limit = limit
            self.look_again()

    def set_engines(self, *engines: OutsideEngine | None) -> None:
        """Who is asked, one or two; None is the program's own engine, which stands in for the first one in games that
        it does not play."""
        if engines != self._engines:
            self._engines = engines
            self._lost.clear()
            for thinker in self._thinkers[len(engines) :]:
                thinker.close()
            self.look_again()

    def engines(self) -> list[OutsideEngine | None]:
        """Who is asked about the game on the board; nobody twice."""
        first, *others = self._engines
        engines = [None if self._unable(first) else first]
        return engines + [engine for engine in others if engine != engines[0]]

    def seek_mate(self) -> None:
        """Lets the first engine look for a mate instead, until another position is looked at."""
        subject, engine = self._subject(), self.engines()[0]
        if self._on and subject is not None and 0 not in self._lost:
            if self._rest.isActive():
                self._rest.stop()
                self._ask()
            if engine is not None and engine.protocol == Protocol.XBOARD.value:
                self._thinkers[0].give_up()
                self.thought.emit(0, Thoughts(note=self.tr("It cannot look for mates.")))
                return
            self._thinkers[0].seek_mate(self._setup(engine), subject)

    def press(self, engine: OutsideEngine, button: str) -> bool:
        """Presses a button among the options of an engine; whether that runs here."""
        pressed = [thinker.press(engine.launch(), button) for thinker in self._thinkers]
        if any(pressed):
            self.look_again()
        return any(pressed)

    def close(self) -> None:
        """For the end of the program: returns when the engines are gone."""
        self._on = False
        self._give_up()
        for thinker in self._thinkers:
            thinker.wait_closed()

    def look_again(self) -> None:
        """Another position is looked at, or by others."""
        if self._on:
            self._give_up()
            self._rest.start()

    def _give_up(self) -> None:
        """What was said of the position before is of no use."""
        self._rest.stop()
        for place, thinker in enumerate(self._thinkers):
            thinker.give_up()
            self.thought.emit(place, Thoughts())

    def _ask(self) -> None:
        subject = self._subject()
        if subject is None:
            return
        for place, engine in enumerate(self.engines()):
            if why := self._lost.get(place) or self._unable(engine):
                self.thought.emit(place, Thoughts(note=why))
            else:
                self._thinkers[place].think(self._setup(engine), subject, self._limit)

    def _setup(self, engine: OutsideEngine | None) -> EngineSetup:
        return engine_setup(engine, self._own, self._start().variant, self._lines, self._power)

    def _unable(self, engine: OutsideEngine | None) -> str:
        start = self._start()
        if engine is None or (analyses(engine, start.variant) and begins_there(engine, start)):
            return ""
        if analyses(engine, start.variant):
            return self.tr("It knows games from the usual start alone.")
        return self.tr("It does not analyse this game.")

    def _on_thought(self, thoughts: Thoughts) -> None:
        self.thought.emit(self._place(), thoughts)

    def _on_failed(self, why: str) -> None:
        if not self._on:
            return
        text = self.tr("No analysis: {why}").format(why=why)
        place = self._place()
        self._lost[place] = text
        if all(at in self._lost or self._unable(engine) for at, engine in enumerate(self.engines())):
            self.set_on(False)
            self.failed.emit(text)
        else:
            self.thought.emit(place, Thoughts(note=text))

    def _place(self) -> int:
        return next(place for place, thinker in enumerate(self._thinkers) if thinker is self.sender())


class PositionAnalysis(Analysis):
    """While it is on, it follows the board of a session. A game that begins there turns it off."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(session.engine, session.timeouts, parent)
        self._session = session
        self._node: Node | None = None  # that is looked at
        self.switched.connect(self._note)
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, turn.turn_changed, turn.game_ended):
            signal.connect(self._follow)

    def can_start(self) -> bool:
        """Whether there is a record on the board that nobody plays."""
        return self._session.record.can_edit()

    def _start(self) -> Position:
        return self._session.record.game.start

    def _subject(self) -> Subject | None:
        game = self._session.record.game
        if game.cursor.illegal or game.position.outcome() is not None:
            return None
        return Subject(game.start, game.cursor.moves(), game.position.copy())

    def _note(self) -> None:
        self._node = self._session.record.game.cursor

    def _follow(self) -> None:
        if not self.on:
            return
        if not self.can_start():
            self.set_on(False)
        elif self._session.record.game.cursor is not self._node:
            self._node = self._session.record.game.cursor
            self.look_again()


DRAFT_REST_MS: Final = 400  # who sets a position up has not done yet


class DraftAnalysis(Analysis):
    """While it is on, it follows what is set up. A position that cannot be played is not looked at."""

    def __init__(self, drafts: Drafts, own: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(own, timeouts, parent, DRAFT_REST_MS)
        self._drafts = drafts
        self._looked_at: tuple[Variant, Sketch] | None = None
        drafts.altered.connect(self._follow)

    def can_start(self) -> bool:
        return True

    def _start(self) -> Position:
        return self._drafts.editing.position()

    def _subject(self) -> Subject | None:
        editing = self._drafts.editing
        position = editing.position()
        return None if editing.flaws() or position.outcome() is not None else Subject(position, (), position.copy())

    def _follow(self) -> None:
        editing = self._drafts.editing
        seen = editing.variant, editing.sketch
        if seen != self._looked_at:
            self._looked_at = seen
            self.look_again()
