"""What games are called, in every language of the program, and a sentence on what each is like."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from shogi_desktop import program_files
from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import Variant

from .documents import document
from .i18n import LANGUAGES, current_language, variant_text

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
    text = QCoreApplication.translate("GameWords", "{files} × {ranks} squares, {pieces} pieces a side")
    return text.format(files=variant.files, ranks=variant.ranks, pieces=pieces)


def capture_words(drops: bool) -> str:
    """What becomes of captured pieces."""
    if drops:
        return QCoreApplication.translate("GameWords", "What you capture fights for you.")
    return QCoreApplication.translate("GameWords", "What is captured stays captured.")


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
