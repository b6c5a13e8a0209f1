"""How long the computer may think: its clock decides, without a clock its level does."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.clients.search import SearchRequest
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from .setup import LEVELS, GameSetup

SHORTEST_MS = 300
LONGEST_MS = 3000
MOVES_LEFT = 40  # that main time is to last for, where an engine is told what to take


@dataclass(frozen=True)
class Turn:
    """A position to move in, and how the game came there: `position` is a copy with its history, `start` where the
    game began, `moves` what was played; main time left in milliseconds and the controls of Black and White."""

    position: Position
    start: Position
    moves: tuple[int, ...]
    main_ms: tuple[int, int]
    controls: tuple[TimeControl, TimeControl]

    def after(self, move: int) -> Turn:
        """The turn that follows a move, if it is played at once."""
        position = self.position.copy()
        position.play(move)
        return Turn(position, self.start, (*self.moves, move), self.main_ms, self.controls)

    def is_the_same(self, other: Turn) -> bool:
        """Whether both are reached by the same moves."""
        return self.moves == other.moves and self.start.same_state(other.start)


def may_ponder(setup: GameSetup, side: Side) -> bool:
    """Whether a computer may use the time of its opponent too: at full strength against a person, where both have a
    clock, so that it does not go on for ever. The person's own engines are what they are."""
    player = setup.player(side)
    played_by_both = not player.human and setup.player(side.other).human
    strong = player.level == LEVELS[-1] or player.engine is not None
    return played_by_both and strong and all(control.limited for control in setup.times())


def level_time_ms(level: int) -> int:
    """Time for a move without a clock: evenly spread from the lowest to the highest level."""
    return SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * (level - LEVELS[0]) // (LEVELS[-1] - LEVELS[0])


def timed_request_for(turn: Turn, margin_ms: int) -> SearchRequest:
    """The request to an engine that knows no byoyomi: a time for this move alone, of which a clock has enough."""
    own, main = turn.controls[turn.position.turn], turn.main_ms[turn.position.turn]
    time_ms = LONGEST_MS
    if own.limited:
        lasting = main // MOVES_LEFT + (own.byoyomi_ms + own.increment_ms) * 4 // 5
        time_ms = max(SHORTEST_MS, min(lasting, main + own.byoyomi_ms - SHORTEST_MS))
    return SearchRequest(turn.start, turn.moves, movetime_ms=time_ms, deadline_ms=time_ms + margin_ms)


def request_for(turn: Turn, level: int | None, margin_ms: int) -> SearchRequest:
    """The request for a move; it has failed when the answer is `margin_ms` later than the time allows. `level` None: to
    one of the person's own engines, of which each knows byoyomi."""
    own = turn.controls[turn.position.turn]
    if not own.limited and level is None:
        deadline = LONGEST_MS + margin_ms
        start, moves = turn.start, turn.moves
        return SearchRequest(start, moves, black_ms=0, white_ms=0, byoyomi_ms=LONGEST_MS, deadline_ms=deadline)
    if not own.limited and level is not None:
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
