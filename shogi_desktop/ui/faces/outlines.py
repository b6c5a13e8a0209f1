"""Bold Latin letters made of the outlines of the font that comes along, the same on every machine."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRawFont, QTransform

FONT: Final = "ShogiDesktopSans-Regular.otf"
UNITS: Final = 200.0  # pixels of an em in the outlines
BOLD: Final = 0.09  # added thickness of the strokes, in heights of a capital
NARROW: Final = 0.7  # letters are made narrower down to this share before they are made smaller


class Outlines:
    """Reads the font when it is first asked; another font of the system stands in where the file is missing."""

    def __init__(self, fonts: Path) -> None:
        self._file = fonts / FONT
        self._font: QRawFont | None = None
        self._texts: dict[str, QPainterPath] = {}

    def write(self, painter: QPainter, box: QRectF, text: str, colour: QColor) -> None:
        """One line in the middle of the box, its capitals as high as the box where it is wide enough.

        They are a whole number of pixels high and stand on one, so that their edges are sharp.
        """
        line, capital = self._outline(text), self._outline("H").boundingRect().height()
        thick = BOLD * capital
        bounds = line.boundingRect().adjusted(-thick / 2, 0, thick / 2, 0)
        fit_x = box.width() / bounds.width()
        pixels = max(1, round(min(box.height(), fit_x / NARROW * (capital + thick))))
        scale_y = pixels / (capital + thick)
        scale_x = min(fit_x, scale_y)
        foot = round(box.center().y() + pixels / 2) - thick / 2 * scale_y
        place = QTransform(scale_x, 0, 0, scale_y, box.center().x() - bounds.center().x() * scale_x, foot)
        painter.setPen(QPen(colour, thick * scale_x, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(colour)
        painter.drawPath(place.map(line))

    def _outline(self, text: str) -> QPainterPath:
        """One line, its baseline at 0, y downwards."""
        if text not in self._texts:
            font = self._loaded()
            glyphs = font.glyphIndexesForString(text)
            path, x = QPainterPath(), 0.0
            for glyph, advance in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
                path.addPath(font.pathForGlyph(glyph).translated(x, 0))
                x += advance.x()
            path.setFillRule(Qt.FillRule.WindingFill)
            self._texts[text] = path
        return self._texts[text]

    def _loaded(self) -> QRawFont:
        if self._font is None:
            self._font = QRawFont(str(self._file), UNITS)
            if not self._font.isValid():
                fallback = QFont()
                fallback.setPixelSize(round(UNITS))
                self._font = QRawFont.fromFont(fallback)
        return self._font
