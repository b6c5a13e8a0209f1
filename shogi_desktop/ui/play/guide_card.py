"""What the coach says while somebody plays: a card beside the board, which keeps its place and its height."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QWidget

from ..look.theme import SPACE
from ..table.banner import BannerButton
from ..widgets.labels import ScrolledLabel
from ..widgets.layouts import in_column
from ..widgets.plain import folding_label
from ..words.i18n import Translated
from ..words.texts import marks_text

COLUMNS: Final = 2  # of answers
ASKED_MS: Final = 900  # how long answers stand out that are waited for


@dataclass(frozen=True)
class GuideWords:
    """A title of few, large words, what is in danger, what else there is to say, and answers to choose from."""

    title: str = ""
    danger: str = ""
    text: str = ""
    steps: list[BannerButton] = field(default_factory=list)

    @property
    def whole(self) -> str:
        """In one line."""
        return " ".join(filter(None, (self.title, self.danger, self.text.replace("\n", " "))))


class GuideCard(Translated, QFrame):
    """Shows one GuideWords at a time.

    Signals:
        marks_switched(): other pieces are wished: with marks that show their moves, or without.
        seen(bool): it has come into sight, or gone out of it.
    """

    marks_switched = Signal()
    seen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._marked = self._possible = True
        self._own_pieces = ""
        self._make: Callable[[], GuideWords] = GuideWords
        self._title, self._danger, self._told = folding_label("title"), ScrolledLabel(), ScrolledLabel()
        self._danger.label.setProperty("role", "strong")
        self._answers = QGridLayout()
        self._answers.setSpacing(SPACE // 2)
        self._steps: list[BannerButton] = []
        self._buttons: list[QPushButton] = []
        self._insisting = QTimer(self, singleShot=True, interval=ASKED_MS)
        self._insisting.timeout.connect(self._rest)
        self.marks = QPushButton()
        self.marks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.marks.clicked.connect(self.marks_switched)
        foot = in_column(1, self._answers, self.marks, margins=(0, SPACE // 2, 0, 0), spacing=SPACE)
        self._column = in_column(
            *(self._title, self._danger, self._told, (foot, 1)),
            of=self, margins=(SPACE + SPACE // 2, SPACE, SPACE, SPACE), spacing=SPACE // 2,
        )  # fmt: skip
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._height = 0
        self._name_parts()
        self.hide()

    # What it says

    def say(self, make: Callable[[], GuideWords]) -> None:
        """What `make` returns, in the place of what was said before; it is asked again when the language changes."""
        self._make = make
        self.renew()

    def renew(self) -> None:
        """What is said follows from something that has changed."""
        said = self._make()
        self._title.setText(said.title)
        self._title.setVisible(bool(said.title))
        for part, text in ((self._danger, said.danger), (self._told, said.text)):
            part.set_text(text)
            part.setVisible(bool(text))
        self._offer(said.steps)
        self._show_marks()
        self._grow()

    def _show_marks(self) -> None:
        """Not while there is something to be answered."""
        self.marks.setVisible(self._possible and not self._steps)

    def begin(self) -> None:
        """Another game: it is only as high as it needs to be again."""
        self._height = 0

    def follow(self, widget: QWidget) -> None:
        """The Tab key leads to its answers from this widget on."""
        for button in self._buttons:
            QWidget.setTabOrder(widget, button)
            widget = button

    def insist(self) -> None:
        """Something else was tried while one of the first two answers is waited for: these stand out for a moment."""
        self._stress(True)
        self._insisting.start()

    def _rest(self) -> None:
        self._stress(False)

    def _stress(self, on: bool) -> None:
        for button in self._buttons[:COLUMNS]:
            button.setProperty("asked", on)
            button.style().unpolish(button)
            button.style().polish(button)

    def set_marks(self, marked: bool, possible: bool, own: str) -> None:
        """Whether the pieces wear marks that show their moves, and whether they may do so or not; `own` is the set that
        the person plays with."""
        self._marked, self._possible, self._own_pieces = marked, possible, own
        self._show_marks()
        self._name_parts()
        self._grow()

    def _offer(self, steps: list[BannerButton]) -> None:
        """Where the same is offered again its buttons stay, with the keyboard on them."""
        texts, self._steps = [step.text for step in self._steps], steps
        if texts == [step.text for step in steps]:
            return
        for old in self._buttons:
            self._answers.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        for step in steps:
            button = QPushButton(step.text, self)
            button.setProperty("primary", step.primary)
            button.setAutoDefault(True)  # Enter presses it too
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._taken)
            self._buttons.append(button)
            button.show()
        self._arrange()

    def _arrange(self) -> None:
        """Two answers beside each other where they have the room, the last one alone."""
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._answers.spacing()
        for button in self._buttons:
            button.ensurePolished()
        beside = 2 * max((button.sizeHint().width() for button in self._buttons[:COLUMNS]), default=0) <= room
        columns = COLUMNS if beside else 1
        for at, button in enumerate(self._buttons):
            alone = at % columns == 0 and at == len(self._buttons) - 1
            self._answers.addWidget(button, at // columns, at % columns, 1, columns if alone else 1)

    def _taken(self) -> None:
        button = self.sender()
        step = next(step for step in self._steps if isinstance(button, QPushButton) and step.text == button.text())
        step.run()

    # Its height

    def _grow(self) -> None:
        """As high as what it says needs; it does not become lower during a game, so that nothing jumps."""
        for part in (self, self._title, self._danger.label, self._told.label):
            part.ensurePolished()
        self._column.activate()
        folds = self._column.hasHeightForWidth()  # without a title nothing does, and -1 would be the answer
        whole = self._column.totalHeightForWidth(self.width()) if folds else self._column.totalSizeHint().height()
        wanted = max(whole, self._column.totalMinimumSize().height())
        if wanted > self._height:
            self._height = wanted
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return False  # else layouts would ask for no more than what is said now

    def sizeHint(self) -> QSize:
        return QSize(self._column.totalSizeHint().width(), self._height)

    def minimumSizeHint(self) -> QSize:
        least = self._column.totalMinimumHeightForWidth(self.width())
        return QSize(self._column.totalMinimumSize().width(), max(least, self._column.totalMinimumSize().height()))

    def event(self, event: QEvent) -> bool:
        """What is told asks for its height once it knows its width."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._height = 0
            self._arrange()
            self._grow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def _name_parts(self) -> None:
        self.marks.setText(marks_text(self._marked, self._own_pieces))

    def retranslate(self) -> None:
        self._name_parts()
        self._height = 0
        self.renew()
