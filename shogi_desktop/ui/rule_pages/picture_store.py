"""The pictures of a rule page: drawn one by one when the page first shows them, while nothing else is to be done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Variant

from ..board import BoardStyle
from ..diagrams.reach import Sign
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.picture_cache import PictureCache
from ..pictures.board_picture import board_picture
from .positions import rule_position

KEPT: Final = 64 * 1024 * 1024  # bytes of pictures
SOURCES: Final = ("board", "piece", "diagram", "sign")


class PictureStore(QObject):
    """Pictures by their address `SOURCE:VARIANT/NAME?WIDTH`, WIDTH in logical pixels.

    `drawn` tells the address of a picture that was asked for and is there now.
    """

    drawn = Signal(str)

    def __init__(self, resources: Path, art: Art, diagrams: Diagrams, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._resources, self._art, self._diagrams = resources, art, diagrams
        self._style = BoardStyle()
        self._ratio = 1.0
        self._kept: PictureCache[str, QImage] = PictureCache(KEPT)
        self._wanted: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_next)

    def set_look(self, style: BoardStyle, ratio: float) -> None:
        """What is drawn from now on looks like this; pictures of another look are forgotten."""
        if (style, ratio) != (self._style, self._ratio):
            self._style, self._ratio = style, ratio
            self._kept = PictureCache(KEPT)
        self._wanted.clear()

    def picture(self, address: str) -> QImage | None:
        """The picture; None while it is yet to be drawn, which `drawn` will tell."""
        kept = self._kept.get(address)
        if kept is None:
            if address not in self._wanted:
                self._wanted.append(address)
            self.go_on()
        return kept

    def pause(self) -> None:
        """Nothing is drawn until `go_on`, or until another picture is asked for."""
        self._timer.stop()

    def go_on(self) -> None:
        """Draws what was asked for."""
        self._timer.start(0)

    def _draw_next(self) -> None:
        if not self._wanted:
            return
        address = self._wanted.pop(0)
        self._kept.put(address, self.draw(address))
        if self._wanted:
            self.go_on()
        self.drawn.emit(address)

    def draw(self, address: str) -> QImage:
        """Draws a picture now. KeyError or ValueError for an address that names nothing."""
        source, _, rest = address.partition(":")
        path, _, width = rest.partition("?")
        variant_name, _, name = path.partition("/")
        if source == "board":
            shown = rule_position(self._resources, variant_name, name)
            size = int(width)
            return board_picture(self._art, shown.position, self._style, size, self._ratio, shown.marks, shown.crop)
        image = self._pixmap(source, load_variant(variant_name), name, round(int(width) * self._ratio)).toImage()
        image.setDevicePixelRatio(self._ratio)
        return image

    def _pixmap(self, source: str, variant: Variant, name: str, pixels: int) -> QPixmap:
        if source == "sign":
            return self._diagrams.sign(Sign(name), pixels // 2, self._style.dark)
        kind = variant.kind_by_code(name)
        if source == "diagram":
            return self._diagrams.pixmap(variant, kind.id, pixels, self._style.dark)
        return self._art.pixmap(kind, 0, self._style.look, pixels, False)
