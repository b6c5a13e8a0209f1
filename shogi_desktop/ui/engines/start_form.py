"""How an engine is started: the time that it may take, and behind "More" what few engines need."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QElapsedTimer, QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)

from shogi_desktop.clients.catalogue import LONGEST_START_S, OutsideEngine, is_variable, join_words, split_words

from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.forms import call, center_labels
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, tip


class StartForm(QWidget):
    """Shows how one engine is started.

    Signals:
        changed: it is to be started in another way from now on, as `applied` tells.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = OutsideEngine("", "")
        self.seconds = QSpinBox()
        self.more = QPushButton()
        self.arguments, self.folder, self.variables = QLineEdit(), QLineEdit(), QLineEdit()
        self._rest = QWidget()
        self._set_up()
        self._build()
        self._show_rest(False)

    def _set_up(self) -> None:
        self.seconds.setRange(1, LONGEST_START_S)
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setKeyboardTracking(False)
        self.seconds.setToolTip(tip(self.tr("How long it may take to load its files, before a game too.")))
        self.more.setCheckable(True)
        self.more.setAutoDefault(False)
        self.arguments.setPlaceholderText('-jar engine.jar --book "my book.db"')
        self.folder.setPlaceholderText(self.tr("Where its program lies"))
        self.variables.setPlaceholderText('OMP_NUM_THREADS=4 BOOK="my book.db"')
        quoted = self.tr("Blanks stand between them; what has a blank inside stands in double quotes.")
        self.arguments.setToolTip(tip(self.tr("What the program is started with.") + "\n" + quoted))
        self.variables.setToolTip(tip(self.tr("Variables of its environment, as NAME=value.") + "\n" + quoted))
        self.folder.setToolTip(tip(self.tr("Where it is started, and looks for its files.")))
        self.seconds.valueChanged.connect(self._take)
        self.more.toggled.connect(self._show_rest)
        for line in (self.arguments, self.folder, self.variables):
            line.editingFinished.connect(self._take)

    def _build(self) -> None:
        patience = self.tr("Time to start:")
        call(self.seconds, patience.rstrip(" :："))
        head = in_row(PlainLabel(patience), self.seconds, 1, self.more)
        choose = QToolButton()
        choose.setText("…")
        call(choose, self.tr("Choose the working folder"))
        choose.clicked.connect(self._ask_folder)
        whole = QWidget()
        in_row((self.folder, 1), choose, of=whole, margins=0)
        form = QFormLayout(self._rest)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(PlainLabel(self.tr("Arguments")), self.arguments)
        form.addRow(PlainLabel(self.tr("Working folder")), whole)
        form.addRow(PlainLabel(self.tr("Variables")), self.variables)
        call(self.folder, self.tr("Working folder"))
        center_labels(form)
        in_column(head, self._rest, of=self, margins=0, spacing=SPACE)

    def show_engine(self, engine: OutsideEngine) -> None:
        """How this one is started; what few need is seen where it is there."""
        self._shown = engine
        with QSignalBlocker(self.seconds):
            self.seconds.setValue(engine.start_s)
        self._show_words()
        self.more.setChecked(bool(engine.arguments or engine.folder or engine.variables))

    def _show_words(self) -> None:
        engine = self._shown
        self.arguments.setText(join_words(engine.arguments))
        self.folder.setText(engine.folder)
        self.variables.setText(join_words(f"{name}={value}" for name, value in engine.variables.items()))

    def _show_rest(self, shown: bool) -> None:
        self._rest.setVisible(shown)
        self.more.setText(self.tr("More") + ("   «" if shown else "   »"))

    def _ask_folder(self) -> None:
        path = file_dialogs.folder_path(self, self.tr("Working folder"), self.folder.text())
        if path:
            self.folder.setText(path)
            self._take()

    def applied(self, engine: OutsideEngine) -> OutsideEngine:
        """An engine that is started as the form says."""
        pairs = (word.partition("=") for word in split_words(self.variables.text()))
        return replace(
            engine,
            start_s=self.seconds.value(),
            arguments=split_words(self.arguments.text()),
            folder=self.folder.text().strip(),
            variables={name: value for name, equals, value in pairs if equals and is_variable(name)},
        )

    def _take(self) -> None:
        before, self._shown = self._shown, self.applied(self._shown)
        self._show_words()  # as they were understood
        if self._shown != before:
            self.changed.emit()


_STEP_MS: Final = 200
_PATIENCE_MS: Final = 400  # most answer before anything need be shown


class AskingRow(QWidget):
    """By itself nothing is asked, and it is not seen.

    Signals:
        again_wished: it shall be asked once more.
        cancelled: nobody wants to wait any more.
    """

    again_wished = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Waiting for the engine"))
        self.again, self.cancel = QPushButton(self.tr("Try again")), QPushButton(self.tr("Cancel"))
        in_row((self.bar, 1), self.again, self.cancel, 0, of=self, margins=0, spacing=SPACE)
        for button, wish in ((self.again, self.again_wished), (self.cancel, self.cancelled)):
            button.setAutoDefault(False)
            button.clicked.connect(wish)
        self._clock = QElapsedTimer()
        self._ticking = QTimer(self, interval=_STEP_MS)
        self._ticking.timeout.connect(self._tick)
        self.rest()

    @property
    def waited_s(self) -> float:
        """For how long the engine has been asked."""
        return self._clock.elapsed() / 1000

    def wait(self, most_s: int) -> None:
        """An engine is asked, which may take so long."""
        self.allow(most_s)
        self.bar.setValue(0)
        self._clock.start()
        self._ticking.start()
        self.bar.show()
        self.again.hide()
        self.cancel.show()
        self.hide()

    def allow(self, most_s: int) -> None:
        """It may take so long."""
        self.bar.setRange(0, most_s * 1000)

    def offer_again(self, cancel: bool) -> None:
        """It could not be asked; `cancel`: there is something else to go back to."""
        self._ticking.stop()
        self.bar.hide()
        self.again.show()
        self.cancel.setVisible(cancel)
        self.show()

    def rest(self) -> None:
        """Nothing is asked."""
        self._ticking.stop()
        self.hide()

    def _tick(self) -> None:
        waited_ms = self._clock.elapsed()
        self.bar.setValue(min(waited_ms, self.bar.maximum()))
        self.bar.setFormat(
            self.tr("{n} s of at most {most} s").format(n=waited_ms // 1000, most=self.bar.maximum() // 1000)
        )
        if waited_ms >= _PATIENCE_MS:
            self.show()
