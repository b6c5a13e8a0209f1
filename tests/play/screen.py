"""A display of our own, the mouse and the keyboard on it, and pictures of it (Xvfb, xdotool, ImageMagick)."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from hashlib import sha256
from pathlib import Path

NEEDED = ("Xvfb", "xdotool", "import")


class Screen:
    """An X display of a size, for as long as the `with` block lasts."""

    def __init__(self, width: int, height: int) -> None:
        missing = [name for name in NEEDED if shutil.which(name) is None]
        if missing:
            raise SystemExit(f"not installed: {', '.join(missing)} (packages xvfb, xdotool, imagemagick)")
        reader, writer = os.pipe()
        options = ["-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(["Xvfb", *options], pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.display = f":{answer.readline().strip()}"
        self.environment = {**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()

    def _xdotool(self, *words: object) -> str:
        command = ["xdotool", *map(str, words)]
        return subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True).stdout

    def click(self, point: list[int], button: int = 1) -> None:
        self._xdotool("mousemove", *point, "click", button)

    def double_click(self, point: list[int]) -> None:
        self._xdotool("mousemove", *point, "click", "--repeat", 2, "--delay", 60, 1)

    def drag(self, start: list[int], end: list[int]) -> None:
        """Presses, moves in steps as a hand does, and lets go."""
        self._xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 6):
            self._xdotool("mousemove", *(a + (b - a) * step // 5 for a, b in zip(start, end, strict=True)))
            time.sleep(0.01)
        self._xdotool("mouseup", 1)

    def scroll(self, point: list[int], steps: int) -> None:
        """Turns the wheel; positive steps towards the person."""
        self._xdotool("mousemove", *point)
        for _ in range(abs(steps)):
            self._xdotool("click", 5 if steps > 0 else 4)

    def key(self, keys: str) -> None:
        self._xdotool("key", keys)

    def fill_with(self, process: int, width: int, height: int) -> None:
        """Makes the window of a process fill the screen; without a window manager nobody else does."""
        found = self._xdotool("search", "--sync", "--onlyvisible", "--pid", process).split()
        self._xdotool("windowmove", found[-1], 0, 0)
        self._xdotool("windowsize", "--sync", found[-1], width, height)
        self._xdotool("windowfocus", found[-1])

    def picture(self, file: Path) -> None:
        subprocess.run(["import", "-window", "root", str(file)], env=self.environment, check=True)

    def digest(self, part: str) -> bytes:
        """Changes with what is seen in a part of the screen (`400x300+10+20`: size and corner)."""
        command = ["import", "-window", "root", "-crop", part, "rgb:-"]
        seen = subprocess.run(command, env=self.environment, check=True, capture_output=True).stdout
        return sha256(seen).digest()

    def type(self, text: str) -> None:
        self._xdotool("type", "--delay", 30, text)

    def shows(self, title: str) -> bool:
        """Whether there is a window with these words in its title."""
        command = ["xdotool", "search", "--onlyvisible", "--name", title]
        return subprocess.run(command, env=self.environment, capture_output=True).returncode == 0
