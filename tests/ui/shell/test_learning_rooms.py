from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton

from shogi_desktop import paths
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.guide.guide import GuideDock
from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.lessons.window import LessonsWindow
from shogi_desktop.ui.rule_pages.window import RulePages
from shogi_desktop.ui.widgets.plain import RichLabel
from tests.ui.desk import FRIEND, Desk
from tests.ui.seek import the

TENJIKU = GameChoice(variant="tenjiku", computer=False)


def dock(desk: Desk) -> GuideDock:
    found = desk.window.findChildren(GuideDock)
    assert len(found) == 1
    return found[0]


def remembered(desk: Desk) -> tuple[bool, bool]:
    """Whether the settings and the menu hold the guide open."""
    return desk.store.current.guide, desk.window.actions_["GUIDE"].isChecked()


def test_the_guide_follows_the_pieces_clicked_on_the_board(desk: Desk) -> None:
    desk.start(TENJIKU)
    assert desk.window.findChildren(GuideDock) == []  # nothing is made before it is wished for
    desk.trigger("GUIDE")
    position, variant = desk.session.record.game.position, desk.session.record.game.variant
    for name in ("9o", "8c", "7m"):
        desk.click_square(name)
        assert dock(desk).guide.kind.id == kind_of(position.piece_at(variant.parse_square(name)))
    assert desk.session.record.game.cursor.ply == 0


def kind_at(desk: Desk, square: str) -> int:
    variant = desk.session.record.game.variant
    return kind_of(desk.session.record.game.position.piece_at(variant.parse_square(square)))


def test_the_guide_opens_at_the_piece_under_the_pointer(desk: Desk) -> None:
    desk.start(TENJIKU)
    QTest.mouseMove(desk.table.board.viewport(), desk.point("7m"))
    desk.trigger("GUIDE")
    assert dock(desk).guide.kind.id == kind_at(desk, "7m")
    with desk.qtbot.waitSignal(desk.table.board.layout_changed):
        desk.trigger("GUIDE")
    QTest.mouseMove(desk.table.board.viewport(), desk.point("9o"))
    desk.trigger("GUIDE")
    assert dock(desk).guide.kind.id == kind_at(desk, "9o")


def test_the_guide_follows_the_right_button_too(desk: Desk) -> None:
    desk.start(TENJIKU)
    desk.trigger("GUIDE")
    for square in ("9o", "8c"):
        QTest.mouseClick(desk.table.board.viewport(), Qt.MouseButton.RightButton, pos=desk.point(square))
        assert dock(desk).guide.kind.id == kind_at(desk, square)


def test_the_guide_stays_open_for_the_next_start_and_its_cross_closes_it(desk: Desk) -> None:
    desk.start()
    desk.trigger("GUIDE")
    assert remembered(desk) == (True, True) and dock(desk).isVisible()
    dock(desk).close()
    assert remembered(desk) == (False, False)
    desk.trigger("GUIDE")
    assert dock(desk).isVisible()


def test_the_guide_waits_while_the_start_page_is_seen(desk: Desk) -> None:
    desk.start()
    desk.trigger("GUIDE")
    desk.trigger("START_PAGE")
    assert not dock(desk).isVisible() and desk.store.current.guide
    desk.window.rooms.start.page().wished.emit("board", None)
    assert dock(desk).isVisible()


def test_another_game_brings_its_pieces(desk: Desk) -> None:
    desk.start()
    desk.trigger("GUIDE")
    desk.start(TENJIKU)
    desk.click_square("10n")
    assert dock(desk).guide.kind.name == "fire demon"


def test_the_page_of_all_pieces_leads_to_the_rules(desk: Desk) -> None:
    desk.start(TENJIKU)
    desk.trigger("GUIDE_PAGE")
    (page,) = desk.window.findChildren(GuidePage)
    assert page.isVisible() and "Tenjiku" in page.windowTitle()
    page.rules_wished.emit("tenjiku")
    (rules,) = desk.window.findChildren(RulePages)
    assert rules.isVisible()


@pytest.mark.parametrize("wish", ["RULES", "LESSONS"])
def test_a_game_that_nothing_is_written_about_is_learnt_beside_its_pieces(desk: Desk, wish: str) -> None:
    folder = paths.variants_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mini.toml").write_text('base = "shogi"\ntitle = "Mini shogi"\n', "utf-8")
    desk.window.rooms.dialogs.variants.look_again()
    desk.start(GameChoice(variant="mini", computer=False))
    desk.trigger(wish)
    assert not desk.window.findChildren(RulePages) and not desk.window.findChildren(LessonsWindow)
    (page,) = desk.window.findChildren(GuidePage)
    shown = [each.text() for each in page.findChildren(QToolButton) if each.isVisible()]
    assert page.windowTitle() == "Guide to Mini shogi" and "All the rules" not in shown


def test_the_start_page_opens_the_pieces_of_the_game_chosen_there(desk: Desk) -> None:
    desk.start(FRIEND)
    desk.window.desk.open("start")
    desk.window.rooms.start.page().wished.emit("guide", "tenjiku")
    (page,) = desk.window.findChildren(GuidePage)
    assert "Tenjiku" in page.windowTitle()
    desk.window.rooms.start.page().wished.emit("rules", "shogi")
    assert desk.window.findChildren(RulePages)[0].isVisible()


