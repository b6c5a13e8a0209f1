"""The names of a variant, out of resources/names/VARIANT.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, Final
from zlib import crc32

from shogi_desktop import program_files
from shogi_desktop.files import read_text
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules import Side, Variant

from .conditions import Condition, parse_condition


class Group(Enum):
    """The values are the tables of the file."""

    OPENING = "openings"
    CASTLE = "castles"


_LATEST: Final = {Group.OPENING: 40, Group.CASTLE: 120}
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
    group: Group
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

    def of(self, group: Group) -> tuple[Name, ...]:
        return tuple(name for name in self.names if name.group is group)

    @property
    def last(self) -> int:
        """The ply after which nothing is named any more."""
        return max((name.until for name in self.names), default=-1)


@cache
def names_of(variant: Variant) -> NameBook:
    """The names of a variant, none where there is no file. ValueError, naming the name, for a file that is none."""
    file = program_files.resources() / "names" / f"{variant.name}.toml"
    if variant.name != variant.name.strip("./\\") or not file.is_file():
        return NameBook()
    return parse_names(read_text(file), variant)


def parse_names(text: str, variant: Variant) -> NameBook:
    """The names that a file holds. ValueError as above."""
    values = tomllib.loads(text)
    below = {entry["key"]: tuple(entry.get("over", ())) for group in Group for entry in values.get(group.value, ())}
    for key, names in below.items():
        unknown = set(names) - set(below)
        if unknown:
            raise ValueError(f"{key}: there is no name {', '.join(sorted(unknown))}")
    entries = [(group, entry) for group in Group for entry in values.get(group.value, ())]
    read = [_name(entry, group, place, below, variant) for place, (group, entry) in enumerate(entries)]
    return NameBook(tuple(read), crc32(text.replace("\r\n", "\n").encode()))


def _name(
    entry: Mapping[str, Any], group: Group, place: int, below: Mapping[str, tuple[str, ...]], variant: Variant
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
