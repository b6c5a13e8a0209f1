"""What a problem asks, how the solving goes, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ...look.theme import SPACE
from ...widgets.plain import RichLabel, folding_label
from ...widgets.side_marks import SideMark
from ...widgets.task_sheet import TaskSheet
from ...widgets.wish_button import WishButton
from ...words.i18n import QT_TRANSLATE_NOOP
from ...words.texts import SIDE_MARKS, side_name
from ..around import AroundRow
from ..wishes import Wish
from .defence_list import DefenceList
from .fact_row import FactRow
from .message_card import MessageCard
from .waiting_row import WaitingRow

_BUTTONS: Final = {
    Wish.TAKE_BACK: (QT_TRANSLATE_NOOP("SolvePanel", "Take back"), "Ctrl+Z"),
    Wish.RESTART: (QT_TRANSLATE_NOOP("SolvePanel", "Try again"), "Ctrl+R"),
    Wish.HINT: (QT_TRANSLATE_NOOP("SolvePanel", "Hint"), "Ctrl+H"),
    Wish.GIVE_UP: (QT_TRANSLATE_NOOP("SolvePanel", "Give up"), "Ctrl+G"),
    Wish.STEP_BACK: (QT_TRANSLATE_NOOP("SolvePanel", "Move back"), "Ctrl+Left"),
    Wish.STEP_ON: (QT_TRANSLATE_NOOP("SolvePanel", "Next move"), "Ctrl+Right"),
}
_ROWS: Final = (
    (Wish.TAKE_BACK, Wish.RESTART),
    (Wish.HINT, Wish.GIVE_UP),
    (Wish.STEP_BACK, Wish.STEP_ON),
)
_PLAYING: Final = (Wish.HINT, Wish.GIVE_UP)
_LOOKING: Final = (Wish.STEP_BACK, Wish.STEP_ON)
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
        self._buttons = {wish: self._button(wish) for wish in _BUTTONS}
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
        task = QHBoxLayout()
        task.setSpacing(SPACE)
        task.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        task.addWidget(self._task, 1)
        sheet = TaskSheet()
        column = sheet.column
        column.addWidget(self._place)
        column.addLayout(task)
        for widget in (self._title, self._length, self.facts, self.card, self.waiting, self._moves, self.defences):
            column.addWidget(widget)
        column.addStretch(1)
        sheet.put_above(self._button_rows(), self)

    def _button_rows(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(SPACE)
        for wishes in _ROWS:
            row = QHBoxLayout()
            self._fill(row, wishes)
            rows.addLayout(row)
        return rows

    def _fill(self, row: QHBoxLayout, wishes: tuple[Wish, ...]) -> None:
        row.setSpacing(SPACE)
        for wish in wishes:
            row.addWidget(self._buttons[wish])

    def _button(self, wish: Wish) -> WishButton:
        button = WishButton(wish, _BUTTONS[wish][1])
        button.wished.connect(self.wished)
        return button

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

    def set_wishes(self, allowed: Mapping[Wish, bool], primary: Wish | None = None) -> None:
        """Which buttons can be used, and the one to press next."""
        for wish, button in self._buttons.items():
            button.setEnabled(allowed.get(wish, False))
            button.set_primary(wish is primary)
        self.around.allow(allowed, primary is Wish.NEXT)

    def focus_on(self, wish: Wish) -> None:
        if wish is Wish.NEXT:
            self.around.focus_on_next()
        else:
            self._buttons[wish].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._length.setText(self.tr("Show the length"))
        for wish, (text, _) in _BUTTONS.items():
            self._buttons[wish].name(QCoreApplication.translate("SolvePanel", text))
        self.around.retranslate()
        self.facts.retranslate()
        self.waiting.retranslate()
        self._say_task()
