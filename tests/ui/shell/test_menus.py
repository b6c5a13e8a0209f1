"""Few commands in few menus, and nothing lost: what is in no menu is where its data says, and in the palette."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton

from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.action import Action, Menu, Shown
from shogi_desktop.ui.dialogs.preference_table import CHOICES
from shogi_desktop.ui.record.room import MOVE_MENU
from shogi_desktop.ui.shell.palette_rows import rows_of
from tests.ui.desk import Desk

MOST_MENUS = 7
MOST_COMMANDS = 55
TAKEN = {
    *(f"Ctrl+Alt+{key}" for key in ("Left", "Right", "Up", "Down", "T", "L", "D", "Del", "Backspace", "Tab", "Esc")),
    *(f"Ctrl+Alt+F{number}" for number in range(1, 13)),  # the consoles of Linux
    *(f"Alt+{key}" for key in ("Tab", "Space", "Esc", "F1", "F2", "F4", "F7", "F8", "F9", "F10")),
    *("Ctrl+Esc", "Ctrl+Shift+Esc", "Ctrl+Space", "PrintScreen", "Print"),
}
"""Keys with which desktops of Windows, GNOME, KDE and Xfce do something of their own."""


def bar_menus(desk: Desk) -> list[QMenu]:
    menus = (action.menu() for action in desk.window.menuBar().actions())
    return [menu for menu in menus if isinstance(menu, QMenu)]


def opened(menu: QMenu) -> list[QAction]:
    """The rows that a person sees who opens it, without lines."""
    menu.aboutToShow.emit()
    return [action for action in menu.actions() if not action.isSeparator()]


def seen(desk: Desk) -> Iterator[QAction]:
    """All commands in the menus as they are at this moment, those of menus within menus too."""
    waiting = bar_menus(desk)
    while waiting:
        for action in opened(waiting.pop()):
            within = action.menu()
            if isinstance(within, QMenu):
                waiting.append(within)
            else:
                yield action


def grey(desk: Desk) -> set[str]:
    names = {id(desk.window.actions_[each.id]): each.id for each in desk.window.actions_.stated()}
    return {names[id(action)] for action in seen(desk) if id(action) in names and not action.isEnabled()}


def in_menus(desk: Desk) -> set[str]:
    names = {id(desk.window.actions_[each.id]): each.id for each in desk.window.actions_.stated()}
    return {names[id(action)] for action in seen(desk) if id(action) in names}


def test_there_are_few_commands_in_seven_menus(desk: Desk) -> None:
    actions = desk.window.actions_
    assert len(bar_menus(desk)) == MOST_MENUS
    rows = [row for menu in actions.menus() if menu.place is None for row in actions.rows_of(menu)]
    commands = [row.id for row in rows if isinstance(row, Action) and actions.is_shown(row)]
    assert len(commands) <= MOST_COMMANDS, "a new one: shown=Shown.ELSEWHERE or PALETTE, or another one goes"
    assert len([row for row in rows if isinstance(row, Menu) and actions.is_shown(row)]) <= 5


def test_what_is_in_no_menu_is_seen_elsewhere_or_said_to_be_for_the_palette(desk: Desk) -> None:
    desk.start()
    actions = desk.window.actions_
    settings = {choice.setting for choice in CHOICES}
    buttons = {button.defaultAction() for button in desk.window.findChildren(QToolButton)}
    of_buttons = {row for button in desk.window.findChildren(QToolButton) for row in menu_of(button)}
    for action in actions.stated():
        made = actions[action.id]
        found = made in buttons or made in of_buttons or action.id in MOVE_MENU or action.setting in settings
        assert action.shown is not Shown.ELSEWHERE or found, action.id


def menu_of(button: QToolButton) -> list[QAction]:
    menu = button.menu()
    return menu.actions() if isinstance(menu, QMenu) else []


def test_the_palette_has_every_action(desk: Desk) -> None:
    names = {row.text for row in rows_of(desk.window.desk, desk.window.actions_)}
    for action in desk.window.actions_.stated():
        name = desk.window.actions_.text(action.id)
        assert action.id == "PALETTE" or any(text == name or text.endswith(f": {name}") for text in names), name


def test_no_key_is_one_that_desktops_take(desk: Desk) -> None:
    keys = {key for action in desk.window.actions_.stated() for key in action.keys.split("; ")}
    assert keys & TAKEN == set()


def test_on_the_start_page_and_in_the_editor_nothing_is_grey(desk: Desk) -> None:
    desk.trigger("START_PAGE")
    assert grey(desk) == set()
    desk.trigger("EDIT_POSITION")
    assert grey(desk) == set()


def test_in_a_game_with_a_friend_only_what_waits_for_its_moment_is_grey(desk: Desk) -> None:
    desk.start()
    assert grey(desk) <= {"UNDO", "REDO", "WHY", "RUB_OUT", "GO_TO_MOVE"}
    assert {"RESIGN", "OFFER_DRAW", "HINT", "SAFE"} <= in_menus(desk)
    assert not {"REMATCH", "CONTINUE", "TEACHING"} & in_menus(desk)


def test_a_record_that_nobody_plays_has_nothing_of_playing(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    desk.session.review.open()
    assert not {"RESIGN", "OFFER_DRAW", "DECLARE", "SAFE", "TEACHING"} & in_menus(desk)
    assert {"ANALYSE", "ANALYSE_GAME", "REMATCH", "HINT", "GO_TO_MOVE"} <= in_menus(desk)


def test_undo_is_one_row(desk: Desk) -> None:
    desk.start()
    assert len({"UNDO", "TAKE_BACK"} & in_menus(desk)) == 1
    desk.play("7g7f")
    assert {"UNDO", "TAKE_BACK"} & in_menus(desk) == {"TAKE_BACK"}
    desk.session.turn.resign()
    desk.session.review.open()
    desk.session.review.set_comment(desk.session.record.game.cursor, "good")
    assert {"UNDO", "TAKE_BACK"} & in_menus(desk) == {"UNDO"}


@pytest.mark.parametrize(
    ("game", "formats"),
    [
        ("shogi", {"COPY_KI2", "COPY_CSA", "COPY_JKF", "COPY_USI", "COPY_USEN", "COPY_HODGES", "COPY_BOD"}),
        ("taikyoku", {"COPY_KI2", "COPY_USI", "COPY_HODGES"}),
    ],
)
def test_copying_offers_what_the_game_can_be_written_in(desk: Desk, game: str, formats: set[str]) -> None:
    desk.start(GameChoice(variant=game, computer=False), format_sfen(Position(load_variant(game))))
    always = {"COPY_GAME", "COPY_OWN", "COPY_POSITION", "COPY_FROM_HERE"}
    copies = {each for each in in_menus(desk) if each.startswith("COPY")}
    assert copies - always == formats
    for name in copies:
        desk.trigger(name)
    QTest.qWait(0)
    assert desk.messages == []


def test_two_computers_have_their_buttons_beside_the_board(desk: Desk) -> None:
    desk.start()
    buttons = [desk.window.actions_[name] for name in ("PAUSE", "STEP", "TAKE_OVER")]
    shown = [button for button in desk.panel.findChildren(QToolButton) if button.defaultAction() in buttons]
    assert len(shown) == 3 and not any(button.isVisible() for button in shown)
