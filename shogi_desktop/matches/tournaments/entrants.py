"""Who takes part in a tournament: the program's own engine or one of the person's, and what it may use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from shogi_desktop.clients.catalogue import XBOARD_GAMES, OutsideEngine
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import Protocol
from shogi_desktop.files.plain_values import Between, Clamped, Cut
from shogi_desktop.game.clock import TimeControl

from ..players import Limits, Player

LONGEST_NAME: Final = 60
STRONGEST: Final = 10
MOST_NODES: Final = 1_000_000_000
MOST_MS: Final = 24 * 3600 * 1000
_Milliseconds = Annotated[int, Between(0, MOST_MS)]


@dataclass(frozen=True)
class Entrant:
    """A player by its name, which no other one has. `engine` is one of the person's as it was set up then, None: the
    program's own at a `level`. For each move it has so many `nodes`, or the times of a clock."""

    name: Annotated[str, Cut(LONGEST_NAME)]
    engine: OutsideEngine | None = None
    level: Annotated[int, Clamped(1, STRONGEST)] = STRONGEST
    nodes: Annotated[int, Between(0, MOST_NODES)] = 0
    main_ms: _Milliseconds = 0
    byoyomi_ms: _Milliseconds = 0
    increment_ms: _Milliseconds = 0

    def limits(self) -> Limits:
        """ValueError where it has none."""
        return Limits(self.nodes, clock=TimeControl(self.main_ms, self.byoyomi_ms, self.increment_ms))

    def player(self, variant: str) -> Player:
        """As it plays a match of the variant."""
        engine = self.engine
        if engine is None:
            return Player(self.name, own_engine(), self.limits(), {"Skill": str(self.level)})
        launch = engine.launch()
        xboard = XBOARD_GAMES.get(variant, "") if launch.protocol is Protocol.XBOARD else ""
        return Player(
            self.name,
            tuple(launch.command),
            self.limits(),
            dict(engine.options),
            dict(launch.environment),
            xboard,
            folder=launch.folder,
            start_ms=launch.start_ms,
        )


def counts(engine: OutsideEngine | None) -> bool:
    """Whether it can be told a number of nodes."""
    return engine is None or (engine.counts and engine.protocol == Protocol.USI.value)


def plays(engine: OutsideEngine | None, variant: str) -> bool:
    """Whether it can play matches of the variant."""
    return engine is None or variant in engine.variants


def own_engine() -> tuple[str, ...]:
    """The command of the program's own engine; what it needs stands in the environment of this process."""
    return tuple(engine_command())
