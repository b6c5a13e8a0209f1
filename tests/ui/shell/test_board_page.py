from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup
from shogi_desktop.ui.shell.board_room import Rail
from tests.ui.desk import SIZE, Desk
from tests.ui.seek import the

TWO = GameChoice(computer=False, clock="ten")


def resize(desk: Desk, width: int, height: int) -> None:
    desk.window.resize(width, height)
    desk.app.processEvents()


def rail(desk: Desk) -> Rail:
    return the(desk.window, Rail)


@pytest.mark.parametrize("size", [(760, 560), (800, 600), (640, 480)])
def test_a_small_window_gives_the_board_the_room_of_the_panel(desk: Desk, size: tuple[int, int]) -> None:
    for game in ("shogi", "tenjiku"):
        desk.start(GameChoice(variant=game, computer=False))
        resize(desk, *size)
        assert not desk.panel.isVisible() and rail(desk).isVisible(), game
        alone = desk.table.board.grid_box.w
        desk.trigger("PANEL")
        desk.app.processEvents()
        assert desk.panel.isVisible() and not rail(desk).isVisible(), game
        assert desk.table.board.grid_box.w < alone, game
        desk.trigger("PANEL")


def test_where_the_board_is_as_high_as_the_window_the_panel_stays(desk: Desk) -> None:
    for size in ((1024, 600), (1280, 800), (1920, 1080)):
        desk.start(TWO)
        resize(desk, *size)
        assert desk.panel.isVisible() and not rail(desk).isVisible(), size


def test_the_panel_comes_back_in_a_larger_window_unless_the_person_has_closed_it(desk: Desk) -> None:
    desk.start(TWO)
    resize(desk, 760, 560)
    resize(desk, 1280, 800)
    assert desk.panel.isVisible()
    desk.trigger("PANEL")
    assert not desk.panel.isVisible() and not desk.store.current.side_panel
    resize(desk, 760, 560)
    resize(desk, 1280, 800)
    assert not desk.panel.isVisible()
    desk.trigger("PANEL")
    assert desk.panel.isVisible() and desk.store.current.side_panel


def test_opening_it_in_a_small_window_is_not_remembered(desk: Desk) -> None:
    desk.start(TWO)
    resize(desk, 760, 560)
    desk.trigger("PANEL")
    assert desk.panel.isVisible()
    resize(desk, 1280, 800)
    resize(desk, 760, 560)
    assert not desk.panel.isVisible() and desk.store.current.side_panel


def test_the_buttons_of_the_rail_walk_and_bring_the_panel_back(desk: Desk) -> None:
    desk.start(TWO)
    desk.play("7g7f", "3c3d")
    resize(desk, 760, 560)
    buttons = rail(desk).findChildren(QToolButton)
    actions = {button.defaultAction(): button for button in buttons}
    actions[desk.window.actions_["BACK"]].click()
    assert desk.session.record.game.cursor.ply == 1
    assert all(rail(desk).rect().contains(button.geometry()) for button in buttons)
    actions[desk.window.actions_["PANEL"]].click()
    assert desk.panel.isVisible() and desk.window.actions_["PANEL"].isChecked()


def test_what_shows_something_in_the_panel_opens_it(desk: Desk) -> None:
    desk.start(TWO)
    desk.play("7g7f")
    desk.session.turn.resign()
    resize(desk, 760, 560)
    desk.trigger("COMMENT")
    assert desk.panel.isVisible()


def test_clocks_are_seen_beside_or_above_the_board(desk: Desk) -> None:
    for size in ((800, 600), (640, 480), (600, 900)):
        for game in ("shogi", "tenjiku"):
            desk.start(GameChoice(variant=game, computer=False, clock="ten"))
            resize(desk, *size)
            assert not desk.panel.isVisible(), (size, game)
            table = desk.table
            for card in table.cards:
                assert card.isVisible() and card.clock.isVisible(), (size, game)
                assert card.clock.width() >= card.clock.sizeHint().width(), (size, game)
                corner = card.mapTo(desk.window, QPoint(0, 0))
                assert desk.window.rect().contains(corner) and card.parentWidget() is not desk.panel, (size, game)


@pytest.mark.parametrize("game", ["maka_dai_dai", "tai", "taikyoku"])
def test_narrow_stands_cut_no_names(make_desk: Callable[..., Desk], game: str) -> None:
    """With room beside them cards are wider than stands; with the panel and without."""
    desk = make_desk("think")
    desk.session.new_game(GameSetup(variant=game, white=PlayerSetup(human=False, level=1)))
    for size in ((760, 560), (760, 560), (1024, 640), (1024, 640), (1440, 900), (1440, 900)):
        resize(desk, *size)
        for card in desk.table.cards:
            assert not any(line.endswith("…") for line in (*card.name.shown_lines(), *card.detail.shown_lines()))
            parent = card.parentWidget()
            assert parent is not None and parent.rect().contains(card.geometry())
        desk.trigger("PANEL")


