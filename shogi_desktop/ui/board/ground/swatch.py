"""A small picture of a board's material with a corner of its grid, for lists of boards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap, QTransform

from .boards import board_palette
from .wood import texture

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
