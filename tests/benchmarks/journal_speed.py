"""Milliseconds that the window's thread spends on a line of the journal: on this disk, and on one that hangs.

    python -m tests.benchmarks.journal_speed [N]

Goal: at most 2 ms, whatever the disk does. Where other programs keep the processors busy no thread gets its turn in
time; the first line says how late a wait of 1 ms ends here without any journal.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.session.records.journal import Journal, JournalMove

PAUSE_S = 0.002
HANGS_EVERY = 50  # lines
HANGS_S = 0.5
GAME = "a game of some length\n" * 200


def waits(count: int) -> list[float]:
    """Milliseconds of waits of 1 ms."""
    taken = []
    for _ in range(count):
        begun = time.perf_counter()
        threading.Event().wait(0.001)
        taken.append((time.perf_counter() - begun) * 1000)
    return taken


def measure(count: int, write: Callable[[int, bytes], int]) -> list[float]:
    """Milliseconds of every line, in order."""
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "autosave.shogi", print, write)
        journal.put_game(GAME)
        for ply in range(count):
            made = JournalMove(ply, [], "7g7f", 1234, (600_000, 600_000))
            begun = time.perf_counter()
            journal.put_move(made)
            taken.append((time.perf_counter() - begun) * 1000)
            time.sleep(PAUSE_S)
        journal.finish()
    return taken


def hanging() -> Callable[[int, bytes], int]:
    """Writes like a disk that now and then does not answer."""
    lines = [0]
    nobody = threading.Event()

    def write(number: int, data: bytes) -> int:
        lines[0] += 1
        if lines[0] % HANGS_EVERY == 0:
            nobody.wait(HANGS_S)
        return os.write(number, data)

    return write


def main() -> None:
    QCoreApplication([])
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    tell("a wait of 1 ms", waits(count))
    tell("this disk", measure(count, os.write))
    tell("a disk that hangs", measure(count, hanging()))


def tell(name: str, taken: list[float]) -> None:
    last = sorted(taken)[len(taken) * 99 // 100]
    late = sum(ms > 2 for ms in taken)
    print(
        f"{name}: median {statistics.median(taken):.3f} ms, 99 of 100 under {last:.3f} ms, worst {max(taken):.2f} ms,"
        f" {late} of {len(taken)} over 2 ms"
    )


if __name__ == "__main__":
    main()
