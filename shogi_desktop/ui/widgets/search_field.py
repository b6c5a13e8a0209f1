"""The field in which a piece is searched for; the list is walked without leaving it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget


class SearchField(QLineEdit):
    """Signals:
    walked(int): +1 down, -1 up in what was found.
    confirmed(): Enter.
    left(): Escape with nothing typed.
    """

    walked = Signal(int)
    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self._name_button()
        self._retranslate()

    def _name_button(self) -> None:
        """Qt gives its sign a name for nobody who does not see it."""
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear"))

    def _retranslate(self) -> None:
        self.setPlaceholderText(self.tr("Search: name, kanji or letters"))
        self.setAccessibleName(self.tr("Search for a piece"))
        self.setToolTip(self.tr("Names in any spelling, kanji or letters, old ones too: gold, kinsho, 金, +P, FK"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_button()
            self._retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
