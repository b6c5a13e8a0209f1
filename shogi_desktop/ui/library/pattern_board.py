"""A board on which a position, or a part of one, is put together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules import Variant
from shogi_desktop.session.editing.sketch import (
    AddToHand,
    Carry,
    Command,
    InHand,
    Paint,
    Place,
    Put,
    Sketch,
    can_be_written,
    position_of,
    unpromoted,
)

from ..board import BoardStyle, BoardView
from ..board.input.setup_input import Carried, SetupInput
from ..board.layout.spot import Spot
from ..faces.art import Art

_CLEARING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PatternBoard(BoardView):
    """Pieces go anywhere; off the board they are gone, and the right button or Delete takes them away.

    Signals:
        changed(): the sketch is another one.
        let_go(): Escape, while a piece is chosen.
    """

    changed = Signal()
    let_go = Signal()

    def __init__(self, art: Art, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(art, parent, SetupInput)
        assert isinstance(self._input, SetupInput)
        self._free: SetupInput = self._input
        self._of = variant
        self.sketch = Sketch()
        self._free.brushed.connect(self._brush)
        self._free.carried.connect(self._carry)
        self._free.turned_over.connect(self._clear)

    def set_style(self, style: BoardStyle) -> None:
        super().set_style(replace(style, show_targets=False, animation_ms=0, lens=False))

    def show_sketch(self, sketch: Sketch, variant: Variant) -> None:
        """From now on this is put together."""
        self._of, self.sketch = variant, sketch
        self.show_position(position_of(sketch, variant))
        self.changed.emit()

    def set_brush(self, piece: int) -> None:
        """What a click puts down, 0 = clicks take pieces up."""
        self._free.set_brush(piece)

    def do(self, command: Command) -> None:
        """Changes the sketch, unless a hand would become larger than any position can say."""
        sketch = command.apply(self.sketch, self._of)
        if can_be_written(sketch, self._of):
            self.show_sketch(sketch, self._of)

    def _brush(self, spot: Spot) -> None:
        piece = self._free.brush
        if spot.on_board:
            self.do(Paint(spot.square, piece))
        else:
            self.do(AddToHand(InHand(spot.side, unpromoted(self._of, piece >> 1)), 1))

    def _carry(self, carried: Carried) -> None:
        """What stood on the target is gone: a pattern has no full set to keep."""
        origin, target = _place(carried.origin), _place(carried.target)
        if isinstance(target, int):
            self.do(Put(target, 0))
        self.do(Carry(carried.piece, origin, target))

    def _clear(self, spot: Spot) -> None:
        self.do(Put(spot.square, 0) if spot.on_board else AddToHand(InHand(spot.side, spot.kind), -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cursor = self._input.cursor if self._cursor_seen() else None
        if event.key() in _CLEARING and cursor is not None:
            self._clear(cursor)
        elif event.key() == Qt.Key.Key_Escape and self._free.brush:
            self.let_go.emit()
        else:
            super().keyPressEvent(event)


def _place(spot: Spot | None) -> Place | None:
    if spot is None:
        return None
    return spot.square if spot.on_board else InHand(spot.side, spot.kind)
