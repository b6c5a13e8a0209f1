"""The board of the editor: the board of the game in a hand that may do anything, with keys of its own."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle, BoardView
from ..board.input.setup_input import SetupInput
from ..board.layout.layout import Box
from ..board.layout.spot import Spot
from ..faces.art import Art
from ..widgets.keys import COMMANDING, is_plain


class TypedLetters:
    """Gathers letters until they can mean one piece only; `pending` are those of which several begin so."""

    def __init__(self, variant: Variant) -> None:
        self._codes = {kind.code: kind for kind in variant.every_kind if not kind.unpromoted}
        self.pending = ""

    def type(self, letter: str) -> Kind | None:
        """The kind that is meant now, if that is certain. A letter that leads nowhere begins anew."""
        for text in (self.pending + letter.upper(), letter.upper()):
            begins = [code for code in self._codes if code.startswith(text)]
            if begins == [text]:
                self.pending = ""
                return self._codes[text]
            if begins:
                self.pending = text
                return None
        self.pending = ""
        return None

    def finish(self) -> Kind | None:
        """Nothing more is typed: the kind whose letters are complete, if there is one."""
        text, self.pending = self.pending, ""
        return self._codes.get(text)


PAUSE_MS: Final = 900  # typing that pauses this long is over
PROMOTING: Final = "+"
_CLEARING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditorBoard(BoardView):
    """Signals:
    brushed(object), carried(object), turned_over(object), carrying(int, object): see SetupInput.
    cleared(object): the Spot under the keyboard's cursor shall be empty.
    typed(int, bool, object): the id of a kind whose letters were typed, whether with Shift, and the Spot under the
        keyboard's cursor, None where it is not seen.
    promoted(object): "+" was typed; the Spot under the keyboard's cursor, None where it is not seen.
    brush_dropped(): Escape.
    """

    brushed = Signal(object)
    carried = Signal(object)
    turned_over = Signal(object)
    carrying = Signal(int, object)
    cleared = Signal(object)
    typed = Signal(int, bool, object)
    promoted = Signal(object)
    brush_dropped = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent, SetupInput)
        self.show_captures()  # what is missing lies there to be put back
        assert isinstance(self.hand, SetupInput)
        self._free: SetupInput = self.hand
        self._free.brushed.connect(self.brushed)
        self._free.carried.connect(self.carried)
        self._free.turned_over.connect(self.turned_over)
        self._free.carrying.connect(self.carrying)
        self._letters = TypedLetters(self._variant)
        self._shifted = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.finish_typing)

    def set_style(self, style: BoardStyle) -> None:
        super().set_style(replace(style, show_targets=False, animation_ms=0, lens=False))

    def set_variant(self, variant: Variant) -> None:
        super().set_variant(variant)
        self._letters = TypedLetters(variant)

    def show_sketch(self, position: Position, flawed: Collection[int]) -> None:
        """Shows what is being set up, with the squares on which something is wrong."""
        self.show_position(position)
        self.mark(check=flawed)

    def set_brush(self, piece: int) -> None:
        """What a click shall put down, 0 = clicks take pieces up."""
        self._free.set_brush(piece)

    def piece_pixels(self) -> int:
        """Width of a piece in device pixels."""
        return self._scene.board_layout.cell_pixels

    def spot_box(self, spot: Spot) -> Box:
        """Where a square or a place of a hand is, in viewport pixels."""
        return self._scene.board_layout.spot_box(spot)

    def place_under(self, point: QPoint, piece: int) -> Spot | None:
        """Where a piece let go at a point of the screen would come to lie; marks that place."""
        local = self.viewport().mapFromGlobal(point)
        inside = self.viewport().rect().contains(local)
        spot = self._free.place_at(QPointF(local), piece) if inside else None
        self._free.aim(spot)
        return spot

    def point_out(self, square: int) -> None:
        """Puts the keyboard's cursor on a square."""
        self._free.point_out(square)
        self._show_cursor(True)
        self.setFocus()

    def end_aim(self) -> None:
        self._free.aim(None)

    def leaveEvent(self, event: QEvent) -> None:
        self.end_aim()
        super().leaveEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cursor = self.hand.state.cursor if self._cursor_seen() else None
        plain = is_plain(event)
        typing = not event.modifiers() & COMMANDING
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if _letter(event) and typing:
            self._type(_letter(event), shifted)
        elif event.text() == PROMOTING and typing and self._has_piece(cursor):
            self.finish_typing()  # letters that wait for more are of the piece that is meant
            self.promoted.emit(cursor)
        elif plain and event.key() in _CLEARING and cursor is not None:
            self.cleared.emit(cursor)
        elif plain and event.key() == Qt.Key.Key_Space and cursor is not None:
            self.turned_over.emit(cursor)
        elif event.key() == Qt.Key.Key_Escape and not self.hand.busy and self._free.brush:
            self.brush_dropped.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _has_piece(self, cursor: Spot | None) -> bool:
        """Whether there is something to promote; where not, the key makes the board larger, as on every board."""
        return cursor is not None or bool(self._free.brush) or bool(self._letters.pending)

    def _type(self, letter: str, shifted: bool) -> None:
        self._shifted = shifted
        kind = self._letters.type(letter)
        if kind is not None:
            self._pause.stop()
            self._tell_typed(kind.id)
        elif self._letters.pending:
            self._pause.start()

    def finish_typing(self) -> None:
        """Takes the letters typed so far for all there are."""
        kind = self._letters.finish()
        if kind is not None:
            self._tell_typed(kind.id)

    def _tell_typed(self, kind: int) -> None:
        self.typed.emit(kind, self._shifted, self.hand.state.cursor if self._cursor_seen() else None)


def _letter(event: QKeyEvent) -> str:
    """The Latin letter of a key, "" for any other key."""
    text = event.text()
    return text if len(text) == 1 and text.isascii() and text.isalpha() else ""
