"""The narrow strip in the place of the panel: a button that brings it back, and those that are needed most."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ..desk import Desk
from ..look.theme import SPACE

_BUTTONS: Final = (
    "PANEL",
    None,
    "BACK",
    "FORWARD",
    None,
    "TAKE_BACK",
    "HINT",
    "FLIP",
)
_ICON: Final = QSize(22, 22)


class Rail(QWidget):
    """Only places things; None leaves room between groups."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SPACE, SPACE // 2, SPACE)
        column.setSpacing(SPACE // 2)
        for name in _BUTTONS:
            if name is None:
                column.addStretch(1)
                continue
            button = QToolButton()
            button.setDefaultAction(desk.action(name))
            button.setIconSize(_ICON)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            column.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
