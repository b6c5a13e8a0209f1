"""What a position must look like to bear a name, written from the side's own point of view.

A condition is a line of words that must all hold, such as `2h:K 3h/3i:S !8h:B 5e:-  8b:r hand:B !hand:b`. Before the
colon stand squares as Black sees them, one of which must hold one of the pieces behind it: pieces as in SFEN, capitals
for the side's own, small letters for the enemy's, `-` for no piece. `hand:B` wants at least one in hand, and `!` turns
a word into its opposite.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.notation.errors import NotationError, shortened
from shogi_desktop.notation.positions.sfen import find_kind
from shogi_desktop.rules import Position, Side, Variant
from shogi_desktop.rules.board.pieces import EMPTY, kind_of, make_piece, side_of

_WORD: Final = re.compile(r"(?P<no>!?)(?P<places>hand|[0-9a-z/]+):(?P<pieces>\S+)")
_HAND: Final = "hand"
_NOTHING: Final = "-"

Fits = Callable[[Position], bool]


@dataclass(frozen=True)
class Word:
    """`squares` (none: the hands) hold one of the packed `pieces`, or, unless `wanted`, hold none of them; Black's."""

    squares: tuple[int, ...]
    pieces: tuple[int, ...]
    wanted: bool


@dataclass(frozen=True)
class Condition:
    """All its words hold."""

    words: tuple[Word, ...]

    @property
    def asks_hands(self) -> bool:
        return any(not word.squares for word in self.words)

    def watched(self, side: Side, variant: Variant) -> frozenset[int]:
        """The squares on which a change can make it true for a side."""
        return frozenset(_seen_by(side, square, variant) for word in self.words for square in word.squares)

    def matcher(self, side: Side, variant: Variant) -> Fits:
        """Whether a position fulfils it for a side; made for being asked often."""
        on_board = [
            (
                tuple(_seen_by(side, square, variant) for square in word.squares),
                frozenset(_owned_by(side, piece) for piece in word.pieces),
                word.wanted,
            )
            for word in self.words
            if word.squares
        ]
        in_hand = [
            (tuple(_slot(_owned_by(side, piece), variant) for piece in word.pieces), word.wanted)
            for word in self.words
            if not word.squares
        ]

        def fits(position: Position) -> bool:
            cells = position.cells
            for squares, pieces, wanted in on_board:
                for square in squares:
                    if cells[square] in pieces:
                        if wanted:
                            break
                        return False
                else:
                    if wanted:
                        return False
            if in_hand:
                hand = position.hand
                for slots, wanted in in_hand:
                    if any(hand[slot] for slot in slots) != wanted:
                        return False
            return True

        return fits


def parse_condition(text: str, variant: Variant) -> Condition:
    """The condition that `text` writes. NotationError naming the column."""
    return Condition(tuple(_word(match, variant) for match in re.finditer(r"\S+", text)))


def _word(match: re.Match[str], variant: Variant) -> Word:
    column = match.start() + 1
    parts = _WORD.fullmatch(match.group())
    if parts is None:
        word = match.group()
        raise NotationError(f"a square with a piece belongs here, not {shortened(word)}", word, column=column)
    squares: Sequence[int] = ()
    if parts["places"] != _HAND:
        try:
            squares = [variant.parse_square(name) for name in parts["places"].split("/")]
        except ValueError as error:
            raise NotationError(str(error), match.group(), column=column) from None
    pieces = [_piece(piece, variant, column) for piece in parts["pieces"].split("/")]
    if not squares and any(piece == EMPTY or kind_of(piece) not in variant.hand_kinds for piece in pieces):
        raise NotationError(f"a hand cannot hold {shortened(parts['pieces'])}", match.group(), column=column)
    return Word(tuple(squares), tuple(pieces), not parts["no"])


def _piece(text: str, variant: Variant, column: int) -> int:
    if text == _NOTHING:
        return int(EMPTY)
    found = find_kind(variant, text)
    if found is None:
        raise NotationError(f"{variant.title} has no piece {shortened(text)}", text, column=column)
    kind, side = found
    return int(make_piece(kind.id, side))


def _seen_by(side: Side, square: int, variant: Variant) -> int:
    """The square that is for a side what this one is for Black."""
    if side is Side.BLACK:
        return square
    return variant.square(variant.files + 1 - variant.file_of(square), variant.ranks + 1 - variant.rank_of(square))


def _owned_by(side: Side, piece: int) -> int:
    """The piece that is for a side what this one is for Black."""
    if side is Side.BLACK or piece == EMPTY:
        return piece
    return int(make_piece(kind_of(piece), 1 - side_of(piece)))


def _slot(piece: int, variant: Variant) -> int:
    return int(side_of(piece) * len(variant.kinds) + kind_of(piece))
