"""The set of letters: every piece with its abbreviation in the record, readable from one side of the board.

A promoted face shows in red what the record calls it ("+P") and below, smaller, as which piece it moves ("G").
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRawFont, QTransform

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.movement import Movement
from shogi_desktop.rules.record.variant import Kind

from .marks import PieceClass
from .pictures import INK, RED, Blanks

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

    def write_kanji(self, painter: QPainter, box: QRectF, text: str, colour: QColor) -> None:
        """One line of kanji in the middle of the box, as large as it allows."""
        line, square = self._outline(text), self._outline("国").boundingRect()
        bounds = line.boundingRect()
        scale = min(box.height() / square.height(), box.width() / bounds.width())
        foot = box.center().y() - square.center().y() * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        place = QTransform(scale, 0, 0, scale, box.center().x() - bounds.center().x() * scale, foot)
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


TWO_LINES: Final = 24  # pixels of width from which the second line can be read
_KNOWN_FILES: Final = 20  # of the games whose letters are shown in other games, too


@dataclass(frozen=True)
class LetterLine:
    """Centre and height of the capitals and the greatest width, as shares of the height and width of the piece."""

    centre: float
    height: float
    width: float

    @property
    def top(self) -> float:
        return self.centre - self.height / 2

    @property
    def bottom(self) -> float:
        return self.centre + self.height / 2


ALONE: Final = (LetterLine(0.59, 0.44, 0.67),)
PAIR: Final = (LetterLine(0.44, 0.33, 0.6), LetterLine(0.775, 0.215, 0.62))


class Letters:
    """The pieces with Latin letters."""

    stays_upright = True

    def __init__(self, blanks: Blanks, outlines: Outlines) -> None:
        self._blanks = blanks
        self._outlines = outlines

    def identity(self, kind: Kind, side: int) -> Hashable:
        return texts_of(kind), kind.unpromoted > 0, self._blanks.size(kind, side)

    def paint(
        self, painter: QPainter, area: QRectF, kind: Kind, side: int, turned: bool, stain: PieceClass | None
    ) -> None:
        painter.save()
        if turned:
            painter.translate(area.width(), area.height())
            painter.rotate(180)
        size = self._blanks.size(kind, side)
        self._blanks.draw(painter, area, size, stain)
        painter.restore()
        texts = texts_of(kind) if area.width() >= TWO_LINES else texts_of(kind)[:1]
        body = self._blanks.body(area, size)
        lines = ALONE if len(texts) == 1 else PAIR
        shift = lines[0].top + lines[-1].bottom - 1 if turned else 0.0  # the broad part of the piece is above then
        for text, line in zip(texts, lines, strict=True):
            width, height = line.width * body.width(), line.height * body.height()
            top = body.top() + (line.top - shift) * body.height()
            box = QRectF((area.width() - width) / 2, top, width, height)
            self._outlines.write(painter, box, text, RED if kind.unpromoted else INK)


def texts_of(kind: Kind) -> tuple[str, ...]:
    """The abbreviation, and for a promoted face that of the piece as which it moves, where there is one."""
    if not kind.unpromoted or kind.royal:
        return (kind.abbreviation,)
    here, names, movements = _plain_kinds(variant_names())
    other = here.get((kind.id, kind.code, kind.name)) or names.get(kind.name) or movements.get(kind.movement)
    return (kind.abbreviation, other) if other and other != kind.abbreviation else (kind.abbreviation,)


@lru_cache(maxsize=1)
def _plain_kinds(
    variants: tuple[str, ...],
) -> tuple[Mapping[tuple[int, str, str], str], Mapping[str, str], Mapping[Movement, str]]:
    """Abbreviations of the unpromoted pieces of these variants: of the same game by promoted faces, of any by name and
    by movement.

    A name says it first, since the rules chosen for a game may change how its piece moves, and the own game before
    others, where letters may mean another piece. The letters of the largest games say nothing to players of others.
    """
    here: dict[tuple[int, str, str], str] = {}
    names: dict[str, str] = {}
    movements: dict[Movement, str] = {}
    for variant in sorted(map(load_variant, variants), key=lambda variant: (variant.files, variant.name)):
        plain = [kind for kind in reversed(variant.every_kind) if not kind.unpromoted and not kind.royal]
        called = {kind.name: kind.abbreviation for kind in plain}
        moving = {kind.movement: kind.abbreviation for kind in plain}
        for kind in variant.every_kind:
            if kind.unpromoted and (alike := called.get(kind.name) or moving.get(kind.movement)):
                here.setdefault((kind.id, kind.code, kind.name), alike)
        if variant.files <= _KNOWN_FILES:
            names, movements = called | names, moving | movements
    return here, names, movements
