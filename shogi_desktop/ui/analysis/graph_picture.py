"""The graph of a game as a picture in a file."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.files import whole_file

from ..pictures.drawings import png
from .graph import GameGraph
from .graph_drawing import paint_graph

SIZE: Final = QSize(1000, 320)
RATIO: Final = 2.0


def save_graph(path: str, graph: GameGraph) -> None:
    """Writes the graph as it is shown, without the mark of the present move; OSError where that fails."""
    image = QImage(SIZE * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(graph.palette().base().color())
    painter = QPainter(image)
    paint_graph(painter, replace(graph.graph, ply=-1), QRectF(0, 0, SIZE.width(), SIZE.height()), graph.palette())
    painter.end()
    with whole_file(path) as file:
        file.write(png(image))
