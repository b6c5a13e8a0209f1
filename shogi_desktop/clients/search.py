"""The values that engines are asked with and answer with: how to start one, what to search, what was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from shogi_desktop.messages import Message
from shogi_desktop.rules.position import Position


class Protocol(Enum):
    """What engines speak: USI, or the protocol of XBoard (CECP)."""

    USI = "usi"
    XBOARD = "xboard"


@dataclass(frozen=True)
class EngineLaunch:
    """How to start an engine: program and arguments, variables added to the environment, the folder that it is started
    in ("" = the present one), what it speaks, and the milliseconds that its start and each fence may take (0 = those of
    the `Timeouts` of whoever starts it)."""

    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""
    protocol: Protocol = Protocol.USI
    start_ms: int = 0


@dataclass(frozen=True)
class Timeouts:
    """Patience in milliseconds: for the start and each fence, for an answer after `stop`, for the end after `quit`,
    and for any sign of life beyond the time that a request was given."""

    start_ms: int = 20_000
    stop_ms: int = 2_000
    quit_ms: int = 800
    margin_ms: int = 8_000


@dataclass(frozen=True)
class SearchRequest:
    """One search, in the position that `moves` lead to from `start`; times are milliseconds, None = not sent.

    `mate_ms` asks for a mate instead of a move, 0 = as long as it takes. `ponder`: the last move is a guess, and the
    time begins when it is played. `deadline_ms`: a search without an answer after this time has failed; 0 = wait for
    ever.
    """

    start: Position
    moves: tuple[int, ...] = ()
    black_ms: int | None = None
    white_ms: int | None = None
    byoyomi_ms: int | None = None
    black_increment_ms: int | None = None
    white_increment_ms: int | None = None
    movetime_ms: int | None = None
    depth: int | None = None
    nodes: int | None = None
    mate_ms: int | None = None
    ponder: bool = False
    deadline_ms: int = 0

    def position(self) -> Position:
        """The position to search, with its history; a copy of the caller's own."""
        position = self.start.copy()
        for move in self.moves:
            position.play(move)
        return position


class Decision(Enum):
    """What a player does in its turn."""

    MOVE = "move"
    RESIGN = "resign"
    DECLARE = "declare"
    CLAIM = "claim"  # it says that the game is over, or how it ends
    IMPOSSIBLE = "impossible"  # it chose what is no move here


@dataclass(frozen=True)
class SearchAnswer:
    """The answer to a search. `move` and `ponder` belong to MOVE alone: the move, and the engine's text of the reply
    it expects ("" = none). `text` is how it wrote its answer, `why` what is wrong with it if it is IMPOSSIBLE."""

    decision: Decision
    move: int = 0
    text: str = ""
    ponder: str = ""
    why: Message | None = None


@dataclass(frozen=True)
class MateFound:
    """The answer to a search for mate: with `mate` the moves to it, as the engine writes them. `mate` None = not found
    out: too little time, or the engine is not `able` to do that."""

    mate: bool | None
    line: tuple[str, ...] = ()
    able: bool = True


@dataclass(frozen=True)
class Limit:
    """Milliseconds, positions looked at and the depth after which an engine is stopped; 0 = none. No engine is asked
    to keep it: some end themselves when they are."""

    ms: int = 0
    nodes: int = 0
    depth: int = 0
