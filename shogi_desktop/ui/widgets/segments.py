"""A row of buttons of which one is down: a choice among few that all can be seen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from .side_marks import mark_icon, side_of

MARK_SIZE = 16


class Segments(QWidget):
    """Keys with their texts (the mark of a side before one is drawn); `chosen` tells the key that went down."""

    chosen = Signal(str)

    def __init__(self, choices: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = [key for key, _ in choices]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for at in range(len(choices)):
            button = QToolButton()
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(button, at)
            row.addWidget(button)
        self.set_texts([text for _, text in choices])
        self._group.idClicked.connect(self._clicked)
        self.setFocusProxy(self._group.button(0))

    def set_texts(self, texts: list[str]) -> None:
        """Other words for the same keys, in their order."""
        for at, text in enumerate(texts):
            button, side = self._group.button(at), side_of(text)
            button.setText(text if side < 0 else text[1:].strip())
            if side >= 0 and isinstance(button, QToolButton):
                button.setIcon(mark_icon(side, MARK_SIZE))
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def value(self) -> str:
        return self._keys[max(self._group.checkedId(), 0)]

    def set_value(self, key: str) -> None:
        self._group.button(self._keys.index(key)).setChecked(True)

    def _clicked(self, at: int) -> None:
        self.chosen.emit(self._keys[at])
