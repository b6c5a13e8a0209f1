"""Files whose names are no text in UTF-8, as in old collections unpacked on Linux, and records that hold no text."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shogi_desktop.commands.__main__ import main
from shogi_desktop.library.catalogue import Catalogue, Column, Wanted
from shogi_desktop.library.indexing import Indexing
from shogi_desktop.library.record_files import read_again
from shogi_desktop.library.store import kept_path, path_of
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.work_lines import IndexProgress, format_line, parse_line
from tests import needs
from tests.library.collection import index, random_game, write_games

ODD = "棋譜".encode("cp932") + b".shogi"
HALF = '{"header":{"先手":"\\ud800","棋戦":"\\udfff Cup"},"initial":{"preset":"HIRATE"},"moves":[{}]}'


def listed(path: Path, text: str = "") -> list[str]:
    catalogue = Catalogue(path)
    entries = catalogue.entries(catalogue.games(Wanted(text, (Column.FILE,) if text else (), order=Column.FILE)))
    catalogue.close()
    return [entry.path for entry in entries]


@pytest.fixture
def records(tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    write_games(folder, [random_game(seed) for seed in range(3)])
    (folder / "half.jkf").write_text(HALF, encoding="utf-8")
    return folder


@pytest.fixture
def odd(records: Path) -> str:
    """One more file, with a name in Shift_JIS."""
    path = os.fsdecode(os.path.join(os.fsencode(records), ODD))
    Path(path).write_text(format_game(random_game(7)), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", ["/a/棋譜.kif", "/a/\udc8a\udcfb.kif", "/a/\x1b0041\ud83d.kif", "C:\\x\udfff"])
def test_any_path_is_kept_as_text(path: str) -> None:
    kept_path(path).encode()
    assert path_of(kept_path(path)) == path


def test_records_with_halves_of_characters_stop_nothing(records: Path, tmp_path: Path) -> None:
    index(tmp_path / "index", records)
    assert [Path(path).name for path in listed(tmp_path / "index")] == [
        "000.shogi",
        "001.shogi",
        "002.shogi",
        "half.jkf",
    ]


@needs.linux
def test_a_file_of_any_name_is_indexed_found_and_read(odd: str, records: Path, tmp_path: Path) -> None:
    path = tmp_path / "index"
    told = index(path, records)
    assert all(parse_line(format_line(each)) == each for each in told)
    assert odd in listed(path) and len(listed(path)) == 5
    assert listed(path, "000") == [str(records / "000.shogi")]
    catalogue = Catalogue(path)
    (entry,) = [each for each in catalogue.entries(catalogue.games(Wanted())) if each.path == odd]
    catalogue.close()
    assert format_game(read_again(odd, entry.offset, entry.length, entry.nth, "shogi")) == format_game(random_game(7))
    assert [each.records for each in index(path, records)][-1] == 0, "nothing has changed"
    os.rename(odd, records / "plain.shogi")
    index(path, records)
    assert str(records / "plain.shogi") in listed(path) and odd not in listed(path)


@needs.linux
def test_the_commands_take_such_files(
    odd: str, records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(records), "--to", "kif", "--out", str(tmp_path / "out")]) == 0
    assert len(list((tmp_path / "out").iterdir())) == 5
    assert "5 of 5 files converted" in capsys.readouterr().out


def test_a_record_that_nobody_thought_of_is_told_and_passed_over(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake in what the index makes of a record: the others are listed, and this one with the reason."""
    from shogi_desktop.library import indexing

    made: list[int] = []
    plain = indexing.position_rows

    def fails_once(*values: object) -> object:
        made.append(1)
        if len(made) == 2:
            raise RuntimeError("a mistake")
        return plain(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(indexing, "position_rows", fails_once)
    told: list[IndexProgress] = index(tmp_path / "index", records)
    assert told and Indexing is indexing.Indexing
    catalogue = Catalogue(tmp_path / "index")
    entries = catalogue.entries(catalogue.games(Wanted()))
    catalogue.close()
    assert len(entries) == 4
    (failed,) = [entry for entry in entries if not entry.readable]
    assert str(failed.problems[0].message) == "RuntimeError: a mistake"
