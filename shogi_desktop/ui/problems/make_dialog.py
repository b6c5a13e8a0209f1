"""The dialog that has the program make new problems."""

from __future__ import annotations

import random
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.problem_lines import Ask, Made, Progress, Question
from shogi_desktop.notation.problem_set import Problem, ProblemSet
from shogi_desktop.rules.loader import load_variant

from ..art import Art
from ..board import BoardStyle
from ..dialogs.forms import center_labels
from ..dialogs.segments import Segments
from ..i18n import variant_text
from ..plain import PlainLabel
from ..screen_room import resize_within
from ..theme import SPACE
from .previews import Previews

LENGTHS: Final = {"shogi": (1, 3, 5, 7, 9), "tenjiku": (1, 3)}
"""Games that the program makes problems for, and in how many moves it can be mate."""
USUAL: Final = {"shogi": 3, "tenjiku": 1}
COUNTS: Final = (1, 100)
USUAL_COUNT: Final = 10
MOST_SEED: Final = 999_999_999
RANDOM_SEED: Final = 999_999  # a number that the program proposes is short enough to be told
WIDTH: Final = 460
SETTLE_MS: Final = 600  # after the work has ended by itself: a click that is on its way was meant for "Cancel"


class _State(Enum):
    ASKING = auto()  # the form waits for the person
    MAKING = auto()
    HALF = auto()  # it has ended before all were made: keep those that are there?
    MADE = auto()  # all that were wished for


