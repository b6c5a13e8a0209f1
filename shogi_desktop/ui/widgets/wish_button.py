"""A button of a panel that asks for one thing: by mouse, by its keys, or by Enter."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QSizePolicy

from .plain import tip


class WishButton(QPushButton):
    """As wide as its share of the row; without words until `name`.

    Signals:
        wished(object): what it asks for.
    """

    wished = Signal(object)

    def __init__(self, wish: Enum, keys: str) -> None:
        super().__init__()
        self._keys = QKeySequence(keys)
        self.setProperty("wish", wish)
        self.setAutoDefault(True)  # Enter presses it too, as in a dialog
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._tell)

    def name(self, text: str, what: str = "") -> None:
        """Writes on it; `what` it does is told where the text does not say it all."""
        self.setText(text)
        self.setShortcut(self._keys)  # Qt forgets them with the old text
        keys = self._keys.toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(tip(f"{what} ({keys})" if what else keys))

    def set_primary(self, primary: bool) -> None:
        """Whether it is the one to press next."""
        if self.property("primary") != primary:
            self.setProperty("primary", primary)
            self.style().unpolish(self)
            self.style().polish(self)

    def _tell(self) -> None:
        self.wished.emit(self.property("wish"))
