"""Errors of the system in plain words, whatever system it is."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from shogi_desktop import system_errors
from shogi_desktop.files import read_text
from shogi_desktop.system_errors import (
    SystemMessage,
    error_text,
    restated,
    system_message,
)


class OfWindows(OSError):
    """As Windows tells it, in the language of the system; elsewhere errors have no such number."""

    def __init__(self, winerror: int, number: int = errno.EINVAL, filename: str | None = None) -> None:
        super().__init__(number, "指定されたファイルが見つかりません。", filename)
        self.winerror = winerror


@pytest.mark.parametrize(
    ("winerror", "number", "said"),
    [
        (2, errno.ENOENT, "the file or folder does not exist"),
        (5, errno.EACCES, "this is not permitted"),
        (32, errno.EACCES, "another program uses it"),
        (33, errno.EACCES, "another program uses it"),
        (112, errno.ENOSPC, "the disk is full"),
        (53, errno.ENOENT, "the network does not answer"),
        (123, errno.EINVAL, "the system takes no such name"),
        (193, errno.ENOEXEC, "it is not a program for this system"),
        (206, errno.ENOENT, "the name is too long"),
    ],
)
def test_what_windows_says(winerror: int, number: int, said: str) -> None:
    error = OfWindows(winerror, number, "C:\\将棋\\a.kif")
    assert str(system_message(error)) == said
    assert error_text(error) == f"C:\\将棋\\a.kif: {said}"


def test_of_a_path_too_long_for_windows_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_errors, "LONGEST_PATH", 259)
    told = [str(system_message(OfWindows(3, errno.ENOENT, "C:\\" + "a" * count))) for count in (256, 257)]
    assert told == ["the file or folder does not exist", "the name is too long"]


def test_a_number_that_nobody_knows_leaves_the_words_of_the_system() -> None:
    assert str(system_message(OSError(9999, "something"))) == "something"
    assert error_text(OSError("the record is too large")) == "the record is too large"
    assert error_text(ValueError("no number")) == "no number"


def test_an_error_that_is_told_again_says_the_same() -> None:
    again = restated(OSError(errno.ENOSPC, "No space left on device"), "cannot write the file", Path("a.kif"))
    assert again.filename == "a.kif" and again.strerror == "cannot write the file: the disk is full"
    assert str(system_message(again)) == "the disk is full" and "WinError" not in str(again)
    held = restated(OSError(errno.EBUSY, "busy"), "cannot write the file", "a.kif")
    assert str(system_message(held)) == "another program uses it"


def test_what_this_system_says_is_known(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        read_text(tmp_path / "none")
    assert error_text(caught.value) == f"{tmp_path / 'none'}: the file or folder does not exist"
    for name in ("x" * 300, "a?b") if sys.platform == "win32" else ("x" * 300,):
        with pytest.raises(OSError, match=None) as refused:
            os.mkdir(tmp_path / name)
        assert system_message(refused.value) in vars(SystemMessage).values()
