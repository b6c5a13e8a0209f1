"""The person's engines: which there are, adding and removing them, and how each is set up."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.clients.catalogue import LONGEST_NAME, LONGEST_START_S, OutsideEngine
from shogi_desktop.clients.search import EngineLaunch, Protocol, Timeouts
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.moves.usi import EngineOption
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.engines.pressing import ButtonPress
from shogi_desktop.session.engines.probe import EngineProbe, Found

from ..look.screen_room import resize_within
from ..look.text_size import grow
from ..look.theme import SPACE
from ..widgets.messages import complain, confirm
from ..widgets.plain import NAME, PlainLabel, folding_label, literal, tip
from ..widgets.tab_order import lead
from ..words.i18n import variant_text
from .option_form import OptionForm

SIZE: Final = QSize(820, 600)
LIST_WIDTH: Final = 230


class EnginesDialog(QDialog):
    """What is done here is done at once. An engine that is looked at is started, to hear which options it has."""

    def __init__(
        self,
        engines: Engines,
        timeouts: Timeouts,
        parent: QWidget | None = None,
        press: Callable[[OutsideEngine, str], bool] | None = None,
    ) -> None:
        """`press` presses a button among the options of an engine that runs; whether it does."""
        super().__init__(parent)
        self._press = press
        self.setWindowTitle(self.tr("Engines"))
        self._engines = engines
        self._engine: OutsideEngine | None = None  # that is looked at
        self._new = ""  # a program that is asked whether it can be added
        self._probe = EngineProbe(timeouts, self)
        self._probe.found.connect(self._on_found)
        self._probe.failed.connect(self._on_failed)
        self._pressing = ButtonPress(timeouts, self)
        self._pressing.done.connect(self._on_pressed)
        self._pressing.failed.connect(self._on_failed)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Engines"))
        grow(self, self.list.setFixedWidth, LIST_WIDTH)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button, self.remove_button = QPushButton(self.tr("Add an engine…")), QPushButton(self.tr("Remove…"))
        self.reset_button = QPushButton(self.tr("Reset all options"))
        self.name, self.search = QLineEdit(), QLineEdit()
        self.start = QSpinBox()
        self.hints = QCheckBox(self.tr("Gives the hints in its games"))
        self.facts, self.state = folding_label("muted"), folding_label()
        self.form = OptionForm()
        self._build()
        self._fill()

    def _build(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of the engine"))
        self.start.setRange(1, LONGEST_START_S)
        self.start.setSuffix(self.tr(" s"))
        self.start.setKeyboardTracking(False)
        patience = self.tr("Time to start:")
        self.start.setAccessibleName(patience.rstrip(" :："))
        self.start.setToolTip(tip(self.tr("How long it may take to load its files, before a game too.")))
        self._patience = QWidget()
        row = QHBoxLayout(self._patience)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(PlainLabel(patience))
        row.addWidget(self.start)
        row.addStretch(1)
        self.search.setPlaceholderText(self.tr("Search the options"))
        self.search.setAccessibleName(self.tr("Search the options"))
        self.search.setClearButtonEnabled(True)
        self.hints.setToolTip(tip(self.tr("Where it fails, the computer of Shogi Desktop gives the hint.")))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(self.form)
        right = QVBoxLayout()
        right.setSpacing(SPACE)
        for widget in (self.name, self.facts, self._patience, self.hints, self.state, self.search):
            right.addWidget(widget)
        right.addWidget(self._area, 1)
        right.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignLeft)
        right.addStretch(0)
        middle = QHBoxLayout()
        middle.setSpacing(SPACE * 2)
        middle.addWidget(self.list)
        middle.addLayout(right, 1)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        foot = QHBoxLayout()
        for button in (self.add_button, self.remove_button, self.reset_button):
            button.setAutoDefault(False)
        foot.addWidget(self.add_button)
        foot.addWidget(self.remove_button)
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        whole.setSpacing(SPACE * 2)
        whole.addLayout(middle, 1)
        whole.addLayout(foot)
        close.rejected.connect(self.reject)
        self.list.currentItemChanged.connect(self._show)
        self.add_button.clicked.connect(self._ask_file)
        self.remove_button.clicked.connect(self._ask_removal)
        self.reset_button.clicked.connect(self.form.reset)
        self.name.editingFinished.connect(self._rename)
        self.start.valueChanged.connect(self._take_start)
        self.hints.clicked.connect(self._take_hints)
        self.search.textChanged.connect(self.form.seek)
        self.form.changed.connect(self._take_options)
        self.form.pressed.connect(self._press_button)
        resize_within(self, SIZE)

    def _say(self, text: str) -> None:
        """What goes on with the engine; nothing where all is seen."""
        self.state.setText(text)
        self.state.setVisible(bool(text))

    # Which there are

    def _fill(self, chosen: OutsideEngine | None = None) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for engine in self._engines.all():
                item = QListWidgetItem(literal(engine.name))
                item.setToolTip(tip(engine.program))
                self.list.addItem(item)
            names = [engine.name for engine in self._engines.all()]
            self.list.setCurrentRow(names.index(chosen.name) if chosen is not None else 0)
        self._show()

    def _show(self) -> None:
        row = self.list.currentRow()
        engines = self._engines.all()
        self._engine = engines[row] if 0 <= row < len(engines) else None
        self._show_options({})
        for widget in (self.name, self.facts, self._patience, self.hints, self.remove_button):
            widget.setVisible(self._engine is not None)
        if self._engine is None:
            self._say(self.tr("Add a program that speaks USI, and it plays and can be asked in analyses."))
            return
        self.name.setText(self._engine.name)
        with QSignalBlocker(self.start):
            self.start.setValue(self._engine.start_s)
        self.hints.setChecked(self._engine.hints)
        self.hints.setEnabled(bool(_known(self._engine)))
        games = ", ".join(variant_text(load_variant(name).title) for name in _known(self._engine))
        nothing = self.tr("None of the games here.")
        self.facts.setText(f"{self._engine.program}\n{games or nothing}")
        self._ask_options(self._engine)

    def _ask_options(self, engine: OutsideEngine) -> None:
        self._say(self.tr("The engine is asked for its options …"))
        self._probe.ask(engine.launch(), (Protocol(engine.protocol),))

    def _ask_file(self) -> None:
        kinds = QCoreApplication.translate("RecordCommands", "All files (*)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Add an engine"), "", kinds)
        if path:
            self.add_file(path)

    def add_file(self, path: str) -> None:
        """Asks a program whether it is an engine, and adds it if it is; else says why not."""
        self._new = os.path.abspath(path)
        self.add_button.setEnabled(False)
        self._say(self.tr("The program is asked whether it is an engine …"))
        self._probe.ask(EngineLaunch([self._new], folder=os.path.dirname(self._new)))

    def _ask_removal(self) -> None:
        engine = self._engine
        if engine is None:
            return
        question = self.tr("Remove {name} from the list? Its program stays where it is.").format(name=engine.name)
        if confirm(self, question, self.tr("Remove"), self.tr("Cancel")):
            self._engines.remove(engine)
            self._fill()

    # What the engine says

    def _on_found(self, found: Found) -> None:
        new, self._new = self._new, ""
        self.add_button.setEnabled(True)
        if new:
            called = found.name or os.path.splitext(os.path.basename(new))[0]
            engine = OutsideEngine(
                called, new, {}, found.variants, found.protocol.value, analyses=found.analyses
            )
            self._fill(self._engines.add(engine))
        elif self._engine is not None:
            self._show_options(found.options)
            other = self._engine.protocol != Protocol.USI.value
            self._say(self._told() if self.form.is_empty or other else "")

    def _told(self) -> str:
        engine = self._engine
        if engine is None or engine.protocol == Protocol.USI.value:
            return self.tr("It has no options.")
        if engine.analyses:
            return self.tr("It speaks the protocol of XBoard: one line in analyses, in games from the usual start.")
        return self.tr("It speaks the protocol of XBoard: it plays, and says that it does not analyse.")

    def _on_failed(self, why: str) -> None:
        new, self._new = self._new, ""
        self.add_button.setEnabled(True)
        if new:
            complain(self, self.tr("This program cannot be added as an engine."), ValueError(why), new)
            self._show()
        else:
            self._say(self.tr("The engine cannot be asked: {why}").format(why=why))

    # How it is set up

    def _show_options(self, options: Mapping[str, EngineOption]) -> None:
        self.form.show_options(options, self._engine.options if self._engine is not None else {})
        lead(self.search, self.form.editors())
        for widget in (self.search, self._area, self.reset_button):
            widget.setVisible(not self.form.is_empty)

    def _rename(self) -> None:
        engine, name = self._engine, self.name.text().strip()
        if engine is None or name == engine.name:
            return
        self._engine = self._engines.replace(engine, replace(engine, name=name or engine.name))
        self.name.setText(self._engine.name)
        self.list.currentItem().setText(literal(self._engine.name))

    def _take_start(self, seconds: int) -> None:
        engine = self._engine
        if engine is None:
            return
        self._engine = self._engines.replace(engine, replace(engine, start_s=seconds))
        if self.form.is_empty:  # it may have been too slow until now
            self._ask_options(self._engine)

    def _take_hints(self, on: bool) -> None:
        if self._engine is not None:
            self._engine = self._engines.set_hints(self._engine, on)

    def _take_options(self, options: dict[str, str]) -> None:
        if self._engine is not None:
            self._engine = self._engines.replace(self._engine, replace(self._engine, options=options))

    def _press_button(self, name: str) -> None:
        engine = self._engine
        if engine is None:
            return
        if self._press is not None and self._press(engine, name):
            self._say(self.tr("“{name}” was sent to the engine that analyses.").format(name=excerpt(name, NAME)))
        else:
            self._say(self.tr("The engine is started for this …"))
            self._pressing.press(engine, name)

    def _on_pressed(self, name: str) -> None:
        told = self.tr("“{name}” was sent to the engine, which was started for it and has ended.")
        self._say(told.format(name=excerpt(name, NAME)))

    def done(self, result: int) -> None:
        self._probe.wait_closed()
        self._pressing.wait_closed()
        super().done(result)


def _known(engine: OutsideEngine) -> list[str]:
    """The games of the program that the engine plays."""
    return [name for name in variant_names() if name in engine.variants]