class MakeDialog(QDialog):
    """Asks what to make and makes it; `problem_set` is the result, None where the dialog was left without one.

    The problems come from an engine process of the dialog's own, so that nothing else that is asked about problems
    meanwhile gives them up; it is gone when the dialog is.
    """

    def __init__(
        self,
        art: Art,
        style: BoardStyle,
        variant: str = "shogi",
        client: ProblemClient | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`variant` is the game chosen at first, where problems can be made for it.

        `client` None means the built-in engine; any other belongs to the dialog from now on.
        """
        super().__init__(parent)
        self.problem_set: ProblemSet | None = None
        self.settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._state = _State.ASKING
        self._made: list[Problem] = []
        self._number = 0  # of the question that runs
        self._looked_at = 0
        self._client = client or ProblemClient()
        self._client.setParent(self)
        self._game = Segments([(name, variant_text(load_variant(name).title)) for name in LENGTHS])
        self.lengths = {name: Segments([(str(n), str(n)) for n in LENGTHS[name]]) for name in LENGTHS}
        self.count, self.seed = QSpinBox(), QSpinBox()
        self.form = QWidget()
        self._bar, self.told = QProgressBar(), PlainLabel()
        self._previews = Previews(art, style)
        self.make_button, self.close_button = QPushButton(), QPushButton()
        self._build()
        self._connect()
        self._game.set_value(variant if variant in LENGTHS else next(iter(LENGTHS)))
        self._show_lengths()
        self._enter(_State.ASKING)
        self.make_button.setFocus()
        if parent is not None:
            parent.installEventFilter(self)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Make problems"))
        self.count.setRange(*COUNTS)
        self.count.setValue(USUAL_COUNT)
        self.seed.setRange(1, MOST_SEED)
        self.seed.setValue(random.randint(1, RANDOM_SEED))
        for name, segments in self.lengths.items():
            segments.set_value(str(USUAL[name]))
        form = QFormLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.addRow(self.tr("Game"), self._game)
        form.addRow(self.tr("Moves to mate"), self._length_row())
        form.addRow(self.tr("How many"), self.count)
        form.addRow(self.tr("Made from number"), self.seed)
        remark = PlainLabel(self.tr("The same number makes the same problems."))
        remark.setProperty("role", "muted")
        remark.setWordWrap(True)
        form.addRow("", remark)
        center_labels(form)
        self.told.setProperty("role", "muted")
        self.told.setWordWrap(True)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Problems made"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        layout.setSpacing(SPACE * 2)
        layout.addWidget(self.form)
        for widget in (self._previews, self._bar, self.told):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addLayout(self._button_row())
        resize_within(self, QSize(WIDTH, layout.sizeHint().height()))

    def _length_row(self) -> QWidget:
        widget = QWidget()
        row = QHBoxLayout(widget)
        row.setContentsMargins(0, 0, 0, 0)
        for segments in self.lengths.values():
            segments.setAccessibleName(self.tr("Moves to mate"))
            row.addWidget(segments)
        return widget

    def _button_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addStretch(1)
        for button in (self.close_button, self.make_button):
            row.addWidget(button)
        return row

    def _connect(self) -> None:
        self._game.chosen.connect(self._show_lengths)
        self.make_button.clicked.connect(self._go_on)
        self.close_button.clicked.connect(self.reject)
        self._client.found.connect(self._on_found)
        self._client.progressed.connect(self._on_progress)
        self._client.done.connect(self._on_done)
        self._client.failed.connect(self._on_failed)

    # What the person asks for

    def variant_name(self) -> str:
        return self._game.value()

    def plies(self) -> int:
        return int(self.lengths[self.variant_name()].value())

    def _show_lengths(self) -> None:
        for name, segments in self.lengths.items():
            segments.setVisible(name == self.variant_name())

    def _go_on(self) -> None:
        """The button for what comes next: make, or keep what was made."""
        if self.settling.isActive():
            return
        if self._state in (_State.HALF, _State.MADE):
            self._keep()
        elif self._state is _State.ASKING:
            self._start()

    def _start(self) -> None:
        self._made = []
        self._looked_at = 0
        self._previews.begin(load_variant(self.variant_name()))
        self._bar.setRange(0, self.count.value())
        self._enter(_State.MAKING)
        count, seed = self.count.value(), self.seed.value()
        question = Question(0, Ask.MAKE, self.variant_name(), plies=self.plies(), count=count, seed=seed)
        self._number = self._client.ask(question)
        self._tell_progress()

    def _keep(self) -> None:
        title = self.tr("Mate in {n}, made from number {seed}").format(n=self.plies(), seed=self.seed.value())
        self.problem_set = ProblemSet(title, tuple(self._made), self.seed.value())
        self.accept()

    def reject(self) -> None:
        """Steps back: from the work to what it has made so far, from there to the form, and from the form outside."""
        if self.settling.isActive():
            return
        if self._state is _State.MAKING:
            self._client.stop()
            self._end(self.tr("Cancelled."))
        elif self._state in (_State.HALF, _State.MADE):
            self._previews.clear()
            self._enter(_State.ASKING)
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The cross, and the end of the person's session, leave the dialog at once."""
        self.done(QDialog.DialogCode.Rejected)
        event.accept()

    def done(self, result: int) -> None:
        self._number = 0
        self._client.wait_closed()
        super().done(result)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the window that it belongs to goes, it goes too."""
        if watched is self.parent() and event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.done(QDialog.DialogCode.Rejected)
        return super().eventFilter(watched, event)

    # What the engine says

    def _on_found(self, number: int, made: object) -> None:
        if number == self._number and self._state is _State.MAKING and isinstance(made, Made):
            problem = Problem(made.sfen, self.variant_name(), plies=made.plies)
            self._made.append(problem)
            self._previews.add(problem)
            self._tell_progress()

    def _on_progress(self, number: int, progress: Progress) -> None:
        if number == self._number and self._state is _State.MAKING:
            self._looked_at = progress.nodes
            self._tell_progress()

    def _on_done(self, number: int, _value: object) -> None:
        if number != self._number or self._state is not _State.MAKING:
            return
        self.settling.start()
        if len(self._made) >= self.count.value():
            self._end(self.tr("{n} made.").format(n=len(self._made)), _State.MADE)
        else:
            self._end(self.tr("No more were found."))

    def _on_failed(self, number: int, why: str) -> None:
        if number == self._number and self._state is _State.MAKING:
            self.settling.start()
            self._end(why)

    def _end(self, why: str, state: _State = _State.HALF) -> None:
        """The work is over: with nothing made one can ask anew."""
        self._number = 0
        self._enter(state if self._made else _State.ASKING)
        self.told.setText(why)
        self.told.setVisible(True)

    def _tell_progress(self) -> None:
        self._bar.setValue(len(self._made))
        text = self.tr("{made} of {count} made, {n} positions looked at")
        looked_at = QLocale().toString(self._looked_at)
        self.told.setText(text.format(made=len(self._made), count=self.count.value(), n=looked_at))

    # What is seen

    def _enter(self, state: _State) -> None:
        """Shows what belongs to a state of the work; the size follows."""
        self._state = state
        making, ended = state is _State.MAKING, state in (_State.HALF, _State.MADE)
        self.form.setEnabled(state is _State.ASKING)
        self._previews.setVisible(making or ended)
        self._bar.setVisible(making or state is _State.HALF)
        self.told.setVisible(making or ended)
        self.make_button.setVisible(not making)
        self.make_button.setText(self._next_text())
        self.make_button.setDefault(not making)
        discard = self.tr("Discard") if ended else self.tr("Close")
        self.close_button.setText(self.tr("Cancel") if making else discard)
        self.layout().activate()  # type: ignore[union-attr]
        resize_within(self, QSize(max(WIDTH, self.width()), self.sizeHint().height()))

    def _next_text(self) -> str:
        """What the button for what comes next does."""
        if self._state is _State.HALF:
            return self.tr("Keep the {n} made").format(n=len(self._made))
        if self._state is _State.MADE:
            return self.tr("Open them") if len(self._made) > 1 else self.tr("Open")
        return self.tr("Make")
