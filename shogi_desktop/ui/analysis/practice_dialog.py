"""What is asked before the mistakes of a game are practised."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from shogi_desktop.analysis.review import Mark
from shogi_desktop.rules import Side

from ..look.screen_room import resize_within
from ..look.theme import SPACE
from ..widgets.forms import center_labels
from ..widgets.plain import PlainLabel, folding_label
from ..widgets.segments import Segments
from ..words.texts import SIDE_MARKS, side_name

_BOTH: Final = "both"
_SIDES: Final = {_BOTH: None, "black": Side.BLACK, "white": Side.WHITE}

Count = Callable[[Side | None, Mark], tuple[int, int]]


class PracticeDialog(QDialog):
    """`side` and `least` say what was chosen when it was accepted."""

    def __init__(self, count: Count, side: Side | None, parent: QWidget | None = None) -> None:
        """`count` tells how many mistakes of a side (None: of both) there are that are at least so bad, and how many of
        them are not practised yet; `side` is chosen at first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Practise the mistakes"))
        self._count = count
        names = [(key, f"{SIDE_MARKS[side]} {side_name(side)}") for key, side in _SIDES.items() if side is not None]
        self.sides = Segments([*names, (_BOTH, self.tr("Both"))])
        self.sides.set_value(next(key for key, known in _SIDES.items() if known is side))
        marks = {
            Mark.BLUNDER: self.tr("Blunders"),
            Mark.MISTAKE: self.tr("Mistakes too"),
            Mark.INACCURACY: self.tr("All"),
        }
        self.marks = Segments([(mark.name, text) for mark, text in marks.items()])
        self.marks.set_value(Mark.MISTAKE.name)
        self.told = folding_label("muted")
        self.sides.chosen.connect(self._show)
        self.marks.chosen.connect(self._show)
        self._build()
        self._show()
        resize_within(self, self.sizeHint())

    def _build(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.addRow(PlainLabel(self.tr("Moves of")), self.sides)
        form.addRow(PlainLabel(self.tr("What to practise")), self.marks)
        center_labels(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button = buttons.addButton(self.tr("Practise"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addLayout(form)
        column.addWidget(self.told)
        column.addStretch(1)
        column.addWidget(buttons)
        self.accept_button.setDefault(True)

    @property
    def side(self) -> Side | None:
        """Whose mistakes; None: those of both."""
        return _SIDES[self.sides.value()]

    @property
    def least(self) -> Mark:
        """How bad they are at least."""
        return Mark[self.marks.value()]

    def _show(self) -> None:
        found, new = self._count(self.side, self.least)
        numbers = {"n": QLocale().toString(found), "new": QLocale().toString(new)}
        text = self.tr("Positions: {n}, of which {new} are new. Each comes up again until you know it.")
        self.told.setText(text.format(**numbers) if found else self.tr("There are no such moves in this game."))
        self.accept_button.setEnabled(found > 0)
