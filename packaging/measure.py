"""Measures the frozen program against its budgets: python packaging/measure.py FROZEN [--cold]

Size on disk, time from the start to the first painted board, and memory in a game of Tenjiku against the computer, on a
virtual display (Linux). `--cold` empties the system's file cache before each start, which root may. Ends with 1 where a
budget is passed, so on a busy machine too.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import application  # noqa: F401, puts the checkout on the search path
from screen import Screen, virtual_screen
from smoke import first_window, program_of

from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, load_variant

assert sys.platform == "linux", "it measures by /proc and a virtual display"

MEGABYTES = 160
COLD_SECONDS, WARM_SECONDS = 1.0, 0.5
MEMORY_MEGABYTES = 250
COLOURS = 8  # of a painted board; a fresh window has one
RUNS = 5
CACHES = Path("/proc/sys/vm/drop_caches")


def size(folder: Path) -> float:
    """Megabytes of all files, as they lie on disk."""
    return sum(path.lstat().st_blocks * 512 for path in folder.rglob("*")) / 1e6


@contextmanager
def painted(program: Path, screen: Screen, home: Path, *files: Path) -> Iterator[tuple[float, int]]:
    """Starts the program; seconds until its board is seen, and the number of the process; closes it in the end."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "DISPLAY": screen.name}
    begun = time.monotonic()
    running = subprocess.Popen([program, *files], env=environment, cwd=home)
    try:
        window = first_window(screen, running, silent=True)
        left, top, width, height = screen.frame(window)
        while True:
            pixels = screen.picture(left + width // 4, top + height // 3, width // 4, 100).pixels
            if len({pixels[at : at + 4] for at in range(0, len(pixels), 400)}) >= COLOURS:
                break
            time.sleep(0.005)
        yield time.monotonic() - begun, running.pid
        screen.close(window)
        running.wait(timeout=10)
    finally:
        running.kill()
        running.wait()


def start(program: Path, home: Path, cold: bool) -> float:
    """Seconds to the board: the middle one of some starts, after one that is not counted."""
    times = []
    with virtual_screen() as screen:
        for _ in range(RUNS + 1):
            if cold:
                os.sync()
                CACHES.write_text("3", encoding="utf-8", newline="\n")
            with painted(program, screen, home) as (seconds, _):
                times.append(seconds)
                time.sleep(0.5)
    return statistics.median(times[1:])


def memory(program: Path, home: Path) -> tuple[float, float]:
    """Megabytes of the window, and of the engine with its table, in a game of Tenjiku."""
    file = home / "tenjiku.sfen"
    file.write_text(format_sfen(Position(load_variant("tenjiku"))), encoding="utf-8", newline="\n")
    with virtual_screen() as screen, painted(program, screen, home, file) as (_, number):
        time.sleep(5)
        children = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="utf-8").split()
        return _resident(number), sum(_resident(int(child)) for child in children)


def _resident(number: int) -> float:
    """What a process holds; pages it shares with others are divided among them."""
    lines = Path(f"/proc/{number}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("frozen", type=Path)
    parser.add_argument("--cold", action="store_true")
    options = parser.parse_args(arguments)
    program = program_of(options.frozen.resolve())
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        settings = home / ".config" / "shogi-desktop" / "settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text("[General]\nbegin_with=game\n", encoding="utf-8", newline="\n")
        seconds = start(program, home, options.cold)
        window, engine = memory(program, home)
    limit = COLD_SECONDS if options.cold else WARM_SECONDS
    results = [
        ("size", size(options.frozen), MEGABYTES, "MB"),
        (f"{'cold' if options.cold else 'warm'} start to the board", seconds, limit, "s"),
        ("memory of the window, Tenjiku", window, MEMORY_MEGABYTES, "MB"),
    ]
    for what, found, allowed, unit in results:
        print(f"  {what}: {found:.2f} {unit} (budget {allowed} {unit}){'' if found < allowed else '  PASSED'}")
    print(f"  memory of its engine, with the table: {engine:.0f} MB")
    return int(any(found >= allowed for _, found, allowed, _ in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
