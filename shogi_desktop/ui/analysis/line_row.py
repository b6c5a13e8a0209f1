"""One line of play of an analysis: its score and its moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel
from ..widgets.side_marks import unmarked

FOLDS: Final = 2


class LineRow(QFrame):
    """Double click or Return makes the first move, Ctrl+Return takes the whole line into the record; there is a menu.

    Signals:
        taken(bool): the person wants its first move, or all of it.
    """

    taken = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "line")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._score = PlainLabel()
        self._score.setProperty("role", "strong")
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._moves = ElidedLabel(folds=FOLDS)
        self._moves.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(8)
        row.addWidget(self._score)
        row.addWidget(self._moves, 1)

    def show_line(self, score: str, moves: str) -> None:
        """"" and "" where there is none yet."""
        self._score.setText(score)
        self._moves.setText(moves)
        self.setAccessibleName(unmarked(f"{score}  {moves}"))
        self.setEnabled(bool(moves))

    def set_score_width(self, width: int) -> None:
        """As wide as the scores of all lines are."""
        self._score.setFixedWidth(width)

    def wanted_score_width(self) -> int:
        return self._score.sizeHint().width()

    @property
    def text(self) -> str:
        """Score and moves, as they are copied."""
        return f"{self._score.text()}  {self._moves.text()}"

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.taken.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Make this move")).triggered.connect(self._take_first)
        menu.addAction(self.tr("Take the line into the record")).triggered.connect(self._take_whole)
        menu.addAction(self.tr("Copy the line")).triggered.connect(self._copy)
        menu.popup(event.globalPos())

    def _take_first(self) -> None:
        self.taken.emit(False)

    def _take_whole(self) -> None:
        self.taken.emit(True)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
