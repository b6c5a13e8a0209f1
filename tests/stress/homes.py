"""Starts the real program with something senseless in the place of one of its files, once for each kind.

    python -m tests.stress.homes [WORDS]

Only the kinds whose names contain WORDS. The window opens on the present display (or offscreen with
QT_QPA_PLATFORM=offscreen), boxes are read and closed, and it must be painted within a minute.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.horrors import FILES, SETTINGS, games

PLACES = ("settings.ini", "autosave.shogi", "autosave.shogi.journal", "autosave.shogi.lock", "problems.json", "games")
PATIENCE_S = 60

# Closes boxes, and ends the process by itself when the board was painted and the program stands in its loop.
CHILD = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from shogi_desktop import app, second_start
from shogi_desktop.ui.board import BoardView

paint, begin, painted, begun = BoardView.paintEvent, app.begin, [], []

def paint_and_tell(self, event):
    paint(self, event)
    painted.append(True)

def look():
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        print("box:", box.text(), box.informativeText().replace("\\n", " "), flush=True)
        box.buttons()[0].click()
    elif painted and begun and not begun[0].isHidden():
        print("opened", len(begun[0].windowTitle()), flush=True)
        begun[0].close()

def begin_and_end(window, session, file):
    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(10)
    place = begin(window, session, file)
    begun.append(window)
    return place

BoardView.paintEvent, app.begin = paint_and_tell, begin_and_end
sys.exit(app.main(second_start.begin([])))
"""


def kinds() -> dict[str, Callable[[Path], object]]:
    """Everything that can be done to a home folder, by name."""
    found: dict[str, Callable[[Path], object]] = {}
    for place in PLACES:
        found.update({f"{name} as {place}": partial(_lay, make, place) for name, make in FILES.items()})
    for name, text in SETTINGS.items():
        found[f"settings: {name}"] = partial(_write, "settings.ini", f"[General]\n{text}\n")
    for name, text in games(17_000_000).items():
        found[f"autosave: {name}"] = partial(_write, "autosave.shogi", text)
    found["a file as the home itself"] = _replace
    return found


def _replace(home: Path) -> None:
    home.rmdir()
    home.write_text("in the way")


def _lay(make: Callable[[Path], object], place: str, home: Path) -> None:
    make(home / place)


def _write(place: str, text: str, home: Path) -> None:
    (home / place).write_text(text, "utf-8")


def main() -> int:
    words = " ".join(sys.argv[1:])
    stopped = 0
    wanted = {name: make for name, make in kinds().items() if words in name}
    for name, make in wanted.items():
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder) / "home"
            home.mkdir()
            make(home)
            environment = {**os.environ, "SHOGI_DESKTOP_HOME": str(home)}
            try:
                done = subprocess.run(
                    [sys.executable, "-c", CHILD],
                    env=environment,
                    capture_output=True,
                    encoding="utf-8",
                    errors="replace",
                    timeout=PATIENCE_S,
                )
                good, told = done.returncode == 0 and "opened " in done.stdout, done.stdout + done.stderr[-500:]
            except subprocess.TimeoutExpired:
                good, told = False, "no window in time"
        stopped += not good
        print("ok  " if good else "STOP", name, "" if good and "box:" not in told else told[:300].strip(), flush=True)
    print(f"{len(wanted)} starts, {stopped} of them stopped")
    return bool(stopped)


if __name__ == "__main__":
    sys.exit(main())
