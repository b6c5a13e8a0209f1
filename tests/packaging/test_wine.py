"""The Windows made of Wine, without making one: what goes into it, and what is said where it cannot be."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.packaging.conftest import PACKAGING, Load

EXPORTS = """
[Ordinal/Name Pointer] Table
\t[   0] PyAIter_Check
\t[   1] PyArg_Parse
\t[1064] _PyAST_Compile
\t[   9] other_name
"""
EXPORTS_OF_NEWER_TOOLS = "\t[   0] +base[   1]  0000 PyAIter_Check\n\t[   1] +base[   2]  0001 PyArg_Parse\n"
IMPORTS = """
\tDLL Name: KERNEL32.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t9989e1\t  263  CreateFileW

 00996864\t00997000 00000000 00000000 00998f12 003d5648

\tDLL Name: ICUUC.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t9989e8\t  263  ucnv_open
\t9989f4\t  225  ucnv_close

 00996864\t00997000 00000000 00000000 00998f12 003d5648
"""


@pytest.fixture
def wine(load: Load, monkeypatch: pytest.MonkeyPatch) -> Load:
    monkeypatch.syspath_prepend(str(PACKAGING / "wine"))
    return load


@pytest.fixture
def trial(wine: Load) -> ModuleType:
    return wine("trial")


@pytest.fixture
def made(trial: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have been set up or started."""
    made: list[Any] = []
    monkeypatch.setattr(trial.Trial, "set_up", lambda self: made.append("set up"))

    def call(command: list[str], **more: object) -> int:
        made.append(command)
        return 0

    monkeypatch.setattr(trial.subprocess, "call", call)
    return made


def test_where_it_cannot_run_it_says_why_and_is_no_failure(
    trial: ModuleType, made: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trial, "why_not", lambda: "this is a telephone")
    assert trial.main(["test"]) == 0
    assert capsys.readouterr().out == "* skipped: this is a telephone\n"
    assert made == []


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [("LINUX", False, "x86-64"), ("getpass", None, "root"), ("shutil", None, "apt-get")],
)
def test_the_reason_names_what_is_missing(
    wine: Load, monkeypatch: pytest.MonkeyPatch, name: str, value: object, word: str
) -> None:
    debian = wine("debian")
    monkeypatch.setattr(debian, "LINUX", True)
    monkeypatch.setattr(debian.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(debian.getpass, "getuser", lambda: "nobody" if name == "getpass" else "root")
    monkeypatch.setattr(debian.shutil, "which", lambda program: None if name == "shutil" else program)
    if name == "LINUX":
        monkeypatch.setattr(debian, name, value)
    assert word in debian.why_not()


def test_it_has_what_the_program_needs_on_windows_and_nothing_for_linux_alone(wine: Load) -> None:
    wanted = wine("windows_python").requirements()
    names = [line.lower() for line in wanted]
    assert any(line.startswith("pyside6-essentials") for line in names)
    assert any(line.startswith("miniaudio") for line in names)
    assert "colorama" in names
    assert not any(line.startswith(("cshogi", "pyffish", "python-xlib")) for line in names)
    assert not any(";" in line for line in names)


@pytest.mark.parametrize("told", [EXPORTS, EXPORTS_OF_NEWER_TOOLS])
def test_names_that_a_library_has(wine: Load, told: str) -> None:
    found = wine("windows_python").exports(told)
    assert {"PyAIter_Check", "PyArg_Parse"} <= set(found)
    assert "other_name" not in found


def test_names_that_a_library_wants_of_another(wine: Load) -> None:
    assert wine("windows_python").imports(IMPORTS, "icuuc.dll") == ["ucnv_open", "ucnv_close"]
    assert wine("windows_python").imports(IMPORTS, "shell32.dll") == []


def test_the_suite_runs_compiled_and_the_compiled_parts_interpreted(
    trial: ModuleType, made: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "why_not", lambda: "")
    assert trial.main(["test"]) == 0
    assert made[0] == "set up"
    whole, interpreted = made[1:]
    assert "SHOGI_INTERPRETED=1" not in whole
    assert not any(word.startswith("tests") for word in whole)
    assert "SHOGI_INTERPRETED=1" in interpreted
    assert interpreted[-2:] == ["tests/rules", "tests/engine"]


def test_an_unknown_word_explains_the_use(
    trial: ModuleType, made: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert trial.main(["fly"]) == 2
    assert "dev.py windows setup" in capsys.readouterr().out
    assert made == []


def test_what_was_compiled_once_and_is_no_more_is_no_module(
    wine: Load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    core = wine("windows_core")
    build = tmp_path / "build"
    files = ["build/__native_shogi.c", "build/shogi_desktop/now.c", "build/shogi_desktop/once.c"]
    for name in [*files, "shogi__mypyc.cpython-311.so", "shogi_desktop/now.cpython-311.so", "shogi_desktop/once.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    monkeypatch.setattr(core, "ROOT", tmp_path)
    monkeypatch.setattr(core, "BUILD", build)
    (tmp_path / "place").mkdir()
    windows = SimpleNamespace(debian=SimpleNamespace(place=tmp_path / "place"))
    assert list(core.WindowsCore(windows).sources()) == ["shogi__mypyc", "shogi_desktop/now"]
