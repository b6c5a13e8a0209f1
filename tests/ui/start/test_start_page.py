from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)

from shogi_desktop.rules import add_variant_folder, load_variant, variant_names
from shogi_desktop.session.play.game_choice import ClockTimes, GameChoice, from_json, to_json
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.games.cards import GameCard
from shogi_desktop.ui.games.picker import GamePicker
from shogi_desktop.ui.start.cards import MOST
from shogi_desktop.ui.start.page import COMPUTER, FRIEND, LEARN, StartPage
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.ui.desk import Desk
from tests.ui.seek import cut_labels, the


@pytest.fixture
def asked(make_desk: Callable[..., Desk]) -> Desk:
    """A window with fake engines that shows the start page."""
    desk = make_desk()
    desk.window.desk.open("start")
    return desk


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(button.width() // 2, button.height() // 2))


def game_card(page: StartPage, name: str) -> GameCard:
    return the(page, GameCard, name)


def button(page: StartPage, card: str, number: int = 0) -> QPushButton:
    found = page.cards[card].findChildren(QPushButton)
    return found[number]


def test_two_clicks_lead_to_a_game_of_tenjiku_against_a_gentle_computer(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    click(game_card(page, "Tenjiku shogi"))
    click(button(page, COMPUTER))
    session = asked.session
    assert asked.table.isVisible() and not page.isVisible()
    assert session.record.game.variant.name == "tenjiku" and session.turn.human_may_move()
    assert (session.record.setup.black.human, session.record.setup.white.human, session.record.setup.white.level) == (
        True,
        False,
        1,
    )
    assert asked.table.board.hasFocus()


def test_one_click_leads_to_a_game_with_a_friend(asked: Desk) -> None:
    asked.store.update(last_game=to_json(GameChoice(options={"declaration": "24"}, clock="quick")))
    click(button(asked.window.rooms.start.page(), FRIEND))
    setup = asked.session.record.setup
    assert setup.variant == "shogi" and setup.black.human and setup.white.human
    assert setup.options["declaration"] == "24" and asked.session.turn.clock.game_clock is None
    assert not from_json(asked.store.current.last_game).computer


@pytest.mark.parametrize(("number", "signal"), [(0, "lessons_wished"), (1, "guide_wished"), (2, "rules_wished")])
def test_the_ways_to_learn_are_told_with_the_game(asked: Desk, number: int, signal: str) -> None:
    page = asked.window.rooms.start.page()
    page.choose_game("tenjiku")
    with asked.qtbot.waitSignal(getattr(page, signal)) as told:
        click(button(page, LEARN, number))
    assert told.args == ["tenjiku"]


def test_a_game_on_the_board_goes_on_behind_the_page(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    assert not the(page, QPushButton, "Back to the board").isVisible()
    asked.window.rooms.play.commands.start_choice(GameChoice(variant="tenjiku", computer=False))
    asked.trigger("START_PAGE")
    assert page.isVisible() and page.game() == "tenjiku"
    click(the(page, QPushButton, "Back to the board"))
    assert asked.table.isVisible() and asked.session.record.state is SessionState.PLAYING


def test_the_level_last_chosen_is_offered(asked: Desk) -> None:
    asked.store.update(last_game=to_json(GameChoice(level=6)))
    asked.window.desk.open("start")
    click(button(asked.window.rooms.start.page(), COMPUTER))
    assert asked.session.record.setup.white.level == 6


def test_a_game_with_a_friend_forgets_neither_level_nor_times(asked: Desk) -> None:
    chosen = GameChoice(
        level=6, clock="custom", first=ClockTimes(900, 0, 5), second=ClockTimes(300, 0, 5), unequal=True
    )
    asked.store.update(last_game=to_json(chosen))
    asked.window.desk.open("start")
    click(button(asked.window.rooms.start.page(), FRIEND))
    assert asked.session.turn.clock.game_clock is None
    kept = from_json(asked.store.current.last_game)
    assert (kept.level, kept.first, kept.second, kept.unequal) == (6, chosen.first, chosen.second, True)


def test_the_language_can_be_changed_at_once(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    language, tenjiku = the(page, QComboBox, "Language"), game_card(page, "Tenjiku shogi")
    language.setCurrentIndex(language.findData("ja"))
    language.activated.emit(language.currentIndex())
    assert asked.store.current.language == "ja"
    asked.qtbot.waitUntil(lambda: tenjiku.accessibleName() == "天竺将棋")
    assert language.currentData() == "ja"


def test_it_can_be_used_with_the_keyboard_alone(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    asked.qtbot.waitUntil(button(page, COMPUTER).hasFocus)
    game_card(page, "Shogi").setFocus()
    QTest.keyClick(game_card(page, "Shogi"), Qt.Key.Key_Down)
    chosen = page.game()
    assert chosen != "shogi"
    button(page, FRIEND).setFocus()
    QTest.keyClick(button(page, FRIEND), Qt.Key.Key_Space)
    assert asked.session.record.game.variant.name == chosen


def test_all_cards_are_seen_at_once_where_there_is_room(asked: Desk) -> None:
    """Their pictures become smaller where they would not fit below one another."""
    page = asked.window.rooms.start.page()
    for width, height in ((1920, 1080), (1280, 800)):
        asked.window.resize(width, height)
        asked.app.processEvents()
        asked.qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() == 0)
        pictures = [game_card(page, name).picture.height() for name in ("Shogi", "Tenjiku shogi")]
        assert pictures[0] == pictures[1] >= 90, (width, height)


def test_every_stop_of_the_tab_key_can_be_seen(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    asked.qtbot.waitUntil(button(page, COMPUTER).hasFocus)
    stops: list[QWidget] = [button(page, COMPUTER)]
    for _ in range(30):
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        stop = asked.app.focusWidget()
        assert stop is not None
        stops.append(stop)
    assert {button(page, COMPUTER), button(page, FRIEND), the(page, QComboBox, "Language")} <= set(stops)
    assert page not in stops and asked.window.desk.pages not in stops
    assert not [stop for stop in stops if type(stop) in (QWidget, QFrame, QLabel)]


@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_at_any_size(asked: Desk, size: tuple[int, int]) -> None:
    asked.window.resize(*size)
    asked.qtbot.wait(20)
    page = asked.window.rooms.start.page()
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(labels) > 10
    sheet = page.widget()
    assert sheet is not None and sheet.width() <= page.viewport().width()
    for label in labels:
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
        assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()


def test_what_is_chosen_on_the_page_is_offered_in_the_dialog(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    assert asked.window.desk.offer.choice().level == the(page, QSlider, "Level").value() == 1
    click(game_card(page, "Tenjiku shogi"))
    the(page, QSlider, "Level").setValue(4)
    choice = asked.window.desk.offer.choice()
    assert (choice.variant, choice.level) == ("tenjiku", 4)


def test_the_page_offers_what_was_chosen_last_whatever_lies_on_the_board(asked: Desk) -> None:
    asked.start()
    asked.store.update(last_game=to_json(GameChoice(variant="tenjiku", level=7)))
    asked.trigger("START_PAGE")
    page = asked.window.rooms.start.page()
    assert (page.game(), the(page, QSlider, "Level").value()) == ("tenjiku", 7)
    assert from_json(asked.store.current.last_game) == GameChoice(variant="tenjiku", level=7)


@pytest.fixture
def sixteen_games(tmp_path: Path) -> None:
    """At least so many games."""
    for number in range(16 - len(variant_names())):
        (tmp_path / f"own{number}.toml").write_text(f'base = "shogi"\ntitle = "Own shogi {number}"\n', "utf-8")
    add_variant_folder(tmp_path)


@pytest.mark.usefixtures("sixteen_games")
@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_of_sixteen_games_a_few_are_shown_and_nothing_is_cut(
    asked: Desk, size: tuple[int, int], language: str, percent: int
) -> None:
    asked.store.update(language=language, text_size=percent)
    asked.window.resize(*size)
    page = asked.window.rooms.start.page()
    sheet = page.widget()
    assert sheet is not None
    asked.qtbot.waitUntil(lambda: sheet.width() <= page.viewport().width() and not cut_labels(page))
    cards = [card for card in page.findChildren(GameCard) if card.isVisible()]
    assert len(cards) == MOST and all(card.picture.height() >= 90 for card in cards)
    scrolls = sheet.height() > page.viewport().height()
    assert not scrolls or percent > 100 or size == (760, 560)


def titles(page: StartPage) -> list[str]:
    QApplication.processEvents()  # cards come up in their own time
    return [card.accessibleName() for card in page.findChildren(GameCard) if not card.isHidden()]


def test_a_newcomer_meets_shogi_and_tenjiku_first(asked: Desk) -> None:
    assert titles(asked.window.rooms.start.page())[:2] == ["Shogi", "Tenjiku shogi"]


def test_played_games_come_first_then_favourites_and_a_click_moves_nothing(asked: Desk) -> None:
    for name in ("chu", "tori"):
        asked.window.rooms.play.commands.start_choice(GameChoice(variant=name, computer=False))
    asked.store.update(favourite_games="gone sho")
    asked.trigger("START_PAGE")
    page = asked.window.rooms.start.page()
    shown = ["Tori shogi", "Chu shogi", "Sho shogi", "Shogi"]
    assert titles(page) == shown and page.game() == "tori"
    click(game_card(page, "Sho shogi"))
    assert titles(page) == shown and page.game() == "sho"


def test_a_game_is_chosen_among_all(asked: Desk) -> None:
    page = asked.window.rooms.start.page()

    def find() -> None:
        picker = asked.app.activeModalWidget()
        assert isinstance(picker, GamePicker)
        QTest.keyClicks(picker.focusWidget(), "tori")
        QTest.keyClick(picker.focusWidget(), Qt.Key.Key_Return)

    QTimer.singleShot(50, find)
    with asked.qtbot.waitSignal(page.choice_changed) as told:
        click(the(page, QPushButton, "All games…"))
    assert told.args == ["tori", 1] and page.game() == "tori" and titles(page)[0] == "Tori shogi"
    assert asked.window.focusWidget() is button(page, COMPUTER), "the next thing to do"


def test_a_game_is_liked_among_all_and_the_choice_stays(asked: Desk) -> None:
    page = asked.window.rooms.start.page()

    def like() -> None:
        picker = asked.app.activeModalWidget()
        assert isinstance(picker, GamePicker)
        click(the(picker, QToolButton, "Favourite: Heian dai shogi"))
        picker.reject()

    QTimer.singleShot(50, like)
    click(the(page, QPushButton, "All games…"))
    assert page.game() == "shogi" and titles(page)[:3] == ["Shogi", "Heian dai shogi", "Tenjiku shogi"]


def test_with_few_games_there_are_no_others_to_choose_among(asked: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = asked.window.rooms.start.page()
    monkeypatch.setattr("shogi_desktop.ui.start.page.all_games", lambda: [load_variant("chu")])
    page.refresh_games()
    assert titles(page) == ["Chu shogi"] and page.game() == "chu"
    assert not the(page, QPushButton, "All games…").isVisible()
