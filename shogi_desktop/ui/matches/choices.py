"""Questions of the dialog for a new match that have parts of their own: the clock, the openings, the length."""

from __future__ import annotations

import os
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QFileDialog, QHBoxLayout, QPushButton, QSpinBox, QStackedWidget, QWidget

from shogi_desktop.matches.tournaments.settings import MOST_GAMES, SequentialTest

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel
from ..widgets.segments import Segments

RANDOM, FILE = "random", "file"
FIXED, TEST = "fixed", "test"
MOST_PLIES: Final = 60
_MOST_SECONDS: Final = (36_000.0, 600.0, 600.0)


class ClockRow(QWidget):
    """Main time, what is added after each move, and a byoyomi, in seconds. `changed` tells of every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.main, self.increment, self.byoyomi = (self._seconds(most) for most in _MOST_SECONDS)
        self.main.setValue(10)
        self.increment.setValue(0.1)
        labels = (self.tr("Main time"), self.tr("added"), self.tr("byoyomi"))
        parts = []
        for label, box in zip(labels, (self.main, self.increment, self.byoyomi), strict=True):
            box.setAccessibleName(label)
            parts += [PlainLabel(label), box]
        fill_row(self, *parts)

    def _seconds(self, most: float) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setRange(0, most)
        box.setDecimals(2)
        box.setSuffix(self.tr(" s"))
        box.valueChanged.connect(self.changed)
        return box

    def times(self) -> tuple[int, int, int]:
        """Main time, byoyomi and increment in milliseconds."""
        main, byoyomi, increment = (round(box.value() * 1000) for box in (self.main, self.byoyomi, self.increment))
        return main, byoyomi, increment

    def set_times(self, main_ms: int, byoyomi_ms: int, increment_ms: int) -> None:
        for box, value in ((self.main, main_ms), (self.byoyomi, byoyomi_ms), (self.increment, increment_ms)):
            box.setValue(value / 1000)


class OpeningChoice(QStackedWidget):
    """Below the `kind`: how many random moves, or which file and how many moves of its records. `changed` tells of
    every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Segments([(RANDOM, self.tr("Random moves")), (FILE, self.tr("From a file"))])
        self.plies, self.file_plies = spin(0, MOST_PLIES, 6), spin(0, 500, 0)
        self.button, self.name = QPushButton(self.tr("Choose…")), ElidedLabel()
        self.path = ""
        self.button.setAutoDefault(False)
        self.plies.setAccessibleName(self.tr("Random moves"))
        self.file_plies.setSpecialValueText(self.tr("all moves"))
        self.file_plies.setAccessibleName(self.tr("moves"))
        self.kind.set_value(RANDOM)
        for parts in ((self.plies, PlainLabel(self.tr("moves")), None), (self.button, self.name, self.file_plies)):
            page = QWidget()
            fill_row(page, *parts)
            self.addWidget(page)
        self.kind.chosen.connect(self._show)
        self.button.clicked.connect(self._ask_file)

    @property
    def by_file(self) -> bool:
        return self.kind.value() == FILE

    def moves(self) -> int:
        """How many random moves, or moves of a record; of a record 0 = all."""
        return self.file_plies.value() if self.by_file else self.plies.value()

    def choose_file(self, path: str) -> None:
        """The records of a file are the openings."""
        self.path = path
        self.name.setText(os.path.basename(path))
        self.changed.emit()

    def _ask_file(self) -> None:
        kinds = QCoreApplication.translate("RecordCommands", "All files (*)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Openings"), "", kinds)
        if path:
            self.choose_file(path)

    def _show(self) -> None:
        self.setCurrentIndex(int(self.by_file))
        self.changed.emit()


class LengthChoice(QStackedWidget):
    """Below the `kind`: how many games, or the test that ends the match and how many games at most. `changed` tells of
    every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Segments([(FIXED, self.tr("So many games")), (TEST, self.tr("Until decided (SPRT)"))])
        self.games, self.most_games = spin(1, MOST_GAMES, 100), spin(0, MOST_GAMES, 0)
        self.elo0, self.elo1, self.error = spin(-999, 999, 0), spin(-999, 1000, 10), spin(1, 49, 5)
        self.most_games.setSpecialValueText(self.tr("no limit"))
        self.error.setSuffix(" %")
        self.kind.set_value(FIXED)
        names = (self.tr("games for each pair"), self.tr("error"), self.tr("at most"))
        for box, name in zip((self.games, self.error, self.most_games), names, strict=True):
            box.setAccessibleName(name)
        for box in (self.elo0, self.elo1):
            box.setAccessibleName("Elo")
        test = (PlainLabel("Elo"), self.elo0, PlainLabel("–"), self.elo1, PlainLabel(names[1]), self.error)
        for parts in ((self.games, PlainLabel(names[0]), None), (*test, PlainLabel(names[2]), self.most_games)):
            page = QWidget()
            fill_row(page, *parts)
            self.addWidget(page)
        self.kind.chosen.connect(self._show)
        for box in (self.games, self.elo0, self.elo1):
            box.valueChanged.connect(self.changed)

    @property
    def tested(self) -> bool:
        return self.kind.value() == TEST

    def test(self) -> SequentialTest | None:
        """None where the number of games alone ends the match."""
        return SequentialTest(self.elo0.value(), self.elo1.value(), self.error.value()) if self.tested else None

    def most(self) -> int:
        """How many games of each pair there are at most, 0 = no limit."""
        return self.most_games.value() if self.tested else self.games.value()

    def set_length(self, games: int, test: SequentialTest | None) -> None:
        (self.most_games if test is not None else self.games).setValue(games)
        if test is not None:
            self.elo0.setValue(test.elo0)
            self.elo1.setValue(test.elo1)
            self.error.setValue(test.error)
        self.kind.set_value(FIXED if test is None else TEST)
        self._show()

    def allow_test(self, allowed: bool) -> None:
        """A test is for two players."""
        self.kind.setEnabled(allowed)
        if not allowed and self.tested:
            self.kind.set_value(FIXED)
        self.setCurrentIndex(int(self.tested))

    def _show(self) -> None:
        self.setCurrentIndex(int(self.tested))
        self.changed.emit()


def spin(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    return box


def fill_row(whole: QWidget, *widgets: QWidget | None) -> None:
    """Puts widgets beside one another; None is free room."""
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(SPACE)
    for widget in widgets:
        if widget is None:
            row.addStretch(2)
        else:
            row.addWidget(widget, 0 if type(widget) is PlainLabel else 1)
