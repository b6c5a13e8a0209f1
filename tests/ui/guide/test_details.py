"""The words on the pieces: all there, in every language, and short."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QRawFont

from shogi_desktop import program_files
from shogi_desktop.rules import Variant, load_variant, variant_names
from shogi_desktop.ui.guide.details import paragraph
from shogi_desktop.ui.words.i18n import LANGUAGES

Texts = dict[str, dict[str, str]]


def texts(language: str) -> Texts:
    file = program_files.resources() / "texts" / language / "pieces.toml"
    found: Texts = tomllib.loads(file.read_text(encoding="utf-8"))
    return found


def every(found: Texts) -> dict[tuple[str, str], str]:
    return {(table, name): text for table, names in found.items() for name, text in names.items()}


def variants(name: str) -> list[Variant]:
    """A game under its usual rules, and with every other choice of one option."""
    usual = load_variant(name)
    chosen = [{option.key: value} for option in usual.options for value, _ in option.choices[1:]]
    return [usual, *(load_variant(name, options) for options in chosen)]


def names_in(name: str) -> set[str]:
    return {kind.name for variant in variants(name) for kind in variant.every_kind}


@pytest.mark.parametrize("name", variant_names())
def test_every_kind_has_its_words(name: str) -> None:
    kinds = {kind: variant for variant in variants(name) for kind in variant.every_kind}  # most options change none
    assert {kind.name for kind, variant in kinds.items() if not paragraph(variant, kind)} == set()


def test_no_words_on_pieces_that_are_not_there() -> None:
    names = {name: names_in(name) for name in variant_names()}
    for table, name in every(texts("en")):
        assert name in (names[table] if table in names else set().union(*names.values())), (table, name)


def test_a_game_has_its_own_words_where_it_differs() -> None:
    shogi, tenjiku = load_variant("shogi"), load_variant("tenjiku")
    assert "never promotes" in paragraph(shogi, shogi.kind_by_code("G"))
    assert "promotes, to a rook" in paragraph(tenjiku, tenjiku.kind_by_code("G"))
    assert paragraph(tenjiku, tenjiku.kind_by_code("+P")) == paragraph(tenjiku, tenjiku.kind_by_code("G"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_things(language: str) -> None:
    english, other = every(texts("en")), every(texts(language))
    assert english.keys() == other.keys()
    for key, text in other.items():
        assert text == text.strip() and "  " not in text and "\n" not in text, key
        assert language == "en" or text != english[key], key
    lengths = [len(text) if language == "ja" else len(text.split()) for text in other.values()]
    assert (60 if language == "ja" else 20) <= min(lengths) and max(lengths) <= (230 if language == "ja" else 82)


def test_the_shipped_font_can_write_the_japanese(qapp: object) -> None:
    font = QRawFont(str(program_files.resources() / "fonts" / "ShogiDesktopSans-Regular.otf"), 16)
    letters = {letter for text in every(texts("ja")).values() for letter in text}
    assert {letter for letter in letters if not font.supportsCharacter(ord(letter))} == set()


def test_words_follow_the_language() -> None:
    shogi = load_variant("shogi")
    english = paragraph(shogi, shogi.kind_by_code("P"))
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("ja"))
        assert paragraph(shogi, shogi.kind_by_code("P")) != english
    finally:
        QLocale.setDefault(before)


def test_texts_are_one_line_each() -> None:
    file = Path(program_files.resources()) / "texts" / "en" / "pieces.toml"
    assert all(len(line) <= 125 for line in file.read_text(encoding="utf-8").splitlines())
