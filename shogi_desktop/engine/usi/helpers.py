"""Further processes that search the same position as this one: the option Threads.

A compiled search holds the interpreter's lock, so helpers are processes, engines like this one, which are told what to
search in USI and answer nothing that anybody reads; what they find comes through shared memory (`search/table.py`).
A helper that dies is missed by nobody; when this process ends, however it does, their input ends, and so do they.
"""

from __future__ import annotations

import mmap
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from shogi_desktop.child_processes import NO_WINDOW, end_with_us

from ..search.table import Sharing, size_of

SHARE: Final = "--share"
"""Followed by where the memory is, the helper's place and how many processes share it."""


class Helpers:
    """So many processes more, for one variant. `sharing` is this process's part."""

    def __init__(self, count: int) -> None:
        """OSError where the system does not give the memory or the processes."""
        self.count = count
        self._memory, where, handed_down = _new_memory(size_of(count + 1))
        self.sharing = Sharing(memoryview(self._memory), 0, count + 1)
        self._told: list[str] = []
        self._running: list[subprocess.Popen[str]] = []
        try:
            for place in range(1, count + 1):
                self._running.append(_started([SHARE, where, str(place), str(count + 1)], handed_down))
        except OSError:
            self.close()
            raise
        finally:
            for number in handed_down:
                os.close(number)

    def processes(self) -> list[int]:
        """The numbers of those that run, as far as is known."""
        return [process.pid for process in self._running]

    def begin(self, options: list[str], position: str) -> None:
        """Has them search a position; `options` are the lines that set what they need, told where they have changed."""
        lines = [*(options if options != self._told else []), position, "go infinite"]
        self._told = options
        self.sharing.begin()
        self._tell(lines)

    def end(self) -> None:
        """Ends their searches."""
        self._tell(["stop"])

    def forget(self) -> None:
        """A new game begins."""
        self._tell(["usinewgame"])

    def close(self) -> None:
        """Ends the processes."""
        for process in self._running:
            _hang_up(process)
        for process in self._running:
            _see_off(process, 2)
        self._running = []

    def _tell(self, lines: Iterable[str]) -> None:
        text = "".join(line + "\n" for line in lines)
        for process in self._running[:]:
            try:
                assert process.stdin is not None
                process.stdin.write(text)
                process.stdin.flush()
            except OSError:
                _hang_up(process)
                _see_off(process, 0)
                self._running.remove(process)


def _hang_up(process: subprocess.Popen[str]) -> None:
    """Ends its input, which it ends by."""
    with suppress(OSError):
        assert process.stdin is not None
        process.stdin.close()


def _see_off(process: subprocess.Popen[str], seconds: float) -> None:
    """Returns when it has ended, which it is made to after so long."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _new_memory(size: int) -> tuple[mmap.mmap, str, list[int]]:
    """Memory, how a child finds it, and the files that it must inherit for that. It leaves nothing on the disk."""
    if sys.platform == "win32":
        name = f"shogi-desktop-{os.getpid()}-{os.urandom(8).hex()}"
        return mmap.mmap(-1, size, tagname=name), name, []
    else:
        with tempfile.TemporaryFile() as file:
            file.truncate(size)
            number = os.dup(file.fileno())
        return mmap.mmap(number, size), str(number), [number]


def sharing_at(where: str, place: int, processes: int) -> Sharing:
    """A helper's part in the memory that was named to it."""
    size = size_of(processes)
    if sys.platform == "win32":
        memory = mmap.mmap(-1, size, tagname=where)
    else:
        memory = mmap.mmap(int(where), size)
    return Sharing(memoryview(memory), place, processes)


def _started(arguments: list[str], handed_down: list[int]) -> subprocess.Popen[str]:
    module = [] if getattr(sys, "frozen", False) else ["-m", "shogi_desktop.engine"]
    process = subprocess.Popen(
        [sys.executable, *module, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=handed_down,
        creationflags=NO_WINDOW,
        encoding="utf-8",
    )
    end_with_us(process.pid)
    return process
