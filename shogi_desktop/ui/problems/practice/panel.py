"""What a position to practise asks, where it comes from, how the answer was, and the buttons below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...look.theme import SPACE
from ...widgets.plain import RichLabel, folding_label
from ...widgets.side_marks import SideMark
from ...widgets.task_sheet import TaskSheet
from ...widgets.wish_button import WishButton
from ...words.i18n import QT_TRANSLATE_NOOP
from ...words.texts import SIDE_MARKS, side_name
from ..solving.message_card import MessageCard
from ..solving.waiting_row import WaitingRow
from ..wishes import Wish

_BUTTONS: Final = {
    Wish.HINT: (QT_TRANSLATE_NOOP("PracticePanel", "Hint"), "Ctrl+H", ""),
    Wish.GIVE_UP: (QT_TRANSLATE_NOOP("PracticePanel", "Give up"), "Ctrl+G", ""),
    Wish.RESTART: (QT_TRANSLATE_NOOP("PracticePanel", "Try again"), "Ctrl+R", ""),
    Wish.FORGET: (
        QT_TRANSLATE_NOOP("PracticePanel", "Forget"),
        "Ctrl+Del",
        QT_TRANSLATE_NOOP("PracticePanel", "This position shall not come up again"),
    ),
    Wish.STEP_BACK: (QT_TRANSLATE_NOOP("PracticePanel", "Move back"), "Ctrl+Left", ""),
    Wish.STEP_ON: (QT_TRANSLATE_NOOP("PracticePanel", "Next move"), "Ctrl+Right", ""),
}
_ROWS: Final = ((Wish.HINT, Wish.GIVE_UP), (Wish.STEP_BACK, Wish.STEP_ON), (Wish.RESTART, Wish.FORGET))
_ASKING: Final = (Wish.HINT, Wish.GIVE_UP)
_LOOKING: Final = (Wish.STEP_BACK, Wish.STEP_ON)
"""Instead of the buttons that help, where the better line can be walked through."""


class PracticePanel(QWidget):
    """Shows one position to practise; knows nothing of the board.

    Signals:
        wished(object): a Wish.
        cancelled(): nobody wants to wait any longer.
    """

    wished = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = 0
        self._mark = SideMark()
        self._mark.setProperty("role", "title")
        self._place, self._task = folding_label("muted"), folding_label("title")
        self._origin, self._again = folding_label("muted"), folding_label("muted")
        self._moves = RichLabel()
        self._moves.setWordWrap(True)
        self.card, self.waiting = MessageCard(), WaitingRow()
        self._buttons = {wish: WishButton(wish, keys) for wish, (_, keys, _) in _BUTTONS.items()}
        for button in self._buttons.values():
            button.wished.connect(self.wished)
        self.waiting.cancelled.connect(self.cancelled)
        self._build()
        self.show_nothing("")
        self.show_walk(False)
        self.retranslate()

    def _build(self) -> None:
        task = QHBoxLayout()
        task.setSpacing(SPACE)
        task.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        task.addWidget(self._task, 1)
        sheet = TaskSheet()
        column = sheet.column
        column.addWidget(self._place)
        column.addLayout(task)
        for widget in (self._origin, self._again, self.card, self.waiting, self._moves):
            column.addWidget(widget)
        column.addStretch(1)
        sheet.put_above(self._button_rows(), self)

    def _button_rows(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(SPACE)
        for wishes in _ROWS:
            row = QHBoxLayout()
            row.setSpacing(SPACE)
            for wish in wishes:
                row.addWidget(self._buttons[wish])
            rows.addLayout(row)
        return rows

    # What the controller tells

    def show_exercise(self, place: str, side: int, origin: str, again: str) -> None:
        """A position: where in the set it is, who is to move, out of which game, and when it comes up again."""
        self._side = side
        self._place.setText(place)
        self._mark.setText(SIDE_MARKS[side])
        self._origin.setText(origin)
        self._again.setText(again)
        self._show_parts(True)
        self._say_task()

    def show_nothing(self, text: str) -> None:
        """There is no position; the text says why."""
        self._place.setText(text)
        self._show_parts(False)

    def _show_parts(self, shown: bool) -> None:
        """What belongs to a position."""
        for widget in (self._mark, self._task, self._origin, self._again):
            widget.setVisible(shown)
        if not shown:
            self._moves.hide()
            self.card.tell("")

    def _say_task(self) -> None:
        self._task.setText(self.tr("{side} to play: find a good move").format(side=side_name(self._side)))

    def show_moves(self, line: str) -> None:
        """A line of moves, as rich text."""
        self._moves.setText(line)
        self._moves.setVisible(bool(line))

    def show_walk(self, walking: bool) -> None:
        """Buttons to walk through the better line instead of those that help to find it."""
        for wish in (*_ASKING, *_LOOKING):
            self._buttons[wish].setVisible((wish in _LOOKING) == walking)

    def set_wishes(self, allowed: Mapping[Wish, bool], primary: Wish | None = None) -> None:
        """Which buttons can be used, and the one to press next."""
        for wish, button in self._buttons.items():
            button.setEnabled(allowed.get(wish, False))
            button.set_primary(wish is primary)

    def focus_on(self, wish: Wish) -> None:
        self._buttons[wish].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        for wish, (text, _, what) in _BUTTONS.items():
            words = (QCoreApplication.translate("PracticePanel", each) if each else "" for each in (text, what))
            self._buttons[wish].name(*words)
        self.waiting.retranslate()
        self._say_task()
