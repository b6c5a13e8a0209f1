"""Time from starting the program to the first paint of its first page, and the memory it then uses.

    python -m tests.benchmarks.start_up [RUNS]

The window opens on the present display (or offscreen with QT_QPA_PLATFORM=offscreen) with settings of its own, and
each run ends at its first paint. The first run may find files not yet cached. Goal: under 0.6 s warm.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

# Paints the page once, tells when, and ends the process on the spot.
CHILD = """
import os, resource, sys, time
from shogi_desktop import app, second_start
from shogi_desktop.ui.start.page import StartPage

paint = StartPage.paintEvent

def paint_and_end(self, event):
    paint(self, event)
    print(time.time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, flush=True)
    os._exit(0)

StartPage.paintEvent = paint_and_end
app.main(second_start.begin([]))
"""


def run(home: str) -> tuple[float, float]:
    """Milliseconds to the first paint, memory in MiB."""
    begun = time.time()
    environment = {**os.environ, "SHOGI_DESKTOP_HOME": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program does not compile its modules each time
    answer = subprocess.run([sys.executable, "-c", CHILD], env=environment, capture_output=True, text=True, check=True)
    painted, memory = (float(part) for part in answer.stdout.split())
    return (painted - begun) * 1000, memory


def main(argv: list[str]) -> int:
    runs = int(argv[1]) if len(argv) > 1 else 7
    with tempfile.TemporaryDirectory() as home:
        results = [run(home) for _ in range(runs)]
    times = [result[0] for result in results]
    print(f"first paint: first {times[0]:.0f} ms, then median {statistics.median(times[1:] or times):.0f} ms,")
    print(f"fastest {min(times):.0f} ms of {runs}; memory {max(result[1] for result in results):.0f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
