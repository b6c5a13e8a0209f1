r"""One file under several names: other slashes, letters, prefixes, a relative path, a link."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.files.names import known_as, place_of, same_file


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "Game 対局.kif"
    path.touch()
    return path


WAYS: dict[str, Callable[[Path], str]] = {
    "whole": str,
    "relative": lambda path: path.name,
    "roundabout": lambda path: os.path.join(path.parent, "nothing", "..", path.name),
    "slashes": lambda path: path.as_posix(),
}
if sys.platform == "win32":
    WAYS |= {
        "capitals": lambda path: str(path).upper(),
        "small": lambda path: str(path).lower().replace("\\", "/"),
        "long": lambda path: "\\\\?\\" + str(path),
        "long, other letters": lambda path: "\\\\?\\" + str(path).swapcase(),
    }


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("there", [True, False])
def test_all_ways_lead_to_one_file(file: Path, way: str, there: bool) -> None:
    if not there:
        file.unlink()
    written = WAYS[way](file)
    assert same_file(written, file) and place_of(written) == place_of(file)
    assert known_as(written, ["other", str(file)]) == str(file)


@pytest.mark.skipif(os.name != "posix", reason="links need a right on Windows")
def test_a_link_leads_to_the_file(file: Path) -> None:
    link, folder = file.with_name("link"), file.with_name("folder")
    link.symlink_to(file)
    folder.symlink_to(file.parent)
    assert same_file(link, file) and same_file(folder / file.name, file)
    assert known_as(folder / file.name, [file]) == str(file)


def test_two_names_of_one_file_where_case_does_not_count(file: Path) -> None:
    """Only the disk knows whether it does."""
    other = file.with_name(file.name.upper())
    assert same_file(other, file) == other.exists()


def test_other_files(file: Path) -> None:
    other = file.with_name("other.kif")
    other.touch()
    assert not same_file(file, other) and not same_file(file, "") and not same_file(file, "a\0b")
    assert known_as("other.kif", [file]) == str(other)
