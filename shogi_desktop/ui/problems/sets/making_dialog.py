"""The dialog that has the program make new problems."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QPushButton, QWidget

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.messages import Message
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.session.library.work import LibraryWork
from shogi_desktop.session.problems.making import MakeWish, ProblemMaking

from ...look.from_settings import BoardLook
from ...look.places import resize_within
from ...look.theme import SPACE
from ...widgets.layouts import AROUND_DIALOG, in_column, in_row
from ...widgets.messages import confirm
from ...widgets.plain import folding_label
from ...words.error_words import message_text
from ...words.i18n import Translated, counted
from ...words.work_words import left_out_text
from .making_form import MakeForm
from .previews import Previews

WIDTH: Final = 460
SETTLE_MS: Final = 600  # after the work has ended by itself: a click that is on its way was meant for "Cancel"


class _State(Enum):
    ASKING = auto()  # the form waits for the person
    MAKING = auto()
    HALF = auto()  # it has ended before all were made: keep those that are there?
    MADE = auto()  # all that were wished for


class MakeDialog(Translated, QDialog):
    """Asks what to make and makes it; `problem_set` is the result, None where the dialog was left without one.

    Whatever process makes the problems ends with the dialog.
    """

    def __init__(
        self,
        look: BoardLook,
        variant: str = "shogi",
        parent: QWidget | None = None,
        client: ProblemClient | None = None,
        work: LibraryWork | None = None,
    ) -> None:
        """`variant` is the game chosen at first.

        `client` None means the built-in engine, `work` None a command of this program; any others belong to the dialog
        from now on.
        """
        super().__init__(parent)
        self.problem_set: ProblemSet | None = None
        self.settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._state = _State.ASKING
        self._made: list[Problem] = []
        self._looked_at = 0
        self._making = ProblemMaking(client, work, self)
        self.form = MakeForm(variant, look.store.current.problem_scheduler)
        self._bar, self.told = QProgressBar(), folding_label("muted")
        self._previews = Previews(look.art, look.style)
        self.make_button, self.close_button = QPushButton(), QPushButton()
        self._build()
        self._connect()
        self.retranslate()
        self.make_button.setFocus()
        if parent is not None:
            parent.installEventFilter(self)

    def _build(self) -> None:
        self._bar.setTextVisible(False)
        layout = in_column(
            self.form,
            self._previews,
            self._bar,
            self.told,
            1,
            self._button_row(),
            of=self,
            margins=AROUND_DIALOG,
            spacing=SPACE * 2,
        )
        resize_within(self, QSize(WIDTH, layout.sizeHint().height()))

    def _button_row(self) -> QHBoxLayout:
        row = in_row(1, self.close_button, self.make_button, spacing=SPACE)
        return row

    def _connect(self) -> None:
        self.make_button.clicked.connect(self._go_on)
        self.close_button.clicked.connect(self._step_back)
        self.form.changed.connect(self._look_at_form)
        self._making.made.connect(self._add)
        self._making.looked_at.connect(self._count)
        self._making.ended.connect(self._conclude)

    # What the person asks for

    def _go_on(self) -> None:
        """The button for what comes next: make, or keep what was made."""
        if self.settling.isActive():
            return
        if self._state in (_State.HALF, _State.MADE):
            self._keep()
        elif self._state is _State.ASKING:
            self._start()

    def _start(self) -> None:
        if not self.form.is_usable():
            return
        self._made = []
        self._looked_at = 0
        form = self.form
        variant, count = form.variant_name(), form.count.value()
        self._previews.begin(load_variant(variant))
        self._bar.setRange(0, count)
        self._enter(_State.MAKING)
        address, wanted = form.workers.address(), form.wanted()
        self._making.start(MakeWish(variant, form.plies(), count, form.seed.value(), address, wanted))
        self._tell_progress()

    def _keep(self) -> None:
        title = self.tr("Mate in {n}, made from number {seed}").format(n=self.form.plies(), seed=self.form.seed.value())
        self.problem_set = ProblemSet(title, tuple(self._made), self.form.seed.value())
        self.accept()

    def reject(self) -> None:
        """Escape steps back as the button does, but asks before it throws anything away."""
        if self._state not in (_State.HALF, _State.MADE) or self._may_discard():
            self._step_back()

    def _may_discard(self) -> bool:
        """Whether the problems that were made may go."""
        question = self.tr("Throw away the problems that were made ({n})?").format(n=len(self._made))
        return confirm(self, question, self.tr("Discard"), self.tr("Go back to them"))

    def _step_back(self) -> None:
        """From the work to what it has made so far, from there to the form, and from the form outside."""
        if self.settling.isActive():
            return
        if self._state is _State.MAKING:
            self._making.stop()
            self._end(self.tr("Cancelled."))
        elif self._state in (_State.HALF, _State.MADE):
            self._previews.clear()
            self._enter(_State.ASKING)
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The cross, and the end of the person's session, leave the dialog at once."""
        self._leave()
        event.accept()

    def _leave(self) -> None:
        """Goes; what was made is kept."""
        if self._made and self._state is not _State.ASKING:
            self._keep()
        else:
            self.done(QDialog.DialogCode.Rejected)

    def done(self, result: int) -> None:
        if self.isVisible():
            self._making.leave()
        super().done(result)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the window that it belongs to goes, it goes too."""
        if watched is self.parent() and event.type() == QEvent.Type.Hide and not event.spontaneous():
            self._leave()
        return super().eventFilter(watched, event)

    # What comes of the work

    def _add(self, problem: Problem) -> None:
        self._made.append(problem)
        self._previews.add(position_of(problem))
        self._tell_progress()

    def _count(self, positions: int) -> None:
        self._looked_at = positions
        self._tell_progress()

    def _conclude(self, why: Message | None) -> None:
        """The work has ended by itself."""
        self.settling.start()
        if len(self._made) >= self.form.count.value():
            self._end(self.tr("{n} made.").format(n=len(self._made)), _State.MADE)
        else:
            self._end(message_text(why) if why else self.tr("No more were found."))

    def _end(self, why: str, state: _State = _State.HALF) -> None:
        """The work is over: with nothing made one can ask anew."""
        self._enter(state if self._made else _State.ASKING)
        left_out = self._making.left_out
        self.told.setText(why if left_out is None else f"{why} {left_out_text(left_out)}")
        self.told.setVisible(True)

    def _tell_progress(self) -> None:
        self._bar.setValue(len(self._made))
        far = self.tr("{made} of {count} made").format(made=len(self._made), count=self.form.count.value())
        looked_at = counted(self.tr("{n} position looked at|{n} positions looked at"), self._looked_at)
        self.told.setText(f"{far} · {looked_at}" if self._looked_at else far)

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
        self.make_button.setEnabled(ended or not self.form.workers.lack())
        self.make_button.setDefault(not making)
        discard = self.tr("Discard") if ended else self.tr("Close")
        self.close_button.setText(self.tr("Cancel") if making else discard)
        self.layout().activate()  # type: ignore[union-attr]
        resize_within(self, QSize(max(WIDTH, self.width()), self.sizeHint().height()))

    def _look_at_form(self) -> None:
        """Something else is chosen in it."""
        self._enter(self._state)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Make problems"))
        self.form.retranslate()
        self._bar.setAccessibleName(self.tr("Problems made"))
        self._enter(self._state)

    def _next_text(self) -> str:
        """What the button for what comes next does."""
        if self._state is _State.HALF:
            return self.tr("Keep the {n} made").format(n=len(self._made))
        if self._state is _State.MADE:
            return self.tr("Open them") if len(self._made) > 1 else self.tr("Open")
        return self.tr("Make")
