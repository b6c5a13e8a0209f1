"""Any revision of this program as an engine to play against, compiled once: `python -m tests.benchmarks.revisions REV`

A revision lies in a folder of its own below ~/.cache/shogi-desktop/revisions (XDG_CACHE_HOME counts), named by its
hash, and is used again; compiling takes some minutes of one processor. What is not committed is no revision.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from tests.engine.usi.usi_child import ROOT


def commit_of(revision: str) -> str:
    """Its hash. ValueError where there is no such revision."""
    if shutil.which("git") is None:
        raise ValueError(f"no revision {revision} can be found: git is not installed")
    words = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    found = subprocess.run(words, capture_output=True, text=True)
    if found.returncode:
        raise ValueError(f"there is no revision {revision}")
    return found.stdout.strip()


def compile_in(folder: Path) -> None:
    """CalledProcessError where it cannot be compiled."""
    surroundings = {**os.environ, "SHOGI_COMPILE": "1", "PYTHONPATH": ""}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, env=surroundings, stdout=subprocess.DEVNULL, check=True)
    shutil.rmtree(folder / "build")


def built(commit: str, compiles: Callable[[Path], None] = compile_in) -> Path:
    """The folder of a revision, compiled."""
    folder = _cache() / commit
    if not folder.exists():
        unfinished = folder.with_name(f"{commit}.{os.getpid()}")
        shutil.rmtree(unfinished, ignore_errors=True)
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(unfinished, filter="data")
        print(f"compiling {commit[:12]} in {folder}", file=sys.stderr, flush=True)
        compiles(unfinished)
        unfinished.rename(folder)
    return folder


def surroundings_of(folder: Path) -> dict[str, str]:
    """Variables with which `python -m shogi_desktop.engine` is the engine in this folder."""
    return {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}


def _cache() -> Path:
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "shogi-desktop" / "revisions"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    print(built(commit_of(sys.argv[1])))
