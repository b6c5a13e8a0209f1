"""What the pages beside the board have in common: wishes, the buttons that lead on, cards and lines that tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ..look.theme import SPACE
from ..widgets.forms import TaskSheet
from ..widgets.keys import WishButtons
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, RichLabel, folding_label
from ..widgets.side_marks import SideMark
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from ..words.texts import SIDE_MARKS


class ProblemWish(Enum):
    """The last three lead away from the problem; FORGET is for positions that are practised."""

    TAKE_BACK = auto()
    RESTART = auto()
    HINT = auto()
    GIVE_UP = auto()
    STEP_BACK = auto()
    STEP_ON = auto()
    FORGET = auto()
    PREVIOUS = auto()
    EDIT = auto()
    NEXT = auto()


class QuietWishes(QObject):
    """Wishes of which there is no button: actions of a widget, for a menu; their keys work where that is seen.

    Signals:
        wished(object): a ProblemWish.
    """

    wished = Signal(object)

    def __init__(self, texts: Mapping[ProblemWish, tuple[str, str]], owner: QWidget) -> None:
        """Each with its text, of the context SolvePanel, and its key."""
        super().__init__(owner)
        self._texts = texts
        self._actions = {wish: QAction(owner) for wish in texts}
        for wish, action in self._actions.items():
            action.setData(wish)
            action.setShortcut(texts[wish][1])
            action.triggered.connect(partial(self.wished.emit, wish))
        owner.addActions([*self._actions.values()])

    def allow(self, allowed: Mapping[ProblemWish, bool]) -> None:
        """Which are possible."""
        for wish, action in self._actions.items():
            action.setEnabled(allowed.get(wish, False))

    def retranslate(self) -> None:
        for wish, action in self._actions.items():
            action.setText(translate("SolvePanel", self._texts[wish][0]))


_QUIET: Final = {
    ProblemWish.PREVIOUS: (QT_TRANSLATE_NOOP("SolvePanel", "Previous problem"), "Alt+Left"),
    ProblemWish.EDIT: (QT_TRANSLATE_NOOP("SolvePanel", "Change this problem…"), "Ctrl+E"),
}
_BUTTONS: Final = {
    ProblemWish.NEXT: (
        QT_TRANSLATE_NOOP("SolvePanel", "Next problem"),
        "Alt+Right",
        QT_TRANSLATE_NOOP("SolvePanel", "The next problem that is not solved yet"),
    ),
}


class AroundRow(QWidget):
    """Leads to the next problem; the other ways away from one are its actions.

    Signals:
    wished(object): a Wish.
    """

    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = WishButtons("SolvePanel", _BUTTONS, self)
        self._quiet = QuietWishes(_QUIET, self)
        for wishes in (self._buttons, self._quiet):
            wishes.wished.connect(self.wished)
        in_row(self._buttons[ProblemWish.NEXT], of=self, margins=0)
        self.allow({})

    def allow(self, allowed: Mapping[ProblemWish, bool], primary: bool = False) -> None:
        """What can be wished now, and whether the next problem is what most people will want now."""
        self._buttons.allow(allowed)
        self._quiet.allow(allowed)
        self._buttons.set_primary(ProblemWish.NEXT if primary else None)

    def focus_on_next(self) -> None:
        self._buttons.focus_on(ProblemWish.NEXT)

    def retranslate(self) -> None:
        self._buttons.retranslate()
        self._quiet.retranslate()


class MessageCard(QFrame):
    """One strong line and, below it, more; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._said, self._more = PlainLabel(role="strong"), PlainLabel()
        for label in (self._said, self._more):
            label.setWordWrap(True)
        in_column(self._said, self._more, of=self, margins=(SPACE * 2, SPACE, SPACE * 2, SPACE), spacing=SPACE // 2)
        self.tell("")

    def tell(self, said: str, more: str = "", strong: bool = False) -> None:
        """Shows the words, or nothing for none; `strong` for the end of a problem."""
        self._said.setText(said)
        self._more.setText(more)
        self._said.setVisible(bool(said))
        self._more.setVisible(bool(more))
        self.setVisible(bool(said or more))
        if self.property("active") != strong:
            self.setProperty("active", strong)
            self.style().unpolish(self)
            self.style().polish(self)
        self.setAccessibleName(" ".join(filter(None, (said, more))))

    @property
    def said(self) -> str:
        """The strong line, "" while the card is hidden."""
        return self._said.text()


PATIENCE_MS: Final = 300  # most answers are there before, and a line that flashes up would only disturb


class WaitingRow(QWidget):
    """Seen once something has been awaited for a while.

    Signals:
        cancelled(): the button.
    """

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._cancel = folding_label("muted"), QPushButton()
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self.show)
        in_row((self._words, 1), self._cancel, of=self, margins=0, spacing=SPACE)
        self._cancel.clicked.connect(self.cancelled)
        self.hide()
        self.retranslate()

    def set_waiting(self, waiting: bool) -> None:
        """Whether something is awaited now."""
        if not waiting:
            self._patience.stop()
            self.hide()
        elif not self.isVisible() and not self._patience.isActive():
            self._patience.start(PATIENCE_MS)

    def retranslate(self) -> None:
        self._words.setText(self.tr("Looking for the answer …"))
        self._cancel.setText(self.tr("Cancel"))


