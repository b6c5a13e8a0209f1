"""Who plays a match: a command that speaks USI or XBoard's protocol, what it is told, and what it may use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from shogi_desktop.clients.conversations.dialect import GameSettings, rules_of
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.conversations.xboard import Xboard
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.search import EngineLaunch, SearchRequest, Timeouts
from shogi_desktop.game.clock import Clock, TimeControl
from shogi_desktop.rules import Position, Side, Variant

PATIENCE: Final = Timeouts(start_ms=60_000, stop_ms=5000, quit_ms=2000)
MARGIN_MS: Final = 20_000
"""How long an answer may be late before its engine is given up."""
LONGEST_ANSWER_MS: Final = 600_000
"""The same where neither time nor nodes of an answer are limited."""
_NODE_MS: Final = 3
"""What a node may take at most."""
_LATER: Final = ("folder", "start_ms")
"""What players could not have at first: matches of then are still known again."""


@dataclass(frozen=True)
class PlayerLimits:
    """What a player may use for a move, 0 = as much as it likes, and its clock. One of them must be there."""

    nodes: int = 0
    depth: int = 0
    movetime_ms: int = 0
    clock: TimeControl = field(default_factory=TimeControl)

    def __post_init__(self) -> None:
        if not (self.nodes or self.depth or self.movetime_ms or self.clock.limited):
            raise ValueError("a player without any limit would think for ever")

    @property
    def move_ms(self) -> int:
        """The time of each move where it has one of its own, 0 = none."""
        return self.movetime_ms or (0 if self.has_clock else self.clock.byoyomi_ms)

    @property
    def has_clock(self) -> bool:
        """Whether the time is that of a game: then it can be lost."""
        return bool(self.clock.main_ms or self.clock.increment_ms)

    @property
    def timed(self) -> bool:
        return bool(self.move_ms or self.has_clock)

    def text(self) -> str:
        """In few words, for a record."""
        words = [f"{self.nodes} nodes"] if self.nodes else []
        words += [f"depth {self.depth}"] if self.depth else []
        words += [f"{self.movetime_ms} ms a move"] if self.movetime_ms else []
        if self.clock.limited:
            main, byoyomi, increment = (
                f"{ms / 1000:g} s" for ms in (self.clock.main_ms, self.clock.byoyomi_ms, self.clock.increment_ms)
            )
            words.append(f"clock {main} + {increment}, byoyomi {byoyomi}")
        return ", ".join(words)


@dataclass(frozen=True)
class MatchPlayer:
    """An engine and its limits. `xboard` is what it calls the variant where it speaks XBoard's protocol, "" = it speaks
    USI. `build` tells this version from another one that is started in the same way; nothing else is done with it. The
    engine is started in `folder` ("" = the present one) and may take `start_ms` for that (0 = as long as others)."""

    name: str
    command: tuple[str, ...]
    limits: PlayerLimits
    options: Mapping[str, str] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    xboard: str = ""
    build: str = ""
    folder: str = ""
    start_ms: int = 0

    def described(self) -> dict[str, Any]:
        """All of it as JSON takes it, by which it is known again."""
        return {name: value for name, value in asdict(self).items() if value or name not in _LATER}

    @property
    def stays(self) -> bool:
        """Whether its process serves the next game, too; XBoard's protocol leaves too much to chance."""
        return not self.xboard

    def call(self) -> EngineCall[SearchRequest]:
        """A new process of it, started when it is first needed."""
        dialect = Xboard() if self.xboard else Usi()
        launch = EngineLaunch(self.command, self.environment, self.folder, start_ms=self.start_ms)
        return EngineCall(dialect, launch, PATIENCE)

    def settings(self, variant: Variant) -> GameSettings:
        """What it is told at the start of a game."""
        if self.xboard:
            return GameSettings(self.xboard, {"memory": "64", **self.options})
        return GameSettings(variant.name, rules_of(variant) | dict(self.options))

    def request(self, start: Position, moves: tuple[int, ...], clock: Clock) -> SearchRequest:
        """What it is asked when it is its turn, which the clock knows."""
        limits, request = self.limits, SearchRequest(start, moves)
        assert clock.side is not None
        allowed_ms = limits.move_ms
        if limits.has_clock:
            allowed_ms = clock.remaining(clock.side).main_ms + limits.clock.byoyomi_ms
        request = replace(
            request,
            nodes=limits.nodes or None,
            depth=limits.depth or None,
            movetime_ms=limits.movetime_ms or None,
            deadline_ms=MARGIN_MS + allowed_ms if limits.timed else self._untimed_ms(),
        )
        return self._with_clock(request, clock) if limits.clock.limited else request

    def _untimed_ms(self) -> int:
        nodes = self.limits.nodes
        return min(MARGIN_MS + _NODE_MS * nodes, LONGEST_ANSWER_MS) if nodes else LONGEST_ANSWER_MS

    def _with_clock(self, request: SearchRequest, clock: Clock) -> SearchRequest:
        byoyomi_ms = self.limits.clock.byoyomi_ms
        if self.xboard and not self.limits.has_clock:
            return replace(request, movetime_ms=byoyomi_ms)  # a byoyomi is unknown there
        black, white = (clock.remaining(side).main_ms for side in Side)
        request = replace(request, black_ms=black, white_ms=white, byoyomi_ms=byoyomi_ms or None)
        added = [control.increment_ms for control in clock.controls]
        if not any(added):
            return request
        return replace(request, black_increment_ms=added[Side.BLACK], white_increment_ms=added[Side.WHITE])
