from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from shogi_desktop import program_files
from shogi_desktop.settings import TEXT_SIZES
from shogi_desktop.ui.look.fonts import grow, letter_width, next_size, scaled, text_size
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.gallery.clipped import clipped_texts
from tests.ui.desk import Desk


def test_kanji_do_not_widen_the_letters_of_a_font_that_has_both(qapp: QApplication) -> None:
    number = QFontDatabase.addApplicationFont(str(program_files.resources() / "fonts" / "ShogiDesktopSans-Regular.otf"))
    try:
        font = QFont(QFontDatabase.applicationFontFamilies(number)[0])
        text = "Both rooks have left their files for the other side of the board"
        width = QFontMetricsF(font).horizontalAdvance(text)
        assert 0.8 < width / (letter_width(font) * len(text)) < 1.1
    finally:
        QFontDatabase.removeApplicationFont(number)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = Theme(qapp)
    yield made
    made.apply("light")
    qapp.setStyleSheet("")
    made.deleteLater()


def test_letters_grow_in_proportion_to_the_systems(theme: Theme, qapp: QApplication) -> None:
    theme.apply("light")
    usual = qapp.font().pointSizeF()
    for percent in TEXT_SIZES:
        theme.apply("light", percent)
        assert qapp.font().pointSizeF() == pytest.approx(usual * percent / 100)
        assert (text_size().percent, scaled(40)) == (percent, round(0.4 * percent))
    theme.apply("light", 100)
    assert qapp.font().pointSizeF() == usual


def test_a_height_grows_with_the_letters_as_long_as_its_owner_lives(theme: Theme, qtbot: QtBot) -> None:
    theme.apply("light")
    owner, kept = QWidget(), QWidget()
    for each in (owner, kept):
        qtbot.addWidget(each)
    grow(owner, kept.setMinimumWidth, 20)
    assert kept.minimumWidth() == 20
    theme.apply("light", 150)
    assert kept.minimumWidth() == 30
    owner.deleteLater()
    qtbot.waitUntil(lambda: not isValid(owner))
    theme.apply("light", 100)
    assert kept.minimumWidth() == 30


def test_steps_end_at_the_smallest_and_the_largest() -> None:
    assert [next_size(percent, 1) for percent in TEXT_SIZES] == [*TEXT_SIZES[1:], TEXT_SIZES[-1]]
    assert [next_size(percent, -1) for percent in TEXT_SIZES] == [TEXT_SIZES[0], *TEXT_SIZES[:-1]]
    assert (next_size(107, 1), next_size(107, -1)) == (115, 100)


def test_the_open_window_follows_its_keys_at_once(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    table = desk.panel.moves.findChildren(QTableView)[0]
    label = desk.window.status.findChildren(QLabel)[0]
    row, letters = table.rowHeight(0), label.fontMetrics().height()
    for _ in range(3):
        desk.trigger("TEXT_LARGER")
    desk.app.processEvents()
    assert desk.store.current.text_size == 150
    assert table.rowHeight(0) == round(1.5 * row) and label.fontMetrics().height() >= 1.35 * letters
    desk.trigger("TEXT_USUAL")
    desk.trigger("TEXT_SMALLER")
    assert desk.store.current.text_size == 90
    desk.app.processEvents()
    assert table.rowHeight(0) < row


def test_nothing_is_cut_in_the_largest_letters(desk: Desk) -> None:
    for language in LANGUAGES:
        desk.store.update(text_size=150, language=language)
        desk.start()
        desk.app.processEvents()
        assert clipped_texts(desk.window) == [], language
        desk.trigger("START_PAGE")
        desk.qtbot.waitUntil(lambda: clipped_texts(desk.window) == [])  # what is laid out moves others
