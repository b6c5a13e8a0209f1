"""The analysis of a whole game as a job: what it takes, and what comes back of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from shogi_desktop.clients.catalogue import EngineSetup, OutsideEngine, engine_setup, parse_engines
from shogi_desktop.clients.conversations.dialect import GameSettings
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.conversations.xboard import Xboard
from shogi_desktop.clients.engine_call import Engine, EngineCall, KeptEngines
from shogi_desktop.clients.errors import EngineError
from shogi_desktop.clients.own_program import engine_command, know_own_variants, own_environment
from shogi_desktop.clients.search import EngineLaunch, Protocol, SearchRequest, Timeouts
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_line
from shogi_desktop.notation.records.shogi_file import format_game, parse_game

from .errors import AnalysisMessage
from .game_questions import OWN, AnalysisScope, EngineManner, GameQuestions

HASH_MB: Final = 32
"""What our engine may remember, less than its own default (`DEFAULT_HASH`, `engine/usi/options.py`): the memory of a
machine is that times its processes."""
PATIENCE: Final = Timeouts(start_ms=60_000, stop_ms=5000, quit_ms=2000)
MARGIN_MS: Final = 20_000
"""How long an answer may be late before its engine is given up."""


@dataclass(frozen=True)
class Effort:
    """How much each position gets: so many milliseconds or so many positions; the other is 0."""

    movetime_ms: int = 0
    nodes: int = 0

    def __post_init__(self) -> None:
        if (self.movetime_ms > 0) is (self.nodes > 0):
            raise ValueError("a position gets either a time or a number of positions")

    def text(self) -> str:
        """In few words."""
        return f"{self.nodes} nodes" if self.nodes else f"{self.movetime_ms} ms"


@dataclass(frozen=True)
class AnalysisOrder:
    """A game that is to be analysed, as a file of ours; `run` names the work that it is a part of. `engine` is one of
    the person's, as the file of engines has it, "" = the program's own."""

    record: str
    depth: Effort
    run: str = ""
    engine: str = ""

    def outside(self) -> OutsideEngine | None:
        """The engine of the person's."""
        return next(iter(parse_engines(self.engine)), None) if self.engine else None


@dataclass(frozen=True)
class AnalysedGame:
    """The record with what was thought of its positions, and how many of them were looked at."""

    record: str
    positions: int


class UnwantedError(Exception):
    """Nobody waits for this game any more."""


_kept: KeptEngines[SearchRequest] = KeptEngines()
_left: set[str] = set()
_uncounting: set[str] = set()
"""Engines that have ended themselves when they were asked for so many positions."""


def analyse_game(order: AnalysisOrder) -> AnalysedGame:
    """Looks at every position of the game itself. NotationError where the record cannot be read here, EngineError where
    there is no engine, or it tells no score."""
    know_own_variants()
    game, outside = parse_game(order.record), order.outside()
    game.go_to(game.root)
    own = EngineLaunch(engine_command(), own_environment())
    setup = engine_setup(outside, own, game.variant)
    xboard = setup.launch.protocol is Protocol.XBOARD
    with _kept.lent(order.engine, partial(_called, setup.launch), stays=not xboard) as engine:
        count = _Analysis(game, order, engine, setup).run()
    return AnalysedGame(format_game(game), count)


def leave(run: str) -> None:
    """Ends the games of a run that nobody waits for, after the position that is looked at, and engines without work."""
    _left.add(run)
    _kept.end()


def _called(launch: EngineLaunch) -> Engine:
    return EngineCall(Xboard() if launch.protocol is Protocol.XBOARD else Usi(), launch, PATIENCE)


class _Analysis:
    """An engine that looks at a game."""

    def __init__(self, game: Game, order: AnalysisOrder, engine: Engine, setup: EngineSetup) -> None:
        self._order, self._engine, outside = order, engine, order.outside()
        options = setup.options if outside is not None else {"USI_Hash": str(HASH_MB)} | setup.options
        self._settings = GameSettings(setup.variant, options)
        scope = AnalysisScope(1, len(game.line()), order.depth.movetime_ms, order.depth.nodes, keep=False)
        if scope.nodes and outside is not None and (not outside.counts or order.engine in _uncounting):
            scope = scope.by_time()
        dialect = engine.dialect
        read = dialect.read_line if isinstance(dialect, Usi | Xboard) else parse_line
        endless = setup.launch.protocol is Protocol.XBOARD
        manner = EngineManner(outside.name, endless=endless, read_line=read) if outside is not None else OWN
        self._questions = GameQuestions(game, scope, manner, margin_ms=MARGIN_MS)

    def run(self) -> int:
        """How many positions were looked at. EngineError, UnwantedError."""
        questions = self._questions
        self._engine.set_up(self._settings)
        request = questions.next_request()
        while request is not None:
            if self._order.run in _left:
                raise UnwantedError
            request = self._answered(request)
            for node, evaluation in questions.take().items():
                node.evaluation = evaluation
        if questions.without_score:
            raise EngineError(AnalysisMessage.NO_SCORE)
        return questions.progress.done

    def _answered(self, request: SearchRequest) -> SearchRequest | None:
        """Asks, and returns the next question; one that cannot count positions is asked again by time."""
        try:
            answer = self._engine.ask(request, self._questions.hear, self._enough())
        except EngineError:
            if not self._questions.asks_by_time():
                raise
            _uncounting.add(self._order.engine)
            self._engine.set_up(self._settings)
            return self._questions.next_request()
        return self._questions.answered(answer)

    def _enough(self) -> Callable[[], bool] | None:
        """When an engine that knows no limit has looked long enough at a position."""
        questions = self._questions
        if not questions.enough_ms:
            return None
        ends = time.monotonic() + questions.enough_ms / 1000
        return lambda: questions.has_enough or time.monotonic() >= ends
