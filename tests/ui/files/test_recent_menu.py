"""The files opened and saved last stand in a menu."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QMenu

from shogi_desktop.second_start import file_path
from shogi_desktop.session.records.files import MOST, recent_files, with_newest
from tests.ui.desk import Desk


@pytest.mark.parametrize("text", ["", "{", "7", '{"a": 1}', "[]", '[1, ""]'])
def test_what_is_no_list_of_paths_is_none(text: str) -> None:
    assert recent_files(text) == []


def test_the_newest_stands_in_front_once(tmp_path: Path) -> None:
    paths = [str(tmp_path / f"{number}.kif") for number in range(MOST + 2)]
    known: list[str] = []
    for path in [*paths, paths[5]]:
        known = with_newest(path, known)
    assert known[0] == paths[5] and len(known) == len(set(known)) == MOST
    assert recent_files(json.dumps(known)) == known


def test_a_saved_file_is_opened_again_from_the_menu(desk: Desk, tmp_path: Path) -> None:
    menu = next(menu for menu in desk.window.menuBar().findChildren(QMenu) if menu.title() == "Open &recent")
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["No file was opened yet"]
    file = tmp_path / "a & b.shogi"
    file.write_text("Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 2g2f\n", "utf-8")
    assert desk.window.rooms.files.records.open_file(str(file))
    desk.start()
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    assert action.text() == "&1  a && b.shogi"
    action.trigger()
    assert desk.session.record.path == str(file)


@pytest.mark.parametrize("name", ["対局 #1 100%.shogi", "a%20b#c.shogi", "％ ＃ 七段.shogi"])
def test_a_file_of_any_name_is_saved_and_opened_again(desk: Desk, tmp_path: Path, name: str) -> None:
    file = tmp_path / "棋譜 #%41" / name
    file.parent.mkdir()
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    records = desk.window.rooms.files.records
    assert records.save_to(str(file)) and list(file.parent.iterdir()) == [file]
    desk.start()
    assert records.open_file(
        file_path(QUrl.fromLocalFile(str(file)).toString(QUrl.ComponentFormattingOption.FullyEncoded))
    )
    assert desk.session.record.path == str(file) and len(desk.session.record.game.main_line()) == 1
    assert file_path(str(file)) == str(file)
