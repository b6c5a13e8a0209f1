"""When the small map is seen, and what follows from a click on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from ..layout.zoom import Zoomer
from ..marks.marks import Shown
from ..scene.scene import BoardScene
from .small_map import SmallMap

FOLLOWING_MS: Final = 33  # between two pictures of what is seen, while that moves: each takes time from a frame


class MapControl(QObject):
    """Shows a `SmallMap` while the table is zoomed in, where the style wants it and there is room."""

    def __init__(
        self, scene: BoardScene, zoomer: Zoomer, shown: Callable[[], Shown], viewport: QWidget, parent: QObject
    ) -> None:
        """`shown` tells what is marked on the board."""
        super().__init__(parent)
        self._scene, self._zoomer, self._shown = scene, zoomer, shown
        self.map = SmallMap(viewport)
        self.map.wished.connect(self._go)
        self._following = QTimer(self)
        self._following.setSingleShot(True)
        self._following.setInterval(FOLLOWING_MS)
        self._following.timeout.connect(lambda: self.map.show_part(self._part()))
        zoomer.moved.connect(self._follow)

    def refresh(self) -> None:
        """Something else is on the board, or it looks otherwise."""
        wanted = self._zoomer.zoomed and self._scene.style_used.small_map and self.map.has_room()
        if wanted:
            scene, shown = self._scene, self._shown()
            self.map.show_board(
                scene.board_layout, scene.snapshot, scene.style_used, shown.last_move, shown.advice.squares
            )
            self.map.show_part(self._part())
        self.map.setVisible(wanted)

    def _follow(self) -> None:
        """Another part of the table is seen."""
        if self._zoomer.zoomed is self.map.isHidden():
            self.refresh()
        elif not self.map.isHidden() and not self._following.isActive():
            self._following.start()

    def _part(self) -> QRectF:
        """What is seen of the board, in parts of it."""
        grid, seen = self._scene.board_layout.grid, self._zoomer.seen()
        return QRectF((seen.x - grid.x) / grid.w, (seen.y - grid.y) / grid.h, seen.w / grid.w, seen.h / grid.h)

    def _go(self, point: QPointF) -> None:
        grid = self._scene.board_layout.grid
        self._zoomer.center(grid.x + point.x() * grid.w, grid.y + point.y() * grid.h)
