"""Packages that the frozen program needs, read from ELF files."""

from __future__ import annotations

import shutil
from pathlib import Path

import PySide6
import pytest

from tests import needs
from tests.packaging.conftest import Load

pytestmark = needs.linux
QT = Path(PySide6.__file__).parent / "Qt"
PLUGIN = QT / "plugins" / "platforms" / "libqxcb.so"


def test_an_elf_file_names_what_it_needs(load: Load) -> None:
    library = load("linux_depends").read_library((QT / "lib" / "libQt6Gui.so.6").read_bytes())
    assert library.name == "libQt6Gui.so.6"
    assert {"libQt6Core.so.6", "libfontconfig.so.1", "libc.so.6"} <= set(library.needed)
    assert "2.14" in library.glibc


@pytest.mark.parametrize("data", [b"", b"#!/bin/sh\n", b"\x7fELF\x01\x01" + bytes(80)])
def test_other_files_need_nothing(load: Load, data: bytes) -> None:
    assert load("linux_depends").read_library(data) is None


def test_a_library_without_a_package_is_an_error(load: Load, tmp_path: Path) -> None:
    shutil.copy(PLUGIN, tmp_path)
    depends = load("linux_depends")
    with pytest.raises(depends.UnknownLibrary, match=r"libqxcb\.so needs libQt6XcbQpa\.so\.6"):
        depends.depends(tmp_path)


def test_what_lies_in_the_folder_needs_no_package(load: Load, tmp_path: Path) -> None:
    library = QT / "lib" / "libQt6XcbQpa.so.6"
    shutil.copy(PLUGIN, tmp_path)
    shutil.copy(library, tmp_path)
    depends = load("linux_depends")
    for name in depends.read_library(library.read_bytes()).needed:
        if name not in depends.PACKAGES and not name.startswith(("libc.", "libm.")):
            (tmp_path / name).touch()
    found = depends.depends(tmp_path)
    assert found[0].startswith("libc6 (>= 2.")
    assert "libgl1" in found and "libglib2.0-0t64 | libglib2.0-0" in found
    assert len(found) == len(set(found))


def test_all_of_the_c_library_is_one_package(load: Load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Fast mathematics have a library of their own, which the player of sounds needs."""
    depends = load("linux_depends")
    library = depends.Library("_miniaudio.abi3.so", ("libm.so.6", "libmvec.so.1", "libc.so.6"), ("2.22",))
    monkeypatch.setattr(depends, "libraries", lambda folder: {tmp_path / library.name: library})
    assert depends.depends(tmp_path) == ["libc6 (>= 2.22)", *depends.DATA_PACKAGES]


def test_the_newest_version_of_the_c_library_decides(load: Load) -> None:
    depends = load("linux_depends")
    found = [depends.Library("", (), versions) for versions in (("2.2.5", "2.34"), ("2.9",), ())]
    assert depends.oldest_glibc(found) == "2.34"


def test_both_tables_name_the_same_packages(load: Load) -> None:
    """dev.py installs for a checkout what the package depends on, as far as both know a library."""
    known, needed = load("dev").QT_LIBRARIES, load("linux_depends").PACKAGES
    both = known.keys() & needed.keys()
    assert both and {library for library in both if known[library] not in needed[library].split(" | ")} == set()


def test_what_was_renamed_is_known_by_both_names(load: Load) -> None:
    """For 64-bit time, in Debian 13 and Ubuntu 24.04."""
    entries = [*load("linux_depends").PACKAGES.values(), *load("linux_depends").RECOMMENDED_PACKAGES]
    renamed = {entry.partition("t64")[0]: entry for entry in entries if "t64" in entry}
    assert {"libglib2.0-0", "libcups2", "libssl3"} <= renamed.keys()
    assert all(entry == f"{old}t64 | {old}" for old, entry in renamed.items())
