"""Engines of other makers that were met, and how strong the person takes them to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.session.play.setup import LEVELS

from ..look.theme import SPACE
from ..widgets.forms import ElidedBox
from ..widgets.naming import call
from ..widgets.plain import NAME, PlainLabel, folding_label
from ..words.texts import level_name
from .card import Card, clear


class EnginesCard(Card):
    """Nothing of it is seen where none was met.

    Signals:
        level_chosen(str, object): the engine of this name is as strong as this level; None = nobody knows.
    """

    level_chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = folding_label("muted")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE * 2)
        self._grid.setVerticalSpacing(SPACE // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.column.addWidget(self._hint)
        self.column.addLayout(self._grid)
        self.boxes: dict[str, QComboBox] = {}

    def show_engines(self, names: Sequence[str], known: Mapping[str, int]) -> None:
        """Those of these names; `known` are the levels that they count as."""
        self.set_title(self.tr("Engines of other makers"))
        self._hint.setText(self.tr("Games against an engine are rated once you say which level it is as strong as."))
        clear(self._grid)
        self.boxes = {name: self._box(name, known.get(name)) for name in names}
        for name, box in self.boxes.items():
            at = self._grid.count()
            self._grid.addWidget(PlainLabel(excerpt(name, NAME)), at, 0)
            self._grid.addWidget(box, at, 1)
        self.set_filled(bool(names))

    def _box(self, name: str, known: int | None) -> QComboBox:
        box = ElidedBox()
        call(box, excerpt(name, NAME))
        box.addItem(self.tr("Not rated"), None)
        for level in LEVELS:
            box.addItem(level_name(level), level)
        box.setCurrentIndex(max(0, box.findData(known)))
        box.setMaxVisibleItems(len(LEVELS) + 1)
        box.activated.connect(self._choose)
        return box

    def _choose(self) -> None:
        name = next(name for name, box in self.boxes.items() if box is self.sender())
        self.level_chosen.emit(name, self.boxes[name].currentData())
