"""The empty pieces on which letters and marks are drawn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from shogi_desktop.rules.variant import Kind

from .classes import PieceClass, class_of
from .pictures import SvgFolder, face_stem
from .plain_piece import draw_plain_body

USUAL_WIDTH: Final = 0.84
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

    @cached_property
    def _sizes(self) -> Mapping[str, Any]:
        file = self._folder / "sizes.json"
        table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return table

    def width(self, size: str) -> float:
        """Width of the foot of a blank in widths of the picture."""
        return float(self._sizes.get("widths", {}).get(size, USUAL_WIDTH))

    def size(self, kind: Kind, side: int) -> str:
        """Name of the blank on which a kind is as large as in the sets of pictures."""
        usual = "king" if kind.royal else _BY_CLASS[class_of(kind)]
        return str(self._sizes.get("faces", {}).get(face_stem(kind, side), usual))

    def draw(self, painter: QPainter, area: QRectF, name: str, stain: PieceClass | None) -> None:
        """Draws a blank pointing up; a plain pentagon where its file is missing."""
        if not self._files.draw(painter, area, name, stain):
            draw_plain_body(painter, area, stain)
