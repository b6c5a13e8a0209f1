"""The line above the table: words to look for, in which columns, with which opening, and which records at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import QGridLayout, QWidget

from shogi_desktop.library.catalogue import Column, Only
from shogi_desktop.library.names import Name, NameTable
from shogi_desktop.rules import variant_names

from ..look.fonts import grow
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, call
from ..widgets.keys import ClearedField
from ..widgets.plain import tip
from ..words.game_words import named, shown_name
from ..words.i18n import Translated

SLACK: Final = 14
LEAST: Final = 84
ROWS: Final = 24
"""Of the open list."""


class NameChoice(Translated, ElidedBox):
    """Signals:
    chosen(str): the key of a name, "" for any.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[str, int] = {}
        self.setMinimumWidth(LEAST)
        self.setMaxVisibleItems(ROWS)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LEAST // 8)
        self.retranslate()
        self.currentIndexChanged.connect(self._tell)

    @property
    def key(self) -> str:
        """The name that is chosen, "" for any."""
        return str(self.currentData() or "")

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(SLACK, 0)

    def show_names(self, counts: Sequence[tuple[str, int]]) -> None:
        """The keys of the names that occur, with how many records have them; the choice stays."""
        if dict(counts) != self._counts and not self.view().isVisible():
            self._counts = dict(counts)
            self._fill(self.key)

    def choose(self, key: str) -> None:
        """Chooses a name, also one that occurs nowhere, and tells it."""
        if self.findData(key) < 0:
            self._fill(key)
        self.setCurrentIndex(self.findData(key))
        self._tell()

    def _fill(self, kept: str) -> None:
        with QSignalBlocker(self):
            self.clear()
            self.addItem(self.tr("Any opening"), "")
            names = _known([*self._counts, *([kept] if kept else [])])
            for group, title in ((NameTable.OPENING, self.tr("Openings")), (NameTable.CASTLE, self.tr("Castles"))):
                own = [name for name in names if name.group is group]
                if own:
                    self._add_heading(title)
                for name in own:
                    count = self._counts.get(name.key, 0)
                    self.addItem(self.tr("{name}: {n}").format(name=shown_name(name), n=count), name.key)
            self.setCurrentIndex(max(0, self.findData(kept)))

    def _add_heading(self, title: str) -> None:
        self.addItem(title)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        item = model.item(self.count() - 1)
        item.setEnabled(False)
        font = item.font()
        font.setBold(True)
        item.setFont(font)

    def _tell(self) -> None:
        self.chosen.emit(self.key)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Opening or castle"))
        self._fill(self.key)


def _known(keys: Sequence[str]) -> list[Name]:
    """The names of these keys, in the order of their books."""
    found = {name.key: name for variant in variant_names() for name in named(variant, keys)}
    return sorted(found.values(), key=_place)


def _place(name: Name) -> int:
    return name.place


TYPING_MS: Final = 150
"""Between two letters; the list follows when the person has paused so long."""
LONGEST: Final = 200
WORDS_WIDTH: Final = 130
BOX_WIDTH: Final = 84
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


class _Words(ClearedField):
    """Down leads into the list."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class FilterBar(Translated, QWidget):
    """Signals:
    filtered(str, object, object): the words, the Columns they shall stand in (none: anywhere), and Only which records.
    left(): the keyboard goes into the list.
    """

    filtered = Signal(str, object, object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = _Words()
        self.words.setMaxLength(LONGEST)
        grow(self, self.words.setMinimumWidth, WORDS_WIDTH)
        self.where, self.only = ElidedBox(), ElidedBox()
        self.name = NameChoice()
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._tell)
        for _ in _WHERE:
            self.where.addItem("")
        for _ in Only:
            self.only.addItem("")
        for box in (self.where, self.only):
            box.setMinimumWidth(BOX_WIDTH)
        self._boxes: tuple[QWidget, ...] = (self.where, self.only, self.name)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE)
        self._folded = False
        self._arrange()
        self.retranslate()
        self.words.textChanged.connect(self._typed)
        self.words.left.connect(self.left)
        self.where.currentIndexChanged.connect(self._tell)
        self.only.currentIndexChanged.connect(self._tell)

    def _arrange(self) -> None:
        """All in a row, or the words above the rest."""
        first = 0 if self._folded else 1
        self._grid.addWidget(self.words, 0, 0, 1, len(self._boxes) if self._folded else 1)
        for at, box in enumerate(self._boxes, first):
            self._grid.addWidget(box, int(self._folded), at)
        for column in range(len(self._boxes) + 1):
            stretched = column < len(self._boxes) if self._folded else column == 0
            self._grid.setColumnStretch(column, int(stretched))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wished = sum(part.sizeHint().width() for part in (self.words, *self._boxes)) + SPACE * len(self._boxes)
        if (self.width() < wished) is not self._folded:
            self._folded = not self._folded
            self._arrange()

    def _typed(self) -> None:
        self._typing.start()

    def _tell(self) -> None:
        self._typing.stop()
        only = list(Only)[self.only.currentIndex()]
        self.filtered.emit(self.words.text(), _WHERE[self.where.currentIndex()], only)

    def retranslate(self) -> None:
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
