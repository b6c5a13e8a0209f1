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

from .tournament import OpenTournament, TournamentState
from .work import MatchWork

MOST_OPENINGS: Final = 16 << 20
"""Bytes of a file of openings."""
_STEM: Final = "openings"
_NAMELESS: Final = "match"


class Tournaments(QObject):
    """At most one of them is played at a time.

    Signals:
        listed(): there are others, or in another order.
        changed(object): the state of a OpenTournament is another one.
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
        self._to_remove: list[OpenTournament] = []
        self._tournaments = [self._made(path) for path in tournaments_in(folder)]

    def all(self) -> tuple[OpenTournament, ...]:
        """The newest first."""
        return tuple(self._tournaments)

    @property
    def playing(self) -> OpenTournament | None:
        """The one that is played, or whose process is about to end."""
        busy = (TournamentState.PLAYING, TournamentState.STOPPING)
        return next((tournament for tournament in self._tournaments if tournament.state in busy), None)

    def begin(self, settings: TournamentSettings, openings: str = "") -> OpenTournament:
        """A new one, which is not played yet; `openings` is the path of a file of records. OSError."""
        kept = read_bytes(openings, MOST_OPENINGS) if openings else b""
        folder = self._free_folder(settings.name)
        private_folder(folder)
        if openings:
            settings = replace(settings, openings=_STEM + Path(openings).suffix)
            write_bytes_atomic(folder / settings.openings, kept, private=True)
        write_settings(folder, settings)
        tournament = self._made(folder)
        self._tournaments.insert(0, tournament)
        self.listed.emit()
        return tournament

    def remove(self, tournament: OpenTournament) -> None:
        """Removes it with all its games; one that is played is not."""
        if tournament in self._tournaments and tournament.state not in (
            TournamentState.PLAYING,
            TournamentState.STOPPING,
        ):
            self._tournaments.remove(tournament)
            self._to_remove.append(tournament)
            self.listed.emit()
            self._remove_next()

    def close(self) -> None:
        """For the end of the program: no process is left behind, and what is played goes on the next time."""
        for tournament in self._tournaments:
            tournament.close()
        self._removing.close()

    def _free_folder(self, name: str) -> Path:
        stem, number = safe_name(name) or _NAMELESS, 2
        folder = self.folder / stem
        while os.path.lexists(folder):
            folder, number = self.folder / f"{stem} ({number})", number + 1
        return folder

    def _made(self, folder: Path) -> OpenTournament:
        tournament = OpenTournament(folder, self, self._make_work())
        tournament.changed.connect(self._tell)
        return tournament

    def _tell(self) -> None:
        self.changed.emit(self.sender())

    def _remove_next(self) -> None:
        if self._to_remove and not self._removing.busy:
            self._removing.delete(self._to_remove[0].folder)

    def _removed(self, why: Message | None) -> None:
        tournament = self._to_remove.pop(0)
        if why is not None:
            self._tournaments.insert(0, tournament)
            self.listed.emit()
            self.failed.emit(why)
        else:
            tournament.deleteLater()
        self._remove_next()
