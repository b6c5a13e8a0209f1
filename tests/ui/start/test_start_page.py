from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.analysis.exercise import Exercise
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import add_variant_folder, load_variant, variant_names
from shogi_desktop.session.lessons.course import LessonProgress, read_course
from shogi_desktop.session.play.choice import ClockTimes, GameChoice, from_json, to_json
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.problems.shelf import Bookmarks
from shogi_desktop.ui.games.cards import GameCard
from shogi_desktop.ui.games.picker import GamePicker
from shogi_desktop.ui.play.new_game import NewGameDialog
from shogi_desktop.ui.problems.sets.making_dialog import MakeDialog
from shogi_desktop.ui.start.cards import MOST
from shogi_desktop.ui.start.next_steps import MOST_RECORDS, PATH, NextSteps
from shogi_desktop.ui.start.page import StartPage
from shogi_desktop.ui.start.ways import Way, WayCard, WayRow
from shogi_desktop.ui.widgets.plain import PlainLabel
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.seek import cut_labels, texts, the

SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"


@pytest.fixture
def asked(make_desk: Callable[..., Desk]) -> Desk:
    """A window with fake engines that shows the start page; nothing that another test has copied is offered there."""
    QGuiApplication.clipboard().clear()
    desk = make_desk()
    desk.window.desk.open("start")
    wait_for_games(desk)
    return desk


