"""Files on disk: whole or not at all, permissions kept, errors that name the file."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from shogi_desktop.files import read_text, write_atomic


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "ゲーム.shogi"
    text = "☗７六歩\r\nline\n"
    write_atomic(path, text)
    assert path.read_bytes() == text.encode()
    assert read_text(path) == text
    assert list(tmp_path.iterdir()) == [path]


def test_an_old_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_atomic(str(path), "a long first text")
    write_atomic(str(path), "short")
    assert read_text(str(path)) == "short"


def test_a_name_of_full_length_can_be_written(tmp_path: Path) -> None:
    for name in ("x" * 255, "桂" * 85):
        write_atomic(tmp_path / name, "text")
        assert read_text(tmp_path / name) == "text"


@pytest.mark.skipif(os.name != "posix", reason="permission bits")
def test_permissions_are_kept_and_new_files_follow_the_umask(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("x")
    old.chmod(0o640)
    (tmp_path / "model").write_text("x")
    write_atomic(old, "y")
    write_atomic(new, "y")
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    assert new.stat().st_mode == (tmp_path / "model").stat().st_mode


@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may write everything")
def test_a_protected_file_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("old")
    path.chmod(0o444)
    with pytest.raises(PermissionError, match="cannot write the file"):
        write_atomic(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    path.chmod(0o644)


@pytest.mark.skipif(os.name != "posix", reason="symbolic links")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("x")
    link.symlink_to(target)
    write_atomic(link, "y")
    assert link.is_symlink()
    assert target.read_text() == "y"


def test_text_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_atomic(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_atomic(path, "\ud800")
    assert read_text(path) == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game"
    with pytest.raises(OSError, match="cannot write the file") as caught:
        write_atomic(path, "x")
    assert caught.value.errno == errno.ENOENT
    assert caught.value.filename == str(path)


def test_a_folder_in_the_way_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.mkdir()
    (path / "inside").write_text("x")
    with pytest.raises(OSError, match="cannot write the file"):
        write_atomic(path, "x")
    assert list(tmp_path.iterdir()) == [path]


def test_reading_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="cannot read the file") as caught:
        read_text(tmp_path / "none")
    assert caught.value.errno == errno.ENOENT


def test_a_file_over_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "big"
    path.write_bytes(b"x" * 100)
    assert read_text(path, limit=100) == "x" * 100
    with pytest.raises(OSError, match="larger than 99 bytes") as caught:
        read_text(path, limit=99)
    assert caught.value.errno == errno.EFBIG


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sjis"
    path.write_bytes("歩".encode("cp932"))
    with pytest.raises(OSError, match=r"not UTF-8 text \(byte 1\)"):
        read_text(path)


def test_a_byte_order_mark_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "bom"
    path.write_bytes(b"\xef\xbb\xbfabc")
    assert read_text(path) == "abc"
