"""How much of the machine the program's own engine takes where it is to be as strong as it can: processors and memory.

Matches, levels below the strongest and anything that has to come out the same on every machine leave it at one
processor."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import Final

ANALYSIS_MB: Final = 256
"""What an analysis keeps in mind, where there is as much as _ENOUGH."""
_ENOUGH_MB: Final = 2048
_MIB: Final = 1 << 20


@dataclass(frozen=True)
class Power:
    """So many threads, and so much memory for what is found, in megabytes; 0 = as the engine has it."""

    threads: int = 1
    hash_mb: int = 0

    def options(self) -> dict[str, str]:
        """Those of the program's engine."""
        return {"Threads": str(self.threads)} | ({"USI_Hash": str(self.hash_mb)} if self.hash_mb else {})


def threads_for(processors: str) -> int:
    """How many threads are meant by the setting `processors`: all but one, one, or all of this machine."""
    there = os.cpu_count() or 1
    return {"one": 1, "all": there}.get(processors, max(1, there - 1))


def analysing(processors: str) -> Power:
    """For an analysis, with this setting."""
    memory = memory_mb()
    return Power(threads_for(processors), 0 if 0 < memory < _ENOUGH_MB else ANALYSIS_MB)


def memory_mb() -> int:
    """The memory of the machine in megabytes, 0 where the system does not tell."""
    if sys.platform == "win32":
        import ctypes

        class Status(ctypes.Structure):
            """MEMORYSTATUSEX."""

            _fields_ = (
                ("length", ctypes.c_ulong),
                ("load", ctypes.c_ulong),
                *((name, ctypes.c_ulonglong) for name in ("total", "free", "a", "b", "c", "d", "e")),
            )

        status = Status(ctypes.sizeof(Status))
        return int(status.total // _MIB) if ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)) else 0
    else:
        try:
            return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // _MIB
        except (OSError, ValueError):
            return 0
