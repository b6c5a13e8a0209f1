"""What a panel says of a task, above its buttons: scrolled where there is too little room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from ..look.theme import SPACE


class TaskSheet(QScrollArea):
    """`column` is what stands on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sheet = QWidget()
        self.column = QVBoxLayout(sheet)
        self.column.setContentsMargins(0, 0, SPACE // 2, 0)
        self.column.setSpacing(SPACE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("start")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(sheet)

    def put_above(self, buttons: QLayout, panel: QWidget) -> None:
        """Both fill the panel, the buttons at its foot."""
        outer = QVBoxLayout(panel)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(SPACE * 2)
        outer.addWidget(self, 1)
        outer.addLayout(buttons)
