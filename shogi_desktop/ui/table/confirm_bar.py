"""The two buttons beside a move that waits to be confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ..board.layout.layout import Box
from ..board.layout.placing import beside
from ..board.scene.notice import say_aloud
from ..look.theme import SPACE
from ..widgets.plain import tip
from ..widgets.side_marks import MarkedLabel

SIZE: Final = 20  # of an icon


class ConfirmBar(QFrame):
    """Stands on the viewport of a board, and leaves the focus to it.

    Signals:
        confirmed(), refused(): the answer.
    """

    confirmed = Signal()
    refused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._text = MarkedLabel()
        self._text.setProperty("role", "strong")
        self.yes, self.no = (self._button(signal) for signal in (self.confirmed, self.refused))
        self.yes.setProperty("primary", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, SPACE // 2 - 1, SPACE // 2, SPACE // 2 - 1)
        row.setSpacing(SPACE // 2)
        for each in (self._text, self.yes, self.no):
            row.addWidget(each)
        self.retranslate()
        self.hide()

    def _button(self, signal: object) -> QPushButton:
        button = QPushButton()
        button.setIconSize(QSize(SIZE, SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        button.clicked.connect(signal)
        return button

    def set_icons(self, yes: QIcon, no: QIcon) -> None:
        self.yes.setIcon(yes)
        self.no.setIcon(no)

    def ask(self, text: str) -> None:
        """About a move that is written so."""
        self._text.setText(text)
        self.show()
        self.raise_()
        say_aloud(self, self.tr("{move}: Enter plays it, Esc does not.").format(move=text))

    def place(self, squares: Iterable[Box], room: QSize) -> None:
        """Beside the last of the squares that the move touches, hiding none of them where that can be."""
        boxes = list(squares)
        self.adjustSize()
        size = self.width(), self.height()
        corner: QPoint = beside(boxes[-1], boxes[-1], size, QRect(QPoint(), room), boxes)
        self.move(corner)

    def retranslate(self) -> None:
        for button, name in ((self.yes, self.tr("Play it")), (self.no, self.tr("Not that"))):
            button.setAccessibleName(name)
        self.yes.setToolTip(tip(self.tr("Play it (Enter)")))
        self.no.setToolTip(tip(self.tr("Not that (Esc)")))
