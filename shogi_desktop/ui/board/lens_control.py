"""When the lens appears: on a piece under a resting pointer, a button held down, or the keyboard's cursor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from shogi_desktop.ui.art import Art

from .layout import Box
from .lens import PieceLens
from .scene import BoardScene
from .spot import Spot

DELAY_MS: Final = 700
USUAL_HEIGHT: Final = 950  # of a viewport in which the lens has its usual size
GAP: Final = 8


class LensControl(QObject):
    """Shows a `PieceLens` beside the place of interest, inside the viewport, after a delay."""

    def __init__(self, art: Art, scene: BoardScene, viewport: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._viewport = viewport
        self._spot: Spot | None = None
        self.lens = PieceLens(art, viewport)
        self.lens.hide()
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._show)

    @property
    def spot(self) -> Spot | None:
        """The place of interest."""
        return self._spot

    def rest_on(self, spot: Spot | None) -> None:
        """The pointer or cursor is here now; the same place again changes nothing."""
        if spot == self._spot:
            return
        self.dismiss()
        self._spot = spot
        if spot is not None and self._scene.style_used.lens and self._scene.snapshot.owner(spot) >= 0:
            self._delay.start()

    def dismiss(self) -> None:
        """Hides the lens until something else is looked at."""
        self._delay.stop()
        self._spot = None
        self.lens.hide()

    def _show(self) -> None:
        if self._spot is None or self._scene.snapshot.owner(self._spot) < 0:
            return
        layout = self._scene.board_layout
        piece, style = self._scene.piece_on(self._spot), self._scene.style_used
        height = self._viewport.height()
        factor = min(max(height / USUAL_HEIGHT, 1.0), 2.0)
        self.lens.show_piece(layout.variant, piece, style, factor)
        if self.lens.height() > height - 2 * GAP:
            self.lens.show_piece(layout.variant, piece, style, factor * (height - 2 * GAP) / self.lens.height())
        self.lens.move(
            beside(layout.spot_box(self._spot), (self.lens.width(), self.lens.height()), self._viewport.rect())
        )
        self.lens.show()
        self.lens.raise_()


def beside(box: Box, size: tuple[int, int], area: QRect) -> QPoint:
    """Where a lens of this size leaves `box` free: to its right, else to its left, held inside the area."""
    width, height = size
    right = box.right + GAP
    x = right if right + width <= area.width() else box.x - GAP - width
    y = box.center[1] - height / 2
    return QPoint(round(max(0, x)), round(min(max(GAP, y), max(GAP, area.height() - height - GAP))))
