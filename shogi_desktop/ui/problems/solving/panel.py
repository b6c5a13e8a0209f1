"""What a problem asks, how the solving goes, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QListWidget, QListWidgetItem, QWidget

from shogi_desktop.session.problems.solutions import Defence

from ...look.theme import SPACE
from ...widgets.layouts import in_column
from ...widgets.plain import PlainLabel, folding_label, tip
from ...words.i18n import QT_TRANSLATE_NOOP, translate
from ...words.texts import side_name, spent_text
from ..page_parts import AroundRow, ProblemWish, QuietWishes, TaskPanel

NOTHING: Final = "–"
COLUMNS: Final = 2


class FactRow(QWidget):
    """Figures with their names above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._time, self._best, self._run, self._longest = figures = [PlainLabel(NOTHING) for _ in range(4)]
        self._names = [PlainLabel() for _ in figures]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, SPACE // 2, 0, SPACE // 2)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(2)
        for at, (name, figure) in enumerate(zip(self._names, figures, strict=True)):
            row, column = divmod(at, COLUMNS)
            name.setProperty("role", "muted")
            figure.setProperty("role", "title")
            grid.addWidget(name, 3 * row, column)
            grid.addWidget(figure, 3 * row + 1, column)
            grid.setColumnStretch(column, 1)
        grid.setRowMinimumHeight(2, SPACE // 2)
        self.retranslate()

    def show_time(self, milliseconds: int) -> None:
        """The time spent on this problem so far."""
        self._time.setText(spent_text(milliseconds))

    def show_best(self, milliseconds: int) -> None:
        """The shortest time in which it was solved without help, 0 = not yet."""
        self._best.setText(spent_text(milliseconds) if milliseconds else NOTHING)

    def show_run(self, now: int, most: int) -> None:
        """How many problems were solved one after the other without a mistake, now and at best."""
        self._run.setText(str(now))
        self._longest.setText(str(most))

    def retranslate(self) -> None:
        names = (self.tr("Time"), self.tr("Best time"), self.tr("In a row"), self.tr("Longest run"))
        for label, text in zip(self._names, names, strict=True):
            label.setText(text)
        for widget in (*self._names[2:], self._run, self._longest):
            widget.setToolTip(self.tr("Problems solved one after the other without a mistake or help"))


MOST_ROWS: Final = 9
_AT: Final = Qt.ItemDataRole.UserRole


def defence_text(defence: Defence, moves: Sequence[str], alone: bool) -> str:
    """A row: the number of the answer, the answer, and how it goes on. `moves` are those of the whole line; `alone`
    tells that there is no other answer."""
    answer, rest = moves[defence.ply], " ".join(moves[defence.ply + 1 :])
    if not defence.mated:
        rest = translate("Defences", "not decided in the time")
    elif defence.useless:
        rest = translate("Defences", "useless interposition: {moves}").format(moves=rest)
    elif alone:
        rest = translate("Defences", "the only answer: {moves}").format(moves=rest)
    elif not defence.main:
        rest = translate("Defences", "mate in {n}: {moves}").format(n=defence.plies, moves=rest)
    return f"{defence.ply + 1}. {answer}   {rest}"


class DefenceList(QWidget):
    """Hidden while there is nothing to show.

    Signals:
        chosen(int): the place of a row that was clicked or confirmed.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = folding_label("muted")
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        in_column(self._head, self.list, of=self, margins=(0, SPACE, 0, 0), spacing=SPACE // 2)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.hide()

    def show_rows(self, rows: Sequence[tuple[str, bool]], busy: bool) -> None:
        """Rows with whether each is of the solution itself; `busy`: more may come."""
        chosen = self.list.currentRow() if self.list.count() else -1
        self.list.clear()
        for at, (text, main) in enumerate(rows):
            item = QListWidgetItem(text)
            item.setData(_AT, at)
            item.setToolTip(tip(text))
            font = item.font()
            font.setBold(main)
            item.setFont(font)
            self.list.addItem(item)
        if 0 <= chosen < len(rows) and not busy:
            self.list.setCurrentRow(chosen)
        head = self.tr("Defences are being looked at …") if busy else self.tr("Defences, the longest first")
        self._head.setText(head)
        self.list.setAccessibleName(self.tr("Defences"))
        height = max(self.list.sizeHintForRow(0), 1)
        self.list.setFixedHeight(height * min(len(rows), MOST_ROWS) + 4)
        self.setVisible(bool(rows))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(int(item.data(_AT)))


_BUTTONS: Final = {
    ProblemWish.TAKE_BACK: (QT_TRANSLATE_NOOP("SolvePanel", "Take back"), "Ctrl+Z", ""),
    ProblemWish.RESTART: (QT_TRANSLATE_NOOP("SolvePanel", "Try again"), "", ""),
    ProblemWish.HINT: (QT_TRANSLATE_NOOP("SolvePanel", "Hint"), "Ctrl+H", ""),
    ProblemWish.GIVE_UP: (QT_TRANSLATE_NOOP("SolvePanel", "Give up"), "Ctrl+G", ""),
    ProblemWish.STEP_BACK: (QT_TRANSLATE_NOOP("SolvePanel", "Move back"), "Ctrl+Left", ""),
    ProblemWish.STEP_ON: (QT_TRANSLATE_NOOP("SolvePanel", "Next move"), "Ctrl+Right", ""),
}
_QUIET: Final = {ProblemWish.RESTART: (QT_TRANSLATE_NOOP("SolvePanel", "Start this problem again"), "Ctrl+R")}
_ROWS: Final = (
    {ProblemWish.TAKE_BACK: 0, ProblemWish.RESTART: 0},
    {ProblemWish.HINT: 0, ProblemWish.GIVE_UP: 0},
    {ProblemWish.STEP_BACK: 0, ProblemWish.STEP_ON: 0},
)


class SolvePanel(TaskPanel):
    """Shows one problem.

    Signals:
        length_toggled(bool): whether the length shall be told.
        times_toggled(bool): whether the clock, and how one did before, shall be seen.
    """

    length_toggled = Signal(bool)
    times_toggled = Signal(bool)

    def __init__(self) -> None:
        super().__init__(AroundRow(), "SolvePanel", _BUTTONS)
        self._side, self._plies, self._prey = 0, 0, ""
        self._title, self._length = folding_label(""), QCheckBox()
        self.facts, self.defences = FactRow(), DefenceList()
        self._times = QAction(self, checkable=True)
        self._quiet = QuietWishes(_QUIET, self)
        self.addAction(self._times)
        for wishes in (self.around, self._quiet):
            wishes.wished.connect(self.wished)
        self._put((self._title, self._length, self.facts), (self.defences,), _ROWS)
        self._length.toggled.connect(self.length_toggled)
        self._times.triggered.connect(self.times_toggled)
        self.retranslate()

    def show_problem(self, place: str, title: str, side: int, plies: int, prey: str = "") -> None:
        """Another problem: `place` says where in the set it is, `plies` is its length, 0 where nobody knows, `prey`
        the name of what is to be mated, "" for a king."""
        self._side, self._plies, self._prey = side, plies, prey
        self._tell_place(place, side)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._say_task()

    def _show_parts(self, shown: bool) -> None:
        super()._show_parts(shown)
        self._length.setVisible(shown)
        self._times.setEnabled(shown)
        self.facts.setVisible(shown and self._times.isChecked())
        if not shown:
            self._title.hide()
            self.defences.hide()

    def show_length(self, shown: bool) -> None:
        self._length.setChecked(shown)
        self._say_task()

    def show_times(self, shown: bool) -> None:
        self._times.setChecked(shown)
        self.facts.setVisible(shown and self._times.isEnabled())

    def _say_task(self) -> None:
        side = side_name(self._side)
        if self._plies and self._length.isChecked():
            text = self.tr("{side} to play and mate in {n}").format(side=side, n=self._plies)
            text = text.replace(f" {self._plies}", f"\u00a0{self._plies}")  # no number alone in its line
            if self._plies == 1:  # for who has never solved one
                text += "\n" + self._first_help()
            self._task.setText(text)
        else:
            self._task.setText(self.tr("{side} to play and mate").format(side=side))

    def _first_help(self) -> str:
        if not self._prey:
            return self.tr("Give check so that the king cannot escape.")
        return self.tr("Give check so that the {piece} cannot escape.").format(piece=self._prey)

    def set_wishes(self, allowed: Mapping[ProblemWish, bool], primary: ProblemWish | None = None) -> None:
        super().set_wishes(allowed, primary)
        self._quiet.allow(allowed)
        again = allowed.get(ProblemWish.RESTART, False) and not allowed.get(ProblemWish.TAKE_BACK, False)
        self._buttons[ProblemWish.TAKE_BACK].setVisible(not again)
        self._buttons[ProblemWish.RESTART].setVisible(again)
        self.around.allow(allowed, primary is ProblemWish.NEXT)

    def retranslate(self) -> None:
        super().retranslate()
        self._quiet.retranslate()
        self._length.setText(self.tr("Show the length"))
        self._times.setText(self.tr("Show the time"))
        self.around.retranslate()
        self.facts.retranslate()
