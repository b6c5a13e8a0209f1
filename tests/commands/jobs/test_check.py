"""The command that checks sets of problems: what it says of each, and that it goes on where it was ended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shogi_desktop.commands.jobs import main

TWO_WAYS = "k8/9/PP7/9/9/9/9/9/9 b G2r2b3g4s4n4l16p 1"
ONE_WAY = "6kB1/9/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1"
NO_MATE = "4k4/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1"


@pytest.fixture(autouse=True)
def here(tracker: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    return tmp_path


def check(*rows: str) -> int:
    Path("set.sfen").write_text("# variant: shogi\n" + "\n".join(rows) + "\n")
    return main(["check", "set.sfen", "--processes", "1"])


def test_sound_problems_need_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(f"{ONE_WAY}; 1") == 0
    told = capsys.readouterr()
    assert told.out == "1 problems: 1 sound, 0 flawed, 0 undecided, 0 failed\n"
    assert told.err == "1/1 set.sfen 1: sound, mate in 1\n"


def test_what_is_wrong_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(f"{ONE_WAY}; 1", f"{NO_MATE}; 3", f"{ONE_WAY}; 3", f"{TWO_WAYS}; 1") == 1
    assert capsys.readouterr().out.splitlines() == [
        "set.sfen 2: flawed, no mate",
        "set.sfen 3: flawed, mate in 1, shorter than the 3 it states",
        "set.sfen 4: flawed, mate in 1, cook at move 1",
        "4 problems: 1 sound, 3 flawed, 0 undecided, 0 failed",
    ]


def test_what_was_checked_is_not_checked_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(f"{ONE_WAY}; 1") == 0
    with Path("checked.jsonl").open("ab") as table:
        table.write(b'{"problem": "sho')  # where a run was killed
    capsys.readouterr()
    assert check(f"{ONE_WAY}; 1", f"{NO_MATE}; 3") == 1
    assert capsys.readouterr().err == "1/1 set.sfen 2: flawed, no mate\n"
    assert check(f"{ONE_WAY}; 1", f"{NO_MATE}; 3") == 1
    assert capsys.readouterr().err == ""
    rows = Path("checked.jsonl").read_text().splitlines()
    assert json.loads(rows[0])["line"] == "G*3b" and len(rows) == 3


def test_a_file_that_is_no_set_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert check("nonsense") == 1
    assert "set.sfen" in capsys.readouterr().err
    assert main(["check", "nowhere.sfen"]) == 1
    assert "nowhere.sfen" in capsys.readouterr().err


def test_a_file_that_is_no_set_keeps_no_other_from_being_checked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("set.sfen").write_text(f"# variant: shogi\n{ONE_WAY}; 1\n")
    Path("bad.sfen").write_bytes(b"\xff\xfe\xff nonsense")
    assert main(["check", "nowhere.sfen", "bad.sfen", "set.sfen", "--processes", "1"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in out] == ["not read", "not read", "1 problems"]
    assert "nowhere.sfen" in out[0] and "bad.sfen" in out[1] and "1 sound" in out[2]
