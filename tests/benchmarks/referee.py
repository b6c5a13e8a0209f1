"""Games between two engines, whatever they speak: every move is judged by the rules, every answer timed."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass, field, replace

from shogi_desktop.clients.conversations.dialect import GameSettings
from shogi_desktop.clients.engine_call import EngineCall, EngineError
from shogi_desktop.clients.search import Choice, Decision, SearchRequest
from shogi_desktop.notation.moves.usi import format_position_command
from shogi_desktop.rules import Position, Side, Variant
from shogi_desktop.rules.rulings.declaration import judge_declaration

LATENESS_S = 0.25
"""What a loaded machine may add to an answer before it counts as late."""


@dataclass(frozen=True)
class Player:
    """An engine, what it is told of a game, and its limits for a move (the position is put in); `allowed_s` is how
    long it may take, 0 = any time. `fresh`: it is started anew for every game."""

    engine: EngineCall[SearchRequest]
    settings: GameSettings
    limits: SearchRequest
    allowed_s: float = 0.0
    fresh: bool = False


@dataclass(frozen=True)
class End:
    """How a game ended. `winner` None is a draw, or with `void` no result at all; `detail` says what was wrong."""

    winner: Side | None
    how: str
    void: bool = False
    detail: str = ""


@dataclass
class Score:
    """Results as the first player sees them, and everything that must not happen to it."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    voids: int = 0
    moves: int = 0
    slowest_s: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def count(self, end: End, first: Side) -> None:
        """A game in which the first player had this side."""
        self.ends[end.how] += 1
        if end.void:
            self.voids += 1
        elif end.winner is None:
            self.draws += 1
        elif end.winner is first:
            self.wins += 1
        else:
            self.losses += 1

    def __str__(self) -> str:
        return f"+{self.wins} -{self.losses} ={self.draws} void {self.voids}"


def opening(variant: Variant, number: int, plies: int) -> Position:
    """The opening of this number: a few random moves from the start, always the same, not yet the end of a game."""
    chance = random.Random(number)
    while True:
        position = Position(variant)
        for _ in range(plies):
            moves = position.legal_moves()
            if not moves:
                break
            position.play(chance.choice(moves))
        if position.outcome() is None:
            return position


class Referee:
    """Lets two players play, the first with either side; what goes wrong with the first one is a fault."""

    def __init__(
        self, first: Player, second: Player, score: Score, longest: int, illegal_loses: bool = False
    ) -> None:
        """Games of `longest` plies are draws. `illegal_loses`: so does a player that makes an illegal move; else nobody
        wins by it."""
        self._first, self._second = first, second
        self._score = score
        self._longest = longest
        self._illegal_loses = illegal_loses

    def play(self, start: Position, first: Side) -> End:
        """A game from an opening, which is left as it is; it is counted."""
        players = {first: self._first, first.other: self._second}
        end = self._prepare(start.variant) or self._play(start.copy(), players)
        for side, player in players.items():
            if end.winner is not None:
                player.engine.game_over("win" if side is end.winner else "lose")
            if player.fresh:
                player.engine.close()
        self._score.count(end, first)
        return end

    def _prepare(self, variant: Variant) -> End | None:
        for player in (self._first, self._second):
            try:
                player.engine.set_up(player.settings)
            except EngineError as error:
                return self._broken(player, f"at the start of a game of {variant.name}", error)
        return None

    def _play(self, position: Position, players: dict[Side, Player]) -> End:
        origin = Position(position.variant)
        while position.ply < self._longest:
            outcome = position.outcome()
            if outcome is not None:
                return End(outcome.winner, outcome.termination.value)
            side = Side(position.turn)
            moves = tuple(position.history())
            where = f"after: {format_position_command(origin, moves)}"
            try:
                choice = self._ask(players[side], replace(players[side].limits, start=origin, moves=moves), where)
            except EngineError as error:
                return self._broken(players[side], where, error)
            if choice.decision is not Decision.MOVE:
                return self._decided(players[side], choice, position, where)
            position.play(choice.move)
            self._score.moves += 1
        return End(None, "too long")

    def _ask(self, player: Player, request: SearchRequest, where: str) -> Choice:
        began = time.monotonic()
        choice = player.engine.ask(request)
        spent = time.monotonic() - began
        if player is self._first:
            self._score.slowest_s = max(self._score.slowest_s, spent)
            if player.allowed_s and spent > player.allowed_s + LATENESS_S:
                self._score.faults.append(f"{spent:.3f} s {where}")
        assert isinstance(choice, Choice)
        return choice

    def _decided(self, player: Player, choice: Choice, position: Position, where: str) -> End:
        """The game ends by what a player did instead of a move."""
        side = Side(position.turn)
        if choice.decision is Decision.RESIGN:
            return End(side.other, "resign")
        if choice.decision is Decision.DECLARE:
            declaration = judge_declaration(position)
            if declaration.allowed and declaration.winner == side:
                return End(side, "declaration")
        end = self._void(player, choice.decision.value, f"{choice.why or choice.text} {where}")
        if choice.decision is Decision.IMPOSSIBLE and self._illegal_loses:
            return replace(end, winner=side.other, void=False)
        return end

    def _broken(self, player: Player, where: str, error: EngineError) -> End:
        """A player that crashes, is silent, or refuses a move that is legal here."""
        return self._void(player, "broken", f"{error} {where}")

    def _void(self, player: Player, how: str, detail: str) -> End:
        if player is self._first:
            self._score.faults.append(f"{how}: {detail}")
        return End(None, how, void=True, detail=detail)
