"""What the hand does with pieces: choosing one, clicking, carrying, typing, and dragging them out of the box."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.editing.sketch import (
    AddToHand,
    Carry,
    Cycle,
    InHand,
    Paint,
    Place,
    Promote,
    Put,
    other_face,
    unpromoted,
)

from ..board import BoardStyle
from ..board.input.setup_input import Carried
from ..board.layout.spot import Spot
from ..board.scene.scene import GHOST_SIZE
from ..faces.art import Art
from ..widgets.plain import PlainLabel
from ..words.i18n import translate
from ..words.texts import piece_name, side_name
from .board import EditorBoard
from .piece_box import PieceBox


class Ghost(PlainLabel):
    """Hidden until a piece is carried."""

    def __init__(self, art: Art, page: QWidget) -> None:
        super().__init__(parent=page)
        self._art = art
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def carry(self, variant: Variant, piece: int, style: BoardStyle, cell_pixels: int, middle: QPoint) -> None:
        """Shows a packed piece about a point of the page, as large as the board does whose squares are so wide."""
        kind, side = variant.kind(piece >> 1), piece & 1
        face = QPixmap(self._art.lifted_pixmap(kind, side, style.look, round(cell_pixels * GHOST_SIZE), bool(side)))
        face.setDevicePixelRatio(self.devicePixelRatioF())
        self.setPixmap(face)
        self.resize(face.deviceIndependentSize().toSize())
        self.move(middle - self.rect().center())
        self.show()
        self.raise_()


class Handling(QObject):
    """Hears board and box, and makes commands of what it hears.

    Signals:
        wished(object): a command.
        told(str): what a click will do.
    """

    wished = Signal(object)
    told = Signal(str)

    def __init__(self, board: EditorBoard, box: PieceBox, art: Art, drafts: Drafts, page: QWidget) -> None:
        """`page` is what pieces are carried over."""
        super().__init__(page)
        self._board, self._box, self._drafts, self._page = board, box, drafts, page
        self._ghost = Ghost(art, page)
        self._style = BoardStyle()
        self.brush = 0
        """The packed piece that clicks put down, 0 = none."""
        board.brushed.connect(self._use_brush)
        board.carried.connect(self._carry)
        board.turned_over.connect(self._turn_over)
        board.cleared.connect(self._clear)
        board.typed.connect(self._typed)
        board.promoted.connect(self._promote)
        board.brush_dropped.connect(self._drop_brush)
        board.carrying.connect(self._carry_beside)
        box.picked.connect(self.choose)
        box.dragged.connect(self._drag)
        box.dropped.connect(self._drop)

    def set_style(self, style: BoardStyle) -> None:
        """The look of the piece in the fingers."""
        self._style = style

    # The chosen piece

    def choose(self, piece: int) -> None:
        """Clicks put this packed piece down from now on, 0 = none."""
        self.brush = piece
        self._board.set_brush(piece)
        self._box.set_brush(piece)
        self.tell_brush()

    def _drop_brush(self) -> None:
        self.choose(0)

    def tell_brush(self) -> None:
        """Says what a click does."""
        if not self.brush:
            self.told.emit(translate("EditorPage", "Drag or choose a piece. Right button: turn it over."))
            return
        name = piece_name(self._drafts.editing.variant.kind(self.brush >> 1))
        words = translate("EditorPage", "Click squares for {side}: {piece}. Esc lets go.")
        self.told.emit(words.format(side=side_name(self.brush & 1), piece=name))

    # On the board

    def _place(self, spot: Spot | None) -> Place | None:
        if spot is None:
            return None
        return spot.square if spot.on_board else InHand(spot.side, spot.kind)

    def _use_brush(self, spot: Spot) -> None:
        if spot.on_board:
            self.wished.emit(Paint(spot.square, self.brush))
        else:
            self._add_to_hand(spot.side, self.brush >> 1)

    def _add_to_hand(self, side: int, kind: int) -> None:
        self.wished.emit(AddToHand(InHand(side, unpromoted(self._drafts.editing.variant, kind)), 1))

    def _carry(self, carried: Carried) -> None:
        self.wished.emit(Carry(carried.piece, self._place(carried.origin), self._place(carried.target)))

    def _turn_over(self, spot: Spot) -> None:
        if spot.on_board:
            self.wished.emit(Cycle(spot.square))
        else:
            self._clear(spot)

    def _clear(self, spot: Spot) -> None:
        self.wished.emit(Put(spot.square, 0) if spot.on_board else AddToHand(InHand(spot.side, spot.kind), -1))

    def _typed(self, kind: int, shifted: bool, cursor: Spot | None) -> None:
        piece = make_piece(kind, self._box.side ^ int(shifted))
        if cursor is None:
            self.choose(piece)
        elif cursor.on_board:
            self.wished.emit(Put(cursor.square, piece))
        else:
            self._add_to_hand(cursor.side, kind)

    def _promote(self, cursor: Spot | None) -> None:
        """Turns the piece under the cursor to its other face, else the chosen one."""
        if cursor is not None and cursor.on_board:
            self.wished.emit(Promote(cursor.square))
        elif self.brush:
            self.choose(other_face(self._drafts.editing.variant, self.brush))

    # Pieces dragged out of the box, or beside the board

    def _drag(self, piece: int, point: QPoint) -> None:
        self._board.place_under(point, piece)
        self._show_ghost(piece, self._page.mapFromGlobal(point))

    def _drop(self, piece: int, point: QPoint) -> None:
        self._ghost.hide()
        spot = self._board.place_under(point, piece)
        self._board.end_aim()
        if spot is not None:
            self.wished.emit(Carry(piece, None, self._place(spot)))

    def _carry_beside(self, piece: int, point: QPointF | None) -> None:
        viewport = self._board.viewport()
        if point is None:
            self._ghost.hide()
            self.tell_brush()
            return
        self._show_ghost(piece, viewport.mapTo(self._page, point.toPoint()))
        if not viewport.rect().contains(point.toPoint()):
            self.told.emit(translate("EditorPage", "Let go here to take the piece away."))

    def _show_ghost(self, piece: int, middle: QPoint) -> None:
        variant = self._drafts.editing.variant
        self._ghost.carry(variant, piece, self._style, self._board.piece_pixels(), middle)
