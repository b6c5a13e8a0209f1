"""The position as a picture: on the clipboard, or in a file whose ending says which kind."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSaveFile
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from shogi_desktop.rules.position import Position

from ..board import BoardStyle
from ..board.ground.style import palette_of
from ..faces.art import Art
from ..pictures.board_picture import board_picture
from ..pictures.board_svg import board_svg

WIDTH: Final = 1000  # logical pixels
RATIO: Final = 2.0
SVG: Final = ".svg"
PNG: Final = ".png"
PNG_QUALITY: Final = 50  # the same picture, a tenth larger than by Qt's own choice, in half the time


def picture(art: Art, position: Position, style: BoardStyle) -> QImage:
    """Board and stands, fine enough for print; opaque, as some programs show what is clear in black."""
    drawn = board_picture(art, position, style, WIDTH, RATIO)
    whole = QImage(drawn.size(), QImage.Format.Format_RGB32)
    whole.setDevicePixelRatio(drawn.devicePixelRatio())
    whole.fill(palette_of(style).table)
    painter = QPainter(whole)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return whole


def copy_picture(art: Art, position: Position, style: BoardStyle) -> None:
    QGuiApplication.clipboard().setImage(picture(art, position, style))


def with_ending(path: str, chosen: str) -> str:
    """A path with an ending that says what it is; `chosen` is the ending of the kind chosen beside it."""
    return path if path.lower().endswith((SVG, PNG)) else path + chosen


def save_picture(path: str, art: Art, position: Position, style: BoardStyle) -> None:
    """Writes a file, whole or not at all; OSError where that fails."""
    data = board_svg(art, position, style) if path.lower().endswith(SVG) else _png(picture(art, position, style))
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly) or file.write(data) != len(data) or not file.commit():
        raise OSError(file.errorString())


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", PNG_QUALITY)  # type: ignore[call-overload]
    return bytes(QByteArray(buffer.data()).data())
