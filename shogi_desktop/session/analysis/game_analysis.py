"""Analysis of a game: an engine looks at its positions one after the other, and what it thinks goes into the record."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.analysis.game_questions import OWN, AnalysisScope, EngineManner, GameQuestions
from shogi_desktop.clients.catalogue import EngineSetup, OutsideEngine, engine_setup
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import MateFound, Protocol, SearchAnswer, SearchRequest
from shogi_desktop.game.edits import Edit
from shogi_desktop.notation.moves.usi import Info

from ..play.game_session import GameSession

WRITTEN_MS: Final = 300  # between two changes of the record, each of which is saved


class GameAnalysis(QObject):
    """Looks at the record on the board by `GameQuestions`, from its end back to its start.

    Signals:
        progressed(object): how far it has come, as Progress.
        ended(bool): it runs no more; whether everything was looked at.
        failed(str): no engine; the text says why. `ended` follows.
        cannot_count(object): this OutsideEngine ended itself when it was asked for so many positions, and goes on when
            it is given a time.
    """

    progressed = Signal(object)
    ended = Signal(bool)
    failed = Signal(str)
    cannot_count = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._questions: GameQuestions | None = None  # None: it does not run
        self._setup: EngineSetup | None = None
        self._engine: OutsideEngine | None = None  # that is asked; None: the program's own
        self._suspect: OutsideEngine | None = None  # it ended while it counted positions
        self._number = 0
        self._step: Edit | None = None  # of this run: it is undone as one
        self._client = EngineClient(session.timeouts, self)
        self.log = self._client.log
        self._client.search_started.connect(self._on_started)
        self._client.info.connect(self._on_info)
        self._client.best_move.connect(self._on_best_move)
        self._client.failed.connect(self._on_failed)
        self._enough = QTimer(self, singleShot=True)  # for a position, where no limit can be told
        self._enough.timeout.connect(self._stop)
        self._writing = QTimer(self, singleShot=True, interval=WRITTEN_MS)
        self._writing.timeout.connect(self._write)
        for signal in (session.record.game_started, session.turn.turn_changed):
            signal.connect(self._follow)

    @property
    def running(self) -> bool:
        return self._questions is not None

    def can_start(self) -> bool:
        """Whether there is a record on the board that nobody plays, and it has moves."""
        return self._session.record.can_edit() and bool(self._session.record.game.line())

    def start(self, scope: AnalysisScope, engine: OutsideEngine | None = None) -> None:
        """Begins; `engine` None = the program's own. What runs is given up."""
        self.cancel()
        if not self.can_start():
            return
        game = self._session.record.game
        self._step, self._engine, self._suspect = None, engine, None
        if engine is not None and not engine.counts and scope.nodes:
            scope = scope.by_time()
        self._setup = engine_setup(engine, self._session.engine, game.variant)
        questions = self._questions = GameQuestions(game, scope, self._manner(), self._session.timeouts.margin_ms)
        self.progressed.emit(questions.progress)
        if questions.progress.done < questions.progress.total:
            self._start_engine()
        self._ask(questions.next_request())

    def _manner(self) -> EngineManner:
        """How the engine is asked."""
        assert self._setup is not None
        if self._engine is None:
            return OWN
        endless = self._setup.launch.protocol is Protocol.XBOARD
        return EngineManner(self._engine.name, own=False, endless=endless, read_line=self._client.read_line)

    def _start_engine(self) -> None:
        assert self._setup is not None
        self._client.start(self._setup.launch)
        self._client.new_game(self._setup.variant, self._setup.options)

    def cancel(self) -> None:
        """Ends it; what was found is kept."""
        self._end(complete=False)

    def close(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self.cancel()
        self._client.wait_closed()

    def _ask(self, request: SearchRequest | None) -> None:
        """The next question; without one the game is done."""
        if request is None:
            silent = self._questions is not None and self._questions.without_score
            if silent:
                self.failed.emit(self.tr("The analysis has failed: the engine has told no score of any position."))
            self._end(complete=not silent)
        else:
            self._number = self._client.go(request)

    def _on_started(self, number: int) -> None:
        if number == self._number and self._questions is not None and self._questions.enough_ms:
            self._enough.start(self._questions.enough_ms)

    def _stop(self) -> None:
        self._client.move_now()

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and self._questions is not None:
            self._questions.hear(info)
            if self._questions.has_enough:
                self._stop()

    def _on_best_move(self, number: int, answer: SearchAnswer | MateFound | None) -> None:
        questions = self._questions
        if number != self._number or questions is None:
            return
        self._enough.stop()
        if self._suspect is not None:
            self.cannot_count.emit(self._suspect)
            self._suspect = None
        before = questions.progress.done
        request = questions.answered(answer)
        if questions.progress.done > before:
            if not self._writing.isActive():
                self._writing.start()
            self.progressed.emit(questions.progress)
        if self._questions is questions:  # whoever heard of it may have cancelled it
            self._ask(request)

    def _write(self) -> None:
        """Into the record, as far as its moves are still there."""
        found = self._questions.take() if self._questions is not None else {}
        if found and self._questions is not None and self._session.record.game is self._questions.game:
            self._step = self._session.review.set_evaluations(found, self._step)

    def _follow(self) -> None:
        record = self._session.record
        if self._questions is not None and not (record.game is self._questions.game and record.can_edit()):
            self.cancel()

    def _end(self, complete: bool) -> None:
        if self._questions is None:
            return
        self._writing.stop()
        self._write()
        self._questions = None
        self._enough.stop()
        self._client.close()
        self.ended.emit(complete)

    def _on_failed(self, why: str) -> None:
        if self._questions is None:
            return
        if self._questions.asks_by_time():
            self._suspect = self._engine
            self._start_engine()
            self._ask(self._questions.next_request())
        else:
            self.failed.emit(self.tr("The analysis has ended: {why}").format(why=why))
            self.cancel()
