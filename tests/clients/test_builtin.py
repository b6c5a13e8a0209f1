"""The command and environment of the built-in engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop import paths
from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import engine_command, own_command


def test_a_checkout_starts_its_own_package() -> None:
    assert engine_command() == [sys.executable, "-m", "shogi_desktop", "--engine"]


@pytest.mark.parametrize("suffix", ["", ".exe"])
def test_a_frozen_program_starts_those_beside_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for running in ("shogi-desktop", "shogi-desktop-tools"):
        monkeypatch.setattr(sys, "executable", str(tmp_path / "将棋 1" / (running + suffix)))
        assert engine_command() == [str(tmp_path / "将棋 1" / f"shogi-desktop-engine{suffix}")]
        assert own_command("match", "x") == [str(tmp_path / "将棋 1" / f"shogi-desktop-tools{suffix}"), "match", "x"]
    assert engine_environment() == {"SHOGI_DESKTOP_VARIANTS": str(paths.variants_folder())}


def test_the_child_finds_this_package_from_any_folder(tmp_path: Path) -> None:
    """Even where another package of that name, or a file that hides a module, lies in the working folder."""
    (tmp_path / "shogi_desktop").mkdir()
    (tmp_path / "shogi_desktop" / "__init__.py").write_text("raise SystemExit('the wrong package')")
    (tmp_path / "enum.py").write_text("raise SystemExit('the wrong module')")
    shown = subprocess.run(
        [sys.executable, "-c", "import enum, shogi_desktop; print(shogi_desktop.__file__)"],
        cwd=tmp_path,
        env=os.environ | engine_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert shown.stdout.strip() == shogi_desktop.__file__, shown.stderr


def test_an_inherited_search_path_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "inherited")
    root = str(Path(shogi_desktop.__file__).parent.parent)
    assert engine_environment()["PYTHONPATH"].split(os.pathsep) == [root, "inherited"]
