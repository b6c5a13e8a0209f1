"""Writing what must not be lost: what cannot be written is told, and tried again now and then."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final
from weakref import WeakMethod

from PySide6.QtCore import QObject, QTimer, Signal

RETRY_MS: Final = 10_000


class Later(Enum):
    """What a `write` returns that has only begun: `report` will tell how it went."""

    TOLD_LATER = auto()


class Saving(QObject):
    """One thing that is written, by the method `write` of its owner, whose OSError says why it could not be.

    Signals:
        saved(object): None when it could be written again, or the Exception why it cannot be, when that changes. As
            long as it cannot be it is tried again.
    """

    saved = Signal(object)

    def __init__(self, write: Callable[[], Later | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._write = WeakMethod(write)  # its owner holds this
        self._failing = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.now)

    @property
    def waiting(self) -> bool:
        """Whether something is to be written later."""
        return self._timer.isActive()

    def after(self, milliseconds: int) -> None:
        """Writes when so long nothing else was wished."""
        self._timer.start(milliseconds)

    def now(self) -> None:
        """Writes."""
        self._timer.stop()
        write = self._write()
        if write is None:
            return
        try:
            outcome = write()
        except OSError as error:
            self.report(error)
        else:
            if outcome is None:
                self.report(None)

    def report(self, error: Exception | None) -> None:
        """It was written, or could not be, by `write` or another way."""
        if error is None:
            self._timer.stop()
        else:
            self._timer.start(RETRY_MS)
        if self._failing != (error is not None):
            self._failing = error is not None
            self.saved.emit(error)
