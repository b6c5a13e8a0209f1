"""The line above the table: words to look for, in which columns, with which opening, and which records at all."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from shogi_desktop.library.catalogue import Column, Only

from ..look.text_size import grow
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox
from ..widgets.naming import call
from ..widgets.plain import tip
from .name_choice import NameChoice

TYPING_MS: Final = 150
"""Between two letters; the list follows when the person has paused so long."""
LONGEST: Final = 200
WORDS_WIDTH: Final = 130
BOX_WIDTH: Final = 84
BOX_SLACK: Final = 14
_WHERE: Final[tuple[tuple[Column, ...], ...]] = (
    (),
    (Column.BLACK, Column.WHITE),
    (Column.EVENT,),
    (Column.STARTED,),
    (Column.OPENING,),
    (Column.CASTLES,),
    (Column.PLACE,),
    (Column.FILE,),
)


class _Words(QLineEdit):
    """Down leads into the list."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class _Choice(ElidedBox):
    """As wide as its longest choice, where there is room."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(BOX_SLACK, 0)


class FilterBar(QWidget):
    """Signals:
    filtered(str, object, object): the words, the Columns they shall stand in (none: anywhere), and Only which records.
    left(): the keyboard goes into the list.
    """

    filtered = Signal(str, object, object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = _Words()
        self.words.setClearButtonEnabled(True)
        self.words.setMaxLength(LONGEST)
        grow(self, self.words.setMinimumWidth, WORDS_WIDTH)
        self.where, self.only = _Choice(), _Choice()
        self.name = NameChoice()
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._tell)
        for _ in _WHERE:
            self.where.addItem("")
        for _ in Only:
            self.only.addItem("")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.words, 1)
        for box in (self.where, self.only):
            box.setMinimumWidth(BOX_WIDTH)
            row.addWidget(box)
        row.addWidget(self.name)
        self._retranslate()
        self.words.textChanged.connect(self._typed)
        self.words.left.connect(self.left)
        self.where.currentIndexChanged.connect(self._tell)
        self.only.currentIndexChanged.connect(self._tell)

    def _typed(self) -> None:
        self._typing.start()

    def _tell(self) -> None:
        self._typing.stop()
        only = list(Only)[self.only.currentIndex()]
        self.filtered.emit(self.words.text(), _WHERE[self.where.currentIndex()], only)

    def _retranslate(self) -> None:
        keys = QKeySequence(QKeySequence.StandardKey.Find).toString(QKeySequence.SequenceFormat.NativeText)
        self.words.setPlaceholderText(self.tr("Player, event, date, opening, file…"))
        call(self.name, self.tr("Name of an opening or castle"))
        self.words.setAccessibleName(self.tr("Words to look for"))
        self.words.setToolTip(tip(self.tr("Every word must occur ({keys})").format(keys=keys)))
        places = (
            self.tr("Everywhere"),
            self.tr("Players"),
            self.tr("Event"),
            self.tr("Date"),
            self.tr("Opening"),
            self.tr("Castles"),
            self.tr("Place"),
            self.tr("File"),
        )
        for at, text in enumerate(places):
            self.where.setItemText(at, text)
        call(self.where, self.tr("Where to look for them"))
        for at, text in enumerate((self.tr("All records"), self.tr("Found twice"), self.tr("With problems"))):
            self.only.setItemText(at, text)
        call(self.only, self.tr("Which records"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
