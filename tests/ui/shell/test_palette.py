"""One line finds every command, setting, game, piece and page of help; Enter does it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from shogi_desktop.session.variants import all_games
from shogi_desktop.ui.dialogs.preference_table import CHOICES
from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.shell.palette import Palette
from shogi_desktop.ui.shell.palette_rows import PaletteRow, rows_of
from shogi_desktop.ui.words.texts import labelled, piece_name
from tests.ui.desk import Desk


def opened(desk: Desk) -> Palette:
    desk.window.activateWindow()
    QTest.keyClick(desk.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    palettes = [each for each in desk.window.findChildren(Palette) if each.isVisible()]
    assert len(palettes) == 1
    return palettes[0]


def is_gone(desk: Desk) -> bool:
    return not any(each.isVisible() for each in desk.window.findChildren(Palette))


def typed(desk: Desk, text: str) -> Palette:
    palette = opened(desk)
    QTest.keyClicks(palette.field, text)
    return palette


def items(palette: Palette) -> list[QTreeWidgetItem]:
    found = (palette.list.topLevelItem(row) for row in range(palette.list.topLevelItemCount()))
    return [item for item in found if item is not None]


def texts(palette: Palette) -> list[str]:
    return [item.text(0) for item in items(palette)]


def chosen(palette: Palette) -> QTreeWidgetItem:
    item = palette.list.currentItem()
    assert item is not None
    return item


def confirm(palette: Palette) -> None:
    QTest.keyClick(palette.field, Qt.Key.Key_Return)


def rows(desk: Desk) -> list[PaletteRow]:
    return rows_of(desk.window.desk, desk.window.actions_)


def test_every_command_setting_game_and_piece_is_there_in_the_words_of_the_window(desk: Desk) -> None:
    for language in ("en", "ja", "fr", "cs"):
        desk.store.update(language=language)
        found = rows(desk)
        for action in desk.window.actions_.stated():
            name = desk.window.actions_.text(action.id)
            assert action.id == "PALETTE" or any(
                row.text == name or row.text.endswith(labelled("", name)) for row in found
            ), name
        pieces = {piece_name(kind) for game in all_games() for kind in game.every_kind}
        assert pieces <= {row.text for row in found}, language
        settings = {action.setting for action in desk.window.actions_.stated()} | {choice.setting for choice in CHOICES}
        assert len([row for row in found if row.do is not None]) > len(pieces) + len(settings), language
        assert "" not in {row.text for row in found} | {row.kind for row in found}, language


def test_the_key_is_shown_and_enter_does_it(desk: Desk, qtbot: QtBot) -> None:
    desk.start()
    desk.play("7g7f")
    palette = typed(desk, "flip")
    item = chosen(palette)
    assert (item.text(0), item.text(2)) == ("Flip board", "F")
    confirm(palette)
    qtbot.waitUntil(lambda: desk.table.board.flipped)


def test_what_cannot_be_done_now_is_grey_and_stays_undone(desk: Desk) -> None:
    palette = typed(desk, "resign")
    assert "Resign" in palette.told and palette.found[0].do is None
    grey = palette.palette().placeholderText()
    assert chosen(palette).foreground(0) == grey
    confirm(palette)
    assert palette.isVisible()


def test_undo_leads_to_nothing_that_destroys(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    desk.trigger("BACK")
    palette = typed(desk, "undo")
    assert chosen(palette).text(0).endswith("Undo") and "Cut off from here" not in texts(palette)


MEANT = {
    "tsume": "PROBLEMS",
    "tsumeshogi": "PROBLEMS",
    "joseki": "NAMES",
    "castle": "NAMES",
    "kifu": "OPEN",
    "find position": "SEEK_POSITION",
    "same position": "SEEK_POSITION",
}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_players_words_find_what_they_mean(desk: Desk, language: str) -> None:
    desk.start()
    desk.store.update(language=language)
    palette = opened(desk)
    for words, action in MEANT.items():
        palette.field.clear()
        QTest.keyClicks(palette.field, words)
        assert chosen(palette).text(0).endswith(desk.window.actions_.text(action)), words


@pytest.mark.parametrize(
    ("language", "words", "action"), [("en", "byoyomi", "NEW"), ("ja", "秒読み", "NEW"), ("ja", "定跡", "NAMES")]
)
def test_what_has_no_name_of_its_own_is_found_behind_what_has(
    desk: Desk, language: str, words: str, action: str
) -> None:
    desk.store.update(language=language)
    palette = opened(desk)
    palette.field.setText(words)
    assert any(text.endswith(desk.window.actions_.text(action)) for text in texts(palette))


@pytest.mark.parametrize(("words", "action"), [("詰将棋", "PROBLEMS"), ("棋譜ファイル", "OPEN")])
def test_japanese_words_of_a_player(desk: Desk, words: str, action: str) -> None:
    desk.start()
    desk.store.update(language="ja")
    palette = opened(desk)
    palette.field.setText(words)
    assert chosen(palette).text(0).endswith(desk.window.actions_.text(action))


def test_what_nothing_is_called_is_said(desk: Desk) -> None:
    assert "Try another word" in typed(desk, "qqqq").told


def test_a_slip_finds_it_where_nothing_else_is_called_so(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    assert "Analyse the game" in texts(typed(desk, "anaylse"))


def test_a_setting_is_turned_and_tells_how_it_stands(desk: Desk, qtbot: QtBot) -> None:
    before = desk.store.current.thick_grid
    palette = typed(desk, "thicker")
    assert chosen(palette).text(1) == "is off"
    confirm(palette)
    qtbot.waitUntil(lambda: desk.store.current.thick_grid is not before)


def test_a_game_is_found_by_all_that_its_row_says(desk: Desk) -> None:
    assert texts(typed(desk, "play taikyoku"))[0] == "Play Taikyoku shogi"


def test_newer_versions_are_asked_for_where_there_is_somebody_to_ask(desk: Desk) -> None:
    def named() -> list[str]:
        return [row.text for row in rows(desk) if "newer version" in row.text]

    assert named() == []
    desk.store.update(update_address="https://example.org/latest.json")
    assert named() == ["Ask once a day whether there is a newer version"]


def test_a_value_of_a_setting_is_chosen(desk: Desk, qtbot: QtBot) -> None:
    confirm(typed(desk, "look dark"))
    qtbot.waitUntil(lambda: desk.store.current.theme == "dark")


@pytest.mark.parametrize("word", ["lion", "shishi", "獅子", "しし"])
def test_a_piece_of_any_game_opens_the_guide_at_it(desk: Desk, qtbot: QtBot, word: str) -> None:
    palette = opened(desk)
    palette.field.setText(word)
    assert "lion" in texts(palette)
    palette.list.setCurrentItem(items(palette)[texts(palette).index("lion")])
    confirm(palette)
    qtbot.waitUntil(lambda: any(page.isVisible() for page in desk.window.findChildren(GuidePage)))


def test_a_setting_comes_before_a_piece_of_some_other_game_whose_name_begins_so(desk: Desk) -> None:
    found = texts(typed(desk, "dark"))
    assert found.index("Look: Dark") < found.index("dark spirit")


def test_arrows_choose_esc_clears_and_leaves(desk: Desk, qtbot: QtBot) -> None:
    palette = typed(desk, "zoom")
    first = chosen(palette).text(0)
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert chosen(palette).text(0) != first
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert palette.isVisible() and palette.field.text() == ""
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: is_gone(desk))


def test_a_click_does_it_too(desk: Desk, qtbot: QtBot) -> None:
    palette = typed(desk, "thicker")
    place = palette.list.visualItemRect(items(palette)[0]).center()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: desk.store.current.thick_grid)
    assert is_gone(desk)
