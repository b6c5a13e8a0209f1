"""What teaches: the guide beside the board, and windows for pieces, rules, lessons and mate problems.

Each is made when it is first wished for.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QWidget

from shogi_desktop import paths
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.text_size import scaled
from ..words.documents import has_lessons, has_names, has_rule_page

if TYPE_CHECKING:  # each is loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.clients.problem_client import ProblemClient
    from shogi_desktop.mating.problem import ProblemSet
    from shogi_desktop.session.engines.engines import Engines
    from shogi_desktop.session.practice.deck import Deck
    from shogi_desktop.session.problems.engine import ProblemEngine

    from .dock import GuideDock
    from .page import GuidePage
    from ..lessons import LessonsWindow
    from ..names import NamesWindow
    from ..problems import ProblemsWindow
    from ..rule_pages import RulePages

DOCK_WIDTH: Final = 300
CLOSE_KEY: Final = "Ctrl+W"


class _Styled(Protocol):
    def set_style(self, style: BoardStyle) -> None: ...


class Learning(QObject):
    """Opens and keeps the windows for learning, all in the look of the board.

    Signals:
        guide_closed(): the person has closed the guide beside the board.
        game_wished(str): after the lessons, a game of the variant of this name.
        edit_wished(Position): a problem shall be changed.
        progress_saved(object): None when what was done of problems was written, or the OSError why not.
        games_wished(str): the records of the library with the opening or castle of this key.
        board_made(BoardView): a window has been made in which moves are made on this board.
        print_wished(ProblemSet, int, QWidget): problems shall be printed, from this place on; asked for in this window.
    """

    guide_closed = Signal()
    game_wished = Signal(str)
    edit_wished = Signal(object)
    progress_saved = Signal(object)
    games_wished = Signal(str)
    board_made = Signal(object)
    print_wished = Signal(object, int, object)

    def __init__(
        self,
        art: Art,
        resources: Path,
        store: SettingsStore,
        deck: Callable[[], Deck],
        engines: Callable[[], Engines],
        window: QMainWindow,
    ) -> None:
        """`deck` gives the positions that the person practises, `engines` his own engines."""
        super().__init__(window)
        self._deck, self._engines = deck, engines
        self._art = art
        self._diagrams = Diagrams(resources)
        self._store = store
        self._window = window
        self._style = BoardStyle()
        self._variant = load_variant("shogi")
        self._dock: GuideDock | None = None
        self._page: GuidePage | None = None
        self._rules: RulePages | None = None
        self._lessons: LessonsWindow | None = None
        self._names: NamesWindow | None = None
        self._problems: ProblemsWindow | None = None
        self._engine: ProblemEngine | None = None

    def set_style(self, style: BoardStyle) -> None:
        """The look of boards and pieces from now on."""
        self._style = style
        windows: tuple[_Styled | None, ...] = (self._rules, self._lessons, self._names, self._problems)
        made = (self._dock, self._page, *windows)
        for window in made:
            if window is not None:
                window.set_style(style)

    def set_variant(self, variant: Variant) -> None:
        """The game on the board, with the rules chosen for it."""
        self._variant = variant
        if self._dock is not None:
            self._dock.set_variant(variant)
        if self._page is not None:
            self._page.set_variant(variant)

    # The guide beside the board

    def set_guide(self, shown: bool) -> None:
        """Shows or hides the guide beside the board."""
        if shown and self._dock is None:
            self._dock = self._made_dock()
        if self._dock is not None:
            self._dock.setVisible(shown)

    def show_piece(self, piece: int) -> None:
        """The guide follows what is pointed at on the board."""
        if self._dock is not None:
            self._dock.show_piece(piece)

    def _made_dock(self) -> GuideDock:
        from .dock import GuideDock

        dock = GuideDock(self._art, self._diagrams, self._window)
        dock.set_variant(self._variant)
        dock.set_style(self._style)
        dock.page_wished.connect(self.open_pieces)
        dock.closed.connect(self.guide_closed)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self._window.resizeDocks([dock], [scaled(DOCK_WIDTH)], Qt.Orientation.Horizontal)
        return dock

    # Windows

    def open_pieces(self, kind: int = 0) -> None:
        """The page about all pieces of the game on the board, at this kind (0: where it was)."""
        self._open_page(self._variant, kind)

    def open_pieces_of(self, name: str) -> None:
        """The page about all pieces of a game that need not be the one on the board."""
        self._open_page(self._variant if name == self._variant.name else load_variant(name))

    def _open_page(self, variant: Variant, kind: int = 0) -> None:
        if self._page is None:
            from .page import GuidePage

            self._page = GuidePage(self._art, self._diagrams, self._window)
            give_close_key(self._page)
            self._page.set_style(self._style)
            self._page.rules_wished.connect(self.open_rules)
        self._page.set_variant(variant)
        self._page.open_page(kind)

    def open_rules(self, name: str = "") -> None:
        """The rules of a game ("": of the one on the board); those of one without a page stand beside its pieces."""
        name = name or self._variant.name
        if not has_rule_page(name):
            self.open_pieces_of(name)
            return
        if self._rules is None:
            from ..rule_pages import RulePages

            self._rules = RulePages(self._art, self._diagrams, self._style, self._window)
            give_close_key(self._rules)
        self._rules.open_page(name)

    def open_lessons(self, name: str = "") -> None:
        """The lessons of a game ("": of the one on the board), where the person left off; one without any is learnt
        beside its pieces."""
        name = name or self._variant.name
        if not has_lessons(name):
            self.open_pieces_of(name)
            return
        if self._lessons is None:
            from ..lessons import LessonsWindow

            self._lessons = LessonsWindow(self._art, self._diagrams, self._store, self._style, self._window)
            self._lessons.play_requested.connect(self._play)
            give_close_key(self._lessons)
            self.board_made.emit(self._lessons.board)
        self._lessons.open_game(name)
        self._lessons.show()
        self._lessons.raise_()
        self._lessons.activateWindow()

    def open_names(self, key: str = "", name: str = "") -> None:
        """The openings and castles of a game ("": of the one on the board), at the one of this key ("": where it was);
        one without any is learnt beside its pieces."""
        variant = load_variant(name) if name else self._variant
        if not has_names(variant.name):
            self.open_pieces_of(variant.name)
            return
        if self._names is None:
            from ..names import NamesWindow

            self._names = NamesWindow(self._art, self._store, self._style, self._window)
            self._names.games_wished.connect(self.games_wished)
            give_close_key(self._names)
        self._names.open_name(variant, key)

    def open_lesson_about(self, name: str, kind: int) -> None:
        """The lesson of a game that is about a kind of piece."""
        self.open_lessons(name)
        if self._lessons is not None:
            self._lessons.open_lesson_about(name, kind)

    def open_mates(self, name: str, plies: int) -> None:
        """The problems of a game that mate in so many plies."""
        self._problems_window().open_mates(name, plies)

    def open_problems(self, name: str = "") -> None:
        """The problems of a game ("": of the one on the board), where the person left off."""
        self._problems_window().open_game(name or self._variant.name)

    def open_problem_set(self, problem_set: ProblemSet, path: str = "") -> None:
        """Problems of a file, or, with "", from elsewhere."""
        self._problems_window().open_set(problem_set, path)

    def practise(self, name: str = "") -> None:
        """The positions of a game ("": of the one on the board) that the person practises."""
        self._problems_window().practise(name or self._variant.name)

    def examine(self, position: Position) -> None:
        """Whether and how the side to move mates from a position."""
        self._problems_window().examine(position)

    def _problems_window(self) -> ProblemsWindow:
        """The window of the problems, in front."""
        if self._problems is None:
            from shogi_desktop.session.problems.engine import ProblemEngine

            from ..problems import ProblemsWindow

            self._engine = ProblemEngine()
            self._problems = ProblemsWindow(
                self._art,
                self._store,
                self._style,
                paths.problem_progress_file(),
                self._engine,
                self._deck,
                self._engines,
                self._window,
            )
            self._engine.setParent(self._problems)  # which tells it, while it goes, that nobody looks any more
            self._problems.edit_wished.connect(self.edit_wished)
            self._problems.progress_saved.connect(self.progress_saved)
            self._problems.print_wished.connect(self._print)
            give_close_key(self._problems)
            self.board_made.emit(self._problems.board)
        self._problems.show()
        self._problems.raise_()
        self._problems.activateWindow()
        return self._problems

    def problems_window(self) -> ProblemsWindow | None:
        """The window of the problems as far as there is one."""
        return self._problems

    @property
    def style(self) -> BoardStyle:
        """The look of boards and pieces now."""
        return self._style

    def close(self) -> None:
        """For the end of the program: leaves no process behind."""
        if self._engine is not None:
            self._engine.wait_closed()
        if self._problems is not None:
            self._problems.close_engines()

    def problem_client(self) -> ProblemClient:
        """Who answers questions about problems, once their window is open."""
        assert self._engine is not None
        return self._engine.client

    def _print(self, problem_set: ProblemSet, place: int) -> None:
        self.print_wished.emit(problem_set, place, self._problems)

    def _play(self, name: str) -> None:
        if self._lessons is not None:
            self._lessons.close()
        self.game_wished.emit(name)


def give_close_key(window: QWidget) -> None:
    """Closes the window wherever in it the keyboard is."""
    QShortcut(QKeySequence(CLOSE_KEY), window, window.close)
