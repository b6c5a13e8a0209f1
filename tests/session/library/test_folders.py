"""Folders of the library, as the settings keep them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from shogi_desktop.session.library.library_session import MOST_FOLDERS, Folders


def test_folders_are_kept_as_text() -> None:
    folders = Folders().with_folders(["/a/棋譜", "/b c"])
    assert Folders.read(folders.written()) == folders


@pytest.mark.parametrize("text", ["", "{", "[]", '{"paths": 3}', '{"paths": ["' + "x" * 5000 + '"]}', "[" * 99])
def test_rubbish_in_the_settings_is_no_folder(text: str) -> None:
    assert Folders.read(text) == Folders()


def test_of_a_folder_and_one_inside_it_the_outer_one_stays() -> None:
    a, inside_a, c, inside_c, cd = (os.path.abspath(path) for path in ("/a", "/a/b", "/c", "/c/d", "/cd"))
    folders = Folders().with_folders([inside_a, c])
    assert folders.with_folders([a]).paths == (c, a)
    assert folders.with_folders([inside_c, c, "", cd]).paths == (inside_a, c, cd)


def test_a_folder_counts_once_however_its_path_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ways = [str(tmp_path), ".", tmp_path.as_posix(), str(tmp_path / "x" / "..")]
    if sys.platform == "win32":
        ways += [str(tmp_path).upper(), "\\\\?\\" + str(tmp_path)]
    assert Folders().with_folders(ways).with_folders(ways).paths == (str(tmp_path),)


def test_folders_are_absolute_and_not_endless(tmp_path: Path) -> None:
    assert Folders().with_folders(["x"]).paths == (os.path.abspath("x"),)
    many = Folders().with_folders(str(tmp_path / str(n)) for n in range(MOST_FOLDERS + 5))
    assert len(many.paths) == MOST_FOLDERS
    assert len(many.without(many.paths[3]).paths) == MOST_FOLDERS - 1
