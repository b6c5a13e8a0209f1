"""A game of a match as a job: what it takes, what comes back of it, and how it goes on, for whoever looks on."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.clients.engine_call import Engine, KeptEngines
from shogi_desktop.clients.search import SearchRequest
from shogi_desktop.game.tree import Game
from shogi_desktop.jobs.workers import tell
from shogi_desktop.messages import Message
from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import Side, Variant

from .players import MatchPlayer
from .referee import GameEnd, Referee, Seat
from .settings import MatchSettings

INTERVAL_S: Final = 0.25


@dataclass(frozen=True)
class GameBegun:
    """A game has begun with this opening, as USI writes it."""

    opening: str


@dataclass(frozen=True)
class MovesMade:
    """These moves were made since the last message, as USI writes them."""

    moves: tuple[str, ...]


class News:
    """Tells of one game, which begins now."""

    def __init__(
        self, variant: Variant, opening: str, tell: Callable[[object], None], now: Callable[[], float] = time.monotonic
    ) -> None:
        """`now` are seconds of any clock."""
        self._variant, self._tell, self._now = variant, tell, now
        self._moves: list[str] = []
        self._last = now() - INTERVAL_S
        tell(GameBegun(opening))

    def hear(self, move: int) -> None:
        """A move was made; 0: none, but time has gone by."""
        if move:
            self._moves.append(format_move(move, self._variant))
        if self._moves and self._now() >= self._last + INTERVAL_S:
            self._last = self._now()
            self._tell(MovesMade(tuple(self._moves)))
            self._moves.clear()


_kept: KeptEngines[SearchRequest] = KeptEngines()


def seated(player: MatchPlayer, restart: bool = False) -> AbstractContextManager[Engine]:
    """An engine for a game: one that has played already where there is one, and it stays for the next one; with
    `restart` a new one, which ends with the game."""
    return _kept.lent((player, restart), player.call, player.stays and not restart)


def leave() -> None:
    """Ends the engines that wait for a game, and those that play one when it is over."""
    _kept.end()


class GameScore(Enum):
    """What a game brings the first player."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    VOID = "void"


@dataclass(frozen=True)
class MatchGameOrder:
    """A game that is to be played; `opening` is written as USI writes it, `opening_number` tells it from others. The
    record calls the match `event`."""

    settings: MatchSettings
    number: int
    opening_number: int
    opening: str
    first: Side
    event: str = "a match"


@dataclass(frozen=True)
class GameRow:
    """What the table of a match says of a game. `how` is the value of the reason it ended by; the slowest answers are
    those of the first player and of the second, `faults` and `opponent_faults` what must not happen to them."""

    number: int
    opening: int
    first: str
    score: GameScore
    how: str
    plies: int
    slowest_ms: tuple[int, int]
    faults: tuple[Message, ...] = ()
    opponent_faults: tuple[Message, ...] = ()


@dataclass(frozen=True)
class FinishedGame:
    """A game that was played, and its record as a file of ours."""

    row: GameRow
    record: str


def play_game(order: MatchGameOrder) -> FinishedGame:
    """Plays a game, and tells of its moves. ValueError where its opening does not fit its rules; NotSeatedError."""
    settings = order.settings
    variant = settings.load_variant()
    game = _begun(variant, order)
    restart = settings.restart
    with seated(settings.first, restart) as first, seated(settings.second, restart) as second:
        seats = (Seat(settings.first, first, 0, []), Seat(settings.second, second, 0, []))
        by_side = dict(zip((order.first, order.first.other), seats, strict=True))
        end = Referee(game, by_side, settings, News(variant, order.opening, tell).hear).play(variant)
    row = GameRow(
        order.number,
        order.opening_number,
        order.first.name.lower(),
        _score(end, order.first),
        end.result.reason.value,
        game.position.ply,
        (seats[0].slowest_ms, seats[1].slowest_ms),
        tuple(seats[0].faults),
        tuple(seats[1].faults),
    )
    return FinishedGame(row, format_game(game))


def _begun(variant: Variant, order: MatchGameOrder) -> Game:
    """A record of the opening."""
    position = parse_position_command(order.opening, variant)
    start = parse_position_command(order.opening.partition(" moves ")[0], variant)
    game = Game(variant, start)
    for move in position.history():
        game.play(move)
    players = {order.first: order.settings.first, order.first.other: order.settings.second}
    game.headers |= {side.name.lower(): players[side].name for side in Side}
    game.headers["started"] = time.strftime("%Y/%m/%d %H:%M:%S")
    game.headers["event"] = f"{order.event}, game {order.number}"
    limits = dict.fromkeys(players[side].limits.text() for side in Side)
    game.headers["time limit"] = " / ".join(limits)
    return game


def _score(end: GameEnd, first: Side) -> GameScore:
    if end.void:
        return GameScore.VOID
    if end.result.winner is None:
        return GameScore.DRAWN
    return GameScore.WON if end.result.winner is first else GameScore.LOST
