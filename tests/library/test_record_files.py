"""Which files are looked at, and how collections are cut into their records."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.library.record_files import cut, files_in, records_of
from shogi_desktop.notation.records.looks_like import Kind
from shogi_desktop.notation.records.shogi_file import format_game
from tests.library.collection import random_game

USI = b"position startpos moves 7g7f 3c3d\nstartpos moves 2g2f\r\n\nposition startpos moves 7g7f\n"
CSA = b"V2.2\nN+A\nPI\n+\n+7776FU\n%TORYO\n/\nN+B\nPI\n+\n+2726FU\n/\nPI\n+\n"
KIF = """開始日時：2000/01/01
先手：A
手数----指手
   1 ７六歩(77)
   2 投了

変化：1手
   1 ２六歩(27)
開始日時：2000/01/02
先手：B
   1 ２六歩(27)
"""


def pieces(tmp_path: Path, data: bytes, kind: Kind | None) -> list[tuple[int, bytes]]:
    path = tmp_path / "file"
    path.write_bytes(data)
    with open(path, "rb") as file:
        return list(cut(file, kind))


def test_lines_of_moves_are_records(tmp_path: Path) -> None:
    found = pieces(tmp_path, USI, Kind.USI)
    assert [(line, data.split()[-1]) for line, data in found] == [(1, b"3c3d"), (2, b"2g2f"), (3, b"7g7f")]


def test_csa_records_stand_between_strokes(tmp_path: Path) -> None:
    found = pieces(tmp_path, CSA, Kind.CSA)
    assert [line for line, _ in found] == [1, 7, 12]
    assert b"+2726FU" in found[1][1] and b"+7776FU" not in found[1][1]


@pytest.mark.parametrize("code", ["utf-8", "cp932", "utf-8-sig"])
def test_a_kif_record_begins_with_a_head_behind_moves(tmp_path: Path, code: str) -> None:
    found = pieces(tmp_path, KIF.encode(code), Kind.KIF)
    assert [line for line, _ in found] == [1, 9]
    assert "変化" in found[0][1].decode(code)


def test_nothing_is_lost_by_cutting(tmp_path: Path) -> None:
    for data, kind in ((USI, Kind.USI), (CSA, Kind.CSA), (KIF.encode(), Kind.KIF), (CSA, None)):
        assert b"".join(part for _, part in pieces(tmp_path, data, kind)) == data


def test_a_file_of_the_program_is_one_record(tmp_path: Path) -> None:
    path = tmp_path / "a.shogi"
    path.write_text(format_game(random_game(1)), encoding="utf-8")
    (record,) = records_of(str(path))
    assert record.game is not None and record.problems == ()
    assert record.read == path.stat().st_size


@pytest.mark.parametrize("text", ["", "\n\n"])
def test_an_empty_file_is_an_unreadable_record(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.shogi"
    path.write_text(text, encoding="utf-8")
    (record,) = records_of(str(path))
    assert record.game is None and record.problems


def test_a_file_that_is_gone_tells_why(tmp_path: Path) -> None:
    (record,) = records_of(str(tmp_path / "gone.shogi"))
    assert record.game is None and "No such file" in record.problems[0].message


def test_files_are_found_by_the_ends_of_their_names(tmp_path: Path) -> None:
    for name in ("a.shogi", "B.SHOGI", "c.txt", "shogi", "d.shogi.bak"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "folder.shogi").mkdir()
    found = [Path(each.path).name for each in files_in([str(tmp_path)])]
    assert found == ["B.SHOGI", "a.shogi"]


def test_a_mistake_of_a_reader_hides_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_text: str, _source: str = "") -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("shogi_desktop.notation.records.formats.game_steps", broken)
    path = tmp_path / "a.shogi"
    path.write_text(format_game(random_game(1)), encoding="utf-8")
    (record,) = records_of(str(path))
    assert "too deep" in record.problems[0].message
