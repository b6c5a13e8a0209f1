"""A process of a match that plays nothing: a test says what it would say."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.messages import Message
from shogi_desktop.session.matches.work import MatchWork


class IdleWork(MatchWork):
    """Runs from `play` or `delete` until a test emits `ended`, or is asked to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.folder: Path | None = None

    @property
    def busy(self) -> bool:
        return self.folder is not None

    def play(self, folder: Path) -> None:
        self.folder = folder

    def delete(self, folder: Path) -> None:
        self.folder = folder

    def stop(self) -> None:
        self.end(None)

    def close(self) -> None:
        self.folder = None

    def end(self, why: Message | None) -> None:
        """It is gone."""
        self.folder = None
        self.ended.emit(why)
