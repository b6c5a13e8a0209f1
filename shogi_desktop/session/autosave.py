"""The running game on disk, written at every change, so that nothing ends it but the players."""

from __future__ import annotations

import time
from collections import deque
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from shogi_desktop.files import write_atomic
from shogi_desktop.session.game_session import GameSession, SessionState

CLOCK_SECONDS = 5.0


class Autosave(QObject):
    """Writes the session's game to `path` when it changes, and the clocks of a long turn every few seconds.

    The file goes when there is nothing in it to lose: the game was saved, or the player is done with it. Writing is
    done in a thread, since a busy disk may take seconds; of several games that wait for it the newest is written.

    Signals:
        failed: the file could not be written; the text says why. Once, until it works again.
    """

    failed = Signal(str)

    def __init__(self, session: GameSession, path: str | Path, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self._session = session
        self._path = Path(path)
        self._written_at = time.monotonic()
        self._failing = False
        self._waiting: deque[str | None] = deque(maxlen=1)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        session.changed.connect(self._write)
        session.clock_ticked.connect(self._on_tick)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.flush)

    def discard(self) -> None:
        """The player is done with this game: removes the file."""
        self._put(None)
        self.flush()

    def flush(self) -> None:
        """Returns when everything is on disk."""
        self._pool.waitForDone()

    def _on_tick(self) -> None:
        if time.monotonic() - self._written_at >= CLOCK_SECONDS and self._session.state is SessionState.PLAYING:
            self._write()

    def _write(self) -> None:
        self._written_at = time.monotonic()
        worth_it = self._session.unsaved or self._session.state is SessionState.PLAYING
        try:
            text = self._session.text() if worth_it else None
        except Exception as error:
            self._tell(error)
        else:
            self._put(text)

    def _put(self, text: str | None) -> None:
        """Hands a text to the thread; None removes the file."""
        self._waiting.append(text)
        self._pool.start(self._work)

    def _work(self) -> None:
        """In the thread."""
        try:
            text = self._waiting.pop()
        except IndexError:
            return
        try:
            if text is None:
                self._path.unlink(missing_ok=True)
            else:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(self._path, text)
            self._failing = False
        except Exception as error:  # whatever it is, the person must know that the game is not safe
            self._tell(error)

    def _tell(self, error: Exception) -> None:
        if not self._failing:
            self._failing = True
            self.failed.emit(str(error))
