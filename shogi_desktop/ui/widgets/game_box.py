"""A list of games to choose one from, however many there are."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import load_variant

from ..words.i18n import variant_text
from .forms import ElidedBox
from .plain import NAME


class GameBox(ElidedBox):
    """Games by name in the language of the window, if wished with the `sizes` of their boards.

    Signals:
        chosen(str): the name of the variant that the person has chosen.
    """

    chosen = Signal(str)

    def __init__(self, names: Iterable[str], sizes: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes = sizes
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(20)
        self.offer(names)
        self.activated.connect(self._tell)

    def offer(self, names: Iterable[str]) -> None:
        """Other games; the one chosen stays, if it is among them."""
        chosen = self.currentData()
        self.blockSignals(True)
        self.clear()
        for name in names:
            self.addItem(self._title(name), name)
        self.blockSignals(False)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def value(self) -> str:
        return str(self.currentData())

    def set_value(self, name: str) -> None:
        self.setCurrentIndex(self.findData(name))

    def _title(self, name: str) -> str:
        variant = load_variant(name)
        title = excerpt(variant_text(variant.title), NAME)
        return f"{title}   {variant.files} × {variant.ranks}" if self._sizes else title

    def _tell(self) -> None:
        self.chosen.emit(self.value())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for at in range(self.count()):
                self.setItemText(at, self._title(str(self.itemData(at))))
        super().changeEvent(event)
