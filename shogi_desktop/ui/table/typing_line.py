"""The line under the board in which moves are typed, with what is understood of them beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QWidget

from ..board.scene.notice import say_aloud
from ..look.lettering import letter_width
from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel

LETTERS: Final = 18  # of the field's width
LONGEST: Final = 120


class TypingLine(QFrame):
    """Signals:
    typed(str): the text is another one now.
    entered(): Enter.
    cancelled(): Escape; what is typed is deleted first.
    left(): Escape with nothing typed, or its button.
    """

    typed = Signal(str)
    entered = Signal()
    cancelled = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.setFixedWidth(round(letter_width(self.field.font()) * LETTERS) + 4 * SPACE)
        self.field.setAcceptDrops(False)  # a file dragged over it belongs to the window
        self.field.textChanged.connect(self.typed)
        self.field.installEventFilter(self)
        self.name = PlainLabel()
        self.name.setProperty("role", "muted")
        self.name.setBuddy(self.field)
        self._meaning = ElidedLabel()
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        row.setSpacing(SPACE)
        row.addWidget(self.name)
        row.addWidget(self.field)
        row.addWidget(self._meaning, 1)
        row.addWidget(self._close)
        self.retranslate()
        self.hide()

    def open(self) -> None:
        """It is seen, and the keyboard is its own."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_meaning(self, text: str, clear: bool) -> None:
        """What is understood; `clear`: one move is meant."""
        self._meaning.setText(text)
        role = "strong" if clear else "muted"
        if self._meaning.property("role") != role:
            self._meaning.setProperty("role", role)
            self._meaning.style().polish(self._meaning)
        if text and self.field.hasFocus():
            say_aloud(self.field, text)

    def meaning(self) -> str:
        """What it says of the text."""
        return self._meaning.text()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.entered.emit()
                return True
            if event.key() == Qt.Key.Key_Escape:
                (self.cancelled if self.field.text() else self.left).emit()
                self.field.clear()
                return True
        return False

    def retranslate(self) -> None:
        self.name.setText(self.tr("Move:"))
        self.field.setAccessibleName(self.tr("Move in any notation"))
        self.field.setPlaceholderText(self.tr("P-7f, 76fu, 7g7f"))
        self.field.setToolTip(
            self.tr("In any notation: P-7f, 76fu, ７六歩, 7g7f, 7776. Enter plays it, Esc goes back to the board.")
        )
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
