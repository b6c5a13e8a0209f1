"""The moves of a line of play in two rows, or in one, each of which can be pointed at."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ..widgets.elided_label import ElidedLabel
from ..widgets.side_marks import marked_width

ROWS: Final = 2
_BETWEEN: Final = "  "
_UNBROKEN: Final = "\u00a0"  # a move and the mark of its side stay in one row


class MovesLabel(ElidedLabel):
    """Signals:
    pointed(int): the pointer is at the move of this number, from 0; at -1 it has left them.
    """

    pointed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, folds=ROWS)
        self._starts: list[int] = []  # where the moves begin in the text
        self._at = -1
        self.setMouseTracking(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def show_moves(self, moves: Sequence[str]) -> None:
        """Writes them one after the other."""
        texts = [text.replace(" ", _UNBROKEN) for text in moves]
        self._starts = [0, *accumulate(len(text) + len(_BETWEEN) for text in texts)][: len(texts)]
        self.setText(_BETWEEN.join(texts))
        self.setToolTip("")  # the board that follows the pointer tells more

    def move_at(self, point: QPoint) -> int:
        """The number of the move at a place of the label, -1 where there is none."""
        lines, begins, row = self.shown_lines(), 0, point.y() // self.fontMetrics().lineSpacing()
        if not self._starts or not 0 <= row < len(lines):
            return -1
        for line in lines[:row]:
            begins += len(line)
            begins += len(self.text()) - begins - len(self.text()[begins:].lstrip())
        left = point.x() - self.contentsRect().left()
        drawn, metrics = lines[row], self.fontMetrics()
        letters = next((n for n in range(len(drawn)) if marked_width(metrics, drawn[: n + 1]) > left), -1)
        return bisect_right(self._starts, begins + letters) - 1 if letters >= 0 <= left else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.move_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.pointed.emit(at)
