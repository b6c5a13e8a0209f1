"""The names of openings and castles in the language of the window."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from shogi_desktop.rules import VariantError, load_variant

from .documents import document
from .i18n import current_language
from .texts import SIDE_MARKS

if TYPE_CHECKING:
    from shogi_desktop.library.names import Name
    from shogi_desktop.library.naming import Told

BETWEEN: Final = " · "


@dataclass(frozen=True)
class NameWords:
    """What a name means, and a sentence about it."""

    title: str
    text: str


def words_of(variant: str, name: Name) -> NameWords:
    """The words on a name of a variant. OSError or KeyError where there are none."""
    return _words(variant, current_language())[name.key]


@lru_cache(maxsize=8)
def _words(variant: str, language: str) -> dict[str, NameWords]:
    """Those of resources/texts/LANGUAGE/names_VARIANT.toml; the language is the window's."""
    return {key: NameWords(**words) for key, words in tomllib.loads(document(f"names_{variant}.toml")).items()}


def shown_name(name: Name) -> str:
    """The kanji for who reads them, else "Yagura (矢倉)"."""
    return name.kanji if current_language() == "ja" else f"{name.romaji} ({name.kanji})"


def brief_name(name: Name) -> str:
    """The name in the letters of the person's language alone."""
    return name.kanji if current_language() == "ja" else name.romaji


def reading_of(name: Name) -> str:
    """How the kanji are read, in the letters of the person's language."""
    return name.reading if current_language() == "ja" else name.romaji


def shown_names(names: Iterable[Name]) -> str:
    """Several in a line."""
    return BETWEEN.join(shown_name(name) for name in names)


def full_name(variant: str, name: Name) -> str:
    """The name with its reading, and what it means where the language says that in other words: for a tool tip."""
    title = words_of(variant, name).title
    parts = [name.kanji, reading_of(name), title if title not in (name.kanji, name.romaji) else ""]
    return "  ".join(part for part in parts if part)


def told_lines(variant: str, told: Sequence[Sequence[Name]]) -> str:
    """What is told of both sides, each name with all its words, a line each."""
    lines = [f"{SIDE_MARKS[side]} {full_name(variant, name)}" for side, names in enumerate(told) for name in names]
    return "\n".join(lines)


# In the library


def named(variant: str, keys: Iterable[str]) -> list[Name]:
    """The names of these keys, as far as there still are such."""
    from shogi_desktop.library.names import names_of  # the book is opened when there is something to look up

    try:
        book = names_of(load_variant(variant)) if variant else None
    except VariantError:
        return []
    found = [book.named(key) for key in keys] if book is not None else []
    return [name for name in found if name is not None]


def opening_text(variant: str, told: Told) -> str:
    """The opening of a record."""
    return shown_names(named(variant, [told.opening]))


def castles_text(variant: str, told: Told) -> str:
    """The castles of both sides of a record; "–" for a side without one, "" where neither has any."""
    sides = [shown_names(named(variant, keys)) for keys in told.castles]
    return " / ".join(side or "–" for side in sides) if any(sides) else ""


def told_text(variant: str, told: Told) -> str:
    """All that is told of a record, for a tool tip."""
    sides = zip(told.openings, told.castles, strict=True)
    return told_lines(variant, [named(variant, (*openings, *castles)) for openings, castles in sides])
