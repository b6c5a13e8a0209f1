"""The drawn icons of the actions, and pictures that are kept for their next use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
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


_Key = TypeVar("_Key", bound=Hashable)
_Picture = TypeVar("_Picture", QImage, QPixmap)


class PictureCache(Generic[_Key, _Picture]):
    """Pictures by key. Those not used for longest go while all together take more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._taken = 0
        self._pictures: OrderedDict[_Key, _Picture] = OrderedDict()

    def get(self, key: _Key) -> _Picture | None:
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def put(self, key: _Key, picture: _Picture) -> _Picture:
        """Keeps and returns a picture that was not there; the newest is kept however large it is."""
        self._pictures[key] = picture
        self._taken += _bytes(picture)
        while self._taken > self._limit and len(self._pictures) > 1:
            self._taken -= _bytes(self._pictures.popitem(last=False)[1])
        return picture

    def __len__(self) -> int:
        return len(self._pictures)


def _bytes(picture: QImage | QPixmap) -> int:
    return 4 * picture.width() * picture.height()
