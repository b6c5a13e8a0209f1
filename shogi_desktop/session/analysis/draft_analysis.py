"""Analysis of a position that is being set up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..editing.drafts import Drafts
from ..editing.sketch import Sketch
from .analysis import Analysis
from .subject import Subject

REST_MS: Final = 400  # who sets a position up has not done yet


class DraftAnalysis(Analysis):
    """While it is on, it follows what is set up. A position that cannot be played is not looked at."""

    def __init__(self, drafts: Drafts, own: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(own, timeouts, parent, REST_MS)
        self._drafts = drafts
        self._looked_at: tuple[Variant, Sketch] | None = None
        drafts.altered.connect(self._follow)

    def can_start(self) -> bool:
        return True

    def _start(self) -> Position:
        return self._drafts.editing.position()

    def _subject(self) -> Subject | None:
        editing = self._drafts.editing
        position = editing.position()
        return None if editing.flaws() or position.outcome() is not None else Subject(position, (), position.copy())

    def _follow(self) -> None:
        editing = self._drafts.editing
        seen = editing.variant, editing.sketch
        if seen != self._looked_at:
            self._looked_at = seen
            self.look_again()
