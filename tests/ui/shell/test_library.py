"""The library from the main window."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop import paths
from shogi_desktop.ui.library import LibraryWindow
from shogi_desktop.ui.shell.actions.ids import ActionId
from tests.library.collection import index, random_game, write_games
from tests.ui.desk import Desk


def library_of(desk: Desk) -> LibraryWindow:
    (window,) = desk.window.findChildren(LibraryWindow)
    return window


def test_a_record_of_the_library_is_opened_on_the_board(desk: Desk, tmp_path: Path) -> None:
    write_games(tmp_path, [random_game(1)])
    index(paths.library_file(), tmp_path)
    desk.trigger(ActionId.LIBRARY)
    window = library_of(desk)
    window.open_wished.emit(str(tmp_path / "000.shogi"), 1)
    assert desk.session.path == str(tmp_path / "000.shogi")
    assert desk.window.pages.on_board


def test_the_position_on_the_board_is_looked_for(desk: Desk, tmp_path: Path) -> None:
    write_games(tmp_path, [random_game(seed) for seed in range(3)])
    index(paths.library_file(), tmp_path)
    desk.start()
    desk.trigger(ActionId.SEEK_POSITION)
    window = library_of(desk)
    assert window.isVisible() and window.strip.isVisible()
    assert window.model.rowCount() == 3
    desk.play("7g7f")
    desk.trigger(ActionId.SEEK_POSITION)
    assert window.model.rowCount() < 3