_ASKING: Final = (ProblemWish.HINT, ProblemWish.GIVE_UP)
_WALKING: Final = (ProblemWish.STEP_BACK, ProblemWish.STEP_ON)
"""Instead of the buttons that help, where the moves of a solution are walked through."""


class TaskPanel(QWidget):
    """A position with a task, how it goes, and the buttons below; knows nothing of the board. `around` is the row that
    leads away from it: the window places it, for all its pages. What has no button is an action of the panel.

    Signals:
        wished(object): a ProblemWish.
        cancelled(): nobody wants to wait any longer.
    """

    wished = Signal(object)
    cancelled = Signal()

    def __init__(self, around: AroundRow, context: str, buttons: Mapping[ProblemWish, tuple[str, str, str]]) -> None:
        """The words of the `buttons` are looked up in a `context`."""
        super().__init__()
        self.around = around
        self._mark, self._moves = SideMark(), RichLabel()
        self._mark.setProperty("role", "title")
        self._moves.setWordWrap(True)
        self._place, self._task = folding_label("muted"), folding_label("title")
        self.card, self.waiting = MessageCard(), WaitingRow()
        self._buttons = WishButtons(context, buttons, self)
        self._buttons.wished.connect(self.wished)
        self.waiting.cancelled.connect(self.cancelled)

    def _put(self, told: Sequence[QWidget], below: Sequence[QWidget], rows: Sequence[dict[ProblemWish, int]]) -> None:
        """What is `told` of the task, and what stands `below` the moves; the buttons in rows."""
        task = in_row((self._mark, 0, Qt.AlignmentFlag.AlignTop), (self._task, 1), spacing=SPACE)
        sheet = TaskSheet()
        sheet.column.addWidget(self._place)
        sheet.column.addLayout(task)
        for widget in (*told, self.card, self.waiting, self._moves, *below):
            sheet.column.addWidget(widget)
        sheet.column.addStretch(1)
        sheet.put_above(self._buttons.rows(*rows), self)
        self.show_walk(False)  # not before they are in the panel: a button without a parent would be a window

    def _tell_place(self, place: str, side: int) -> None:
        """Where in the set the position is, and who is to move."""
        self._place.setText(place)
        self._mark.setText(SIDE_MARKS[side])
        self._show_parts(True)

    def show_nothing(self, text: str) -> None:
        """There is no position; the text says why."""
        self._place.setText(text)
        self._show_parts(False)

    def _show_parts(self, shown: bool) -> None:
        """What belongs to a position."""
        for widget in (self._mark, self._task):
            widget.setVisible(shown)
        if not shown:
            self._moves.hide()

    def show_moves(self, line: str) -> None:
        """The moves made so far, or a line of moves, as rich text."""
        self._moves.setText(line)
        self._moves.setVisible(bool(line))

    def show_walk(self, walking: bool) -> None:
        """Buttons to walk through a line instead of those that help to find it."""
        for wish in (*_ASKING, *_WALKING):
            self._buttons[wish].setVisible((wish in _WALKING) == walking)

    def set_wishes(self, allowed: Mapping[ProblemWish, bool], primary: ProblemWish | None = None) -> None:
        """Which buttons can be used, and the one to press next."""
        self._buttons.allow(allowed)
        self._buttons.set_primary(primary)

    def focus_on(self, wish: ProblemWish) -> None:
        if wish is ProblemWish.NEXT:
            self.around.focus_on_next()
        else:
            self._buttons.focus_on(wish)

    def retranslate(self) -> None:
        self._buttons.retranslate()
        self.waiting.retranslate()
        self._say_task()

    def _say_task(self) -> None:
        """What is to be done."""
        raise NotImplementedError
