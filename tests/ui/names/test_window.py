"""The window of the openings and castles as a person uses it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.library.names import NameTable, names_of
from shogi_desktop.rules import load_variant
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.look.from_settings import board_style
from shogi_desktop.ui.names.window import NamesWindow
from shogi_desktop.ui.words.i18n import Language

SHOGI = load_variant("shogi")


@pytest.fixture
def window(qtbot: QtBot) -> NamesWindow:
    store = SettingsStore(paths.settings_file())
    store.update(language="en", notation="western")
    window = NamesWindow(art_of(program_files.resources()), store, board_style(store.current, False))
    qtbot.addWidget(window)
    window.open_name(SHOGI)
    return window


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    language = Language(qapp, program_files.resources())
    yield language
    language.apply("en")


def shown(window: NamesWindow) -> list[str]:
    rows = [window.list.item(row) for row in range(window.list.count())]
    return [row.text() for row in rows if not row.isHidden() and row.flags()]


def test_all_names_are_listed_and_the_first_is_shown(window: NamesWindow) -> None:
    openings = shown(window)[: len(names_of(SHOGI).of(NameTable.OPENING))]
    assert len(shown(window)) == len(names_of(SHOGI).names)
    assert openings == sorted(openings) and openings[:2] == ["Aifuribisha (相振り飛車)", "Aigakari (相掛かり)"]
    assert window.page.kanji.text() == "相振り飛車" and window.page.meaning.text() == "Double ranging rook"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("天守閣", "Tenshukaku mino (天守閣美濃)"),
        ("てんしゅ", "Tenshukaku mino (天守閣美濃)"),
        ("silver crown", "Ginkanmuri (銀冠)"),
        ("BOUGIN", "Bogin (棒銀)"),
        ("ぱっくまん", "Pacman (パックマン戦法)"),
    ],
)
def test_a_name_is_found_in_any_spelling(window: NamesWindow, query: str, found: str) -> None:
    QTest.keyClicks(window.search, query) if query.isascii() else window.search.setText(query)
    assert shown(window)[0] == found
    assert found.endswith(f"({window.page.kanji.text()})")


def test_what_fitsnothing_is_said_and_escape_clears_it_before_it_closes(window: NamesWindow) -> None:
    window.search.setText("zzz")
    assert shown(window) == [] and window.nothing.isVisible()
    QTest.keyClick(window.search, Qt.Key.Key_Escape)
    assert window.search.text() == "" and window.isVisible() and not window.nothing.isVisible()
    QTest.keyClick(window.search, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_list_is_walked_from_the_search(window: NamesWindow) -> None:
    QTest.keyClick(window.search, Qt.Key.Key_Down)
    assert window.page.kanji.text() == "相掛かり"
    QTest.keyClick(window.search, Qt.Key.Key_Up)
    QTest.keyClick(window.search, Qt.Key.Key_Up)
    assert window.page.kanji.text() == "相振り飛車"


def test_the_moves_of_an_opening_can_be_walked_through(window: NamesWindow) -> None:
    window.open_name(SHOGI, "bogin")
    game = window.page.game
    assert game is not None and game.cursor.ply == 11 and "S-2f" in window.page.moves.text()
    window.page.walks[1].click()
    assert game.cursor.ply == 10
    window.page.walks[0].click()
    assert game.cursor.ply == 0 and not window.page.walks[0].isEnabled()
    window.page.board.wheel_stepped.emit(1)
    assert game.cursor.ply == 1


def test_a_castle_is_a_position_without_moves(window: NamesWindow) -> None:
    window.open_name(SHOGI, "mino")
    page = window.page
    assert page.game is not None and page.game.position.piece_at(SHOGI.parse_square("2h"))
    assert not page.moves.isVisible() and not page.walks[0].isVisible()
    assert not page.board.flipped


def test_a_name_of_white_is_seen_from_his_side(window: NamesWindow) -> None:
    window.open_name(SHOGI, "pacman")
    assert window.page.board.flipped


def test_the_games_with_a_name_are_wished_by_its_key(window: NamesWindow, qtbot: QtBot) -> None:
    window.open_name(SHOGI, "yaguragakoi")
    with qtbot.waitSignal(window.games_wished) as wished:
        window.page.games.click()
    assert wished.args == ["yaguragakoi"]


def test_a_name_that_is_asked_for_is_shown_whatever_was_searched(window: NamesWindow) -> None:
    window.search.setText("anaguma")
    window.open_name(SHOGI, "gangi")
    assert window.search.text() == "" and window.page.kanji.text() == "雁木"


@pytest.mark.parametrize("code", ["ja", "fr", "cs"])
def test_every_name_is_shown_in_every_language(window: NamesWindow, language: Language, code: str) -> None:
    language.apply(code)
    QApplication.processEvents()
    for name in names_of(SHOGI).of(NameTable.CASTLE)[::7]:
        window.open_name(SHOGI, name.key)
        assert window.page.kanji.text() == name.kanji and window.page.text.text()
        assert window.page.reading.text() == (name.reading if code == "ja" else name.romaji)
        assert window.page.meaning.isVisible() == (code != "ja")
