"""What a side plays, in a line above the moves that leads to the page of the names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from shogi_desktop.library.names.book import Name
from shogi_desktop.rules import Side

from ..widgets.plain import tip
from ..words.name_words import full_name, shown_names, words_of
from ..words.texts import SIDE_MARKS, side_name


class NameButton(QToolButton):
    """The names of one side, shortened where there is no room for them.

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
        self.setAccessibleName(f"{side_name(self._side)}: {shown_names(names) or '–'}")

    def _wish(self) -> None:
        if self._names:
            self.name_wished.emit(self._names[-1].key)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        room = self.rect().adjusted(4, 0, -4, 0)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(option.palette.color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
