"""Who does work that is many jobs: this computer, or the machines of a scheduler of dask."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStackedWidget, QWidget

from shogi_desktop.jobs.machines import LONGEST_ADDRESS

from ..look.theme import SPACE
from ..words.i18n import Translated
from ..words.work_words import address_fault, lack_of_machines
from .forms import Segments
from .layouts import in_column, in_row
from .plain import PlainLabel

HERE: Final = "here"
MACHINES: Final = "machines"
EXAMPLE: Final = "tcp://127.0.0.1:8786"


class WorkersChoice(Translated, QWidget):
    """Who it is (`where`), and below that the address of a `scheduler`, or what a dialog asks about work done here.

    Signals:
        changed(): something else is chosen.
    """

    changed = Signal()

    def __init__(self, scheduler: str = "", here: QWidget | None = None, parent: QWidget | None = None) -> None:
        """`scheduler` is the address to begin with, which is used once other machines are chosen; `here` stands below
        where this computer is."""
        super().__init__(parent)
        self.where = Segments([(HERE, ""), (MACHINES, "")])
        self.where.set_value(HERE)
        self.scheduler = QLineEdit(scheduler)
        self.scheduler.setMaxLength(LONGEST_ADDRESS)
        self.scheduler.setPlaceholderText(EXAMPLE)
        self.scheduler.setCursorPosition(0)
        self._label, self._below, self._has_here = PlainLabel(), QStackedWidget(), here is not None
        self._build(here or QWidget())
        self.where.chosen.connect(self._choose)
        self.scheduler.textChanged.connect(self.changed)
        self.retranslate()
        self.show_choice()

    def _build(self, here: QWidget) -> None:
        machines = QWidget()
        in_row(self._label, (self.scheduler, 1), of=machines, margins=0, spacing=SPACE)
        self._below.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for page in (here, machines):
            self._below.addWidget(page)
        in_column(self.where, self._below, of=self, margins=0, spacing=SPACE)

    @property
    def on_machines(self) -> bool:
        return self.where.value() == MACHINES

    def choose(self, where: str) -> None:
        """HERE or MACHINES, as if the person had."""
        self.where.set_value(where)
        self._choose()

    def address(self) -> str:
        """The scheduler of the machines that are chosen, "" = this computer."""
        return self.scheduler.text().strip() if self.on_machines else ""

    def lack(self) -> str:
        """Why other machines cannot be used at all, where they are chosen; "" where they can."""
        return lack_of_machines() if self.on_machines else ""

    def fault(self) -> str:
        """Why the choice cannot be used, "" where it can."""
        return self.lack() or (address_fault(self.address()) if self.on_machines else "")

    def show_choice(self) -> None:
        """What belongs to the choice stands below."""
        self._below.setCurrentIndex(int(self.on_machines))
        self._below.setVisible(self.on_machines or self._has_here)

    def _choose(self) -> None:
        self.show_choice()
        self.changed.emit()

    def retranslate(self) -> None:
        self.where.set_texts([self.tr("This computer"), self.tr("Other machines")])
        self._label.setText(self.tr("Scheduler"))
        self.scheduler.setAccessibleName(self.tr("Scheduler"))
