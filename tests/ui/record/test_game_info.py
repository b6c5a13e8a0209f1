"""What both sides play is told above the moves, at the cursor."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.library.window import LibraryWindow
from shogi_desktop.ui.names.window import NamesWindow
from shogi_desktop.ui.record.game_info import GameInfo, NamesTold
from shogi_desktop.ui.record.record_dialogs import HeadersDialog
from tests.ui.desk import Desk

MINO = "7g7f 3c3d 6g6f 8c8d 2h6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 5c5d 3i3h 7a6b 6i5h"
TENJIKU = GameChoice(variant="tenjiku", computer=False)


def game_of(line: str) -> Game:
    game = Game(load_variant("shogi"))
    for text in line.split():
        game.play(parse_move(text, game.position))
    return game


def keys(told: NamesTold, game: Game) -> list[list[str]]:
    return [[name.key for name in names] for names in told.at_cursor(game)]


def test_names_follow_the_cursor_and_the_variation() -> None:
    game, told = game_of(MINO), NamesTold()
    assert keys(told, game) == [["shikenbisha", "mino"], ["funagakoi"]]
    while game.cursor.ply > 13:
        game.back()
    assert keys(told, game) == [["shikenbisha", "kata-mino"], ["funagakoi"]]
    game.go_to(game.line()[3])
    assert keys(told, game) == [[], []]
    game.play(parse_move("2h7h", game.position))
    assert keys(told, game) == [["sangenbisha"], []]
    assert keys(told, game_of("7g7f 3c3d 6g6f 8c8d 2h5h")) == [["nakabisha"], []]
    assert keys(told, Game(load_variant("tenjiku"))) == [[], []]


def test_the_head_tells_them_from_the_first_on_and_keeps_its_place(desk: Desk) -> None:
    desk.start()
    black, white = desk.panel.info.names
    desk.play("7g7f", "3c3d", "6g6f", "8c8d")
    assert not black.isVisible()
    desk.play("2h6h")
    assert black.isVisible() and black.text() == "☗ Shikenbisha (四間飛車)"
    assert white.isVisible() and white.text() == "☖ –" and not white.isEnabled()
    assert "Fourth-file rook" in black.toolTip() and black.accessibleName().startswith("Black: Shikenbisha")
    black.resize(120, black.height())
    assert black.shown_text() == "☗ Shikenbisha"
    black.resize(60, black.height())
    assert black.shown_text().startswith("☗ Sh") and black.shown_text().endswith("…")
    desk.store.update(language="ja")
    assert black.text() == "☗ 四間飛車"
    desk.start()
    assert not black.isVisible()


def test_the_moves_never_jump_while_one_walks_through_them(desk: Desk) -> None:
    desk.start()
    desk.app.processEvents()
    top = desk.panel.moves.mapTo(desk.window, QPoint()).y()
    desk.play("7g7f", "3c3d", "6g6f", "8c8d", "2h6h")
    desk.app.processEvents()
    assert desk.panel.info.names[0].isVisible()
    assert desk.panel.moves.mapTo(desk.window, QPoint()).y() == top


def test_what_both_sides_play_is_told_once(qtbot: QtBot) -> None:
    info = GameInfo(QAction(), QAction())
    qtbot.addWidget(info)
    info.show_game(game_of("2g2f 8c8d 2f2e 8d8e 7g7f 4a3b 8h7g 3c3d 7i6h 2b7g+ 6h7g"))
    black, white = info.names
    assert black.text() == "☗☖ Kakugawari (角換わり)"
    assert black.accessibleName() == "Black · White: Kakugawari (角換わり)"
    assert black.isVisible() and not white.isVisible()


def test_who_has_a_guide_is_told_no_names(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    for guided in (False, True):
        desk.start(GameChoice(level=1, guided=guided, teaching=guided))
        desk.play("2h5h")
        assert any(name.isVisible() for name in desk.panel.info.names) is not guided


def test_a_click_leads_to_the_page_and_from_there_to_the_library(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d", "6g6f", "8c8d", "2h6h")
    QTest.mouseClick(desk.panel.info.names[0], Qt.MouseButton.LeftButton)
    (names,) = desk.window.findChildren(NamesWindow)
    assert names.isVisible() and names.page.kanji.text() == "四間飛車"
    names.page.games.click()
    (library,) = desk.window.findChildren(LibraryWindow)
    assert library.isVisible() and library.library.wanted.name == library.filter.name.key == "shikenbisha"
    names.close()
    desk.trigger("NAMES")
    assert names.isVisible() and names.page.kanji.text() == "四間飛車"


def test_a_game_without_names_leads_to_its_pieces(desk: Desk) -> None:
    desk.start(TENJIKU)
    desk.trigger("NAMES")
    assert desk.window.findChildren(NamesWindow) == []
    assert not desk.panel.info.names[0].isVisible()


def test_the_opening_found_can_be_written_into_the_headers(qtbot: QtBot) -> None:
    game = game_of(MINO)
    dialog = HeadersDialog(game)
    qtbot.addWidget(dialog)
    (button,) = [each for each in dialog.findChildren(QPushButton) if "四間飛車" in each.text()]
    button.click()
    assert dialog.headers() == {"opening": "四間飛車"} and not button.isEnabled()


def test_an_opening_that_a_person_wrote_is_kept(qtbot: QtBot) -> None:
    game = game_of(MINO)
    game.headers["opening"] = "秘策"
    dialog = HeadersDialog(game)
    qtbot.addWidget(dialog)
    (button,) = [each for each in dialog.findChildren(QPushButton) if "四間飛車" in each.text()]
    assert not button.isEnabled() and dialog.headers() == {"opening": "秘策"}
    nameless = HeadersDialog(game_of("7g7f"))
    qtbot.addWidget(nameless)
    assert not any("Opening" in each.text() for each in nameless.findChildren(QPushButton))
