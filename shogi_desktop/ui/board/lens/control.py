"""When the lens appears: where it is asked for, and in games with special powers on a piece under a resting pointer
or the keyboard's cursor, while the hand is free."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from ...faces.art import Art
from ..input.move_types import tells_apart
from ..layout.placing import GAP, Size, beside, shared
from ..layout.spot import Spot
from ..scene.scene import BoardScene
from .lens import PieceLens

DELAY_MS: Final = 700
USUAL_HEIGHT: Final = 950  # of a viewport in which the lens has its usual size
SMALLEST: Final = 0.7  # of its size, where that lets it leave the neighbours free


class LensControl(QObject):
    """Shows a `PieceLens` beside the place of interest, inside the viewport, after a delay."""

    def __init__(
        self, art: Art, scene: BoardScene, viewport: QWidget, allowed: Callable[[], bool], parent: QObject
    ) -> None:
        """`allowed` tells whether the hand is free: nothing is explained unasked to somebody who is making a move or
        looks at where a piece goes."""
        super().__init__(parent)
        self._allowed = allowed
        self._scene = scene
        self._viewport = viewport
        self._spot: Spot | None = None
        self._hushed: Spot | None = None
        self._asked = False
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
        if self._asked:
            self._show()
        elif spot != self._hushed and self._scene.snapshot.owner(spot) >= 0 and self._comes_by_itself():
            self._delay.start()

    def _comes_by_itself(self) -> bool:
        """The pieces of other games are soon known: there a lens that comes unasked is in the way."""
        return self._scene.style_used.lens and tells_apart(self._scene.board_layout.variant)

    def ask(self, spot: Spot | None) -> None:
        """The person wants it now, here and wherever the pointer goes until `release`."""
        self.dismiss()
        self._asked = True
        self.rest_on(spot)

    def release(self) -> None:
        """It is wanted no longer."""
        if self._asked:
            self._asked = False
            self.hush(self._spot)

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
        if self._spot is None or self._scene.snapshot.owner(self._spot) < 0:
            return
        if not (self._asked or self._allowed()):
            return
        layout = self._scene.board_layout
        box, area = layout.spot_box(self._spot), self._viewport.rect()
        near = box.grown(box.w, box.h) if self._spot.on_board else box
        usual = min(max(area.height() / USUAL_HEIGHT, 1.0), 2.0)
        size = self._sized(usual)
        usual *= min(1.0, (area.height() - 2 * GAP) / size[1])
        for factor in (usual, usual * (1 + SMALLEST) / 2, usual * SMALLEST):
            size = self._sized(factor)
            corner = beside(box, near, size, area, layout.plates.values())
            if not shared(near, corner, size):
                break
        self.lens.move(corner)
        self.lens.show()
        self.lens.raise_()

    def _sized(self, factor: float) -> Size:
        """The lens shows the piece so many times as large as usual; answers how large it is."""
        assert self._spot is not None
        piece = self._scene.piece_on(self._spot)
        layout = self._scene.board_layout
        self.lens.show_piece(layout.variant, piece, self._scene.style_used, factor, layout.turned(piece & 1))
        return self.lens.width(), self.lens.height()
