"""A short line of every game in which its powers occur, read from lines.toml.

Each table there is a game: what stands elsewhere than in the array (`put`, "5e=LN 5d=p 7c=." with Black's pieces in
upper case, White's in lower), what is in hand (`hand`, "P P s"), which rule options differ (`options`), and the moves,
each with words of `powers.POWERS` that it shows. Black moves first, and all moves of both sides are made by hand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.pieces import make_piece

FILE: Final = Path(__file__).with_name("lines.toml")


@dataclass(frozen=True)
class Line:
    """A game where the line begins, and its moves as text, each with what it shows."""

    game: Game
    moves: tuple[tuple[str, tuple[str, ...]], ...]

    def walk(self) -> Iterator[tuple[Position, int, tuple[str, ...]]]:
        """The position before each move, the move, and what it shows."""
        position = self.game.position.copy()
        for text, shows in self.moves:
            move = parse_move(text, position)
            yield position, move, shows
            position.play(move)


def games() -> list[str]:
    """Names of the games that have a line."""
    return list(tomllib.loads(FILE.read_text("utf-8")))


def line_of(name: str) -> Line:
    table = tomllib.loads(FILE.read_text("utf-8"))[name]
    variant = load_variant(name, table.get("options", {}))
    start = Position(variant)
    for change in table.get("put", "").split():
        square, _, code = change.partition("=")
        start.put(variant.parse_square(square), 0 if code == "." else _piece(variant, code))
    in_hand = table.get("hand", "").split()
    for code in set(in_hand):
        piece = _piece(variant, code)
        start.set_hand(piece & 1, piece >> 1, in_hand.count(code))
    game = Game(variant, start)
    game.root.comment = "Powers of the game"  # a game that has begun, which the program goes on with
    return Line(game, tuple((text, tuple(shows.split())) for text, shows in table["moves"]))


def _piece(variant: Variant, code: str) -> int:
    side = Side.BLACK if code == code.upper() else Side.WHITE
    return int(make_piece(variant.kind_by_code(code.upper()).id, side))
