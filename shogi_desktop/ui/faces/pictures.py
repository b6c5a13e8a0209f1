"""Faces stored as SVG files, one folder a set; a kind without a file gets the face of another set, or a plain pentagon
with its kanji."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from colorsys import hls_to_rgb, rgb_to_hls
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules.record.variant import Kind

from ..look.fonts import japanese_font
from ..look.icons import PictureCache
from .marks import PieceClass, class_of

if TYPE_CHECKING:
    from .art import Faces


# The colours of the wood in every picture, as packaging/artwork/wood.py writes them.
FACE: Final = ("#fce5b4", "#eec681")
EDGES: Final = ("#d9a95f", "#b58040")
LIGHT: Final = "#fff4d8"

# Hue in degrees, saturation, share of the stain, and how light the wood remains. The hues are those of the move
# diagrams; burning has its own.
STAINS: Final[dict[PieceClass, tuple[float, float, float, float]]] = {
    PieceClass.BURNING: (310, 0.75, 0.55, 0.95),
    PieceClass.RANGE_JUMPING: (28, 1.0, 0.72, 0.93),
    PieceClass.MULTI_CAPTURE: (118, 0.6, 0.45, 0.97),
    PieceClass.JUMP: (56, 1.0, 0.6, 1.0),
    PieceClass.RANGE: (350, 0.8, 0.36, 1.0),
    PieceClass.STEP: (212, 0.8, 0.55, 1.0),
}


def stained(svg: str, piece_class: PieceClass) -> str:
    """The text of a picture with its wood stained."""
    for colour in (*FACE, *EDGES, LIGHT):
        svg = svg.replace(colour, stained_colour(colour, piece_class))
    return svg


def stained_colour(colour: str, piece_class: PieceClass) -> str:
    """A colour of wood, "#rrggbb", stained: its hue moved towards that of the class."""
    hue, saturation, share, light = STAINS[piece_class]
    wood = tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    _, lightness, _ = rgb_to_hls(*wood)
    target = hls_to_rgb(hue / 360, lightness * light, saturation)
    mixed = (round(255 * (w + (t - w) * share)) for w, t in zip(wood, target, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


INK: Final = QColor("#1d130b")
RED: Final = QColor("#b8160c")
_OUTLINE: Final = ((0.50, 0.06), (0.80, 0.19), (0.92, 0.93), (0.08, 0.93), (0.20, 0.19))
_EDGE: Final = QColor("#7a4d20")


def draw_plain_body(painter: QPainter, area: QRectF, stain: PieceClass | None) -> None:
    """An empty pentagon pointing up in `area`."""
    corners = [QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in _OUTLINE]
    wood = QLinearGradient(area.topLeft(), area.bottomRight())
    for place, colour in enumerate(FACE):
        wood.setColorAt(place, QColor(stained_colour(colour, stain) if stain else colour))
    painter.setBrush(wood)
    painter.setPen(QPen(_EDGE, max(1.0, area.width() / 70)))
    painter.drawPolygon(QPolygonF(corners))


def draw_plain_piece(
    painter: QPainter, area: QRectF, kind: Kind, own_face: bool, stain: PieceClass | None = None
) -> None:
    """A pentagon pointing up in `area`, with the short kanji (red on a promoted face)."""
    draw_plain_body(painter, area, stain)
    text = kind.kanji_white[:1] if own_face else kind.kanji_short or kind.code
    painter.setFont(japanese_font(round(area.width() * 0.58 / max(1, len(text)) ** 0.7)))
    painter.setPen(RED if kind.unpromoted else INK)
    box = area.adjusted(0, area.height() * 0.14, 0, -area.height() * 0.06)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class SvgFolder:
    """The SVG files of a folder, each parsed once for each stain of its wood."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._there: dict[str, bool] = {}
        self._renderers: dict[tuple[str, PieceClass | None], QSvgRenderer | None] = {}

    def has(self, name: str) -> bool:
        """Whether there is a file `name`, without its ending."""
        if name not in self._there:
            self._there[name] = (self._folder / f"{name}.svg").is_file()
        return self._there[name]

    def draw(self, painter: QPainter, area: QRectF, name: str, stain: PieceClass | None) -> bool:
        """Draws the file `name` without its ending into `area`; False where there is none."""
        if (name, stain) not in self._renderers:
            self._renderers[name, stain] = self._read(name, stain)
        renderer = self._renderers[name, stain]
        if renderer is None:
            return False
        renderer.render(painter, area)
        return True

    def _read(self, name: str, stain: PieceClass | None) -> QSvgRenderer | None:
        if not self.has(name):
            return None
        text = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
        return QSvgRenderer(QByteArray((stained(text, stain) if stain else text).encode()))


class PictureFaces:
    """One of the sets of pictures."""

    stays_upright = False

    def __init__(self, folder: Path, spare: Faces | None = None) -> None:
        """`spare` shows the faces that the folder lacks."""
        self._files = SvgFolder(folder)
        self._spare = spare

    def has(self, kind: Kind, side: int) -> bool:
        return self._files.has(self._stem(kind, side))

    def identity(self, kind: Kind, side: int) -> Hashable:
        if self._spare is not None and not self.has(kind, side):
            return self._spare.identity(kind, side)
        return written(kind, side)

    def paint(
        self, painter: QPainter, area: QRectF, kind: Kind, side: int, turned: bool, stain: PieceClass | None
    ) -> None:
        if self._spare is not None and not self.has(kind, side):
            self._spare.paint(painter, area, kind, side, turned, stain)
        elif not self._files.draw(painter, area, self._stem(kind, side), stain):
            draw_plain_piece(painter, area, kind, side == 1 and kind.kanji_white != kind.kanji, stain)

    def _stem(self, kind: Kind, side: int) -> str:
        """The whole name where the set has it for a piece without a sign of its own, else the usual picture."""
        whole = face_stem(kind, side, whole=True)
        return whole if kind.kanji_short == kind.kanji and self._files.has(whole) else face_stem(kind, side)


def face_stem(kind: Kind, side: int, whole: bool = False) -> str:
    """Name of the picture of a face without its ending: the characters of its full name in hexadecimal, `_whole` where
    another game writes one of them, `_red` after those of a promoted one. Equal faces of different variants share it;
    packaging/artwork/faces.py names the files."""
    text, _, red = written(kind, side)
    return "-".join(f"{ord(character):x}" for character in text) + "_whole" * whole + "_red" * red


def written(kind: Kind, side: int) -> tuple[str, str, bool]:
    """All that decides how a picture looks: the full name, what a plain piece says for it, whether it is red."""
    return kind.kanji_white if side else kind.kanji, kind.kanji_short or kind.code, kind.unpromoted > 0


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
