"""Pictures of move diagrams: the stored drawings, or new ones for rules that differ, rendered once for each size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Kind, Variant

from ..look.icons import PictureCache
from .reach import ReachSign, diagram_of
from .svg import dark_svg, diagram_file, diagram_svg, legend_svg

CACHE_BYTES: Final = 16 * 1024 * 1024
MOST_TEXTS: Final = 2000  # the largest game has 800; a game that is being written is another one with each change

_Key = tuple[str, int, bool]  # SVG text, pixels, dark


class Diagrams:
    """The move diagrams under `resources/diagrams`, one file for each kind of a variant."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "diagrams"
        self._texts: dict[tuple[Variant, int, bool], str] = {}
        self._pixmaps: PictureCache[_Key, QPixmap] = PictureCache(CACHE_BYTES)

    def pixmap(self, variant: Variant, kind_id: int, pixels: int, dark: bool, turned: bool = False) -> QPixmap:
        """The diagram of a kind under the rules chosen for `variant`, `pixels` device pixels wide and high; `turned`
        it is that of a piece that looks down."""
        return self._rendered(self._text(variant, kind_id, turned), pixels, dark)

    def sign(self, sign: ReachSign, pixels: int, dark: bool) -> QPixmap:
        """A sign as the legend shows it, `pixels` device pixels high and twice as wide."""
        return self._rendered(legend_svg(sign), pixels, dark)

    def _text(self, variant: Variant, kind_id: int, turned: bool) -> str:
        key = (variant, kind_id, turned)
        if key not in self._texts:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            kind = variant.kind(kind_id)
            file = self._folder / variant.name / diagram_file(kind)
            stored = not turned and file.is_file() and _as_usual(variant, kind)
            self._texts[key] = file.read_text(encoding="utf-8") if stored else diagram_svg(kind, variant, turned)
        return self._texts[key]

    def _rendered(self, svg: str, pixels: int, dark: bool) -> QPixmap:
        key = (svg, pixels, dark)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps.put(key, _render(dark_svg(svg) if dark else svg, pixels))
        return QPixmap(pixmap)  # what is done to it leaves the kept one alone


def _as_usual(variant: Variant, kind: Kind) -> bool:
    """Whether the rules chosen leave the kind's moves as they are without any choice."""
    usual = load_variant(variant.name)
    same = [each for each in usual.every_kind if each.code == kind.code]
    return bool(same) and diagram_of(kind, variant) == diagram_of(same[0], usual)


def _render(svg: str, pixels: int) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    pixmap = QPixmap(round(pixels * size.width() / size.height()), pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    return pixmap
