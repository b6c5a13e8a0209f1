"""How an engine is started: the time that it may take, and behind "More" what few engines need."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.clients.catalogue import LONGEST_START_S, OutsideEngine, is_variable, join_words, split_words

from ..look.theme import SPACE
from ..widgets.forms import center_labels
from ..widgets.naming import call
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
        head = QHBoxLayout()
        head.addWidget(PlainLabel(patience))
        head.addWidget(self.seconds)
        head.addStretch(1)
        head.addWidget(self.more)
        choose = QToolButton()
        choose.setText("…")
        call(choose, self.tr("Choose the working folder"))
        choose.clicked.connect(self._ask_folder)
        whole = QWidget()
        place = QHBoxLayout(whole)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(self.folder, 1)
        place.addWidget(choose)
        form = QFormLayout(self._rest)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(PlainLabel(self.tr("Arguments")), self.arguments)
        form.addRow(PlainLabel(self.tr("Working folder")), whole)
        form.addRow(PlainLabel(self.tr("Variables")), self.variables)
        call(self.folder, self.tr("Working folder"))
        center_labels(form)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addLayout(head)
        column.addWidget(self._rest)

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
        self.more.setText(f"{self.tr('More')}   {'«' if shown else '»'}")

    def _ask_folder(self) -> None:
        path = QFileDialog.getExistingDirectory(self, self.tr("Working folder"), self.folder.text())
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
