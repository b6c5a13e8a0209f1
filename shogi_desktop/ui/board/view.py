"""The board widget: turns mouse, wheel and keys into wishes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QHelpEvent, QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.record.variant import Variant

from ..faces.art import Art
from ..widgets.keys import is_plain
from ..widgets.plain import tip
from ..words.i18n import Translated
from ..words.texts import title_of
from .display import BoardDisplay
from .input.move_input import MoveInput
from .input.pen import Pen
from .layout.spot import Spot, on_square
from .layout.zoom import WHEEL_NOTCH, ZOOM_STEP
from .marks.marks import CoachMarks

_ARROWS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_PLAY_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

_KEYBOARD_FOCUS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_RETURN_FOCUS: Final = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class BoardView(Translated, BoardDisplay):
    """A board to play on.

    Signals, besides those of `BoardDisplay`:
        hover_changed(int): the square under the pointer or the keyboard's cursor, whichever moved last; -1 = none.
        wheel_stepped(int): +1 one move forward, -1 back.
    """

    hover_changed = Signal(int)
    wheel_stepped = Signal(int)

    def __init__(self, art: Art, parent: QWidget | None = None, input_: type[MoveInput] = MoveInput) -> None:
        """`input_` is what follows from mouse and keys; by itself, moves out of those of `set_moves`."""
        super().__init__(art, parent, input_)
        self._hover = -1
        self._wheel = 0
        self.pen = Pen(self._scene, self.hand, self)
        self.pen.held.connect(self._lens.ask)
        self.rested.connect(self._look_again)
        self.arrows_walk = False  # whether arrow keys are left to others while the keyboard's cursor is not seen
        self._cursor_left = False  # whether the keyboard's cursor was seen when the focus went away
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Board"))

    def set_variant(self, variant: Variant) -> None:
        self.pen.drop()
        super().set_variant(variant)

    def _pointer_at(self, point: QPointF) -> None:
        spot = self._scene.spot_at(point)
        self._look_at(spot)
        self._lens.rest_on(spot)
        shape = Qt.CursorShape.CrossCursor if self.pen.on else self.hand.pointer_shape(point)
        if self._zoomer.pulling or (self._zoomer.armed and self._zoomer.zoomed):
            shape = Qt.CursorShape.SizeAllCursor
        self._point_with(shape)

    def _point_with(self, shape: Qt.CursorShape) -> None:
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _look_at(self, spot: Spot | None) -> None:
        """Pointer or cursor are here now."""
        square = spot.square if spot is not None else -1
        if square != self._hover:
            self._hover = square
            self._scene.point_at(square)
            self.hover_changed.emit(square)
        self.hand.glance(spot)

    def _look_again(self) -> None:
        self.hand.glance(on_square(self._hover) if self._hover >= 0 else None)

    # -- events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._lens.dismiss()
        self._notices.pass_over()
        point, button = event.position(), event.button()
        busy = self.hand.busy or self.hand.asking.on or bool(self.hand.shown.premove)
        if self.pen.drawing:  # another button lets go of what was begun
            self.pen.drop()
            return
        if self._zoomer.press(event):
            self._pointer_at(point)
            return
        if button == Qt.MouseButton.LeftButton and self.pen.on:
            self.pen.press(point, event.modifiers(), explains=False)
        elif button == Qt.MouseButton.LeftButton and self._may_pull(point):
            self._zoomer.hold(point)
            return
        elif button == Qt.MouseButton.LeftButton:
            self._press_left(point, busy)
        elif button == Qt.MouseButton.RightButton:
            self.hand.press_right(point)
            if not busy and self.hand.explains:
                self._begin_right(point, event.modifiers())
                return
        self._pointer_at(point)
        if busy or self.hand.busy:
            self._lens.hush(self._scene.spot_at(point))

    def _press_left(self, point: QPointF, busy: bool) -> None:
        if not busy and self.pen.rubs_out(self._scene.spot_at(point)):
            self.pen.rubbed_out.emit()
        self.hand.press(point)

    def _may_pull(self, point: QPointF) -> bool:
        """Whether a board that is zoomed in is moved from here: nothing lies here, and no piece may go here."""
        if not self._zoomer.zoomed or self.hand.choosing:
            return False
        spot = self._scene.spot_at(point)
        if spot is None:
            return not self._scene.captured_at(point)
        return spot.on_board and self._scene.snapshot.owner(spot) < 0 and spot.square not in self.hand.state.targets

    def _begin_right(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The right button goes down with nothing pending: it draws where somebody keeps that, held on a piece it
        explains it."""
        spot = self._scene.spot_at(point)
        self._point_out(spot)
        if self.pen.ready:
            self.pen.press(point, modifiers, explains=True)
        else:
            self._lens.ask(spot)

    def _point_out(self, spot: Spot | None) -> None:
        """Who explains pieces beside the board shows the one that is here, too."""
        if piece := self._piece_at(spot):
            self.hand.pointed.emit(piece)

    def _piece_at(self, spot: Spot | None) -> int:
        """A packed piece, 0 where there is none."""
        return self._scene.piece_on(spot) if spot is not None and self._scene.snapshot.owner(spot) >= 0 else 0

    def piece_of_interest(self) -> int:
        """The packed piece under the pointer or the keyboard's cursor, 0 where there is none."""
        return self._piece_at(on_square(self._hover) if self._hover >= 0 else None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.hand.choosing:  # the second click of a pair that opened the chooser is no answer to it
            return
        left = event.button() == Qt.MouseButton.LeftButton and not self.pen.on
        if left and self.hand.offer_pass(event.position()):
            event.accept()
            return
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._zoomer.move(event):
            if self._zoomer.pulling:
                self._point_with(Qt.CursorShape.SizeAllCursor)
            return
        if self.pen.drawing:
            self.pen.move(event.position())
            return
        self.hand.move(event.position(), bool(event.buttons() & Qt.MouseButton.LeftButton))
        self._pointer_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        busy = self.hand.busy or self.pen.drawing
        held = self._zoomer.let_go()
        if held is not None and event.button() == Qt.MouseButton.LeftButton:  # it has stayed a click
            self._press_left(held, busy or self.hand.asking.on or bool(self.hand.shown.premove))
        pulled = self._zoomer.pulling
        if self.pen.drawing and event.button() != Qt.MouseButton.MiddleButton:
            self.pen.release(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            self._lens.release()
        if not self._zoomer.release() and event.button() == Qt.MouseButton.LeftButton:
            self.hand.release(event.position())
        self._pointer_at(event.position())
        if busy or pulled:
            self._lens.hush(self._scene.spot_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer_at(QPointF(-1, -1))
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl it zooms, over a board that is zoomed in it moves this, elsewhere it walks."""
        event.accept()
        self._lens.dismiss()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoomer.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / WHEEL_NOTCH), event.position())
            return
        if self._zoomer.zoomed:
            self._wheel = 0
            self._zoomer.scroll(event)
            return
        self._wheel += event.angleDelta().y()
        while abs(self._wheel) >= WHEEL_NOTCH:
            step = 1 if self._wheel < 0 else -1
            self._wheel += step * WHEEL_NOTCH
            self.wheel_stepped.emit(step)

    def event(self, event: QEvent) -> bool:
        """Where arrow keys walk, the first Tab brings the keyboard's cursor, and the next one goes on. While a move is
        half made its keys are those of no action."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._steps_back(event):
            event.accept()
            return True
        tab = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab
        if tab and is_plain(event) and self._leaves_arrows():  # type: ignore[arg-type]
            self._bring_cursor()
            return True
        return super().event(event)

    def _leaves_arrows(self) -> bool:
        choosing = self.hand.choosing or self.hand.state.half_made
        return self.arrows_walk and not (self._cursor_seen() or choosing)

    def _bring_cursor(self) -> None:
        self.hand.start_cursor()
        self._say_cursor()
        self._show_cursor(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = is_plain(event)
        space = key == Qt.Key.Key_Space and plain
        if self._explains(event) and plain and self.hand.explains:
            if not event.isAutoRepeat():
                spot = self._spot_of_interest()
                self._point_out(spot)
                self._lens.ask(spot)
            return
        self._lens.dismiss()
        self._notices.pass_over()
        if key == Qt.Key.Key_Escape and self.pen.drawing:
            self.pen.drop()
        elif self.pen.on and self._pen_key(key, event):
            event.accept()
        elif self._steps_back(event):
            self.hand.step_back()
        elif key == Qt.Key.Key_Escape and (
            self.hand.busy or self.hand.state.watched is not None or self.hand.shown.premove
        ):
            self.hand.cancel()
        elif key == Qt.Key.Key_Escape and self._forget_advice():
            event.accept()
        elif key == Qt.Key.Key_Escape and self.arrows_walk and self._cursor_seen():
            self._show_cursor(False)
            event.ignore()
        elif plain and key in _ARROWS and not self._leaves_arrows():
            self._show_cursor(True)
            self.hand.step(*_ARROWS[key])
            if self.hand.state.cursor is not None:
                self._zoomer.finish()
                self._zoomer.reveal(self._scene.board_layout.spot_box(self.hand.state.cursor))
            self._say_cursor()
            self._lens.rest_on(self.hand.state.cursor)
            self.pen.point_to(self.hand.state.cursor)
            self._look_at(self.hand.state.cursor)
        elif space and self._zoomer.zoomed:
            self._zoomer.armed = True
        elif self._zoomer.key(key, event.modifiers(), self._looked_for()):
            event.accept()
        elif event.isAutoRepeat():
            event.ignore()
        elif plain and key in _PLAY_KEYS and (self.hand.choosing or self.hand.state.pending or self._cursor_seen()):
            self.hand.enter()
            if self.hand.busy:
                self._say_cursor()
        else:
            event.ignore()

    def _forget_advice(self) -> bool:
        """Takes away the arrows of a hint or a threat, and what the coach points at; False where there are none."""
        shown = self.hand.shown
        if shown.hint == NO_MOVE and shown.threat == NO_MOVE and shown.advice == CoachMarks():
            return False
        self.mark(hint=NO_MOVE, threat=NO_MOVE, advice=CoachMarks())
        return True

    def _steps_back(self, event: QKeyEvent) -> bool:
        """Whether it is a key that takes back a step of a move which is half made."""
        back = event.key() == Qt.Key.Key_Backspace and is_plain(event)
        return (back or event.matches(QKeySequence.StandardKey.Undo)) and self.hand.state.half_made

    def _explains(self, event: QKeyEvent) -> bool:
        """Whether it is the key that explains a piece while it is held."""
        return QKeySequence(self._style.explain_key) == QKeySequence(event.key())

    def _pen_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Keys that draw, and Escape that puts the pen away; False for others."""
        cursor = self.hand.state.cursor
        if key == Qt.Key.Key_Escape:
            self.pen.switch(False)
        elif key in _PLAY_KEYS and self._cursor_seen() and cursor is not None and not event.isAutoRepeat():
            self.pen.enter(cursor, event.modifiers())
        else:
            return False
        return True

    def _spot_of_interest(self) -> Spot | None:
        """Where the keyboard's cursor is, if that is seen, or else the pointer."""
        if self._cursor_seen():
            return self.hand.state.cursor
        return self._scene.spot_at(QPointF(self.viewport().mapFromGlobal(QCursor.pos())))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            if event.key() == Qt.Key.Key_Space:
                self._zoomer.armed = False
            elif self._explains(event):
                self._lens.release()
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD_FOCUS:
            self._bring_cursor()
        elif event.reason() in _RETURN_FOCUS:
            self._show_cursor(self._cursor_left)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._zoomer.armed = False
        self.pen.drop()
        self._lens.release()
        self._lens.dismiss()
        self._cursor_left = self.hand.shown.show_cursor
        self._show_cursor(False)

    def _show_cursor(self, shown: bool) -> None:
        """The keyboard's cursor is for those who use the keyboard: the mouse and the program give focus without it."""
        self.hand.show(replace(self.hand.shown, show_cursor=shown))

    def _cursor_seen(self) -> bool:
        return self.hand.state.cursor is not None and self.hand.shown.show_cursor

    def viewportEvent(self, event: QEvent) -> bool:
        """Names of pieces to choose from, where the pointer rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            name = self.name_at(event.pos())
            QToolTip.showText(event.globalPos(), tip(name) if name else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def name_at(self, point: QPoint) -> str:
        """What the piece is called that may be chosen at a point of the viewport, "" where there is none."""
        piece = self.hand.piece_to_name(QPointF(point))
        kind = self._variant.kind(piece >> 1) if piece else None
        named = f"{title_of(kind)}  {kind.kanji}" if kind is not None else ""
        captured = named and self._scene.captured_at(QPointF(point))
        own = captured and self._scene.is_own_loss(QPointF(point))
        lost = self.tr("Its own piece, taken by its own side")
        return f"{named}\n{lost}" if own else named

    def name_pieces(self) -> None:
        """Pieces on the board are named where the pointer rests: it is one to choose pieces on."""
        self.hand.names_pieces = True

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Board"))
        self._tell_cursor()
        self.viewport().update()  # pieces with marks bear their names
