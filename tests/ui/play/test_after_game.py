"""The end of a game against the computer: what it does to the rating, and what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from shogi_desktop import paths
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.progress import played as played_module
from shogi_desktop.session.progress.history import History
from shogi_desktop.ui.lessons.window import LessonsWindow
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.progress.window import ProgressWindow
from shogi_desktop.ui.subjects import Mates, PieceOf
from tests.session.progress.games import played
from tests.ui.desk import Desk

Window = TypeVar("Window", bound=QWidget)
COMPUTER = GameChoice(level=3)


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_module, "FEWEST", 0)


@pytest.fixture
def thinking(make_desk: Callable[..., Desk]) -> Desk:
    """A window whose computer thinks as long as it is let."""
    return make_desk("think")


@pytest.fixture
def weak(make_desk: Callable[..., Desk]) -> Desk:
    """A window whose computer gives up at once."""
    return make_desk("resign")


def win(desk: Desk) -> None:
    """A game against the computer that gives up."""
    desk.start(COMPUTER)
    desk.play("7g7f")
    desk.qtbot.waitUntil(lambda: bool(desk.banner()), timeout=30_000)


def lose(desk: Desk) -> None:
    """A game that the person gives up."""
    desk.start(COMPUTER)
    desk.session.turn.resign()


def earlier(desk: Desk, count: int, **changes: object) -> None:
    for number in range(count):
        desk.window.desk.history().add(played(number, **changes))


def opened(kind: type[Window]) -> Window:
    """The window of this kind that is seen."""
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, kind) and each.isVisible())


def test_the_first_game_begins_a_rating(weak: Desk) -> None:
    win(weak)
    _, text, *buttons = weak.banner()
    assert text.splitlines()[1].startswith("Your first rating: 1") and "kyu ± " in text
    assert buttons == ["Rematch", "Worst moments", "Review", "New game…", "Close"]
    assert History(paths.progress_file()).games()[0].level == 3


def test_later_games_tell_the_rating_before_them(thinking: Desk) -> None:
    earlier(thinking, 1)
    lose(thinking)
    assert ", before it " in thinking.banner()[1]


def test_a_game_with_help_says_that_it_is_not_rated(thinking: Desk) -> None:
    thinking.start(COMPUTER)
    thinking.trigger("HINT")
    thinking.session.turn.resign()
    assert thinking.banner()[1].endswith("\nNot rated: a hint was asked for")


@pytest.mark.parametrize("guided", [False, True])
def test_a_teaching_game_that_was_lost_is_looked_at_and_nothing_is_said_of_ratings(
    make_desk: Callable[..., Desk], guided: bool
) -> None:
    desk = make_desk("judging")
    desk.start(GameChoice(level=3, teaching=True, guided=guided))
    desk.play("9g9f")
    desk.qtbot.waitUntil(lambda: desk.session.record.game.cursor.ply == 2)
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.session.turn.resign()
    _, text, *buttons = desk.banner()
    assert "ated" not in text
    assert buttons == ["Why did I lose?", "Rematch", "Review", "New game…", "Close"]
    assert [button.text() for button in desk.banner_buttons() if button.property("primary")] == buttons[:1]


def test_a_game_that_is_over_goes_on_when_a_move_is_taken_back_and_it_is_said(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("judging")
    desk.start(COMPUTER)
    desk.play("9g9f")
    desk.qtbot.waitUntil(lambda: desk.session.record.game.cursor.ply == 2)
    desk.session.turn.resign()
    desk.trigger("TAKE_BACK")
    assert desk.session.turn.human_may_move() and desk.session.record.game.cursor.ply == 0
    assert "Your last move is taken back: the game goes on." in desk.status


def test_looking_for_a_mate_is_help(thinking: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking.start(COMPUTER)
    monkeypatch.setattr(thinking.window.rooms.problems, "open", lambda subject: True)
    thinking.trigger("EXAMINE")
    assert thinking.session.record.setup.aid == "hint"


def test_people_among_themselves_hear_nothing_of_it(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    assert len(desk.banner()[1].splitlines()) == 1
    assert [game.unrated for game in desk.window.desk.history().games()] == ["friend"]


def test_three_wins_offer_the_next_level(weak: Desk) -> None:
    earlier(weak, 2)
    win(weak)
    assert "3 wins in a row against 11 kyu." in weak.banner()
    weak.press_banner("Play 9 kyu")
    setup = weak.session.record.setup
    assert setup.black.level == setup.white.level == 4 and setup.black.human is False, "sides change as in a rematch"
    assert weak.window.desk.offer.choice().level == 4 and setup.aid == ""


def test_three_losses_offer_the_level_below(thinking: Desk) -> None:
    earlier(thinking, 2, winner="white")
    lose(thinking)
    assert "3 losses in a row against 11 kyu." in thinking.banner()
    thinking.press_banner("Play 13 kyu")
    assert (
        thinking.banner() == []
        and thinking.session.record.setup.black.level == 2
        and thinking.session.turn.can_resign()
    )


def test_the_offer_goes_with_the_card_and_is_not_made_where_it_is_not_wished(thinking: Desk) -> None:
    earlier(thinking, 5, winner="white")
    thinking.store.update(offer_next=False)
    lose(thinking)
    assert not any("in a row" in text for text in thinking.banner())
    thinking.press_banner("Close")
    assert thinking.banner() == []


def test_the_card_says_it_in_another_language_at_once(thinking: Desk) -> None:
    lose(thinking)
    before = thinking.banner()
    thinking.store.update(language="ja")
    assert thinking.banner() != before
    thinking.store.update(language="en")
    assert thinking.banner() == before


def test_a_result_that_cannot_be_written_is_told(desk: Desk) -> None:
    saved = desk.window.desk.saved
    saved.emit("history", OSError(28, "full"))
    assert "The results of your games are not being saved" in desk.window.status.troubles.text()
    saved.emit("history", None)
    assert desk.window.status.troubles.text() == ""


def test_the_page_opens_by_its_key_and_leads_on(desk: Desk) -> None:
    assert desk.window.actions_["PROGRESS"].shortcut().toString() == "F12"
    desk.trigger("PROGRESS")
    window = opened(ProgressWindow)
    assert window.games.value() == desk.window.desk.game()
    window.close()
    desk.trigger("PROGRESS")
    assert opened(ProgressWindow) is window
    window.studies.lessons.click()
    assert opened(LessonsWindow).course.variant.name == "shogi"


def test_the_page_begins_a_game_without_the_guide_at_the_level_of_the_last_one(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.start(GameChoice(level=4, guided=True, teaching=True))
    desk.play("7g7f")
    desk.session.turn.resign()
    desk.trigger("PROGRESS")
    window = opened(ProgressWindow)
    assert window.rating.play.text() == "Play without help"
    window.rating.play.click()
    setup = desk.session.record.setup
    assert setup.white.level == 4 and not setup.guided and not setup.teaching and not window.isVisible()
    assert not desk.window.desk.offer.choice().guided, "it stays so"


def test_a_lesson_about_a_piece_is_opened(desk: Desk) -> None:
    demon = load_variant("tenjiku").kind_by_code("FD").id
    desk.window.desk.open("lessons", PieceOf("tenjiku", demon))
    assert demon in opened(LessonsWindow).lesson.shown


def test_problems_of_a_length_are_opened_at_one_that_is_new(desk: Desk) -> None:
    desk.window.desk.open("problems", Mates("shogi", 5))
    problem = opened(ProblemsWindow).problem
    assert problem is not None and problem.plies == 5


def test_the_start_page_tells_the_rating_in_the_game_that_is_chosen(desk: Desk) -> None:
    earlier(desk, 3)
    desk.trigger("START_PAGE")
    start = desk.window.rooms.start.page()
    desk.qtbot.waitUntil(lambda: bool(start.games.cards))

    def told() -> list[str]:
        return [each.text() for each in start.findChildren(QPushButton) if each.isVisible() and "±" in each.text()]

    assert len(told()) == 1 and told()[0].startswith("Rating: ")
    start.choose_game("chu")
    start.choice_changed.emit("chu", 3)
    assert told() == []
    start.choose_game("shogi")
    start.choice_changed.emit("shogi", 3)
    next(each for each in start.findChildren(QPushButton) if "±" in each.text()).click()
    assert opened(ProgressWindow).games.value() == "shogi"
    desk.window.desk.history().erase()
    assert told() == []
