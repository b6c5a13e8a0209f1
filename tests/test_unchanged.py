"""Tests of unchanged files are left out: not one too many."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULE = """
import pytest
import made

@pytest.mark.decided_by("data")
@pytest.mark.parametrize("n", [1, 2])
def test_data(n):
    assert open("data/file").read() == "good"

def test_other():
    assert made
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {"data/file": "good", "test_it.py": MODULE, "made.py": "x = 1", "pyproject.toml": ""}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, *options: str, **environment: str) -> str:
    """What pytest says last of all tests of a folder, and of those that it leaves out."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.unchanged", *options]
    known = {name: value for name, value in os.environ.items() if name != "CI" and "PYTEST" not in name}
    more = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    said = subprocess.run(command, cwd=folder, env=known | more | environment, capture_output=True, text=True)
    *_, before, last = ["", *said.stdout.splitlines()]
    return (f"{before} | " if "left out" in before else "") + last.rpartition(" in ")[0]


OPTION = "--leave-out-unchanged"
LEFT = "2 tests left out, as their files are unchanged: test_it.py (2) | 1 passed, 2 deselected"


def test_what_has_passed_is_left_out_until_a_file_changes(checkout: Path) -> None:
    assert run(checkout) == run(checkout, OPTION) == "3 passed"
    assert run(checkout, OPTION) == LEFT
    assert run(checkout) == run(checkout, OPTION, CI="1") == "3 passed"
    for name in ("data/new", "made.py", "test_it.py"):
        with (checkout / name).open("a", encoding="utf-8") as file:
            file.write("\n")
        assert run(checkout, OPTION) == "3 passed"
    assert run(checkout, OPTION) == LEFT


def test_what_has_failed_is_asked_again(checkout: Path) -> None:
    (checkout / "data" / "file").write_text("bad", encoding="utf-8")
    for _ in range(2):
        assert run(checkout, OPTION) == "2 failed, 1 passed"
    (checkout / "data" / "file").write_text("good", encoding="utf-8")
    assert run(checkout, OPTION) == "3 passed"
