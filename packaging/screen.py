"""A virtual display with a mouse and an eye: Xvfb, driven through the X protocol (Linux)."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from Xlib import X
from Xlib.display import Display
from Xlib.error import BadDrawable, BadWindow
from Xlib.ext import xtest
from Xlib.protocol.event import ClientMessage

BYTES = 4  # of a pixel


@dataclass(frozen=True)
class Picture:
    """A rectangle of the screen: where it lies, and its rows of pixels."""

    x: int
    y: int
    width: int
    height: int
    pixels: bytes

    def row(self, y: int) -> bytes:
        return self.pixels[y * self.width * BYTES : (y + 1) * self.width * BYTES]

    def changed(self, later: Picture) -> list[tuple[int, list[int]]]:
        """The rows that differ in a later picture of the same place, each with its differing columns, on the screen."""
        rows = []
        for y in range(self.height):
            old, new = self.row(y), later.row(y)
            if old != new:
                columns = [
                    self.x + x
                    for x in range(self.width)
                    if old[x * BYTES : (x + 1) * BYTES] != new[x * BYTES : (x + 1) * BYTES]
                ]
                rows.append((self.y + y, columns))
        return rows


class Screen:
    """One virtual display. Coordinates are pixels of the whole screen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._display = Display(name)
        self._root = self._display.screen().root

    def window(self) -> Any:
        """The biggest window that is shown; None while there is none."""
        windows = self._root.query_tree().children
        sizes = [(self._shown_pixels(window), at) for at, window in enumerate(windows)]
        pixels, at = max(sizes, default=(0, 0))
        return windows[at] if pixels else None

    def _shown_pixels(self, window: Any) -> int:
        """How many pixels of the screen a window has, 0 where it is hidden or has gone meanwhile."""
        try:
            if window.get_attributes().map_state != X.IsViewable:
                return 0
            place = window.get_geometry()
        except (BadWindow, BadDrawable):
            return 0
        return int(place.width * place.height)

    def frame(self, window: Any) -> tuple[int, int, int, int]:
        """x, y, width and height of a window."""
        place = window.get_geometry()
        return place.x, place.y, place.width, place.height

    def title(self, window: Any) -> str:
        """The title of a window, "" while it has none."""
        name = window.get_full_property(self._display.intern_atom("_NET_WM_NAME"), X.AnyPropertyType)
        return name.value.decode("utf-8") if name else ""

    def move(self, x: int, y: int) -> None:
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._display.sync()
        time.sleep(0.1)

    def click(self, x: int, y: int) -> None:
        self.move(x, y)
        for event in (X.ButtonPress, X.ButtonRelease):
            xtest.fake_input(self._display, event, 1)
            self._display.sync()
            time.sleep(0.05)

    def key(self, symbol: int) -> None:
        code = self._display.keysym_to_keycode(symbol)
        for event in (X.KeyPress, X.KeyRelease):
            xtest.fake_input(self._display, event, code)
            self._display.sync()
            time.sleep(0.05)

    def close(self, window: Any) -> None:
        """Asks a window to close, as the cross in its frame does."""
        protocols, delete = (self._display.intern_atom(name) for name in ("WM_PROTOCOLS", "WM_DELETE_WINDOW"))
        message = ClientMessage(window=window, client_type=protocols, data=(32, [delete, X.CurrentTime, 0, 0, 0]))
        window.send_event(message)
        self._display.sync()

    def picture(self, x: int, y: int, width: int, height: int) -> Picture:
        """What is seen in a rectangle, as far as it lies on the screen."""
        whole = self._root.get_geometry()
        left, top = max(x, 0), max(y, 0)
        width, height = min(x + width, whole.width) - left, min(y + height, whole.height) - top
        image = self._root.get_image(left, top, width, height, X.ZPixmap, 0xFFFFFFFF)
        return Picture(left, top, width, height, image.data)

    def disconnect(self) -> None:
        self._display.close()


@contextmanager
def virtual_screen(width: int = 1280, height: int = 900) -> Iterator[Screen]:
    """Starts Xvfb on a display number nobody uses, and ends it."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8") as server:
        assert server.stdout is not None
        try:
            number = server.stdout.readline().strip()
            if not number:
                raise OSError("Xvfb does not start")
            screen = Screen(f":{number}")
            try:
                yield screen
            finally:
                screen.disconnect()
        finally:
            server.terminate()
