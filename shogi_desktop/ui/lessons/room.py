"""Lessons: short tasks on the board by which a game is learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shogi_desktop.session.play.choice import GameChoice

from ..action import LEARN, Action
from ..desk import Desk, Room
from ..look.places import bring_up
from ..subjects import PieceOf
from ..words.i18n import QT_TRANSLATE_NOOP, has_lessons

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .window import LessonsWindow


PIECES: Final = ("PIECES_TWO_KANJI", "PIECES_ONE_KANJI", "PIECES_WESTERN", "PIECES_LETTERS", "PIECES_MNEMONIC")


class LessonsRoom(Room):
    name = "lessons"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.window: LessonsWindow | None = None
        self.doors = (
            Action("LESSONS", QT_TRANSLATE_NOOP("Actions", "&Lessons…"), "F4", LEARN.at(0, 0), self._open_seen,
                tip=QT_TRANSLATE_NOOP("Actions", "Learn the game by short tasks on the board"), icon="lessons",
                everywhere=True),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        """The lessons of a game by its name, "": of the one on the board, where the person left off; one without any
        is learnt beside its pieces. Or the lesson about a piece."""
        about = subject if isinstance(subject, PieceOf) else None
        name = about.game if about is not None else str(subject or self.desk.session.record.game.variant.name)
        if not has_lessons(name):
            return self.desk.open("guide", name)
        if self.window is None:
            self.window = self._made()
        window = self.window
        window.open_game(name)
        bring_up(window)
        if about is not None:
            window.open_lesson_about(name, about.kind)
        return True

    def _open_seen(self) -> None:
        self.open(self.desk.game())

    def _made(self) -> LessonsWindow:
        from .window import LessonsWindow

        desk = self.desk
        window = LessonsWindow(desk.art, desk.diagrams, desk.store, desk.look.style, desk.window)
        window.play_requested.connect(self._play)
        window.seen.connect(self._note_seen)
        window.panel.offer_pieces([desk.action(name) for name in PIECES])
        desk.adopt(window)
        desk.dress(window)
        desk.board_made.emit(window.board)
        return window

    def _note_seen(self, seen: bool) -> None:
        self.desk.lessons_seen = seen
        self.desk.changed.emit()

    def _play(self, name: str) -> None:
        """A first game against the weakest computer player, with a guide."""
        if self.window is not None:
            self.window.close()
        self.desk.open("play", GameChoice(variant=name, level=1, teaching=True, guided=True))
