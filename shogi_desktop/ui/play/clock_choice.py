"""The clock part of the new-game dialog: presets, or times of one's own, the same or not for both sides."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSpinBox, QWidget

from shogi_desktop.session.play.choice import CUSTOM, PRESETS, ClockTimes

from ..look.theme import SPACE
from ..widgets.forms import call
from ..widgets.layouts import in_column
from ..widgets.plain import PlainLabel
from ..widgets.side_marks import MarkedLabel
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.texts import SIDE_MARKS, side_name, word

_NAMES: Final = {
    "none": QT_TRANSLATE_NOOP("Words", "No clock"),
    "quick": QT_TRANSLATE_NOOP("Words", "10 seconds per move"),
    "calm": QT_TRANSLATE_NOOP("Words", "30 seconds per move"),
    "fischer": QT_TRANSLATE_NOOP("Words", "5 minutes + 10 seconds added per move"),
    "ten": QT_TRANSLATE_NOOP("Words", "10 minutes, then 30 seconds per move"),
    "thirty": QT_TRANSLATE_NOOP("Words", "30 minutes, then 60 seconds per move"),
    "sudden": QT_TRANSLATE_NOOP("Words", "15 minutes, nothing more"),
}


def clock_name(key: str) -> str:
    return word(_NAMES[key])


class ClockChoice(QWidget):
    """Two rows of times, of which the second belongs to White where the sides differ.

    Signals:
        chosen(str): the person has chosen a preset by this key, "none" or CUSTOM.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preset = QComboBox()
        for preset in PRESETS:
            self._preset.addItem(clock_name(preset.key), preset.key)
        self._preset.addItem(self.tr("Own times…"), CUSTOM)
        call(self._preset, self.tr("Clock"))
        self._unequal = QCheckBox(self.tr("Different times for the two sides"))
        self._own = QWidget()
        self._labels = [MarkedLabel(), MarkedLabel()]
        self._spins = [self._row_spins(), self._row_spins()]
        grid = QGridLayout(self._own)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE)
        heads = (self.tr("Main time"), self.tr("Byoyomi per move"), self.tr("Added per move"))
        for column, head in enumerate(heads, 1):
            label = PlainLabel(head)
            label.setProperty("role", "muted")
            grid.addWidget(label, 0, column)
            grid.setColumnStretch(column, 1)
        for row in (0, 1):
            grid.addWidget(self._labels[row], row + 1, 0)
            for column, spin in enumerate(self._spins[row], 1):
                spin.setAccessibleName(f"{heads[column - 1]} {side_name(row)}")
                grid.addWidget(spin, row + 1, column)
        grid.addWidget(self._unequal, 3, 0, 1, 4)
        in_column(self._preset, self._own, of=self, margins=0, spacing=SPACE)
        self._preset.currentIndexChanged.connect(self._refresh)
        self._preset.activated.connect(lambda: self.chosen.emit(self.clock()))
        self._unequal.toggled.connect(self._refresh)

    def _row_spins(self) -> tuple[QSpinBox, QSpinBox, QSpinBox]:
        main, byoyomi, increment = QSpinBox(), QSpinBox(), QSpinBox()
        main.setRange(0, 600)
        main.setSuffix(self.tr(" min"))
        for spin in (byoyomi, increment):
            spin.setRange(0, 600)
            spin.setSuffix(self.tr(" s"))
        return main, byoyomi, increment

    def set_choice(self, clock: str, first: ClockTimes, second: ClockTimes, unequal: bool) -> None:
        self._preset.setCurrentIndex(max(self._preset.findData(clock), 0))
        for spins, times in zip(self._spins, (first, second), strict=True):
            for spin, value in zip(spins, (times.main // 60, times.byoyomi, times.increment), strict=True):
                spin.setValue(value)
        self._unequal.setChecked(unequal)
        self._refresh()

    def clock(self) -> str:
        return str(self._preset.currentData())

    def times(self, row: int) -> ClockTimes:
        """The times of a row: 0 for Black or both, 1 for White."""
        main, byoyomi, increment = self._spins[row]
        return ClockTimes(main.value() * 60, byoyomi.value(), increment.value())

    def unequal(self) -> bool:
        return self._unequal.isChecked()

    def _refresh(self) -> None:
        self._own.setVisible(self.clock() == CUSTOM)
        unequal = self.unequal()
        self._labels[0].setText(f"{SIDE_MARKS[0]} {side_name(0)}" if unequal else self.tr("Both"))
        self._labels[1].setText(f"{SIDE_MARKS[1]} {side_name(1)}")
        self._labels[1].setVisible(unequal)
        for spin in self._spins[1]:
            spin.setVisible(unequal)
