"""The choice of an opening or castle that the listed records shall have, out of those that occur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QWidget

from shogi_desktop.library.names import Group, Name
from shogi_desktop.rules import variant_names

from ..widgets.forms import ElidedBox
from ..words.name_words import named, shown_name

SLACK: Final = 14
LEAST: Final = 84
ROWS: Final = 24
"""Of the open list."""


class NameChoice(ElidedBox):
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
        self._retranslate()
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
            for group, title in ((Group.OPENING, self.tr("Openings")), (Group.CASTLE, self.tr("Castles"))):
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

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Opening or castle"))
        self._fill(self.key)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _known(keys: Sequence[str]) -> list[Name]:
    """The names of these keys, in the order of their books."""
    found = {name.key: name for variant in variant_names() for name in named(variant, keys)}
    return sorted(found.values(), key=_place)


def _place(name: Name) -> int:
    return name.place
