"""Mate problems: to solve, check and make, and the positions that the person practises, all in one window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop import paths
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import problem_of
from shogi_desktop.rules import Position
from shogi_desktop.session.play.setup import Aid

from ..action import LEARN, TOOLS, Action, Shown, Where
from ..desk import Desk, Room
from ..look.places import bring_up
from ..subjects import Mates, Mating, OpenedProblems, PositionToKeep, Practice, ProblemPages
from ..widgets.messages import complain, read_patiently
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.clients.problem_client import ProblemEngine
    from shogi_desktop.mating.problem import ProblemSet

    from .sets.own_sets import Keeping
    from .window import ProblemsWindow


class ProblemKeeping(QObject):
    """Tells the status line what it has done."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        """`changed` is called when sets are others than before."""
        super().__init__(desk)
        self._desk, self._changed = desk, changed
        self._keeping: Keeping | None = None

    def keep(self, position: Position) -> None:
        """Asks into which set a position shall go; says why where its side to move cannot be asked to mate."""
        try:
            problem = problem_of(position)
        except NotationError as error:
            complain(self._desk.window, self.tr("This position cannot be a mate problem."), error)
            return
        self._made().add(problem, self._desk.window)

    def _made(self) -> Keeping:
        if self._keeping is None:
            from shogi_desktop.session.problems.own_sets import Library, OwnSets

            from .sets.own_sets import Keeping

            desk = self._desk
            sets = OwnSets(Library(wait=partial(read_patiently, desk.window)))
            self._keeping = Keeping(sets, desk.board_look, self)
            self._keeping.told.connect(desk.told)
            self._keeping.changed.connect(self._changed)
        return self._keeping


class ProblemsRoom(Room):
    name = "problems"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.window: ProblemsWindow | None = None
        self._engine: ProblemEngine | None = None
        self.keeping = ProblemKeeping(desk, self._show_own_sets)
        self.doors = (
            Action("PROBLEMS", QT_TRANSLATE_NOOP("Actions", "Mate pr&oblems…"), "F5", LEARN.at(0, 1), self._open_seen,
                tip=QT_TRANSLATE_NOOP("Actions", "Find the mate: problems to solve, to check and to make"),
                icon="problems", everywhere=True),
            Action("PRACTISE", QT_TRANSLATE_NOOP("Actions", "Own &mistakes…"), "Ctrl+F5", LEARN.at(0, 2),
                self._practise,
                tip=QT_TRANSLATE_NOOP("Actions", "Positions out of your games in which a better move is to be found"),
                everywhere=True),
            Action("EXAMINE", QT_TRANSLATE_NOOP("Actions", "Look &for a mate here…"), "Shift+F5", TOOLS.at(1, 0),
                self._examine,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Whether the side to move mates from the position on the board, and how"), where=Where.BOARD),
            Action("KEEP_PROBLEM", QT_TRANSLATE_NOOP("Actions", "Add to my pro&blems…"), "Ctrl+Shift+D", LEARN.at(2, 0),
                self._keep,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Keep the position that is shown in a set of mate problems of your own"), enabled=self._can_keep,
                shown=Shown.ELSEWHERE),
        )  # fmt: skip

    def open(self, subject: object) -> bool:
        """The problems of a game by its name, "": of the one on the board, where the person left off; or what a subject
        of problems says."""
        if isinstance(subject, PositionToKeep):
            self.keeping.keep(subject.position)
            return True
        window, here = self._shown(), self.desk.session.record.game.variant.name
        match subject:
            case OpenedProblems():
                window.open_set(subject.problems, subject.path)
            case Practice():
                window.practise(subject.game or here, subject.own)
            case Mates():
                window.open_mates(subject.game, subject.plies)
            case Mating():
                window.examine(subject.position)
            case _:
                window.open_game(str(subject or here))
        return True

    def close(self) -> None:
        if self._engine is not None:
            self._engine.wait_closed()
        if self.window is not None:
            self.window.close_engines()

    def _open_seen(self) -> None:
        self.open(self.desk.game())

    def _practise(self) -> None:
        self.open(Practice(self.desk.game()))

    def _examine(self) -> None:
        self.desk.session.turn.note_aid(Aid.HINT)
        self.open(Mating(self.desk.session.record.game.position))

    def _can_keep(self) -> bool:
        return self.desk.page == "board" or self.desk.editor is not None

    def _keep(self) -> None:
        """The position that is set up, or the one on the board."""
        editor = self.desk.editor
        self.keeping.keep(editor.position() if editor is not None else self.desk.session.record.game.position)

    def _shown(self) -> ProblemsWindow:
        """The window, in front."""
        if self.window is None:
            self.window = self._made()
        bring_up(self.window)
        return self.window

    def _made(self) -> ProblemsWindow:
        from shogi_desktop.clients.engine_client import engine_environment
        from shogi_desktop.clients.own_program import engine_command
        from shogi_desktop.clients.problem_client import ProblemEngine
        from shogi_desktop.clients.search import EngineLaunch
        from shogi_desktop.session.problems.own_sets import Library
        from shogi_desktop.session.problems.progress import ProblemProgress
        from shogi_desktop.session.problems.shelf import Shelf

        from .later_pages import Thinkers
        from .window import ProblemsWindow

        desk, engine, library = self.desk, ProblemEngine(), Library()
        shelf = Shelf(library, desk.store, ProblemProgress(paths.problem_progress_file()), desk.deck)
        thinkers = Thinkers(engine, desk.engines, EngineLaunch(engine_command(), engine_environment()))
        window = ProblemsWindow(desk.board_look, shelf, thinkers, desk.window)
        library.wait = partial(read_patiently, window)
        engine.setParent(window)  # which tells it, while it goes, that nobody looks any more
        window.edit_wished.connect(self._edit)
        window.progress_saved.connect(partial(desk.saved.emit, "progress"))
        window.print_wished.connect(self._print)
        desk.adopt(window)
        desk.dress(window)
        desk.board_made.emit(window.board)
        self._engine = engine
        return window

    def _edit(self, position: Position) -> None:
        self.desk.open("editor", position)

    def _print(self, problems: ProblemSet, place: int) -> None:
        assert self._engine is not None and self.window is not None
        self.desk.open("printing", ProblemPages(problems, place, self._engine.client, self.window, self.window.tell))

    def _show_own_sets(self) -> None:
        if self.window is not None:
            self.window.show_own_sets()
