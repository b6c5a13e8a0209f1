"""The start page: what to play or learn, in the place of the board; a game there goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..action import GAME, Action
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .next_steps import NextSteps
    from .page import StartPage


class StartRoom(Room):
    """The page tells the rating in the game that is chosen there."""

    name = "start"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._page: StartPage | None = None
        self._steps: NextSteps | None = None
        self.doors = (
            Action("START_PAGE", QT_TRANSLATE_NOOP("Actions", "S&tart page"), "Ctrl+Home", GAME.at(0, 0), self._come,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "What you can go on with, and all there is to play, open and learn"), everywhere=True),
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
        page.show_steps()
        self.desk.show_page(self.name, page)
        self._look_up()
        return True

    def _look_up(self) -> None:
        """What lies in files, once the page has been seen."""
        if self._page is not None and self._page.seen and self._steps is not None:
            self._steps.look()
            self._show_rating()

    def game(self) -> str:
        return self._page.game() if self._page is not None and self.desk.page == self.name else ""

    def _come(self) -> None:
        self.open(None)
        self.desk.come_in_front()

    def _made(self) -> StartPage:
        from .next_steps import NextSteps
        from .page import StartPage

        desk = self.desk
        self._steps = NextSteps(desk)
        page = StartPage(desk.offer, self._steps)
        desk.pages.addWidget(page)
        page.wished.connect(desk.open)
        page.asked.connect(self._trigger)
        page.choice_changed.connect(desk.offer.remember)
        page.choice_changed.connect(self._show_rating)
        page.language_wished.connect(self._speak)
        page.arrived.connect(self._arrive)
        return page

    def _arrive(self) -> None:
        """The page has been seen for the first time."""
        self.desk.store.changed.connect(self._show_rating)
        self.desk.history().changed.connect(self._show_rating)
        self._look_up()

    def _trigger(self, action: str) -> None:
        self.desk.action(action).trigger()

    def _speak(self, language: str) -> None:
        self.desk.store.update(language=language)

    def _show_look(self) -> None:
        if self._page is not None:
            self._page.show_style()

    def _refresh_games(self) -> None:
        if self._page is not None:
            self._page.refresh_games()

    def _show_rating(self) -> None:
        if self._page is not None and self._page.seen:
            self._page.set_rating(self._rating(self._page.game()))

    def _rating(self, variant: str) -> str:
        """The rating in a game as it is now, "" where there is none yet."""
        from shogi_desktop.session.progress.rating import course_of

        from ..words.progress_words import strength_text

        history = self.desk.history()
        strength = course_of(history.games(variant), history.kept.engines).strength(datetime.now(UTC))
        return strength_text(strength) if strength is not None else ""
