"""How a move is chosen from an opening book."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.opening_book import Book, BookMove, position_text
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .evaluation.worth import Worth

MARGIN: Final = 50
"""Moves that are worse than the best one by more than so many hundredths of a pawn of shogi are not played: where
pieces are worth more, scores differ by more (`margin_of`)."""


@dataclass(frozen=True)
class FromBook:
    """What a book plays: a move, its score, and the line that the book expects, which begins with it."""

    score: int
    line: list[int]


def choose(book: Book, position: Position, chance: random.Random) -> FromBook | None:
    """A move that is legal here, by weighted chance among the good ones; None where the book has none.

    A position that has stood before in this game is left to the search, and so is one in which a ruling remembers
    what the board does not show.
    """
    good = _good_moves(book, position)
    total = sum([entry.weight for entry, _ in good])
    at = chance.randrange(total) if total else -1
    for entry, move in good:
        at -= entry.weight
        if at < 0:
            return FromBook(entry.score, [move, *_reply(book, position, move)])
    return None


def _good_moves(book: Book, position: Position) -> list[tuple[BookMove, int]]:
    """What may be played here, the legal moves alone."""
    if position.words[position.ply] or position.earlier_occurrences():
        return []
    entries = book.moves(position_text(position))
    least = max([entry.score for entry in entries], default=0) - margin_of(position.variant)
    found = [(entry, _legal(entry.text, position)) for entry in entries if entry.weight and entry.score >= least]
    return [(entry, move) for entry, move in found if move != NO_MOVE]


def _reply(book: Book, position: Position, move: int) -> list[int]:
    """What the book would most likely play after `move`; nothing where it does not know."""
    after = position.copy()
    after.play(move)
    return [reply for _, reply in sorted(_good_moves(book, after), key=_weight_of)[-1:]]


@lru_cache(maxsize=4)
def margin_of(variant: Variant) -> int:
    """MARGIN in a game, by what its pieces are worth."""
    return MARGIN * int(Worth(variant).unit) // 100


def _legal(text: str, position: Position) -> int:
    """The move that `text` writes, NO_MOVE where it is not legal here."""
    try:
        return parse_move(text, position)
    except NotationError:
        return NO_MOVE


def _weight_of(known: tuple[BookMove, int]) -> int:
    return known[0].weight
