"""The left side of the window: which game, which set of problems, the problems, and how many of them are solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.positions.bod import has_bod
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.session.problems.progress import ProblemMark
from shogi_desktop.session.problems.shelf import LengthGroup, SetEntry, groups_of
from shogi_desktop.session.variants import all_games

from ...look.theme import SPACE
from ...widgets.forms import Segments, call
from ...widgets.game_choice import GameBox
from ...widgets.labels import ElidedLabel, ShareLine
from ...widgets.layouts import in_column
from ...widgets.plain import NAME, PlainLabel, folding_label, tip
from ...words.i18n import QT_TRANSLATE_NOOP
from ...words.texts import changed_rules, marks_text
from .grid import ProblemGrid


class Export(Enum):
    """Ways of problems out of the program."""

    FILE = auto()
    COPY_SFEN = auto()
    COPY_KIF = auto()
    COPY_BOD = auto()


class SetWish(Enum):
    """What can be done with sets, and with the problem at hand for one of them; or with the pieces of all."""

    MARKS = auto()
    ADD = auto()
    OPEN = auto()
    MAKE = auto()
    ARRANGE = auto()
    PRINT = auto()


Row: TypeAlias = SetWish | Export
_STANDARD: Final = QKeySequence.StandardKey
_MENU: Final[tuple[dict[Row, tuple[str, str | QKeySequence.StandardKey]], ...]] = (
    {SetWish.MARKS: ("", "")},  # whose name tells what it changes
    {
        SetWish.ADD: (QT_TRANSLATE_NOOP("SetColumn", "Add this problem to my problems…"), "Ctrl+D"),
        Export.COPY_SFEN: (QT_TRANSLATE_NOOP("SetColumn", "Copy the problem as text (SFEN)"), ""),
        Export.COPY_KIF: (QT_TRANSLATE_NOOP("SetColumn", "Copy the problem with its solution (KIF)"), ""),
        Export.COPY_BOD: (
            QT_TRANSLATE_NOOP("SetColumn", "Copy the problem as a Japanese diagram (BOD)"),
            "",
        ),
    },
    {
        SetWish.OPEN: (QT_TRANSLATE_NOOP("SetColumn", "Open a file of problems…"), _STANDARD.Open),
        SetWish.MAKE: (QT_TRANSLATE_NOOP("SetColumn", "Make new problems…"), ""),
        SetWish.ARRANGE: (QT_TRANSLATE_NOOP("SetColumn", "My problems: name, sort, delete…"), ""),
    },
    {
        Export.FILE: (QT_TRANSLATE_NOOP("SetColumn", "Save these problems as a file…"), ""),
        SetWish.PRINT: (QT_TRANSLATE_NOOP("SetColumn", "Print these problems…"), _STANDARD.Print),
    },
)
GATHER: Final = QT_TRANSLATE_NOOP("SetColumn", "Gather mistakes from my games…")
"""Where new positions to practise come from."""


def rules_of(problem: Problem) -> list[str]:
    """The rule options of a problem that are not as usual, each as "Title: choice"."""
    return changed_rules(load_variant(problem.variant, dict(problem.options)))


class _SetChoice(QComboBox):
    """Names of sets, which may be longer than there is room."""

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)


class SetColumn(QWidget):
    """Games, sets, problems and progress.

    Signals:
        game_chosen(str): the name of a variant.
        set_chosen(str): the name of a set.
        problem_chosen(int): the place of a problem in its set.
        wished(object): a SetWish or an Export, out of the menu below.
    """

    game_chosen = Signal(str)
    set_chosen = Signal(str)
    problem_chosen = Signal(int)
    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[SetEntry, ...] = ()
        self._groups: tuple[LengthGroup, ...] = (LengthGroup(0, ()),)
        self._shown = 0  # which group
        self.marks: list[ProblemMark] = []
        """What was done of each problem of the set, as it is shown."""
        self._set = ProblemSet("", ())
        self._practice = self._marked = False
        self._own_pieces = ""
        self._games = GameBox(())
        self._sets = _SetChoice()
        self._rules = ElidedLabel(folds=2)
        self.place = -1  # of the problem at hand
        self._lengths: Segments | None = None
        self._length_row = QVBoxLayout()
        self._length_label = PlainLabel(role="muted")
        self.grid, self._map_place = ProblemGrid(), QVBoxLayout()
        self._count, self._line = PlainLabel(role="muted"), ShareLine()
        self._told = folding_label("muted")
        self._told.hide()
        self.task_actions: Callable[[], Sequence[QAction]] = tuple
        """What can be done with the problem at hand, which is told by the window."""
        self.more, self.actions_ = QPushButton(), {row: QAction(self) for group in _MENU for row in group}
        self._build()
        self._games.chosen.connect(self.game_chosen)
        self._sets.activated.connect(self._set_activated)
        self.grid.problem_chosen.connect(self._cell_chosen)
        self.retranslate()

    def _build(self) -> None:
        self._rules.setProperty("role", "changed")
        self._rules.hide()
        self._length_row.setSpacing(SPACE // 2)
        self._length_row.addWidget(self._length_label)
        self._sets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._sets.setMinimumContentsLength(8)
        column = in_column(
            self._games,
            self._sets,
            self._rules,
            self._length_row,
            (self.grid, 1),
            self._map_place,
            self._count,
            self._line,
            self._told,
            of=self,
            margins=0,
            spacing=SPACE,
        )
        column.addSpacing(SPACE // 2)
        menu = QMenu(self.more)
        for group in _MENU:
            for row, (_, keys) in group.items():
                action = self.actions_[row]
                action.setShortcut(QKeySequence(keys))
                action.triggered.connect(partial(self.wished.emit, row))
        self.addActions([*self.actions_.values()])  # whose keys work while the menu is closed
        menu.aboutToShow.connect(self._fill_menu)
        self.more.setMenu(menu)
        column.addWidget(self.more)

    def take_map(self, map_: QWidget) -> None:
        """Shows the small map of the board below the problems, where it hides nothing."""
        self._map_place.addWidget(map_, 0, Qt.AlignmentFlag.AlignHCenter)

    def _fill_menu(self) -> None:
        menu = self.more.menu()
        for old in menu.actions():
            menu.removeAction(old)
        menu.addActions(self.task_actions())
        for group in _MENU:
            menu.addSeparator()
            menu.addActions([self.actions_[row] for row in group])

    # What the window tells

    def set_marks(self, marked: bool, possible: bool, own: str) -> None:
        """Whether the pieces wear marks that show their moves, and whether they may do so or not; `own` is the set that
        the person plays with."""
        self._marked, self._own_pieces = marked, own
        self.actions_[SetWish.MARKS].setText(marks_text(marked, own))
        self.actions_[SetWish.MARKS].setVisible(possible)

    def show_sets(self, games: Sequence[str], game: str, entries: Sequence[SetEntry], chosen: str) -> None:
        """The sets there are, of which one is open, and the game it belongs to, one of those that are offered; games
        without problems come last."""
        self._games.offer(games, [each.name for each in all_games() if each.name not in games])
        self._games.set_value(game)
        self._entries = tuple(entries)
        self._sets.clear()
        for at, entry in enumerate(entries):
            self._sets.addItem(excerpt(entry.title, NAME))
            self._sets.setItemData(at, tip(entry.path or entry.title), Qt.ItemDataRole.ToolTipRole)
        names = [entry.name for entry in entries]
        self._sets.setCurrentIndex(names.index(chosen) if chosen in names else -1)
        self._sets.setEnabled(bool(entries))

    def show_set(
        self, problem_set: ProblemSet, marks: Sequence[ProblemMark], by_length: bool, practice: bool = False
    ) -> None:
        """Another set with what was done of it; `by_length`: in groups where that serves. `practice`: positions that
        come up again and again, which are not printed as problems."""
        self._set, self.marks, self._practice = problem_set, list(marks), practice
        there = bool(problem_set.problems)
        for row in (SetWish.ADD, Export.FILE, Export.COPY_SFEN, Export.COPY_KIF):
            self.actions_[row].setEnabled(there)
        self.actions_[SetWish.PRINT].setEnabled(there and not practice)
        variant = load_variant(problem_set.problems[0].variant) if problem_set.problems else None
        self.actions_[Export.COPY_BOD].setVisible(variant is not None and has_bod(variant))
        self._name_make()
        self._groups, self._shown = groups_of(problem_set, by_length), 0
        self.place = -1
        self._offer_lengths()
        self._show_group(0)
        self._show_count()

    def show_marks(self, marks: Sequence[ProblemMark]) -> None:
        """What was done of the problems of the set."""
        self.marks = list(marks)
        self._mark_cells()
        self._show_count()

    def show_problem(self, place: int) -> None:
        """Marks the problem at hand, in its group, and tells its rules where they are not as usual."""
        if place != self.place:
            self.tell("")
        self.place = place
        self._show_rules()
        group = next((n for n, group in enumerate(self._groups) if place in group.places), self._shown)
        if group != self._shown:
            self._show_group(group)
        places = self._groups[self._shown].places
        self.grid.show_problem(places.index(place) if place in places else -1)

    def tell(self, text: str) -> None:
        """What has just been done with the set or its problem; it stays until another problem is at hand."""
        self._told.setText(text)
        self._told.setVisible(bool(text))

    def number_of(self, place: int) -> tuple[int, int]:
        """Which number a problem of the set has in its group, from 1, and how many there are in it."""
        places = next(group.places for group in self._groups if place in group.places)
        return places.index(place) + 1, len(places)

    @property
    def shown(self) -> tuple[tuple[int, ...], int]:
        """The places of the problems that are shown, and how many plies they have (0: all lengths are shown)."""
        group = self._groups[self._shown]
        return group.places, group.plies

    def rules(self) -> str:
        """What is told of the rules of the problem at hand, "" where they are as usual."""
        return self._rules.text()

    @property
    def by_length(self) -> bool:
        """Whether the problems are shown in groups by their lengths."""
        return len(self._groups) > 1

    @property
    def order(self) -> list[int]:
        """The places of all problems as they follow one another in the groups."""
        return [place for group in self._groups for place in group.places]

    # The groups

    def _offer_lengths(self) -> None:
        """A button for each length, where there are several groups."""
        if self._lengths is not None:
            self._length_row.removeWidget(self._lengths)
            self._lengths.hide()  # at once, not when it is deleted
            self._lengths.deleteLater()
            self._lengths = None
        self._length_label.setVisible(len(self._groups) > 1)
        if len(self._groups) > 1:
            self._lengths = Segments([(str(n), str(group.plies)) for n, group in enumerate(self._groups)])
            self._lengths.chosen.connect(self._length_chosen)
            call(self._lengths, self._length_label.text())
            self._length_row.addWidget(self._lengths)
            self._lengths.show()  # at once: the layout would do it later
            stops = [self._sets, *self._lengths.findChildren(QToolButton), self.grid]
            for before, after in pairwise(stops):  # they were made later than their neighbours
                QWidget.setTabOrder(before, after)

    def _show_group(self, number: int) -> None:
        self._shown = number
        if self._lengths is not None:
            self._lengths.set_value(str(number))
        self.grid.show_problems([self._set.problems[place].title for place in self._groups[number].places])
        self._mark_cells()

    def _mark_cells(self) -> None:
        self.grid.set_marks([self.marks[place] for place in self._groups[self._shown].places])

    def _show_count(self) -> None:
        solved, total = sum(mark.solved for mark in self.marks), len(self.marks)
        self._line.set_share(solved / total if total else 0.0)
        text = self.tr("{n} to try today, {all} in all") if self._practice else self.tr("{done} of {all} solved")
        self._count.setText(text.format(done=solved, all=total, n=total - solved) if total else "")

    def _show_rules(self) -> None:
        known = 0 <= self.place < len(self._set.problems)
        self._rules.setText(", ".join(rules_of(self._set.problems[self.place])) if known else "")
        self._rules.setVisible(bool(self._rules.text()))

    def _name_make(self) -> None:
        """Where new ones come from."""
        made = next(group[SetWish.MAKE][0] for group in _MENU if SetWish.MAKE in group)
        self.actions_[SetWish.MAKE].setText(self.tr(GATHER if self._practice else made))

    # What the person chooses

    def _length_chosen(self, key: str) -> None:
        """A length stands for the first of its problems that is not solved yet."""
        places = self._groups[int(key)].places
        left = [place for place in places if not self.marks[place].solved]
        self.problem_chosen.emit(left[0] if left else places[0])

    def _cell_chosen(self, place: int) -> None:
        self.problem_chosen.emit(self._groups[self._shown].places[place])

    def _set_activated(self, at: int) -> None:
        self.set_chosen.emit(self._entries[at].name)

    def retranslate(self) -> None:
        call(self._games, self.tr("Game"))
        call(self._sets, self.tr("Set of problems"))
        self.grid.setAccessibleName(self.tr("Problems"))
        self._length_label.setText(self.tr("Mate in"))
        if self._lengths is not None:
            call(self._lengths, self._length_label.text())
        self.more.setText(self.tr("More"))
        for group in _MENU:
            for row, (text, _) in group.items():
                self.actions_[row].setText(self.tr(text))
        self._name_make()
        self.set_marks(self._marked, self.actions_[SetWish.MARKS].isVisible(), self._own_pieces)
        self._show_count()
        self._show_rules()
