"""A second copy of this program: how it is started for long work, and what it is told about the person's own files."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import shogi_desktop
from shogi_desktop.program_files import ENGINE, TOOLS
from shogi_desktop.rules import add_variant_folder

VARIANTS: Final = "SHOGI_DESKTOP_VARIANTS"
"""The variable that names the folder of the person's own variant files."""


def own_command(*arguments: str) -> list[str]:
    """Program and arguments that start a command of this program."""
    return [*(_beside(TOOLS) if is_frozen() else _module()), *arguments]


def engine_command() -> list[str]:
    """Program and arguments of the built-in engine."""
    return _beside(ENGINE) if is_frozen() else [*_module(), "--engine"]


def _beside(name: str) -> list[str]:
    running = Path(sys.executable)
    return [str(running.with_name(name + running.suffix))]


def _module() -> list[str]:
    return [sys.executable, "-m", "shogi_desktop"]


def is_frozen() -> bool:
    """Whether this is a program of an installer, without a Python of its own."""
    return bool(getattr(sys, "frozen", False))


def own_environment() -> dict[str, str]:
    """Variables with which the child finds this very package, whatever folder the program was started from.

    PYTHONSAFEPATH keeps `-m` from looking into the working folder first, where a stray file could hide a module.
    """
    if is_frozen():
        return {}
    root = str(Path(shogi_desktop.__file__).resolve().parent.parent)
    inherited = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join([root, inherited]) if inherited else root
    return {"PYTHONPATH": path, "PYTHONSAFEPATH": "1", "PYTHONUTF8": "1"}


def know_own_variants() -> None:
    """In the child: makes the variants of that folder known, where one is named."""
    if os.environ.get(VARIANTS):
        add_variant_folder(Path(os.environ[VARIANTS]))
