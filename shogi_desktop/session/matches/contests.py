"""All engine matches that the person has begun, each in a folder of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files import private_folder, read_bytes, write_bytes_atomic
from shogi_desktop.files.names import safe_name
from shogi_desktop.matches.tournaments.folder import tournaments_in, write_settings
from shogi_desktop.matches.tournaments.settings import TournamentSettings
from shogi_desktop.messages import Message

from .contest import Contest, State
from .work import MatchWork

MOST_OPENINGS: Final = 16 << 20
"""Bytes of a file of openings."""
_STEM: Final = "openings"
_NAMELESS: Final = "match"


class Contests(QObject):
    """At most one of them is played at a time.

    Signals:
        listed(): there are others, or in another order.
        changed(object): the state of a Contest is another one.
        failed(object): one could not be removed: the Message that says why.
    """

    listed = Signal()
    changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self, folder: Path, parent: QObject | None = None, make_work: Callable[[], MatchWork] = MatchWork
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self._make_work = make_work
        self._removing = make_work()
        self._removing.setParent(self)
        self._removing.ended.connect(self._removed)
        self._to_remove: list[Contest] = []
        self._contests = [self._made(path) for path in tournaments_in(folder)]

    def all(self) -> tuple[Contest, ...]:
        """The newest first."""
        return tuple(self._contests)

    @property
    def playing(self) -> Contest | None:
        """The one that is played, or whose process is about to end."""
        busy = (State.PLAYING, State.STOPPING)
        return next((contest for contest in self._contests if contest.state in busy), None)

    def begin(self, settings: TournamentSettings, openings: str = "") -> Contest:
        """A new one, which is not played yet; `openings` is the path of a file of records. OSError."""
        kept = read_bytes(openings, MOST_OPENINGS) if openings else b""
        folder = self._free_folder(settings.name)
        private_folder(folder)
        if openings:
            settings = replace(settings, openings=_STEM + Path(openings).suffix)
            write_bytes_atomic(folder / settings.openings, kept, private=True)
        write_settings(folder, settings)
        contest = self._made(folder)
        self._contests.insert(0, contest)
        self.listed.emit()
        return contest

    def remove(self, contest: Contest) -> None:
        """Removes it with all its games; one that is played is not."""
        if contest in self._contests and contest.state not in (State.PLAYING, State.STOPPING):
            self._contests.remove(contest)
            self._to_remove.append(contest)
            self.listed.emit()
            self._remove_next()

    def close(self) -> None:
        """For the end of the program: no process is left behind, and what is played goes on the next time."""
        for contest in self._contests:
            contest.close()
        self._removing.close()

    def _free_folder(self, name: str) -> Path:
        stem, number = safe_name(name) or _NAMELESS, 2
        folder = self.folder / stem
        while os.path.lexists(folder):
            folder, number = self.folder / f"{stem} ({number})", number + 1
        return folder

    def _made(self, folder: Path) -> Contest:
        contest = Contest(folder, self, self._make_work())
        contest.changed.connect(self._tell)
        return contest

    def _tell(self) -> None:
        self.changed.emit(self.sender())

    def _remove_next(self) -> None:
        if self._to_remove and not self._removing.busy:
            self._removing.delete(self._to_remove[0].folder)

    def _removed(self, why: Message | None) -> None:
        contest = self._to_remove.pop(0)
        if why is not None:
            self._contests.insert(0, contest)
            self.listed.emit()
            self.failed.emit(why)
        else:
            contest.deleteLater()
        self._remove_next()
