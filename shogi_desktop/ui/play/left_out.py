"""The handicap of free choice: White's pieces are left out and put back by clicking them on the board."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.record.variant import Variant

from ..board import BoardView
from ..board.layout.spot import Spot
from ..look.screen_room import resize_within
from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel
from ..words.texts import handicap_name

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
        self._board.touched.connect(self._touched)
        self._show()

    def _build(self) -> None:
        task = PlainLabel(self.tr("Click White's pieces to leave them out, and their empty squares to put them back."))
        task.setProperty("role", "muted")
        task.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE)
        column.addWidget(task)
        column.addWidget(self._board, 1)
        column.addWidget(self._told)
        column.addWidget(self._buttons)
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
