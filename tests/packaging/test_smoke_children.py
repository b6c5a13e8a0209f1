"""What the trial of the frozen program takes for a fault, and the engine that it starts."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.packaging.conftest import Load

FOLDER = Path("/opt/Shogi Desktop")


@pytest.mark.parametrize(
    "leaked",
    [
        {"variables": {"LD_LIBRARY_PATH": "/opt/Shogi Desktop/_internal:/nowhere/lib"}},
        {"variables": {"QT_PLUGIN_PATH": "/opt/Shogi Desktop/_internal/PySide6/Qt/plugins"}},
        {"variables": {"PATH": f"{FOLDER / '_internal'}{os.pathsep}/usr/bin"}},
        {"variables": {"_PYI_PARENT_PROCESS_LEVEL": "-1"}},
        {"libraries": [str(FOLDER / "_internal" / "libsqlite3.so.0")]},
        {"dlls": "C:\\Shogi Desktop\\_internal"},
    ],
)
def test_what_is_handed_down_is_a_fault(load: Load, leaked: dict[str, object]) -> None:
    children = load("smoke_children")
    clean = {"variables": dict(children.THEIRS), "libraries": ["/usr/lib/libsqlite3.so.0"], "dlls": ""}
    children.check_seen(clean, FOLDER)
    variables = leaked.get("variables", {})
    assert isinstance(variables, dict)
    with pytest.raises(children.Failure, match="not its own"):
        children.check_seen({**clean, **leaked, "variables": {**children.THEIRS, **variables}}, FOLDER)


def test_the_engine_plays_and_writes_down_what_it_finds(load: Load, tmp_path: Path) -> None:
    children = load("smoke_children")
    folder = tmp_path / "将棋 1"
    folder.mkdir()
    done = subprocess.run(
        [children.outside_engine(folder)],
        input="usi\nisready\ngo nodes 5\nquit\n",
        env={**os.environ, **children.THEIRS},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines()[-1] == "bestmove 7g7f"
    seen = json.loads((folder / children.SEEN).read_text(encoding="utf-8"))
    assert {name: seen["variables"][name] for name in children.THEIRS} == children.THEIRS
