"""Setting up a position by mouse and keys: any piece goes anywhere, and no rules are asked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal

from ..layout.spot import Spot, in_hand, on_square
from ..marks.marks import BoardMark, MarkKind
from ..scene.scene import BoardScene
from . import state as transitions
from .move_input import DRAG_DISTANCE, MoveInput


@dataclass(frozen=True, slots=True)
class Carried:
    """A piece taken from a place to another; None: from, or to, somewhere beside board and stands."""

    piece: int
    origin: Spot | None
    target: Spot | None


class SetupInput(MoveInput):
    """Without a `brush`, pieces are taken up and put down by clicks; with one, a click tells where it was used.

    Signals:
        brushed(object): the Spot that was clicked or entered with a brush.
        carried(object): a Carried that is wished for.
        turned_over(object): the Spot that was clicked with the right button.
        carrying(int, object): a packed piece is being dragged, whose picture the scene does not show there: the
            point, in scene coordinates, or None when the scene shows it again or it was let go.
    """

    brushed = Signal(object)
    carried = Signal(object)
    turned_over = Signal(object)
    carrying = Signal(int, object)
    explains = False

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(scene, parent)
        self.brush = 0
        self.names_pieces = True
        self._piece = 0  # what the button went down on, or is being dragged
        self._origin: Spot | None = None

    def set_brush(self, piece: int) -> None:
        """What clicks shall use, 0 = nothing."""
        self.brush = piece
        self.cancel()

    def place_at(self, point: QPointF, piece: int) -> Spot | None:
        """Where a piece would come to lie if it were let go at a point; anywhere on a stand is its own place there."""
        spot, layout = self._scene.spot_at(point), self._scene.board_layout
        if spot is not None and spot.on_board:
            return spot
        for side, box in layout.trays.items() if layout.variant.has_drops else ():
            if box.contains(point.x(), point.y()):
                return self._stand_of(side, piece)
        return None

    def aim(self, spot: Spot | None) -> None:
        """Marks where a piece would come to lie, None = nowhere."""
        there = spot is not None and (spot.on_board or spot in self._scene.board_layout.slots(spot.side))
        self.show(replace(self.shown, aim=spot if there else None))

    def point_out(self, square: int) -> None:
        """Puts the keyboard's cursor on a square."""
        self.state = replace(self.state, cursor=on_square(square))
        self.show_marks()

    def show_marks(self) -> None:
        super().show_marks()
        if self.shown.aim is not None:
            aim = BoardMark(MarkKind.AIM, self._scene.board_layout.spot_box(self.shown.aim))
            self._scene.below.set_marks([*self._scene.below.marks(), aim])

    def let_go(self) -> None:
        if self.state.dragging:
            self.carrying.emit(self._piece, None)
        self._piece, self._origin = 0, None
        super().let_go()

    def settle(self) -> None:
        self.let_go()

    def _lying_on(self, spot: Spot | None) -> int:
        occupied = spot is not None and self._scene.snapshot.owner(spot) >= 0
        return self._scene.piece_on(spot) if spot is not None and occupied else 0

    def use(self, spot: Spot) -> None:
        """A click or Enter: the brush is used, a piece taken up, or the one that was taken up put down."""
        held = self.state.selected
        if self.brush:
            self.brushed.emit(spot)
        elif held is not None:
            piece = self._lying_on(held)
            self.cancel()
            target = spot if spot.on_board or not piece else self._stand_of(spot.side, piece)
            if spot != held and piece:
                self.carried.emit(Carried(piece, held, target))
        elif self._lying_on(spot):
            self.state = replace(self.state, selected=spot)
            self.show_state()

    def _stand_of(self, side: int, piece: int) -> Spot:
        kind = self._scene.board_layout.variant.kind(piece >> 1)
        return in_hand(side, kind.unpromoted or kind.id)

    # With the mouse

    def press(self, point: QPointF) -> None:
        self.state = replace(self.state, cursor=None)
        self._press_point = point
        self._origin = self._scene.spot_at(point)
        self._piece = self._lying_on(self._origin)
        if not self._piece:
            self._piece = self._scene.captured_at(point)
        self.touched.emit(self._origin)
        if self._piece:
            self.pointed.emit(self._piece)
        self.show_state()

    def press_right(self, point: QPointF) -> None:
        spot = self._scene.spot_at(point)
        if self.busy or self.state.dragging or self._press_point is not None:
            self.cancel()
        elif spot is not None:
            self.turned_over.emit(spot)

    def move(self, point: QPointF, held: bool) -> None:
        if not held and self._press_point is not None:
            self.cancel()  # the button came up where we could not see it
        start = self._press_point
        waiting = self._piece and not self.state.dragging
        if start is not None and waiting and (point - start).manhattanLength() >= DRAG_DISTANCE:
            self._lift(point)
        if self.state.dragging:
            self._carry(point)
        elif self.brush:
            self.aim(self._scene.spot_at(point))

    def _lift(self, point: QPointF) -> None:
        self.state = replace(transitions.idle(self.state), selected=self._origin, dragging=True)
        if self._origin is not None:
            self._scene.lift(self._origin, point.x(), point.y())
        self.show_state()

    def _carry(self, point: QPointF) -> None:
        inside = QRectF(self._scene.sceneRect()).contains(point)
        if self._origin is not None:
            self._scene.carry(point.x(), point.y())
        self.carrying.emit(self._piece, None if inside and self._origin is not None else point)
        self.aim(self.place_at(point, self._piece) if inside else None)

    def release(self, point: QPointF) -> None:
        if self._press_point is None:
            return
        origin, piece, dragged = self._origin, self._piece, self.state.dragging
        self._put_down()
        if dragged:
            target = self.place_at(point, piece) if self._scene.sceneRect().contains(point) else None
            self.cancel()
            if target != origin:
                self.carried.emit(Carried(piece, origin, target))
        elif origin is not None and self._scene.spot_at(point) == origin:
            self.use(origin)

    def offer_pass(self, point: QPointF) -> bool:
        return False

    def pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        spot = self._scene.spot_at(point)
        if self.state.dragging:
            return Qt.CursorShape.ClosedHandCursor
        if self.brush and spot is not None:
            return Qt.CursorShape.PointingHandCursor
        on_piece = self._lying_on(spot) or self._scene.captured_at(point)
        return Qt.CursorShape.OpenHandCursor if on_piece else Qt.CursorShape.ArrowCursor

    # With the keyboard

    def enter(self) -> None:
        if self.state.cursor is not None:
            self.use(self.state.cursor)
