"""Wood grain, drawn once per colour and stretched to any size."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

TEXTURE_WIDTH: Final = 1024
TEXTURE_HEIGHT: Final = 256  # fibres run from top to bottom, so stretching them costs no sharpness
BANDS: Final = 22
FIBRES: Final = 150

_textures: Final[dict[tuple[int, int], QPixmap]] = {}


def wood_texture(wood: QColor, grain: QColor) -> QPixmap:
    """Straight-grained wood of the two colours; the same object for the same colours."""
    key = (wood.rgba(), grain.rgba())
    if key not in _textures:
        _textures[key] = _draw_texture(wood, grain)
    return _textures[key]


def _draw_texture(wood: QColor, grain: QColor) -> QPixmap:
    chance = random.Random(7)
    pixmap = QPixmap(TEXTURE_WIDTH, TEXTURE_HEIGHT)
    pixmap.fill(wood)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_bands(painter, wood, grain, chance)
    for _ in range(FIBRES):
        _draw_fibre(painter, grain, chance)
    painter.end()
    return pixmap


def _draw_bands(painter: QPainter, wood: QColor, grain: QColor, chance: random.Random) -> None:
    """Broad soft stripes, lighter and darker than the wood."""
    gradient = QLinearGradient(0, 0, TEXTURE_WIDTH, 0)
    for band in range(BANDS + 1):
        tone = QColor(grain) if chance.random() < 0.5 else wood.lighter(135)
        tone.setAlphaF(chance.uniform(0.0, 0.13))
        gradient.setColorAt(band / BANDS, tone)
    painter.fillRect(QRectF(0, 0, TEXTURE_WIDTH, TEXTURE_HEIGHT), gradient)


def _draw_fibre(painter: QPainter, grain: QColor, chance: random.Random) -> None:
    """One thin line along the board, bending a little."""
    color = QColor(grain)
    color.setAlphaF(chance.uniform(0.04, 0.17))
    painter.setPen(QPen(color, chance.choice((0.8, 1.0, 1.0, 1.6, 2.4)), Qt.PenStyle.SolidLine))
    x = chance.uniform(-10, TEXTURE_WIDTH + 10)
    path = QPainterPath(QPointF(x, -4))
    third = TEXTURE_HEIGHT / 3
    bends = [x + chance.uniform(-9, 9) for _ in range(3)]
    path.cubicTo(bends[0], third, bends[1], 2 * third, bends[2], TEXTURE_HEIGHT + 4)
    painter.drawPath(path)
