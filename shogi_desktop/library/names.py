"""What a position must look like to bear a name, written from the side's own point of view.

A condition is a line of words that must all hold, such as `2h:K 3h/3i:S !8h:B 5e:-  8b:r hand:B !hand:b`. Before the
colon stand squares as Black sees them, one of which must hold one of the pieces behind it: pieces as in SFEN, capitals
for the side's own, small letters for the enemy's, `-` for no piece. `hand:B` wants at least one in hand, and `!` turns
a word into its opposite.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from shogi_desktop import program_files
from shogi_desktop.files import read_text
from shogi_desktop.notation.errors import NotationError, PositionMessage, shortened
from shogi_desktop.notation.positions.sfen import find_kind
from shogi_desktop.rules import Position, Side, Variant
from shogi_desktop.rules.board.pieces import EMPTY, kind_of, make_piece, side_of
from shogi_desktop.system_errors import message_of

_WORD: Final = re.compile(r"(?P<no>!?)(?P<places>hand|[0-9a-z/]+):(?P<pieces>\S+)")
_HAND: Final = "hand"
_NOTHING: Final = "-"

Fits = Callable[[Position], bool]


@dataclass(frozen=True)
class PieceCondition:
    """`squares` (none: the hands) hold one of the packed `pieces`, or, unless `wanted`, hold none of them; Black's."""

    squares: tuple[int, ...]
    pieces: tuple[int, ...]
    wanted: bool


@dataclass(frozen=True)
class Condition:
    """All its words hold."""

    words: tuple[PieceCondition, ...]

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


def _word(match: re.Match[str], variant: Variant) -> PieceCondition:
    column = match.start() + 1
    parts = _WORD.fullmatch(match.group())
    if parts is None:
        word = match.group()
        raise NotationError(PositionMessage.SQUARE_WITH_PIECE(text=shortened(word)), word, column=column)
    squares: Sequence[int] = ()
    if parts["places"] != _HAND:
        try:
            squares = [variant.parse_square(name) for name in parts["places"].split("/")]
        except ValueError as error:
            raise NotationError(message_of(error), match.group(), column=column) from None
    pieces = [_piece(piece, variant, column) for piece in parts["pieces"].split("/")]
    if not squares and any(piece == EMPTY or kind_of(piece) not in variant.hand_kinds for piece in pieces):
        raise NotationError(PositionMessage.NOT_HELD(text=shortened(parts["pieces"])), match.group(), column=column)
    return PieceCondition(tuple(squares), tuple(pieces), not parts["no"])


def _piece(text: str, variant: Variant, column: int) -> int:
    if text == _NOTHING:
        return int(EMPTY)
    found = find_kind(variant, text)
    if found is None:
        raise NotationError(
            PositionMessage.HAS_NO_PIECE(title=variant.title, text=shortened(text)), text, column=column
        )
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


class NameTable(Enum):
    """The values are the tables of the file."""

    OPENING = "openings"
    CASTLE = "castles"


_LATEST: Final = {NameTable.OPENING: 40, NameTable.CASTLE: 120}
"""Plies up to which a name is given that says nothing of it."""
_SIDES: Final = {"black": (Side.BLACK,), "white": (Side.WHITE,)}


@dataclass(frozen=True)
class Name:
    """One opening or castle.

    It is reached where one of `needs` holds, after all of `first` have held in this order, between the plies `since`
    and `until`. `sides` may have it; one that is `shared` is then also the other's. Where a name of `over` was reached
    too, this one is told instead. `place` is that in the book. `example` are moves as USI writes them from the start,
    or the SFEN of a position.
    """

    key: str
    group: NameTable
    place: int
    kanji: str
    reading: str
    romaji: str
    needs: tuple[Condition, ...]
    first: tuple[Condition, ...]
    since: int
    until: int
    sides: tuple[Side, ...]
    shared: bool
    over: frozenset[str]
    example: str


@dataclass(frozen=True)
class NameBook:
    """All names of a variant; of several that fit an earlier one says more. `stamp` tells its contents apart."""

    names: tuple[Name, ...] = ()
    stamp: int = 0

    def named(self, key: str) -> Name | None:
        return next((name for name in self.names if name.key == key), None)

    def of(self, group: NameTable) -> tuple[Name, ...]:
        return tuple(name for name in self.names if name.group is group)

    @property
    def last(self) -> int:
        """The ply after which nothing is named any more."""
        return max((name.until for name in self.names), default=-1)


@cache
def names_of(variant: Variant) -> NameBook:
    """The names of a variant, none where there is no file. ValueError, naming the name, for a file that is none."""
    return parse_names(read_text(_file(variant)), variant) if has_names(variant) else NameBook()


def has_names(variant: Variant) -> bool:
    """Whether there is a file of names of a variant."""
    return variant.name == variant.name.strip("./\\") and _file(variant).is_file()


def _file(variant: Variant) -> Path:
    return program_files.resources() / "names" / f"{variant.name}.toml"


def parse_names(text: str, variant: Variant) -> NameBook:
    """The names that a file holds. ValueError as above."""
    values = tomllib.loads(text)
    below = {entry["key"]: tuple(entry.get("over", ())) for group in NameTable for entry in values.get(group.value, ())}
    for key, names in below.items():
        unknown = set(names) - set(below)
        if unknown:
            raise ValueError(f"{key}: there is no name {', '.join(sorted(unknown))}")
    entries = [(group, entry) for group in NameTable for entry in values.get(group.value, ())]
    read = [_name(entry, group, place, below, variant) for place, (group, entry) in enumerate(entries)]
    return NameBook(tuple(read), crc32(text.replace("\r\n", "\n").encode()))


def _name(
    entry: Mapping[str, Any], group: NameTable, place: int, below: Mapping[str, tuple[str, ...]], variant: Variant
) -> Name:
    key = entry["key"]
    try:
        needs, first = (
            tuple(parse_condition(line, variant) for line in entry.get(field, ())) for field in ("needs", "first")
        )
    except NotationError as error:
        raise ValueError(f"{key}: {error}") from None
    return Name(
        key,
        group,
        place,
        entry["kanji"],
        entry["reading"],
        entry["romaji"],
        needs,
        first,
        entry.get("since", 0),
        entry.get("until", _LATEST[group]),
        _SIDES.get(entry.get("side", ""), tuple(Side)),
        entry.get("shared", False),
        frozenset(_all_below(key, below)),
        entry["example"],
    )


def _all_below(key: str, below: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """What a name is told instead of, directly or by another."""
    for each in below[key]:
        yield each
        yield from _all_below(each, below)
