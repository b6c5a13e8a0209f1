"""A piece shown large: its face, names, promoted face, and how it moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules.variant import Kind, Variant

from .art import RATIO, Art
from .board.reach import Cell, Diagram, Line, diagram_of
from .board.style import BoardStyle, Palette, palette_of
from .board.target_marks import paint_way, way_color
from .board.ways import Way
from .board.words import kind_notes, piece_name
from .lettering import japanese_font

MARGIN: Final = 12.0
FACE: Final = 104.0
SMALL_FACE: Final = 46.0
DIAGRAM: Final = 150.0
NOTE_LINE: Final = 16.0
AREA_SHADE: Final = "#b07fb2ff"  # with its opacity first
WIDTH: Final = 3 * MARGIN + FACE + DIAGRAM


class PieceLens(QWidget):
    """Shows the piece given last; takes no events. Sizes are those at `factor` 1, in logical pixels."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._variant: Variant | None = None
        self._piece = 0
        self._notes: list[str] = []
        self._style = BoardStyle()
        self._factor = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_piece(self, variant: Variant, piece: int, style: BoardStyle, factor: float = 1.0) -> None:
        """Shows a packed piece of the variant in the look of `style`, `factor` times as large as usual."""
        self._variant, self._piece, self._style, self._factor = variant, piece, style, factor
        self._notes = self._wrapped(kind_notes(variant.kind(piece >> 1)))
        self.resize(self.sizeHint())
        self.update()

    @property
    def piece(self) -> int:
        """The packed piece it shows, 0 before the first."""
        return self._piece

    def sizeHint(self) -> QSize:
        height = 2 * MARGIN + 62 + DIAGRAM + (len(self._notes) * NOTE_LINE + 6 if self._notes else 0)
        return QSize(round(WIDTH * self._factor), round(height * self._factor))

    def _wrapped(self, notes: list[str]) -> list[str]:
        """The notes in lines that fit the width."""
        metrics, lines = QFontMetricsF(self._font(12)), []
        for note in notes:
            line = ""
            for word in note.split():
                longer = f"{line} {word}".strip()
                if line and metrics.horizontalAdvance(longer) > WIDTH - 2 * MARGIN:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def _font(self, pixels: int, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(bold)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._variant is None or not self._piece:
            return
        painter, palette = QPainter(self), palette_of(self._style)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._factor, self._factor)
        area = QRectF(0, 0, self.width() / self._factor, self.height() / self._factor)
        painter.setPen(QPen(palette.panel_edge, 1.2))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        kind, side = self._variant.kind(self._piece >> 1), self._piece & 1
        painter.setPen(palette.panel_text)
        self._paint_names(painter, kind, side)
        self._paint_face(painter, kind, side, QRectF(MARGIN, MARGIN + 58, FACE, FACE * RATIO))
        self._paint_promotion(painter, kind, side, palette)
        diagram = QRectF(2 * MARGIN + FACE, MARGIN + 58, DIAGRAM, DIAGRAM)
        DiagramPainter(painter, diagram_of(kind.movement), diagram, palette).paint()
        self._paint_notes(painter, palette, diagram.bottom() + 10)
        painter.end()

    def _paint_names(self, painter: QPainter, kind: Kind, side: int) -> None:
        assert self._variant is not None
        written = kind.kanji_white if side else kind.kanji
        font = japanese_font(27)
        painter.setFont(font)
        painter.drawText(QPointF(MARGIN, MARGIN + 26), written)
        left = MARGIN + QFontMetricsF(font).horizontalAdvance(written) + 10
        painter.setFont(self._font(14))
        painter.drawText(QPointF(left, MARGIN + 24), kind.romaji)
        painter.setFont(self._font(15, bold=True))
        painter.drawText(QPointF(MARGIN, MARGIN + 48), piece_name(self._variant, kind.id))

    def _face(self, kind: Kind, side: int, width: float) -> QPixmap:
        scale = self.devicePixelRatioF()
        pixels = round(width * self._factor * scale)
        pixmap = self._art.pixmap(kind, side, self._style.piece_set, pixels, turned=False)
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    def _paint_face(self, painter: QPainter, kind: Kind, side: int, box: QRectF) -> None:
        pixmap = self._face(kind, side, box.width())
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _paint_promotion(self, painter: QPainter, kind: Kind, side: int, palette: Palette) -> None:
        """The other face of the piece, small, and an arrow that says which becomes which."""
        assert self._variant is not None
        other = kind.promotes_to or kind.unpromoted
        if not other:
            return
        top = MARGIN + 58 + FACE * RATIO - SMALL_FACE * 0.28
        box = QRectF(MARGIN + FACE - SMALL_FACE, top, SMALL_FACE, SMALL_FACE * RATIO)
        self._paint_face(painter, self._variant.kind(other), side, box)
        painter.setPen(palette.panel_text)
        painter.setFont(self._font(11))
        words = QCoreApplication.translate("Board", "becomes") if kind.promotes_to else ""
        words = words or QCoreApplication.translate("Board", "was")
        strip = QRectF(MARGIN, box.bottom() - 20, FACE - SMALL_FACE - 6, 16)
        painter.drawText(strip, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_notes(self, painter: QPainter, palette: Palette, top: float) -> None:
        painter.setPen(palette.panel_text)
        painter.setFont(self._font(12))
        for number, line in enumerate(self._notes):
            painter.drawText(QPointF(MARGIN, top + 12 + number * NOTE_LINE), line)


class DiagramPainter:
    """Paints the reach of a piece into a square box: it stands in the middle and looks up."""

    def __init__(self, painter: QPainter, diagram: Diagram, box: QRectF, palette: Palette) -> None:
        self._painter, self._diagram, self._palette = painter, diagram, palette
        self._size = box.width() / (2 * diagram.radius + 1)
        self._middle = box.center()
        self._box = box

    def paint(self) -> None:
        painter = self._painter
        painter.fillRect(self._box, self._palette.wood)
        self._paint_area()
        self._paint_grid()
        for line in self._diagram.lines:
            self._paint_line(line)
        for (right, forward), way in self._diagram.cells.items():
            angle = QLineF(0, 0, right, -forward).angle()
            turn = 90 - angle if way is Way.RANGE_JUMP else 0
            paint_way(painter, self._at((right, forward)), self._size * 1.25, way, turn, self._palette)
        for cell in self._diagram.taken_in_place:
            self._paint_in_place(cell)
        painter.setPen(QPen(self._palette.target_edge, 1))
        painter.setBrush(self._palette.label)
        painter.drawEllipse(self._middle, self._size * 0.34, self._size * 0.34)

    def _at(self, cell: Cell) -> QPointF:
        return self._middle + QPointF(cell[0] * self._size, -cell[1] * self._size)

    def _paint_grid(self) -> None:
        self._painter.setPen(QPen(self._palette.line, 0.6))
        for index in range(2 * self._diagram.radius + 2):
            step = index * self._size
            box = self._box
            self._painter.drawLine(QPointF(box.left() + step, box.top()), QPointF(box.left() + step, box.bottom()))
            self._painter.drawLine(QPointF(box.left(), box.top() + step), QPointF(box.right(), box.top() + step))

    def _paint_area(self) -> None:
        if self._diagram.area:
            half = (self._diagram.area + 0.5) * self._size
            shade = QColor(AREA_SHADE)
            corner = QPointF(half, half)
            self._painter.fillRect(QRectF(self._middle - corner, self._middle + corner), shade)

    def _paint_line(self, line: Line) -> None:
        """To the edge of the box with an arrowhead; dashed where it passes pieces, beside the plain one."""
        direction = QPointF(line.right, -line.forward)
        aside = QPointF(-direction.y(), direction.x()) * (self._size * 0.3)
        if line.way is not Way.RANGE_JUMP:
            aside = QPointF()
        start = self._middle + direction * (self._size * (line.start - 0.45)) + aside
        end = self._middle + direction * (self._size * (self._diagram.radius + 0.34)) + aside
        color = way_color(line.way, self._palette)
        dashes = Qt.PenStyle.DashLine if line.way is Way.RANGE_JUMP else Qt.PenStyle.SolidLine
        self._painter.setPen(QPen(color, max(1.6, self._size * 0.12), dashes))
        self._painter.drawLine(start, end)
        self._painter.setPen(QPen(color, max(1.6, self._size * 0.12)))
        back = QLineF(end, start)
        back.setLength(self._size * 0.34)
        for turn in (32, -32):
            wing = QLineF(back)
            wing.setAngle(back.angle() + turn)
            self._painter.drawLine(wing)

    def _paint_in_place(self, cell: Cell) -> None:
        """A hook at the square's corner: captured from here, without moving."""
        center, half = self._at(cell), self._size * 0.4
        self._painter.setPen(QPen(self._palette.check, max(1.2, self._size * 0.09)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half))
