"""An SVG file that is painted upon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QBuffer, QByteArray, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator


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
