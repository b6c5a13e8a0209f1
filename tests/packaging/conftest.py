from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

PROGRAMS = ("shogi-desktop", "shogi-desktop-engine", "shogi-desktop-tools")
PACKAGING = Path(__file__).parents[2] / "packaging"

Load = Callable[[str], ModuleType]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    """Imports a script of packaging/ as the scripts import each other."""
    monkeypatch.syspath_prepend(str(PACKAGING / "artwork"))
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """What stands for a frozen program: three files to start, one resource, the notices."""
    folder = tmp_path / "frozen"
    inside = folder / "_internal"
    (inside / "resources" / "two words").mkdir(parents=True)
    for program in PROGRAMS:
        (folder / program).write_text(f"#!/bin/sh\necho started {program} $1\n")
    (inside / "resources" / "two words" / "a $b.svg").write_text("<svg/>")
    rule = "=" * 100
    sections = "".join(f"\n{rule}\n{title}\n{rule}\n\ntext of {title}\n" for title in ("Ours", "GNU licence", "Qt"))
    (inside / "NOTICES.txt").write_text("Head\n" + sections)
    return folder
