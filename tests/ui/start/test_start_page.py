from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFrame, QLabel, QPushButton, QSlider, QWidget

from shogi_desktop.rules import add_variant_folder, variant_names
from shogi_desktop.session.play.game_choice import GameChoice, Times, from_json, to_json
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.shell.actions.ids import ActionId
from shogi_desktop.ui.start.cards import GameCard
from shogi_desktop.ui.start.page import COMPUTER, FRIEND, LEARN, StartPage
from tests.ui.desk import Desk
from tests.ui.seek import the


@pytest.fixture
def asked(make_desk: Callable[..., Desk]) -> Desk:
    """A window with fake engines that shows the start page."""
    desk = make_desk()
    desk.window.pages.show_start()
    return desk


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(button.width() // 2, button.height() // 2))


def game_card(page: StartPage, name: str) -> GameCard:
    return the(page, GameCard, name)


def button(page: StartPage, card: str, number: int = 0) -> QPushButton:
    found = page.cards[card].findChildren(QPushButton)
    return found[number]


def test_two_clicks_lead_to_a_game_of_tenjiku_against_a_gentle_computer(asked: Desk) -> None:
    page = asked.window.pages.start_page()
    click(game_card(page, "Tenjiku shogi"))
    click(button(page, COMPUTER))
    session = asked.session
    assert asked.window.table.isVisible() and not page.isVisible()
    assert session.game.variant.name == "tenjiku" and session.human_may_move()
    assert (session.setup.black.human, session.setup.white.human, session.setup.white.level) == (True, False, 1)
    assert asked.window.table.board.hasFocus()


def test_one_click_leads_to_a_game_with_a_friend(asked: Desk) -> None:
    asked.store.update(last_game=to_json(GameChoice(options={"declaration": "24"}, clock="quick")))
    click(button(asked.window.pages.start_page(), FRIEND))
    setup = asked.session.setup
    assert setup.variant == "shogi" and setup.black.human and setup.white.human
    assert setup.options["declaration"] == "24" and asked.session.clock is None
    assert not from_json(asked.store.current.last_game).computer


@pytest.mark.parametrize(("number", "signal"), [(0, "lessons_wished"), (1, "guide_wished"), (2, "rules_wished")])
def test_the_ways_to_learn_are_told_with_the_game(asked: Desk, number: int, signal: str) -> None:
    page = asked.window.pages.start_page()
    page.choose_game("tenjiku")
    with asked.qtbot.waitSignal(getattr(page, signal)) as told:
        click(button(page, LEARN, number))
    assert told.args == ["tenjiku"]


def test_a_game_on_the_board_goes_on_behind_the_page(asked: Desk) -> None:
    page = asked.window.pages.start_page()
    assert not the(page, QPushButton, "Back to the board").isVisible()
    asked.window.commands.start_choice(GameChoice(variant="tenjiku", computer=False))
    asked.trigger(ActionId.START_PAGE)
    assert page.isVisible() and page.game() == "tenjiku"
    click(the(page, QPushButton, "Back to the board"))
    assert asked.window.table.isVisible() and asked.session.state is SessionState.PLAYING


def test_the_level_last_chosen_is_offered(asked: Desk) -> None:
    asked.store.update(last_game=to_json(GameChoice(level=6)))
    asked.window.pages.show_start()
    click(button(asked.window.pages.start_page(), COMPUTER))
    assert asked.session.setup.white.level == 6


def test_a_game_with_a_friend_forgets_neither_level_nor_times(asked: Desk) -> None:
    chosen = GameChoice(level=6, clock="custom", first=Times(900, 0, 5), second=Times(300, 0, 5), unequal=True)
    asked.store.update(last_game=to_json(chosen))
    asked.window.pages.show_start()
    click(button(asked.window.pages.start_page(), FRIEND))
    assert asked.session.clock is None
    kept = from_json(asked.store.current.last_game)
    assert (kept.level, kept.first, kept.second, kept.unequal) == (6, chosen.first, chosen.second, True)


def test_the_language_can_be_changed_at_once(asked: Desk) -> None:
    page = asked.window.pages.start_page()
    language, tenjiku = the(page, QComboBox, "Language"), game_card(page, "Tenjiku shogi")
    language.setCurrentIndex(language.findData("ja"))
    language.activated.emit(language.currentIndex())
    assert asked.store.current.language == "ja"
    asked.qtbot.waitUntil(lambda: tenjiku.accessibleName() == "天竺将棋")
    assert language.currentData() == "ja"


def test_it_can_be_used_with_the_keyboard_alone(asked: Desk) -> None:
    page = asked.window.pages.start_page()
    asked.qtbot.waitUntil(button(page, COMPUTER).hasFocus)
    game_card(page, "Shogi").setFocus()
    QTest.keyClick(game_card(page, "Shogi"), Qt.Key.Key_Down)
    chosen = page.game()
    assert chosen != "shogi"
    button(page, FRIEND).setFocus()
    QTest.keyClick(button(page, FRIEND), Qt.Key.Key_Space)
    assert asked.session.game.variant.name == chosen


def test_all_games_are_seen_at_once_where_there_is_room(asked: Desk) -> None:
    """They become smaller where they would not fit below one another."""
    page = asked.window.pages.start_page()
    for width, height in ((1920, 1080), (1280, 800)):
        asked.window.resize(width, height)
        asked.app.processEvents()
        asked.qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() == 0)
        pictures = [game_card(page, name).picture.height() for name in ("Shogi", "Tenjiku shogi")]
        assert pictures[0] == pictures[1] >= 56, (width, height)


