"""The library as a person uses it: list, filter, board, explorer, and searches by position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Column
from shogi_desktop.library.entry import Entry
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import load_variant
from shogi_desktop.session.library.library_session import LibrarySession
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.library.filter_bar import LEAST
from shogi_desktop.ui.library.folders_dialog import ask_folder
from shogi_desktop.ui.library.record_table import RecordModel
from shogi_desktop.ui.library.search_page import WHOLE
from shogi_desktop.ui.library.window import LibraryWindow
from shogi_desktop.ui.library.words import COLUMNS
from shogi_desktop.ui.look.from_settings import BoardLook
from shogi_desktop.ui.subjects import EntryAt
from shogi_desktop.ui.widgets import file_dialogs
from shogi_desktop.ui.widgets.messages import picture_path
from shogi_desktop.ui.words.i18n import Language
from tests.library.collection import index, random_game, write_games
from tests.ui.on_board import click
from tests.ui.plainness import HOSTILE, faults_of
from tests.ui.seek import texts, the

GAMES = [random_game(seed) for seed in range(10)]
SHOGI = load_variant("shogi")


class Person:
    """A window on ten records, and somebody who works in it."""

    def __init__(self, qtbot: QtBot, app: QApplication, records: Path) -> None:
        self.qtbot, self.app, self.records = qtbot, app, records
        self.store = SettingsStore(paths.settings_file())
        self.store.update(animation_ms=0, language="en")
        self.library = LibrarySession(self.store, paths.library_file())
        self.window = LibraryWindow(self.library, BoardLook(art_of(program_files.resources()), self.store))
        qtbot.addWidget(self.window)
        self.opened: list[tuple[str, int]] = []
        self.plies: list[int] = []
        self.window.open_wished.connect(self._note)
        self.window.resize(1280, 800)

    def _note(self, found: EntryAt) -> None:
        self.opened.append((Path(found.entry.path).name, found.entry.number))
        self.plies.append(found.ply)

    def show(self) -> None:
        self.window.show()
        self.wait()

    def read(self) -> None:
        self.library.add_folders([str(self.records)])
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.library.busy)

    def cells(self, column: Column) -> list[str]:
        model, at = self.window.model, COLUMNS.index(column)
        return [str(model.index(row, at).data()) for row in range(model.rowCount())]

    def choose(self, row: int) -> None:
        self.window.table.setCurrentIndex(self.window.model.index(row, 0))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.table, key)

    def played(self) -> list[tuple[str, str]]:
        model = self.window.page.explorer.model()
        return [(model.index(row, 0).data(), model.index(row, 1).data()) for row in range(model.rowCount())]


@pytest.fixture
def person(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Person]:
    write_games(tmp_path / "records", GAMES)
    person = Person(qtbot, qapp, tmp_path / "records")
    yield person
    person.window.end_work()


@pytest.fixture
def reader(person: Person) -> Person:
    person.read()
    person.show()
    return person


def test_at_first_it_asks_for_a_folder(person: Person) -> None:
    person.show()
    assert the(person.window, QPushButton, "Add a folder…").isVisible()
    assert not person.window.table.isVisible()
    person.read()
    assert person.window.table.isVisible()
    assert person.cells(Column.FILE) == [f"00{n}.shogi" for n in range(10)]


def test_rows_say_what_the_records_say(reader: Person) -> None:
    assert reader.cells(Column.BLACK) == [game.headers["black"] for game in GAMES]
    assert reader.cells(Column.PLIES) == [str(game.end.ply) for game in GAMES]
    assert reader.cells(Column.VARIANT) == ["Shogi"] * 10
    assert set(reader.cells(Column.RESULT)) <= {"Black", "White", "Draw", ""}


def test_the_columns_take_the_width_there_is(reader: Person) -> None:
    """Event and opening are read whole: names are short, and a column in which nothing stands is narrow."""
    table = reader.window.table
    heads, last = table.horizontalHeader(), COLUMNS.index(Column.OPENING)
    reader.qtbot.waitUntil(lambda: heads.sectionViewportPosition(last + 1) <= table.viewport().width())
    assert [heads.sectionSize(at) >= table.sizeHintForColumn(at) for at in range(last + 1)] == [True] * (last + 1)


def test_widths_that_the_person_has_set_stay(reader: Person) -> None:
    heads = reader.window.table.horizontalHeader()
    before = heads.sectionSize(0)
    edge = QPoint(heads.sectionViewportPosition(1) - 1, heads.height() // 2)
    QTest.mousePress(heads.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(heads.viewport(), edge + QPoint(80, 0))
    QTest.mouseRelease(heads.viewport(), Qt.MouseButton.LeftButton, pos=edge + QPoint(80, 0))
    set_by_hand = heads.sectionSize(0)
    reader.window.resize(1100, 700)
    reader.app.processEvents()
    assert heads.sectionSize(0) == set_by_hand > before


def test_typing_thins_the_list_out(reader: Person) -> None:
    reader.window.filter.words.setText("羽生")
    reader.qtbot.waitUntil(lambda: reader.window.model.rowCount() < 10)
    both = zip(reader.cells(Column.BLACK), reader.cells(Column.WHITE), strict=True)
    assert all("羽生" in pair for pair in both)
    reader.window.filter.words.setText("nobody at all")
    reader.qtbot.waitUntil(lambda: reader.window.model.rowCount() == 0)
    assert not reader.window.table.isVisible()
    QTest.keyClick(reader.window.filter.words, Qt.Key.Key_Escape)
    reader.qtbot.waitUntil(lambda: reader.window.model.rowCount() == 10)


def test_heads_of_columns_sort(reader: Person) -> None:
    heads = reader.window.table.horizontalHeader()
    heads.setSortIndicator(COLUMNS.index(Column.PLIES), Qt.SortOrder.DescendingOrder)
    plies = [int(text) for text in reader.cells(Column.PLIES)]
    assert plies == sorted(plies, reverse=True)


def test_the_record_chosen_stays_chosen_when_the_order_changes(reader: Person) -> None:
    reader.choose(4)
    chosen = reader.window.table.chosen_game
    reader.window.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert reader.window.table.chosen_game == chosen
    assert reader.window.model.game(reader.window.table.currentIndex().row()) == chosen


def test_enter_and_double_click_open_the_record(reader: Person) -> None:
    reader.choose(2)
    reader.key(Qt.Key.Key_Return)
    assert reader.opened == [("002.shogi", 1)]
    reader.window.table.doubleClicked.emit(reader.window.model.index(5, 3))
    reader.window.page.open.click()
    assert reader.opened == [("002.shogi", 1), ("005.shogi", 1), ("002.shogi", 1)]


def test_left_and_right_walk_through_the_game(reader: Person) -> None:
    reader.choose(3)
    page = reader.window.page
    assert page.game is not None
    for _ in range(3):
        reader.key(Qt.Key.Key_Right)
    reader.key(Qt.Key.Key_Left)
    assert page.game.cursor.ply == 2
    assert [node.move for node in page.game.cursor.path()] == [node.move for node in GAMES[3].main_line()[:2]]
    QTest.keyClick(page.line, Qt.Key.Key_End)
    assert page.game.cursor is page.game.line()[-1]


def test_the_board_follows_a_row_that_is_pointed_at_and_comes_back(reader: Person) -> None:
    reader.choose(1)
    page, table = reader.window.page, reader.window.table
    page.walk(4)
    game = page.game
    assert game is not None
    table.pointed.emit(reader.window.model.game(7))
    assert page.game is not game
    table.pointed.emit(0)
    assert page.game is game and game.cursor.ply == 4


def test_the_explorer_counts_and_plays_moves(reader: Person) -> None:
    reader.choose(0)
    played = reader.played()
    assert sum(int(count) for _, count in played if count.isdigit()) == 10
    explorer = reader.window.page.explorer
    explorer.clicked.emit(explorer.model().index(1, 0))
    assert reader.window.page.game is not None and reader.window.page.game.cursor.ply == 1
    assert sum(int(count) for _, count in reader.played() if count.isdigit()) == int(played[1][1])


def test_the_explorer_follows_the_index(reader: Person) -> None:
    reader.choose(0)
    write_games(reader.records / "more", GAMES[:3])
    reader.window.work.button.click()
    reader.wait()
    assert sum(int(count) for _, count in reader.played() if count.isdigit()) == 13


def test_a_record_without_names_is_called_by_its_file(reader: Person) -> None:
    game = random_game(20)
    game.headers = {"started": "2020/01/02 10:00:00"}
    (reader.records / "x.shogi").write_text(format_game(game), encoding="utf-8")
    reader.window.work.button.click()
    reader.wait()
    assert (reader.cells(Column.BLACK)[10], reader.cells(Column.STARTED)[10]) == ("x.shogi", "2020/01/02")


def test_a_move_on_the_board_explores_without_changing_the_record(reader: Person) -> None:
    reader.choose(0)
    before = (reader.records / "000.shogi").read_text(encoding="utf-8")
    click(reader.window.page.board, "5g", "5f")
    assert reader.window.page.game is not None and reader.window.page.game.cursor.ply == 1
    assert (reader.records / "000.shogi").read_text(encoding="utf-8") == before


def test_the_position_on_the_board_is_looked_for(reader: Person) -> None:
    reader.choose(6)
    page = reader.window.page
    page.walk(3)
    assert page.game is not None
    key = page.game.position.key
    page.seek.click()
    assert 0 < reader.window.model.rowCount() < 10 and reader.window.strip.isVisible()
    assert page.game is not None and page.game.position.key == key
    reader.window.strip.mirrored.click()
    assert reader.library.sought is not None and reader.library.sought.mirrored
    reader.window.strip.end.click()
    assert reader.window.model.rowCount() == 10 and not reader.window.strip.isVisible()


def test_pieces_are_put_together_and_found(reader: Person) -> None:
    search = reader.window.search
    reader.window.page.part.click()
    assert search.isVisible()
    search.empty.click()
    assert not search.start.isEnabled()
    lance = next(face for face in search.pieces.faces if face.piece == SHOGI.kind_by_code("L").id << 1)
    lance.click()
    click(search.board, "9i", "1i", "5e", "5e")
    assert {SHOGI.square_name(square) for square in search.what().pattern.squares} == {"9i", "1i"}
    search.start.click()
    reader.wait()
    assert reader.window.model.rowCount() == 10 and not search.isVisible()
    reader.window.strip.change.click()
    click(search.board, "5e")
    search.start.click()
    reader.wait()
    assert reader.window.model.rowCount() == 0


def test_a_whole_position_has_somebody_to_move(reader: Person) -> None:
    search = reader.window.search
    search.show_position(GAMES[0].start, WHOLE)
    assert search.turn.count() == 2
    search.turn.setCurrentIndex(1)
    search.turn.activated.emit(1)
    position = search.what().position
    assert position is not None and position.turn == 1
    search.mirrored.click()
    search.start.click()
    assert reader.window.model.rowCount() == 0  # no game begins with White


def test_keys_lead_through_the_window(reader: Person) -> None:
    window = reader.window
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    reader.qtbot.waitUntil(window.filter.words.hasFocus)
    QTest.keyClick(window.filter.words, Qt.Key.Key_Down)
    assert window.table.hasFocus()
    shifted = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.table, Qt.Key.Key_F, shifted)
    assert window.strip.isVisible()
    window.page.part.click()
    QTest.keyClick(window.search.board, Qt.Key.Key_Escape)
    assert not window.search.isVisible() and window.isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_cannot_be_read_is_listed_with_its_reason(reader: Person) -> None:
    (reader.records / "bad.shogi").write_text("Shogi Desktop game 1\nvariant: none\n", encoding="utf-8")
    reader.window.work.button.click()
    reader.wait()
    reader.window.filter.only.setCurrentIndex(2)
    assert reader.cells(Column.BLACK) == ["Cannot be read"]
    assert any("Line 2" in text for text in texts(reader.window.page))
    assert not reader.window.page.board.isVisible()
    tip = reader.window.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Line 2" in tip
    reader.key(Qt.Key.Key_Return)
    assert reader.opened == [("bad.shogi", 1)]


def menu_of(person: Person, reason: QContextMenuEvent.Reason, row: int = 2) -> dict[str, QAction]:
    """The entries of the menu of a row."""
    table = person.window.table
    place = table.visualRect(person.window.model.index(row, 1)).center()
    if reason is QContextMenuEvent.Reason.Mouse:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=place)
    event = QContextMenuEvent(reason, place, table.viewport().mapToGlobal(place))
    QApplication.sendEvent(table.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    return {action.text(): action for action in menu.actions() if action.text()}


POPUP = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")


@POPUP
@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_a_record_has_a_menu(reader: Person, reason: QContextMenuEvent.Reason, monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[str] = []

    def show(url: QUrl) -> bool:
        folders.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    if reason is QContextMenuEvent.Reason.Keyboard:
        reader.choose(2)
    entries = menu_of(reader, reason)
    assert not entries["Open at the position shown"].isEnabled()
    entries["Open"].trigger()
    entries["Show the file's folder"].trigger()
    assert folders == [str(reader.records)]
    reader.window.table.setFocus()
    reader.key(Qt.Key.Key_Right)
    menu_of(reader, reason)["Open at the position shown"].trigger()
    assert reader.opened == [("002.shogi", 1)] * 2 and reader.plies == [0, 1]


@POPUP
def test_the_open_list_of_openings_is_as_wide_as_its_names(reader: Person) -> None:
    names = reader.window.filter.name
    names.setFixedWidth(LEAST)
    QTest.mouseClick(names, Qt.MouseButton.LeftButton)
    view = names.view()
    assert view.isVisible() and view.viewport().width() >= view.sizeHintForColumn(0) > names.width()
    names.hidePopup()


def test_rows_are_read_when_they_come_into_sight(reader: Person) -> None:
    asked: list[int] = []

    def read(games: Sequence[int]) -> list[Entry]:
        asked.extend(games)
        return reader.library.catalogue.entries(games)

    model = RecordModel(read)
    model.show([*range(1, 11)] * 5000)
    assert (asked, model.rowCount()) == ([], 50_000)
    assert model.index(43_210, 0).data() == GAMES[0].headers["black"]
    assert len(asked) == 100
    model.extend([3, 4])
    assert model.index(50_001, 0).data() == GAMES[3].headers["black"]


def test_folders_are_dropped_on_the_window(person: Person) -> None:
    person.show()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(person.records))])
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    event = QDropEvent(QPointF(50, 50), offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    event.setDropAction(Qt.DropAction.MoveAction)
    person.window.dropEvent(event)
    assert event.isAccepted() and event.dropAction() is Qt.DropAction.CopyAction  # else they would be removed
    person.wait()
    assert person.window.model.rowCount() == 10


def test_hostile_names_are_shown_letter_by_letter(reader: Person) -> None:
    game = random_game(3)
    game.headers = {name: HOSTILE for name in ("black", "white", "event", "opening", "place", "started", HOSTILE)}
    (reader.records / "hostile.shogi").write_text(format_game(game), encoding="utf-8")
    reader.window.work.button.click()
    reader.wait()
    reader.choose(10)
    assert faults_of([reader.window]) == []


def test_all_words_change_with_the_language(reader: Person, qapp: QApplication) -> None:
    language = Language(qapp, program_files.resources())
    language.apply("ja")
    reader.choose(2)
    assert reader.window.page.board.isVisible()
    assert reader.cells(Column.VARIANT)[0] == "将棋"
    language.apply("en")
    assert reader.cells(Column.VARIANT)[0] == "Shogi"


def test_the_list_follows_while_records_are_read(person: Person) -> None:
    person.show()
    index(paths.library_file(), person.records)
    person.library.refresh()
    assert person.window.model.rowCount() == 10


def test_records_are_listed_by_opening_and_castle(person: Person) -> None:
    game = Game(SHOGI)
    for text_ in ["2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b"]:
        game.play(parse_move(text_, game.position))
    write_games(person.records / "own", [game])
    person.read()
    box, filter_ = person.window.filter.name, person.window.filter
    assert [box.itemData(row) for row in range(box.count())][-1:] == ["aigakari"]
    assert box.itemText(box.count() - 1) == "Aigakari (相掛かり): 1"
    box.setCurrentIndex(box.count() - 1)
    assert len(person.library.games) == 1
    assert person.cells(Column.OPENING) == ["Aigakari (相掛かり)"] and person.cells(Column.CASTLES) == [""]
    filter_.words.setText("nobody")
    person.window.seek_name("mino")  # which no record has
    assert (box.key, filter_.words.text(), person.library.wanted.name) == ("mino", "", "mino")
    assert len(person.library.games) == 0
    person.window.seek_name("aigakari")
    assert len(person.library.games) == 1
    box.setCurrentIndex(0)
    assert len(person.library.games) == len(GAMES) + 1


def test_a_move_is_added_to_the_book_with_the_score_of_its_record(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    game, book = Game(SHOGI), tmp_path / "mine.db"
    for text in ("7g7f", "3c3d"):
        game.play(parse_move(text, game.position))
    game.main_line()[0].evaluation = Evaluation(Score(-44), ("3c3d",), 12)
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "one.shogi").write_text(format_game(game), "utf-8")
    someone = Person(qtbot, qapp, tmp_path / "records")
    someone.show()
    someone.read()
    someone.choose(0)
    page = someone.window.page
    page.walk(-10)
    someone.window.book.open(str(book))
    assert someone.store.current.book_file == str(book)
    page.known_by.findChildren(QToolButton)[1].click()
    assert page.book.isVisible() and page.book.score.value() == 44
    page.book.add_button.click()
    qtbot.waitUntil(lambda: book.exists() and page.book.table.rowCount() == 1)
    assert book.read_text("utf-8").endswith("\n7g7f 3c3d 44 12 1\n")
    page.book.table.cellClicked.emit(0, 0)
    assert page.game is not None and page.game.position.ply == 1
    someone.window.end_work()


def test_where_there_is_little_room_the_buttons_of_a_search_stand_below_what_is_asked(reader: Person) -> None:
    reader.window.page.part.click()
    page = reader.window.search
    for width, below in ((1900, False), (900, True)):
        reader.window.resize(width, 700)
        for _ in range(3):
            QApplication.processEvents()
        page.resize(380 if below else 900, page.height())
        for _ in range(3):
            QApplication.processEvents()
        assert (page.start.y() > page.turn.geometry().bottom()) is below


def test_where_there_is_little_room_the_words_stand_above_the_choices(reader: Person) -> None:
    bar = reader.window.filter
    for width, below in ((1900, False), (900, True)):
        reader.window.resize(width, 600)
        for _ in range(3):
            QApplication.processEvents()
        assert {box.y() >= bar.words.geometry().bottom() for box in (bar.where, bar.only)} == {below}
    assert bar.words.width() == bar.width() and min(bar.where.width(), bar.only.width()) > 90


def test_a_folder_to_add_is_looked_for_where_one_worked_last(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(parent: QWidget, title: str, folder: str = "") -> str:
        asked.append(folder)
        return ""

    monkeypatch.setattr(file_dialogs, "folder_path", ask)
    person.store.update(last_folder=str(tmp_path))
    ask_folder(person.library, person.window)
    assert asked == [str(tmp_path)]
    assert Path(picture_path(person.store.current, "a")).parent == tmp_path
    person.store.update(picture_folder=str(tmp_path / "pictures"))
    assert Path(picture_path(person.store.current, "a")).parent == tmp_path / "pictures"
