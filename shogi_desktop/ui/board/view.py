"""The board widget: turns mouse, wheel and keys into wishes, and shows what the session tells it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shogi_desktop.rules.loader import load_variant
from shogi_desktop.rules.moves import NO_MOVE, is_promotion
from shogi_desktop.rules.pieces import make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.transition import Transition
from shogi_desktop.rules.variant import Variant
from shogi_desktop.ui.art import Art

from . import state as hand
from .animation import Point
from .layout import Box, Layout
from .marks import Shown, marks_above, marks_below
from .scene import BoardScene
from .snapshot import Snapshot, snapshot_of
from .spot import Spot, on_square
from .state import Answer, BoardState, Reach
from .style import BoardStyle
from .words import describe_spot

DRAG_DISTANCE: Final = 4  # logical pixels
WHEEL_NOTCH: Final = 120
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PLAY_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardView(QGraphicsView):
    """A board that knows no rules: `set_moves` says what a hand may do, `move_requested` tells what it wants.

    Signals:
        move_requested(object): a move out of those given by `set_moves`.
        refused(str, int): key of the reason (see state.py) and the square, -1 for a tray.
        hover_changed(int): the square under the pointer, -1 = none.
        wheel_stepped(int): +1 one move forward, -1 back.
        layout_changed(): boxes have moved (see `plate_box`).
    """

    move_requested = Signal(object)
    refused = Signal(str, int)
    hover_changed = Signal(int)
    wheel_stepped = Signal(int)
    layout_changed = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = load_variant("shogi")
        self._style = BoardStyle()
        self._flipped = False
        self._shown = Shown()
        self._state = BoardState()
        self._moves: list[int] = []
        self._press_point: QPointF | None = None
        self._hover = -1
        self._wheel = 0
        self._released: Point | None = None  # where a dragged piece was let go, while its move is asked
        self._scene = BoardScene(art, self._new_layout(), self._style, self)
        self.setScene(self._scene)
        self._set_up_widget()

    def _set_up_widget(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 200)
        self.setAccessibleName(self.tr("Board"))

    # -- what the session tells

    def set_variant(self, variant: Variant) -> None:
        """Another board; empty until a position is shown."""
        self.cancel()
        self._variant = variant
        self._shown = replace(self._shown, last_move=NO_MOVE, check=-1, hint=NO_MOVE, aim=None)
        self._state = BoardState()
        self._scene.snapshot = Snapshot()
        self._relayout()

    def show_position(self, position: Position, transition: Transition | None = None, backwards: bool = False) -> None:
        """Shows `position`; with `transition`, the pieces travel exactly as it tells (backwards: as it was undone)."""
        released = self._released
        self.settle()
        if position.variant is not self._variant:
            self.set_variant(position.variant)
        animated = transition if self.isVisible() else None
        self._scene.show_snapshot(snapshot_of(position), animated, backwards, released)
        self._state = hand.with_moves(self._state, Reach(self._moves, self._scene.snapshot.turn))
        self._show_marks()
        self._tell_cursor()

    def set_moves(self, moves: Iterable[int]) -> None:
        """The moves a hand may make in the position shown; what the hand was doing is dropped."""
        self._moves = list(moves)
        self._let_go()
        self._state = hand.with_moves(self._state, Reach(self._moves, self._scene.snapshot.turn))
        self._show_state()

    def set_last_move(self, move: int) -> None:
        """Marks origin and target of the move that led here; 0 = none."""
        self._set_shown(replace(self._shown, last_move=move))

    def set_check(self, square: int) -> None:
        """A glow under the royal piece in check; -1 = none."""
        self._set_shown(replace(self._shown, check=square))

    def set_hint(self, move: int) -> None:
        """An arrow for a move of the side to move; 0 = none."""
        self._set_shown(replace(self._shown, hint=move))

    def set_style(self, style: BoardStyle) -> None:
        self.cancel()
        self._style = style
        self._relayout()

    @property
    def flipped(self) -> bool:
        """Whether White sits at the bottom."""
        return self._flipped

    def set_flipped(self, flipped: bool) -> None:
        if flipped != self._flipped:
            self.cancel()
            self._flipped = flipped
            self._relayout()

    def settle(self) -> None:
        """Finishes the animation and cancels drag, selection and chooser; called before anything new is shown."""
        self._scene.animator.settle()
        self.cancel()

    def cancel(self) -> None:
        """Cancels drag, selection and chooser."""
        self._let_go()
        self._state = hand.idle(self._state)
        self._show_state()

    def grab_image(self) -> QImage:
        """The board as it stands, at device pixels, without what the hand is doing."""
        self.settle()
        return self.viewport().grab().toImage()

    def plate_box(self, side: int) -> Box:
        """The free corner beside a side's stand, in viewport pixels; width 0 where there is none."""
        return self._scene.board_layout.plates[side]

    # -- showing

    def _new_layout(self) -> Layout:
        size = self.viewport().size() if self.scene() is not None else QSize(800, 600)
        labelled = self._style.coordinates != "off"
        return Layout(self._variant, size.width(), size.height(), self.devicePixelRatioF(), self._flipped, labelled)

    def _relayout(self) -> None:
        self._scene.set_layout(self._new_layout(), self._style)
        self.setSceneRect(self._scene.sceneRect())
        self._show_state()
        self.layout_changed.emit()

    def _set_shown(self, shown: Shown) -> None:
        if shown != self._shown:
            self._shown = shown
            self._show_marks()

    def _show_marks(self) -> None:
        shown = replace(
            self._shown,
            show_targets=self._style.show_targets,
            show_cursor=self.hasFocus() and self._state.choice is None,
        )
        layout, snapshot = self._scene.board_layout, self._scene.snapshot
        self._scene.below.set_marks(marks_below(layout, snapshot, self._state, shown))
        self._scene.above.set_marks(marks_above(layout, snapshot, self._state, shown))

    def _show_state(self) -> None:
        """Chooser, ghost and marks as the hand's state says."""
        choice = self._state.choice
        if choice is None:
            self._scene.chooser.close()
        elif not self._scene.chooser.isVisible():
            self._scene.open_chooser(choice.target, [self._outcome_piece(move) for move in choice.moves])
        else:
            self._scene.chooser.set_index(choice.index)
        self._show_marks()

    def _outcome_piece(self, move: int) -> int:
        """The piece that lies on the target after a move of the selected piece."""
        assert self._state.selected is not None
        spot, snapshot = self._state.selected, self._scene.snapshot
        piece = snapshot.pieces[spot.square] if spot.on_board else make_piece(spot.kind, spot.side)
        kind = self._variant.kind(piece >> 1).promotes_to if is_promotion(move) else piece >> 1
        return make_piece(kind, piece & 1)

    # -- the hand

    def _apply(self, answer: Answer, spot: Spot | None, released: Point | None = None) -> None:
        self._state = answer.state
        self._show_state()
        if answer.refusal:
            self.refused.emit(answer.refusal, spot.square if spot is not None else -1)
        if answer.move != NO_MOVE:
            self._released = released
            self.move_requested.emit(answer.move)
            self._released = None

    def _let_go(self) -> Point | None:
        """Ends the ghost without a move; answers where the piece was."""
        self._press_point = None
        self._shown = replace(self._shown, aim=None)
        return self._scene.put_down()

    def _spot_at(self, point: QPointF) -> Spot | None:
        return self._scene.board_layout.spot_at(point.x(), point.y())

    def _press(self, spot: Spot | None) -> None:
        self._scene.animator.settle()
        snapshot = self._scene.snapshot
        self._apply(hand.press(self._state, spot, snapshot.owner(spot), snapshot.turn), spot)

    def _set_aim(self, point: QPointF) -> None:
        spot = self._spot_at(point)
        hover = spot.square if spot is not None else -1
        if hover != self._hover:
            self._hover = hover
            self.hover_changed.emit(hover)
        self._set_shown(replace(self._shown, aim=spot if self._state.selected is not None else None))
        self._set_pointer(spot)

    def _set_pointer(self, spot: Spot | None) -> None:
        state, shape = self._state, Qt.CursorShape.ArrowCursor
        if state.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif spot is not None and state.choice is None:
            if spot.on_board and spot.square in state.targets:
                shape = Qt.CursorShape.PointingHandCursor
            elif state.reach.can_move(spot):
                shape = Qt.CursorShape.OpenHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _move_cursor(self, dx: int, dy: int) -> None:
        layout, cursor = self._scene.board_layout, self._state.cursor
        if cursor is None:
            variant = self._variant
            cursor = self._state.selected or on_square(variant.square((variant.files + 1) // 2, variant.ranks // 2 + 1))
        else:
            cursor = layout.neighbour(cursor, dx, dy)
        self._state = replace(self._state, cursor=cursor)
        self._show_marks()
        self._tell_cursor()

    def _tell_cursor(self) -> None:
        if self._state.cursor is None:
            return
        text = describe_spot(self._variant, self._scene.snapshot, self._state.cursor)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    # -- events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.RightButton:
            self.cancel()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.position()
        self._state = replace(self._state, cursor=None)
        if self._state.choice is not None:
            self._apply(hand.choose(self._state, self._scene.chooser.index_at(point.x(), point.y())), None)
            return
        self._press_point = point
        self._press(self._spot_at(point))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        point = event.position()
        if self._state.choice is not None:
            index = self._scene.chooser.index_at(point.x(), point.y())
            if index >= 0:
                self._state = hand.highlight(self._state, index)
                self._show_state()
            return
        if self._state.dragging:
            self._scene.carry(point.x(), point.y())
        elif self._press_point is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._maybe_drag(point)
        self._set_aim(point)

    def _maybe_drag(self, point: QPointF) -> None:
        assert self._press_point is not None
        selected = self._state.selected
        if (point - self._press_point).manhattanLength() < DRAG_DISTANCE or selected is None:
            return
        if self._spot_at(self._press_point) == selected:
            self._state = hand.start_drag(self._state)
            self._scene.lift(selected, point.x(), point.y())
            self._show_marks()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or self._press_point is None:
            return
        spot = self._spot_at(event.position())
        released = self._let_go()
        if self._state.dragging:
            self._apply(hand.drop(self._state, spot), spot, released)
        else:
            self._apply(hand.release(self._state, spot), spot)
        self._set_aim(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self._set_aim(QPointF(-1, -1))
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        event.accept()
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= WHEEL_NOTCH:
            step = 1 if self._wheel < 0 else -1
            self._wheel += step * WHEEL_NOTCH
            self.wheel_stepped.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, choice = Qt.Key(event.key()), self._state.choice
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape and (self._state.selected is not None or choice is not None):
            self.cancel()
        elif plain and key in _ARROWS and choice is not None:
            self._state = hand.highlight(self._state, choice.index + sum(_ARROWS[key]))
            self._show_state()
        elif plain and key in _ARROWS:
            self._move_cursor(*_ARROWS[key])
        elif plain and key in _PLAY_KEYS and choice is not None:
            self._apply(hand.choose(self._state, choice.index), None)
        elif plain and key in _PLAY_KEYS and self._state.cursor is not None:
            cursor = self._state.cursor
            self._press(cursor)
            self._apply(hand.release(self._state, cursor), cursor)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_marks()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cancel()
        self._relayout()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.cancel()
            self._relayout()
        return super().event(event)
