"""The board as a scene: what lies where, brought up to date by differences, and the pieces on their way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from shogi_desktop.rules.pieces import make_piece
from shogi_desktop.rules.transition import Transition
from shogi_desktop.ui.art import Art

from .animation import Animator, Point, Track
from .backdrop import draw_backdrop, whole_pixel_rect, whole_pixels
from .chooser import Chooser
from .flights import Flight, flights_of
from .hand_tray import HandTray
from .layout import Layout
from .mark_layer import MarkLayer
from .piece_item import PieceItem
from .snapshot import Snapshot, fewer
from .spot import Spot
from .style import BoardStyle, palette_of

Z_BELOW: Final = 1
Z_TRAY: Final = 2
Z_PIECE: Final = 3
Z_ABOVE: Final = 4
Z_FLYING: Final = 10
Z_CHOOSER: Final = 50
Z_GHOST: Final = 60
LIFTED_OPACITY: Final = 0.32
GHOST_SIZE: Final = 1.14
CHOICE_SIZE: Final = 1.06
RELEASE_SHARE: Final = 0.5  # a piece let go near its square needs only this part of the animation time


class BoardScene(QGraphicsScene):
    """Shows a `Snapshot` in a `Layout`. Scene coordinates are the logical pixels of the viewport."""

    def __init__(self, art: Art, layout: Layout, style: BoardStyle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.board_layout = layout
        self.style_used = style
        self.snapshot = Snapshot()
        self._items: dict[int, PieceItem] = {}
        self._passing: list[PieceItem] = []  # on their way off the board
        self._arriving: list[int] = []  # squares whose pieces are on their way there
        self._lifted: Spot | None = None
        self._backdrop: QPixmap | None = None  # drawn when it is first needed
        self.animator = Animator(self)
        self.animator.landed.connect(self._land)
        palette = palette_of(style)
        self.below, self.above = MarkLayer(palette), MarkLayer(palette)
        self.trays = {side: HandTray(side, self._face, palette) for side in (0, 1)}
        self.chooser = Chooser(palette)
        self._ghost = PieceItem(0)
        self._ghost.hide()
        self._stack()
        self.set_layout(layout, style)

    def _stack(self) -> None:
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        order = [(self.below, Z_BELOW), (self.above, Z_ABOVE), (self.chooser, Z_CHOOSER), (self._ghost, Z_GHOST)]
        for item, height in [*order, *((tray, Z_TRAY) for tray in self.trays.values())]:
            item.setZValue(height)
            self.addItem(item)

    def set_layout(self, layout: Layout, style: BoardStyle) -> None:
        """A new size, side at the bottom, variant or style: everything is drawn anew at its exact size."""
        self.animator.settle()
        self.put_down()
        self.board_layout, self.style_used = layout, style
        palette = palette_of(style)
        area = QRectF(0, 0, layout.width, layout.height)
        self.setSceneRect(area)
        self._backdrop = None
        for layer in (self.below, self.above):
            layer.palette = palette
            layer.set_area(area)
        for tray in self.trays.values():
            tray.palette = palette
            tray.set_layout(layout)
        self.chooser.palette = palette
        self.chooser.close()
        self._sync(anew=True)
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._backdrop is None:
            self._backdrop = draw_backdrop(self.board_layout, self.style_used, palette_of(self.style_used))
        scale = self.board_layout.scale
        target, source = whole_pixel_rect(QRectF(rect), scale)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(target, self._backdrop, source)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    # -- pieces at rest

    def _face(self, kind: int, side: int, size: float = 1.0) -> QPixmap:
        layout = self.board_layout
        pixels = round(layout.cell_pixels * size)
        pixmap = self._art.pixmap(
            layout.variant.kind(kind), side, self.style_used.piece_set, pixels, layout.turned(side)
        )
        pixmap.setDevicePixelRatio(layout.scale)
        return pixmap

    def piece_items(self) -> dict[int, PieceItem]:
        """The items on the board by square."""
        return dict(self._items)

    def _dress(self, item: PieceItem, piece: int) -> None:
        item.show_face(piece, self._face(piece >> 1, piece & 1))

    def _rest(self, square: int) -> None:
        """The square's piece at home with the face it has in the snapshot."""
        item, box = self._items[square], self.board_layout.square_box(square)
        self._dress(item, self.snapshot.pieces[square])
        item.place(box.x, box.y)
        item.setZValue(Z_PIECE)
        item.setOpacity(1)

    def _sync(self, anew: bool = False) -> None:
        """Pieces and hands as in the snapshot; `anew` draws also those that were right before."""
        for square in [square for square in self._items if square not in self.snapshot.pieces]:
            self.removeItem(self._items.pop(square))
        for square, piece in self.snapshot.pieces.items():
            item = self._items.get(square)
            if item is None:
                item = self._items[square] = PieceItem(0)
                self.addItem(item)
            if anew or item.piece != piece:
                self._rest(square)
        for tray in self.trays.values():
            tray.set_counts(self.snapshot.hands)

    def show_snapshot(
        self,
        snapshot: Snapshot,
        transition: Transition | None = None,
        backwards: bool = False,
        released: Point | None = None,
    ) -> None:
        """Shows `snapshot`: at once, or by the flights of `transition`, its piece starting at `released` if given."""
        self.animator.settle()
        hands_before = self.snapshot.hands
        self.snapshot = snapshot
        self._sync()
        if transition is not None and self.style_used.animation_ms > 0:
            self._fly(flights_of(transition, backwards), hands_before, released)

    def piece_on(self, spot: Spot) -> int:
        """The piece lying on an occupied square, or one like those of a tray slot."""
        return self.snapshot.pieces[spot.square] if spot.on_board else make_piece(spot.kind, spot.side)

    def spot_at(self, point: QPointF) -> Spot | None:
        return self.board_layout.spot_at(point.x(), point.y())

    # -- pieces on their way

    def _fly(self, flights: list[Flight], hands_before: dict[Spot, int], released: Point | None) -> None:
        tracks = [self._track(flight, height, released) for height, flight in enumerate(flights)]
        for tray in self.trays.values():
            tray.set_counts(fewer(self.snapshot.hands, hands_before))
        legs = max((len(flight.stops) - 1 for flight in flights), default=1)
        share = RELEASE_SHARE if released is not None else max(1, legs)
        self.animator.start(tracks, round(self.style_used.animation_ms * share))

    def _track(self, flight: Flight, height: int, released: Point | None) -> Track:
        square = flight.stops[-1].square
        if flight.stays and square in self._items:
            item = self._items[square]
            self._arriving.append(square)
        else:
            item = PieceItem(flight.piece)
            self.addItem(item)
            self._passing.append(item)
        self._dress(item, flight.piece)
        item.setZValue(Z_FLYING + height)
        boxes = [self.board_layout.piece_box(stop) for stop in flight.stops]
        points = [(box.x, box.y) for box in boxes]
        if released is not None and flight.stays:
            points = [released, points[-1]]
        fade = (1.0, 1.0) if len(boxes) > 1 else (0.0, 1.0) if flight.fades_in else (1.0, 0.0)
        return Track(item, tuple(points), fade)

    def _land(self) -> None:
        for item in self._passing:
            self.removeItem(item)
        self._passing.clear()
        for square in self._arriving:
            self._rest(square)
        self._arriving.clear()
        for tray in self.trays.values():
            tray.set_counts(self.snapshot.hands)

    # -- the piece in the person's fingers

    def lift(self, spot: Spot, x: float, y: float) -> None:
        """A ghost of the piece on `spot` follows the pointer, a faint picture stays behind."""
        self.put_down()
        piece = self.piece_on(spot)
        self._lifted = spot
        if spot.on_board:
            self._items[spot.square].setOpacity(LIFTED_OPACITY)
        else:
            self.trays[spot.side].set_lifted(spot)
        layout = self.board_layout
        pixels = round(layout.cell_pixels * GHOST_SIZE)
        face = self._art.lifted_pixmap(
            layout.variant.kind(piece >> 1), piece & 1, self.style_used.piece_set, pixels, layout.turned(piece & 1)
        )
        face.setDevicePixelRatio(layout.scale)
        self._ghost.show_face(piece, face)
        self._ghost.show()
        self.carry(x, y)

    def carry(self, x: float, y: float) -> None:
        """Moves the ghost's centre, on whole device pixels."""
        size, scale = self._ghost.pixmap().deviceIndependentSize(), self.board_layout.scale
        self._ghost.setPos(whole_pixels(x - size.width() / 2, y - size.height() / 2, scale))

    def ghost_rect(self) -> QRectF | None:
        """Where the ghost is, its shadow included; None while nothing is lifted."""
        return self._ghost.sceneBoundingRect() if self._lifted is not None else None

    def put_down(self) -> Point | None:
        """Ends the ghost; answers where a piece of normal size lay under it, None if there was no ghost."""
        if self._lifted is None:
            return None
        size, layout = self._ghost.pixmap().deviceIndependentSize(), self.board_layout
        point = (
            self._ghost.x() + (size.width() - layout.cell_w) / 2,
            self._ghost.y() + (size.height() - layout.cell_h) / 2,
        )
        if self._lifted.square in self._items:
            self._items[self._lifted.square].setOpacity(1)
        for tray in self.trays.values():
            tray.set_lifted(None)
        self._lifted = None
        self._ghost.hide()
        return point

    # -- the promotion chooser

    def open_chooser(self, square: int, pieces: list[int]) -> None:
        faces = [self._face(piece >> 1, piece & 1, CHOICE_SIZE) for piece in pieces]
        self.chooser.open(self.sceneRect(), self.board_layout.square_box(square), faces)
