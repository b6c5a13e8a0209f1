"""The figure of a board's surface, drawn once per board and size class and stretched to the exact size."""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QPolygonF, QTransform

from .style import Figure, Surface, board_palette

WIDTHS: Final = (256, 512, 768, 1344)  # device pixels: a board gets the first that is not much smaller than it
STRETCH: Final = 1.35  # a texture may be drawn this much larger than it is
COARSE: Final = 4  # how much lower fibres are drawn than they are: half of the time at the first paint
KEPT: Final = 12
CLOUD_CELLS: Final = ((7, 5), (17, 11), (41, 29))
TILE: Final = 192

# What the two colours of a grain come from: its strength, and whether it is white or black.
_STRENGTHS: Final = bytes(number & ~1 for number in range(256))
_WHITES: Final = bytes(number & ~1 if number & 1 else 0 for number in range(256))

_textures: Final[OrderedDict[tuple[int, int, Figure, int], QPixmap]] = OrderedDict()


def texture(surface: Surface, pixels: float) -> QPixmap:
    """The surface of a board `pixels` device pixels wide; fibres run from top to bottom, half as high as wide.

    The same object for the same material and size class.
    """
    width = next((width for width in WIDTHS if pixels <= width * STRETCH), WIDTHS[-1])
    key = (surface.wood.rgba(), surface.grain.rgba(), surface.figure, width)
    if key not in _textures:
        _textures[key] = _Drawing(surface, QSize(width, width // 2)).pixmap
        while len(_textures) > KEPT:
            _textures.popitem(last=False)
    _textures.move_to_end(key)
    return _textures[key]


class _Drawing:
    """One texture; what it looks like does not depend on its size."""

    def __init__(self, surface: Surface, size: QSize) -> None:
        self._figure, self._wood, self._grain = surface.figure, surface.wood, surface.grain
        self._width, self._height = size.width(), size.height() // COARSE
        self._unit = self._width / 1000
        self._chance = random.Random(7)
        self._phases = [self._chance.uniform(0, 2 * math.pi) for _ in range(6)]
        # Many faint layers add up: eight bits would shift the hue.
        image = QImage(self._width, self._height, QImage.Format.Format_RGBX64)
        image.fill(surface.wood)
        _paint(image, self._draw_growth)
        image = image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        self._height = size.height()
        _paint(image, self._draw_grains)
        self.pixmap = QPixmap.fromImage(image)

    def _draw_growth(self, painter: QPainter) -> None:
        """What runs along the board and changes slowly there: stretched, it looks as if it had been drawn so long."""
        figure = self._figure
        if figure.clouds:
            for cells in CLOUD_CELLS:
                self._draw_clouds(painter, *cells)
        for _ in range(figure.streaks):
            tone = self._grain if self._chance.random() < 0.55 else self._wood.lighter(135)
            self._draw_fibre(painter, tone, figure.streak, self._chance.uniform(8, 46))
        for _ in range(figure.fibres):
            self._draw_fibre(painter, self._grain, figure.fibre, self._chance.choice((0.7, 0.9, 1.0, 1.5, 2.2)))

    def _draw_grains(self, painter: QPainter) -> None:
        """What is as small along the board as across."""
        figure = self._figure
        for _ in range(figure.pores):
            self._draw_pore(painter)
        if figure.speckle:
            painter.setOpacity(figure.speckle)
            painter.drawTiledPixmap(QRectF(0, 0, self._width, self._height), speckle_tile())
            painter.setOpacity(1)

    def _sway(self, x: float, y: float) -> float:
        """How far a fibre at `x` stands aside at height `y` (both 0..1): neighbours bend alike, none cross."""
        a, b, c, d, e, f = self._phases
        wide = math.sin(2.1 * math.pi * y + 3.3 * x + a) + 0.6 * math.sin(4.3 * math.pi * y - 5.1 * x + b)
        narrow = 0.2 * math.sin(6.3 * math.pi * y + 9 * x + c) + 0.5 * math.sin(1.1 * math.pi * y + 15 * x + d)
        return (wide * math.sin(4.0 * x + e) + narrow * math.cos(2.7 * x + f)) * self._figure.sway

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF((x + self._sway(x, y)) * self._width, y * self._height)

    def _draw_fibre(self, painter: QPainter, tone: QColor, strength: float, breadth: float) -> None:
        """One line along the board, `breadth` in thousandths of its width."""
        color = QColor(tone)
        color.setAlphaF(self._chance.uniform(0.2, 1.0) * strength)
        x = self._chance.uniform(-0.05, 1.05)
        joints = 7 + round(self._figure.sway * 900)
        steps = [step / (joints - 1) * 1.04 - 0.02 for step in range(joints)]
        layers = ((1.0, 1.0),) if breadth < 4 else ((1.0, 0.34), (0.7, 0.34), (0.4, 0.34))  # broad ones fade out
        line = [self._at(x, y) for y in steps]
        painter.setPen(Qt.PenStyle.NoPen)
        for share, part in layers:
            shade = QColor(color)
            shade.setAlphaF(color.alphaF() * part)
            half = QPointF(breadth * share * self._unit / 2, 0)
            painter.setBrush(shade)
            far = [point + half for point in reversed(line)]
            painter.drawPolygon(QPolygonF([point - half for point in line] + far))

    def _draw_pore(self, painter: QPainter) -> None:
        color = QColor(self._grain)
        color.setAlphaF(self._chance.uniform(0.25, 1.0) * self._figure.pore)
        x, y = self._chance.random(), self._chance.random()
        painter.setPen(QPen(color, self._chance.uniform(0.6, 1.3) * self._unit))
        painter.drawLine(self._at(x, y), self._at(x, y + self._chance.uniform(0.004, 0.022)))

    def _draw_clouds(self, painter: QPainter, columns: int, rows: int) -> None:
        """Soft patches of light and shade."""
        patches = QImage(columns, rows, QImage.Format.Format_ARGB32)
        for row in range(rows):
            for column in range(columns):
                tone = QColor(self._grain) if self._chance.random() < 0.5 else self._wood.lighter(140)
                tone.setAlphaF(self._chance.random() * self._figure.clouds)
                patches.setPixelColor(column, row, tone)
        part = QRectF(0.5, 0.5, columns - 1, rows - 1)
        painter.drawImage(QRectF(0, 0, self._width, self._height), patches, part)


def _paint(image: QImage, draw: Callable[[QPainter], None]) -> None:
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    draw(painter)
    painter.end()


@cache
def speckle_tile() -> QPixmap:
    """Black and white grains of chance strength, one a pixel, to be tiled at a low opacity."""
    grains = random.Random(3).randbytes(TILE * TILE)
    pixels = bytearray(4 * len(grains))
    pixels[3::4] = grains.translate(_STRENGTHS)
    for channel in range(3):
        pixels[channel::4] = grains.translate(_WHITES)
    return QPixmap.fromImage(QImage(pixels, TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied).copy())


CELL: Final = 15  # logical pixels
PATCH: Final = 2.5  # how many times as wide as the swatch the board it is cut from is


def board_swatch(board: str, dark: bool, size: QSize, ratio: float) -> QPixmap:
    """`size` in logical pixels, `ratio` device pixels each; rounded corners, transparent around them."""
    palette = board_palette(board, dark)
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    brush = QBrush(palette.wood)
    if not palette.figure.plain:
        picture = texture(palette, 0)
        scale = size.width() * PATCH / picture.width()
        brush = QBrush(picture)
        brush.setTransform(QTransform.fromScale(scale, scale * 2))
    painter.setBrush(brush)
    painter.setPen(QPen(palette.side, 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 4, 4)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    line = round(ratio) / ratio
    for x in range(CELL, size.width(), CELL):
        painter.fillRect(QRectF(round(x * ratio) / ratio, 1, line, size.height() - 2), palette.line)
    for y in range(CELL, size.height() - 2, CELL):
        painter.fillRect(QRectF(1, round(y * ratio) / ratio, size.width() - 2, line), palette.line)
    painter.end()
    return pixmap
