"""The library with its processes: folders, lists, searches, and what is killed in the middle."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop import paths
from shogi_desktop.library.catalogue import Column, Only
from shogi_desktop.library.entry import Result
from shogi_desktop.library.patterns import Pattern, parse_pattern
from shogi_desktop.messages import Message, plain
from shogi_desktop.notation.wire.work_lines import Hits, IndexProgress
from shogi_desktop.session.library.library_session import MOST_FOLDERS, Folders, LibrarySession, Sought
from shogi_desktop.session.library.work import LibraryWork
from shogi_desktop.settings import SettingsStore
from tests.library.collection import index, random_game, write_games


def test_folders_are_kept_as_text() -> None:
    folders = Folders().with_folders(["/a/棋譜", "/b c"])
    assert Folders.read(folders.written()) == folders


@pytest.mark.parametrize("text", ["", "{", "[]", '{"paths": 3}', '{"paths": ["' + "x" * 5000 + '"]}', "[" * 99])
def test_rubbish_in_the_settings_is_no_folder(text: str) -> None:
    assert Folders.read(text) == Folders()


def test_of_a_folder_and_one_inside_it_the_outer_one_stays() -> None:
    a, inside_a, c, inside_c, cd = (os.path.abspath(path) for path in ("/a", "/a/b", "/c", "/c/d", "/cd"))
    folders = Folders().with_folders([inside_a, c])
    assert folders.with_folders([a]).paths == (c, a)
    assert folders.with_folders([inside_c, c, "", cd]).paths == (inside_a, c, cd)


def test_a_folder_counts_once_however_its_path_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ways = [str(tmp_path), ".", tmp_path.as_posix(), str(tmp_path / "x" / "..")]
    if sys.platform == "win32":
        ways += [str(tmp_path).upper(), "\\\\?\\" + str(tmp_path)]
    assert Folders().with_folders(ways).with_folders(ways).paths == (str(tmp_path),)


def test_folders_are_absolute_and_not_endless(tmp_path: Path) -> None:
    assert Folders().with_folders(["x"]).paths == (os.path.abspath("x"),)
    many = Folders().with_folders(str(tmp_path / str(n)) for n in range(MOST_FOLDERS + 5))
    assert len(many.paths) == MOST_FOLDERS
    assert len(many.without(many.paths[3]).paths) == MOST_FOLDERS - 1


GAMES = [random_game(seed) for seed in range(12)]
SHOGI = GAMES[0].variant


class Reader:
    """A library, and somebody who uses it."""

    def __init__(self, qtbot: QtBot, tmp_path: Path) -> None:
        self.qtbot, self.records = qtbot, tmp_path / "records"
        write_games(self.records, GAMES)
        self.store = SettingsStore(paths.settings_file())
        self.library = LibrarySession(self.store, paths.library_file())
        self.told: list[object] = []
        self.failures: list[str] = []
        self.library.progressed.connect(self.told.append)
        self.library.failed.connect(self.failures.append)

    def index(self) -> None:
        self.library.add_folders([str(self.records)])
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.library.busy)

    @property
    def listed(self) -> list[int]:
        return list(self.library.games)


@pytest.fixture
def reader(qtbot: QtBot, tmp_path: Path) -> Iterator[Reader]:
    reader = Reader(qtbot, tmp_path)
    yield reader
    reader.library.close()


def test_folders_are_read_and_remembered(reader: Reader) -> None:
    assert reader.listed == []
    reader.index()
    assert len(reader.listed) == len(GAMES)
    assert any(isinstance(told, IndexProgress) and told.records == len(GAMES) for told in reader.told)
    again = LibrarySession(SettingsStore(paths.settings_file()), paths.library_file())
    assert again.folders.paths == (str(reader.records),) and list(again.games) == reader.listed
    again.close()


def test_what_changes_in_a_folder_is_seen_by_the_next_look(reader: Reader) -> None:
    reader.index()
    (reader.records / "000.shogi").unlink()
    reader.library.update_index()
    reader.wait()
    assert len(reader.listed) == len(GAMES) - 1


def test_who_comes_back_sees_what_has_changed(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.index()
    write_games(reader.records / "more", [random_game(60)])
    reader.library.look_again()
    assert not reader.library.busy  # it was looked a moment ago
    monkeypatch.setattr("shogi_desktop.session.library.library_session.FRESH_S", 0.0)
    reader.library.look_again()
    reader.wait()
    assert len(reader.listed) == len(GAMES) + 1


def test_a_folder_taken_away_takes_its_records_with_it(reader: Reader) -> None:
    reader.index()
    reader.library.remove_folder(str(reader.records))
    reader.wait()
    assert reader.listed == [] and reader.library.folders.paths == ()


def test_an_index_that_was_damaged_is_made_anew_while_the_library_is_open(reader: Reader) -> None:
    reader.index()
    path = paths.library_file()
    with open(path, "r+b") as file:
        page = int.from_bytes(file.read(18)[16:], "big")
        size = file.seek(0, os.SEEK_END)
        file.seek(page)
        file.write(b"\xff" * (size - page))
    write_games(reader.records / "more", [random_game(60)])
    reader.library.update_index()
    reader.wait()
    assert reader.failures == [] and len(reader.listed) == len(GAMES) + 1


def test_words_columns_and_order(reader: Reader) -> None:
    reader.index()
    reader.library.filter("kimura", (Column.BLACK,), Only.ALL)
    kimura = [n for n, game in enumerate(GAMES, 1) if game.headers["black"] == "Kimura"]
    assert reader.listed == kimura
    reader.library.sort(Column.ADDED, True)
    assert reader.listed == kimura[::-1]
    reader.library.filter("", (), Only.UNREADABLE)
    assert reader.listed == []


def test_a_position_is_found_and_its_games_stand_there(reader: Reader) -> None:
    reader.index()
    game = GAMES[3]
    game.go_to(game.main_line()[1])
    reader.library.seek(Sought(SHOGI, game.position.copy()))
    assert 4 in reader.listed
    for number in reader.listed:
        shown = reader.library.game(number)
        assert shown is not None and shown.position.key == game.position.key
    reader.library.seek(None)
    assert len(reader.listed) == len(GAMES)
    shown = reader.library.game(1)
    assert shown is not None and shown.cursor is shown.root


def test_a_part_of_a_position_is_found_as_it_comes(reader: Reader) -> None:
    reader.index()
    game = GAMES[5]
    game.go_end()
    squares = {square: game.position.piece_at(square) for square in SHOGI.squares if game.position.piece_at(square)}
    reader.library.seek(Sought(SHOGI, None, Pattern(squares)))
    assert reader.listed == [] and reader.library.busy
    reader.wait()
    assert 6 in reader.listed
    shown = reader.library.game(6)
    assert shown is not None
    assert all(shown.position.piece_at(square) == piece for square, piece in squares.items())
    assert any(isinstance(told, Hits) for told in reader.told)


def test_the_filter_holds_for_what_is_found_too(reader: Reader) -> None:
    reader.index()
    reader.library.seek(Sought(SHOGI, None, parse_pattern("9i:L", SHOGI)))
    reader.wait()
    assert len(reader.listed) == len(GAMES)
    reader.library.filter("kimura", (Column.BLACK,), Only.ALL)
    assert len(reader.listed) == sum(game.headers["black"] == "Kimura" for game in GAMES)


def test_a_new_record_is_looked_through_too(reader: Reader) -> None:
    reader.index()
    reader.library.seek(Sought(SHOGI, None, parse_pattern("9i:L", SHOGI)))
    reader.wait()
    write_games(reader.records / "more", [random_game(50)])
    reader.library.update_index()
    reader.wait()
    reader.wait()
    assert len(reader.listed) == len(GAMES) + 1


def test_moves_played_are_counted_in_the_mirror_where_it_is_looked_for(reader: Reader) -> None:
    reader.index()
    start = GAMES[0].start
    alone = sum(each.games for each in reader.library.played(start))
    assert alone == len(GAMES)
    assert all(each.ended[Result.VARIATION] >= 0 for each in reader.library.played(start))


def test_work_that_is_stopped_tells_nothing_more(reader: Reader) -> None:
    reader.library.add_folders([str(reader.records)])
    reader.library.stop()
    assert not reader.library.busy and reader.failures == []
    reader.library.update_index()
    reader.wait()
    assert len(reader.listed) == len(GAMES)


def test_a_process_that_dies_is_told_and_another_can_be_started(qtbot: QtBot, tmp_path: Path) -> None:
    def crash(*_arguments: str) -> list[str]:
        return [sys.executable, "-c", "import sys; print('nonsense'); sys.stderr.write('no more memory'); sys.exit(3)"]

    index(paths.library_file(), tmp_path)
    works = LibraryWork(command=crash), LibraryWork()
    library = LibrarySession(SettingsStore(paths.settings_file()), paths.library_file(), works=works)
    failures: list[Message] = []
    library.failed.connect(failures.append)
    library.update_index()
    qtbot.waitUntil(lambda: not library.busy)
    assert failures == [plain("no more memory")]
    library.seek(Sought(SHOGI, None, Pattern()))
    qtbot.waitUntil(lambda: not library.busy)
    assert len(failures) == 1
    library.close()


def test_a_folder_that_is_gone_lists_nothing(reader: Reader, tmp_path: Path) -> None:
    reader.library.add_folders([str(tmp_path / "gone")])
    reader.wait()
    assert reader.listed == [] and reader.failures == []
