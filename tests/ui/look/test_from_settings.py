from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from shogi_desktop.settings import Settings
from shogi_desktop.ui.look.from_settings import board_style
from tests.ui.desk import Desk


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
@pytest.mark.usefixtures("qapp")  # which knows how pieces move on this system
def test_squares_are_named_as_the_moves_are_written(language: str, notation: str, coordinates: str, shown: str) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        settings = Settings(notation=notation, coordinates=coordinates)
        assert board_style(settings, dark=False).coordinates == shown
    finally:
        QLocale.setDefault(before)


def test_what_is_shown_is_told_of_what_changes_its_look_and_of_nothing_else(desk: Desk) -> None:
    told = []
    desk.window.desk.look.changed.connect(lambda: told.append(desk.store.current.piece_set))
    desk.store.update(lessons="shogi 1:3", recent_files="a.kif", arrow_keys="square")
    assert told == []
    desk.store.update(piece_set="one_kanji")
    desk.store.update(language="ja")
    desk.store.update(theme="dark")
    desk.store.update(text_size=125)
    assert len(told) >= 4 and set(told) == {"one_kanji"}
