"""Programs that are started by this one: on Windows without a window of the console, and none longer there than we are.

Elsewhere a child without a window has none, and it hears of our end by the end of its input.
"""

from __future__ import annotations

import sys
from typing import Final

NO_WINDOW: Final = 0x0800_0000 if sys.platform == "win32" else 0
"""What `subprocess` is told as `creationflags`: a program for the console gets none on the screen."""


def end_with_us(number: int) -> None:
    """Has Windows end the child of this process number, and what that one starts from now on, when this process ends,
    however it does. A child of which the system allows that to nobody stays as it is."""
    if sys.platform == "win32":
        _the_job().take(number)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes
    from functools import cache

    _EXTENDED_LIMITS: Final = 9
    _KILL_ON_CLOSE: Final = 0x2000
    _MAY_BE_ASSIGNED: Final = 0x0101  # PROCESS_SET_QUOTA, PROCESS_TERMINATE

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", ctypes.c_int64),
            ("PerJobUserTimeLimit", ctypes.c_int64),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_uint64 * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    class _Job:
        """The one job object of this process. Nobody else has its handle, and nobody closes it: the system does."""

        def __init__(self) -> None:
            self._system = ctypes.WinDLL("kernel32")
            for function in (self._system.CreateJobObjectW, self._system.OpenProcess):
                function.restype = wintypes.HANDLE
            self._handle = wintypes.HANDLE(self._system.CreateJobObjectW(None, None))
            limits = _Limits()
            limits.BasicLimitInformation.LimitFlags = _KILL_ON_CLOSE
            self._system.SetInformationJobObject(
                self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )

        def take(self, number: int) -> None:
            process = wintypes.HANDLE(self._system.OpenProcess(_MAY_BE_ASSIGNED, False, number))
            if process:
                self._system.AssignProcessToJobObject(self._handle, process)
                self._system.CloseHandle(process)

    @cache
    def _the_job() -> _Job:
        return _Job()
