"""Openings and castles: what they are called, look like and are for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from shogi_desktop.rules import load_variant

from ..action import LEARN, Action
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP, has_names

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.rules import Variant

    from .window import NamesWindow


class NamesRoom(Room):
    name = "names"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._window: NamesWindow | None = None
        self.doors = (
            Action("NAMES", QT_TRANSLATE_NOOP("Actions", "Openings and &castles…"), "Shift+F4", LEARN.at(1, 3),
                self._open_seen,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "What openings and castles are called, what they look like and what they are for"),
                everywhere=True),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        """Those of the game on the board, at the one of this key ("": where it was)."""
        return self._open(self.desk.session.record.game.variant, str(subject or ""))

    def _open_seen(self) -> None:
        self._open(load_variant(self.desk.game()), "")

    def _open(self, variant: Variant, key: str) -> bool:
        """A game without any is learnt beside its pieces."""
        if not has_names(variant.name):
            return self.desk.open("guide", variant.name)
        if self._window is None:
            from .window import NamesWindow

            desk = self.desk
            self._window = NamesWindow(desk.art, desk.store, desk.look.style, desk.window)
            self._window.games_wished.connect(partial(desk.open, "library"))
            desk.adopt(self._window)
            desk.dress(self._window)
        self._window.open_name(variant, key)
        return True
