"""A piece shown large: its face, names, promoted face, and how it moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop import program_files
from shogi_desktop.rules.record.variant import Kind, Variant

from ...diagrams.reach import Sign
from ...diagrams.store import Diagrams
from ...faces.art import RATIO, Art
from ...look.lettering import japanese_font
from ...words.texts import piece_name
from ..ground.style import BoardStyle, Palette, palette_of
from .notes import NoteBlock
from .words import kind_notes

MARGIN: Final = 10.0
FACE: Final = 84.0
SMALL_FACE: Final = 34.0
DIAGRAM: Final = 138.0
TOP: Final = MARGIN + 50  # of the face and the diagram, below the names
NOTES_GAP: Final = 10.0
WIDTH: Final = 3 * MARGIN + FACE + DIAGRAM


class PieceLens(QWidget):
    """Shows the piece given last; takes no events. Sizes are those at `factor` 1, in logical pixels."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._diagrams = Diagrams(program_files.resources())
        self._variant: Variant | None = None
        self._piece = 0
        self._notes: NoteBlock | None = None
        self._style = BoardStyle()
        self._factor = 1.0
        self._turned = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_piece(
        self, variant: Variant, piece: int, style: BoardStyle, factor: float = 1.0, turned: bool = False
    ) -> None:
        """Shows a packed piece of the variant in the look of `style`, `factor` times as large as usual.

        One that points down on the board is `turned`, with its moves, so that they are those on the board.
        """
        self._variant, self._piece, self._style, self._factor = variant, piece, style, factor
        self._turned = turned
        notes = kind_notes(variant.kind(piece >> 1), variant)
        self._notes = NoteBlock(notes, self._font(12), WIDTH - 2 * MARGIN) if notes else None
        self.resize(self.sizeHint())
        self.update()

    @property
    def piece(self) -> int:
        """The packed piece it shows, 0 before the first."""
        return self._piece

    def sizeHint(self) -> QSize:
        height = TOP + DIAGRAM + MARGIN + (self._notes.height + NOTES_GAP if self._notes else 0)
        return QSize(round(WIDTH * self._factor), round(height * self._factor))

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
        self._paint_face(painter, kind, side, QRectF(MARGIN, TOP, FACE, FACE * RATIO))
        self._paint_promotion(painter, kind, side, palette)
        diagram = QRectF(2 * MARGIN + FACE, TOP, DIAGRAM, DIAGRAM)
        self._paint_diagram(painter, kind, diagram)
        if self._notes:
            painter.setPen(palette.panel_text)
            self._notes.paint(painter, QPointF(MARGIN, diagram.bottom() + NOTES_GAP), self._sign)
        painter.end()

    def _paint_names(self, painter: QPainter, kind: Kind, side: int) -> None:
        assert self._variant is not None
        written = kind.kanji_white if side else kind.kanji
        font = japanese_font(23)
        painter.setFont(font)
        painter.drawText(QPointF(MARGIN, MARGIN + 22), written)
        left = MARGIN + QFontMetricsF(font).horizontalAdvance(written) + 10
        self._paint_fitting(painter, QPointF(left, MARGIN + 20), kind.romaji, self._font(13))
        name = piece_name(kind)
        self._paint_fitting(painter, QPointF(MARGIN, MARGIN + 42), name, self._font(14, bold=True))

    def _paint_fitting(self, painter: QPainter, at: QPointF, text: str, font: QFont) -> None:
        """One line, in smaller letters where it would not end before the margin."""
        room, wanted = WIDTH - MARGIN - at.x(), QFontMetricsF(font).horizontalAdvance(text)
        if wanted > room:
            font.setPixelSize(max(8, int(font.pixelSize() * room / wanted)))
        painter.setFont(font)
        painter.drawText(at, text)

    def _face(self, kind: Kind, side: int, width: float) -> QPixmap:
        scale = self.devicePixelRatioF()
        pixmap = self._art.pixmap(kind, side, self._style.look, self._pixels(width), self._turned)
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    def _paint_face(self, painter: QPainter, kind: Kind, side: int, box: QRectF) -> None:
        pixmap = self._face(kind, side, box.width())
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _paint_diagram(self, painter: QPainter, kind: Kind, box: QRectF) -> None:
        assert self._variant is not None
        pixels = self._pixels(box.width())
        pixmap = self._diagrams.pixmap(self._variant, kind.id, pixels, self._style.dark, self._turned)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _sign(self, sign: Sign, height: float) -> QPixmap:
        return self._diagrams.sign(sign, self._pixels(height), self._style.dark)

    def _pixels(self, length: float) -> int:
        """Device pixels of a length at factor 1."""
        return round(length * self._factor * self.devicePixelRatioF())

    def _paint_promotion(self, painter: QPainter, kind: Kind, side: int, palette: Palette) -> None:
        """The other face of the piece, small, and an arrow that says which becomes which."""
        assert self._variant is not None
        other = kind.promotes_to or kind.unpromoted
        if not other:
            return
        top = TOP + FACE * RATIO - SMALL_FACE * 0.28
        box = QRectF(MARGIN + FACE - SMALL_FACE + MARGIN / 2, top, SMALL_FACE, SMALL_FACE * RATIO)
        self._paint_face(painter, self._variant.kind(other), side, box)
        painter.setPen(palette.panel_text)
        painter.setFont(self._font(11))
        turns = QCoreApplication.translate("Board", "turns into") if self._variant.flips else ""
        words = turns or (QCoreApplication.translate("Board", "becomes") if kind.promotes_to else "")
        words = words or QCoreApplication.translate("Board", "was")
        strip = QRectF(MARGIN, box.top() + 10, box.left() - MARGIN - 3, box.height() - 10)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(strip, flags, words)
