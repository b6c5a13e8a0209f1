"""Earlier games: listed with what they were, sought, opened, deleted and put back."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from shogi_desktop import paths
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.notation.records.headers import SAVED
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game, game_steps
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.records.earlier_games import read_earlier
from shogi_desktop.ui.earlier.page import EarlierPage
from tests.ui.desk import Desk
from tests.ui.seek import column, texts, the

DATE, GAME, PLAYERS, LEVEL, RESULT, MOVES, ACCURACY = range(7)


BEGUN = re.compile(r'(?<="begun":")[^"]+|(?<="begun": ")[^"]+')


@pytest.fixture
def kept(make_desk: Callable[..., Desk]) -> Desk:
    """Two games were put away: one of shogi that was lost against the computer, and one of chu between friends."""
    desk = make_desk("judging")
    desk.start(GameChoice(level=3))
    desk.play("9g9f")
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.session.turn.resign()
    game = desk.session.record.game
    desk.session.review.set_evaluations(dict.fromkeys((game.root, *game.line()), Evaluation(Score(0))))
    desk.start(GameChoice(variant="chu", computer=False))
    desk.session.request_move(next(iter(desk.session.record.game.position.legal_moves())))
    desk.window.rooms.files.records.close_record(0)
    desk.start()
    for number, file in enumerate(sorted(paths.games_folder().iterdir())):
        begun = datetime(2026, 11, 21 + number, 12, 0)
        text, changed = BEGUN.subn(begun.isoformat(), file.read_text("utf-8"))
        assert changed == 1
        file.write_text(text, "utf-8")
    return desk


def opened_at_all(desk: Desk) -> EarlierPage:
    desk.trigger("EARLIER")
    page = desk.window.rooms.earlier.page()
    assert page.isVisible()
    return page


def opened(desk: Desk) -> EarlierPage:
    page = opened_at_all(desk)
    desk.qtbot.waitUntil(lambda: len(page.model.listed) == 2)
    return page


def click(page: EarlierPage, name: str) -> None:
    QTest.mouseClick(the(page, QPushButton, name), Qt.MouseButton.LeftButton)


def test_a_row_says_what_a_game_was(kept: Desk) -> None:
    page = opened(kept)
    rows = {row[GAME]: row for row in zip(*(column(page, number) for number in range(7)), strict=True)}
    shogi, chu = rows["Shogi"], rows["Chu shogi"]
    assert shogi[PLAYERS:] == ("You – Computer", "11 kyu", "☖ White wins", "2", "100%")
    assert chu[PLAYERS:] == ("Black – White", "", "–", "1", "")
    assert {day[:8] for day in column(page, DATE)} == {"11/21/26", "11/22/26"}
    assert not page.board.image.isNull()


def test_a_game_that_was_analysed_in_part_has_no_accuracy(kept: Desk) -> None:
    for file in paths.games_folder().iterdir():
        game = finish(game_steps(file.read_text("utf-8"), file.name))
        game.root.evaluation = None
        file.write_text(format_game(game), "utf-8")
    page = opened(kept)
    page.words.setText("white wins")
    assert column(page, ACCURACY) == ["2/3"]
    assert any(text.endswith(" · 2 of 3 positions analysed") for text in texts(page))


def test_a_game_keeps_its_date_when_it_is_opened(kept: Desk) -> None:
    """The day it was begun, though its file was written on another."""
    page = opened(kept)
    days = column(page, DATE)
    for file in paths.games_folder().iterdir():
        os.utime(file, (0, 0))
    QTest.mouseDClick(
        page.table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=page.table.visualRect(page.table.model().index(0, 0)).center(),
    )
    page = opened(kept)
    kept.qtbot.waitUntil(lambda: sorted(column(page, DATE)) == sorted(days))


def test_columns_are_as_wide_as_what_was_read_into_them(kept: Desk) -> None:
    kept.start(GameChoice(variant="chu", computer=False))
    kept.session.request_move(next(iter(kept.session.record.game.position.legal_moves())))
    page = opened_at_all(kept)
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 3)
    width, wanted = page.table.columnWidth, page.table.sizeHintForColumn
    kept.qtbot.waitUntil(lambda: all(width(at) >= wanted(at) for at in (DATE, GAME, LEVEL, RESULT, MOVES)))


def test_games_are_sought_by_any_of_their_words(kept: Desk) -> None:
    page = opened(kept)
    QTest.keyClicks(page.words, "white wins")
    assert column(page, GAME) == ["Shogi"]
    page.words.setText("nobody")
    assert column(page, GAME) == [] and "No game fits these words." in texts(page)
    assert not the(page, QPushButton, "Open").isEnabled()


def test_letters_of_any_width_and_accent_find_it(kept: Desk) -> None:
    page = opened(kept)
    page.words.setText("ＣＨÚ")
    assert column(page, GAME) == ["Chu shogi"]


def test_what_is_read_comes_to_its_place_and_nothing_is_begun_anew(kept: Desk) -> None:
    for number in range(10):
        file = paths.games_folder() / f"more{number}.shogi"
        file.write_bytes(next(paths.games_folder().iterdir()).read_bytes())
    page = opened_at_all(kept)
    resets: list[None] = []
    page.model.modelReset.connect(lambda: resets.append(None))
    page.look()
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 12)
    assert len(resets) == 1
    days = [row.game.when for row in page.model.listed]
    assert days == sorted(days, reverse=True) and len(set(days)) == 2


def test_a_game_is_opened_on_the_board(kept: Desk) -> None:
    page = opened(kept)
    page.words.setText("chu")
    click(page, "Open")
    assert kept.table.isVisible() and kept.session.record.game.variant.name == "chu"
    assert kept.session.record.path.endswith(".shogi")


def test_what_is_deleted_can_be_put_back(kept: Desk) -> None:
    page = opened(kept)
    first = column(page, GAME)
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert column(page, GAME) == first[1:] and len(kept.kept_games()) == 1
    click(page, "Delete")
    assert column(page, GAME) == [] and kept.kept_games() == []
    click(page, "Undo")
    click(page, "Undo")
    assert column(page, GAME) == first and len(kept.kept_games()) == 2
    assert not the(page, QPushButton, "Undo").isEnabled()


def test_a_game_that_is_over_and_open_is_deleted_with_its_tab(kept: Desk) -> None:
    lost(kept)
    kept.start()
    page = opened_at_all(kept)
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 3)
    page.table.setCurrentIndex(page.model.index(0, 0))
    count = kept.window.desk.records.count
    click(page, "Delete")
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 2)
    assert page.isVisible() and kept.window.desk.records.count == count - 1 and len(kept.kept_games()) == 2
    assert "Deleted. Undo brings the game back." in texts(page)
    click(page, "Undo")
    assert len(kept.kept_games()) == 3 and len(page.model.listed) == 3
    assert not any("Deleted" in text for text in texts(page))


def test_a_game_that_goes_on_is_not_deleted_and_it_is_said_why(kept: Desk) -> None:
    kept.start(GameChoice(level=3))
    kept.play("9g9f")
    page = opened_at_all(kept)
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 3)
    page.table.setCurrentIndex(page.model.index(0, 0))
    assert not the(page, QPushButton, "Delete").isEnabled()
    assert any("This game goes on: it can be deleted when it is over." in text for text in texts(page))
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert len(page.model.listed) == 3


@pytest.mark.parametrize("letters", [100, 125, 150])
def test_who_played_is_read_in_a_small_window(kept: Desk, letters: int) -> None:
    kept.store.update(text_size=letters)
    kept.window.resize(1024, 640)
    page = opened(kept)
    table = page.table
    kept.qtbot.waitUntil(lambda: table.columnWidth(PLAYERS) >= table.sizeHintForColumn(PLAYERS))
    assert not table.horizontalScrollBar().isVisible()


def test_one_goes_back_to_where_one_was(kept: Desk) -> None:
    page = opened(kept)
    click(page, "Back")
    assert kept.table.isVisible()
    kept.trigger("START_PAGE")
    kept.trigger("EARLIER")
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert kept.window.desk.page == "start"


def test_a_file_that_makes_no_sense_is_passed_over(kept: Desk) -> None:
    (paths.games_folder() / "0.shogi").write_text("nonsense", "utf-8")
    assert len(opened(kept).model.listed) == 2


def test_without_a_game_it_says_so(desk: Desk) -> None:
    desk.trigger("EARLIER")
    page = desk.window.rooms.earlier.page()
    desk.qtbot.waitUntil(lambda: "No games yet. Games you play stand here." in texts(page))
    assert not page.table.isVisible() and not page.words.isVisible()


def lost(desk: Desk) -> None:
    """A game against the computer, which the person has given up."""
    desk.start(GameChoice(level=3))
    desk.play("9g9f")
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.session.turn.resign()


def test_a_game_that_has_just_ended_is_listed_as_open_and_leads_to_its_tab(kept: Desk) -> None:
    lost(kept)
    kept.session.record.walk(-1)
    kept.start(GameChoice(variant="chu", computer=False))
    page = opened_at_all(kept)
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 3)
    assert column(page, DATE)[0].endswith("· open") and [day.count("open") for day in column(page, DATE)] == [1, 0, 0]
    assert (column(page, RESULT)[0], column(page, LEVEL)[0]) == ("☖ White wins", "11 kyu")
    click(page, "Open")
    record = kept.session.record
    assert kept.table.isVisible() and record.path == "" and record.game.result is not None
    assert record.game.cursor.ply == 1 and kept.window.desk.records.current == 0


def test_one_that_was_opened_from_here_is_listed_once(kept: Desk) -> None:
    page = opened(kept)
    page.words.setText("chu")
    click(page, "Open")
    page.words.clear()
    opened(kept)
    assert [(game, day.count("open")) for day, game in zip(column(page, DATE), column(page, GAME), strict=True)] == [
        ("Shogi", 0),
        ("Chu shogi", 1),
    ]


def test_the_newest_stands_first_whether_it_is_open_or_not(kept: Desk) -> None:
    page = opened(kept)
    days = column(page, DATE)
    assert [day[:8] for day in days] == ["11/22/26", "11/21/26"]
    page.table.setCurrentIndex(page.model.index(1, 0))
    click(page, "Open")
    page = opened(kept)
    assert column(page, DATE) == [days[0], f"{days[1]} · open"]
    assert page.table.currentIndex().row() == 1
    page.table.setCurrentIndex(page.model.index(0, 0))
    click(page, "Delete")
    click(page, "Undo")
    assert column(page, DATE) == [days[0], f"{days[1]} · open"]


def test_what_is_open_follows_the_tabs(kept: Desk) -> None:
    lost(kept)
    page = opened_at_all(kept)
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 3)
    click(page, "Back")
    kept.start(GameChoice(variant="chu", computer=False))
    kept.window.rooms.files.records.close_record(0)
    page = opened_at_all(kept)
    kept.qtbot.waitUntil(lambda: len(page.model.listed) == 3)
    assert [day.count("open") for day in column(page, DATE)] == [0, 0, 0]


@pytest.fixture
def saved(desk: Desk, tmp_path: Path) -> Path:
    """A game that was lost here and saved as KIF, and then another one was begun."""
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    path = tmp_path / "mine.kif"
    assert desk.window.rooms.files.records.save_to(str(path))
    desk.start()
    return path


def listed(desk: Desk, count: int) -> EarlierPage:
    page = opened_at_all(desk)
    desk.qtbot.waitUntil(lambda: len(page.model.listed) == count)
    return page


def test_a_game_that_was_saved_is_listed_once_and_opens_its_file(desk: Desk, saved: Path) -> None:
    page = listed(desk, 1)
    assert "mine.kif" in " ".join(texts(page))
    click(page, "Open")
    assert desk.session.record.path == str(saved)
    assert column(listed(desk, 1), RESULT) == ["☗ Black wins"]


def test_a_saved_game_whose_file_is_gone_is_still_there(desk: Desk, saved: Path) -> None:
    desk.window.rooms.files.records.close_record(0)
    saved.unlink()
    click(listed(desk, 1), "Open")
    assert len(desk.session.record.game.main_line()) == 1 and Path(desk.session.record.path).suffix == ".shogi"


def test_a_game_saved_again_and_elsewhere_is_listed_once(desk: Desk, saved: Path) -> None:
    records = desk.window.rooms.files.records
    assert records.open_file(str(saved))
    desk.session.review.set_comment(desk.session.record.game.root, "well")
    assert records.save() and records.save_to(str(saved.with_name("other.csa")))
    assert "other.csa" in " ".join(texts(listed(desk, 1)))


def test_records_of_others_are_not_among_the_earlier_games(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "theirs.kif"
    path.write_text("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n", "utf-8")
    assert desk.window.rooms.files.records.open_file(str(path))
    assert desk.window.rooms.files.records.save_to(str(tmp_path / "copy.kif"))
    assert desk.kept_games() == []


def test_a_saved_game_taken_off_the_list_stays_away(desk: Desk, saved: Path) -> None:
    click(listed(desk, 1), "Delete")
    assert desk.window.rooms.files.records.open_file(str(saved)) and desk.window.rooms.files.records.save()
    assert desk.kept_games() == [] and saved.exists()


def test_what_a_record_says_of_another_file_is_not_believed(desk: Desk, tmp_path: Path) -> None:
    """Only copies of our own name the file in which the person has saved them."""
    other = tmp_path / "other.shogi"
    other.touch()
    desk.start()
    desk.play("7g7f")
    said = desk.session.record.game
    said.headers[SAVED] = str(other)
    game = finish(game_steps(format_game(said), "a.shogi"))
    assert game.headers[SAVED] == str(other)
    desk.session.show(game, "", unsaved=True)
    desk.start()
    desk.window.rooms.files.records.close_record(0)
    (file,) = desk.kept_games()
    (row,) = read_earlier([file])
    assert row is not None and row.saved == "" and row.file == str(file)
