"""A program without a window that keeps what it is told, as windows do: started with the folder of a person's files.

It has read all of them when it says "ready", and does and answers line by line what `told` has a name for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.mating.problem import Problem
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.editing.sketch import SetNumber
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.lessons.course import LessonProgress
from shogi_desktop.session.practice.deck import Deck, Recall
from shogi_desktop.session.problems.own_sets import Library, OwnSets
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.progress.history import History
from shogi_desktop.settings import SettingsStore
from tests.analysis.mistakes import exercises
from tests.session.progress.games import played

MATED = ("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "3k5/9/3P5/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1")


class Program:
    """All that one person keeps, as one program has it."""

    def __init__(self, home: Path) -> None:
        self.settings = SettingsStore(home / "settings.ini")
        self.engines = Engines(home / "engines.json")
        self.drafts = Drafts(home / "drafts.json")
        self.deck = Deck(home / "practice.json")
        self.history = History(home / "progress.json")
        self.progress = ProblemProgress(home / "problems.json")
        self.sets = OwnSets(Library(home, home / "problems"))
        self.set_file = home / "problems" / "mine.sfen"

    def lesson(self, game: str, key: str, stars: str) -> None:
        self.settings.alter(lessons=partial(LessonProgress.text_with, game, key, int(stars)))

    def setting(self, name: str, value: str) -> None:
        self.settings.update(**{name: value})

    def engine(self, name: str) -> None:
        self.engines.add(OutsideEngine(name, f"/engines/{name}"))

    def forget(self, name: str) -> None:
        engine = self.engines.named(name)
        assert engine is not None
        self.engines.remove(engine)

    def draft(self, game: str, number: str) -> None:
        self.drafts.begin(Position(load_variant(game)))
        self.drafts.editing.do(SetNumber(int(number)))
        self.drafts.flush()

    def mistake(self, number: str) -> None:
        exercise = exercises()[int(number)]
        self.deck.add([exercise])
        self.deck.note(exercise.key, Recall.RIGHT, datetime(2026, 11, 25, 12, tzinfo=UTC))

    def game(self, number: str) -> None:
        self.history.add(played(int(number)))

    def level(self, engine: str, level: str) -> None:
        self.history.take_for(engine, int(level))

    def problem(self, key: str) -> None:
        day = datetime(2026, 11, 25, tzinfo=UTC).date()
        self.progress.record(key, day, solved=True, clean=True, hinted=False, time_ms=5)

    def compose(self, place: str) -> None:
        self.sets.add(self.set_file, Problem(MATED[int(place)], "shogi", "", 1, ()))

    def many(self, name: str, count: str) -> None:
        """As fast as it can, a piece of everything but drafts."""
        for number in range(int(count)):
            self.lesson("shogi", f"{name}{number}", "3")
            self.engine(f"{name}{number}")
            self.problem(f"shogi {name}{number}")
            self.level(f"{name}{number}", "5")


def told(program: Program) -> dict[str, Callable[..., None]]:
    """What can be told to a program, by the first word of a line."""
    names = "lesson setting engine forget draft mistake game level problem compose many"
    return {name: getattr(program, name) for name in names.split()}


def main(home: str) -> None:
    application = QCoreApplication([])
    can = told(Program(Path(home)))
    print("ready", flush=True)
    for line in sys.stdin:
        name, *values = line.split()
        can[name](*values)
        application.processEvents()
        print("done", flush=True)
    application.aboutToQuit.emit()


if __name__ == "__main__":
    main(sys.argv[1])
