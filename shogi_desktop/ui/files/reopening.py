"""The tabs of the last time, opened again behind the window: the start does not wait for them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.session.records.files import stamp_of
from shogi_desktop.session.records.left_open import LeftOpen, places_in
from shogi_desktop.session.records.open_records import OpenRecord, OpenRecords
from shogi_desktop.session.records.opening import Opened, file_steps

SLICE_S: Final = 0.005


def steps_of_left(left: LeftOpen, preferred: str) -> Steps[OpenRecord | None]:
    """Reads a file that was open, to where one stood in it; None where it is gone or holds something else by now.

    `preferred` is the variant that a position is read as where several have boards of one size."""
    try:
        content = yield from file_steps(left.path, preferred)
    except (OSError, ValueError):
        return None
    if not isinstance(content, Opened) or len(content.games) != 1:
        return None
    found = OpenRecord(content.games[0], left.path, encoding=content.encoding, stamp=stamp_of(left.path))
    left.go_there(found)
    return found


class Reopening(QObject):
    """Puts files beside what is on the board, one after the other, all tabs in their old order."""

    def __init__(self, records: OpenRecords, parent: QObject) -> None:
        super().__init__(parent)
        self._records = records
        self._left: Sequence[LeftOpen] = ()
        self._waiting: list[tuple[int, Steps[OpenRecord | None]]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether some are still to be opened."""
        return bool(self._waiting)

    def begin(self, left: Sequence[LeftOpen], preferred: str, front: LeftOpen | None) -> None:
        """`front` is the one that is on the board already; what comes back from no file is in its tab, too."""
        self._left = left
        if self._records.count:
            self._records.arrange(self._places())
        files = [(place, each) for place, each in enumerate(left) if each.path and each is not front]
        self._waiting = [(place, steps_of_left(each, preferred)) for place, each in files]
        self._timer.start(0)

    def _places(self) -> list[int]:
        return places_in(self._left, self._records.records, self._records.current)

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE_S
        while self._waiting and time.monotonic() < until:
            place, steps = self._waiting[0]
            try:
                next(steps)
            except StopIteration as end:
                del self._waiting[0]
                if end.value is not None:
                    self._put(end.value, place)
        if not self._waiting:
            self._timer.stop()

    def _put(self, record: OpenRecord, place: int) -> None:
        """Before the first that lay behind it, else as the last one."""
        places = self._places()
        self._records.put_beside(record, next((at for at, other in enumerate(places) if other > place), len(places)))