def test_pieces_of_another_game_leave_the_guide_beside_the_board_alone(desk: Desk) -> None:
    desk.start(FRIEND)
    desk.trigger("GUIDE")
    desk.window.desk.open("start")
    desk.window.rooms.start.page().wished.emit("guide", "tenjiku")
    (page,) = desk.window.findChildren(GuidePage)
    desk.window.rooms.start.page().wished.emit("guide", "shogi")
    assert "Tenjiku" not in page.windowTitle()
    desk.window.rooms.start.page().wished.emit("guide", "tenjiku")
    desk.window.rooms.start.page().wished.emit("board", None)
    desk.click_square("8h")
    assert dock(desk).guide.kind.name == "bishop"
    desk.trigger("GUIDE_PAGE")
    assert "Tenjiku" not in page.windowTitle()


def test_only_the_menu_opens_the_guide(desk: Desk) -> None:
    desk.start()
    desk.trigger("GUIDE")
    bar = desk.window.menuBar()
    click = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), bar.mapToGlobal(QPoint(5, 5)))
    desk.app.sendEvent(bar, click)
    assert desk.app.activePopupWidget() is None


def test_windows_for_learning_take_the_look_of_the_board(desk: Desk) -> None:
    desk.start()
    for id_ in ("GUIDE", "GUIDE_PAGE", "RULES", "LESSONS"):
        desk.trigger(id_)
    guides = [dock(desk).guide, *desk.window.findChildren(GuidePage)]
    (lessons,) = desk.window.findChildren(LessonsWindow)
    before = [guide.grab().toImage() for guide in guides]
    desk.store.update(piece_set="western", board="walnut")
    assert all(guide.grab().toImage() != picture for guide, picture in zip(guides, before, strict=True))
    desk.store.update(theme="dark")
    style = desk.table.board.style_used
    assert style.dark and style.board == "walnut"
    assert style.piece_set == "western"
    assert (lessons.board.style_used.look, lessons.board.style_used.board) == (style.look, style.board)


def test_lessons_stay_before_the_main_window(desk: Desk) -> None:
    desk.trigger("LESSONS")
    (lessons,) = desk.window.findChildren(LessonsWindow)
    handle, flags = lessons.windowHandle(), Qt.WindowType
    assert handle is not None and handle.transientParent() is desk.window.windowHandle()
    assert lessons.windowType() == flags.Dialog
    wanted = flags.WindowMinMaxButtonsHint | flags.WindowCloseButtonHint
    assert lessons.windowFlags() & wanted == wanted


def test_the_menu_of_pieces_is_that_of_a_lesson_while_it_is_seen(desk: Desk) -> None:
    desk.start()
    desk.trigger("LESSONS")
    (lessons,) = desk.window.findChildren(LessonsWindow)
    actions = desk.window.actions_
    (other,) = (each for each in lessons.findChildren(QToolButton) if each.accessibleName() == "Other pieces")
    menu = other.menu()
    assert menu is not None and actions["PIECES_WESTERN"] in menu.actions() and len(menu.actions()) == 5
    assert lessons.board.style_used.piece_set == "mnemonic" and actions["PIECES_MNEMONIC"].isChecked()
    for chosen in ("one_kanji", "western", "letters", "two_kanji"):
        desk.trigger(f"PIECES_{chosen.upper()}")
        assert lessons.board.style_used.piece_set == chosen and actions[f"PIECES_{chosen.upper()}"].isChecked()
    the(lessons, QPushButton, "Show how the pieces move").click()
    assert lessons.board.style_used.piece_set == "mnemonic" and actions["PIECES_MNEMONIC"].isChecked()
    lessons.close()
    assert actions["PIECES_TWO_KANJI"].isChecked(), "as on the board"


def test_the_keys_of_the_windows_for_learning_work_in_each_of_them(desk: Desk) -> None:
    desk.start()
    desk.trigger("LESSONS")
    (lessons,) = desk.window.findChildren(LessonsWindow)
    QTest.keyClick(lessons, Qt.Key.Key_F3)
    (rules,) = desk.window.findChildren(RulePages)
    assert rules.isVisible()
    QTest.keyClick(rules, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    (page,) = desk.window.findChildren(GuidePage)
    assert page.isVisible()
    lessons.close()
    QTest.keyClick(page, Qt.Key.Key_F4)
    assert lessons.isVisible()
    QTest.keyClick(lessons, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert desk.window.desk.pages.currentWidget() is desk.window.rooms.start.page()


def test_links_of_the_guide_take_the_colour_of_the_theme(desk: Desk) -> None:
    desk.start()
    desk.trigger("GUIDE")
    dock(desk).show_kind(desk.session.record.game.variant.kind_by_code("R").id)
    (links,) = (label for label in dock(desk).findChildren(RichLabel) if "href" in label.text())
    for theme in ("light", "dark", "light"):
        desk.store.update(theme=theme)
        desk.app.processEvents()
        assert desk.theme.colors.accent in links.text(), theme
