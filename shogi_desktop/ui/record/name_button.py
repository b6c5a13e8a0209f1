"""What a side plays, in a line above the moves that leads to the page of the names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from shogi_desktop.rules import Side

from ..widgets.plain import tip
from ..words.name_words import BETWEEN, brief_name, full_name, shown_names, words_of
from ..words.texts import SIDE_MARKS, side_name

if TYPE_CHECKING:
    from shogi_desktop.library.names import Name

INSET: Final = 4


class NameButton(QToolButton):
    """The names of one side, without their kanji, and then shortened, where there is no room for them.

    Signals:
        name_wished(str): the key of the name that was reached last is to be explained.
    """

    name_wished = Signal(str)

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._names: Sequence[Name] = ()
        self.setProperty("role", "name")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._wish)

    def show_names(self, variant: str, names: Sequence[Name]) -> None:
        """What is told of the side, perhaps nothing yet."""
        self._names = names
        self.setEnabled(bool(names))
        self.setText(f"{SIDE_MARKS[self._side]} {shown_names(names) or '–'}")
        told = [f"{full_name(variant, name)}\n{words_of(variant, name).text}" for name in names]
        self.setToolTip(tip("\n\n".join(told)))
        self.setAccessibleDescription("\n\n".join(told))  # else a screen reader takes the tool tip with its markup
        self.setAccessibleName(f"{side_name(self._side)}: {shown_names(names) or '–'}")

    def _wish(self) -> None:
        if self._names:
            self.name_wished.emit(self._names[-1].key)

    def shown_text(self) -> str:
        """The names as they are drawn in the width there is."""
        metrics, room = self.fontMetrics(), self.width() - 2 * INSET
        if metrics.horizontalAdvance(self.text()) <= room:
            return self.text()
        brief = f"{SIDE_MARKS[self._side]} {BETWEEN.join(map(brief_name, self._names))}"
        return metrics.elidedText(brief, Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        room = self.rect().adjusted(INSET, 0, -INSET, 0)
        painter.setPen(option.palette.color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.shown_text())
