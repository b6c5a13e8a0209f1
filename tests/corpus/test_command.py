"""The command itself, on small data made here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.corpus.__main__ import main

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
