"""The narrow strip in the place of the panel: a button that brings it back, and those that are needed most."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ..look.theme import SPACE
from .actions import Actions
from .ids import ActionId

_BUTTONS: Final = (
    ActionId.PANEL,
    None,
    ActionId.BACK,
    ActionId.FORWARD,
    None,
    ActionId.TAKE_BACK,
    ActionId.HINT,
    ActionId.FLIP,
)
_ICON: Final = QSize(22, 22)


class Rail(QWidget):
    """Only places things; None leaves room between groups."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SPACE, SPACE // 2, SPACE)
        column.setSpacing(SPACE // 2)
        for id_ in _BUTTONS:
            if id_ is None:
                column.addStretch(1)
                continue
            button = QToolButton()
            button.setDefaultAction(actions[id_])
            button.setIconSize(_ICON)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            column.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