def wait_for_games(desk: Desk) -> None:
    """They come when the page has been seen."""
    page = desk.window.rooms.start.page()
    desk.qtbot.waitUntil(lambda: bool(page.games.cards))


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(button.width() // 2, button.height() // 2))


def game_card(page: StartPage, name: str) -> GameCard:
    return the(page, GameCard, name)


COMPUTER, FRIEND = "Play the computer", "Play a friend…"


def button(page: StartPage, name: str) -> QPushButton:
    return the(page, QPushButton, name)


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


def press_enter(dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def name_them(black: str, white: str, dialog: NewGameDialog) -> None:
    """The keyboard is in the first name; Enter starts."""
    field = dialog.focusWidget()
    assert isinstance(field, QLineEdit)
    for name in (black, white):
        field = dialog.focusWidget()
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Tab)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_two_friends_are_asked_for_their_names_which_stand_everywhere(asked: Desk) -> None:
    asked.store.update(last_game=to_json(GameChoice(options={"declaration": "24"}, clock="quick")))
    answer_next(NewGameDialog, partial(name_them, "Hana", "Jan"))
    click(button(asked.window.rooms.start.page(), FRIEND))
    assert [card.name.text() for card in asked.table.cards] == ["Hana", "Jan"]
    assert asked.window.windowTitle().startswith("Hana – Jan")
    asked.window.desk.open("start")
    answer_next(NewGameDialog, partial(name_them, "Tom", ""))
    click(button(asked.window.rooms.start.page(), FRIEND))
    assert (asked.store.current.player_name, asked.store.current.friend_name) == ("Tom", "Jan"), "the last names stand"


def test_one_click_and_enter_lead_to_a_game_with_a_friend(asked: Desk) -> None:
    asked.store.update(last_game=to_json(GameChoice(options={"declaration": "24"}, clock="quick")))
    answer_next(NewGameDialog, press_enter)
    click(button(asked.window.rooms.start.page(), FRIEND))
    setup = asked.session.record.setup
    assert setup.variant == "shogi" and setup.black.human and setup.white.human
    assert setup.options["declaration"] == "24" and asked.session.turn.clock.game_clock is None
    assert not from_json(asked.store.current.last_game).computer


def test_what_there_is_for_a_game_is_told_with_the_game(asked: Desk) -> None:
    for name, room in (
        ("Lessons", "lessons"),
        ("The pieces", "guide"),
        ("The rules", "rules"),
        ("Solve problems", "problems"),
        ("Set up a position", "editor"),
    ):
        page = asked.window.rooms.start.page()
        page.choose_game("tenjiku")
        with asked.qtbot.waitSignal(page.wished) as told:
            click(button(page, name))
        assert told.args == [room, "tenjiku"], (name, room)


def test_a_game_on_the_board_goes_on_behind_the_page(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    assert not the(page, QPushButton, "Back to the board").isVisible()
    asked.window.rooms.play.commands.start_choice(GameChoice(variant="tenjiku", computer=False))
    asked.trigger("START_PAGE")
    assert page.isVisible() and page.game() == "tenjiku"
    assert not the(page, QPushButton, "Back to the board").isVisible()
    click(the(page, QPushButton, "Continue"))
    assert asked.table.isVisible() and asked.session.record.state is SessionState.PLAYING


def test_the_board_is_named_where_another_game_is_offered(asked: Desk, tmp_path: Path) -> None:
    page, commands = asked.window.rooms.start.page(), asked.window.rooms.files.records
    asked.window.rooms.play.commands.start_choice(GameChoice(computer=False))
    asked.play("7g7f")
    game = Game(load_variant("shogi"))
    game.headers.update(black="Tanaka", white="Sato")
    game.play(game.position.legal_moves()[0])
    (tmp_path / "tanaka.shogi").write_text(format_game(game), "utf-8")
    assert commands.open_file(str(tmp_path / "tanaka.shogi")) and asked.window.windowTitle().startswith("Tanaka – Sato")
    asked.trigger("START_PAGE")
    assert asked.window.windowTitle() == "Shogi Desktop"
    click(the(page, QPushButton, "Back to Tanaka – Sato"))
    assert asked.table.isVisible() and asked.window.windowTitle().startswith("Tanaka – Sato")


def test_the_library_is_called_so_when_there_is_one(asked: Desk, tmp_path: Path) -> None:
    page = asked.window.rooms.start.page()
    asked.store.update(recent_files=json.dumps([str(tmp_path / "a.kif")]))
    assert page.records.library.text() == "Folder as library…"
    asked.store.update(library=json.dumps({"paths": [str(tmp_path)]}))
    assert page.records.library.text() == "Library…"


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
    answer_next(NewGameDialog, press_enter)
    click(button(asked.window.rooms.start.page(), FRIEND))
    assert asked.session.turn.clock.game_clock is None
    kept = from_json(asked.store.current.last_game)
    assert (kept.level, kept.first, kept.second, kept.unequal) == (6, chosen.first, chosen.second, True)


def test_a_game_that_has_just_ended_is_among_my_games_at_once(asked: Desk) -> None:
    asked.start(GameChoice(computer=False))
    asked.play("7g7f")
    asked.session.turn.resign()
    asked.session.record.walk(-1)
    asked.start(GameChoice(variant="chu", computer=False))
    asked.trigger("START_PAGE")
    page = asked.window.rooms.start.page()
    assert page.records.rows[0].accessibleName() == "Black – White, ☗ Black wins · open"
    asked.qtbot.waitUntil(lambda: page.records.rows[-1].accessibleName() == "Earlier games, 1")
    click(page.records.rows[0])
    assert asked.table.isVisible() and asked.session.record.game.cursor.ply == 0
    assert asked.window.desk.records.current == 0


def test_many_open_games_leave_room_for_files(asked: Desk, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{n}.kif") for n in range(5)]
    asked.store.update(recent_files=json.dumps(files))
    for _ in range(7):
        asked.start(GameChoice(computer=False))
        asked.play("7g7f")
        asked.session.turn.resign()
    asked.trigger("START_PAGE")
    names = [row.accessibleName().split(",")[0] for row in asked.window.rooms.start.page().records.rows]
    assert len(names) == MOST_RECORDS + 1 and names[-2:] == ["0", "Earlier games"]


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
    asked.qtbot.waitUntil(button(page, "Start here").hasFocus)
    game_card(page, "Shogi").setFocus()
    QTest.keyClick(game_card(page, "Shogi"), Qt.Key.Key_Right)
    chosen = page.game()
    assert chosen != "shogi"
    button(page, FRIEND).setFocus()
    answer_next(NewGameDialog, press_enter)
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
        assert pictures[0] == pictures[1] >= 80, (width, height)


def test_every_stop_of_the_tab_key_can_be_seen(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    asked.qtbot.waitUntil(button(page, "Start here").hasFocus)
    stops: list[QWidget] = [button(page, "Start here")]
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
    page = asked.window.rooms.start.page()
    sheet = page.widget()
    assert sheet is not None
    asked.qtbot.waitUntil(lambda: sheet.width() <= page.viewport().width() and not cut_labels(page))
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(labels) > 10
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
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_sixteen_games_a_few_are_shown_and_nothing_is_cut(asked: Desk, language: str) -> None:
    asked.store.update(language=language)
    page = asked.window.rooms.start.page()
    for size, percent in (((760, 560), 100), ((1280, 800), 100), ((1920, 1080), 100), ((760, 560), 150)):
        asked.store.update(text_size=percent)
        asked.window.resize(*size)
        asked.app.processEvents()
        asked.qtbot.waitUntil(partial(is_laid_out, page, scrolls=size == (760, 560)))
        cards = [card for card in page.findChildren(GameCard) if card.isVisible()]
        assert len(cards) == MOST and all(card.picture.height() >= 56 for card in cards)


def is_laid_out(page: QScrollArea, scrolls: bool) -> bool:
    """Nothing is cut or wider than the page, or higher where it shall not scroll, and every card has its picture."""
    sheet, room = page.widget(), page.viewport()
    assert sheet is not None
    if sheet.width() > room.width() or (sheet.height() > room.height() and not scrolls) or cut_labels(page):
        return False
    return all(not card.picture.pixmap().isNull() for card in page.findChildren(GameCard) if card.isVisible())


def test_a_fact_gives_way_to_what_it_is_about(qtbot: QtBot) -> None:
    row = WayRow(Way("Open what you copied", "a shogi position (SFEN)", lambda: None))
    qtbot.addWidget(row)
    fact = the(row, PlainLabel, "a shogi position (SFEN)")
    narrow, wide = fact.sizeHint().width() + 60, 3 * fact.sizeHint().width()
    row.show()
    row.resize(wide, row.height())
    assert fact.isVisible()
    row.resize(narrow, row.height())
    assert not fact.isVisible()
    qtbot.waitUntil(lambda: not cut_labels(row))
    row.resize(wide, row.height())
    assert fact.isVisible()


def test_what_a_step_follows_from_is_looked_up_anew_and_nothing_else(asked: Desk) -> None:
    (steps,) = asked.window.desk.findChildren(NextSteps)
    looked: list[None] = []
    steps.changed.connect(lambda: looked.append(None))
    asked.store.update(volume=7, board="slate")
    assert looked == []
    asked.store.update(lessons=LessonProgress().with_result("shogi", "king", 3).written())
    assert len(looked) == 1
    asked.window.desk.open("board")
    asked.store.update(lessons="")
    assert len(looked) == 1


def titles(page: StartPage) -> list[str]:
    QApplication.processEvents()  # cards come up in their own time
    return [card.accessibleName() for card in page.findChildren(GameCard) if not card.isHidden()]


def test_a_newcomer_meets_small_games_before_large_ones(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    assert titles(page) == ["Shogi", "Minishogi", "Tori shogi", "Tenjiku shogi"]
    asked.window.rooms.play.commands.start_choice(GameChoice(computer=False))
    asked.trigger("START_PAGE")
    assert titles(page)[:2] == ["Shogi", "Tenjiku shogi"]


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

    def find(picker: GamePicker) -> None:
        QTest.keyClicks(picker.focusWidget(), "tori")
        QTest.keyClick(picker.focusWidget(), Qt.Key.Key_Return)

    answer_next(GamePicker, find)
    with asked.qtbot.waitSignal(page.choice_changed) as told:
        click(the(page, QPushButton, "All games…"))
    assert told.args == ["tori", 1] and page.game() == "tori" and titles(page)[0] == "Tori shogi"
    assert asked.window.focusWidget() is button(page, COMPUTER), "the next thing to do"


def test_a_game_is_liked_among_all_and_the_choice_stays(asked: Desk) -> None:
    page = asked.window.rooms.start.page()

    def like(picker: GamePicker) -> None:
        click(the(picker, QToolButton, "Favourite: Heian dai shogi"))
        picker.reject()

    answer_next(GamePicker, like)
    click(the(page, QPushButton, "All games…"))
    assert page.game() == "shogi" and titles(page)[:3] == ["Shogi", "Heian dai shogi", "Minishogi"]


def test_with_few_games_there_are_no_others_to_choose_among(asked: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = asked.window.rooms.start.page()
    monkeypatch.setattr("shogi_desktop.ui.start.page.all_games", lambda: [load_variant("chu")])
    page.refresh_games()
    assert titles(page) == ["Chu shogi"] and page.game() == "chu"
    assert not the(page, QPushButton, "All games…").isVisible()


# What one does next


def ways(card: WayCard) -> list[tuple[str, ...]]:
    """The rows of a card, as they are read."""
    return [tuple(label.text() for label in row.findChildren(QLabel) if label.text()) for row in card.rows]


def row_of(card: WayCard, title: str) -> WayRow:
    return next(row for row in card.rows if title in row.accessibleName())


def returning(make_desk: Callable[..., Desk], **settings: str) -> Desk:
    """The page of somebody who was here before."""
    desk = make_desk()
    desk.store.update(games_played="shogi", **settings)
    desk.window.desk.open("start")
    wait_for_games(desk)
    return desk


def test_a_fresh_start_shows_three_ways(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    shown = [card.title.text() for card in sorted((page.play, page.records, page.learn), key=lambda card: card.x())]
    assert shown == ["New to shogi?", "Play Shogi", "My games"]
    assert not page.records.rows and button(page, "Start here").isVisible()
    click(button(page, "Start here"))
    assert asked.window.rooms.lessons.window is not None and asked.window.rooms.lessons.window.isVisible()


def test_a_first_game_has_a_guide(asked: Desk) -> None:
    click(row_of(asked.window.rooms.start.page().learn, "guide"))
    setup = asked.session.record.setup
    assert setup.guided and setup.teaching and setup.white.level == 1 and setup.variant == "shogi"


def test_the_way_of_a_newcomer_stays_until_all_its_steps_are_done(asked: Desk) -> None:
    page = asked.window.rooms.start.page()
    course = read_course(program_files.resources() / "lessons" / "shogi.toml")
    sizes = [len(chapter.lessons) for chapter in course.chapters]
    assert (sizes[0], sum(sizes[:3])) == PATH, "the aim of the game, and then all pieces"
    stars = {lesson.key: 3 for lesson in course.lessons[:4]}
    done = LessonProgress({"shogi": stars}).written()
    asked.store.update(guides_offered="", lessons=done, games_played="shogi")
    asked.trigger("START_PAGE")
    assert page.learn.title.text() == "New to shogi?" and "1 of 3 steps done." in texts(page.learn)
    assert [row[1:] for row in ways(page.learn)] == [("done",), ("1 of 9 lessons",), ()]
    assert page.learn.x() < page.play.x()
    click(row_of(page.learn, "guide"))
    asked.session.turn.resign()
    asked.trigger("START_PAGE")
    assert page.learn.title.text() == "New to shogi?" and "2 of 3 steps done." in texts(page.learn)
    assert [row[1:] for row in ways(page.learn)] == [("done",), ("1 of 9 lessons",), ("done",)]
    stars = {lesson.key: 3 for lesson in course.lessons[: PATH[1]]}
    asked.store.update(lessons=LessonProgress({"shogi": stars}).written())
    asked.trigger("START_PAGE")
    assert page.learn.title.text() == "Learn"


@pytest.mark.parametrize("way", ["I know shogi already", "level"])
def test_who_knows_shogi_leaves_the_way_of_a_newcomer(asked: Desk, way: str) -> None:
    page = asked.window.rooms.start.page()
    asked.store.update(guides_offered="", games_played="shogi")
    asked.trigger("START_PAGE")
    assert page.learn.title.text() == "New to shogi?"
    leave: dict[str, Callable[[], object]] = {
        "I know shogi already": lambda: click(page.learn.leave),
        "level": lambda: asked.window.rooms.play.commands.start(GameChoice(level=2)),
    }
    leave[way]()
    asked.trigger("START_PAGE")
    assert page.learn.title.text() == "Learn" and not page.learn.leave.isVisible()


def test_a_game_that_goes_on_is_first_with_its_board(asked: Desk) -> None:
    asked.start()
    asked.play("7g7f", "3c3d")
    asked.trigger("START_PAGE")
    page = asked.window.rooms.start.page()
    asked.qtbot.waitUntil(lambda: not page.play.board.pixmap().isNull())
    assert "Shogi · 2 moves" in texts(page.play.going) and page.play.x() < page.records.x() < page.learn.x()
    asked.qtbot.waitUntil(button(page, "Continue").hasFocus)
    QTest.keyClick(button(page, "Continue"), Qt.Key.Key_Return)
    assert asked.table.isVisible() and asked.session.record.state is SessionState.PLAYING


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_at_first_nothing_is_claimed_that_was_not_read_and_nothing_moves_when_it_is(
    make_desk: Callable[..., Desk], size: tuple[int, int]
) -> None:
    QGuiApplication.clipboard().clear()
    desk = make_desk()
    course = read_course(program_files.resources() / "lessons" / "shogi.toml")
    stars = {lesson.key: 3 for lesson in course.lessons[: PATH[0]]}
    done = LessonProgress({"shogi": stars}).written()
    desk.store.update(guides_offered="", lessons=done, games_played="shogi")
    desk.start()
    desk.play("7g7f")
    desk.window.resize(*size)
    page = desk.window.rooms.start.page()
    first: list[list[int]] = []

    def look() -> list[int]:
        parts = (page.play.go_on, page.play.computer, page.learn.start, page.records.open, page.strip)
        return [part.mapTo(page, QPoint()).y() for part in parts]

    page.arrived.connect(lambda: first.append(look()))
    desk.window.desk.open("start")
    assert not page.seen and not any("A short way" in text or "steps done" in text for text in texts(page))
    wait_for_games(desk)
    desk.qtbot.waitUntil(lambda: "1 of 3 steps done." in texts(page))
    desk.qtbot.waitUntil(lambda: not page.play.board.pixmap().isNull())
    desk.app.processEvents()
    assert first == [look()]


def test_without_a_game_nothing_can_be_continued(asked: Desk) -> None:
    assert not button(asked.window.rooms.start.page(), "Continue").isVisible()


def test_records_opened_last_are_a_click_away_with_their_day(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    files = [tmp_path / f"Kimura - Ito {number}.kif" for number in range(3)]
    for file in files:
        file.write_text("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n", "utf-8")
    os.utime(files[1], (0, 86_400 * 365))
    desk = returning(make_desk, recent_files=json.dumps([str(file) for file in files]))
    page = desk.window.rooms.start.page()
    desk.qtbot.waitUntil(lambda: ways(page.records)[0] == ("Kimura - Ito 0", "today"))
    assert ways(page.records)[1] == ("Kimura - Ito 1", "1/1/71")
    desk.store.update(language="ja")
    desk.qtbot.waitUntil(lambda: ways(page.records)[0] == ("Kimura - Ito 0", "今日"))
    desk.store.update(language="en")
    desk.qtbot.waitUntil(lambda: ways(page.records)[0] == ("Kimura - Ito 0", "today"))
    click(row_of(page.records, "Ito 2"))
    assert desk.table.isVisible() and desk.session.record.path == str(files[2])


def test_records_opened_last_are_called_by_who_plays(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("1.kif", "2.kif", "3.kif", "gone.kif")]
    files[0].write_text("先手：Habu\n後手：Mori\n手合割：平手\n   1 ７六歩(77)\n", "utf-8")
    files[1].write_text("no record", "utf-8")
    files[2].write_text("棋戦：Meijin\n手合割：平手\n   1 ７六歩(77)\n", "utf-8")
    desk = returning(make_desk, recent_files=json.dumps([str(file) for file in files]))
    page = desk.window.rooms.start.page()
    named = [("Habu – Mori", "today"), ("2", "today"), ("Meijin", "today"), ("gone",)]
    desk.qtbot.waitUntil(lambda: ways(page.records)[:4] == named)


def test_records_that_lie_open_in_tabs_are_named_so(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    for name in ("Habu – Mori.kif", "Kimura – Ito.kif"):
        (tmp_path / name).write_text("手合割：平手\n   1 ７六歩(77)\n", "utf-8")
    desk = returning(make_desk)
    for name in ("Habu – Mori.kif", "Kimura – Ito.kif"):
        desk.window.desk.open("files", str(tmp_path / name))
    desk.trigger("START_PAGE")
    page = desk.window.rooms.start.page()
    assert ways(page.records)[:2] == [("Kimura – Ito", "open"), ("Habu – Mori", "open")]
    click(row_of(page.records, "Habu"))
    assert desk.table.isVisible() and desk.session.record.path.endswith("Habu – Mori.kif")
    assert desk.window.desk.records.count == 2, "it was open already"
    desk.trigger("START_PAGE")
    desk.window.rooms.files.records.close_record(0)
    desk.qtbot.waitUntil(lambda: ("Habu – Mori", "today") in ways(page.records), timeout=5000)


def test_who_has_opened_some_records_is_not_called_new(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.kif" for number in range(3)]
    for count, row in ((2, "New to shogi? Start here"), (3, "Lessons: Shogi")):
        desk = returning(make_desk, recent_files=json.dumps([str(file) for file in files[:count]]))
        desk.window.desk.offer.remember("shogi", 5)
        desk.trigger("START_PAGE")
        learn = desk.window.rooms.start.page().learn
        assert [text for text, *_ in ways(learn)] == [row]


def test_a_record_that_is_gone_is_told_of_and_the_page_stays(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    desk = returning(make_desk, recent_files=json.dumps([str(tmp_path / "gone.kif")]))
    desk.answer_boxes()
    page = desk.window.rooms.start.page()
    click(row_of(page.records, "gone"))
    assert "gone.kif" in desk.messages[0] and page.isVisible()


def test_unsaved_changes_are_named_and_shown(asked: Desk, tmp_path: Path) -> None:
    fresh = asked.session.record.text()
    for name in ("one.shogi", "two.shogi"):
        (tmp_path / name).write_text(fresh, "utf-8")
        asked.window.rooms.files.records.open_file(str(tmp_path / name))
        asked.play("7g7f")
    asked.trigger("START_PAGE")
    page = asked.window.rooms.start.page()
    assert ways(page.records)[:2] == [("one", "not saved"), ("two", "not saved")]
    click(row_of(page.records, "one"))
    assert asked.table.isVisible() and asked.session.record.path.endswith("one.shogi")


def test_the_clipboard_is_offered_where_it_can_be_opened(asked: Desk) -> None:
    clipboard, page = QGuiApplication.clipboard(), asked.window.rooms.start.page()
    clipboard.setText("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n")
    asked.trigger("START_PAGE")
    assert ways(page.records) == [("Open what you copied", "a KIF record")]
    asked.store.update(language="ja")
    asked.qtbot.waitUntil(lambda: ways(page.records)[0][1].startswith("KIF") and "棋譜" in ways(page.records)[0][1])
    asked.store.update(language="en")
    asked.qtbot.waitUntil(lambda: ways(page.records) == [("Open what you copied", "a KIF record")])
    click(page.records.rows[0])
    assert asked.table.isVisible() and len(asked.session.record.game.main_line()) == 2
    clipboard.setText("a shopping list")
    asked.trigger("START_PAGE")
    assert not [row for row in ways(page.records) if "copied" in row[0]]


def test_lessons_problems_and_mistakes_are_gone_on_with(make_desk: Callable[..., Desk]) -> None:
    before = make_desk()
    before.window.desk.deck().add([Exercise("shogi", SFEN, "7g7f", ("2g2f",), 600, 300)])
    done = LessonProgress().with_result("chu", "king", 3).written()
    solved = ProblemProgress(paths.problem_progress_file())
    solved.record("shogi " + SFEN, date(2026, 1, 1), solved=True, clean=True, hinted=False, time_ms=1)
    solved.write()
    looked_at = Bookmarks().at("gorogoro", "gorogoro", "").at("shogi", "shogi", "").written()
    desk = returning(make_desk, lessons=done, problems=looked_at)
    page = desk.window.rooms.start.page()
    shown = ways(page.learn)
    assert shown[0] == ("1 mistake to practise", "Shogi") and shown[2] == ("Problems: Shogi", "1 solved")
    assert shown[1][0] == "Lessons: Chu shogi" and shown[1][1].startswith("1 of ")
    click(row_of(page.learn, "Chu"))
    assert desk.window.rooms.lessons.window is not None and desk.window.rooms.lessons.window.isVisible()


def test_problems_that_were_only_looked_at_are_not_begun(make_desk: Callable[..., Desk]) -> None:
    desk = returning(make_desk, problems=Bookmarks().at("gorogoro", "gorogoro", "").written())
    assert not [row for row in ways(desk.window.rooms.start.page().learn) if row[0].startswith("Problems")]


@pytest.fixture
def own_game(tmp_path: Path) -> None:
    """A game of the person's own: no problems of it come with the program."""
    (tmp_path / "own.toml").write_text('base = "shogi"\ntitle = "Own shogi"\n', "utf-8")
    add_variant_folder(tmp_path)


@pytest.mark.usefixtures("own_game")
@pytest.mark.parametrize("agrees", [True, False])
def test_a_game_without_problems_says_so_and_offers_to_make_some(asked: Desk, agrees: bool) -> None:
    page = asked.window.rooms.start.page()
    page.choose_game("own")
    assert "No problems for this game yet: the program can make some." in texts(page.strip)
    asked.answer_boxes("Make problems…" if agrees else "Not now")
    click(button(page, "Make problems…"))
    assert asked.messages == ["Own shogi has no problems yet. The program can make some.\n"]
    window = asked.window.rooms.problems.window
    assert window is not None
    dialogs = [dialog for dialog in window.findChildren(MakeDialog) if dialog.isVisible()]
    assert [dialog.form.variant_name() for dialog in dialogs] == (["own"] if agrees else [])
    for dialog in dialogs:
        dialog.reject()
