"""What the pages beside the board have in common: wishes, the buttons that lead on, cards and lines that tell."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ..look.theme import SPACE
from ..widgets.keys import WishButtons
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, folding_label
from ..words.i18n import QT_TRANSLATE_NOOP


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


MARGINS: Final = 20  # pixels beside the words on a button of three in a row
CLOSE: Final = "QPushButton { padding-left: 4px; padding-right: 4px; }"


_BUTTONS: Final = {
    ProblemWish.PREVIOUS: (
        QT_TRANSLATE_NOOP("SolvePanel", "Previous"),
        "Alt+Left",
        QT_TRANSLATE_NOOP("SolvePanel", "The problem before this one"),
    ),
    ProblemWish.EDIT: (
        QT_TRANSLATE_NOOP("SolvePanel", "Edit"),
        "Ctrl+E",
        QT_TRANSLATE_NOOP("SolvePanel", "Change this problem in the editor"),
    ),
    ProblemWish.NEXT: (
        QT_TRANSLATE_NOOP("SolvePanel", "Next problem"),
        "Alt+Right",
        QT_TRANSLATE_NOOP("SolvePanel", "The next problem that is not solved yet"),
    ),
}


class AroundRow(QWidget):
    """Signals:
    wished(object): a Wish.
    """

    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = WishButtons("SolvePanel", _BUTTONS, self)
        self._buttons.wished.connect(self.wished)
        self._row = in_row(*(self._buttons[wish] for wish in _BUTTONS), of=self, margins=0, spacing=SPACE)
        self.setStyleSheet(CLOSE)
        self.allow({})

    def allow(self, allowed: Mapping[ProblemWish, bool], primary: bool = False) -> None:
        """What can be wished now, and whether the next problem is what most people will want now."""
        self._buttons.allow(allowed)
        self._buttons.set_primary(ProblemWish.NEXT if primary else None)

    def focus_on_next(self) -> None:
        self._buttons.focus_on(ProblemWish.NEXT)

    def retranslate(self) -> None:
        self._buttons.retranslate()
        for button in map(self._buttons.__getitem__, _BUTTONS):  # their words differ in length
            self._row.setStretchFactor(button, button.fontMetrics().horizontalAdvance(button.text()) + MARGINS)


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
