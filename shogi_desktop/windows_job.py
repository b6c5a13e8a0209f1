"""The job object of Windows that holds all programs started by this one, so that they end with it."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Final

if sys.platform == "win32":
    from ctypes import wintypes

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

    class Job:
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
    def the_job() -> Job:
        return Job()
