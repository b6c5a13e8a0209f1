"""What is compiled, and when a compiled file no longer fits its source."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from shogi_desktop import build_info
from tests import needs


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout: two rules modules, an engine with its server, built and stamped."""
    package = tmp_path / "shogi_desktop"
    parts = ("rules/__init__.py", "rules/board/board.py", "engine/search/search.py", "engine/usi/server.py")
    for file in (*parts, "engine/__main__.py"):
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_text(f"# {file}\n")
    (tmp_path / "setup.py").write_text("# build\n")
    monkeypatch.setattr(build_info, "PACKAGE", package)
    compile_checkout(package)
    return tmp_path


def compile_checkout(package: Path) -> None:
    (package / "rules" / "board" / f"board{EXTENSION_SUFFIXES[0]}").touch()
    build_info.stamp().parent.mkdir(exist_ok=True)
    build_info.stamp().write_text(build_info.fingerprint())


def test_entry_points_and_the_server_stay_interpreted(checkout: Path) -> None:
    names = [file.relative_to(checkout).as_posix() for file in build_info.compiled_sources()]
    assert names == ["shogi_desktop/engine/search/search.py", "shogi_desktop/rules/board/board.py"]


def test_a_fresh_build_is_compiled_and_not_stale(checkout: Path) -> None:
    assert build_info.checkout_state() == "compiled"
    assert not build_info.core_is_stale()


@pytest.mark.parametrize(
    "file", ["shogi_desktop/rules/board/board.py", "shogi_desktop/engine/search/search.py", "setup.py"]
)
def test_a_changed_source_makes_the_build_stale(checkout: Path, file: str) -> None:
    with (checkout / file).open("a") as source:
        source.write("CHANGED = True\n")
    assert build_info.core_is_stale()
    assert build_info.checkout_state() == "stale"


def test_a_new_or_removed_module_makes_the_build_stale(checkout: Path) -> None:
    added = checkout / "shogi_desktop" / "rules" / "added.py"
    added.touch()
    assert build_info.core_is_stale()
    added.unlink()
    assert not build_info.core_is_stale()
    (checkout / "shogi_desktop" / "engine" / "search" / "search.py").unlink()
    assert build_info.core_is_stale()


def test_an_interpreted_module_may_change(checkout: Path) -> None:
    (checkout / "shogi_desktop" / "engine" / "server.py").write_text("CHANGED = True\n")
    assert not build_info.core_is_stale()


def test_sources_alone_are_never_stale_but_not_yet_built(checkout: Path) -> None:
    for file in build_info.compiled_files():
        file.unlink()
    assert build_info.checkout_state() == "interpreted"
    build_info.stamp().unlink()
    assert not build_info.core_is_stale()
    assert build_info.checkout_state() == "stale"


def test_an_installed_package_is_never_stale(checkout: Path) -> None:
    (checkout / "setup.py").unlink()
    build_info.stamp().unlink()
    assert not build_info.core_is_stale()


@needs.installed
def test_what_is_compiled_is_found_from_another_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import shogi_desktop.rules.position as module; print(module.__file__)"]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")
    assert found.returncode == 0, found.stderr
    assert Path(found.stdout.strip()).is_relative_to(build_info.PACKAGE)
