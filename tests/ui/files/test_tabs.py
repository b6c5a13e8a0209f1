"""Records in tabs: what these are called, how they fit, what gets one of its own, and what is there after a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from shogi_desktop import app
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.records.left_open import left_of_text
from shogi_desktop.ui.files.record_commands import MOST_FINISHED
from shogi_desktop.ui.files.tabs import LEAST_WIDTH, RecordTabs, TabStrip
from shogi_desktop.ui.play.new_game import NewGameDialog
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.seek import the

TSUME = "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n"


def game(folder: Path, name: str, *headers: str, moves: int = 3) -> str:
    played = ["1 7g7f", "2 3c3d", "3 2g2f", "4 8c8d"][:moves]
    text = ["Shogi Desktop game 2", "variant: shogi", "", "[headers]", *headers, "", "[moves]", *played, ""]
    (folder / name).write_text("\n".join(text), encoding="utf-8")
    return str(folder / name)


def tabs(desk: Desk) -> RecordTabs:
    return desk.window.rooms.files.tabs


def names(desk: Desk) -> list[str]:
    return [tabs(desk).tabText(index) for index in range(tabs(desk).count())]


def opened(desk: Desk, *files: str) -> Desk:
    desk.window.rooms.files.records.open_files(files)
    return desk


def test_a_tab_says_who_plays_or_else_the_event_or_the_file(desk: Desk, tmp_path: Path) -> None:
    files = [
        game(tmp_path, "1.shogi", "black: Habu", "white: Mori", "event: Meijin"),
        game(tmp_path, "2.shogi", "event: Meijin"),
        game(tmp_path, "3.shogi"),
        game(tmp_path, "4.shogi", "black: Habu"),
    ]
    opened(desk, *files)
    assert names(desk) == ["Habu – Mori", "Meijin", "3", "Habu – White"]


def test_games_of_the_same_players_are_told_apart(desk: Desk, tmp_path: Path) -> None:
    players = ("black: Habu", "white: Mori")
    opened(desk, game(tmp_path, "1.shogi", *players, "date: 2001-02-03"), game(tmp_path, "2.shogi", *players))
    assert names(desk) == ["Habu – Mori · 2001-02-03", "Habu – Mori · 2"]


def test_many_tabs_keep_their_width_and_a_button_lists_them(desk: Desk, tmp_path: Path) -> None:
    opened(desk, *(game(tmp_path, f"{n}.shogi") for n in range(16)))
    desk.app.processEvents()
    assert {tabs(desk).tabRect(index).width() >= LEAST_WIDTH for index in range(16)} == {True}
    strip = the(desk.window, TabStrip)
    (button,) = (each for each in strip.findChildren(QToolButton) if each.accessibleName() == "All open records")
    assert strip.rect().contains(button.geometry())
    menu = the(button, QMenu)
    menu.aboutToShow.emit()
    actions = menu.actions()
    assert [action.text() for action in actions] == names(desk) and actions[15].isChecked()
    actions[3].trigger()
    assert desk.session.record.path.endswith("3.shogi")


def test_a_tab_is_dragged_to_another_place_and_stays_there(desk: Desk, tmp_path: Path) -> None:
    opened(desk, *(game(tmp_path, f"{n}.shogi") for n in range(3)))
    desk.app.processEvents()
    bar, button = tabs(desk), Qt.MouseButton.LeftButton
    places = [bar.tabRect(index).center() for index in range(3)]
    QTest.mousePress(bar, button, pos=places[0])
    for share in range(1, 11):
        QTest.mouseMove(bar, places[0] + (places[2] - places[0]) * share / 10 + QPoint(5, 0))
    QTest.mouseRelease(bar, button, pos=places[2] + QPoint(5, 0))
    assert names(desk) == ["1", "2", "0"]
    assert [Path(record.path).stem for record in desk.window.desk.records.records] == ["1", "2", "0"]
    assert desk.session.record.path.endswith("0.shogi") and bar.currentIndex() == 2


def entry(desk: Desk, index: int, text: str) -> QAction:
    """An entry of the menu of a tab."""
    bar = tabs(desk)
    place = bar.tabRect(index).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, bar.mapToGlobal(place))
    QGuiApplication.sendEvent(bar, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    return next(action for action in menu.actions() if action.text() == text)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_a_tab_has_a_menu_that_closes_it_or_the_others(desk: Desk, tmp_path: Path) -> None:
    opened(desk, *(game(tmp_path, f"{n}.shogi") for n in range(5)))
    desk.app.processEvents()
    entry(desk, 1, "Close").trigger()
    assert names(desk) == ["0", "2", "3", "4"]
    assert entry(desk, 0, "Show the file's folder").isEnabled()
    entry(desk, 2, "Close the others").trigger()
    assert desk.window.desk.records.count == 1 and desk.session.record.path.endswith("3.shogi")


def from_the_editor(desk: Desk) -> None:
    desk.trigger("EDIT_POSITION")
    page = desk.window.rooms.editor.page()
    answer_next(NewGameDialog, NewGameDialog.accept)
    page.play_wished.emit("shogi", "4k4/9/9/9/9/9/9/9/4K4 b R 1", {})


@pytest.mark.parametrize("begin", [Desk.start, from_the_editor], ids=["new game", "editor"])
def test_a_game_that_is_begun_gets_a_tab_of_its_own(desk: Desk, tmp_path: Path, begin: Callable[[Desk], None]) -> None:
    file = game(tmp_path, "1.shogi", "black: Habu", "white: Mori")
    opened(desk, file)
    desk.trigger("LAST")
    desk.play("8c8d")
    begin(desk)
    assert len(names(desk)) == 2 and names(desk)[0] == "• Habu – Mori"
    assert desk.session.record.state is SessionState.PLAYING and desk.session.record.path == ""
    desk.trigger("PREVIOUS_RECORD")
    assert desk.session.record.path == file and desk.session.record.unsaved


def lost(desk: Desk, first: str = "7g7f") -> None:
    """A game between friends that Black has begun and White has given up."""
    desk.start()
    desk.play(first)
    desk.session.turn.resign()


def play_from_here(desk: Desk) -> None:
    desk.trigger("FIRST")
    desk.window.rooms.play.commands.try_again()


@pytest.mark.parametrize("begin", [Desk.start, play_from_here], ids=["new game", "from here"])
def test_a_game_that_is_over_stays_in_its_tab(desk: Desk, begin: Callable[[Desk], None]) -> None:
    lost(desk)
    begin(desk)
    assert names(desk) == ["Black – White · ☗ Black wins", "Black – White"] and desk.kept_games() == []
    desk.trigger("PREVIOUS_RECORD")
    assert desk.session.record.game.result is not None and len(desk.session.record.game.main_line()) == 1


def test_of_many_games_that_are_over_the_oldest_go_among_the_earlier_games(desk: Desk) -> None:
    for first in ("7g7f", "2g2f", *["5g5f"] * (MOST_FINISHED - 1)):
        lost(desk, first)
    desk.start()
    assert len(names(desk)) == MOST_FINISHED + 1 and tabs(desk).currentIndex() == MOST_FINISHED
    (kept,) = desk.kept_games()
    assert "7g7f" in kept.read_text("utf-8")
    assert desk.session.record.state is SessionState.PLAYING


def test_a_record_that_is_open_keeps_its_place_where_it_is_opened_again(desk: Desk, tmp_path: Path) -> None:
    files = [game(tmp_path, "1.shogi"), game(tmp_path, "2.shogi")]
    opened(desk, files[0])
    desk.session.record.walk(2)
    opened(desk, files[1])
    opened(desk, files[0])
    assert tabs(desk).currentIndex() == 0 and desk.session.record.game.cursor.ply == 2
    opened(desk, files[0])
    assert desk.session.record.game.cursor.ply == 2


def test_one_that_another_program_has_changed_is_read_anew(desk: Desk, tmp_path: Path) -> None:
    file = game(tmp_path, "1.shogi")
    opened(desk, file)
    desk.session.record.walk(2)
    game(tmp_path, "1.shogi", moves=4)
    opened(desk, file)
    assert len(names(desk)) == 1 and len(desk.session.record.game.main_line()) == 4


def test_mate_problems_among_records_are_told_of_and_no_window_comes(desk: Desk, tmp_path: Path) -> None:
    problem = tmp_path / "tsume.sfen"
    problem.write_text("4k4/9/4P4/9/9/9/9/9/9 b G 1 ; 1\n4k4/9/4P4/9/9/9/9/9/9 b G 1 ; 1\n", encoding="utf-8")
    windows = [window for window in desk.app.topLevelWidgets() if window.isVisible()]
    opened(desk, game(tmp_path, "1.shogi"), str(problem), game(tmp_path, "2.shogi"))
    assert names(desk) == ["1", "2"] and desk.status == "Mate problems, to be opened by themselves: tsume.sfen"
    assert [window for window in desk.app.topLevelWidgets() if window.isVisible()] == windows


class TestAfterARestart:
    @pytest.fixture
    def files(self, tmp_path: Path) -> list[str]:
        return [game(tmp_path, f"{n}.shogi", moves=4) for n in range(4)]

    def again(self, make_desk: Callable[..., Desk], *files: str) -> Desk:
        """What was open and in front, two moves from its start, when the window was closed."""
        before = make_desk()
        opened(before, *files)
        before.window.rooms.files.records.switch(1)
        before.session.record.walk(2)
        before.window.close()
        desk = make_desk()
        assert len(left_of_text(desk.store.current.open_records)) == len(files)
        return desk

    def test_the_tabs_are_there_again_with_their_place(self, make_desk: Callable[..., Desk], files: list[str]) -> None:
        desk = self.again(make_desk, *files)
        assert desk.window.rooms.files.reopen(on_board=True)
        assert desk.session.record.path == files[1] and desk.session.record.game.cursor.ply == 2
        desk.qtbot.waitUntil(lambda: names(desk) == ["0", "1", "2", "3"])
        assert tabs(desk).currentIndex() == 1

    @pytest.mark.parametrize("front", range(5))
    def test_games_without_a_file_lie_where_they_lay_among_files(
        self, make_desk: Callable[..., Desk], files: list[str], front: int
    ) -> None:
        before = make_desk()
        place = app.begin(before.window, before.session, "")
        for at, file in enumerate(files[:3]):
            opened(before, file)
            if at < 2:
                QGuiApplication.clipboard().setText(f"position startpos moves 7g7f {('3c3d', '8c8d')[at]}")
                before.answer_boxes("New tab")
                before.trigger("PASTE")
        before.window.rooms.files.records.switch(front)
        there = names(before)
        assert len(there) == 5
        before.window.close()
        place.release()
        desk = make_desk()
        again = app.begin(desk.window, desk.session, "")
        desk.qtbot.waitUntil(lambda: len(names(desk)) == 5)
        assert names(desk) == there and tabs(desk).currentIndex() == front
        again.release()

    def test_beside_another_game(self, make_desk: Callable[..., Desk], files: list[str]) -> None:
        desk = self.again(make_desk, *files)
        desk.start()
        assert not desk.window.rooms.files.reopen(on_board=False)
        desk.qtbot.waitUntil(lambda: len(names(desk)) == 5)
        assert names(desk)[1:] == ["0", "1", "2", "3"] and tabs(desk).currentIndex() == 0
        desk.window.rooms.files.records.switch(2)
        assert desk.session.record.game.cursor.ply == 2

    def test_a_file_that_is_gone_is_passed_over(self, make_desk: Callable[..., Desk], files: list[str]) -> None:
        desk = self.again(make_desk, *files)
        Path(files[1]).unlink()
        Path(files[2]).write_text("nothing", encoding="utf-8")
        assert not desk.window.rooms.files.reopen(on_board=True)
        desk.start()
        desk.qtbot.waitUntil(lambda: len(names(desk)) == 3)
        assert names(desk)[1:] == ["0", "3"]


@pytest.mark.parametrize("text", ["", "{", "[1]", '[{"path": 3}]', '[{"path": "a", "ply": -4}]', "{}"])
def test_settings_without_sense_open_nothing(text: str) -> None:
    assert left_of_text(text) == []


def test_a_file_named_at_the_start_leaves_the_tabs_beside_it(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    files = [game(tmp_path, f"{n}.shogi") for n in range(3)]
    before = opened(make_desk(), *files[:2])
    before.window.close()
    desk = make_desk()
    place = app.begin(desk.window, desk.session, files[2])
    assert desk.session.record.path == files[2]
    desk.qtbot.waitUntil(lambda: sorted(names(desk)) == ["0", "1", "2"])
    assert desk.session.record.path == files[2]
    place.release()
