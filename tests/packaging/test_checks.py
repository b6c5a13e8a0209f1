"""packaging/checks.py: checks side by side, told apart."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests import leftovers, needs
from tests.packaging.conftest import PACKAGING, Load

WAITS = """
import pathlib, sys, time
made, awaited = map(pathlib.Path, sys.argv[1:])
made.touch()
while not awaited.exists():
    time.sleep(0.01)
"""
# Starts another that is as stubborn as itself, and says so when both are there.
STUBBORN = """
import pathlib, signal, subprocess, sys, time
signal.signal(signal.SIGINT, signal.SIG_IGN)
if len(sys.argv) > 2:
    subprocess.Popen([sys.executable, "-S", *sys.argv[2:], sys.argv[1]])
else:
    pathlib.Path(sys.argv[1]).touch()
time.sleep(1000)
"""


@pytest.fixture
def checks(load: Load) -> ModuleType:
    return load("checks")


def python(script: str, *arguments: object) -> list[str]:
    return [sys.executable, "-S", "-c", script, *map(str, arguments)]


def test_an_old_python_can_read_it() -> None:
    ast.parse((PACKAGING / "checks.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_lanes_run_side_by_side(checks: ModuleType, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    lanes = [[checks.Check("a", python(WAITS, one, other))], [checks.Check("b", python(WAITS, other, one))]]
    assert checks.side_by_side(*lanes) == []


def test_in_a_lane_one_comes_after_the_other(checks: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "made"
    makes = checks.Check("makes", python(""), python("import sys; open(sys.argv[1], 'x')", file))
    needs = checks.Check("needs", python("import sys; open(sys.argv[1])", file))
    assert checks.side_by_side([makes, needs]) == []


def test_what_they_say_is_shown_in_order(checks: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    told, file = "print('told by', {!r}, flush=True)\n", tmp_path / "made"
    late = checks.Check("late", python(told.format("late") + WAITS, tmp_path / "other", file))
    early = checks.Check("early", python(told.format("early") + WAITS, file, file))
    assert checks.side_by_side([late], [early]) == []
    lines = capfd.readouterr().out.splitlines()
    seconds = [line.rpartition(", ")[0] for line in lines if ": " in line]
    assert seconds == ["* late: passed", "* early: passed"]
    assert [line for line in lines if ": " not in line] == ["* late", "told by late", "* early", "told by early"]


def test_a_failed_check_is_named_and_the_next_one_runs(
    checks: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    failing = checks.Check("failing", python("raise SystemExit('because')"), python("raise SystemExit('in vain')"))
    script = "import os, sys; sys.exit(os.environ['WISH'])"
    assert checks.side_by_side([failing, checks.Check("next", python(script), WISH="told")]) == ["failing", "next"]
    said = capfd.readouterr().out
    assert "because" in said and "* failing: FAILED" in said and "told" in said
    assert "in vain" not in said


def test_a_check_begins_after_those_of_other_lanes(checks: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "made"
    makes = checks.Check("makes", python(""), python("import sys; open(sys.argv[1], 'x')", file))
    needs = checks.Check("needs", python("import sys; open(sys.argv[1])", file), after=[makes])
    assert checks.side_by_side([needs], [makes]) == []


def test_what_needs_a_failed_check_is_left_out(checks: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    failing = checks.Check("failing", python("raise SystemExit('because')"))
    needs = checks.Check("needs", python("print('in vain')"), after=[failing])
    assert checks.side_by_side([needs], [failing]) == ["failing"]
    said = capfd.readouterr().out
    assert "* needs: left out, after the failure of failing" in said and "in vain" not in said


def test_what_cannot_be_checked_is_left_out_with_its_reason(
    checks: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It is asked when the check would begin."""
    file = tmp_path / "made"
    makes = checks.Check("makes", python("import sys; open(sys.argv[1], 'x')", file))
    script = python("print('in', 'vain')")
    late = checks.Check("late", script, after=[makes], left_out=lambda: "as it was made" if file.exists() else "")
    early = checks.Check("early", python("print('here')"), left_out=lambda: "")
    assert checks.side_by_side([late, early], [makes]) == []
    said = capfd.readouterr().out
    assert "* late: left out, as it was made" in said and "in vain" not in said and "here" in said


def test_what_waits_does_not_hide_what_runs(checks: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    makes = checks.Check("makes", python("print('made')"))
    needs = checks.Check("needs", python("print('needed')"), after=[makes])
    assert checks.side_by_side([needs], [makes]) == []
    said = capfd.readouterr().out
    assert said.index("* makes: passed") < said.index("* needs\n")


@needs.proc
def test_an_interruption_ends_all_that_was_started(
    checks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, sleep = tmp_path / "ready", checks.time.sleep

    def interrupted(seconds: float) -> None:
        if ready.exists():
            raise KeyboardInterrupt
        sleep(seconds)

    known = leftovers.child_processes()
    monkeypatch.setattr(checks.time, "sleep", interrupted)
    monkeypatch.setattr(checks, "PATIENCE", 0.1)
    stubborn = checks.Check("stubborn", python(STUBBORN, ready, "-c", STUBBORN))
    with pytest.raises(KeyboardInterrupt):
        checks.side_by_side([stubborn], [checks.Check("waits", python("import time; time.sleep(1000)"))])
    monkeypatch.undo()
    assert leftovers.end_children(known) == []
