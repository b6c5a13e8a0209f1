"""The Windows installer's script and the portable archive."""

from __future__ import annotations

import re
import shutil
import zipfile
from pathlib import Path

import pytest

from shogi_desktop import portable
from shogi_desktop.notation.records.file_types import FILE_TYPES
from tests.packaging.conftest import PACKAGING, Load

SCRIPT = PACKAGING / "windows" / "installer.nsi"


def macro(text: str, name: str) -> list[str]:
    found = re.search(rf"^!macro {name}\n(.*?)^!macroend", text, re.MULTILINE | re.DOTALL)
    assert found
    return [line.strip() for line in found[1].splitlines()]


def test_what_is_installed_is_removed_and_nothing_else(load: Load, frozen: Path) -> None:
    text = load("windows_packages").lists(frozen)
    installed = [line for line in macro(text, "InstallFiles") if line.startswith("File")]
    removed = macro(text, "RemoveFiles")
    assert len(installed) == len([line for line in removed if line.startswith("Delete")]) == 5
    assert 'Delete "$INSTDIR\\_internal\\resources\\two words\\a $$b.svg"' in removed
    folders = [line for line in removed if line.startswith("RMDir")]
    assert folders == [
        'RMDir "$INSTDIR\\_internal\\resources\\two words"',
        'RMDir "$INSTDIR\\_internal\\resources"',
        'RMDir "$INSTDIR\\_internal"',
    ]
    assert "RMDir /r" not in SCRIPT.read_text(encoding="utf-8")


def test_no_program_may_run_while_files_are_changed(load: Load, frozen: Path) -> None:
    """The engine of its own, too, which other programs start."""
    for name in ("shogi-desktop.exe", "shogi-desktop-engine.exe", "_internal/part.exe"):
        (frozen / name).touch()
    text = load("windows_packages").lists(frozen)
    names = [line.split('"')[1] for line in macro(text, "WaitForAll")]
    assert names == ["_internal\\part.exe", "shogi-desktop-engine.exe", "shogi-desktop.exe"]
    assert SCRIPT.read_text(encoding="utf-8").count("!insertmacro WaitForAll\n") == 2


def test_every_kind_of_file_is_registered_and_forgotten(load: Load, frozen: Path) -> None:
    text = load("windows_packages").lists(frozen)
    for name in ("AssociateAll", "DissociateAll"):
        lines = macro(text, name)
        assert [line.split('"')[1] for line in lines] == [kind.suffix for kind in FILE_TYPES]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not here")
@pytest.mark.usefixtures("qapp")
def test_the_script_compiles_without_a_warning(load: Load, frozen: Path, tmp_path: Path) -> None:
    setup, _ = load("windows_packages").build(frozen, tmp_path)
    assert setup.read_bytes()[:2] == b"MZ"


def test_the_portable_archive_keeps_its_data_beside_itself(load: Load, frozen: Path, tmp_path: Path) -> None:
    made = load("windows_packages").build_portable(frozen, tmp_path)
    with zipfile.ZipFile(made) as archive:
        names = set(archive.namelist())
        marker = archive.read(f"Shogi Desktop/{portable.MARKER}").decode()
    assert "Shogi Desktop/_internal/NOTICES.txt" in names and len(names) == 6
    assert f'folder "{portable.FOLDER}"' in marker and marker.endswith("\r\n")
    program = Path("Shogi Desktop", "shogi-desktop.exe")
    assert Path("Shogi Desktop", portable.MARKER).parent in portable._beside(program, {}, "win32")
