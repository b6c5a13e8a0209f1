"""Earlier games: those that were played here, to look for and to open again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..action import FILE, Action
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .page import EarlierPage


class EarlierRoom(Room):
    name = "earlier"

    def __init__(self, desk: Desk, games: Path) -> None:
        """`games` is the folder in which they lie."""
        super().__init__(desk)
        self._folder = games
        self._page: EarlierPage | None = None
        self._before = "start"  # the room that was left for this one
        self.doors = (
            Action("EARLIER", QT_TRANSLATE_NOOP("Actions", "&Earlier games…"), "Ctrl+E", FILE.at(0, 2),
                partial(self.open, None),
                tip=QT_TRANSLATE_NOOP("Actions", "The games that you played here, saved or not"),
                interrupts=True),
        )  # fmt: skip

    def page(self) -> EarlierPage:
        """Made when it is first asked for."""
        if self._page is None:
            from shogi_desktop.session.records.earlier_games import EarlierGames

            from .page import EarlierPage

            page = self._page = EarlierPage(EarlierGames(self._folder), self.desk.records, self.desk.art)
            self.desk.pages.addWidget(page)
            self.desk.dress(page)
            page.open_wished.connect(partial(self.desk.open, "files"))
            page.back_wished.connect(self._go_back)
            page.closed.connect(partial(self.desk.show_page, self.name, page))
        return self._page

    def open(self, subject: object) -> bool:
        page = self.page()
        if self.desk.page != self.name:
            self._before = self.desk.page
        page.look()
        self.desk.show_page(self.name, page)
        return True

    def _go_back(self) -> None:
        self.desk.open("board" if self._before == "board" else "start")
