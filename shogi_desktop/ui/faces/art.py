"""Pictures of pieces, rendered once for each size in device pixels and kept."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from shogi_desktop.rules.record.variant import Kind, Variant

from ..look.icons import PictureCache
from .letters import Letters, Outlines
from .marks import PieceClass, class_of
from .mnemonic import Mnemonic
from .pictures import Blanks, PictureFaces

SPARE: Final = {"western": "letters"}  # the set that shows a face which another one lacks
RATIO: Final = 1.1  # height to width of every picture
BLANK: Final = "blank"  # the folder of the empty pieces
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


class Faces(Protocol):
    """A piece set."""

    @property
    def stays_upright(self) -> bool:
        """Whether what stands on a piece that points down is read from the near side, too."""

    def identity(self, kind: Kind, side: int) -> Hashable:
        """All that decides how a face looks, but for its stain."""

    def paint(
        self, painter: QPainter, area: QRectF, kind: Kind, side: int, turned: bool, stain: PieceClass | None
    ) -> None:
        """Fills `area`, which is in pixels; a set that does not stay upright is never asked for turned pieces."""


_FaceKey = tuple[str, Hashable, PieceClass | None, int, bool]  # set, identity, stain, pixels, turned
_Key = tuple[_FaceKey, bool]  # the same, lifted


class Art:
    """The piece sets: folders of pictures under `resources/pieces`, and those that are drawn on blank pieces.

    `names`: pieces that show how they move have their letters, too.
    """

    def __init__(self, resources: Path, names: bool = True) -> None:
        self._folder = resources / "pieces"
        blanks, outlines = Blanks(self._folder / BLANK), Outlines(resources / "fonts")
        self._drawn: dict[str, Faces] = {
            "letters": Letters(blanks, outlines),
            "mnemonic": Mnemonic(blanks, outlines, names),
        }
        self._sets = dict(self._drawn)
        self._pixmaps: PictureCache[_Key, QPixmap] = PictureCache(CACHE_BYTES)
        self._faces: PictureCache[_FaceKey, QImage] = PictureCache(CACHE_BYTES)

    def sets(self) -> list[str]:
        """Names of the piece sets that are there."""
        folders = {path.parent.name for path in self._folder.glob("*/*.svg")} - {BLANK}
        return sorted(folders | self._drawn.keys())

    def is_whole(self, name: str, variant: Variant) -> bool:
        """Whether a set has pictures of its own for all pieces of a variant; else others stand in for some."""
        faces = self._set(name)
        return not isinstance(faces, PictureFaces) or all(faces.has(kind, 0) for kind in variant.every_kind)

    def pixmap(self, kind: Kind, side: int, look: PieceLook, pixels: int, turned: bool) -> QPixmap:
        """The piece `pixels` device pixels wide and 1.1 times as high, with its shadow; `turned`: pointing down."""
        return self._cached(kind, side, look, pixels, turned, lifted=False)

    def lifted_pixmap(self, kind: Kind, side: int, look: PieceLook, pixels: int, turned: bool) -> QPixmap:
        """The piece held above the board: the picture is larger than `pixels` by the wide shadow around it."""
        return self._cached(kind, side, look, pixels, turned, lifted=True)

    def paint(self, painter: QPainter, area: QRectF, kind: Kind, side: int, look: PieceLook, turned: bool) -> None:
        """The bare piece drawn into `area`, by shapes where the set has them: for pictures of any size."""
        faces, stain = self._set(look.set), class_of(kind) if look.tint else None
        painter.save()
        painter.translate(area.topLeft())
        if turned and not faces.stays_upright:
            painter.translate(area.width(), area.height())
            painter.rotate(180)
            turned = False
        faces.paint(painter, QRectF(0, 0, area.width(), area.height()), kind, side, turned, stain)
        painter.restore()

    def _cached(self, kind: Kind, side: int, look: PieceLook, pixels: int, turned: bool, lifted: bool) -> QPixmap:
        stain = class_of(kind) if look.tint else None
        key = (look.set, self._set(look.set).identity(kind, side), stain, pixels, turned), lifted
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            face = self._face(key[0], kind, side)
            pixmap = self._pixmaps.put(key, _with_wide_shadow(face) if lifted else _with_shadow(face))
        return pixmap

    def _set(self, name: str) -> Faces:
        if name not in self._sets:
            self._sets[name] = PictureFaces(self._folder / name, self._drawn.get(SPARE.get(name, "")))
        return self._sets[name]

    def _face(self, key: _FaceKey, kind: Kind, side: int) -> QImage:
        """The bare piece; that at rest and the lifted one are made from it."""
        face = self._faces.get(key)
        if face is None:
            name, identity, stain, pixels, turned = key
            if turned and not self._set(name).stays_upright:
                upright = self._face((name, identity, stain, pixels, False), kind, side)
                return upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
            face = self._faces.put(key, self._render(key, kind, side))
        return face

    def _render(self, key: _FaceKey, kind: Kind, side: int) -> QImage:
        name, _, stain, pixels, turned = key
        face = QImage(pixels, round(pixels * RATIO), QImage.Format.Format_ARGB32_Premultiplied)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._set(name).paint(painter, QRectF(face.rect()), kind, side, turned, stain)
        painter.end()
        return face


@cache
def art_of(resources: Path) -> Art:
    """The piece sets of a folder: one for all windows, which draw no piece a second time."""
    return Art(resources)


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
