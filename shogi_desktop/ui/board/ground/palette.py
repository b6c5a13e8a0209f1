"""The colours of a board, of its surroundings and of its marks, and how its surface is figured."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Figure:
    """The pattern of a surface. Strengths are opacities; `sway` is how far fibres wander, in widths of the board.

    `streaks` are broad soft bands along the board, `fibres` thin lines, `pores` short dark dashes, `clouds` soft
    patches and `speckle` fine grain in all directions, as of stone.
    """

    streaks: int = 0
    streak: float = 0.0
    fibres: int = 0
    fibre: float = 0.0
    sway: float = 0.0
    pores: int = 0
    pore: float = 0.0
    clouds: float = 0.0
    speckle: float = 0.0

    @property
    def plain(self) -> bool:
        return self == Figure()


@dataclass(frozen=True)
class Surroundings:
    """What follows from the window being light or dark."""

    table: QColor
    table_edge: QColor
    shadow: QColor
    choice: QColor
    badge: QColor
    badge_text: QColor
    veil: QColor
    panel: QColor
    panel_edge: QColor
    panel_text: QColor


@dataclass(frozen=True)
class Surface:
    """A board: its material, `depth` of its block (1 = a thick board), lines and labels.

    `stand` colours the floor of the trays over the material, `side` is the face of the block towards the player.
    """

    wood: QColor
    grain: QColor
    figure: Figure
    depth: float
    side: QColor
    stand: QColor
    line: QColor
    label: QColor
    light_edge: QColor


@dataclass(frozen=True)
class Marks:
    """What is drawn on the squares: seen on the board's material and on the pieces. `drawn` are the colours in which a
    hand draws, in the order of `game.drawings`, `control` those of
    squares that Black or White controls."""

    moved: QColor
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


@dataclass(frozen=True)
class Palette(Marks, Surface, Surroundings):
    """All colours for one board in one window theme."""


def color(name: str, alpha: float = 1.0) -> QColor:
    made = QColor(name)
    made.setAlphaF(alpha)
    return made
