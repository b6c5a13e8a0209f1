"""Pictures of pieces: SVG files rendered once for each size in device pixels and kept."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules.variant import Kind

from .plain_piece import draw_plain_piece

RATIO: Final = 1.1  # height to width of every picture
CACHE_BYTES: Final = 24 * 1024 * 1024  # of each of the two caches
SHADOW: Final = QColor(40, 22, 4)
SHADOW_STEPS: Final = ((0.006, 0.20), (0.016, 0.13), (0.028, 0.08))  # (distance in widths, opacity)

LIFTED_MARGIN: Final = 0.22
LIFTED_BLUR: Final = 7
LIFTED_OPACITY: Final = 0.42


@dataclass(frozen=True)
class PieceLook:
    """What the person chose for the pieces: the name of a set, and whether their bodies are tinted by class."""

    set: str = "two_kanji"
    tint: bool = False


_FaceKey = tuple[str, str, bool, PieceLook, int]  # _written, look, pixels
_Key = tuple[str, str, bool, PieceLook, int, bool, bool]  # the same, turned, lifted
_Keys = TypeVar("_Keys", _FaceKey, _Key)


class Art:
    """The piece sets under `resources/pieces`. A kind without a picture gets a plain pentagon with its kanji."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "pieces"
        self._renderers: dict[Path, QSvgRenderer | None] = {}
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._faces: OrderedDict[_FaceKey, QImage] = OrderedDict()

    def sets(self) -> list[str]:
        """Names of the piece sets that are there."""
        return sorted({path.parent.name for path in self._folder.glob("*/*.svg")})

    def pixmap(self, kind: Kind, side: int, look: PieceLook, pixels: int, turned: bool) -> QPixmap:
        """The piece `pixels` device pixels wide and 1.1 times as high, with its shadow; `turned`: pointing down."""
        return self._cached(kind, side, look, pixels, turned, lifted=False)

    def lifted_pixmap(self, kind: Kind, side: int, look: PieceLook, pixels: int, turned: bool) -> QPixmap:
        """The piece held above the board: the picture is larger than `pixels` by the wide shadow around it."""
        return self._cached(kind, side, look, pixels, turned, lifted=True)

    def _cached(self, kind: Kind, side: int, look: PieceLook, pixels: int, turned: bool, lifted: bool) -> QPixmap:
        key = (*_written(kind, side), look, pixels, turned, lifted)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            face = self._face(kind, side, look, pixels)
            if turned:
                face = face.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
            pixmap = self._pixmaps[key] = _with_wide_shadow(face) if lifted else _with_shadow(face)
            _shrink(self._pixmaps)
        self._pixmaps.move_to_end(key)
        return pixmap

    def _face(self, kind: Kind, side: int, look: PieceLook, pixels: int) -> QImage:
        """The bare piece pointing up; both directions and the lifted piece are made from it."""
        key = (*_written(kind, side), look, pixels)
        face = self._faces.get(key)
        if face is None:
            face = self._faces[key] = self._render(kind, side, look, pixels)
            _shrink(self._faces)
        self._faces.move_to_end(key)
        return face

    def _render(self, kind: Kind, side: int, look: PieceLook, pixels: int) -> QImage:
        face = QImage(pixels, round(pixels * RATIO), QImage.Format.Format_ARGB32_Premultiplied)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(face.rect())
        renderer = self._renderer(self._folder / look.set / f"{face_stem(kind, side)}.svg")
        if renderer is None:
            draw_plain_piece(painter, area, kind, side == 1 and kind.kanji_white != kind.kanji)
        else:
            renderer.render(painter, area)
        painter.end()
        return face

    def _renderer(self, path: Path) -> QSvgRenderer | None:
        if path not in self._renderers:
            self._renderers[path] = QSvgRenderer(str(path)) if path.is_file() else None
        return self._renderers[path]


def face_stem(kind: Kind, side: int) -> str:
    """Name of the picture of a face without its ending: the characters of its full name in hexadecimal, `_red` after
    those of a promoted one. Equal faces of different variants share it; packaging/artwork/faces.py names the files."""
    text, _, red = _written(kind, side)
    return "-".join(f"{ord(character):x}" for character in text) + ("_red" if red else "")


def _written(kind: Kind, side: int) -> tuple[str, str, bool]:
    """All that decides how a face looks: its full name, what a plain piece says for it, whether it is red."""
    return kind.kanji_white if side else kind.kanji, kind.kanji_short or kind.code, kind.unpromoted > 0


def _shrink(pictures: OrderedDict[_Keys, QImage] | OrderedDict[_Keys, QPixmap]) -> None:
    """Drops the pictures that have not been used for longest while they take more than CACHE_BYTES."""
    taken = sum(4 * picture.width() * picture.height() for picture in pictures.values())
    while taken > CACHE_BYTES and len(pictures) > 1:
        _, oldest = pictures.popitem(last=False)
        taken -= 4 * oldest.width() * oldest.height()


def _silhouette(face: QImage) -> QImage:
    shade = QImage(face)
    painter = QPainter(shade)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shade.rect(), SHADOW)
    painter.end()
    return shade


def _with_shadow(face: QImage) -> QPixmap:
    """The face over a soft shadow that falls down and to the right, whichever way the piece points."""
    shade = _silhouette(face)
    result = QPixmap(face.size())
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for distance, opacity in SHADOW_STEPS:
        painter.setOpacity(opacity)
        offset = distance * face.width()
        painter.drawImage(QRectF(offset * 0.7, offset, face.width(), face.height()), shade)
    painter.setOpacity(1)
    painter.drawImage(0, 0, face)
    painter.end()
    return result


def _with_wide_shadow(face: QImage) -> QPixmap:
    """The face in the middle of a larger picture, its shadow blurred (made small and stretched again) and far below."""
    margin = round(LIFTED_MARGIN * face.width())
    canvas = QImage(face.width() + 2 * margin, face.height() + 2 * margin, face.format())
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    painter.drawImage(margin, margin, _silhouette(face))
    painter.end()
    small = canvas.scaled(
        max(1, canvas.width() // LIFTED_BLUR),
        max(1, canvas.height() // LIFTED_BLUR),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    result = QPixmap(canvas.size())
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(LIFTED_OPACITY)
    painter.drawImage(QRectF(margin * 0.35, margin * 0.62, canvas.width(), canvas.height()), small)
    painter.setOpacity(1)
    painter.drawImage(margin, margin, face)
    painter.end()
    return result
