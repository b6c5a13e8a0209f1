"""The analysis of a whole game as a job: what it takes, and what comes back of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.clients.conversations.dialect import GameSettings, rules_of
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.kept_engines import Engine, KeptEngines
from shogi_desktop.clients.own_program import engine_command, know_own_variants, own_environment
from shogi_desktop.clients.search import EngineLaunch, SearchRequest, Timeouts
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.shogi_file import format_game, parse_game

from .course import Course, Wish

HASH_MB: Final = 32
"""What an engine may remember; the memory of a machine is that times its processes."""
PATIENCE: Final = Timeouts(start_ms=60_000, stop_ms=5000, quit_ms=2000)
MARGIN_MS: Final = 20_000
"""How long an answer may be late before its engine is given up."""


@dataclass(frozen=True)
class Depth:
    """How much each position gets: so many milliseconds or so many positions; the other is 0."""

    movetime_ms: int = 0
    nodes: int = 0

    def __post_init__(self) -> None:
        if (self.movetime_ms > 0) is (self.nodes > 0):
            raise ValueError("a position gets either a time or a number of positions")

    def told(self) -> str:
        """In few words."""
        return f"{self.nodes} nodes" if self.nodes else f"{self.movetime_ms} ms"


@dataclass(frozen=True)
class GameOrder:
    """A game that is to be analysed, as a file of ours; `run` names the work that it is a part of."""

    record: str
    depth: Depth
    run: str = ""


@dataclass(frozen=True)
class AnalysedGame:
    """The record with what was thought of its positions, and how many of them were looked at."""

    record: str
    positions: int


class UnwantedError(Exception):
    """Nobody waits for this game any more."""


_kept: KeptEngines[SearchRequest] = KeptEngines()
_left: set[str] = set()


def analyse_game(order: GameOrder) -> AnalysedGame:
    """Looks at every position of the game itself. NotationError where the record cannot be read here, EngineError where
    there is no engine."""
    know_own_variants()
    game = parse_game(order.record)
    game.go_to(game.root)
    with _kept.lent(None, _own_engine) as engine:
        count = _analyse(game, order, engine)
    return AnalysedGame(format_game(game), count)


def leave(run: str) -> None:
    """Ends the games of a run that nobody waits for, after the position that is looked at, and engines without work."""
    _left.add(run)
    _kept.end()


def _analyse(game: Game, order: GameOrder, engine: Engine) -> int:
    options = {"USI_Hash": str(HASH_MB), "MultiPV": "1", **rules_of(game.variant)}
    engine.set_up(GameSettings(game.variant.name, options))
    line = len(game.line())
    wish = Wish(1, line, order.depth.movetime_ms, order.depth.nodes, keep=False)
    course = Course(game, wish, margin_ms=MARGIN_MS)
    request = course.on()
    while request is not None:
        if order.run in _left:
            raise UnwantedError
        request = course.answered(engine.ask(request, course.hear))
        for node, evaluation in course.take().items():
            node.evaluation = evaluation
    return course.progress.done


def _own_engine() -> Engine:
    return EngineCall(Usi(), EngineLaunch(engine_command(), own_environment()), PATIENCE)
