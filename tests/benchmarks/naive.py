"""A player that sees one thing only, as a USI engine for any variant: `python -m tests.benchmarks.naive [SEED]`

It takes whatever hangs. A piece hangs when the naive player can take it and it is undefended (no enemy move could take
back on that square) or worth more than the piece that takes it. Among several it takes the most valuable, promoting
where it may; without one it makes a random legal move. It never looks for mate and does not guard its own pieces. A
move that takes or burns several pieces, or its own, counts for all of them.
"""

from __future__ import annotations

import random
import sys

from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.rules import Position, load_variant
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
        return 1_000_000 if last and position.takes_royals else kind.worth


class NaiveEngine:
    """What it is told, in lines of USI, and what it answers."""

    def __init__(self, seed: int) -> None:
        self._player = NaivePlayer(random.Random(seed))
        self._variant, self._rules = "shogi", dict[str, str]()
        self._position = Position(load_variant("shogi"))

    def answer(self, line: str) -> list[str]:
        """The lines that answer one."""
        word, _, rest = line.strip().partition(" ")
        if word == "usi":
            return ["id name Naive", "option name USI_Variant type string default shogi", "usiok"]
        if word == "isready":
            return ["readyok"]
        if word == "setoption":
            self._set(*rest.removeprefix("name ").split(" value ", 1))
        elif word == "position":
            self._position = parse_position_command(rest, load_variant(self._variant, self._rules))
        elif word == "go":
            return [f"bestmove {self._best()}"]
        return []

    def _set(self, name: str, value: str) -> None:
        if name == "USI_Variant":
            self._variant, self._rules = value, {}
        else:
            self._rules[name.removeprefix("Rule_")] = value

    def _best(self) -> str:
        if not self._position.legal_moves():
            return "resign"
        return format_move(self._player.choose(self._position), self._position.variant)


def main() -> None:
    engine = NaiveEngine(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    for line in sys.stdin:
        if line.strip() == "quit":
            return
        for answer in engine.answer(line):
            print(answer, flush=True)


if __name__ == "__main__":
    main()
