"""Files that somebody holds for a moment, as on Windows: tried again, and told only where it lasts."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from shogi_desktop.files import append_text, put_aside, read_text, remove, sharing, write_atomic
from shogi_desktop.files.sharing import BRIEF_S, PATIENCE_S, FileLock, briefly, is_held, patiently, turn


class Refused(PermissionError):
    """What Windows says of a file; elsewhere errors have no such number."""

    def __init__(self, winerror: int) -> None:
        super().__init__(errno.EACCES, "Access denied")
        self.winerror = winerror


class Clock:
    """Goes on only while somebody sleeps."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def monotonic(self) -> float:
        return self.now_s

    def sleep(self, seconds: float) -> None:
        self.now_s += seconds


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(sharing, "time", made)
    return made


def _refusing(monkeypatch: pytest.MonkeyPatch, name: str, times: int, winerror: int = 5) -> Callable[[], int]:
    """A function of `os` that Windows refuses so many times; tells how often it was called."""
    real, calls = getattr(os, name), list[Any]()

    def refused(*values: Any, **more: Any) -> Any:
        calls.append(values)
        if len(calls) <= times:
            raise Refused(winerror)
        return real(*values, **more)

    monkeypatch.setattr(os, name, refused)
    return lambda: len(calls)


@pytest.mark.parametrize("winerror", [5, 32, 33])
def test_a_file_is_replaced_as_soon_as_nobody_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, winerror: int
) -> None:
    path = tmp_path / "game"
    write_atomic(path, "old")
    calls = _refusing(monkeypatch, "replace", 5, winerror)
    write_atomic(path, "new")
    assert calls() == 6 and read_text(path) == "new" and list(tmp_path.iterdir()) == [path]


def test_what_is_held_for_good_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    path = tmp_path / "game"
    write_atomic(path, "old")
    with monkeypatch.context() as windows:
        _refusing(windows, "replace", 10_000)
        with pytest.raises(OSError, match="another program uses it") as caught:
            write_atomic(path, "new")
    assert is_held(caught.value) and caught.value.filename == str(path)
    assert clock.now_s <= PATIENCE_S
    assert read_text(path) == "old" and list(tmp_path.iterdir()) == [path]


def test_what_the_window_does_by_itself_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    _refusing(monkeypatch, "replace", 10_000)
    with briefly():
        with pytest.raises(OSError, match="another program uses it"):
            write_atomic(tmp_path / "game", "new")
        assert clock.now_s <= BRIEF_S
    with pytest.raises(OSError, match="another program uses it"):
        write_atomic(tmp_path / "game", "new")
    assert clock.now_s > BRIEF_S


def test_every_other_error_is_told_at_once(tmp_path: Path, clock: Clock) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "full")

    with pytest.raises(OSError, match="full") as caught:
        patiently(full, tmp_path / "game", changes=True)
    assert clock.now_s == 0 and not is_held(caught.value)


def test_what_may_not_be_changed_is_no_held_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows refuses both with the same number."""

    def refused() -> None:
        raise Refused(5)

    path = tmp_path / "game"
    path.touch()
    with pytest.raises(OSError, match="another program"):
        patiently(refused, path, changes=True)
    with pytest.raises(Refused):
        patiently(refused, path)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(Refused):
        patiently(refused, path, changes=True)


def test_reading_adding_removing_and_putting_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    path.write_text("old", encoding="utf-8")
    with monkeypatch.context() as windows:
        _refusing(windows, "open", 3, 32)
        assert read_text(path) == "old"
    append_text(path, "er\n")
    assert path.read_bytes() == b"older\n"
    with monkeypatch.context() as windows:
        _refusing(windows, "rename", 3, 32)
        kept = put_aside(path)
        assert kept != path and kept.exists()
    with monkeypatch.context() as windows:
        calls = _refusing(windows, "unlink", 3, 32)
        remove(kept)
        remove(kept)
        assert calls() == 5 and not kept.exists()


def test_a_lock_whose_last_holder_removed_it_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as a scanner has the file open its name is there on Windows, and refused."""
    with monkeypatch.context() as windows:
        calls = _refusing(windows, "open", 3)
        one, other = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
        assert one.take() and calls() == 4 and not other.take()
    with monkeypatch.context() as windows:
        _refusing(windows, "open", 10_000)
        assert other.take()  # it cannot be locked at all: nobody is kept out
    one.release()
    assert list(tmp_path.iterdir()) == []


def test_what_is_held_for_good_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    path.touch()
    _refusing(monkeypatch, "open", 10_000, 32)
    with pytest.raises(OSError, match="cannot read the file: another program uses it") as caught:
        read_text(path)
    assert is_held(caught.value) and caught.value.filename == str(path)


def test_threads_of_the_program_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads a file is done before another thread replaces it, and nobody waits for another file."""
    path, other = tmp_path / "game", tmp_path / "other"
    reading, asked, order = Event(), Event(), list[str]()
    real = os.replace

    def replaced(source: str, target: str) -> None:
        order.append(f"{Path(target).name} replaced")
        real(source, target)

    def read() -> None:
        with turn(path):
            reading.set()
            asked.wait()
            order.append("game read")

    def write() -> None:
        write_atomic(other, "new")
        asked.set()
        write_atomic(path.parent / "." / path.name, "new")

    monkeypatch.setattr(os, "replace", replaced)
    reader, writer = Thread(target=read), Thread(target=write)
    reader.start()
    reading.wait()
    writer.start()
    writer.join()
    reader.join()
    assert order == ["other replaced", "game read", "game replaced"]


HOLDING = """
import sys
with open(sys.argv[1]) as held:
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_another_program_that_reads_a_file_only_makes_it_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    path = tmp_path / "対局.shogi"
    write_atomic(path, "old")
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLDING, str(path)], stdin=pipe, stdout=pipe) as child:
        assert child.stdin is not None and child.stdout is not None and child.stdout.readline().strip() == b"held"

        def let_go(seconds: float) -> None:
            if child.poll() is None:
                child.communicate(b"\n")

        monkeypatch.setattr(clock, "sleep", let_go)
        write_atomic(path, "new")
        assert read_text(path) == "new"
        assert (child.poll() is not None) == (os.name == "nt")  # elsewhere nobody had to wait
        let_go(0)
    remove(path)
    assert list(tmp_path.iterdir()) == []
