"""Small pictures beside the names of piece sets and boards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from shogi_desktop.rules.record.variant import Kind, Variant

from ..board.ground.swatch import board_swatch
from ..faces.art import RATIO, Art, PieceLook

PIECE: Final = 30  # pixels, the width of a piece
ICON: Final = QSize(4 * PIECE, round(PIECE * RATIO))


def typical_kinds(variant: Variant) -> list[Kind]:
    """The royal piece, the dearest one, the face that the dearest promotable piece promotes to, the cheapest one."""
    kinds = [kind for kind in variant.every_kind if not kind.unpromoted]
    royal = next(kind for kind in kinds if kind.royal)
    others = sorted((kind for kind in kinds if not kind.royal), key=lambda kind: -kind.worth)
    promoted = [variant.kind(kind.promotes_to) for kind in others if kind.promotes_to]
    return [royal, others[0], *promoted[:1], others[-1]]


def pieces_icon(art: Art, variant: Variant, look: PieceLook, ratio: float) -> QIcon:
    """A row of pieces of the game, `ratio` device pixels a pixel."""
    pixels = round(PIECE * ratio)
    picture = QPixmap(pixels * 4, round(pixels * RATIO))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for place, kind in enumerate(typical_kinds(variant)):
        face = QPixmap(art.pixmap(kind, 0, look, pixels, False))
        face.setDevicePixelRatio(1)
        painter.drawPixmap(place * pixels, 0, face)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return _icon(picture)


def board_icon(board: str, dark: bool, ratio: float) -> QIcon:
    return _icon(board_swatch(board, dark, ICON, ratio))


def _icon(picture: QPixmap) -> QIcon:
    """The picture as it is on a selected row, too, where Qt would tint it."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
