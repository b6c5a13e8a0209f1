"""Text is the same on every system: whoever opens a file as text names its encoding, and when writing its line ends.

The usual ones depend on the system: cp932 and two signs for the end of a line on a Windows in Japan.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
_OPENING: Final = ("open", "fdopen", "TextIOWrapper", "NamedTemporaryFile", "TemporaryFile")
_STARTING: Final = ("Popen", "run", "check_output", "check_call", "call")
_MODE_AT: Final = {"open": 1, "fdopen": 1, "NamedTemporaryFile": 0, "TemporaryFile": 0}


def _sources() -> list[Path]:
    return [*(ROOT / "shogi_desktop").rglob("*.py"), *(ROOT / "packaging").rglob("*.py")]


def faults(source: str) -> Iterator[str]:
    """The lines that leave something to the system, and what."""
    for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        whole = ast.unparse(call.func)
        owner, _, name = whole.rpartition(".")
        given = {each.arg: each.value for each in call.keywords}
        lacks: tuple[str, ...] = ()
        if name == "read_text" and owner:
            lacks = () if call.args else ("encoding",)
        elif name == "write_text" and owner:
            lacks = ("newline",) if len(call.args) > 1 else ("encoding", "newline")
        elif whole == "os.fdopen" or (name in _OPENING and owner not in ("os", "wave", "tarfile", "zipfile", "gzip")):
            lacks = _of_opening(call, name, owner, given)
        elif name in _STARTING and {"text", "universal_newlines"} & set(given):
            lacks = ("encoding",)
        missing = [word for word in lacks if word not in given]
        if missing:
            yield f"{call.lineno}: {whole} without {' and '.join(missing)}"


def _of_opening(call: ast.Call, name: str, owner: str, given: dict[str | None, ast.expr]) -> tuple[str, ...]:
    if name == "TextIOWrapper":
        return ("encoding", "newline")
    place = _MODE_AT[name] - (1 if name == "open" and owner and owner not in ("io", "builtins", "codecs") else 0)
    there = given.get("mode") or (call.args[place] if len(call.args) > place else None)
    if there is None and ("Temporary" in name or (name == "open" and owner not in ("", "io", "codecs"))):
        return ()  # bytes, or no file but a window
    mode = there.value if isinstance(there, ast.Constant) else "r" if there is None else ""
    if not isinstance(mode, str) or not set(mode) <= set("rwaxbt+") or not mode:
        return ()  # another open: of a window, or of a file by number
    if "b" in mode:
        return ()
    return ("encoding", "newline") if set(mode) & set("wax+") else ("encoding",)


def test_text_names_its_encoding_and_line_ends() -> None:
    sources = _sources()
    found = [
        f"{file.relative_to(ROOT).as_posix()}:{fault}"
        for file in sources
        for fault in faults(file.read_text(encoding="utf-8"))
    ]
    assert found == [] and len(sources) > 500


@pytest.mark.parametrize(
    "source",
    [
        "open(path)",
        "open(path, 'w', encoding='utf-8')",
        "path.open('a', newline='')",
        "path.read_text()",
        "path.write_text(text, encoding='utf-8')",
        "path.write_text(text, 'utf-8')",
        "subprocess.run(command, text=True)",
        "os.fdopen(number, 'w')",
    ],
)
def test_what_is_left_to_the_system_is_seen(source: str) -> None:
    assert len(list(faults(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "open(path, 'rb')",
        "open(path, encoding='utf-8')",
        "open(number, 'w+b')",
        "path.open('w', encoding='utf-8', newline='\\n')",
        "os.open(path, os.O_RDONLY)",
        "path.read_text('utf-8')",
        "path.write_text(text, encoding='utf-8', newline='\\n')",
        "subprocess.run(command, capture_output=True)",
        "subprocess.run(command, text=True, encoding='utf-8')",
        "dialog.open()",
    ],
)
def test_what_says_all_is_well(source: str) -> None:
    assert list(faults(source)) == []
