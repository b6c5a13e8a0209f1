"""Results are kept at once, under the names of what they came from, and nothing of a person's is written over."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from shogi_desktop.analysis.errors import AnalysisError
from shogi_desktop.analysis.results import AnalysisResults, RowFile


@dataclass(frozen=True)
class Row:
    name: str
    number: int


def test_rows_come_back_in_their_order(tmp_path: Path) -> None:
    table = RowFile(tmp_path / "rows.jsonl", Row)
    assert list(table.rows()) == []
    rows = [Row("将棋", 1), Row("two\nlines", 2)]
    for row in rows:
        table.add(row)
    assert list(table.rows()) == rows


def test_nonsense_and_a_line_that_was_cut_off_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(b'{"name": "a", "number": 1}\n[]\n\xff\n{"name": "b", "number": -1}\n{"name": "c", "num')
    table = RowFile(path, Row)
    assert list(table.rows()) == [Row("a", 1)]
    table.add(Row("d", 4))
    assert list(table.rows()) == [Row("a", 1), Row("d", 4)]


GAME = Path("Kisei") / "2024"


@pytest.fixture
def results(tmp_path: Path) -> AnalysisResults:
    return AnalysisResults(tmp_path / "analysed")


def reopened(results: AnalysisResults) -> AnalysisResults:
    results.close()
    return AnalysisResults(results.folder)


def test_a_result_is_known_from_then_on(results: AnalysisResults) -> None:
    assert results.known("key") is None
    path = results.add("key", "/records/2024.kif#1", GAME, "the game")
    assert path == results.folder / "Kisei" / "2024.shogi" and path.read_text() == "the game"
    assert results.known("key") == path and results.holds(str(path))
    assert not results.holds(str(results.folder / "another.shogi")) and not results.holds("/records/2024.kif")
    assert reopened(results).known("key") == path


def test_one_that_was_deleted_is_not_known(results: AnalysisResults) -> None:
    results.add("key", "source", GAME, "the game").unlink()
    assert results.known("key") is None


def test_a_better_one_takes_the_place_of_the_same_game(results: AnalysisResults) -> None:
    first = results.add("quick", "source", GAME, "quick")
    assert results.add("thorough", "source", GAME, "thorough") == first
    assert first.read_text() == "thorough"
    again = reopened(results)
    assert again.known("quick") is None and again.known("thorough") == first


def test_what_a_person_has_changed_is_not_written_over(results: AnalysisResults) -> None:
    first = results.add("quick", "source", GAME, "quick")
    first.write_text("quick, with comments of my own")
    second = results.add("thorough", "source", GAME, "thorough")
    assert first.read_text() == "quick, with comments of my own"
    assert second.name == "2024 (2).shogi"


def test_games_of_one_name_do_not_meet(results: AnalysisResults) -> None:
    first = results.add("one", "/records/2024.kif#1", GAME, "one")
    second = results.add("other", "/records/2024.csa#1", GAME, "other")
    assert (first.read_text(), second.read_text(), second.name) == ("one", "other", "2024 (2).shogi")


def test_a_strange_file_is_not_written_over(results: AnalysisResults) -> None:
    strange = results.folder / "Kisei" / "2024.shogi"
    strange.parent.mkdir()
    strange.write_text("mine")
    assert results.add("key", "source", GAME, "the game").name == "2024 (2).shogi"
    assert strange.read_text() == "mine"


def test_a_table_that_was_cut_off_is_gone_on_with(results: AnalysisResults) -> None:
    results.add("first", "source 1", GAME, "1")
    table = results.folder / "analysed.jsonl"
    table.write_bytes(table.read_bytes() + b'{"key": "sec')
    again = reopened(results)
    assert again.known("first") and again.known("sec") is None
    path = again.add("third", "source 3", Path("third"), "3")
    assert reopened(again).known("third") == path


def test_what_a_killed_run_left_half_written_goes(results: AnalysisResults) -> None:
    left = results.folder / "Kisei" / ".0123456789ab.tmp"
    left.parent.mkdir()
    left.write_text("half")
    os.utime(left, (0, 0))
    results.add("key", "source", GAME, "the game")
    assert not left.exists()


def test_two_runs_do_not_share_a_folder(results: AnalysisResults) -> None:
    with pytest.raises(AnalysisError, match="another process"):
        AnalysisResults(results.folder)
    results.close()
    AnalysisResults(results.folder).close()
