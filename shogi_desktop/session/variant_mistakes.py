"""All that is wrong with a file of a variant: the rules name the first mistake; here it is mended to find the next."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from shogi_desktop.rules import VariantError
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.record.variant_files import merged_values

MOST: Final = 20
"""Mistakes that are told of one file."""
_LISTS: Final = {"pieces": "code", "options": "key", "handicaps": "key"}
_PLACE: Final = re.compile(r"(?P<list>pieces|options|handicaps) (?P<name>[^.]+)(?:\.(?P<key>.+))?")
_SOUND: Final[Mapping[str, object]] = {
    "moves": "K", "name": "x", "romaji": "x", "kanji": "x", "kanji_short": "x", "title": "x", "value": 100,
    "check": "mate", "repetition": 4, "text": "x",
}  # fmt: skip
"""What stands for an entry that must be there; others are left out."""


def mistakes_so_far(path: Path) -> Iterator[tuple[VariantError, ...]]:
    """Everything that keeps a file from being a variant, in the order in which it is found, one more each time; ()
    where nothing does.

    What hides behind a mistake that cannot be mended, as in the text of the file or in the array, is not found.
    """
    try:
        values = merged_values(path)
    except VariantError as error:
        yield (error,)
        return
    found: dict[str, VariantError] = {}
    yield ()
    while len(found) < MOST:
        try:
            read_variant(values, path, {})
            break
        except VariantError as error:
            if error.where in found:
                break
            found[error.where] = error
            yield tuple(found.values())
            if not _mend(values, error.where):
                break


def _mend(values: dict[str, object], where: str) -> bool:
    """Puts something sound in the place of a mistake; False where nothing is known to help."""
    place = _PLACE.fullmatch(where)
    if place is None:
        table, _, key = where.rpartition(".")
        within = values.get(table) if table else values
        return key not in ("array", "files", "ranks") and _replace(within, key)
    entries = values.get(place["list"])
    if not isinstance(entries, list):
        return False
    for entry in entries:
        if isinstance(entry, dict) and entry.get(_LISTS[place["list"]]) == place["name"]:
            return _replace(entry, place["key"]) if place["key"] else _remove(entries, entry)
    return False


def _replace(table: object, key: str) -> bool:
    if not isinstance(table, dict) or not key or (key not in table and key not in _SOUND):
        return False
    if key in _SOUND and table.get(key) != _SOUND[key]:
        table[key] = _SOUND[key]
    else:
        table.pop(key, None)
    return True


def _remove(entries: list[object], entry: object) -> bool:
    entries.remove(entry)
    return True
