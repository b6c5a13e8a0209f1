"""Reading of TOML tables that refuses what it does not know."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from shogi_desktop.excerpt import shortened
from shogi_desktop.messages import Message

from ..errors import FieldMessage, VariantError

WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What can stand in a list of words and before an equals sign."""


_NAME: Final = re.compile(r"\+?[A-Za-z0-9_-]{1,40}")


def place_of(key: str, number: int, entry: object) -> str:
    """Where an entry of an array of tables stands: under its code or key, as a file is read over its base; under its
    number where it has none that can be said."""
    name = entry.get("code", entry.get("key")) if isinstance(entry, Mapping) else None
    return f"{key} {name}" if isinstance(name, str) and _NAME.fullmatch(name) else f"{key} {number}"


class TomlTable:
    """A table of a variant file; every reader names file, place and reason when the value does not fit.

    Call `finish` after the last read: a key that nobody asked for is an error, so that no rule is silently ignored.
    """

    def __init__(self, file: str, where: str, values: object) -> None:
        if not isinstance(values, Mapping):
            raise VariantError(file, where, FieldMessage.TABLE_EXPECTED)
        self.file = file
        self.where = where
        self._values = {str(key): value for key, value in values.items()}
        self._read: set[str] = set()

    def error(self, key: str, reason: Message | str) -> VariantError:
        return VariantError(self.file, f"{self.where}.{key}" if self.where else key, reason)

    def _get(self, key: str, default: object) -> object:
        self._read.add(key)
        if key not in self._values:
            if default is None:
                raise self.error(key, FieldMessage.MISSING)
            return default
        return self._values[key]

    def text(self, key: str, default: str | None = None) -> str:
        value = self._get(key, default)
        if not isinstance(value, str):
            raise self.error(key, FieldMessage.TEXT_EXPECTED)
        return value

    def word(self, key: str) -> str:
        """A text that `WORD` knows."""
        word = self.text(key)
        if not WORD.fullmatch(word):
            raise self.error(key, FieldMessage.WORD_EXPECTED(text=shortened(word)))
        return word

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self._get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(key, FieldMessage.NUMBER_EXPECTED(low=low, high=high))
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self._get(key, default)
        if not isinstance(value, bool):
            raise self.error(key, FieldMessage.FLAG_EXPECTED)
        return value

    def choice(self, key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in allowed:
            raise self.error(key, FieldMessage.UNKNOWN_WORD(text=shortened(value), names=", ".join(allowed)))
        return value

    def items(self, key: str, default: bool = True) -> list[object]:
        """A list; missing means empty when `default`."""
        value = self._get(key, [] if default else None)
        if not isinstance(value, list):
            raise self.error(key, FieldMessage.LIST_EXPECTED)
        return list(value)

    def texts(self, key: str, allowed: tuple[str, ...] = (), default: bool = True) -> tuple[str, ...]:
        values: list[str] = []
        for value in self.items(key, default):
            if not isinstance(value, str) or (allowed and value not in allowed):
                known = ", ".join(allowed) or FieldMessage.TEXTS_EXPECTED
                raise self.error(key, FieldMessage.NOT_ONE_OF(text=shortened(value), reason=known))
            values.append(value)
        return tuple(values)

    def counts(self, key: str) -> dict[str, int]:
        """A table of numbers from 0 to 99; missing means empty."""
        table = self.table(key)
        return {name: table.number(name, 0, 99) for name in table.names()}

    def table(self, key: str) -> TomlTable:
        """A table inside this one; missing means empty."""
        return TomlTable(self.file, f"{self.where}.{key}" if self.where else key, self._get(key, {}))

    def tables(self, key: str) -> list[TomlTable]:
        """An array of tables; missing means none."""
        return [TomlTable(self.file, place_of(key, n, value), value) for n, value in enumerate(self.items(key), 1)]

    def take(self, other: TomlTable, keys: tuple[str, ...]) -> None:
        """Takes over those of `keys` that this table does not have itself."""
        for key in keys:
            if key in other._values:
                self._values.setdefault(key, other._values[key])

    def names(self) -> list[str]:
        return list(self._values)

    def finish(self) -> None:
        for key in self._values:
            if key not in self._read:
                raise self.error(key, FieldMessage.UNKNOWN)


def refuse_twice(tables: list[TomlTable], keys: list[str]) -> None:
    """Each of some tables has a key of its own."""
    for table, key in zip(tables, keys, strict=True):
        if keys.count(key) > 1:
            raise table.error("key", FieldMessage.USED_TWICE(text=repr(key)))
