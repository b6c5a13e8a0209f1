"""Tries what the frozen program starts: an engine of somebody else's must find its own libraries, not ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from application import ROOT  # noqa: F401, puts the checkout on the search path
from smoke_engine import Failure

from shogi_desktop.clients.catalogue import OutsideEngine, format_engines

# The person's own, which must arrive as they are.
THEIRS = {"LD_LIBRARY_PATH": "/nowhere/lib", "QT_PLUGIN_PATH": "/nowhere/plugins", "PERSON": "花子"}
NAME = "Outside"
SEEN = "seen.json"
ENGINE = """\
import json, os, sqlite3, sys
maps = open("/proc/self/maps").read().split() if os.path.exists("/proc/self/maps") else []
dlls = ""
if os.name == "nt":
    import ctypes
    found = ctypes.create_unicode_buffer(4096)
    ctypes.WinDLL("kernel32").GetDllDirectoryW(len(found), found)
    dlls = found.value
seen = {"variables": dict(os.environ), "libraries": [word for word in maps if "/" in word], "dlls": dlls}
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "seen.json"), "w", encoding="utf-8") as file:
    json.dump(seen, file)
ANSWERS = {"usi": "id name Outside\\nusiok", "isready": "readyok", "go": "info score cp 7 pv 7g7f\\nbestmove 7g7f"}
for line in sys.stdin:
    word = line.split()[0]
    if word == "quit":
        break
    if word in ANSWERS:
        print(ANSWERS[word], flush=True)
"""


def outside_engine(folder: Path) -> Path:
    """A program without arguments that writes down what it finds, run by the Python that tries all this."""
    script = folder / "engine.py"
    script.write_text(ENGINE, encoding="utf-8", newline="\n")
    if os.name == "nt":
        program = folder / "engine.cmd"
        # It names its own folder, which the encoding of such a file may lack letters for.
        program.write_text(f'@"{sys.executable}" "%~dp0{script.name}"\n', encoding="oem", newline="\r\n")
        return program
    program = folder / "engine"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{script}"\n', encoding="utf-8", newline="\n")
    program.chmod(0o755)
    return program


def try_outside_engine(tools: Path, environment: dict[str, str], home: Path, game: str) -> str:
    """Has a game analysed by it, in a worker process; it says what it has found."""
    folder = home / "outside"
    (folder / "library").mkdir(parents=True)
    (folder / "library" / "game.shogi").write_text(game, encoding="utf-8", newline="\n")
    engines = folder / "engines.json"
    added = format_engines((OutsideEngine(NAME, str(outside_engine(folder))),))
    engines.write_text(added, encoding="utf-8", newline="\n")
    words = ["--nodes", "5", "--processes", "1", "--out", str(folder / "out"), "--engines", str(engines)]
    done = subprocess.run(
        [tools, "jobs", "analyse", folder / "library", *words, "--engine", NAME],
        env={**environment, **THEIRS},
        cwd=home,
        capture_output=True,
        timeout=120,
    )
    seen = folder / SEEN
    if done.returncode or not seen.exists():
        raise Failure(f"an engine of somebody else's does not run: {done.returncode}, {done.stdout!r}, {done.stderr!r}")
    check_seen(json.loads(seen.read_text(encoding="utf-8")), tools.parent)
    for file in sorted(folder.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    folder.rmdir()
    return done.stdout.decode("utf-8", "replace").strip()


def check_seen(seen: dict[str, object], folder: Path) -> None:
    """Failure where it has found anything of the frozen program, whose folder this is."""
    variables, libraries = seen["variables"], seen["libraries"]
    assert isinstance(variables, dict) and isinstance(libraries, list)
    changed = {name: variables.get(name) for name, value in THEIRS.items() if variables.get(name) != value}
    ours = {name: value for name, value in variables.items() if str(folder) in value or name.startswith("_PYI_")}
    loaded = sorted({library for library in libraries if str(folder) in library})
    if changed or ours or loaded or seen["dlls"]:
        raise Failure(f"it finds what is not its own: {changed}, {ours}, {loaded}, {seen['dlls']!r}")


def check_children(number: int, folder: Path) -> None:
    """The children of the window were started with the environment of the person (Linux)."""
    children = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="utf-8").split()
    for child in children:
        variables = Path(f"/proc/{child}/environ").read_text(encoding="utf-8", errors="replace").split("\0")
        # LD_LIBRARY_PATH itself is what the child's own start has set.
        ours = [each for each in variables if each.startswith(("QT_PLUGIN", "QML", "LD_LIBRARY_PATH_ORIG", "APPDIR"))]
        if any(str(folder) in each for each in ours):
            raise Failure(f"a child of the window finds what is not its own: {ours}")
    if not children:
        raise Failure("the window has no engine")
