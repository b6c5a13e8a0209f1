"""The rooms of the window: a new one is listed here, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..analysis.room import AnalysisRoom
from ..animation.room import AnimationRoom
from ..desk import Desk, Room
from ..dialogs.room import DialogsRoom
from ..earlier.room import EarlierRoom
from ..editor.room import EditorRoom
from ..engines.room import EnginesRoom
from ..files.room import FilesRoom
from ..guide.room import GuideRoom
from ..lessons.room import LessonsRoom
from ..library.room import LibraryRoom
from ..matches.room import MatchesRoom
from ..names.room import NamesRoom
from ..play.room import PlayRoom
from ..printing.room import PrintingRoom
from ..problems.room import ProblemsRoom
from ..progress.room import ProgressRoom
from ..record.room import RecordRoom
from ..rule_pages.room import RulesRoom
from ..sound.room import SoundRoom
from ..start.room import StartRoom
from ..text_board.room import TextBoardRoom
from ..view.room import ViewRoom
from .board_room import BoardRoom


class Rooms:
    """In the order in which they hear of things, are asked at the end of the program, and close."""

    def __init__(self, desk: Desk, games: Path) -> None:
        """`games` is the folder for games that are put away unsaved."""
        self.text_board = TextBoardRoom(desk)
        self.record = RecordRoom(desk)
        self.analysis = AnalysisRoom(desk)
        self.play = PlayRoom(desk)
        self.files = FilesRoom(desk, games)
        self.earlier = EarlierRoom(desk, games)
        self.board = BoardRoom(desk, self.files.strip, self.record.panel)
        self.view = ViewRoom(desk)
        self.start = StartRoom(desk)
        self.editor = EditorRoom(desk)
        self.guide = GuideRoom(desk)
        self.lessons = LessonsRoom(desk)
        self.problems = ProblemsRoom(desk)
        self.rules = RulesRoom(desk)
        self.names = NamesRoom(desk)
        self.progress = ProgressRoom(desk)
        self.library = LibraryRoom(desk)
        self.matches = MatchesRoom(desk)
        self.engines = EnginesRoom(desk)
        self.printing = PrintingRoom(desk)
        self.animation = AnimationRoom(desk)
        self.dialogs = DialogsRoom(desk)
        self.sound = SoundRoom(desk)
        for room in self:
            desk.add(room)

    def __iter__(self) -> Iterator[Room]:
        return iter(vars(self).values())
