"""The legend of the move diagrams: the signs with their words, all of them or those of one kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from shogi_desktop.rules.variant import Kind, Variant

from .diagram_words import sign_words
from .diagrams import Diagrams
from .reach import Sign, diagram_of

SIGN_HEIGHT: Final = 30  # logical pixels; a sign is twice as wide


class LegendWidget(QWidget):
    """Signs and words below each other, or in several columns; follows the language of the program."""

    def __init__(self, diagrams: Diagrams, parent: QWidget | None = None, columns: int = 1) -> None:
        super().__init__(parent)
        self._diagrams = diagrams
        self._columns = columns
        self._signs: Sequence[Sign] = tuple(Sign)
        self._dark = False
        self._entries: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        for column in range(columns):
            self._grid.setColumnStretch(2 * column + 1, 1)
        self._fill()

    def show_kind(self, variant: Variant, kind_id: int) -> None:
        """Lists the signs in the diagram of this kind only."""
        self._list(diagram_of(variant.kind(kind_id), variant).signs)

    def show_variant(self, variant: Variant) -> None:
        """Lists the signs in the diagrams of all kinds of the variant."""
        kinds: list[Kind] = [kind for kind in variant.kinds if kind is not None]
        used = {sign for kind in kinds for sign in diagram_of(kind, variant).signs}
        self._list(tuple(sign for sign in Sign if sign in used))

    def show_all(self) -> None:
        """Lists every sign."""
        self._list(tuple(Sign))

    def set_dark(self, dark: bool) -> None:
        """Draws the signs for a dark window or a light one."""
        self._dark = dark
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def _list(self, signs: Sequence[Sign]) -> None:
        if signs != self._signs:
            self._signs = signs
            self._fill()

    def _fill(self) -> None:
        self._make_room(len(self._signs))
        for (picture, words), sign in zip(self._entries, self._signs, strict=True):
            picture.setPixmap(self._picture(sign))
            words.setText(sign_words(sign))

    def _make_room(self, count: int) -> None:
        """As many pairs of labels as there are signs, filled column by column."""
        for picture, words in self._entries[count:]:
            for label in (picture, words):
                self._grid.removeWidget(label)
                label.deleteLater()
        del self._entries[count:]
        while len(self._entries) < count:
            words = QLabel(self)
            words.setWordWrap(True)
            self._entries.append((QLabel(self), words))
        rows = -(-count // self._columns)
        for number, (picture, words) in enumerate(self._entries):
            row, column = number % rows, 2 * (number // rows)
            self._grid.addWidget(picture, row, column, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, row, column + 1, Qt.AlignmentFlag.AlignVCenter)

    def _picture(self, sign: Sign) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = self._diagrams.sign(sign, round(SIGN_HEIGHT * ratio), self._dark)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
