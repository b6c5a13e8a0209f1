"""The handicap in the new-game dialog: none, one of those with a name, or pieces of one's own choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..board import BoardView
from ..widgets.forms import ElidedBox
from ..widgets.naming import call
from ..widgets.plain import folding_label, tip
from ..words.texts import handicap_name, handicap_terms
from .left_out import LeftOutDialog

ASK: Final = "?"


class HandicapChoice(QWidget):
    """`changed` tells of every choice; `key()` is the handicap chosen, "" for an even game."""

    changed = Signal()

    def __init__(self, make_board: Callable[[], BoardView], parent: QWidget | None = None) -> None:
        """`make_board` gives the board on which pieces are chosen."""
        super().__init__(parent)
        self._make_board = make_board
        self._variant: Variant | None = None
        self._key = ""
        self._box = ElidedBox()
        call(self._box, self.tr("Handicap"))
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._note = folding_label("muted")
        self._box.currentIndexChanged.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._box)
        column.addWidget(self._note)

    def show_variant(self, variant: Variant, key: str = "") -> None:
        """The handicaps of another variant, and one of them chosen."""
        self._variant = variant
        self._fill(key)

    def key(self) -> str:
        return self._key

    def box(self) -> QComboBox:
        """The list: keys of handicaps, and last the offer to choose pieces."""
        return self._box

    def _fill(self, key: str) -> None:
        assert self._variant is not None
        keys = ["", *(known.key for known in self._variant.handicaps)]
        self._box.blockSignals(True)
        self._box.clear()
        for each in keys + [key] * (key not in keys):
            self._box.addItem(handicap_name(self._variant, each), each)
        self._box.addItem(self.tr("Pieces of your choice…"), ASK)
        self._box.setCurrentIndex(self._box.findData(key))
        self._box.blockSignals(False)
        self._take(key)

    def _choose(self) -> None:
        key = str(self._box.currentData())
        if key == ASK:
            self._fill(self._asked())
        else:
            self._take(key)

    def _take(self, key: str) -> None:
        assert self._variant is not None
        self._key = key
        terms = handicap_terms(self._variant, self._variant.handicap(key)) if key else []
        if terms:
            self._note.setText("\n".join([self.tr("White, the stronger side, moves first."), *terms]))
        else:
            self._note.setText(self.tr("White, the stronger side, leaves pieces out and moves first."))
        self._note.setVisible(bool(key))
        self._box.setToolTip(tip(self._box.currentText()))
        self.changed.emit()

    def _asked(self) -> str:
        """What the person chooses on the board; what was chosen before where the person does not."""
        assert self._variant is not None
        dialog = LeftOutDialog(self._variant, self._key, self._make_board(), self)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        key = dialog.key() if accepted else self._key
        dialog.deleteLater()
        return key
