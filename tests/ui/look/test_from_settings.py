from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from shogi_desktop.settings import Settings
from shogi_desktop.ui.look.from_settings import board_style


@pytest.mark.parametrize(
    ("language", "notation", "coordinates", "shown"),
    [
        ("en", "language", "notation", "letters"),
        ("ja", "language", "notation", "kanji"),
        ("cs", "japanese", "notation", "kanji"),
        ("ja", "western", "notation", "letters"),
        ("ja", "language", "letters", "letters"),
        ("en", "language", "kanji", "kanji"),
        ("ja", "language", "off", "off"),
    ],
)
def test_squares_are_named_as_the_moves_are_written(language: str, notation: str, coordinates: str, shown: str) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        settings = Settings(notation=notation, coordinates=coordinates)
        assert board_style(settings, dark=False).coordinates == shown
    finally:
        QLocale.setDefault(before)
