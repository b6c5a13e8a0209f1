"""A game that is being played in another process, as far as it has told of it."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.notation.moves.usi import parse_move, parse_position_command
from shogi_desktop.rules import Position, Side, Variant
from shogi_desktop.rules.board.moves import NO_MOVE


@dataclass
class LiveGame:
    """The game of a pair; `first` is the side of the first of them. The position is read, never changed."""

    pair: Pair
    number: int
    first: Side
    position: Position
    last_move: int = NO_MOVE

    @staticmethod
    def begun(pair: Pair, number: int, first: Side, opening: str, variant: Variant) -> LiveGame:
        """A game that begins now. NotationError for an opening that is none."""
        position = parse_position_command(opening, variant)
        history = position.history()
        return LiveGame(pair, number, first, position, history[-1] if history else NO_MOVE)

    def play(self, moves: tuple[str, ...]) -> None:
        """It has gone on. NotationError where these are no moves of it."""
        for text in moves:
            self.last_move = parse_move(text, self.position)
            self.position.play(self.last_move)
