"""The handicap in the new-game dialog: none, one of those with a name, or pieces of one's own choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QWidget

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.record.variant import Variant

from ..board import BoardView
from ..board.layout.spot import Spot
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, call
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column
from ..widgets.plain import PlainLabel, folding_label, tip
from ..words.texts import handicap_name, handicap_terms

SIZE = (860, 800)


class LeftOutDialog(QDialog):
    """Shows the start of a variant; `key()` is the handicap of what has been left out."""

    def __init__(self, variant: Variant, key: str, board: BoardView, parent: QWidget | None = None) -> None:
        """Begins with what the handicap `key` leaves out; takes `board` over."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Pieces left out"))
        self._variant = variant
        self._squares = set(variant.handicap(key).remove) if key else set()
        self._board = board
        board.set_style(replace(board.style_used, lens=False))
        board.name_pieces()
        self._told = ElidedLabel(folds=2)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.Reset
        )
        self._build()
        self._board.hand.touched.connect(self._touched)
        self._show()

    def _build(self) -> None:
        task = PlainLabel(
            self.tr("Click White's pieces to leave them out, and their empty squares to put them back."),
            role="muted",
            folds=True,
        )
        in_column(task, (self._board, 1), self._told, self._buttons, of=self, margins=SPACE * 2, spacing=SPACE)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(QDialogButtonBox.StandardButton.Reset).clicked.connect(self._put_all_back)
        resize_within(self, QSize(*SIZE))

    def _touched(self, spot: Spot | None) -> None:
        if spot is None or self._variant.array.get(spot.square, (0, 0))[1] == 0:
            return
        changed = self._squares ^ {spot.square}
        try:
            self._variant.handicap(",".join(map(self._variant.square_name, changed or {spot.square})))
        except ValueError:
            self._told.setText(self.tr("White needs a royal piece."))
            return
        self._squares = changed
        self._show()

    def _put_all_back(self) -> None:
        self._squares = set()
        self._show()

    def _show(self) -> None:
        position = Position(self._variant)
        for square in self._squares:
            position.put(square, EMPTY)
        self._board.set_start(position)
        self._board.show_position(position)
        self._told.setText(handicap_name(self._variant, self.key()))

    def key(self) -> str:
        """The key of the handicap; "" where nothing is left out."""
        return self._variant.free_handicap(self._squares) if self._squares else ""


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
        in_column(self._box, self._note, of=self, margins=0, spacing=2)

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
