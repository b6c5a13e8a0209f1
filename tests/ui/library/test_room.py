"""The library from the main window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton

from shogi_desktop import paths
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.programs.csa import format_csa
from shogi_desktop.rules import Position
from shogi_desktop.ui.library.window import LibraryWindow
from tests.library.collection import index, random_game, write_games
from tests.ui.desk import Desk
from tests.ui.seek import the


def library_of(desk: Desk) -> LibraryWindow:
    (window,) = desk.window.findChildren(LibraryWindow)
    return window


def test_a_record_of_the_library_is_opened_on_the_board(desk: Desk, tmp_path: Path) -> None:
    write_games(tmp_path, [random_game(1)])
    index(paths.library_file(), tmp_path)
    desk.trigger("LIBRARY")
    window = library_of(desk)
    window.page.open.click()
    assert desk.session.record.path == str(tmp_path / "000.shogi")
    assert desk.window.desk.page == "board"


def test_a_record_of_a_collection_is_opened_alone(desk: Desk, tmp_path: Path) -> None:
    games = [random_game(seed) for seed in range(4)]
    (tmp_path / "four.csa").write_text(format_csa(games), encoding="utf-8")
    index(paths.library_file(), tmp_path)
    desk.trigger("LIBRARY")
    window = library_of(desk)
    window.table.setCurrentIndex(window.model.index(2, 0))
    window.page.open.click()
    assert [node.move for node in desk.session.record.game.main_line()] == [node.move for node in games[2].main_line()]
    assert desk.session.record.path == ""
    (tmp_path / "four.csa").unlink()
    desk.answer_boxes()
    window.page.open.click()
    assert len(desk.messages) == 1


def test_the_position_on_the_board_is_looked_for(desk: Desk, tmp_path: Path) -> None:
    write_games(tmp_path, [random_game(seed) for seed in range(3)])
    index(paths.library_file(), tmp_path)
    desk.start()
    desk.trigger("SEEK_POSITION")
    window = library_of(desk)
    assert window.isVisible() and window.strip.isVisible()
    assert window.model.rowCount() == 3
    desk.play("7g7f")
    desk.trigger("SEEK_POSITION")
    assert window.model.rowCount() < 3


def test_a_record_with_the_position_is_opened_there(desk: Desk, tmp_path: Path) -> None:
    game = random_game(1)
    write_games(tmp_path, [game])
    index(paths.library_file(), tmp_path)
    for ply in (5, 8):
        desk.window.desk.open("library", position_after(game, ply))
        library_of(desk).page.open.click()
        assert desk.session.record.path and desk.session.record.game.cursor.ply == ply
    desk.trigger("FIRST")
    desk.trigger("LIBRARY")
    the(library_of(desk).strip, QPushButton, "All records").click()
    library_of(desk).page.open.click()
    assert desk.session.record.game.cursor.ply == 0


def position_after(game: Game, ply: int) -> Position:
    game.go_to(game.main_line()[ply - 1])
    return game.position.copy()
