"""What follows a game: it is counted, what it did to the rating is told, and what may come next is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop import program_files
from shogi_desktop.session.progress.recorder import Recorder

from ..desk import Desk
from ..subjects import Mates, PieceLesson
from ..table.banner import BannerButton, BannerOffer
from ..words.documents import has_lessons
from .game_commands import GameCommands

if TYPE_CHECKING:  # loaded when they are first asked for, so that the program starts fast
    from shogi_desktop.session.progress.next_step import NextStep, Offers
    from shogi_desktop.session.progress.played import PlayedGame


class AfterGame(QObject):
    """Counts games that have ended; knows the last one as long as it is on the board."""

    def __init__(self, desk: Desk, commands: GameCommands) -> None:
        super().__init__(desk)
        self._desk, self._commands = desk, commands
        self._session = desk.session
        self._recorder = Recorder(desk.session, desk.history, self)
        self._step: NextStep | None = None
        self._seen: PlayedGame | None = None  # the game that `_step` belongs to

    def told(self) -> str:
        """What the game on the board, which has ended, has done to the rating; "" for one that was not against the
        computer."""
        from shogi_desktop.session.progress.played import PERSON
        from shogi_desktop.session.progress.rating import course_of

        from ..words.progress_words import not_rated_text, rating_change_text

        played = self._recorder.last
        if played is None or played.opponent == PERSON:
            return ""
        history = self._desk.history()
        course = course_of(history.games(played.variant), history.kept.engines)
        point = course.point_of(played)
        if point is None:
            return not_rated_text(played)
        return rating_change_text(point.before if len(course.points) > 1 else None, point.after)

    def offer(self) -> BannerOffer | None:
        """What may come next, where something fits and the person wants to hear of it."""
        from ..words.progress_words import offer_button, offer_text

        played = self._recorder.last
        if played is None or not self._desk.store.current.offer_next:
            return None
        if played is not self._seen:
            self._seen, self._step = played, self._found(played)
        if self._step is None:
            return None
        text = offer_text(self._step, played, self._session.record.game.variant)
        return BannerOffer(text, BannerButton(offer_button(self._step), self._take))

    def _found(self, played: PlayedGame) -> NextStep | None:
        from shogi_desktop.session.progress.next_step import next_step

        earlier = self._desk.history().games(played.variant)
        return next_step(played, earlier, self._session.record.game, _offers(played.variant))

    def _take(self) -> None:
        from shogi_desktop.session.progress.next_step import Step

        step, name = self._step, self._session.record.game.variant.name
        if step is None:
            return
        if step.step in (Step.LEVEL_UP, Step.LEVEL_DOWN):
            self._commands.rematch_at(step.level)
        elif step.step is Step.MATES:
            self._desk.open("problems", Mates(name, step.plies))
        elif step.step is Step.LESSON:
            self._desk.open("lessons", PieceLesson(name, step.kind))
        else:
            self._desk.action("ANALYSE_GAME").trigger()


def _offers(variant: str) -> Offers:
    """What the program has for a game."""
    from shogi_desktop.session.progress.next_step import Offers

    def mates() -> set[int]:
        from shogi_desktop.session.problems.own_sets import Library

        library = Library()
        there = library.path_of(variant).is_file()
        return {problem.plies for problem in library.read(variant).problems} if there else set()

    def teaches(kind: int) -> bool:
        from shogi_desktop.session.lessons.course import read_course

        file = program_files.resources() / "lessons" / f"{variant}.toml"
        return has_lessons(variant) and read_course(file).about(kind) is not None

    return Offers(mates, teaches)
