"""A line of moves in rows of buttons, the one on the board pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QScrollArea, QSizePolicy, QToolButton, QWidget

from ...widgets.plain import tip
from ...widgets.side_marks import mark_icon, side_of

MARK: Final = 13  # pixels of a side's mark
GAP: Final = 1
MOST_ROWS: Final = 3


class MainLine(QScrollArea):
    """Signals:
    move_wished(int): the number of a move that was clicked, from 0.
    """

    move_wished = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most_rows = MOST_ROWS
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.move_wished)
        self._sheet = _Rows()
        self.setObjectName("start")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWidgetResizable(True)
        self.setWidget(self._sheet)

    def buttons(self) -> list[QToolButton]:
        """Those of the moves, in their order."""
        return list(self._sheet.buttons)

    def texts(self) -> list[str]:
        """The moves in full, each with the mark of its side."""
        return [button.accessibleName() for button in self._sheet.buttons]

    def show_line(self, texts: list[str]) -> None:
        """Another line; each text begins with the mark of its side."""
        for button in self._sheet.buttons:
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._sheet.buttons = [_MoveButton(text, self._sheet) for text in texts]
        for at, button in enumerate(self._sheet.buttons):
            self._group.addButton(button, at)
            button.show()
        self.setVisible(bool(texts))
        self._fit()

    def set_most_rows(self, count: int) -> None:
        """How many rows are seen at most; what is longer is scrolled."""
        self._most_rows = count
        self._fit()

    def show_at(self, number: int) -> None:
        """Presses the button of a move; -1: none of them is on the board."""
        self._group.setExclusive(False)  # or the last one could not be released
        for at, button in enumerate(self._sheet.buttons):
            button.setChecked(at == number)
        self._group.setExclusive(True)
        if 0 <= number < len(self._sheet.buttons):
            self.ensureWidgetVisible(self._sheet.buttons[number], 0, 2)

    def shown(self) -> int:
        """The number of the move that is pressed, -1 for none."""
        return self._group.checkedId()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its rows, up to a limit."""
        room = self.viewport().width()
        row = max((button.whole().height() for button in self._sheet.buttons), default=0)
        self.setFixedHeight(min(self._sheet.heightForWidth(room), self._most_rows * (row + GAP)))
        self._sheet.place()


class _MoveButton(QToolButton):
    """A move that ends with an ellipsis where it is too long for its row."""

    def __init__(self, text: str, parent: QWidget) -> None:
        """`text` begins with the mark of its side."""
        super().__init__(parent)
        side = side_of(text)
        self._move = text if side < 0 else text[1:].strip()
        self.setText(self._move)
        if side >= 0:
            self.setIcon(mark_icon(side, MARK))
            self.setIconSize(QSize(MARK, MARK))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setCheckable(True)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._whole = self.sizeHint()

    def whole(self) -> QSize:
        """What the whole move needs."""
        return self._whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        missing = self._whole.width() - self.width()
        metrics = self.fontMetrics()
        room = metrics.horizontalAdvance(self._move) - max(missing, 0)
        text = metrics.elidedText(self._move, Qt.TextElideMode.ElideRight, room) if missing > 0 else self._move
        if text != self.text():
            self.setText(text)
        self.setToolTip(tip(self._move) if missing > 0 else "")


class _Rows(QWidget):
    """Buttons from left to right, broken into rows."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[_MoveButton] = []

    def _boxes(self, width: int) -> list[QRect]:
        boxes: list[QRect] = []
        x = y = 0
        for button in self.buttons:
            size = button.whole().boundedTo(QSize(max(width, 1), 1 << 10))
            if x and x + size.width() > width:
                x, y = 0, y + size.height() + GAP
            boxes.append(QRect(QPoint(x, y), size))
            x += size.width() + GAP
        return boxes

    def heightForWidth(self, width: int) -> int:
        boxes = self._boxes(width)
        return boxes[-1].bottom() + 1 if boxes else 0

    def place(self) -> None:
        boxes = self._boxes(self.width())
        self.setMinimumHeight(boxes[-1].bottom() + 1 if boxes else 0)
        for button, box in zip(self.buttons, boxes, strict=True):
            button.setGeometry(box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()
