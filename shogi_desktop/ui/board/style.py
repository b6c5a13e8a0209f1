"""How the board looks: the person's choices and the colours that follow from light or dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from shogi_desktop.ui.art import PieceLook


@dataclass(frozen=True)
class BoardStyle:
    """`piece_set` names a piece set, `tint` colours the pieces by class, `board` names a board.

    `coordinates` is "kanji", "letters" or "off".
    `animation_ms` is the time of one leg of a move, 0 = no animation. `lens` shows the piece on which the pointer
    rests large and explained.
    """

    piece_set: str = "two_kanji"
    tint: bool = False
    board: str = "kaya"
    coordinates: str = "kanji"
    animation_ms: int = 150
    show_targets: bool = True
    dark: bool = False
    thick_grid: bool = False
    lens: bool = True

    @property
    def look(self) -> PieceLook:
        """How the pieces look."""
        return PieceLook(self.piece_set, self.tint)


@dataclass(frozen=True)
class Palette:
    """Colours of the board, its surroundings and its marks."""

    table: QColor
    table_edge: QColor
    wood: QColor
    grain: QColor
    stand: QColor
    line: QColor
    label: QColor
    shadow: QColor
    light_edge: QColor
    moved: QColor
    selected: QColor
    choice: QColor
    target: QColor
    check: QColor
    hint: QColor
    cursor: QColor
    cursor_edge: QColor
    badge: QColor
    badge_text: QColor
    veil: QColor
    panel: QColor
    panel_edge: QColor
    panel_text: QColor
    step: QColor
    slide: QColor
    jump: QColor
    range_jump: QColor
    multi: QColor
    target_edge: QColor


def _color(name: str, alpha: float = 1.0) -> QColor:
    color = QColor(name)
    color.setAlphaF(alpha)
    return color


_LIGHT: Final = Palette(
    table=_color("#efe9df"),
    table_edge=_color("#e2d9ca"),
    wood=_color("#dcaa5c"),
    grain=_color("#8a5a1e"),
    stand=_color("#7a4a12", 0.22),
    line=_color("#2c1d0c", 0.88),
    label=_color("#4a3110"),
    shadow=_color("#3a2408"),
    light_edge=_color("#ffe9bd", 0.55),
    moved=_color("#c0541a"),
    selected=_color("#2f7a4a"),
    choice=_color("#2f7a4a"),
    target=_color("#1d5a36"),
    check=_color("#d81e12"),
    hint=_color("#1f5fbf"),
    cursor=_color("#1559c7"),
    cursor_edge=_color("#ffffff", 0.9),
    badge=_color("#3b2613", 0.94),
    badge_text=_color("#fff6e4"),
    veil=_color("#1e1408", 0.22),
    panel=_color("#fbf5e9"),
    panel_edge=_color("#8a6a3c"),
    panel_text=_color("#3a2609"),
    step=_color("#1756c4"),
    slide=_color("#c4161c"),
    jump=_color("#ffd21f"),
    range_jump=_color("#ff8a00"),
    multi=_color("#08813a"),
    target_edge=_color("#241503", 0.8),
)

_DARK: Final = Palette(
    table=_color("#2d2a27"),
    table_edge=_color("#211f1d"),
    wood=_color("#b98545"),
    grain=_color("#5d3a10"),
    stand=_color("#3a1f04", 0.26),
    line=_color("#1c1107", 0.9),
    label=_color("#2d1c07"),
    shadow=_color("#000000"),
    light_edge=_color("#f2c988", 0.35),
    moved=_color("#b3400f"),
    selected=_color("#1f6b3d"),
    choice=_color("#86d6a2"),
    target=_color("#12462a"),
    check=_color("#e02414"),
    hint=_color("#2a6fd0"),
    cursor=_color("#1f66d6"),
    cursor_edge=_color("#eef3ff", 0.85),
    badge=_color("#1f150b", 0.95),
    badge_text=_color("#ffeccb"),
    veil=_color("#000000", 0.28),
    panel=_color("#3a332b"),
    panel_edge=_color("#9a7a4a"),
    panel_text=_color("#f0e4d0"),
    step=_color("#1a50b8"),
    slide=_color("#bf1218"),
    jump=_color("#ffd93b"),
    range_jump=_color("#ff9a1f"),
    multi=_color("#067034"),
    target_edge=_color("#140b00", 0.85),
)


def palette_of(style: BoardStyle) -> Palette:
    return _DARK if style.dark else _LIGHT
