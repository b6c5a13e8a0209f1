"""Where things of a variant stand in the text of its file, so that who points at one comes there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules import Variant, VariantError
from shogi_desktop.rules.record.toml_text import Statement, place_in, statements

Place = tuple[int, int]
"""Line and column, from 1."""
TOP: Final[Place] = (1, 1)
_NAMES: Final = {"pieces": "code", "options": "key", "handicaps": "key"}
_ENTRY: Final = re.compile(r"(?P<list>pieces|options|handicaps) (?P<name>[^.]+)(?:\.(?P<key>.+))?")


@dataclass
class _Table:
    """A table with a header of its own, or the top of the file: what is said in it by its key."""

    name: str
    at: int
    said: dict[str, Statement]

    def called(self, key: str) -> str:
        """What a text in it says, "" where it does not."""
        statement = self.said.get(key)
        return statement.signs[-1].text.strip("\"'") if statement is not None else ""


def _tables(text: str) -> list[_Table]:
    tables = [_Table("", 0, {})]
    for statement in statements(text):
        words = [sign.text.strip("\"'") for sign in statement.signs]
        if statement.signs[0].sort == "open":
            tables.append(_Table("".join(word for word in words if word not in "[]"), statement.start, {}))
        elif "=" in words:
            tables[-1].said.setdefault("".join(words[: words.index("=")]), statement)
    return tables


def place_of_mistake(text: str, error: VariantError) -> Place:
    """Where it is: at its own line, at the key or the table it names, or at the top."""
    parts = dict(error.reason.parts)
    line, column = parts.get("line"), parts.get("column", "1")
    if not error.where and isinstance(line, str) and isinstance(column, str):
        return int(line), int(column)
    tables, entry = _tables(text), _ENTRY.fullmatch(error.where)
    if entry is None:
        return place_in(text, _of_key(tables, error.where))
    found = _entry_at(tables, entry["list"], entry["name"], entry["key"] or "")
    return place_in(text, found) if found >= 0 else TOP


def _of_key(tables: list[_Table], where: str) -> int:
    """The statement `rules.start_hand.P`, or what is nearest above it: the table that it should stand in."""
    parts = where.split(".")
    for length in range(len(parts), 0, -1):
        for inside in range(length):
            name, key = ".".join(parts[:inside]), ".".join(parts[inside:length])
            for table in tables:
                if table.name == name and key in table.said:
                    return table.said[key].start
        for table in tables:
            if table.name == ".".join(parts[:length]):
                return table.at
    return 0


def _entry_at(tables: list[_Table], sort: str, name: str, key: str = "") -> int:
    """A piece, option or handicap by its code or key, or by its number where it has none; -1 where it is not there."""
    entries = [table for table in tables if table.name == sort]
    named = [table for table in entries if table.called(_NAMES[sort]) == name]
    if not named and name.isdecimal():
        named = entries[int(name) - 1 : int(name)]
    if named:
        return named[0].said[key].start if key in named[0].said else named[0].at
    within = tables[0].said.get(sort)  # as a list of tables in braces
    signs = within.signs if within is not None else []
    return next((sign.at for sign in signs if sign.text.strip("\"'") == name), -1)


def place_of_piece(text: str, code: str) -> Place | None:
    """The table of a piece; None for one that comes from the game that the file starts from."""
    found = _entry_at(_tables(text), "pieces", code)
    return place_in(text, found) if found >= 0 else None


def place_of_square(text: str, variant: Variant, square: int) -> Place | None:
    """What stands for a square in the set-up; None where the file leaves that to the game that it starts from."""
    array = _tables(text)[0].said.get("array")
    if array is None or array.signs[-1].sort != "text":
        return None
    sign = array.signs[-1]
    rows = [row for row in re.finditer(r"[^\n]+", sign.text[3:-3]) if row.group().strip()]
    rank, file = variant.rank_of(square), variant.file_of(square)
    if len(rows) != variant.ranks:
        return None
    codes = list(re.finditer(r"\S+", rows[rank - 1].group()))
    if len(codes) != variant.files:
        return None
    return place_in(text, sign.at + 3 + rows[rank - 1].start() + codes[variant.files - file].start())


def place_of_array(text: str) -> Place:
    """The set-up, or what is nearest to it."""
    return place_in(text, _of_key(_tables(text), "array"))


def place_of_base(text: str) -> Place:
    """The line that names the game that the file starts from, or its top."""
    base = _tables(text)[0].said.get("base")
    return place_in(text, base.start) if base is not None else TOP
