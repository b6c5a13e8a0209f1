"""The start page: what to play or learn, in the place of the board; a game there goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from shogi_desktop.session.play.game_session import SessionState

from ..action import GAME, Action
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .page import StartPage


class StartRoom(Room):
    """The page tells the rating in the game that is chosen there."""

    name = "start"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._page: StartPage | None = None
        self.doors = (
            Action("START_PAGE", QT_TRANSLATE_NOOP("Actions", "S&tart page"), "Ctrl+Home", GAME.at(0, 0), self._come,
                tip=QT_TRANSLATE_NOOP("Actions", "Play the computer, play a friend, or learn"), everywhere=True),
        )  # fmt: skip
        desk.look.changed.connect(self._show_look)
        desk.games_changed.connect(self._refresh_games)

    def page(self) -> StartPage:
        """Made when it is first asked for."""
        if self._page is None:
            self._page = self._made()
        return self._page

    def open(self, subject: object) -> bool:
        page, choice = self.page(), self.desk.offer.choice()
        page.choose_game(choice.variant)
        page.set_level(choice.level)
        page.set_back(self.desk.session.record.state is not SessionState.IDLE)
        self._show_rating()
        self.desk.show_page(self.name, page)
        return True

    def game(self) -> str:
        return self._page.game() if self._page is not None and self.desk.page == self.name else ""

    def _come(self) -> None:
        self.open(None)
        self.desk.come_in_front()

    def _made(self) -> StartPage:
        from .page import StartPage

        desk = self.desk
        page = StartPage(desk.offer)
        desk.pages.addWidget(page)
        page.game_wished.connect(partial(desk.open, "play"))
        page.choice_changed.connect(desk.offer.remember)
        page.choice_changed.connect(self._show_rating)
        page.back_wished.connect(partial(desk.open, "board"))
        page.editor_wished.connect(partial(desk.open, "editor"))
        page.lessons_wished.connect(partial(desk.open, "lessons"))
        page.problems_wished.connect(partial(desk.open, "problems"))
        page.rules_wished.connect(partial(desk.open, "rules"))
        page.guide_wished.connect(partial(desk.open, "guide"))
        page.progress_wished.connect(partial(desk.open, "progress"))
        page.language_wished.connect(self._speak)
        desk.store.changed.connect(self._show_rating)
        desk.history().changed.connect(self._show_rating)
        return page

    def _speak(self, language: str) -> None:
        self.desk.store.update(language=language)

    def _show_look(self) -> None:
        if self._page is not None:
            self._page.show_style()

    def _refresh_games(self) -> None:
        if self._page is not None:
            self._page.refresh_games()

    def _show_rating(self) -> None:
        if self._page is not None:
            self._page.set_rating(self._rating(self._page.game()))

    def _rating(self, variant: str) -> str:
        """The rating in a game as it is now, "" where there is none yet."""
        from shogi_desktop.session.progress.rating import course_of

        from ..words.progress_words import strength_text

        history = self.desk.history()
        strength = course_of(history.games(variant), history.kept.engines).strength(datetime.now(UTC))
        return strength_text(strength) if strength is not None else ""
