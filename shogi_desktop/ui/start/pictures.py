"""The pictures of the start page: a few pieces for each thing to do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Kind, Variant

from ..board import BoardStyle
from ..faces.art import RATIO, Art

SHARES: Final = (0.46, 0.62)  # widths of the outer and the middle piece, of the height of the picture


def task_picture(art: Art, name: str, task: str, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
    """Pieces of a variant that stand for a task of the start page."""
    canvas = QPixmap(size * ratio)
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    variant = load_variant(name)
    shown = _shown(variant, task)
    for number, (kind, side) in enumerate(shown):
        width = size.height() * SHARES[len(shown) == 1]
        face = art.pixmap(kind, side, style.look, round(width * ratio), turned=side == 1)
        face.setDevicePixelRatio(ratio)
        x = (size.width() - width * len(shown)) / 2 + number * width
        painter.drawPixmap(QPointF(x, (size.height() - width * RATIO) / 2), face)
    painter.end()
    return canvas


def _shown(variant: Variant, task: str) -> list[tuple[Kind, int]]:
    """Piece and side: the royal ones face each other for a game with a friend, the dearest piece is the computer."""
    kinds = [variant.kind(kind) for kind in dict.fromkeys(kind for kind, _ in variant.array.values())]
    royal = next(kind for kind in kinds if kind.royal)
    others = sorted((kind for kind in kinds if not kind.royal), key=_worth) or [royal]
    rising = sorted((kind for kind in kinds if kind.promotes_to), key=_worth)
    crowned = max((variant.kind(kind.promotes_to) for kind in rising), key=_worth, default=others[-1])
    learnt = [rising[0], variant.kind(rising[0].promotes_to)] if rising else others[:1]
    return {
        "computer": [(others[-1], 1)],
        "friend": [(royal, 0), (royal, 1)],
        "learn": [(kind, 0) for kind in learnt],
        "set_up": [(others[-1], 0), (royal, 1)],
        "solve": [(crowned, 0), (royal, 1)],
    }[task]


def _worth(kind: Kind) -> int:
    return kind.worth
