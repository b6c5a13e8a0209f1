"""When the lens appears: on a piece under a resting pointer or the keyboard's cursor, while the hand is free."""

from __future__ import annotations

from collections.abc import Callable
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
SMALLEST: Final = 0.7  # of its size, where that lets it leave the neighbours free
GAP: Final = 8

Size = tuple[int, int]


class LensControl(QObject):
    """Shows a `PieceLens` beside the place of interest, inside the viewport, after a delay."""

    def __init__(
        self, art: Art, scene: BoardScene, viewport: QWidget, allowed: Callable[[], bool], parent: QObject
    ) -> None:
        """`allowed` tells whether the hand is free: nothing is explained to somebody who is making a move."""
        super().__init__(parent)
        self._allowed = allowed
        self._scene = scene
        self._viewport = viewport
        self._spot: Spot | None = None
        self._hushed: Spot | None = None
        self.lens = PieceLens(art, viewport)
        self.lens.hide()
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._show)

    def rest_on(self, spot: Spot | None) -> None:
        """The pointer or cursor is here now; the same place again changes nothing."""
        if spot != self._hushed:
            self._hushed = None
        if spot == self._spot:
            return
        self.dismiss()
        self._spot = spot
        known = spot is not None and spot != self._hushed and self._scene.snapshot.owner(spot) >= 0
        if known and self._scene.style_used.lens:
            self._delay.start()

    def hush(self, spot: Spot | None) -> None:
        """Something is done here: the lens does not open before the pointer has been elsewhere."""
        self.dismiss()
        self._hushed = spot

    def dismiss(self) -> None:
        """Hides the lens until something else is looked at."""
        self._delay.stop()
        self._spot = None
        self.lens.hide()

    def _show(self) -> None:
        if self._spot is None or not self._allowed() or self._scene.snapshot.owner(self._spot) < 0:
            return
        layout = self._scene.board_layout
        box, area = layout.spot_box(self._spot), self._viewport.rect()
        near = box.grown(box.w, box.h) if self._spot.on_board else box
        usual = min(max(area.height() / USUAL_HEIGHT, 1.0), 2.0)
        size = self._sized(usual)
        usual *= min(1.0, (area.height() - 2 * GAP) / size[1])
        for factor in (usual, usual * (1 + SMALLEST) / 2, usual * SMALLEST):
            size = self._sized(factor)
            corner = beside(box, near, size, area)
            if not _shared(near, corner, size):
                break
        self.lens.move(corner)
        self.lens.show()
        self.lens.raise_()

    def _sized(self, factor: float) -> Size:
        """The lens shows the piece so many times as large as usual; answers how large it is."""
        assert self._spot is not None
        piece = self._scene.piece_on(self._spot)
        self.lens.show_piece(self._scene.board_layout.variant, piece, self._scene.style_used, factor)
        return self.lens.width(), self.lens.height()


def beside(box: Box, near: Box, size: Size, area: QRect) -> QPoint:
    """Where a lens of this size, held inside the area, hides least: of `box`, then of what is `near`.

    Where several places hide nothing: right of it, left of it, below it, above it.
    """
    width, height = size
    x, y = near.center[0] - width / 2, near.center[1] - height / 2
    places = (
        (near.right + GAP, y),
        (near.x - GAP - width, y),
        (x, near.bottom + GAP),
        (x, near.y - GAP - height),
    )
    corners = [QPoint(_held(x, width, area.width()), _held(y, height, area.height())) for x, y in places]
    return min(corners, key=lambda corner: (_shared(box, corner, size), _shared(near, corner, size)))


def _held(start: float, length: int, room: int) -> int:
    """`start` of something so long, moved until it keeps to the room and away from its ends where it can."""
    return max(0, round(min(max(GAP, start), max(GAP, room - length - GAP))))


def _shared(box: Box, corner: QPoint, size: Size) -> float:
    """The area that a lens there hides of `box`."""
    across = min(box.right, corner.x() + size[0]) - max(box.x, corner.x())
    down = min(box.bottom, corner.y() + size[1]) - max(box.y, corner.y())
    return max(0.0, across) * max(0.0, down)
