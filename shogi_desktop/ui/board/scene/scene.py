"""The board as a scene: what lies where, brought up to date by differences, and the pieces on their way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsScene

from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.board.transition import Transition

from ...faces.art import Art
from ..ground.backdrop import TableBackdrop, whole_pixels
from ..ground.edges import EdgeLabels
from ..ground.style import BoardStyle, palette_of
from ..layout.layout import Frame, Layout
from ..layout.spot import Snapshot, Spot, fewer
from ..marks.mark_layer import MarkLayer
from ..marks.target_marks import glow_pixmap
from .animation import Animator, Flight, PieceItem, Point, Track, flights_of, length_of
from .chooser import Chooser, Option
from .trays import CaptureTray, HandTray

Z_SIGHT_BELOW: Final = 0.5
Z_BELOW: Final = 1
Z_TRAY: Final = 2
Z_PIECE: Final = 3
Z_SIGHT_ABOVE: Final = 3.8
Z_ABOVE: Final = 4
Z_FLYING: Final = 10
Z_EDGES: Final = 40
Z_CHOOSER: Final = 50
Z_GHOST: Final = 60
Z_WARNING: Final = 70
LIFTED_OPACITY: Final = 0.32
GHOST_SIZE: Final = 1.14
CHOICE_SIZE: Final = 1.06
LEAST_CHOICE: Final = 44  # logical pixels: a choice is as high, however small the squares are
RELEASE_SHARE: Final = 0.5  # a piece let go near its square needs only this part of the animation time
GLOW_SIZE: Final = 1.7


@dataclass(frozen=True, slots=True)
class HandRelease:
    """How far a hand has already made the move that is shown next: its piece is at `point`, these squares are bare."""

    point: Point
    taken: frozenset[int] = frozenset()


class BoardScene(QGraphicsScene):
    """Shows a `Snapshot` in a `Layout`. Scene coordinates are the logical pixels of the viewport."""

    def __init__(self, art: Art, layout: Layout, style: BoardStyle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.board_layout = layout
        self.style_used = style
        self.snapshot = Snapshot()
        self._items: dict[int, PieceItem] = {}
        self._smooth = False  # whether the pieces are stretched, as `show_frame` does it
        self._passing: list[PieceItem] = []  # on their way off the board
        self._arriving: list[int] = []  # squares whose pieces are on their way there
        self._lifted: Spot | None = None
        self._standing: tuple[int, tuple[int, ...]] = (-1, ())  # a piece half-way through its move
        self._ground = TableBackdrop(layout, style)
        self._table = QGraphicsItemGroup()  # everything lies on it; moves while a gesture zooms or pans
        self._table.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.addItem(self._table)
        self.animator = Animator(self)
        self.animator.landed.connect(self._land)
        palette = palette_of(style)
        self.below, self.above, self.warnings = (MarkLayer(palette) for _ in range(3))
        self.sight_below, self.sight_above = MarkLayer(palette), MarkLayer(palette)
        self.trays = {side: HandTray(side, self._face, palette) for side in (0, 1)}
        self.captures = {side: CaptureTray(side, self._face, palette) for side in (0, 1)}
        self.chooser = Chooser(palette)
        self._ghost = PieceItem(0)
        self._ghost.hide()
        self._edges = (EdgeLabels(across=True), EdgeLabels(across=False))
        for layer in (self.sight_below, self.sight_above):  # a whole board of signs: pieces glide over a picture of it
            layer.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._stack()
        self.set_layout(layout, style)

    def _stack(self) -> None:
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        order: list[tuple[QGraphicsItem, float]] = [
            (self.sight_below, Z_SIGHT_BELOW),
            (self.below, Z_BELOW),
            *((tray, Z_TRAY) for tray in (*self.trays.values(), *self.captures.values())),
            (self.sight_above, Z_SIGHT_ABOVE),
            (self.above, Z_ABOVE),
            (self.chooser, Z_CHOOSER),
            (self._ghost, Z_GHOST),
            (self.warnings, Z_WARNING),
        ]
        for item, height in order:
            item.setZValue(height)
            item.setParentItem(self._table)
        for labels in self._edges:
            labels.setZValue(Z_EDGES)
            self.addItem(labels)

    def set_layout(self, layout: Layout, style: BoardStyle) -> None:
        """A new size, side at the bottom, variant or style: everything is drawn anew at its exact size."""
        self.animator.settle()
        self.put_down()
        self.stand(None)
        self._ground.renew(layout, style)
        self.board_layout, self.style_used = layout, style
        palette = palette_of(style)
        area = QRectF(0, 0, layout.width, layout.height)
        self.setSceneRect(area)
        self._table.setTransform(QTransform())
        for layer in (self.sight_below, self.below, self.sight_above, self.above, self.warnings):
            layer.palette = palette
            layer.set_area(area)
        for side in (0, 1):
            self.trays[side].palette = self.captures[side].palette = palette
            self.trays[side].set_layout(layout)
            self.captures[side].set_layout(layout)
        self.chooser.palette = palette
        self.chooser.close()
        for labels in self._edges:
            labels.set_layout(layout, style)
        self._sync(anew=True)
        self._smooth_pieces(False)
        self._repaint()

    def point_at(self, square: int) -> None:
        """The square under the pointer, -1 for none, whose file and rank are seen at the edges."""
        for labels in self._edges:
            labels.point_at(square)

    def show_frame(self, frame: Frame) -> None:
        """Stretches and shifts what is drawn to another frame, until `set_layout` draws it anew."""
        self.animator.settle()
        layout = self.board_layout
        factor = frame.zoom / layout.frame.zoom
        corner, old = (f.corner(layout.width, layout.height) for f in (frame, layout.frame))
        shift = whole_pixels(corner[0] - old[0] * factor, corner[1] - old[1] * factor, layout.scale)
        moved = QTransform(factor, 0, 0, factor, shift.x(), shift.y())
        self._table.setTransform(moved)
        for labels in self._edges:
            labels.set_moved(moved)
        self._smooth_pieces(factor != 1.0)
        self._repaint()

    def _repaint(self) -> None:
        """All of it, at the next painting: what Qt keeps of `update` it forgets where a part is painted before."""
        for view in self.views():
            view.viewport().update()

    def _smooth_pieces(self, smooth: bool) -> None:
        """Faces that are stretched are smoothed; those that are drawn as they are need it not, and are drawn faster."""
        if smooth is self._smooth:
            return
        self._smooth = smooth
        mode = Qt.TransformationMode.SmoothTransformation if smooth else Qt.TransformationMode.FastTransformation
        for item in self._items.values():
            item.setTransformationMode(mode)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._ground.draw(painter, QRectF(rect), self._table.transform())

    # -- pieces at rest

    def _face(self, kind: int, side: int, size: float = 1.0, turned: bool | None = None) -> QPixmap:
        layout = self.board_layout
        pixels = round(layout.cell_pixels * size)
        down = layout.turned(side) if turned is None else turned
        pixmap = self._art.pixmap(layout.variant.kind(kind), side, self.style_used.look, pixels, down)
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
        item.setVisible(True)

    def _sync(self, anew: bool = False) -> None:
        """Pieces and hands as in the snapshot; `anew` draws also those that were right before."""
        for square in [square for square in self._items if square not in self.snapshot.pieces]:
            self.removeItem(self._items.pop(square))
        for square, piece in self.snapshot.pieces.items():
            item = self._items.get(square)
            if item is None:
                item = self._items[square] = PieceItem(0, self._table)
            if anew or item.piece != piece:
                self._rest(square)
        self._lay_out_hands()

    def _lay_out_hands(self) -> None:
        for tray in self.trays.values():
            tray.set_counts(self.snapshot.hands)
        for side, pieces in enumerate(self.snapshot.captured):
            self.captures[side].set_pieces(pieces)

    def show_snapshot(
        self,
        snapshot: Snapshot,
        transition: Transition | None = None,
        backwards: bool = False,
        released: HandRelease | None = None,
    ) -> None:
        """Shows `snapshot`: at once, or by the flights of `transition`, as far as they are not made by `released`."""
        self.animator.settle()
        hands_before = self.snapshot.hands
        self.snapshot = snapshot
        self._sync()
        if transition is not None and self.style_used.animation_ms > 0:
            flights = flights_of(transition, backwards, straight=released is not None)
            taken = released.taken if released is not None else frozenset()
            flights = [flight for flight in flights if len(flight.stops) > 1 or flight.stops[0].square not in taken]
            self._fly(flights, hands_before, released.point if released is not None else None)

    def piece_on(self, spot: Spot) -> int:
        """The piece lying on an occupied square, or one like those of a tray slot."""
        return self.snapshot.pieces[spot.square] if spot.on_board else make_piece(spot.kind, spot.side)

    def spot_at(self, point: QPointF) -> Spot | None:
        return self.board_layout.spot_at(point.x(), point.y())

    def captured_at(self, point: QPointF) -> int:
        """The packed piece under a point of the trays of pieces taken for good, 0 where there is none."""
        side, index = self.board_layout.capture_at(point.x(), point.y())
        pieces = self.snapshot.captured[side]
        return pieces[index][0] if 0 <= index < len(pieces) else 0

    def is_own_loss(self, point: QPointF) -> bool:
        """Whether the piece there was taken by its own side."""
        return self.captured_at(point) & 1 == self.board_layout.capture_at(point.x(), point.y())[0]

    # -- pieces on their way

    def _fly(self, flights: list[Flight], hands_before: dict[Spot, int], released: Point | None) -> None:
        length = length_of(flights)
        tracks = [self._track(flight, height, released, length) for height, flight in enumerate(flights)]
        tracks += [self._glow(flight, length) for flight in flights if flight.burns is not None]
        for tray in self.trays.values():
            tray.set_counts(fewer(self.snapshot.hands, hands_before))
        share = RELEASE_SHARE if released is not None and length == 1 else length
        self.animator.start(tracks, round(self.style_used.animation_ms * share))

    def _glow(self, flight: Flight, length: int) -> Track:
        """The fire in which the flight's piece ends, or from which it rises."""
        assert flight.burns is not None
        square = flight.stops[0 if flight.fades_in else -1].square
        center_x, center_y = self.board_layout.square_box(square).center
        item = PieceItem(0, self._table)
        item.show_face(0, glow_pixmap(self.board_layout.cell_w * GLOW_SIZE, self.board_layout.scale))
        item.setZValue(Z_FLYING - 1)
        self._passing.append(item)
        half = self.board_layout.cell_w * GLOW_SIZE / 2
        corner = (center_x - half, center_y - half)
        return Track(item, (corner,), fading=(flight.burns / length, (flight.burns + 1) / length), glow=True)

    def _track(self, flight: Flight, height: int, released: Point | None, length: int) -> Track:
        square = flight.stops[-1].square
        if flight.stays and square in self._items:
            item = self._items[square]
            self._arriving.append(square)
        else:
            item = PieceItem(flight.piece, self._table)
            self._passing.append(item)
        self._dress(item, flight.piece)
        item.setZValue(Z_FLYING + height)
        boxes = [self.board_layout.piece_box(stop) for stop in flight.stops]
        points = [(box.x, box.y) for box in boxes]
        if released is not None and len(points) > 1 and flight.stops[-1].on_board:
            points = [released, points[-1]]
        moving = (flight.start / length, flight.end / length)
        if len(boxes) > 1 and flight.burns is None:
            return Track(item, tuple(points), moving)
        fade = (0.0, 1.0) if flight.fades_in else (1.0, 0.0)
        burns = flight.start if flight.burns is None else flight.burns
        return Track(item, tuple(points), moving, fade, (burns / length, (burns + 1) / length))

    def _land(self) -> None:
        for item in self._passing:
            self.removeItem(item)
        self._passing.clear()
        for square in self._arriving:
            self._rest(square)
        self._arriving.clear()
        self._lay_out_hands()

    def stand(self, origin: Spot | None, path: tuple[int, ...] = ()) -> None:
        """Puts the piece of `origin` on the last square of `path`, whose pieces are gone for now; None: back home."""
        standing = (origin.square, path) if origin is not None and path else (-1, ())
        if standing == self._standing:
            return
        home, touched = self._standing
        for square in (home, *touched):
            if square in self._items:
                self._rest(square)
        self._standing = standing
        home, touched = standing
        for square in touched:
            if square in self._items and square != home:
                self._items[square].setVisible(False)
        if home in self._items:
            box = self.board_layout.square_box(touched[-1])
            self._items[home].place(box.x, box.y)
            self._items[home].setZValue(Z_ABOVE - 0.5)

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
            layout.variant.kind(piece >> 1), piece & 1, self.style_used.look, pixels, layout.turned(piece & 1)
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

    # -- the chooser

    def open_chooser(self, square: int, choices: list[tuple[int, str]]) -> None:
        """Asks on `square`; the choices are packed pieces (0: nothing) and what is written below them."""
        target = self.board_layout.square_box(square)
        times = max(1.0, LEAST_CHOICE / target.h)
        options = [
            Option(self._face(piece >> 1, piece & 1, CHOICE_SIZE * times) if piece else None, label)
            for piece, label in choices
        ]
        place = target.grown((times - 1) * target.w / 2, (times - 1) * target.h / 2)
        self.chooser.open(self.sceneRect(), place, options)
