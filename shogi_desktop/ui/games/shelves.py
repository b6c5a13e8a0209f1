"""On which shelf a game stands: by the size of its board, which tells how long a game takes; a person's own on theirs.

Nothing here names a game. On each shelf games with drops stand before those without, and small ones before large ones.
Without Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.rules import Variant
from shogi_desktop.session.variants import is_own

from ..words.game_words import titles_of
from ..words.pieces.search import NO_MATCH, Names, plain, rank


class Shelf(Enum):
    """In the order in which they stand below one another; on the first are games that stand on another one too."""

    YOURS = "yours"
    SMALL = "small"
    USUAL = "usual"
    MIDDLE = "middle"
    LARGE = "large"
    LARGEST = "largest"
    OWN = "own"


SQUARES: Final = ((81, Shelf.SMALL), (101, Shelf.USUAL), (196, Shelf.MIDDLE), (324, Shelf.LARGE))
"""Each shelf holds boards of fewer squares than this: 9 x 9, just over 10 x 10, 14 x 14, 18 x 18."""


@dataclass(frozen=True)
class Row:
    """A shelf with its games; `drops`: whether captured pieces come back in all of them, in none, or None = in some."""

    shelf: Shelf
    games: tuple[Variant, ...]

    @property
    def drops(self) -> bool | None:
        kinds = {game.has_drops for game in self.games}
        return kinds.pop() if len(kinds) == 1 else None


def shelf_of(variant: Variant) -> Shelf:
    if is_own(variant):
        return Shelf.OWN
    squares = variant.files * variant.ranks
    return next((shelf for bound, shelf in SQUARES if squares < bound), Shelf.LARGEST)


def rows_of(games: Iterable[Variant]) -> tuple[Row, ...]:
    """The shelves on which any game stands."""
    held: dict[Shelf, list[Variant]] = {shelf: [] for shelf in Shelf}
    for game in games:
        held[shelf_of(game)].append(game)
    return tuple(Row(shelf, tuple(sorted(row, key=_place))) for shelf, row in held.items() if row)


def _place(variant: Variant) -> tuple[bool, int, str]:
    return not variant.has_drops, variant.files * variant.ranks, variant.name


class GameSearch:
    """Finds games by their titles in all languages, with or without blanks, in kana too, and by the size of a board."""

    def __init__(self, games: Sequence[Variant]) -> None:
        self._names = [(game, _names_of(game)) for game in games]

    def fits(self, query: str) -> dict[str, int]:
        """How well games fit, 0 best, by their names; those that do not are left out."""
        wanted = _sized(query)
        found = {game.name: rank(wanted, names) for game, names in self._names}
        return {name: fit for name, fit in found.items() if fit != NO_MATCH}


def _names_of(variant: Variant) -> Names:
    titles = [plain(title) for title in titles_of(variant)]
    size = f"{variant.files}x{variant.ranks}"
    return Names(frozenset((size,)), (*titles, *(title.replace(" ", "") for title in titles)))


def _sized(query: str) -> str:
    """A size written as 9x9, whatever stands between its numbers; any other query as it is."""
    numbers = plain(query).replace("×", "x").replace("*", "x").split("x")
    return "x".join(map(str.strip, numbers)) if all(part.strip().isdigit() for part in numbers if part) else query
