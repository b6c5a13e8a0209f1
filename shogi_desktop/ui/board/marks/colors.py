"""The colours of what is drawn on squares: the last move, targets, checks, hints, what a hand draws; on pale, middle
and deep boards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class MarkColors:
    """Seen on the board's material and on the pieces. `drawn` are the colours in which a hand draws, in the order of
    `game.notes.COLORS`, `control` those of squares that Black or White controls."""

    last_move: QColor
    selected: QColor
    target: QColor
    check: QColor
    hint: QColor
    cursor: QColor
    cursor_edge: QColor
    step: QColor
    slide: QColor
    jump: QColor
    range_jump: QColor
    multi: QColor
    target_edge: QColor
    watched: QColor
    watched_core: QColor
    premove: QColor
    drawn: tuple[QColor, ...]
    control: tuple[QColor, QColor]


def color(name: str, alpha: float = 1.0) -> QColor:
    made = QColor(name)
    made.setAlphaF(alpha)
    return made


ON_PALE: Final = MarkColors(
    last_move=color("#c0541a"),
    selected=color("#2f7a4a"),
    target=color("#1d5a36"),
    check=color("#d81e12"),
    hint=color("#1f5fbf"),
    cursor=color("#1559c7"),
    cursor_edge=color("#ffffff", 0.9),
    step=color("#1756c4"),
    slide=color("#c4161c"),
    jump=color("#ffd21f"),
    range_jump=color("#ff8a00"),
    multi=color("#08813a"),
    target_edge=color("#241503", 0.8),
    watched=color("#8a1688"),
    watched_core=color("#ffffff", 0.88),
    premove=color("#0b6b7f"),
    drawn=(color("#0b7d33"), color("#c81422"), color("#1746c8"), color("#f2b600")),
    control=(color("#10275e"), color("#ffffff")),
)
ON_MIDDLE: Final = MarkColors(
    last_move=color("#a52e08"),
    selected=color("#1f6b3d"),
    target=color("#12462a"),
    check=color("#e02414"),
    hint=color("#2a6fd0"),
    cursor=color("#0f48b8"),
    cursor_edge=color("#eef3ff", 0.85),
    step=color("#1a50b8"),
    slide=color("#bf1218"),
    jump=color("#ffd93b"),
    range_jump=color("#ff9a1f"),
    multi=color("#067034"),
    target_edge=color("#140b00", 0.85),
    watched=color("#74107a"),
    watched_core=color("#fff4ff", 0.88),
    premove=color("#04566b"),
    drawn=(color("#056a28"), color("#bd0f1c"), color("#123fb8"), color("#ffc61a")),
    control=(color("#10275e"), color("#ffffff")),
)
ON_DEEP: Final = MarkColors(
    last_move=color("#ffab52"),
    selected=color("#5fc98a"),
    target=color("#7fd9a0"),
    check=color("#ff3b24"),
    hint=color("#5b9cff"),
    cursor=color("#69a6ff"),
    cursor_edge=color("#0b1220", 0.85),
    step=color("#5a9bff"),
    slide=color("#ff5347"),
    jump=color("#ffe04a"),
    range_jump=color("#ff9d2e"),
    multi=color("#35c46f"),
    target_edge=color("#0d0803", 0.9),
    watched=color("#f29bff"),
    watched_core=color("#2a0a2e", 0.88),
    premove=color("#63d3e6"),
    drawn=(color("#3fd277"), color("#ff5a50"), color("#6aa6ff"), color("#ffd33a")),
    control=(color("#10275e"), color("#ffffff")),
)
