"""What is asked before a game is analysed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.analysis.course import Wish
from shogi_desktop.analysis.review import Limits
from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import Side

from ..look.screen_room import resize_within
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, center_labels
from ..widgets.plain import NAME, PlainLabel, folding_label
from ..widgets.segments import Segments
from ..words.texts import SIDE_MARKS, side_name

SECONDS: Final = (0.1, 3600.0)
NODES: Final = (100, 1_000_000_000)
TIME: Final = "time"
_NODES: Final = "nodes"
_BOTH: Final = "both"
_SIDES: Final = {_BOTH: None, "black": Side.BLACK, "white": Side.WHITE}


@dataclass(frozen=True)
class Habit:
    """What was chosen the last time: the engine ("" = the program's), how much for each position, and the limits."""

    engine: str = ""
    by: str = TIME
    movetime_ms: int = 1000
    nodes: int = 200_000
    limits: Limits = field(default_factory=Limits)


class GameAnalysisDialog(QDialog):
    """`wish`, `habit` say what was chosen when it was accepted."""

    def __init__(
        self, plies: int, known: bool, engines: Sequence[str], habit: Habit, parent: QWidget | None = None
    ) -> None:
        """A game of so many moves, of which something is `known` from an analysis before; `engines` are the names of
        the person's own ones that play it."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Analyse the game"))
        self.engine = ElidedBox()
        for name in ("", *engines):
            self.engine.addItem(excerpt(name, NAME) or "Shogi Desktop", name)
        self.engine.setCurrentIndex(max(0, self.engine.findData(habit.engine)))
        self.by = Segments([(TIME, self.tr("Time")), (_NODES, self.tr("Positions"))])
        self.by.set_value(habit.by)
        self.by.chosen.connect(self._show)
        self.seconds = QDoubleSpinBox()
        self.seconds.setRange(*SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setValue(habit.movetime_ms / 1000)
        self.nodes = QSpinBox()
        self.nodes.setRange(*NODES)
        self.nodes.setSingleStep(100_000)
        self.nodes.setGroupSeparatorShown(True)
        self.nodes.setValue(habit.nodes)
        self.first, self.last = (_number(1, plies, value) for value in (1, plies))
        sides = [(key, f"{SIDE_MARKS[side]} {side_name(side)}") for key, side in _SIDES.items() if side is not None]
        self.side = Segments([(_BOTH, self.tr("Both")), *sides])
        self.side.set_value(_BOTH)
        self.keep = QCheckBox(self.tr("Keep what is known already"))
        self.keep.setChecked(True)
        self.keep.setVisible(known)
        limits = habit.limits
        self.limits = [_number(1, 100, value) for value in (limits.inaccuracy, limits.mistake, limits.blunder)]
        self.told = folding_label("muted")
        self._build()
        self.first.valueChanged.connect(self._keep_order)
        self.last.valueChanged.connect(self._keep_order)
        self.seconds.valueChanged.connect(self._show)
        self._show()
        resize_within(self, self.sizeHint())

    def _build(self) -> None:
        self._amount = QStackedWidget()
        self._amount.addWidget(self.seconds)
        self._amount.addWidget(self.nodes)
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.addRow(PlainLabel(self.tr("Engine")), self.engine)
        form.addRow(PlainLabel(self.tr("For each position")), _row(self.by, self._amount))
        form.addRow(PlainLabel(self.tr("Moves")), _row(self.first, PlainLabel("–"), self.last))
        form.addRow(PlainLabel(self.tr("Moves of")), self.side)
        form.addRow(self.keep)
        names = (self.tr("Inaccuracy from"), self.tr("Mistake from"), self.tr("Blunder from"))
        for name, box in zip(names, self.limits, strict=True):
            box.setSuffix(self.tr(" % lost"))
            box.setToolTip(self.tr("So much of the chance to win a move must lose to get this mark"))
            form.addRow(PlainLabel(name), box)
        center_labels(form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Analyse"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addLayout(form)
        column.addWidget(self.told)
        column.addStretch(1)
        column.addWidget(buttons)
        start.setDefault(True)

    def wish(self) -> Wish:
        """What shall be looked at."""
        by_time = self.by.value() == TIME
        return Wish(
            self.first.value(),
            self.last.value(),
            round(self.seconds.value() * 1000) if by_time else 0,
            0 if by_time else self.nodes.value(),
            _SIDES[self.side.value()],
            self.keep.isChecked(),
        )

    def habit(self) -> Habit:
        """To begin with the next time."""
        inaccuracy, mistake, blunder = (box.value() for box in self.limits)
        limits = Limits(inaccuracy, max(inaccuracy, mistake), max(inaccuracy, mistake, blunder))
        name, milliseconds = str(self.engine.currentData()), round(self.seconds.value() * 1000)
        return Habit(name, self.by.value(), milliseconds, self.nodes.value(), limits)

    def _keep_order(self) -> None:
        """The box that was not changed gives way."""
        if self.sender() is self.first:
            self.last.setValue(max(self.first.value(), self.last.value()))
        else:
            self.first.setValue(min(self.first.value(), self.last.value()))
        self._show()

    def _show(self) -> None:
        by_time = self.by.value() == TIME
        self._amount.setCurrentWidget(self.seconds if by_time else self.nodes)
        count = self.last.value() - self.first.value() + 2
        text = self.tr("{n} positions at most").format(n=QLocale().toString(count))
        if by_time:
            minutes = max(1, round(count * self.seconds.value() / 60))
            text = self.tr("{n} positions at most, about {minutes} min").format(
                n=QLocale().toString(count), minutes=QLocale().toString(minutes)
            )
        self.told.setText(text)


def _number(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    return box


def _row(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(SPACE)
    for widget in widgets:
        row.addWidget(widget, 0 if isinstance(widget, PlainLabel) else 1)
    return whole
