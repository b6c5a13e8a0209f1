"""Files on disk: whole or not at all, permissions kept, errors that name the file."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.files import (
    LEFT_OVER_S,
    close_to_others,
    put_aside,
    read_text,
    remove_left_over,
    write_atomic,
    write_numbered,
)
from shogi_desktop.files.names import safe_name
from shogi_desktop.files.sharing import FileLock
from tests import needs
from tests.systems import make_link, make_pipe


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "ゲーム.shogi"
    text = "☗７六歩\r\nline\n"
    write_atomic(path, text)
    assert path.read_bytes() == text.encode()
    assert read_text(path) == text
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["CON", "nul", "com1", "LPT9.kif", "aux .x", "COM¹", "conin$"])
def test_no_name_is_that_of_a_device_of_windows(name: str, tmp_path: Path) -> None:
    assert safe_name(name) == f"_{name}"
    assert safe_name(f"{name} ...") == f"_{name}"
    write_atomic(tmp_path / f"{safe_name(name)}.shogi", "text")
    assert read_text(tmp_path / f"{safe_name(name)}.shogi") == "text"


def test_names_are_left_as_they_are() -> None:
    for name in ("CONtest", "COM10", "null", "aux-1", "将棋 第1局", "a.b"):
        assert safe_name(name) == name
    assert safe_name(' ..a<b>:"/\\|?*\x01 c. ') == "a b c"


def test_an_old_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_atomic(str(path), "a long first text")
    write_atomic(str(path), "short")
    assert read_text(str(path)) == "short"


def test_a_name_of_full_length_can_be_written(tmp_path: Path) -> None:
    for name in ("x" * 255, "桂" * 85):
        write_atomic(tmp_path / name, "text")
        assert read_text(tmp_path / name) == "text"


@needs.permission_bits
def test_permissions_are_kept_and_new_files_follow_the_umask(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("x")
    old.chmod(0o640)
    (tmp_path / "model").write_text("x")
    write_atomic(old, "y")
    write_atomic(new, "y")
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    assert new.stat().st_mode == (tmp_path / "model").stat().st_mode


@needs.permission_bits
def test_what_is_the_programs_own_is_private(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_text("x")
    old.chmod(0o644)
    write_atomic(old, "y", private=True)
    new = write_numbered(tmp_path / "games", "game", ".shogi", "y")
    assert [stat.S_IMODE(path.stat().st_mode) for path in (old, new, new.parent)] == [0o600, 0o600, 0o700]
    old.chmod(0o644)
    link = tmp_path / "link"
    link.symlink_to(old)
    close_to_others(link)
    assert stat.S_IMODE(old.stat().st_mode) == 0o644
    close_to_others(old)
    close_to_others(tmp_path / "nothing")
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


@needs.no_superuser
def test_a_protected_file_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("old")
    path.chmod(0o444)
    with pytest.raises(PermissionError, match="cannot write the file"):
        write_atomic(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    path.chmod(0o644)


@needs.links
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


NO_FILES: dict[str, Callable[[Path], object]] = {
    "pipe": make_pipe,
    "link to nowhere": lambda path: make_link(path, path.with_name("nothing")),
    "link to a device": lambda path: make_link(path, Path("/dev/zero")),
    "folder": Path.mkdir,
}


@pytest.mark.parametrize("kind", NO_FILES)
def test_what_is_no_file_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "name"
    NO_FILES[kind](path)
    with pytest.raises(OSError, match="cannot read the file") as caught:
        read_text(path)
    assert caught.value.errno == errno.EINVAL


@pytest.mark.parametrize("name", [os.devnull, "a\0b"])
def test_a_name_of_no_file_is_refused_at_once(name: str) -> None:
    with pytest.raises(OSError, match="cannot read the file") as caught:
        read_text(name)
    assert caught.value.errno == errno.EINVAL


def test_what_is_put_aside_takes_nobodys_place(tmp_path: Path) -> None:
    names = []
    for text in "abc":
        (tmp_path / "file").write_text(text)
        names.append(put_aside(tmp_path / "file").name)
    assert names == ["file.damaged", "file.damaged-2", "file.damaged-3"]
    assert [(tmp_path / name).read_text() for name in names] == ["a", "b", "c"]
    assert put_aside(tmp_path / "none") == tmp_path / "none"


WRITING_CHILD = """
import os, sys
from shogi_desktop import files
files.os.fsync = lambda number: (print("writing", flush=True), sys.stdin.read())
files.write_atomic(sys.argv[1], "text")
"""


def test_only_what_a_dead_program_was_writing_is_left_over(tmp_path: Path) -> None:
    path = tmp_path / "game"
    command = [sys.executable, "-c", WRITING_CHILD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None and child.stdout.readline().split() == [b"writing"]
        (temporary,) = tmp_path.iterdir()
        remove_left_over(tmp_path)
        assert temporary.exists() and not path.exists()
        child.kill()
    if os.name != "posix":  # no lock tells there that nobody writes it, only its age
        os.utime(temporary, (time.time() - LEFT_OVER_S - 60,) * 2)
    remove_left_over(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "posix", reason="a lock tells there")
def test_a_file_written_just_now_is_not_left_over(tmp_path: Path) -> None:
    """On Windows it is open to nobody for a moment before it takes its place, and others may be about to rename it."""
    temporary = tmp_path / ".0123456789ab.tmp"
    temporary.touch()
    remove_left_over(tmp_path)
    assert temporary.exists()
    long_ago = time.time() - LEFT_OVER_S - 60
    os.utime(temporary, (long_ago, long_ago))
    with open(temporary, "rb"):
        remove_left_over(tmp_path)
        assert temporary.exists()
    remove_left_over(tmp_path)
    assert not temporary.exists()


def test_a_lock_has_one_holder_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_text("of some other program")
    one, other = FileLock(path), FileLock(path)
    assert one.take() and not other.take()
    one.release()
    assert other.take() and not one.take()
    other.release()
    assert list(tmp_path.iterdir()) == []
    held = FileLock(path)
    assert held.take()
    del held
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").write_text("")
    nowhere = FileLock(tmp_path / "file" / "lock")
    assert nowhere.take()
    nowhere.release()
