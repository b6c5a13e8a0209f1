"""What would the computer play here? A search of its own, beside the players.

The engine thinks as a player: where it would resign, or win without a move, the person gets the line it has seen. It
may be one of the person's own; where that fails, the program's gives the hint.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.catalogue import OutsideEngine, engine_setup
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import Decision, EngineLaunch, Protocol, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.notation.moves.usi import Info, parse_line
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.rulings.declaration import judge_declaration

HINT_MS = 1000


@dataclass(frozen=True)
class Hint:
    """What to do: a move (NO_MOVE: declare, which wins by the rules of the game) and how it goes on.

    `line` begins with the move. `mate` is the number of moves to the mate, negative where the other side mates, 0
    where none was seen. `by` is the person's own engine that gave it ("" = the program's), `trouble` says why one did
    not.
    """

    move: int
    line: tuple[int, ...] = ()
    mate: int = 0
    by: str = ""
    trouble: str = ""


@dataclass(frozen=True)
class _Question:
    position: Position
    start: Position
    moves: tuple[int, ...]


class HintSearch(QObject):
    """Asks an engine at full strength for one move; a new question or `cancel` drops the old one.

    Signals:
        found: the Hint.
        failed: no answer; the text says why.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        """`launch` starts the program's engine."""
        super().__init__(parent)
        self._launch = launch
        self._timeouts = timeouts
        self._engine_for: Callable[[Position], OutsideEngine | None] = _nobody
        self._question: _Question | None = None
        self._engine: OutsideEngine | None = None  # that is asked
        self._trouble = ""
        self._number = 0
        self._seen: tuple[tuple[str, ...], int] = ((), 0)  # the best line so far, and its mate
        self._client = EngineClient(timeouts, self)
        self.log = self._client.log
        self._client.best_move.connect(self._on_best_move)
        self._client.info.connect(self._on_info)
        self._client.failed.connect(self._on_failed)

    def set_outside(self, engine_for: Callable[[Position], OutsideEngine | None]) -> None:
        """Which of the person's own engines gives hints in a game that began so."""
        self._engine_for = engine_for

    def ask(self, position: Position, start: Position, moves: tuple[int, ...], handicap: str = "") -> None:
        """`position` is a copy that stays as it is, `moves` lead to it from `start`, where `handicap` was given."""
        self._trouble = ""
        declaration = judge_declaration(position, handicap=handicap)
        if declaration.allowed and declaration.winner == position.turn:
            self.cancel()
            self.found.emit(Hint(NO_MOVE))
            return
        self._question = _Question(position, start, moves)
        self._put(self._question, self._engine_for(start))

    def _put(self, question: _Question, engine: OutsideEngine | None) -> None:
        """Asks an engine; None: the program's own."""
        self._engine = engine
        setup = engine_setup(engine, self._launch, question.position.variant)
        self._client.prepare(setup)
        self._seen = (), 0
        self._number = self._client.go(self._request(question, setup.launch.protocol))

    def _request(self, question: _Question, protocol: Protocol) -> SearchRequest:
        """Every USI engine knows byoyomi; some know nothing else."""
        deadline = HINT_MS + self._timeouts.margin_ms
        start, moves = question.start, question.moves
        if self._engine is not None and protocol is Protocol.USI:
            return SearchRequest(start, moves, black_ms=0, white_ms=0, byoyomi_ms=HINT_MS, deadline_ms=deadline)
        return SearchRequest(start, moves, movetime_ms=HINT_MS, deadline_ms=deadline)

    def cancel(self) -> None:
        self._question = None
        self._client.stop()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self.cancel()
        self._client.wait_closed()

    def close(self) -> None:
        self.cancel()
        self._client.close()

    def _on_best_move(self, number: int, choice: SearchAnswer) -> None:
        question = self._question
        if question is None or number != self._number:
            return
        pv, mate = self._seen
        # One who would resign can play on: the best line seen is the longest defence.
        seen = parse_line(pv, question.position)
        line = {Decision.RESIGN: seen, Decision.MOVE: (choice.move,)}.get(choice.decision, ())
        if not line or not question.position.is_legal(line[0]):
            self._give_way(self.tr("There is no move to recommend here."))
            return
        self._question = None
        goes_on = seen[:1] == line[:1]
        by = self._engine.name if self._engine is not None else ""
        self.found.emit(Hint(line[0], seen if goes_on else line, mate if goes_on else 0, by, self._trouble))

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and info.pv and info.multipv in (None, 1) and not info.bound:
            self._seen = info.pv, info.score_mate or 0

    def _on_failed(self, why: str) -> None:
        self._give_way(self.tr("No hint: {why}").format(why=why))

    def _give_way(self, why: str) -> None:
        """The engine has no hint: the program's is asked, where it was another one."""
        question, engine = self._question, self._engine
        if question is not None and engine is not None:
            self._trouble = self.tr("{name}: {why}").format(name=engine.name, why=why)
            self._put(question, None)
        elif question is not None:
            self._question = None
            self.failed.emit(why)


def _nobody(start: Position) -> None:
    """None of the person's own."""
