"""Which files are looked at, and how collections are cut into their records."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from shogi_desktop.files import MAX_BYTES
from shogi_desktop.library.record_files import cut, files_in, read_again, records_of
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.encodings import encode
from shogi_desktop.notation.records.file_types import FormatKind
from shogi_desktop.notation.records.formats import FORMATS, Format
from shogi_desktop.notation.records.programs.usi_games import format_usi_games
from shogi_desktop.notation.records.shogi_file import format_game
from tests.library.collection import random_game
from tests.systems import make_pipe

USI = b"position startpos moves 7g7f\nstartpos moves 2g2f\r\n\n# a remark\nposition startpos moves 7g7f\n"
CSA = b"V2.2\nN+A\nPI\n+\n+7776FU\n%TORYO\n/\nN+B\nPI\n+\n+2726FU\n/\nPI\n+\n+7776FU\n/\n\n'a remark\n"
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


def pieces(tmp_path: Path, data: bytes, kind: FormatKind | None, codec: str = "utf-8") -> list[tuple[int, bytes]]:
    path = tmp_path / "file"
    path.write_bytes(data)
    with open(path, "rb") as file:
        found = list(cut(file, kind, codec))
    assert all(data[offset : offset + len(part)] == part for offset, _, part in found)
    return [(line, part) for _, line, part in found]


def test_lines_of_moves_are_records(tmp_path: Path) -> None:
    found = pieces(tmp_path, USI, FormatKind.USI)
    assert [(line, data.split()[-1]) for line, data in found] == [(1, b"7g7f"), (2, b"remark"), (5, b"7g7f")]


def test_csa_records_stand_between_strokes(tmp_path: Path) -> None:
    found = pieces(tmp_path, CSA, FormatKind.CSA)
    assert [line for line, _ in found] == [1, 8, 13]
    assert b"+2726FU" in found[1][1] and b"+7776FU" not in found[1][1]


@pytest.mark.parametrize("code", ["utf-8", "cp932", "utf-8-sig", "euc_jp", "iso2022_jp"])
def test_a_kif_record_begins_with_a_head_behind_moves(tmp_path: Path, code: str) -> None:
    found = pieces(tmp_path, KIF.encode(code), FormatKind.KIF, code)
    assert [line for line, _ in found] == [1, 8]
    assert "変化" in found[0][1].decode(code)


def test_nothing_is_lost_by_cutting(tmp_path: Path) -> None:
    for data, kind in ((USI, FormatKind.USI), (KIF.encode(), FormatKind.KIF), (CSA, None)):
        assert b"".join(part for _, part in pieces(tmp_path, data, kind)) == data


@pytest.mark.parametrize("form", [each for each in FORMATS if each.several and each.write], ids=lambda form: form.key)
def test_the_records_of_a_collection_are_those_of_the_reader(form: Format, tmp_path: Path) -> None:
    """However it is cut; their lines are those of the file."""
    assert form.write is not None
    written = [random_game(seed) for seed in range(5)]
    for game in written:
        game.headers = {"black": "羽生", "white": "森内"}
    for encoding in form.encodings:
        path = tmp_path / f"games{form.file_types[0].suffix}"
        path.write_bytes(encode(form.write(written), encoding))
        records = list(records_of(str(path)))
        lines = [[node.move for node in record.game.main_line()] for record in records if record.game]
        assert lines == [[node.move for node in game.main_line()] for game in written]
        assert [record.problems for record in records] == [()] * 5
        assert records[-1].offset + records[-1].length == path.stat().st_size
        for record, game in zip(records, written, strict=True):
            again = read_again(str(path), record.offset, record.length, record.nth, "shogi")
            assert [node.move for node in again.main_line()] == [node.move for node in game.main_line()]


def test_a_problem_is_told_with_its_line_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.csa"
    path.write_bytes(CSA.replace(b"+2726FU", b"+2725FU"))
    records = list(records_of(str(path)))
    assert [bool(record.problems) for record in records] == [False, True, False]
    assert records[1].problems[0].line == 11
    assert records[1].game is not None


def test_a_row_is_of_the_game_of_the_row_before(tmp_path: Path) -> None:
    path = tmp_path / "a.usi"
    game = random_game(1, "chu", 4)
    path.write_text(format_usi_games([game]) + "startpos\n", encoding="utf-8")
    assert [record.game.variant.name for record in records_of(str(path)) if record.game] == ["chu", "chu"]


def test_a_record_in_two_bytes_a_letter(tmp_path: Path) -> None:
    path = tmp_path / "a.kif"
    path.write_bytes(KIF.encode("utf-16"))
    assert len([record for record in records_of(str(path)) if record.game]) == 2


def test_a_record_beyond_measure_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.library.record_files.MAX_BYTES", 1000)
    path = tmp_path / "a.usi"
    path.write_bytes(USI + b"position startpos moves" + b" 7g7f" * 1000)
    *_, last = records_of(str(path))
    assert last.game is None and "larger than" in str(last.problems[0].message)


def test_a_file_of_the_program_is_one_record(tmp_path: Path) -> None:
    path = tmp_path / "a.shogi"
    path.write_text(format_game(random_game(1)), encoding="utf-8")
    (record,) = records_of(str(path))
    assert record.game is not None and record.problems == ()
    assert (record.offset, record.length, record.nth) == (0, path.stat().st_size, 0)


@pytest.mark.parametrize("text", ["", "\n\n"])
def test_an_empty_file_is_an_unreadable_record(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.shogi"
    path.write_text(text, encoding="utf-8")
    (record,) = records_of(str(path))
    assert record.game is None and record.problems


def test_a_file_that_is_gone_tells_why(tmp_path: Path) -> None:
    (record,) = records_of(str(tmp_path / "gone.shogi"))
    assert record.game is None and str(record.problems[0].message) == "the file or folder does not exist"


def test_a_record_that_is_no_longer_there_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.usi"
    path.write_bytes(USI)
    *_, last = records_of(str(path))
    path.write_bytes(USI[: last.offset])
    with pytest.raises(NotationError):
        read_again(str(path), last.offset, last.length, last.nth, "shogi")
    with pytest.raises(OSError):
        read_again(str(tmp_path / "gone"), 0, 1, 0, "shogi")


def test_a_line_beyond_measure_is_not_held_in_memory(tmp_path: Path) -> None:
    """It is not even read to its end."""
    path = tmp_path / "a.kif"
    with open(path, "wb") as file:
        file.write(KIF.encode())
        file.truncate(MAX_BYTES * 4)
    tracemalloc.start()
    *_, last = records_of(str(path))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert last.game is None and "larger than" in str(last.problems[0].message)
    assert most < 4 * MAX_BYTES


def test_a_pipe_is_no_record(tmp_path: Path) -> None:
    make_pipe(tmp_path / "pipe.kif")
    assert list(files_in([str(tmp_path)])) == []


def test_files_are_found_by_the_ends_of_their_names(tmp_path: Path) -> None:
    for name in ("a.shogi", "B.SHOGI", "c.txt", "shogi", "d.shogi.bak", "autosave-2.shogi"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "folder.shogi").mkdir()
    found = [Path(each.path).name for each in files_in([str(tmp_path)])]
    assert found == ["B.SHOGI", "a.shogi"]


def test_a_mistake_of_a_reader_hides_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("shogi_desktop.library.record_files.read_record_file", broken)
    path = tmp_path / "a.shogi"
    path.write_text(format_game(random_game(1)), encoding="utf-8")
    (record,) = records_of(str(path))
    assert "too deep" in str(record.problems[0].message)
