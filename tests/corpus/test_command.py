"""The command itself, on small data made here."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from tests.corpus.__main__ import main
from tests.corpus.reports import differences

ROW = {"id": "start", "sfen": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"}


def data_with_count(folder: Path, count: int) -> Path:
    (folder / "perft").mkdir()
    for name in ("shogi", "shogi-depth1"):
        row = json.dumps({**ROW, "counts": {"1": count}})
        (folder / "perft" / f"{name}.jsonl").write_text(row + "\n", encoding="utf-8")
    return folder


def test_a_missing_folder_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "no test data" in capsys.readouterr().err


def test_right_counts_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(data_with_count(tmp_path, 30)), "--only", "check_perft"]) == 0
    assert "perft/shogi-depth1" in capsys.readouterr().out


def test_wrong_counts_fail_and_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(data_with_count(tmp_path, 31)), "--only", "check_perft"]) == 1
    assert "start: perft 1 is 30, expected 31" in capsys.readouterr().out


REPORT: dict[str, Any] = {
    "file": "a.csa",
    "kind": "csa",
    "data": b64encode("V2.2\nN+花子\nPI\n+\n+7776FU\n%TORYO\n".encode()).decode("ascii"),
    "plies": [1],
    "special": "TORYO",
    "winner": "black",
    "black": "花子",
    "problems": 0,
    "start": f"{ROW['sfen']}",
}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({}, []),
        ({"special": "any"}, []),
        ({"plies": None}, []),
        ({"plies": [2]}, ["plies is [1], expected [2]"]),
        ({"special": None}, ["the end (Reason.RESIGN) as None is False, expected True"]),
        ({"winner": "white"}, ["the winner is black, expected white"]),
        ({"black": "太郎"}, ["black is 花子, expected 太郎"]),
        ({"evaluations": {"1": 50}}, ["the evaluation of move 1 is None, expected 50"]),
    ],
)
def test_a_report_is_compared_with_what_is_read(wrong: dict[str, Any], told: list[str]) -> None:
    assert differences({**REPORT, **wrong}) == told


def test_reports_that_fail_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = data_with_count(tmp_path, 30)
    (data / "reports").mkdir()
    rows = "".join(json.dumps({**REPORT, "problems": number}) + "\n" for number in (0, 1))
    (data / "reports" / "records.jsonl").write_text(rows, encoding="utf-8")
    assert main([str(data), "--only", "check_reports"]) == 1
    assert "csa: a.csa: the number of problems is 0, expected 1" in capsys.readouterr().out
