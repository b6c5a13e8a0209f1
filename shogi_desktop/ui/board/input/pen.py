"""Circles and arrows drawn by hand: with the right button at any time, with the left one and keys by the pen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from shogi_desktop.game.notes import COLORS, Drawing

from ..layout.spot import Spot
from ..scene.scene import BoardScene
from .move_input import MoveInput

HOLD_MS: Final = 350  # a button held so long on a piece asks what it is
_OTHER: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def color_of(modifiers: Qt.KeyboardModifier) -> str:
    """Green by itself, red with Shift, blue with Ctrl or Alt, yellow with both."""
    return COLORS[bool(modifiers & Qt.KeyboardModifier.ShiftModifier) + 2 * bool(modifiers & _OTHER)]


def sketch_of(start: Spot, target: Spot | None, color: str) -> Drawing | None:
    """What a way from one place to another draws, None for nothing: an arrow ends on a square."""
    if target is None or not target.on_board:
        return None
    if start == target:
        return Drawing(target.square, color=color)
    if start.on_board:
        return Drawing(target.square, start.square, color=color)
    return Drawing(target.square, kind=start.kind, side=start.side, color=color)


class Pen(QObject):
    """`ready`: somebody keeps what is drawn. `on`: the left button and Enter draw too.

    Signals:
        drawn(object, bool): a Drawing that is wished for, and whether its colour follows from what is there already.
        rubbed_out(): everything drawn is to go.
        switched(bool): the pen is on, or no longer.
        held(object): the Spot of a piece on which the button rests.
    """

    drawn = Signal(object, bool)
    rubbed_out = Signal()
    switched = Signal(bool)
    held = Signal(object)

    def __init__(self, scene: BoardScene, input_: MoveInput, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._input = input_
        self._start: Spot | None = None
        self._target: Spot | None = None
        self._color = COLORS[0]
        self._next_color = False
        self.ready = False
        self.on = False
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._rest)

    @property
    def drawing(self) -> bool:
        """Whether something has been begun."""
        return self._start is not None

    def switch(self, on: bool) -> None:
        """Lets the left button and Enter draw, or move pieces again."""
        self.drop()
        if on != self.on and (self.ready or not on):
            self.on = on
            self._input.cancel()
            self.switched.emit(on)

    def rubs_out(self, spot: Spot | None) -> bool:
        """Whether a click there takes away what is drawn: on an empty square, where something is."""
        empty = spot is not None and spot.on_board and self._scene.snapshot.owner(spot) < 0
        return self.ready and empty and bool(self._input.shown.drawings)

    # With the mouse

    def press(self, point: QPointF, modifiers: Qt.KeyboardModifier, explains: bool) -> None:
        """A button goes down; one that `explains` may be held on a piece to ask what it is."""
        spot = self._scene.spot_at(point)
        owner = self._scene.snapshot.owner(spot)
        if spot is None or not (spot.on_board or owner >= 0):
            self.drop()
            return
        self._begin(spot, modifiers)
        if explains and owner >= 0:
            self._hold.start()

    def move(self, point: QPointF) -> None:
        self.point_to(self._scene.spot_at(point))

    def release(self, point: QPointF) -> None:
        """The button goes up: what was begun is drawn."""
        self.move(point)
        self._finish()

    # With keys, too

    def enter(self, spot: Spot, modifiers: Qt.KeyboardModifier) -> None:
        """Begins at a place, or ends there what was begun."""
        if self._start is None:
            self._begin(spot, modifiers)
        else:
            self.point_to(spot)
            self._finish()

    def point_to(self, spot: Spot | None) -> None:
        """What was begun would end there now."""
        if self._start is not None and spot != self._target:
            self._hold.stop()
            self._target = spot
            self._show()

    def drop(self) -> None:
        """What was begun is not drawn."""
        self._hold.stop()
        self._start = self._target = None
        self._show()

    def _begin(self, spot: Spot, modifiers: Qt.KeyboardModifier) -> None:
        self._start = self._target = spot
        self._color = color_of(modifiers)
        self._next_color = self.on and self._color == COLORS[0]
        self._show()

    def _finish(self) -> None:
        sketch = self._sketch()
        self.drop()
        if sketch is not None:
            self.drawn.emit(sketch, self._next_color)

    def _rest(self) -> None:
        spot = self._start
        self.drop()
        self.held.emit(spot)

    def _sketch(self) -> Drawing | None:
        return sketch_of(self._start, self._target, self._color) if self._start is not None else None

    def _show(self) -> None:
        self._input.show(replace(self._input.shown, sketch=self._sketch()))