def test_every_stop_of_the_tab_key_can_be_seen(asked: Desk) -> None:
    page = asked.window.pages.start_page()
    asked.qtbot.waitUntil(button(page, COMPUTER).hasFocus)
    stops: list[QWidget] = [button(page, COMPUTER)]
    for _ in range(30):
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        stop = asked.app.focusWidget()
        assert stop is not None
        stops.append(stop)
    assert {button(page, COMPUTER), button(page, FRIEND), the(page, QComboBox, "Language")} <= set(stops)
    assert page not in stops and asked.window.pages not in stops
    assert not [stop for stop in stops if type(stop) in (QWidget, QFrame, QLabel)]


@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_at_any_size(asked: Desk, size: tuple[int, int]) -> None:
    asked.window.resize(*size)
    asked.qtbot.wait(20)
    page = asked.window.pages.start_page()
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(labels) > 10
    sheet = page.widget()
    assert sheet is not None and sheet.width() <= page.viewport().width()
    for label in labels:
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()


def test_what_is_chosen_on_the_page_is_offered_in_the_dialog(asked: Desk) -> None:
    page = asked.window.pages.start_page()
    assert asked.window.commands.choice().level == the(page, QSlider, "Level").value() == 1
    click(game_card(page, "Tenjiku shogi"))
    the(page, QSlider, "Level").setValue(4)
    choice = asked.window.commands.choice()
    assert (choice.variant, choice.level) == ("tenjiku", 4)


def test_the_page_offers_what_was_chosen_last_whatever_lies_on_the_board(asked: Desk) -> None:
    asked.start()
    asked.store.update(last_game=to_json(GameChoice(variant="tenjiku", level=7)))
    asked.trigger(ActionId.START_PAGE)
    page = asked.window.pages.start_page()
    assert (page.game(), the(page, QSlider, "Level").value()) == ("tenjiku", 7)
    assert from_json(asked.store.current.last_game) == GameChoice(variant="tenjiku", level=7)


OWN = max(0, 16 - len(variant_names()))


@pytest.fixture
def sixteen_games(tmp_path: Path) -> None:
    """More games than stand in one column."""
    for number in range(OWN):
        (tmp_path / f"own{number}.toml").write_text(f'base = "shogi"\ntitle = "Own shogi {number}"\n', "utf-8")
    add_variant_folder(tmp_path)


@pytest.mark.usefixtures("sixteen_games")
@pytest.mark.parametrize("size", [(760, 560), (1280, 800)])
def test_sixteen_games_have_cards_that_nothing_is_cut_of(asked: Desk, size: tuple[int, int]) -> None:
    asked.window.resize(*size)
    asked.qtbot.wait(20)
    page = asked.window.pages.start_page()
    cards = page.findChildren(GameCard)
    assert len(cards) == 16
    sheet = page.widget()
    assert sheet is not None and sheet.width() <= page.viewport().width()
    if size == (1280, 800):
        assert sheet.height() <= page.viewport().height()
    for label in [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]:
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()


@pytest.mark.usefixtures("sixteen_games")
def test_sixteen_games_can_be_reached_by_the_arrow_keys(asked: Desk) -> None:
    asked.window.resize(760, 560)
    page = asked.window.pages.start_page()
    card = game_card(page, "Shogi")
    card.setFocus()
    for _ in range(9):
        focus = asked.app.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Down)
    asked.qtbot.wait(20)
    chosen = next(card for card in page.findChildren(GameCard) if card.isChecked())
    assert chosen.accessibleName() != "Shogi" and page.game() != "shogi"
    assert not chosen.visibleRegion().isEmpty() and chosen.visibleRegion().boundingRect().height() == chosen.height()
