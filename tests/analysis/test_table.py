"""A table grows by whole lines, and what else stands in its file is passed over."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from shogi_desktop.analysis.results import Table


@dataclass(frozen=True)
class Row:
    name: str
    number: int


def test_rows_come_back_in_their_order(tmp_path: Path) -> None:
    table = Table(tmp_path / "rows.jsonl", Row)
    assert list(table.rows()) == []
    rows = [Row("将棋", 1), Row("two\nlines", 2)]
    for row in rows:
        table.add(row)
    assert list(table.rows()) == rows


def test_nonsense_and_a_line_that_was_cut_off_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(b'{"name": "a", "number": 1}\n[]\n\xff\n{"name": "b", "number": -1}\n{"name": "c", "num')
    table = Table(path, Row)
    assert list(table.rows()) == [Row("a", 1)]
    table.add(Row("d", 4))
    assert list(table.rows()) == [Row("a", 1), Row("d", 4)]
