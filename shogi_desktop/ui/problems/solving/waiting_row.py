"""A quiet line for the rare answer that takes a while, with a button for those who do not want to wait."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...look.theme import SPACE
from ...widgets.plain import PlainLabel

PATIENCE_MS: Final = 300  # most answers are there before, and a line that flashes up would only disturb


class WaitingRow(QWidget):
    """Seen once something has been awaited for a while.

    Signals:
        cancelled(): the button.
    """

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._cancel = PlainLabel(), QPushButton()
        self._words.setProperty("role", "muted")
        self._words.setWordWrap(True)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self.show)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self._words, 1)
        row.addWidget(self._cancel)
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
