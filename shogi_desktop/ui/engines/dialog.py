"""The person's engines: which there are, adding and removing them, and how each is set up."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QWidget,
)

from shogi_desktop.analysis.game_questions import OWN
from shogi_desktop.clients.catalogue import LONGEST_NAME, START_S, OutsideEngine
from shogi_desktop.clients.search import Protocol, Timeouts
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.moves.usi import EngineOption
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.engines.probe import ButtonPress, EngineProbe, FoundEngine

from ..look.fonts import grow
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.keys import ClearedField, lead
from ..widgets.layouts import in_column, in_row
from ..widgets.messages import complain, confirm
from ..widgets.plain import NAME, folding_label, literal, tip
from ..words.i18n import translate, variant_text
from .option_form import OptionForm
from .start_form import AskingRow, StartForm

SIZE: Final = QSize(820, 600)
LIST_WIDTH: Final = 230
ADDING_S: Final = 60
"""What one that is added may take to say what it is; those with large files take their time."""


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
        self._new: OutsideEngine | None = None  # a program that is asked whether it can be added
        self._probe = EngineProbe(timeouts, self)
        self._probe.found.connect(self._on_found)
        self._probe.failed.connect(self._on_failed)
        self._pressing = ButtonPress(timeouts, self)
        self._pressing.done.connect(self._on_pressed)
        self._pressing.failed.connect(self._say_failure)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Engines"))
        grow(self, self.list.setFixedWidth, LIST_WIDTH)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button, self.remove_button = QPushButton(self.tr("Add an engine…")), QPushButton(self.tr("Remove…"))
        self.reset_button = QPushButton(self.tr("Reset all options"))
        self.name, self.search = QLineEdit(), ClearedField()
        self.starting, self.asking = StartForm(), AskingRow()
        self.start = self.starting.seconds
        self.hints = QCheckBox(self.tr("Hints in games against it come from it"))
        self.facts, self.state = folding_label("muted"), folding_label()
        self.form = OptionForm()
        self._build()
        self._fill()

    def _build(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of the engine"))
        self.search.setPlaceholderText(self.tr("Search the options"))
        self.search.setAccessibleName(self.tr("Search the options"))
        self.hints.setToolTip(tip(self.tr("Where it fails, the computer of Shogi Desktop gives the hint.")))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(self.form)
        right = in_column(
            self.name,
            self.facts,
            self.starting,
            self.hints,
            self.state,
            self.asking,
            self.search,
            (self._area, 1),
            (self.reset_button, 0, Qt.AlignmentFlag.AlignLeft),
            0,
            spacing=SPACE,
        )
        middle = in_row(self.list, (right, 1), spacing=SPACE * 2)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        for button in (self.add_button, self.remove_button, self.reset_button):
            button.setAutoDefault(False)
        foot = in_row(self.add_button, self.remove_button, 1, close)
        in_column((middle, 1), foot, of=self, margins=SPACE * 2, spacing=SPACE * 2)
        close.rejected.connect(self.reject)
        self.list.itemSelectionChanged.connect(self._show)
        self.add_button.clicked.connect(self._ask_file)
        self.remove_button.clicked.connect(self._ask_removal)
        self.reset_button.clicked.connect(self.form.reset)
        self.name.editingFinished.connect(self._rename)
        self.starting.changed.connect(self._take_start)
        self.asking.again_wished.connect(self._ask)
        self.asking.cancelled.connect(self._cancel)
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

    def _fill(self, chosen: OutsideEngine | None = None, ask: bool = True) -> None:
        """The program's own first, which is always there; without a wish the first one that is the person's."""
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItem(OWN.name)
            for engine in self._engines.all():
                item = QListWidgetItem(literal(engine.name))
                item.setToolTip(tip(engine.program))
                self.list.addItem(item)
            names = [engine.name for engine in self._engines.all()]
            row = names.index(chosen.name) + 1 if chosen is not None else 1
            self.list.setCurrentRow(min(row, len(names)))
        self._show_engine()
        if ask:
            self._ask()

    def _show(self) -> None:
        self._show_engine()
        self._ask()

    def _show_engine(self) -> None:
        """The one that is chosen, as far as it is known without being asked."""
        self._new = None
        self._probe.cancel()
        self.asking.rest()
        self.add_button.setEnabled(True)
        row = self.list.currentRow()
        self._engine = self._engines.all()[row - 1] if row > 0 else None
        self._show_options({})
        for widget in (self.name, self.starting, self.hints, self.remove_button):
            widget.setVisible(self._engine is not None)
        if self._engine is None:
            self.facts.setText(self.tr("The program’s own engine plays all games, and is always there."))
            self._say(self.tr("Add a program that speaks USI, and it plays and can be asked in analyses."))
            return
        self.name.setText(self._engine.name)
        self.starting.show_engine(self._engine)
        self.hints.setChecked(self._engine.hints)
        self.hints.setEnabled(bool(_known(self._engine)))
        games = ", ".join(variant_text(load_variant(name).title) for name in _known(self._engine))
        nothing = self.tr("None of the games here.")
        self.facts.setText(f"{self._engine.program}\n{games or nothing}")

    def _ask(self) -> None:
        """Asks the one that is looked at for its options, or the new one whether it is one."""
        engine = self._new or self._engine
        if engine is None:
            return
        asked = self.tr("The engine is asked for its options …")
        self._say(self.tr("The program is asked whether it is an engine …") if self._new is not None else asked)
        self.asking.wait(engine.start_s)
        self._probe.ask(engine.launch(), tuple(Protocol) if self._new is not None else (Protocol(engine.protocol),))

    def _cancel(self) -> None:
        """Nobody waits any more: for a new one not at all."""
        if self._new is not None:
            self._fill(self._engine)
            return
        self._probe.cancel()
        self._say(self.tr("The engine was not asked for its options."))
        self.asking.offer_again(cancel=False)

    def _ask_file(self) -> None:
        kinds = translate("RecordCommands", "All files (*)")
        path = file_dialogs.open_path(self, self.tr("Add an engine"), "", kinds)
        if path:
            self.add_file(path)

    def add_file(self, path: str) -> None:
        """Asks a program whether it is an engine, and adds it if it is; else says why not."""
        program = os.path.abspath(path)
        self._new = OutsideEngine(os.path.splitext(os.path.basename(program))[0], program, start_s=ADDING_S)
        self.add_button.setEnabled(False)
        with QSignalBlocker(self.list):
            self.list.clearSelection()  # without a current row the list takes one as soon as it has the focus
        self._show_options({})
        for hidden in (self.name, self.hints, self.remove_button):
            hidden.hide()
        self.facts.setText(program)
        self.starting.show_engine(self._new)
        for shown in (self.facts, self.starting):
            shown.show()
        self._ask()

    def _ask_removal(self) -> None:
        engine = self._engine
        if engine is None:
            return
        question = self.tr("Remove {name} from the list? Its program stays where it is.").format(name=engine.name)
        if confirm(self, question, self.tr("Remove"), self.tr("Cancel")):
            self._engines.remove(engine)
            self._fill()

    # What the engine says

    def _on_found(self, found: FoundEngine) -> None:
        new, took_s = self._new, self.asking.waited_s
        self.asking.rest()
        if new is not None:
            quick = new.start_s == ADDING_S and took_s < START_S / 2
            engine = replace(
                new,
                name=found.name or new.name,
                variants=found.variants,
                protocol=found.protocol.value,
                analyses=found.analyses,
                start_s=START_S if quick else new.start_s,
            )
            self._fill(self._engines.add(engine), ask=False)  # a slow one is not asked twice
        if self._engine is not None:
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
        new = self._new
        self.add_button.setEnabled(True)
        if new is not None:
            complain(self, self.tr("This program cannot be added as an engine."), ValueError(why), new.program)
        self._say_failure(why)
        self.asking.offer_again(cancel=new is not None)

    def _say_failure(self, why: str) -> None:
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

    def _take_start(self) -> None:
        """It is started in another way. One that is asked has more time, or less; else it is asked again, where it has
        not answered or would answer otherwise."""
        before = self._new or self._engine
        if before is None:
            return
        engine = self.starting.applied(before)
        if self._new is not None:
            self._new = engine
        else:
            engine = self._engine = self._engines.replace(before, engine)
        same = replace(before, start_s=engine.start_s) == engine
        if same and self._probe.asks:
            self._probe.allow(engine.start_s * 1000)
            self.asking.allow(engine.start_s)
        elif self.form.is_empty or not same:
            self._ask()

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
