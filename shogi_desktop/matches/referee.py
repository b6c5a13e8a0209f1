"""One game between two engines, whatever they speak: every move is judged by the rules, every answer timed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.clients.engine_call import Engine
from shogi_desktop.clients.errors import EngineError
from shogi_desktop.clients.search import Decision, SearchAnswer
from shogi_desktop.game.clock import Clock
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.messages import Message, plain
from shogi_desktop.notation.moves.usi import Info
from shogi_desktop.rules import Position, Side, Variant

from .errors import FaultMessage, MatchMessage, NotSeatedError
from .players import MatchPlayer
from .settings import MatchSettings

_IN_A_ROW: Final = 8
"""Moves of both players together, in all of which the same side is told to be far ahead."""


class Adjudication:
    """Listens to what the players tell of their moves. `limit_cp` in hundredths of a pawn, 0: no game is cut short."""

    def __init__(self, limit_cp: int) -> None:
        self._limit_cp = limit_cp
        self._ahead: Side | None = None
        self._moves = 0

    def winner(self, mover: Side, info: Info) -> Side | None:
        """The side that both call the winner, once a move has been played of which its player told this."""
        ahead = self._told_ahead(mover, info)
        self._moves = self._moves + 1 if ahead is self._ahead else 1
        self._ahead = ahead
        return ahead if self._moves >= _IN_A_ROW else None

    def _told_ahead(self, mover: Side, info: Info) -> Side | None:
        """The side that is far ahead, says the player of `mover`; None where it names none."""
        score = info.score_mate if info.score_mate is not None else info.score_cp
        least = 1 if info.score_mate is not None else self._limit_cp
        if not self._limit_cp or score is None or abs(score) < least:
            return None
        return mover if score > 0 else mover.other


LATENESS_MS: Final = 250
"""What a loaded machine may add to an answer before it counts as late, where the game is not lost by that."""
_UNUSUAL: Final[Mapping[Decision, Reason]] = {
    Decision.IMPOSSIBLE: Reason.ILLEGAL_MOVE,
    Decision.DECLARE: Reason.FORFEIT,  # a declaration that is not justified
    Decision.CLAIM: Reason.OTHER,
}


_FAULT_OF: Final[Mapping[Reason, Message]] = {
    Reason.ILLEGAL_MOVE: FaultMessage.ILLEGAL,
    Reason.FORFEIT: FaultMessage.NOT_DECLARED,
    Reason.OTHER: FaultMessage.CLAIMED,
    Reason.ENGINE_FAILURE: FaultMessage.FAILED,
}
_FAULTS: Final = frozenset({Reason.ILLEGAL_MOVE, Reason.FORFEIT, Reason.ENGINE_FAILURE})
"""What loses a game where faults do."""


@dataclass(frozen=True)
class GameEnd:
    """How a game ended; with `void` it counts for nobody, and `result.detail` says what was wrong."""

    result: GameResult
    void: bool = False


@dataclass
class Seat:
    """A player at the board, and what is to be told of it afterwards: its slowest answer, and what must not happen."""

    player: MatchPlayer
    engine: Engine
    slowest_ms: int
    faults: list[Message]


class Referee:
    """Lets two players play one game, which is recorded with its times and what the engines told of their moves."""

    def __init__(
        self,
        game: Game,
        seats: Mapping[Side, Seat],
        settings: MatchSettings,
        told: Callable[[int], None] | None = None,
    ) -> None:
        """`game` is at the end of its opening. `told` hears each move, and 0 while a player thinks aloud."""
        self.game = game
        self._listener = told
        self._origin = game.start
        self._seats = seats
        self._settings = settings
        self._adjudication = Adjudication(settings.adjudged_cp)
        black, white = (seats[side].player.limits.clock for side in Side)
        self._clock = Clock(black, white, _now_ms)
        self._info = Info()

    def play(self, variant: Variant) -> GameEnd:
        """The game to its end, which is put into the record. NotSeatedError where it cannot begin."""
        self._prepare(variant)
        end = self._play()
        self.game.finish(end.result)
        for side, seat in self._seats.items():
            won = end.result.winner
            seat.engine.game_over("draw" if won is None else "win" if won is side else "lose")
        return end

    def _prepare(self, variant: Variant) -> None:
        for seat in self._seats.values():
            try:
                seat.engine.set_up(seat.player.settings(variant))
            except EngineError as error:
                name = seat.player.name
                message = MatchMessage.NOT_SEATED(name=name, game=variant.name, reason=error.message)
                raise NotSeatedError(message) from error

    def _play(self) -> GameEnd:
        position = self.game.position
        longest = self._settings.longest
        self._clock.start(Side(position.turn))
        self._clock.pause()
        while position.ply < longest:
            outcome = position.outcome()
            if outcome is not None:
                return GameEnd(GameResult.of_outcome(outcome))
            seat = self._seats[Side(position.turn)]
            try:
                choice, spent_ms = self._ask(seat, position)
            except EngineError as error:
                return self._void(seat, Reason.ENGINE_FAILURE, error.message, disputed=error.refuses)
            end = self._judge(seat, choice, position, spent_ms)
            if end is not None:
                return end
            mover = Side(position.turn)
            self._record(seat, choice.move, spent_ms)
            winner = self._adjudication.winner(mover, self._info)
            if winner is not None:
                return GameEnd(GameResult(winner, Reason.OTHER, "both players call it decided"))
        return GameEnd(GameResult(None, Reason.MOVE_LIMIT, f"given up after {longest} plies"))

    def _ask(self, seat: Seat, position: Position) -> tuple[SearchAnswer, int]:
        """What a player does in its turn, and the milliseconds it took."""
        self._info = Info()
        request = seat.player.request(self._origin, tuple(position.history()), self._clock)
        self._clock.resume()
        choice = seat.engine.ask(request, self._hear)
        spent_ms = self._clock.press()
        self._clock.pause()
        seat.slowest_ms = max(seat.slowest_ms, spent_ms)
        assert isinstance(choice, SearchAnswer)
        return choice, spent_ms

    def _hear(self, told: object) -> None:
        if isinstance(told, Info) and (told.score_cp is not None or told.score_mate is not None):
            self._info = told
        if self._listener is not None:
            self._listener(0)

    def _judge(self, seat: Seat, choice: SearchAnswer, position: Position, spent_ms: int) -> GameEnd | None:
        """The end of the game where it ends by what a player does, or has done too late; None for a move in time."""
        side = Side(position.turn)
        if seat.player.limits.has_clock and self._clock.flagged() is side:
            seat.faults.append(FaultMessage.LOST_ON_TIME(seconds=f"{spent_ms / 1000:.3f}", number=self._ply))
            return GameEnd(GameResult(side.other, Reason.TIME, spent_ms=spent_ms))
        allowed_ms = seat.player.limits.move_ms
        if allowed_ms and spent_ms > allowed_ms + LATENESS_MS:
            seat.faults.append(FaultMessage.LATE(seconds=f"{spent_ms / 1000:.3f}", number=self._ply))
        if choice.decision is Decision.MOVE:
            return None
        if choice.decision is Decision.RESIGN:
            return GameEnd(GameResult(side.other, Reason.RESIGN, spent_ms=spent_ms))
        if choice.decision is Decision.DECLARE:
            declaration = self.game.declaration()
            if declaration.allowed and declaration.winner == side:
                return GameEnd(GameResult(side, Reason.DECLARATION, spent_ms=spent_ms))
        end = self._void(seat, _UNUSUAL[choice.decision], choice.why or plain(choice.text))
        if choice.decision is Decision.IMPOSSIBLE and self._settings.illegal_loses and end.void:
            return GameEnd(replace(end.result, winner=side.other))
        return end

    def _record(self, seat: Seat, move: int, spent_ms: int) -> None:
        clock_ms = tuple(self._clock.remaining(side).main_ms for side in Side)
        limits = seat.player.limits
        clocks = (clock_ms[0], clock_ms[1]) if limits.has_clock else None
        node = self.game.play(move, spent_ms if limits.timed else None, clocks)  # who counts positions has no time
        info = self._info
        score = f"mate {info.score_mate}" if info.score_mate is not None else info.score_cp
        if score is not None:
            node.comment = f"score {score}" + (f", depth {info.depth}" if info.depth else "")
        if self._listener is not None:
            self._listener(move)

    def _void(self, seat: Seat, reason: Reason, why: Message, disputed: bool = False) -> GameEnd:
        """A player that crashes, is silent, or does what is not legal here: nobody has won, or the other one. Where it
        only knows other rules (`disputed`), nobody."""
        why = FaultMessage.AFTER(reason=why, number=self._ply)
        seat.faults.append(_FAULT_OF[reason](reason=why))
        loses = self._settings.faults_lose and reason in _FAULTS and not disputed
        side = next(side for side, sitting in self._seats.items() if sitting is seat)
        return GameEnd(GameResult(side.other if loses else None, reason, str(why)), void=not loses)

    @property
    def _ply(self) -> int:
        """The place in the record."""
        return int(self.game.position.ply)


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
