"""Writing what must not be lost: what cannot be written is told, and tried again now and then.

A file that somebody holds for a moment is no failure yet: that is told when it lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import Final, Generic
from weakref import WeakMethod

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from shogi_desktop.files.sharing import briefly, is_held
from shogi_desktop.files.store import Kept, Store, StoreFormat

RETRY_MS: Final = 10_000
LATE_MS: Final = (100, 300, 900, 1800)
"""After these a file that somebody holds is tried again, before it is told."""


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
        self._held = 0  # how many times one after the other
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.now)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._finish)

    @property
    def waiting(self) -> bool:
        """Whether something is to be written later."""
        return self._timer.isActive()

    def after(self, milliseconds: int) -> None:
        """Writes when so long nothing else was wished."""
        self._timer.start(milliseconds)

    def now(self) -> None:
        """Writes; waits for nobody who holds the file, but tries again."""
        with briefly():
            self._try()

    def _finish(self) -> None:
        """The program ends: what somebody held is written with all patience."""
        if self._held:
            self._try()

    def _try(self) -> None:
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
            self._held = 0
            self._timer.stop()
        elif is_held(error) and not self._failing and self._held < len(LATE_MS):
            self._timer.start(LATE_MS[self._held])
            self._held += 1
            return
        else:
            self._timer.start(RETRY_MS)
        if self._failing != (error is not None):
            self._failing = error is not None
            self.saved.emit(error)


class KeptFile(QObject, Generic[Kept]):
    """What a person keeps in a file (see `store`); every change is written at once.

    Signals:
        changed(): something else is kept, perhaps by another program of the person's.
        saved(object): None when the file was written, or the OSError why it could not be; it is tried again.
    """

    changed = Signal()
    saved = Signal(object)

    def __init__(self, path: Path, form: StoreFormat[Kept], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = Store(path, form)
        self._announced = self.store.current
        self._saving = Saving(self._write, self)
        self._saving.saved.connect(self.saved)

    @property
    def current(self) -> Kept:
        """What is kept now."""
        return self.store.current

    def change(self, change: Callable[[Kept], Kept]) -> None:
        """Changes it, writes it and tells everybody."""
        self.store.change(change)
        self.try_again()
        self._tell()

    def try_again(self) -> None:
        """Writes what could not be written yet."""
        self._saving.now()

    def _write(self) -> None:
        self.store.write()
        self._tell()

    def _tell(self) -> None:
        if self._announced != self.store.current:
            self._announced = self.store.current
            self.changed.emit()
