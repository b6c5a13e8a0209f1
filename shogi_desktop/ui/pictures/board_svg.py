"""A position as a vector picture: board, pieces and hands as shapes, letters as outlines: alike on every screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from ..board.ground.backdrop import LABEL_SIZE, coordinate_texts, star_points
from ..board.ground.blocks import rect_of
from ..board.ground.style import BoardColors, BoardStyle, palette_of
from ..board.input.state import BoardState
from ..board.layout.layout import COMPACT, Layout, Viewpoint
from ..board.layout.spot import Snapshot, snapshot_of
from ..board.marks.mark_layer import MarkLayer
from ..board.marks.marks import ShownMarks, marks_below
from ..board.scene.trays import own_loss_line, pile_offsets
from ..faces.art import Art
from ..look.fonts import japanese_font


class SvgDrawing:
    """A painter, and what it has painted as the bytes of a file once it has ended."""

    def __init__(self, title: str, width: int, height: int) -> None:
        self._buffer = QBuffer()
        self._buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        self._generator = QSvgGenerator()
        self._generator.setOutputDevice(self._buffer)
        self._generator.setSize(QSize(width, height))
        self._generator.setViewBox(QRectF(0, 0, width, height))
        self._generator.setTitle(title)
        self.painter = QPainter(self._generator)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def data(self) -> bytes:
        return bytes(QByteArray(self._buffer.data()).data())


@contextmanager
def svg_drawing(title: str, width: int, height: int) -> Iterator[SvgDrawing]:
    """A drawing of this size in its units."""
    drawing = SvgDrawing(title, width, height)
    try:
        yield drawing
    finally:
        drawing.painter.end()


CELL: Final = 60  # units of the picture
MARGIN: Final = 12
SHAPE: Final = (1600, 1000)  # a viewport in which the stands lie beside the board
THIN: Final = 1.2
STAR: Final = 0.05  # radius in cell widths


def board_svg(
    art: Art,
    position: Position,
    style: BoardStyle,
    last_move: int = NO_MOVE,
    flipped: bool = False,
    begun: Sequence[int] | None = None,
) -> bytes:
    """The whole table as an SVG file: `last_move` is marked; `flipped` and `begun` as in `board_picture`."""
    variant = position.variant
    unit = Layout(variant, *SHAPE, 1.0).cell_w
    labelled = style.coordinates != "off"
    width, height = (round(side * CELL / unit) for side in SHAPE)
    layout = Layout(variant, width, height, 1.0, Viewpoint(flipped, labelled))
    boxes = [rect_of(box) for box in (layout.board, *layout.trays.values())]
    area = QRectF(boxes[0])
    for box in boxes:
        area = area.united(box)
    area.adjust(-MARGIN, -MARGIN, MARGIN, MARGIN)
    with svg_drawing(variant.title, round(area.width()), round(area.height())) as drawing:
        painter = drawing.painter
        painter.translate(-area.topLeft())
        _Drawing(painter, art, layout, style).draw(snapshot_of(position, begun), last_move)
    return drawing.data()


class _Drawing:
    """Draws one picture; everything is a filled shape."""

    def __init__(self, painter: QPainter, art: Art, layout: Layout, style: BoardStyle) -> None:
        self._painter, self._art, self._layout, self._style = painter, art, layout, style
        self._palette: BoardColors = palette_of(style)

    def draw(self, snapshot: Snapshot, last_move: int) -> None:
        layout = self._layout
        for box in (layout.board, *layout.trays.values()):
            self._block(rect_of(box))
        self._grid()
        self._labels()
        self._marks(snapshot, last_move)
        for square, piece in sorted(snapshot.pieces.items()):
            self._face(rect_of(layout.square_box(square)), piece, layout.turned(piece & 1))
        for spot, count in snapshot.hands.items():
            if count:
                slot, box = layout.spot_box(spot), layout.piece_box(spot)
                places = pile_offsets(count, slot, box)
                for offset in reversed(places) if layout.turned(spot.side) else places:
                    where = rect_of(box).translated(offset, 0)
                    self._face(where, spot.kind << 1 | spot.side, layout.turned(spot.side))
                self._number(rect_of(box).translated(max(places), 0), count)
        for side, pieces in enumerate(snapshot.captured):
            for index, (piece, count) in enumerate(pieces):
                box = layout.capture_box(side, index)
                area = QRectF(box.x, box.y, layout.cell_w * COMPACT, layout.cell_h * COMPACT)
                self._face(area, piece, layout.turned(side))
                if piece & 1 == side:
                    self._painter.fillRect(own_loss_line(box), self._palette.check)
                self._number(area, count)

    def _block(self, rect: QRectF) -> None:
        self._painter.setPen(QPen(self._palette.line, THIN))
        self._painter.setBrush(QBrush(self._palette.wood))
        self._painter.drawRoundedRect(rect, 4, 4)

    def _grid(self) -> None:
        layout, variant, painter = self._layout, self._layout.variant, self._painter
        grid = layout.grid
        painter.setPen(QPen(self._palette.line, THIN))
        for column in range(1, variant.files):
            x = grid.x + column * layout.cell_w
            painter.drawLine(QPointF(x, grid.y), QPointF(x, grid.bottom))
        for row in range(1, variant.ranks):
            y = grid.y + row * layout.cell_h
            painter.drawLine(QPointF(grid.x, y), QPointF(grid.right, y))
        painter.setPen(QPen(self._palette.line, THIN * 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect_of(grid))

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._palette.line.rgb()))
        for column, row in star_points(variant.files, variant.ranks, variant.promotion_zone):
            center = QPointF(grid.x + column * layout.cell_w, grid.y + row * layout.cell_h)
            painter.drawEllipse(center, STAR * layout.cell_w, STAR * layout.cell_w)

    def _labels(self) -> None:
        layout, variant = self._layout, self._layout.variant
        files, ranks = coordinate_texts(variant, self._style.coordinates)
        font = japanese_font(round(layout.cell_w * LABEL_SIZE))
        for file, text in enumerate(files, 1):
            box = layout.square_box(variant.square(file, 1))
            self._letters(QRectF(box.x, layout.board.y, box.w, layout.border), text, font, self._palette.label)
        for rank, text in enumerate(ranks, 1):
            box = layout.square_box(variant.square(1, rank))
            signs = [text] if text.isascii() else list(text)
            step = min(font.pixelSize(), box.h / len(signs))
            for number, sign in enumerate(signs):
                y = box.y + box.h / 2 + (number - len(signs) / 2) * step
                where = QRectF(layout.grid.right, y, layout.border, step)
                self._letters(where, sign, font, self._palette.label)

    def _marks(self, snapshot: Snapshot, last_move: int) -> None:
        layer, option = MarkLayer(self._palette), QStyleOptionGraphicsItem()
        option.exposedRect = rect_of(self._layout.board)
        layer.set_marks(marks_below(self._layout, snapshot, BoardState(), ShownMarks(last_move=last_move)))
        layer.paint(self._painter, option)

    def _face(self, area: QRectF, piece: int, turned: bool) -> None:
        kind = self._layout.variant.kind(piece >> 1)
        self._art.paint(self._painter, area, kind, piece & 1, self._style.look, turned)

    def _number(self, piece: QRectF, count: int) -> None:
        if count < 2:
            return
        height = piece.width() * 0.34
        width = height * (1.0 if count < 10 else 1.32)
        rect = QRectF(piece.right() - width * 0.86, piece.bottom() - height * 1.06, width, height)
        self._painter.setPen(QPen(self._palette.badge_text, 1))
        self._painter.setBrush(self._palette.badge)
        self._painter.drawRoundedRect(rect, height / 2, height / 2)
        self._letters(rect, str(count), japanese_font(round(height * 0.72)), self._palette.badge_text)

    def _letters(self, area: QRectF, text: str, font: QFont, color: QColor) -> None:
        path = QPainterPath()
        path.addText(0, 0, font, text)
        shift = area.center() - path.boundingRect().center()
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(color)
        self._painter.drawPath(path.translated(shift))
