"""The drawn icons of the actions, in the colours of the theme."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .theme import Colors

_SIZES = (16, 20, 24, 32, 48)


class Icons:
    """Icons under `resources/icons`; line art there is drawn in `currentColor` or black and recoloured here."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "icons"

    def application(self) -> QIcon:
        """The program's own icon, in its own colours."""
        return QIcon(str(self._folder / "app" / "shogi.svg"))

    def action(self, name: str, colors: Colors) -> QIcon:
        """A line icon by its file name without `.svg`, muted where the action cannot be used."""
        return _line_art(self._folder / f"{name}.svg", colors.text, colors.faint) if name else QIcon()


@lru_cache(maxsize=512)
def _line_art(file: Path, usual: str, muted: str) -> QIcon:
    """The drawing in two colours and all sizes; without a file no icon."""
    icon = QIcon()
    if not file.exists():
        return icon
    renderer = QSvgRenderer(QByteArray(file.read_bytes()))
    for size in _SIZES:
        stencil = _stencil(renderer, size)
        icon.addPixmap(_filled(stencil, usual), QIcon.Mode.Normal)
        icon.addPixmap(_filled(stencil, muted), QIcon.Mode.Disabled)
    return icon


def _stencil(renderer: QSvgRenderer, size: int) -> QPixmap:
    """The drawing, `size` device pixels wide."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def _filled(stencil: QPixmap, color: str) -> QPixmap:
    """The drawing's shape filled with one colour."""
    pixmap = stencil.copy()
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(color))
    painter.end()
    return pixmap
