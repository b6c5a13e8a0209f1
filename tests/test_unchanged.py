"""Tests of unchanged files are left out: not one too many."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unchanged import layer_files

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


PROJECT = """
[[tool.importlinter.contracts]]
id = "layers"
type = "layers"
layers = ["commands", "ui", "notation | engine", "rules"]
[[tool.importlinter.contracts]]
id = "commands"
type = "forbidden"
source_modules = ["shogi_desktop.commands"]
forbidden_modules = ["shogi_desktop.ui", "shogi_desktop.engine"]
"""
LAYERS = {  # of the program: the layers whose tests are asked again when one of its files changes
    "rules": {"rules", "notation", "engine"},
    "notation": {"notation"},
    "engine": {"engine"},
    "ui": set(),
}


@pytest.fixture
def layered(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    for name in ("rules", "notation", "engine", "ui"):
        for folder in (tmp_path / "tests" / name, tmp_path / "shogi_desktop" / name):
            folder.mkdir(parents=True)
        (tmp_path / "tests" / name / f"test_{name}.py").write_text("def test_it():\n    pass\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("changed", LAYERS)
def test_what_is_below_a_layer_decides_its_tests(layered: Path, changed: str) -> None:
    assert run(layered, OPTION) == "4 passed"
    assert run(layered, OPTION).endswith("1 passed, 3 deselected"), "tests of the window are always asked"
    (layered / "shogi_desktop" / changed / "new.py").write_text("x = 1", encoding="utf-8")
    again = len(LAYERS[changed])
    left = [f"tests/{name} (1)" for name in ("engine", "notation", "rules") if name not in LAYERS[changed]]
    said = run(layered, OPTION)
    assert said.endswith(f"{again + 1} passed, {3 - again} deselected" if left else "4 passed")
    assert ", ".join(left) in said


def test_what_is_only_started_decides_as_what_is_imported(layered: Path) -> None:
    files = layer_files(layered, "tests/commands/test_it.py")
    assert {"shogi_desktop/engine", "shogi_desktop/notation", "shogi_desktop/__main__.py"} <= set(files)
    assert "shogi_desktop/ui" not in files and "shogi_desktop/ui.py" not in files


def test_the_layers_of_this_program_are_found() -> None:
    files = {name: layer_files(ROOT, f"tests/{name}/test_it.py") for name in ("rules", "session", "ui", "gallery")}
    assert "shogi_desktop/rules" in files["rules"] and "shogi_desktop/notation" not in files["rules"]
    assert {"shogi_desktop/engine", "shogi_desktop/rules", "resources"} <= set(files["session"])
    assert files["ui"] == files["gallery"] == []
