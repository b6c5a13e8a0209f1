"""The window of the mate problems: sets at the left, the board, and beside it a page to solve and one to examine."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import position_of, problem_of
from shogi_desktop.rules import variant_names
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.session.problems.own_sets import OwnSets
from shogi_desktop.session.problems.shelf import Shelf

from ..board import BoardStyle, BoardView
from ..look.fonts import grow, scaled
from ..look.from_settings import MARKS, BoardLook, problems_have_marks
from ..look.places import open_in_place
from ..look.theme import SPACE
from ..widgets.keys import ClosedByEscape
from ..widgets.layouts import in_row
from ..widgets.messages import complain
from ..words.i18n import Translated
from .later_pages import LaterPages, Thinkers
from .page_parts import ProblemWish
from .pages import EXAMINE, PRACTISE, SOLVE, Pages
from .sets.column import Export, SetColumn, SetWish
from .sets.opening import SetNavigation, SetOpening
from .sets.work import OwnWork
from .solving.controller import SolveController
from .solving.panel import SolvePanel
from .solving.presenter import complete_words

SIZE: Final = (1100, 720)
LEAST: Final = (760, 560)
LIST_WIDTH: Final = (190, 320)
LIST_SHARE: Final = 0.25  # of the window at most


class ProblemsWindow(ClosedByEscape, Translated, QWidget):
    """Mate problems to solve and to examine; what has been done is kept in a file of its own. Escape closes it.

    Signals:
        edit_wished(Position): a problem shall be changed.
        progress_saved(object): None when the progress was written, or the OSError why it could not be.
        print_wished(ProblemSet, int): problems shall be printed, from this place on.
    """

    edit_wished = Signal(object)
    progress_saved = Signal(object)
    print_wished = Signal(object, int)

    def __init__(
        self,
        look: BoardLook,
        shelf: Shelf,
        thinkers: Thinkers,
        parent: QWidget | None = None,
    ) -> None:
        """The engine of the problems stays the caller's."""
        super().__init__(parent, Qt.WindowType.Window)
        look = BoardLook(look.art, look.store, look.style)  # its pieces may be others
        self._look, self._style, self._store, self._thinkers = look, look.style, look.store, thinkers
        self.shelf = shelf
        self._spoilt = shelf.progress.spoilt
        self._opening = SetOpening(shelf, look, self)
        self._told_notation = look.notation()
        self.board = BoardView(look.art)
        self._column = SetColumn()
        self._solve_panel = SolvePanel()
        client = thinkers.problems.client
        self._solve = SolveController(client, self.board, self._solve_panel, shelf.progress, look.notation)
        self._solve.setParent(self)
        self.navigation = SetNavigation(shelf, self._column, self._solve)
        self._own = OwnWork(OwnSets(shelf.library), shelf, self._column, look, self)
        self.later = LaterPages(thinkers, self.board, self._solve_panel.around, shelf, look)
        self._blocked = self._iconic = False  # behind a dialog, hidden by the system
        self._pages = Pages(self.board, self._solve_panel, self._solve, self.later.makers)
        self._column.task_actions = self._pages.quiet_actions
        self._build()
        self._connect()
        open_in_place(self, "problems", QSize(*SIZE), QSize(*LEAST))
        self.board.set_style(look.style)
        self._solve.set_pace(look.style.animation_ms)
        self.set_style(look.style)
        self._solve_panel.show_length(self._store.current.problem_length)
        self._show_times()
        self._name_parts()

    def _build(self) -> None:
        grow(self, self._column.setMinimumWidth, LIST_WIDTH[0])
        self._column.take_map(self.board.map.lodge(self._column))
        in_row((self._column, 5), (self.board, 9), (self._pages, 5), of=self, margins=SPACE * 2, spacing=SPACE * 2)

    def _connect(self) -> None:
        self._column.game_chosen.connect(self._choose_game)
        self._column.set_chosen.connect(self._opening.open_name)
        self._column.problem_chosen.connect(self._begin)
        self._column.wished.connect(self._do_with_set)
        self._own.changed.connect(self.show_own_sets)
        self._own.open_wished.connect(self._open_own)
        self._opening.opened.connect(self._show_set)
        self._opening.refused.connect(self._show_sets)
        self.later.recorded.connect(self._recorded)
        self.later.changed.connect(self._show_practice)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self, self._opening.paste)
        self._solve_panel.length_toggled.connect(self._toggle_length)
        self._solve_panel.times_toggled.connect(self._toggle_times)
        self._solve.recorded.connect(self._recorded)
        self._solve.wished.connect(self._do)
        self._solve.saved.connect(self.progress_saved)
        self._store.changed.connect(self._settings_changed)

    # What the program asks for

    def open_game(self, name: str) -> None:
        """The problems of a game, where the person left off. Where there are none yet, some are offered; until they are
        made, those at hand are shown.

        Where the person is at them now nothing changes.
        """
        there = name in self.shelf.games
        known = name if there else self.shelf.game
        if self.navigation.place < 0 or known != self.shelf.game or self.shelf.is_loose:
            self._pages.turn_to(SOLVE)
            self._opening.open_game(known)
        if not there and name in variant_names():
            self._opening.offer_to_make(name)

    def _choose_game(self, name: str) -> None:
        if name in self.shelf.games:
            self._opening.open_game(name)
        else:
            self._show_sets()
            self._opening.offer_to_make(name)

    def open_mates(self, name: str, plies: int) -> None:
        """The problems of a game, at the first one with a mate of this length that was not solved yet."""
        self._pages.turn_to(SOLVE)
        self._opening.open_game(name)
        places = [at for at, problem in enumerate(self.shelf.problems) if problem.plies == plies]
        new = [at for at in places if not self.shelf.progress.done(self.shelf.problems[at].key).solved]
        if places:
            self._begin((new or places)[0])

    def practise(self, name: str, own: bool = True) -> None:
        """The positions of a game that the person practises, at the first one to be tried now."""
        self._opening.open_practice(name, own)

    def open_set(self, problem_set: ProblemSet, path: str = "") -> None:
        """Problems that were read already; `path` is their file, "" for none."""
        self._pages.turn_to(SOLVE)
        self._opening.open_set(problem_set, path)

    def examine(self, position: Position) -> None:
        """Whether and how the side to move mates from a position: it is checked at once, on the page that examines."""
        try:
            problem = problem_of(position)
        except NotationError as error:
            complain(self, self.tr("This position cannot be examined."), error)
            return
        self._opening.open_set(ProblemSet("", (problem,)), "")
        self._pages.turn_to(EXAMINE)
        self.later.check()

    def set_style(self, style: BoardStyle) -> None:
        """The look of board and pieces; the same one again leaves a move on its way alone."""
        marked = problems_have_marks(self._store.current)
        self._own_style = style
        self._column.set_marks(marked, style.piece_set != MARKS, style.piece_set)
        style = replace(style, piece_set=MARKS) if marked else style
        if style != self._style:
            self._style = self._look.style = style
            self.board.set_style(style)
            self._solve.set_pace(style.animation_ms)

    def _switch_marks(self) -> None:
        """The pieces as the person plays with them, or with marks that show their moves."""
        self._store.update(problem_pieces="own" if problems_have_marks(self._store.current) else "marks")

    # Sets

    def _show_set(self) -> None:
        """The set that is open now, at the problem that was at hand last."""
        shelf = self.shelf
        self._show_title()
        self._show_sets()
        by_length = self._store.current.problem_length
        self._column.show_set(shelf.problem_set, shelf.marks(), by_length, shelf.is_practice)
        if shelf.is_practice or self._pages.page == PRACTISE:
            self._pages.turn_to(PRACTISE if shelf.is_practice else SOLVE)
        self.navigation.controller = self.later.practising().controller if shelf.is_practice else self._solve
        if shelf.problems:
            self._show_problem_to_go_on_with()
        else:
            self._show_nothing()
        if self._spoilt is not None:
            said = self.tr("The progress so far could not be read. Its file was put aside:")
            self._solve_panel.card.tell(said, str(self._spoilt))
            self._spoilt = None

    def show_own_sets(self) -> None:
        """Sets of the person's own have changed on the disk: one that is open is shown as it is now."""
        if self.shelf.is_changed():
            self._opening.reopen()
        else:
            self._show_sets()

    def _open_own(self, path: str, place: int) -> None:
        """A problem out of a set of the person's own."""
        self._opening.open_name(path)
        if self.shelf.name == path and place < len(self.shelf.problems):
            self._begin(place)

    def _keep(self) -> None:
        """The problem at hand, with what is known of it, goes into a set of the person's own."""
        problem = self.problem
        if problem is not None:
            self._own.keep(self.later.found_of(problem) if self._pages.page == EXAMINE else problem)

    def _show_title(self) -> None:
        mistakes = self.tr("Own mistakes") if self.shelf.is_own else self.tr("Mistakes of others")
        self.setWindowTitle(mistakes if self.shelf.is_practice else self.tr("Mate problems"))

    def _show_sets(self) -> None:
        self._column.show_sets(self.shelf.games, self.shelf.game, self.shelf.entries(), self.shelf.name)

    def _show_nothing(self) -> None:
        """There is no problem to show."""
        self.navigation.place = -1
        self._solve.clear()
        if self.shelf.is_practice:
            self.later.practising().controller.clear()
        self._solve_panel.show_nothing(self.tr("There are no problems here yet. Open a file, or have some made."))
        self.later.set_problem(None)
        self.board.set_variant(load_variant(self.shelf.game))

    # One problem

    def _leave_solved(self) -> None:
        """Who comes back finds the next problem, not the end of the last one."""
        problem = self.problem
        over = problem is not None and self._pages.page == SOLVE and not self._solve.is_at(problem)
        if over and self.shelf.marks()[self.navigation.place].solved:
            self._show_problem_to_go_on_with()

    def _show_problem_to_go_on_with(self) -> None:
        self._begin(self.shelf.place())
        if self.shelf.is_done:
            self._solve_panel.card.tell(complete_words())

    @property
    def problem(self) -> Problem | None:
        """The one at hand."""
        return self.shelf.problems[self.navigation.place] if self.navigation.place >= 0 else None

    def _begin(self, place: int) -> None:
        """Another problem; the one that is being solved goes on."""
        problem = self.shelf.problems[place]
        if self.shelf.is_practice:
            self._practise(place, problem)
            return
        same = place == self.navigation.place and self._solve.is_at(problem)
        self.navigation.place = place
        self.shelf.set_place(place)
        self._column.show_problem(place)
        if not same:
            self.board.set_flipped(problem.attacker == 1)
            position = position_of(problem)
            self.board.fit_next(position.royal_squares(1 - problem.attacker))
            self._solve.begin(problem)
        self.navigation.show()
        self.later.set_problem(problem)

    def _practise(self, place: int, problem: Problem) -> None:
        """Another position that the person practises."""
        self.navigation.place = place
        self._column.show_problem(place)
        self._solve.clear()
        self.board.set_flipped(problem.attacker == 1)
        self.later.practising().begin(problem)
        self.later.set_problem(problem)
        self.navigation.show()

    def _show_practice(self) -> None:
        """Positions to practise have come or gone: another one takes the place of the one at hand."""
        place = self.navigation.place
        self._opening.open_practice(self.shelf.game, self.shelf.is_own)
        if place >= 0 and self.shelf.problems:
            self._begin(min(place, len(self.shelf.problems) - 1))

    def _make(self) -> None:
        """New problems, or new positions to practise."""
        if self.shelf.is_practice:
            self.later.practising().gather()
        else:
            self._opening.make()

    def _print(self) -> None:
        """The problems of the length that is shown, with their numbers there. The program's own sets are called by a
        word of the window's language."""
        shelf = self.shelf
        if shelf.problems:
            places, plies = self._column.shown
            name = shelf.problem_set.name if shelf.name != shelf.game else self.tr("Mate problems")
            if plies:
                name = " · ".join(filter(None, (name, self.tr("Mate in {plies}").format(plies=plies))))
            named = ProblemSet(name, tuple(shelf.problems[place] for place in places))
            here = self.navigation.place
            self.print_wished.emit(named, places.index(here) if here in places else 0)

    def tell(self, text: str) -> None:
        """What has been done with the set that is open."""
        self._column.tell(text)

    def _do_with_set(self, wish: SetWish | Export) -> None:
        if isinstance(wish, Export):
            self._own.pass_on(wish)
            return
        deeds = {
            SetWish.MARKS: self._switch_marks,
            SetWish.ADD: self._keep,
            SetWish.OPEN: self._opening.ask_file,
            SetWish.MAKE: self._make,
            SetWish.ARRANGE: self._own.arrange,
            SetWish.PRINT: self._print,
        }
        deeds[wish]()

    def _recorded(self) -> None:
        self._column.show_marks(self.shelf.marks())
        self._show_times()
        self.navigation.show()

    def _do(self, wish: ProblemWish) -> None:
        problem = self.problem
        if problem is None:
            return
        if wish is ProblemWish.EDIT:
            self.edit_wished.emit(position_of(problem))
            return
        place = self.navigation.next() if wish is ProblemWish.NEXT else self.navigation.previous()
        if place is not None:
            self._begin(place)

    def _toggle_length(self, shown: bool) -> None:
        """Without the lengths the problems are not told apart by them either."""
        if shown == self._store.current.problem_length:
            return
        self._store.update(problem_length=shown)
        self._column.show_set(self.shelf.problem_set, self.shelf.marks(), shown)
        self._solve_panel.show_length(shown)
        if self.navigation.place >= 0:
            self._column.show_problem(self.navigation.place)
            self.navigation.show()

    def _toggle_times(self, shown: bool) -> None:
        self._store.update(problem_times="on" if shown else "off")
        self._show_times()

    def _show_times(self) -> None:
        """A clock hurries who has never solved one."""
        wished = self._store.current.problem_times
        self._solve_panel.show_times(wished == "on" or (wished == "later" and self.shelf.progress.begun))

    def close_engines(self) -> None:
        """For the end of the program: no process of this window's is left behind."""
        self.later.wait_closed()

    # Language, settings, Qt's events

    def _settings_changed(self) -> None:
        self.set_style(self._own_style)
        if self._look.notation() != self._told_notation:
            self._tell_notation()

    def _tell_notation(self) -> None:
        self._told_notation = self._look.notation()
        self._solve.refresh()
        self.later.tell_notation()

    def _name_parts(self) -> None:
        self._show_title()
        self._pages.retranslate()
        self._column.retranslate()
        self._solve_panel.retranslate()

    def retranslate(self) -> None:
        self._name_parts()
        self._show_sets()
        self.navigation.show()
        self._tell_notation()

    def resizeEvent(self, event: QResizeEvent) -> None:
        least, most = map(scaled, LIST_WIDTH)
        self._column.setMaximumWidth(max(least, min(most, round(event.size().width() * LIST_SHARE))))
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """A dialog hides the board, or sets it free again."""
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self._blocked = event.type() == QEvent.Type.WindowBlocked
            self._solve.rest(self._blocked or self._iconic)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self._thinkers.problems.watch(True)
            self._pages.enter()
            self._leave_solved()
        self._iconic = False
        self._solve.rest(self._blocked)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        if event.spontaneous():  # it is an icon now, and will come back
            self._iconic = True
            self._solve.rest(True)
        else:
            self._pages.leave()
            self._thinkers.problems.watch(False)
        super().hideEvent(event)
