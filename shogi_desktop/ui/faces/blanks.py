"""The empty pieces on which letters and marks are drawn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.rules.record.variant import Kind

from ..look.picture_cache import PictureCache
from .classes import PieceClass, class_of
from .pictures import SvgFolder, face_stem
from .plain_piece import draw_plain_body

CELL: Final = (100, 110)  # units of a picture
CACHE_BYTES: Final = 8 * 1024 * 1024  # enough for all of one size
USUAL_SIZE: Final = (83.2, 93.3)
# Sizes of the faces that the table does not know, such as those of a variant file of the user's own.
_BY_CLASS: Final[dict[PieceClass, str]] = {
    PieceClass.BURNING: "chief",
    PieceClass.RANGE_JUMPING: "chief",
    PieceClass.MULTI_CAPTURE: "major",
    PieceClass.JUMP: "general",
    PieceClass.RANGE: "major",
    PieceClass.STEP: "general",
}


class Blanks:
    """The files under `pieces/blank`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = SvgFolder(folder)
        self._images: PictureCache[tuple[str, PieceClass | None, int, int], QImage] = PictureCache(CACHE_BYTES)

    @cached_property
    def _sizes(self) -> Mapping[str, Any]:
        file = self._folder / "sizes.json"
        table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return table

    def body(self, area: QRectF, size: str) -> QRectF:
        """The box around the piece in a picture of a blank that fills `area`."""
        width, height = self._sizes.get("sizes", {}).get(size, USUAL_SIZE)
        box = QRectF(0, 0, width / CELL[0] * area.width(), height / CELL[1] * area.height())
        box.moveCenter(area.center())
        return box

    def size(self, kind: Kind, side: int) -> str:
        """Name of the blank on which a kind is as large as in the sets of pictures."""
        usual = "king" if kind.royal else _BY_CLASS[class_of(kind)]
        return str(self._sizes.get("faces", {}).get(face_stem(kind, side), usual))

    def draw(self, painter: QPainter, area: QRectF, name: str, stain: PieceClass | None) -> None:
        """Draws a blank pointing up; a plain pentagon where its file is missing."""
        key = name, stain, round(area.width()), round(area.height())
        image = self._images.get(key)
        if image is None:
            image = self._images.put(key, self._render(area, name, stain))
        painter.drawImage(area.topLeft(), image)

    def _render(self, area: QRectF, name: str, stain: PieceClass | None) -> QImage:
        image = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._files.draw(painter, QRectF(image.rect()), name, stain):
            draw_plain_body(painter, QRectF(image.rect()), stain)
        painter.end()
        return image
