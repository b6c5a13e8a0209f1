"""What can be seen on a board, and a mouse on it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shogi_desktop.ui.board import BoardView
from shogi_desktop.ui.board.layout.spot import on_square
from shogi_desktop.ui.board.scene.scene import BoardScene


def scene_of(board: BoardView) -> BoardScene:
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    return scene


def point_of(board: BoardView, square: str) -> QPoint:
    """The middle of a square, in the viewport."""
    layout = scene_of(board).board_layout
    x, y = layout.spot_box(on_square(layout.variant.parse_square(square))).center
    return QPoint(round(x), round(y))


def click(board: BoardView, *squares: str) -> None:
    for square in squares:
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point_of(board, square))
