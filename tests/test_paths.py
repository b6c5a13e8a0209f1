"""The program's folders at its start."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop import paths
from shogi_desktop.paths import put_in_order


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHOGI_DESKTOP_HOME", str(tmp_path))
    return paths.data_folder()


def test_what_qt_left_of_the_settings_goes_and_nothing_else(home: Path) -> None:
    for name in ("settings.ini.lock", "settings.ini.AbCdEf", "settings.ini.backup", "notes.txt"):
        (home / name).touch()
    put_in_order()
    assert {file.name for file in home.iterdir()} == {"settings.ini.backup", "notes.txt"}


def test_what_cannot_be_removed_does_not_stop_the_start(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "settings.ini.lock").touch()

    def forbidden(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "unlink", forbidden)
    put_in_order()
    assert (home / "settings.ini.lock").exists()
