"""How the program starts its own engine and its other long works: as a second copy of itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import shogi_desktop
from shogi_desktop import paths


def engine_command() -> list[str]:
    """Program and arguments of the built-in engine; the frozen program carries its engine inside itself."""
    return own_command("--engine")


def own_command(*arguments: str) -> list[str]:
    """Program and arguments of this program, started with these."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shogi_desktop"]
    return [*program, *arguments]


def engine_environment() -> dict[str, str]:
    """Variables with which the child finds the person's own variants, and this very package, whatever folder the
    program was started from.

    PYTHONSAFEPATH keeps `-m` from looking into the working folder first, where a stray file could hide a module.
    """
    own = {"SHOGI_DESKTOP_VARIANTS": str(paths.variants_folder())}
    if getattr(sys, "frozen", False):
        return own
    root = str(Path(shogi_desktop.__file__).resolve().parent.parent)
    inherited = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join([root, inherited]) if inherited else root
    return own | {"PYTHONPATH": path, "PYTHONSAFEPATH": "1", "PYTHONUTF8": "1"}
