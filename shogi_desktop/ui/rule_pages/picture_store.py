"""The pictures of a rule page: drawn one by one when the page first shows them, while nothing else is to be done."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.variant import Variant

from ..art import Art
from ..board import BoardStyle
from ..board_picture import board_picture
from ..diagrams import Diagrams
from ..reach import Sign
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
        self._kept: OrderedDict[str, QImage] = OrderedDict()
        self._wanted: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_next)

    def set_look(self, style: BoardStyle, ratio: float) -> None:
        """What is drawn from now on looks like this; pictures of another look are forgotten."""
        if (style, ratio) != (self._style, self._ratio):
            self._style, self._ratio = style, ratio
            self._kept.clear()
        self._wanted.clear()

    def picture(self, address: str) -> QImage | None:
        """The picture; None while it is yet to be drawn, which `drawn` will tell."""
        if address in self._kept:
            self._kept.move_to_end(address)
            return self._kept[address]
        if address not in self._wanted:
            self._wanted.append(address)
        self._timer.start(0)
        return None

    def stop(self) -> None:
        """Nothing more is drawn until a picture is asked for."""
        self._wanted.clear()
        self._timer.stop()

    def _draw_next(self) -> None:
        if not self._wanted:
            return
        address = self._wanted.pop(0)
        self._kept[address] = self.draw(address)
        while sum(image.sizeInBytes() for image in self._kept.values()) > KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)
        if self._wanted:
            self._timer.start(0)
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
