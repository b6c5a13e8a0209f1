"""What a problem asks, how the solving goes, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QListWidget, QListWidgetItem, QWidget

from shogi_desktop.session.problems.solutions import Defence

from ...look.theme import SPACE
from ...widgets.forms import TaskSheet
from ...widgets.keys import WishButtons
from ...widgets.layouts import in_column, in_row
from ...widgets.plain import PlainLabel, RichLabel, folding_label, tip
from ...widgets.side_marks import SideMark
from ...words.i18n import QT_TRANSLATE_NOOP, translate
from ...words.texts import SIDE_MARKS, side_name, spent_text
from ..page_parts import AroundRow, MessageCard, ProblemWish, WaitingRow

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
    ProblemWish.RESTART: (QT_TRANSLATE_NOOP("SolvePanel", "Try again"), "Ctrl+R", ""),
    ProblemWish.HINT: (QT_TRANSLATE_NOOP("SolvePanel", "Hint"), "Ctrl+H", ""),
    ProblemWish.GIVE_UP: (QT_TRANSLATE_NOOP("SolvePanel", "Give up"), "Ctrl+G", ""),
    ProblemWish.STEP_BACK: (QT_TRANSLATE_NOOP("SolvePanel", "Move back"), "Ctrl+Left", ""),
    ProblemWish.STEP_ON: (QT_TRANSLATE_NOOP("SolvePanel", "Next move"), "Ctrl+Right", ""),
}
_ROWS: Final = (
    {ProblemWish.TAKE_BACK: 0, ProblemWish.RESTART: 0},
    {ProblemWish.HINT: 0, ProblemWish.GIVE_UP: 0},
    {ProblemWish.STEP_BACK: 0, ProblemWish.STEP_ON: 0},
)
_PLAYING: Final = (ProblemWish.HINT, ProblemWish.GIVE_UP)
_LOOKING: Final = (ProblemWish.STEP_BACK, ProblemWish.STEP_ON)
"""Instead of the buttons that help to solve, where the moves of a solution are walked through."""


class SolvePanel(QWidget):
    """Shows one problem; knows nothing of the board.

    `around` is the row of buttons that lead away from the problem: the window places it, for all its pages.

    Signals:
        wished(object): a Wish.
        length_toggled(bool): whether the length shall be told.
        cancelled(): nobody wants to wait any longer.
    """

    wished = Signal(object)
    length_toggled = Signal(bool)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side, self._plies = 0, 0
        self._mark = SideMark()
        self._place, self._task, self._title = folding_label("muted"), folding_label("title"), folding_label("")
        self._length = QCheckBox()
        self.facts = FactRow()
        self._moves = RichLabel()
        self.card, self.waiting, self.defences = MessageCard(), WaitingRow(), DefenceList()
        self._buttons = WishButtons("SolvePanel", _BUTTONS, self)
        self._buttons.wished.connect(self.wished)
        self.around = AroundRow()
        self.around.wished.connect(self.wished)
        self._build()
        self._length.toggled.connect(self.length_toggled)
        self.waiting.cancelled.connect(self.cancelled)
        self.show_walk(False)
        self.retranslate()

    def _build(self) -> None:
        self._moves.setWordWrap(True)
        self._mark.setProperty("role", "title")
        task = in_row((self._mark, 0, Qt.AlignmentFlag.AlignTop), (self._task, 1), spacing=SPACE)
        sheet = TaskSheet()
        column = sheet.column
        column.addWidget(self._place)
        column.addLayout(task)
        for widget in (self._title, self._length, self.facts, self.card, self.waiting, self._moves, self.defences):
            column.addWidget(widget)
        column.addStretch(1)
        sheet.put_above(self._buttons.rows(*_ROWS), self)

    # What the window tells

    def show_problem(self, place: str, title: str, side: int, plies: int) -> None:
        """Another problem: `place` says where in the set it is, `plies` is its length, 0 where nobody knows."""
        self._side, self._plies = side, plies
        self._place.setText(place)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._mark.setText(SIDE_MARKS[side])
        self._show_parts(True)
        self._say_task()

    def show_nothing(self, text: str) -> None:
        """There is no problem; the text says why."""
        self._place.setText(text)
        self._show_parts(False)

    def _show_parts(self, shown: bool) -> None:
        """What belongs to a problem."""
        for widget in (self._mark, self._task, self._length, self.facts):
            widget.setVisible(shown)
        if not shown:
            self._title.hide()
            self._moves.hide()
            self.defences.hide()

    def show_length(self, shown: bool) -> None:
        """Whether the length is told."""
        self._length.setChecked(shown)
        self._say_task()

    def _say_task(self) -> None:
        side = side_name(self._side)
        if self._plies and self._length.isChecked():
            text = self.tr("{side} to play and mate in {n}").format(side=side, n=self._plies)
            self._task.setText(text.replace(f" {self._plies}", f"\u00a0{self._plies}"))  # no number alone in its line
        else:
            self._task.setText(self.tr("{side} to play and mate").format(side=side))

    def show_moves(self, line: str) -> None:
        """The moves made so far, as rich text."""
        self._moves.setText(line)
        self._moves.setVisible(bool(line))

    def show_walk(self, walking: bool) -> None:
        """Buttons to walk through a solution instead of those that help to solve."""
        for wish in (*_PLAYING, *_LOOKING):
            self._buttons[wish].setVisible((wish in _LOOKING) == walking)

    def set_wishes(self, allowed: Mapping[ProblemWish, bool], primary: ProblemWish | None = None) -> None:
        """Which buttons can be used, and the one to press next."""
        self._buttons.allow(allowed)
        self._buttons.set_primary(primary)
        self.around.allow(allowed, primary is ProblemWish.NEXT)

    def focus_on(self, wish: ProblemWish) -> None:
        if wish is ProblemWish.NEXT:
            self.around.focus_on_next()
        else:
            self._buttons.focus_on(wish)

    def retranslate(self) -> None:
        self._length.setText(self.tr("Show the length"))
        self._buttons.retranslate()
        self.around.retranslate()
        self.facts.retranslate()
        self.waiting.retranslate()
        self._say_task()
