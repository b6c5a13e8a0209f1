"""Pictures of pieces: SVG files rendered once for each size in device pixels and kept."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules.variant import Kind

from .plain_piece import draw_plain_piece

RATIO: Final = 1.1  # height to width of every picture
CACHE_BYTES: Final = 48 * 1024 * 1024
SHADOW: Final = QColor(40, 22, 4)
SHADOW_STEPS: Final = ((0.006, 0.20), (0.016, 0.13), (0.028, 0.08))  # (distance in widths, opacity)

LIFTED_MARGIN: Final = 0.22
LIFTED_BLUR: Final = 7
LIFTED_OPACITY: Final = 0.42

_Key = tuple[str, bool, str, int, bool, bool]  # code, White's own face, set, pixels, turned, lifted


class Art:
    """The piece sets under `resources/pieces`. A kind without a picture gets a plain pentagon with its kanji."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "pieces"
        self._renderers: dict[Path, QSvgRenderer | None] = {}
        self._cache: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0

    def sets(self) -> list[str]:
        """Names of the piece sets that are there."""
        return sorted(path.name for path in self._folder.iterdir() if path.is_dir())

    def pixmap(self, kind: Kind, side: int, piece_set: str, pixels: int, turned: bool) -> QPixmap:
        """The piece `pixels` device pixels wide and 1.1 times as high, with its shadow; `turned`: pointing down."""
        return self._cached(kind, side, piece_set, pixels, turned, lifted=False)

    def lifted_pixmap(self, kind: Kind, side: int, piece_set: str, pixels: int, turned: bool) -> QPixmap:
        """The piece held above the board: the picture is larger than `pixels` by the wide shadow around it."""
        return self._cached(kind, side, piece_set, pixels, turned, lifted=True)

    def _cached(self, kind: Kind, side: int, piece_set: str, pixels: int, turned: bool, lifted: bool) -> QPixmap:
        own_face = side == 1 and kind.kanji_white != kind.kanji
        key = (kind.code, own_face, piece_set, pixels, turned, lifted)
        pixmap = self._cache.get(key)
        if pixmap is None:
            face = self._render(kind, own_face, piece_set, pixels, turned)
            pixmap = _with_wide_shadow(face) if lifted else _with_shadow(face)
            self._keep(key, pixmap)
        self._cache.move_to_end(key)
        return pixmap

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._cache[key] = pixmap
        self._bytes += 4 * pixmap.width() * pixmap.height()
        while self._bytes > CACHE_BYTES and len(self._cache) > 1:
            _, oldest = self._cache.popitem(last=False)
            self._bytes -= 4 * oldest.width() * oldest.height()

    def _render(self, kind: Kind, own_face: bool, piece_set: str, pixels: int, turned: bool) -> QImage:
        size = QSize(pixels, round(pixels * RATIO))
        face = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if turned:
            painter.translate(size.width(), size.height())
            painter.rotate(180)
        area = QRectF(0, 0, size.width(), size.height())
        renderer = self._renderer(piece_set, kind, own_face)
        if renderer is None:
            draw_plain_piece(painter, area, kind, own_face)
        else:
            renderer.render(painter, area)
        painter.end()
        return face

    def _renderer(self, piece_set: str, kind: Kind, own_face: bool) -> QSvgRenderer | None:
        stem = kind.code.replace("+", "p_")
        path = self._folder / piece_set / f"{stem}{'_white' if own_face else ''}.svg"
        if path not in self._renderers:
            self._renderers[path] = QSvgRenderer(str(path)) if path.is_file() else None
        return self._renderers[path]


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
