"""How long the computer may think: its clock decides, without a clock its level does."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.clients.search import SearchRequest
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules.position import Position

from .setup import LEVELS

SHORTEST_MS = 300
LONGEST_MS = 3000


@dataclass(frozen=True)
class Turn:
    """A position to move in, and how the game came there: `position` is a copy with its history, `start` where the
    game began, `moves` what was played; main time left in milliseconds and the controls of Black and White."""

    position: Position
    start: Position
    moves: tuple[int, ...]
    main_ms: tuple[int, int]
    controls: tuple[TimeControl, TimeControl]


def level_time_ms(level: int) -> int:
    """Time for a move without a clock: evenly spread from the lowest to the highest level."""
    return SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * (level - LEVELS[0]) // (LEVELS[-1] - LEVELS[0])


def request_for(turn: Turn, level: int, margin_ms: int) -> SearchRequest:
    """The request for a move; it has failed when the answer is `margin_ms` later than the time allows."""
    own = turn.controls[turn.position.turn]
    if not own.limited:
        time_ms = level_time_ms(level)
        return SearchRequest(turn.start, turn.moves, movetime_ms=time_ms, deadline_ms=time_ms + margin_ms)
    black, white = turn.controls
    increments = bool(black.increment_ms or white.increment_ms)
    return SearchRequest(
        turn.start,
        turn.moves,
        black_ms=turn.main_ms[0],
        white_ms=turn.main_ms[1],
        byoyomi_ms=own.byoyomi_ms or None,
        black_increment_ms=black.increment_ms if increments else None,
        white_increment_ms=white.increment_ms if increments else None,
        deadline_ms=turn.main_ms[turn.position.turn] + own.byoyomi_ms + margin_ms,
    )
