"""The index follows the files: new, changed, renamed, gone, unreadable."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from shogi_desktop.library.catalogue import Catalogue, Only, Wanted, keys_of
from shogi_desktop.library.indexing import Indexing
from shogi_desktop.library.store import VERSION, open_to_read, open_to_write
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.work_lines import IndexProgress
from shogi_desktop.rules import add_variant_folder
from shogi_desktop.rules.record.loader import forget_changed_variants
from tests.library.collection import index, random_game, write_games
from tests.systems import is_private


@pytest.fixture
def records(tmp_path: Path) -> Path:
    write_games(tmp_path / "records", [random_game(seed) for seed in range(6)])
    return tmp_path / "records"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "index.sqlite"


EVERY = Wanted()
ONE_MORE = """
[[pieces]]
code = "X"
name = "x"
romaji = "x"
kanji = "試"
kanji_short = "試"
moves = "W"
value = 1
"""


def names(path: Path, wanted: Wanted = EVERY) -> list[str]:
    """The files of the records, sorted."""
    catalogue = Catalogue(path)
    found = [Path(entry.path).name for entry in catalogue.entries(catalogue.games(wanted))]
    catalogue.close()
    return sorted(found)


def rows(path: Path, table: str) -> int:
    connection = sqlite3.connect(path)
    count: int = connection.execute(f"select count(*) from {table}").fetchone()[0]
    connection.close()
    return count


def written(path: Path) -> list[tuple[object, ...]]:
    """All that the index says of positions, games by their files."""
    connection = sqlite3.connect(path)
    found = connection.execute(
        "select key, move, positions.result, path, node from positions join games on games.id = game"
        " join files on files.id = file order by 1, 2, 3, 4"
    ).fetchall()
    connection.close()
    return found


def test_what_is_up_to_date_is_not_read_again(path: Path, records: Path) -> None:
    assert index(path, records)[-1].records == 6
    assert index(path, records)[-1] == IndexProgress(0, 0, 0)
    assert len(names(path)) == 6


def test_new_changed_and_removed_files(path: Path, records: Path) -> None:
    index(path, records)
    (records / "001.shogi").unlink()
    (records / "002.shogi").write_text(format_game(random_game(70)), encoding="utf-8")
    inner = records / "more" / "even more"
    write_games(inner, [random_game(71)])
    assert index(path, records)[-1].records == 2
    assert names(path) == ["000.shogi"] * 2 + [f"00{n}.shogi" for n in (2, 3, 4, 5)]
    fresh = path.with_name("fresh.sqlite")
    index(fresh, records)
    assert written(path) == written(fresh)


def test_a_file_changed_back_to_its_size_is_told_by_its_time(path: Path, records: Path) -> None:
    index(path, records)
    os.utime(records / "003.shogi", ns=(1, 1))
    assert index(path, records)[-1].records == 1


def test_a_renamed_file_is_not_read_again(path: Path, records: Path) -> None:
    index(path, records)
    (records / "sub").mkdir()
    (records / "003.shogi").rename(records / "sub" / "other.shogi")
    assert index(path, records)[-1].records == 0
    assert "other.shogi" in names(path) and "003.shogi" not in names(path)
    (records / "sub").rename(records / "below")
    assert index(path, records)[-1].records == 0


def test_a_folder_that_is_no_longer_wanted_is_forgotten(path: Path, records: Path, tmp_path: Path) -> None:
    write_games(tmp_path / "second", [random_game(9)])
    index(path, records, tmp_path / "second", records / "more", tmp_path / "nowhere")
    assert len(names(path)) == 7
    index(path, tmp_path / "second")
    assert names(path) == ["000.shogi"]
    index(path)
    assert [rows(path, table) for table in ("files", "games", "bodies", "positions")] == [0, 0, 0, 0]


def test_folders_in_one_another_list_a_file_once(path: Path, records: Path) -> None:
    index(path, records, records.parent, records)
    assert len(names(path)) == 6


def test_unreadable_records_are_listed_with_their_reason(path: Path, records: Path) -> None:
    (records / "bad.shogi").write_text("Shogi Desktop game 1\nvariant: no <b>such</b> game\n", encoding="utf-8")
    (records / "letters.shogi").write_bytes(b"Shogi Desktop game 1\n\xff\xff")
    (records / "other.txt").write_text("no record", encoding="utf-8")
    index(path, records)
    assert names(path, Wanted(only=Only.UNREADABLE)) == ["bad.shogi", "letters.shogi"]
    catalogue = Catalogue(path)
    bad, letters = catalogue.entries(catalogue.games(Wanted(only=Only.UNREADABLE)))
    assert bad.problems[0].line == 2 and "<b>such</b>" in str(bad.problems[0].message) and not bad.readable
    assert str(bad.problems[0].error()) == str(parse_record((records / "bad.shogi").read_text("utf-8")).problems[0])
    assert "UTF-8" in str(letters.problems[0].message) and letters.problems[0].line == 2
    assert catalogue.game(bad.id) is None and catalogue.count() == (8, 2)
    catalogue.close()


def test_files_with_problems_are_read_again_where_an_older_index_told_them_in_english(
    path: Path, records: Path
) -> None:
    (records / "bad.shogi").write_text("Shogi Desktop game 1\nvariant: no such game\n", encoding="utf-8")
    index(path, records)
    connection = sqlite3.connect(path)
    told = connection.execute("select problem from games where problem <> ''").fetchall()
    connection.execute("update games set problem = '[[\"it is bad\", \"\", 2, 1, 0]]' where problem <> ''")
    connection.execute("pragma user_version = 4")
    connection.commit()
    connection.close()
    assert index(path, records)[-1].records == 1
    connection = sqlite3.connect(path)
    assert connection.execute("select problem from games where problem <> ''").fetchall() == told
    connection.close()


def test_links_and_hidden_folders_are_left_alone(path: Path, records: Path) -> None:
    (records / ".hidden").mkdir()
    (records / "000.shogi").rename(records / ".hidden" / "000.shogi")
    (records / "link.shogi").symlink_to(records / "001.shogi")
    (records / "round").symlink_to(records)
    index(path, records)
    assert len(names(path)) == 5


def test_an_index_of_another_version_is_made_anew(path: Path, records: Path) -> None:
    index(path, records)
    connection = sqlite3.connect(path)
    connection.execute(f"pragma user_version = {VERSION + 1}")
    connection.close()
    assert open_to_read(path) is None
    assert index(path, records)[-1].records == 6


@pytest.mark.parametrize("rubbish", [b"", b"not SQLite at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_index_is_made_anew(path: Path, records: Path, rubbish: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(rubbish)
    assert open_to_read(path) is None
    assert index(path, records)[-1].records == 6


def test_the_index_is_for_its_owner_only(path: Path, records: Path) -> None:
    index(path, records)
    assert is_private(path) and is_private(path.parent)


class Killed(BaseException):
    """Nothing is tidied up."""


@pytest.mark.parametrize("lot", [1, 1_000_000])
def test_a_killed_run_leaves_what_it_has_written(
    lot: int, path: Path, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.library.indexing.STEP_S", 0.0)
    monkeypatch.setattr("shogi_desktop.library.indexing.LOT", lot)

    def told(progress: IndexProgress) -> None:
        if progress.records == 3:
            raise Killed

    monkeypatch.setattr("shogi_desktop.library.indexing.TELL_S", 0.0)
    connection = open_to_write(path)
    with pytest.raises(Killed):
        Indexing(connection, told).run([str(records)])
    connection.close()
    assert 2 <= len(names(path)) <= 3
    index(path, records)
    fresh = path.with_name("fresh.sqlite")
    index(fresh, records)
    assert len(names(path)) == 6
    assert written(path) == written(fresh)


def test_progress_never_goes_back(path: Path, records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.library.indexing.TELL_S", 0.0)
    told = index(path, records)
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert told[-1].done == told[-1].all == sum(file.stat().st_size for file in records.iterdir())


def test_games_of_a_changed_variant_are_read_again(path: Path, records: Path, tmp_path: Path) -> None:
    own = tmp_path / "variants"
    own.mkdir()
    (own / "mine.toml").write_text('base = "shogi"\ntitle = "Mine"\n', encoding="utf-8")
    add_variant_folder(own)
    (records / "mine.shogi").write_text(format_game(random_game(4, "mine")), encoding="utf-8")
    index(path, records)
    (own / "mine.toml").write_text(f'base = "shogi"\ntitle = "Mine"\n{ONE_MORE}', encoding="utf-8")
    forget_changed_variants()
    assert index(path, records)[-1].records == 1
    catalogue = Catalogue(path)
    start = random_game(4, "mine").start
    assert len(catalogue.games(Wanted(keys=keys_of(start, False)))) == 1
    (own / "mine.toml").unlink()
    forget_changed_variants()
    assert names(path, Wanted(keys=keys_of(start, False))) == ["mine.shogi"]
    index(path, records)
    assert names(path, Wanted(only=Only.UNREADABLE)) == ["mine.shogi"]
    catalogue.close()


def test_a_number_is_never_given_to_another_record(path: Path, records: Path) -> None:
    """Whoever holds one must not find another record behind it."""
    index(path, records)
    catalogue = Catalogue(path)
    before = set(catalogue.games(EVERY))
    for file in records.iterdir():
        os.utime(file, ns=(1, 1))
    index(path, records)
    assert len(catalogue.games(EVERY)) == 6 and not before & set(catalogue.games(EVERY))
    catalogue.close()
