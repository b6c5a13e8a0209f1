"""What games, openings and castles are called, in every language of the program, with a sentence on each."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTranslator

from shogi_desktop import program_files
from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import Variant, VariantError, load_variant

from .i18n import LANGUAGES, counted, current_language, document, translate, variant_text
from .texts import SIDE_MARKS

if TYPE_CHECKING:
    from shogi_desktop.library.names import Name
    from shogi_desktop.library.naming import GameNames


TITLE: Final = 80  # letters of a title
_SENTENCES: Final = "games.toml"


def title_of(variant: Variant) -> str:
    """What a game is called in the language of the window."""
    return excerpt(variant_text(variant.title), TITLE)


def japanese_title(variant: Variant) -> str:
    """What it is called in Japanese; "" where that is not known, or is its title in the language of the window."""
    title = _title_in(variant, "ja")
    return "" if title == title_of(variant) else title


def titles_of(variant: Variant) -> tuple[str, ...]:
    """Its titles in all languages of the program."""
    titles = excerpt(variant.title, TITLE), *(_title_in(variant, code) for code in _OTHERS)
    return tuple(dict.fromkeys(filter(None, titles)))


def size_words(variant: Variant) -> str:
    """How large its board and its armies are."""
    pieces = sum(owner == 0 for _, owner in variant.array.values())
    size = translate("GameWords", "{files} × {ranks} squares").format(files=variant.files, ranks=variant.ranks)
    army = counted(translate("GameWords", "{n} piece a side|{n} pieces a side"), pieces)
    return translate("GameWords", "{size}, {army}").format(size=size, army=army)


def capture_words(drops: bool) -> str:
    """What becomes of captured pieces."""
    if drops:
        return translate("GameWords", "What you capture fights for you.")
    return translate("GameWords", "What is captured stays captured.")


def sentence_of(name: str) -> str:
    """What the game of this name is like; "" where nobody has said it."""
    return _sentences(current_language()).get(name, "")


def newcomers_order() -> tuple[str, ...]:
    """Names of games in the order in which somebody who knows none may like to meet them."""
    return tuple(_sentences("en"))


_OTHERS: Final = tuple(code for code in LANGUAGES if code != "en")


def _title_in(variant: Variant, code: str) -> str:
    """ "" where the title has no translation, as those of the person's own games."""
    return _translator(code).translate("Variant", variant.title) or ""


@lru_cache(maxsize=len(LANGUAGES))
def _translator(code: str) -> QTranslator:
    """The words of a language that the window need not speak."""
    made = QTranslator()
    made.load(f"shogi_desktop_{code}", str(program_files.resources() / "translations"))
    return made


@lru_cache(maxsize=len(LANGUAGES))
def _sentences(language: str) -> Mapping[str, str]:
    """Those of resources/texts/LANGUAGE/games.toml by the names of variants."""
    return tomllib.loads(document(_SENTENCES, language))


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


def opening_text(variant: str, told: GameNames) -> str:
    return shown_names(named(variant, [told.opening]))


def castles_text(variant: str, told: GameNames) -> str:
    """The castles of both sides of a record; "–" for a side without one, "" where neither has any."""
    sides = [shown_names(named(variant, keys)) for keys in told.castles]
    return " / ".join(side or "–" for side in sides) if any(sides) else ""


def told_text(variant: str, told: GameNames) -> str:
    """All that is told of a record, for a tool tip."""
    sides = zip(told.openings, told.castles, strict=True)
    return told_lines(variant, [named(variant, (*openings, *castles)) for openings, castles in sides])
