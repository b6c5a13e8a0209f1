"""Where a frozen program looks for the file that makes it portable, and where its data lie then."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop import paths, portable


@pytest.fixture(autouse=True)
def _ask_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("SHOGI_DESKTOP_HOME")
    portable._place.cache_clear()
    yield
    portable._place.cache_clear()


def freeze(monkeypatch: pytest.MonkeyPatch, program: Path) -> None:
    program.parent.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))


def mark(folder: Path) -> Path:
    (folder / portable.MARKER).touch()
    return folder


@pytest.mark.parametrize(
    ("program", "beside", "system", "environment"),
    [
        ("stick/shogi-desktop.exe", "stick", "win32", {}),
        ("stick/lib/shogi-desktop/shogi-desktop", "stick", "linux", {}),
        ("stick/lib/shogi-desktop/shogi-desktop", "stick/lib/shogi-desktop", "linux", {}),
        ("stick/Shogi Desktop.app/Contents/MacOS/shogi-desktop", "stick", "darwin", {}),
        ("mount/usr/lib/x/x", "stick", "linux", {"APPIMAGE": "stick/shogi.AppImage", "APPDIR": "mount"}),
        ("stick/shogi-desktop", "stick", "linux", {"APPIMAGE": "apps/terminal.AppImage", "APPDIR": "mount"}),
    ],
)
def test_the_marker_is_found_beside_the_program(
    tmp_path: Path, program: str, beside: str, system: str, environment: dict[str, str]
) -> None:
    started = tmp_path / program
    around = {name: str(tmp_path / value) for name, value in environment.items()}
    (tmp_path / beside).mkdir(parents=True, exist_ok=True)
    assert portable.marked_folder(started, around, system) is None
    mark(tmp_path / beside)
    assert portable.marked_folder(started, around, system) == tmp_path / beside


def test_a_marker_elsewhere_means_nothing(tmp_path: Path) -> None:
    mark(tmp_path)
    assert portable.marked_folder(tmp_path / "bin" / "shogi-desktop", {}, "linux") is None
    assert portable.marked_folder(tmp_path / "A.app" / "Contents" / "MacOS" / "x", {}, "linux") is None


def test_everything_lies_in_the_folder_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    freeze(monkeypatch, mark(tmp_path) / "shogi-desktop")
    places = {paths.config_folder(), paths.data_folder(), paths.games_folder().parent, paths.autosave_file().parent}
    assert places == {tmp_path / "data"} and portable.refused() is None
    assert list((tmp_path / "data").iterdir()) == []


def test_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    freeze(monkeypatch, mark(tmp_path) / "shogi-desktop")
    monkeypatch.setenv("SHOGI_DESKTOP_HOME", str(tmp_path / "elsewhere"))
    assert paths.data_folder() == tmp_path / "elsewhere"


def test_a_folder_that_cannot_be_written_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    freeze(monkeypatch, mark(tmp_path) / "shogi-desktop")
    (tmp_path / "data").write_text("a file stands in the way")
    assert paths.data_folder().name == "shogi-desktop" and paths.data_folder().parent != tmp_path
    assert portable.refused() == paths.read_only_home() == tmp_path / "data"
    monkeypatch.setenv("SHOGI_DESKTOP_HOME", str(tmp_path / "elsewhere"))
    assert paths.read_only_home() is None


def test_without_the_marker_the_system_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    freeze(monkeypatch, tmp_path / "shogi-desktop")
    assert (portable.home(), portable.refused()) == (None, None)
    assert list(tmp_path.iterdir()) == []


def test_a_checkout_is_never_portable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(mark(tmp_path) / "python3"))
    assert portable.home() is None
