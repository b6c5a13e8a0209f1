"""Processes of Windows, asked through its own functions."""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Template

_STARTED = Template("""import os, sys, traceback
try:
    exec($body, {"__name__": "__main__"})
    status = 0
except SystemExit as end:
    status = end.code if isinstance(end.code, int) else int(end.code is not None)
    if isinstance(end.code, str):
        print(end.code, file=sys.stderr)
except BaseException:
    traceback.print_exc()
    status = 1
for stream in (sys.stdout, sys.stderr):
    try:
        stream.flush()
    except OSError:
        pass
os._exit(status)
""")

if sys.platform == "win32":
    from ctypes import wintypes

    _RUNS = 259  # STILL_ACTIVE
    _SEES = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION
    _PROCESSES = 2  # TH32CS_SNAPPROCESS
    _TICKS = 10_000_000  # of FILETIME in a second

    class _Entry(ctypes.Structure):
        """PROCESSENTRY32W"""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("usage", wintypes.DWORD),
            ("number", wintypes.DWORD),
            ("heap", ctypes.c_size_t),
            ("module", wintypes.DWORD),
            ("threads", wintypes.DWORD),
            ("parent", wintypes.DWORD),
            ("priority", wintypes.LONG),
            ("flags", wintypes.DWORD),
            ("program", wintypes.WCHAR * wintypes.MAX_PATH),
        )

    class _Memory(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS"""

        _fields_ = (
            ("size", wintypes.DWORD),
            ("faults", wintypes.DWORD),
            ("most", ctypes.c_size_t),
            ("now", ctypes.c_size_t),
            ("quotas", ctypes.c_size_t * 6),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _open, _close = _kernel.OpenProcess, _kernel.CloseHandle
    _snapshot, _first, _next = _kernel.CreateToolhelp32Snapshot, _kernel.Process32FirstW, _kernel.Process32NextW
    _open.restype = _snapshot.restype = wintypes.HANDLE
    _open.argtypes = (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
    _close.argtypes = (wintypes.HANDLE,)
    _snapshot.argtypes = (wintypes.DWORD, wintypes.DWORD)
    _first.argtypes = _next.argtypes = (wintypes.HANDLE, ctypes.POINTER(_Entry))
    _kernel.GetExitCodeProcess.argtypes = (wintypes.HANDLE, ctypes.POINTER(wintypes.DWORD))
    _kernel.GetProcessTimes.argtypes = (wintypes.HANDLE, *[ctypes.POINTER(wintypes.FILETIME)] * 4)
    _kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, ctypes.POINTER(_Memory), wintypes.DWORD)

    @contextmanager
    def _opened(number: int) -> Iterator[int]:
        """A handle of a process; ProcessLookupError where there is none."""
        handle = _open(_SEES, False, number)
        if not handle:
            raise ProcessLookupError(ctypes.get_last_error(), f"no process {number}")
        try:
            yield handle
        finally:
            _close(handle)

    def exists(number: int) -> bool:
        status = wintypes.DWORD()
        try:
            with _opened(number) as handle:
                return bool(_kernel.GetExitCodeProcess(handle, ctypes.byref(status))) and status.value == _RUNS
        except ProcessLookupError:
            return False

    def children(parent: int) -> Iterator[tuple[int, str]]:
        """Number and program of each."""
        snapshot = _snapshot(_PROCESSES, 0)
        entry = _Entry(size=ctypes.sizeof(_Entry))
        try:
            more = _first(snapshot, ctypes.byref(entry))
            while more:
                if entry.parent == parent:
                    yield int(entry.number), str(entry.program)
                more = _next(snapshot, ctypes.byref(entry))
        finally:
            _close(snapshot)

    def memory(number: int) -> tuple[int, int]:
        """Bytes in use now, and at most so far."""
        counters = _Memory(size=ctypes.sizeof(_Memory))
        with _opened(number) as handle:
            _kernel.K32GetProcessMemoryInfo(handle, ctypes.byref(counters), counters.size)
        return counters.now, counters.most

    def processor_seconds(number: int) -> float:
        times = [wintypes.FILETIME() for _ in range(4)]
        with _opened(number) as handle:
            _kernel.GetProcessTimes(handle, *map(ctypes.byref, times))
        return sum((each.dwHighDateTime << 32) + each.dwLowDateTime for each in times[2:]) / _TICKS

    def make_program(path: Path, body: str) -> Path:
        """A Python of its own in the folder `path`, which reads `body` before it looks what else it should do."""
        path.mkdir(exist_ok=True)
        program = path / f"{path.name}.exe"
        home = Path(sys.base_prefix)
        _place(home / "python.exe", program)
        for library in (*home.glob("python3*.dll"), *home.glob("vcruntime*.dll")):
            _place(library, path / library.name)
        folders = f"{home / 'Lib'}\n{home / 'DLLs'}\n.\nimport site\n"
        program.with_suffix("._pth").write_text(folders, encoding="utf-8")
        (path / "sitecustomize.py").write_text(_STARTED.substitute(body=repr(body)), encoding="utf-8")
        return program

    def _place(file: Path, place: Path) -> None:
        """A second name for it, or a copy on another disk."""
        if place.exists():
            return
        try:
            os.link(file, place)
        except OSError:
            shutil.copyfile(file, place)
