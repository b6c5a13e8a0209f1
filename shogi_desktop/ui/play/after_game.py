"""The way to the person's progress: games are counted, what comes next is offered, and its window is opened."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop import paths, program_files
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.progress.recorder import Recorder
from shogi_desktop.settings import SettingsStore

from ..table.banner import BannerButton, BannerOffer
from ..table.looks import notation
from ..words.documents import has_lessons
from ..words.i18n import current_language
from ..shell.ids import ActionId
from ..guide.room import give_close_key

if TYPE_CHECKING:  # loaded when they are first asked for, so that the program starts fast
    from shogi_desktop.session.progress.next_step import NextStep, Offers
    from shogi_desktop.session.progress.played import PlayedGame

    from ..progress import ProgressWindow
    from ..start.page import StartPage
    from ..shell.main_window import MainWindow


class ProgressAccess(QObject):
    """Follows the session; knows the game that was counted last as long as it is on the board."""

    def __init__(self, session: GameSession, store: SettingsStore, window: MainWindow) -> None:
        super().__init__(window)
        self._session, self._store, self._window = session, store, window
        self._recorder = Recorder(session, window.belongings.history, self)
        self._progress: ProgressWindow | None = None
        self._start: StartPage | None = None
        self._step: NextStep | None = None
        self._seen: PlayedGame | None = None  # the game that `_step` belongs to

    def open(self) -> None:
        """The window, in front."""
        if self._progress is None:
            self._progress = self._made()
        self._progress.open_window(self._window.pages.game())

    def _made(self) -> ProgressWindow:
        from ..progress import ProgressWindow

        belongings, learning = self._window.belongings, self._window.learning
        made = ProgressWindow(
            belongings.history(),
            self._store,
            belongings.deck,
            paths.problem_progress_file(),
            self.notation,
            self._window,
        )
        made.play_wished.connect(self._window.actions_[ActionId.NEW].trigger)
        made.problems_wished.connect(learning.open_problems)
        made.lessons_wished.connect(learning.open_lessons)
        made.practice_wished.connect(learning.practise)
        give_close_key(made)
        return made

    def notation(self) -> str:
        """How moves are written."""
        return notation(self._store.current, current_language())

    # After a game

    def told(self) -> str:
        """What the game on the board, which has ended, has done to the rating; "" for one that was not against the
        computer."""
        from shogi_desktop.session.progress.played import PERSON
        from shogi_desktop.session.progress.rating import course_of

        from ..words.progress_words import not_rated_text, rating_change_text

        played = self._recorder.last
        if played is None or played.opponent == PERSON:
            return ""
        history = self._window.belongings.history()
        course = course_of(history.games(played.variant), history.kept.engines)
        point = course.point_of(played)
        if point is None:
            return not_rated_text(played)
        return rating_change_text(point.before if len(course.points) > 1 else None, point.after)

    def offer(self) -> BannerOffer | None:
        """What may come next, where something fits and the person wants to hear of it."""
        from ..words.progress_words import offer_button, offer_text

        played = self._recorder.last
        if played is None or not self._store.current.offer_next:
            return None
        if played is not self._seen:
            self._seen, self._step = played, self._found(played)
        if self._step is None:
            return None
        text = offer_text(self._step, played, self._session.record.game.variant)
        return BannerOffer(text, BannerButton(offer_button(self._step), self._take))

    def _found(self, played: PlayedGame) -> NextStep | None:
        from shogi_desktop.session.progress.next_step import next_step

        earlier = self._window.belongings.history().games(played.variant)
        return next_step(played, earlier, self._session.record.game, _offers(played.variant))

    def _take(self) -> None:
        from shogi_desktop.session.progress.next_step import Step

        step, name = self._step, self._session.record.game.variant.name
        if step is None:
            return
        if step.step in (Step.LEVEL_UP, Step.LEVEL_DOWN):
            self._window.commands.rematch_at(step.level)
        elif step.step is Step.MATES:
            self._window.learning.open_mates(name, step.plies)
        elif step.step is Step.LESSON:
            self._window.learning.open_lesson_about(name, step.kind)
        else:
            self._window.actions_[ActionId.ANALYSE_GAME].trigger()

    # On the start page

    def show_on(self, start: StartPage) -> None:
        """The start page tells the rating in the game that is chosen there."""
        if self._start is None:
            self._start = start
            start.choice_changed.connect(self._show_rating)
            start.progress_wished.connect(self.open)
            self._store.changed.connect(self._show_rating)
            self._window.belongings.history().changed.connect(self._show_rating)
        self._show_rating()

    def _show_rating(self) -> None:
        if self._start is not None:
            self._start.set_rating(self._rating(self._start.game()))

    def _rating(self, variant: str) -> str:
        """The rating in a game as it is now, "" where there is none yet."""
        from shogi_desktop.session.progress.rating import course_of

        from ..words.progress_words import strength_text

        history = self._window.belongings.history()
        strength = course_of(history.games(variant), history.kept.engines).strength(datetime.now(UTC))
        return strength_text(strength) if strength is not None else ""


def _offers(variant: str) -> Offers:
    """What the program has for a game."""
    from shogi_desktop.session.progress.next_step import Offers

    def mates() -> set[int]:
        from shogi_desktop.session.problems.sets.library import Library

        library = Library()
        there = library.path_of(variant).is_file()
        return {problem.plies for problem in library.read(variant).problems} if there else set()

    def teaches(kind: int) -> bool:
        from shogi_desktop.session.lessons.course import read_course

        file = program_files.resources() / "lessons" / f"{variant}.toml"
        return has_lessons(variant) and read_course(file).about(kind) is not None

    return Offers(mates, teaches)
