"""What is asked before a game is analysed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QDoubleSpinBox, QSpinBox, QStackedWidget, QWidget

from shogi_desktop.analysis.game_questions import AnalysisScope
from shogi_desktop.analysis.review import Mark, MarkLimits
from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import Side

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, Segments, center_labels, number_box
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_form, in_row
from ..widgets.plain import NAME, PlainLabel, folding_label
from ..words.i18n import counted
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
    limits: MarkLimits = field(default_factory=MarkLimits)


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
        self.first, self.last = (number_box(1, plies, value) for value in (1, plies))
        sides = [(key, f"{SIDE_MARKS[side]} {side_name(side)}") for key, side in _SIDES.items() if side is not None]
        self.side = Segments([(_BOTH, self.tr("Both")), *sides])
        self.side.set_value(_BOTH)
        self.keep = QCheckBox(self.tr("Keep what is known already"))
        self.keep.setChecked(True)
        limits = habit.limits
        self.limits = [number_box(1, 100, value) for value in (limits.inaccuracy, limits.mistake, limits.blunder)]
        self.told = folding_label("muted")
        self._build()
        self.keep.setVisible(known)
        self.first.valueChanged.connect(self._keep_order)
        self.last.valueChanged.connect(self._keep_order)
        self.seconds.valueChanged.connect(self._show)
        self._show()
        resize_within(self, self.sizeHint())

    def _build(self) -> None:
        self._amount = QStackedWidget()
        self._amount.addWidget(self.seconds)
        self._amount.addWidget(self.nodes)
        form = in_form(
            (self.tr("Engine"), self.engine),
            (self.tr("For each position"), _row(self.by, self._amount)),
            (self.tr("Moves"), _row(self.first, PlainLabel("–"), self.last)),
            (self.tr("Moves of"), self.side),
            self.keep,
        )
        names = (self.tr("Inaccuracy from"), self.tr("Mistake from"), self.tr("Blunder from"))
        for name, box in zip(names, self.limits, strict=True):
            box.setSuffix(self.tr(" % lost"))
            box.setToolTip(self.tr("So much of the chance to win a move must lose to get this mark"))
            form.addRow(PlainLabel(name), box)
        center_labels(form)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Analyse"), QDialogButtonBox.ButtonRole.AcceptRole)
        in_column(form, self.told, 1, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        start.setDefault(True)

    def wish(self) -> AnalysisScope:
        """What shall be looked at."""
        by_time = self.by.value() == TIME
        return AnalysisScope(
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
        limits = MarkLimits(inaccuracy, max(inaccuracy, mistake), max(inaccuracy, mistake, blunder))
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
        text = self.tr("{n} position at most|{n} positions at most")
        if by_time:
            text = self.tr("{n} position at most, about {minutes} min|{n} positions at most, about {minutes} min")
        minutes = max(1, round(count * self.seconds.value() / 60))
        self.told.setText(counted(text, count, minutes=QLocale().toString(minutes)))


def _row(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    row = in_row(of=whole, margins=0, spacing=SPACE)
    for widget in widgets:
        row.addWidget(widget, 0 if isinstance(widget, PlainLabel) else 1)
    return whole


Count = Callable[[Side | None, Mark], tuple[int, int]]


class PracticeDialog(QDialog):
    """`side` and `least` say what was chosen when it was accepted."""

    def __init__(self, count: Count, side: Side | None, parent: QWidget | None = None) -> None:
        """`count` tells how many mistakes of a side (None: of both) there are that are at least so bad, and how many of
        them are not practised yet; `side` is chosen at first where it made some, if only small ones."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Practise the mistakes"))
        self._count = count
        choices = product(dict.fromkeys((side, None)), (Mark.MISTAKE, Mark.INACCURACY))
        side, least = next((each for each in choices if count(*each)[0]), (side, Mark.MISTAKE))
        names = [(key, f"{SIDE_MARKS[side]} {side_name(side)}") for key, side in _SIDES.items() if side is not None]
        self.sides = Segments([*names, (_BOTH, self.tr("Both"))])
        self.sides.set_value(next(key for key, known in _SIDES.items() if known is side))
        marks = {
            Mark.BLUNDER: self.tr("Blunders"),
            Mark.MISTAKE: self.tr("Mistakes too"),
            Mark.INACCURACY: self.tr("All"),
        }
        self.marks = Segments([(mark.name, text) for mark, text in marks.items()])
        self.marks.set_value(least.name)
        self.told = folding_label("muted")
        self.sides.chosen.connect(self._show)
        self.marks.chosen.connect(self._show)
        self._build()
        self._show()
        resize_within(self, self.sizeHint())

    def _build(self) -> None:
        form = in_form((self.tr("Moves of"), self.sides), (self.tr("What to practise"), self.marks))
        center_labels(form)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        self.accept_button = buttons.addButton(self.tr("Practise"), QDialogButtonBox.ButtonRole.AcceptRole)
        in_column(form, self.told, 1, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
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
        text = self.tr("Positions: {n}, new ones: {new}. Each comes up again until you know it.")
        self.told.setText(text.format(**numbers) if found else self.tr("There are no such moves in this game."))
        self.accept_button.setEnabled(found > 0)
