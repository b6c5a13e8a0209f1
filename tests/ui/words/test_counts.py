"""Counts: the form of a text for so many, in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.ui.words.i18n import Language, counted


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, program_files.resources())
    yield made
    made.apply("en")


@pytest.mark.parametrize(
    ("code", "text", "told"),
    [
        ("en", "{n} move|{n} moves", ["0 moves", "1 move", "2 moves", "5 moves", "1,234 moves"]),
        ("fr", "{n} coup|{n} coups", ["0 coup", "1 coup", "2 coups", "5 coups", "1\u202f234 coups"]),
        ("cs", "{n} tah|{n} tahy|{n} tahů", ["0 tahů", "1 tah", "2 tahy", "5 tahů", "1\u00a0234 tahů"]),
        ("ja", "{n}手", ["0手", "1手", "2手", "5手", "1,234手"]),
    ],
)
def test_each_language_counts_in_its_own_way(language: Language, code: str, text: str, told: list[str]) -> None:
    language.apply(code)
    assert [counted(text, count) for count in (0, 1, 2, 5, 1234)] == told
