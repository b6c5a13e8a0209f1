"""The rules of the games, with pictures, and how the program writes games as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..action import HELP, LEARN, Action, Shown
from ..desk import Desk, Room
from ..subjects import WrittenPages
from ..words.i18n import QT_TRANSLATE_NOOP, has_rule_page

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .window import RulePages


class RulesRoom(Room):
    name = "rules"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.window: RulePages | None = None
        self.doors = (
            Action("RULES", QT_TRANSLATE_NOOP("Actions", "&Rules…"), "F3", LEARN.at(1, 0), self._open_seen,
                tip=QT_TRANSLATE_NOOP("Actions", "The rules of the game, with pictures"), icon="rules",
                everywhere=True),
            Action("RECORD_FORMATS", QT_TRANSLATE_NOOP("Actions", "&Record formats…"), "Shift+F1", HELP.at(0, 3),
                self._open_formats,
                tip=QT_TRANSLATE_NOOP("Actions", "How the program writes games as text, for those who write readers"),
                shown=Shown.PALETTE),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        """The rules of a game by its name, "": of the one on the board; those of one without a page stand beside its
        pieces."""
        name = str(subject or self.desk.session.record.game.variant.name)
        if not has_rule_page(name):
            return self.desk.open("guide", name)
        if self.window is None:
            from .window import RulePages

            desk = self.desk
            self.window = RulePages(desk.art, desk.diagrams, desk.look.style, desk.window)
            desk.adopt(self.window)
            desk.dress(self.window)
            self.window.print_wished.connect(self._print)
        self.window.open_page(name)
        return True

    def _print(self) -> None:
        if self.window is not None:
            self.desk.open("printing", WrittenPages(self.window.title, self.window.page.print_steps, self.window))

    def _open_seen(self) -> None:
        self.open(self.desk.game())

    def _open_formats(self) -> None:
        from .page_text import RECORD_FORMATS

        self.open(RECORD_FORMATS)