def test_a_narrow_card_has_room_for_the_computer(make_desk: Callable[..., Desk]) -> None:
    """Beside the guide in a small window."""
    desk = make_desk("think")
    desk.session.new_game(GameSetup(variant="tai", white=PlayerSetup(human=False, level=1)))
    resize(desk, 1010, 560)
    desk.trigger("GUIDE")
    widths = []
    for width in range(600, 720, 10):
        desk.table.resize(width, 520)
        desk.app.processEvents()
        card = desk.table.cards[1]
        assert card.name.shown_lines() == ["Computer"], (width, card.width())
        widths.append(card.width())
    assert min(widths) < 90


def test_cards_beside_the_record_fit_a_window_that_jumps_to_another_size(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.store.update(text_size=125)
    desk.session.new_game(GameSetup(variant="chu", white=PlayerSetup(human=False, level=1), teaching=True))
    seen = []
    for size in ((1440, 900), (1024, 640), (1024, 641)):
        resize(desk, *size)
        seen.append([(card.detail.shown_lines(), card.height()) for card in desk.table.cards])
    assert desk.table.cards[1].parentWidget() is desk.panel
    assert seen[1] == seen[2] and seen[2][1][1] > seen[2][0][1], "three lines have their height at once"


def test_a_brief_card_names_what_it_has_room_for(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.store.update(text_size=150, language="fr")
    desk.session.new_game(GameSetup(variant="chu", white=PlayerSetup(human=False, level=1), teaching=True))
    resize(desk, 1024, 640)
    card = desk.table.cards[1]
    assert card.detail.shown_lines() == ["Blancs", "15e kyu"], "in the corner of the board"
    desk.trigger("PANEL")
    desk.app.processEvents()
    assert card.detail.shown_lines() == ["Blancs · 15e kyu"], "beside the record"
    assert card.detail.toolTip() == "Blancs · 15e kyu · partie pédagogique"


def test_the_board_has_the_keyboard_when_the_panel_goes(desk: Desk) -> None:
    desk.start(TWO)
    desk.window.activateWindow()
    desk.panel.moves.setFocus()
    desk.trigger("PANEL")
    assert desk.table.board.hasFocus()


# The whole screen


def fill_screen(desk: Desk) -> None:
    """With the pointer over the board."""
    QCursor.setPos(desk.window.mapToGlobal(QPoint(500, 400)))
    desk.trigger("FULL_SCREEN")
    desk.app.processEvents()


def test_the_full_screen_has_no_menus_until_the_pointer_is_at_its_edge(desk: Desk) -> None:
    desk.start(TWO)
    window = desk.window
    fill_screen(desk)
    assert window.isFullScreen() and window.actions_["FULL_SCREEN"].isChecked()
    assert not window.menuBar().isVisible() and not window.status.isVisible()
    before = desk.table.board.geometry()
    window.rooms.view.full_screen.show_menus()
    bar = window.rooms.view.full_screen.bar
    assert bar is not None and bar.isVisible() and desk.table.board.geometry() == before
    assert [a.text() for a in bar.actions()] == [a.text() for a in window.menuBar().actions()]
    desk.trigger("FULL_SCREEN")
    desk.app.processEvents()
    assert window.menuBar().isVisible() and window.status.isVisible() and not bar.isVisible()
    desk.qtbot.waitUntil(lambda: (window.width(), window.height()) == SIZE)


def test_escape_leaves_the_full_screen_when_nothing_else_needs_it(desk: Desk) -> None:
    desk.start(TWO)
    fill_screen(desk)
    board = desk.table.board
    desk.click_square("7g")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert desk.window.isFullScreen()  # it let go of the piece
    QTest.keyClick(board, Qt.Key.Key_Escape)
    desk.app.processEvents()
    assert not desk.window.isFullScreen()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_alt_alone_opens_the_menus_of_the_full_screen(desk: Desk) -> None:
    desk.start(TWO)
    fill_screen(desk)
    board, full = desk.table.board, desk.window.rooms.view.full_screen
    QTest.keyPress(board, Qt.Key.Key_Alt)
    QTest.keyClick(board, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(board, Qt.Key.Key_Alt)
    bar = full.bar
    assert bar is not None and not bar.isVisible()
    QTest.keyClick(board, Qt.Key.Key_Alt)
    assert bar.isVisible() and bar.activeAction() is bar.actions()[0]
    menu = bar.actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.close()
    desk.qtbot.waitUntil(bar.isHidden)


def test_keys_of_menus_work_without_them(desk: Desk) -> None:
    desk.start(TWO)
    desk.play("7g7f")
    fill_screen(desk)
    QTest.keyClick(desk.window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert desk.session.record.game.cursor.ply == 0
