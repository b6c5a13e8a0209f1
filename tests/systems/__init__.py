"""What every system does in its own way, for tests: processes, pipes with names, rights.

No other module of the tests asks which system it is; `tests.needs` has the marks of tests that need one thing of it.
Fake engines, which run without site packages, use it too: only the standard library is imported at its top.
"""

from __future__ import annotations

import os
import shlex
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

MIB: Final = 1 << 20

if sys.platform == "win32":
    from . import windows

    POLITE_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGBREAK)
    """What asks a process to end."""
    FORBIDDEN_IN_NAMES: Final = '<>:"/\\|?*'
    """What cannot be in the name of a file."""

    def kill_hard(number: int) -> None:
        """Ends a process as the end of the power would. ProcessLookupError, PermissionError: it has ended already."""
        os.kill(number, signal.SIGTERM)  # TerminateProcess

    def process_exists(number: int) -> bool:
        """Whether a process of this number runs (a child that has ended but was not waited for still counts)."""
        return windows.exists(number)

    def children_of(parent: int) -> dict[int, str]:
        """Living children of a process, number to command line or program; none where the system does not tell."""
        return {number: program for number, program in windows.children(parent) if windows.exists(number)}

    def adopt_orphans() -> None:
        """From now on a grandchild whose parent dies becomes our child, so that it is seen (Linux)."""

    def reap(number: int) -> None:
        """A child that was killed is gone for good."""

    def start_tracker() -> None:
        """Starts what multiprocessing starts beside the first worker; nothing on Windows."""

    def memory_mib(number: int) -> float:
        """The memory that a process uses; 0 where the system does not tell."""
        return windows.memory(number)[0] / MIB

    def most_memory_mib(number: int) -> float:
        """The most that it has ever used; 0 where the system does not tell."""
        return windows.memory(number)[1] / MIB

    def processor_seconds(number: int) -> float:
        """What a process has used of a processor so far; 0 where the system does not tell."""
        return windows.processor_seconds(number)

    def make_program(path: Path, body: str) -> Path:
        """Makes a program that needs no arguments and does what Python's `body` says; its path."""
        return windows.make_program(path, body)

    @contextmanager
    def processor_alarm(seconds: float, late: Callable[[], None]) -> Iterator[None]:
        """Calls `late` in the midst of what is done when it has taken so much of a processor; never on Windows."""
        yield

    def make_pipe(path: Path) -> None:
        """A pipe in the place of a file. Skips the test where there are none."""
        import pytest

        pytest.skip("pipes lie in folders on POSIX systems only")

    def make_link(path: Path, target: Path) -> None:
        """A symbolic link; `target` need not be there. Skips the test where it may not be made."""
        import pytest

        if not can_link():
            pytest.skip("symbolic links cannot be made here")
        path.symlink_to(target)

    def is_private(path: Path) -> bool:
        """Whether its owner alone may read it; a folder of one's own is private to all that lies in it on Windows."""
        return True

    def is_superuser() -> bool:
        """Whether nothing is forbidden by the rights of files."""
        return False

else:
    import ctypes
    import resource
    from multiprocessing import resource_tracker

    POLITE_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    FORBIDDEN_IN_NAMES: Final = "/"
    _PR_SET_CHILD_SUBREAPER: Final = 36

    def kill_hard(number: int) -> None:
        os.kill(number, signal.SIGKILL)

    def process_exists(number: int) -> bool:
        """One that has ended and only waits to be reaped is none: who adopts orphans may never reap it."""
        try:
            os.kill(number, 0)
            return sys.platform != "linux" or _lives(number)
        except OSError:
            return False

    def children_of(parent: int) -> dict[int, str]:
        found = {}
        for listing in Path(f"/proc/{parent}/task").glob("*/children"):
            with suppress(OSError):  # the thread has ended meanwhile
                for number in map(int, listing.read_text().split()):
                    with suppress(OSError):  # as has this child
                        if _lives(number):
                            found[number] = _command_line(number)
        return found

    def _lives(number: int) -> bool:
        """False for a process that only waits to be reaped; OSError where it is gone."""
        state = Path(f"/proc/{number}/stat").read_text(errors="replace").rpartition(") ")[2][:1]  # names hold brackets
        return state not in ("Z", "X")

    def _command_line(number: int) -> str:
        """Empty while a process becomes another program; OSError where it is gone."""
        return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()

    def adopt_orphans() -> None:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)

    def reap(number: int) -> None:
        with suppress(ChildProcessError):
            os.waitpid(number, 0)

    def start_tracker() -> None:
        resource_tracker.ensure_running()

    def memory_mib(number: int) -> float:
        return _status_mib(number, "VmRSS")

    def most_memory_mib(number: int) -> float:
        if sys.platform == "darwin" and number == os.getpid():
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MIB
        return _status_mib(number, "VmHWM")

    def _status_mib(number: int, field: str) -> float:
        status = Path(f"/proc/{number}/status")
        lines = status.read_text().splitlines() if number and status.exists() else []
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(field)), 0.0)

    def processor_seconds(number: int) -> float:
        status = Path(f"/proc/{number}/stat")
        if not status.exists():
            return 0.0
        own, of_the_system = status.read_text().rpartition(") ")[2].split()[11:13]
        return (int(own) + int(of_the_system)) / os.sysconf("SC_CLK_TCK")

    def make_program(path: Path, body: str) -> Path:
        path.write_text(f"#!/bin/sh\nexec {shlex.join([sys.executable, '-S', '-E', '-c', body])}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    @contextmanager
    def processor_alarm(seconds: float, late: Callable[[], None]) -> Iterator[None]:
        before = signal.signal(signal.SIGPROF, lambda number, frame: late())
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)

    def make_pipe(path: Path) -> None:
        os.mkfifo(path)

    def make_link(path: Path, target: Path) -> None:
        path.symlink_to(target)

    def is_private(path: Path) -> bool:
        return path.stat().st_mode & 0o077 == 0

    def is_superuser() -> bool:
        return os.geteuid() == 0


def file_name(text: str) -> str:
    """What of a text may be the name of a file."""
    return "".join(letter for letter in text if letter not in FORBIDDEN_IN_NAMES)


@cache
def can_link() -> bool:
    """Whether we may make symbolic links, which Windows lets not everybody, and Wine nobody."""
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder, "link")
        with suppress(OSError):
            link.symlink_to(folder)
        return link.is_symlink()


def script_body(script: Path, arguments: Sequence[str]) -> str:
    """The body of a program (`make_program`) that is another script with arguments."""
    return (
        f"import runpy, sys; sys.argv = {[str(script), *arguments]!r}; runpy.run_path(sys.argv[0], run_name='__main__')"
    )
