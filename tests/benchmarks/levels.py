"""Do the levels differ? The lowest against a naive player, and neighbours against each other.

    python -m tests.benchmarks.levels --naive 1 --games 100
    python -m tests.benchmarks.levels --variant tenjiku --naive 10 --movetime 50 --longest 1000 --games 20
    python -m tests.benchmarks.levels --ladder --games 20

The naive player sees one thing only: it takes whatever hangs. A piece hangs when the naive player can take it and it
is undefended (no enemy move could take back on that square) or worth more than the piece that takes it. Among several
it takes the most valuable, promoting where it may; without one it makes a random legal move. It never looks for mate
and does not guard its own pieces. A move that takes or burns several pieces, or its own, counts for all of them. Long
games are draws (--longest). Compiled, 100 games take a minute or two.
"""

from __future__ import annotations

import argparse
import random
import time

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.strength import LEVELS, limited, room_of
from shogi_desktop.engine.thinking import Thinker
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.moves import from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import kind_of, side_of


class NaivePlayer:
    """Takes whatever hangs, else plays at random."""

    def __init__(self, chooser: random.Random) -> None:
        self._chooser = chooser

    def choose(self, position: Position) -> int:
        """The move it plays."""
        moves = position.legal_moves()
        taking = [(self._profit(position, move), is_promotion(move), move) for move in moves]
        best = max(profit for profit, _, _ in taking)
        if best <= 0:
            return self._chooser.choice(moves)
        return max(entry for entry in taking if entry[0] == best)[2]

    def _profit(self, position: Position, move: int) -> int:
        """Value of the hanging pieces that the move takes, 0 where it takes none."""
        if is_drop(move):
            return 0
        side = position.turn
        removals = [(item.square, item.piece) for item in position.transition(move).removals]
        if not removals:
            return 0
        value = sum(self._value(position, piece) * (1 if side_of(piece) != side else -1) for _, piece in removals)
        if value > self._value(position, position.piece_at(from_square(move))):
            return value
        position.play(move)
        defended = any(not is_drop(reply) and to_square(reply) == to_square(move) for reply in position.legal_moves())
        position.undo()
        return 0 if defended else value

    def _value(self, position: Position, piece: int) -> int:
        """Value of a piece; the last royal one is worth the game."""
        kind = position.variant.kind(int(kind_of(piece)))
        last = kind.royal and len(position.royal_squares(int(side_of(piece)))) == 1
        return 1_000_000 if last and position.takes_royals else kind.value


class LevelPlayer:
    """The engine at one level, without a clock."""

    def __init__(self, variant: Variant, level: int, seed: int, movetime: int = 300) -> None:
        self._level = LEVELS[level - 1]
        self._movetime = movetime
        self._thinker = Thinker(variant, 4, seed)
        self.slowest = 0.0

    def new_game(self) -> None:
        self._thinker.new_game()

    def choose(self, position: Position) -> int:
        """The move it plays, 0 when it resigns, -1 when it declares a win."""
        began = time.monotonic()
        limits = limited(Limits(movetime=self._movetime), self._level, room_of(position.variant))
        answer = self._thinker.think(position, limits, Control(budget(limits, self._level.share)), self._level)
        self.slowest = max(self.slowest, time.monotonic() - began)
        if answer.declares:
            return -1
        assert answer.resigns or position.is_legal(answer.move)
        return 0 if answer.resigns else answer.move


def play(players: list[NaivePlayer | LevelPlayer], variant: Variant, longest: int) -> tuple[Side | None, str]:
    """One game; `players` by side. Returns the winner and how it ended."""
    position = Position(variant)
    while position.ply < longest:
        outcome = position.outcome()
        if outcome is not None:
            return outcome.winner, outcome.termination.value
        side = Side(position.turn)
        move = players[side].choose(position)
        if move == 0:
            return side.other, "resign"
        if move == -1:
            return side, "declaration"
        position.play(move)
    return None, "too long"


def match(
    first: NaivePlayer | LevelPlayer, second: NaivePlayer | LevelPlayer, games: int, variant: Variant, longest: int
) -> tuple[int, int, int, dict[str, int]]:
    """Wins, losses and draws of `first`, with how the games ended; colours change every game."""
    wins = losses = draws = 0
    ends: dict[str, int] = {}
    for game in range(games):
        players = [first, second] if game % 2 == 0 else [second, first]
        for player in players:
            if isinstance(player, LevelPlayer):
                player.new_game()
        winner, end = play(players, variant, longest)
        ends[end] = ends.get(end, 0) + 1
        if winner is None:
            draws += 1
        elif players[winner] is first:
            wins += 1
        else:
            losses += 1
    return wins, losses, draws, ends


def main(arguments: list[str] | None = None) -> None:
    """Plays what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--naive", type=int, default=1, metavar="LEVEL", help="the level that meets the naive player")
    parser.add_argument("--ladder", action="store_true", help="each level against the next one instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", default="shogi")
    parser.add_argument("--movetime", type=int, default=300, help="milliseconds for a move at most")
    parser.add_argument("--longest", type=int, default=400, help="moves after which a game is a draw")
    options = parser.parse_args(arguments)
    variant = load_variant(options.variant)
    if not options.ladder:
        level = LevelPlayer(variant, options.naive, options.seed, options.movetime)
        result = match(level, NaivePlayer(random.Random(options.seed)), options.games, variant, options.longest)
        print(f"level {options.naive} against the naive player: +{result[0]} -{result[1]} ={result[2]} {result[3]}")
        print(f"slowest move {level.slowest:.3f} s")
        return
    for lower in range(1, len(LEVELS)):
        one, two = (LevelPlayer(variant, n, options.seed + n, options.movetime) for n in (lower, lower + 1))
        result = match(two, one, options.games, variant, options.longest)
        print(f"level {lower + 1} against {lower}: +{result[0]} -{result[1]} ={result[2]} {result[3]}", flush=True)


if __name__ == "__main__":
    main()
