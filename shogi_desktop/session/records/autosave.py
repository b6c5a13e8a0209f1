"""The running game on disk, written at every change, so that nothing ends it but the players."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from shogi_desktop.files import private_folder, remove, write_atomic
from shogi_desktop.files.saving import Later, Saving
from shogi_desktop.game.tree import Node

from ..play.game_session import GameSession, SessionState
from .journal import Journal, JournalMove

CLOCK_SECONDS: Final = 5.0
_FILE, _JOURNAL = "file", "journal"


class Autosave(QObject):
    """Writes the session's game to `path` when it changes, and the clocks of a long turn every few seconds.

    The file goes when there is nothing in it to lose: the game was saved, or the player is done with it. Writing is
    done in a thread, since a busy disk may take seconds; of several games that wait for it the newest is written.
    Until then the journal has what has changed. A move is appended to it before it is shown; every other change (a
    take-back, an end, a variation, other players, another game, one saved or done with) as soon as it is made, with
    the whole game, so that none of them comes undone by a kill.

    Signals:
        saved(object): None when the game could be written again, or the Exception why it cannot be; told when that
            changes. It is tried again now and then.
    """

    saved = Signal(object)
    _heard = Signal(str, object)  # from the threads: which of the two files, and what is wrong with it

    def __init__(self, session: GameSession, path: str | Path, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self._session = session
        self.path = Path(path)
        self._written_at = time.monotonic()
        self._troubles: dict[str, Exception] = {}
        self._failing = False  # until the thread has written
        self._whole = False  # whether the journal has a game that a move can be added to
        self._waiting: deque[str] = deque(maxlen=1)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._heard.connect(self._hear)
        self._journal = Journal(self.path, self._journal_told)
        self._saving = Saving(self._hand_over, self)
        self._saving.saved.connect(self.saved)
        session.record.move_made.connect(self._note_move)
        session.record.changed.connect(self.try_again)
        session.turn.clock.ticked.connect(self._on_tick)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.flush)

    def discard(self) -> None:
        """The player is done with this game: removes the file."""
        self._put("")
        self.flush()

    def flush(self) -> None:
        """Returns when everything is on disk."""
        self._pool.waitForDone()
        self._journal.finish()

    def is_safe(self) -> bool:
        """Waits until the game is on disk; False where it could not be written."""
        self.flush()
        return not self._failing

    def try_again(self) -> None:
        """Writes the game as it is now."""
        self._saving.now()

    def _hand_over(self) -> Later:
        self._written_at = time.monotonic()
        worth_it = self._session.record.unsaved or self._session.record.goes_on
        try:
            text = self._session.record.kept_text() if worth_it else ""
            text.encode("utf-8")
        except Exception as error:
            self._whole = False
            self._failing = True
            self._hear(_FILE, error)
        else:
            self._put(text)
        return Later.TOLD_LATER

    def _on_tick(self) -> None:
        if time.monotonic() - self._written_at >= CLOCK_SECONDS and self._session.record.state is SessionState.PLAYING:
            self.try_again()

    def _note_move(self, node: Node) -> None:
        if self._whole:
            self._journal.put_move(JournalMove.of(node, self._session.record.game))
        else:
            self.try_again()

    def _put(self, text: str) -> None:
        """Hands a text to the threads; "" removes the file."""
        self._whole = bool(text)
        self._journal.put_game(text)
        self._waiting.append(text)
        self._pool.start(self._work)

    # In the threads

    def _work(self) -> None:
        try:
            text = self._waiting.pop()
        except IndexError:
            return
        try:
            if text:
                private_folder(self.path.parent)
                write_atomic(self.path, text, private=True)
            else:
                remove(self.path)
            self._journal.settled(text)
        except Exception as error:  # whatever it is, the person must know that the game is not safe
            self._failing = True
            self._tell(_FILE, error)
        else:
            if self._failing:
                self._failing = False
                self._tell(_FILE, None)

    def _journal_told(self, error: OSError | None) -> None:
        self._tell(_JOURNAL, error)

    def _tell(self, which: str, error: Exception | None) -> None:
        with suppress(RuntimeError):  # the window has gone, and this object with it: nobody is left to hear it
            self._heard.emit(which, error)

    # Back in the window's

    def _hear(self, which: str, error: Exception | None) -> None:
        if error is None:
            self._troubles.pop(which, None)
        else:
            self._troubles[which] = error
        self._saving.report(next(iter(self._troubles.values()), None))
