"""How a board looks: colours and wood as data, for light and dark windows, and what the person chose of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtGui import QColor

from ...faces.art import PieceLook
from ..marks.colors import ON_DEEP, ON_MIDDLE, ON_PALE, MarkColors, color


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
class BoardColors(MarkColors, Surface, Surroundings):
    """All colours for one board in one window theme."""


BOARDS: Final = ("kaya", "maple", "walnut", "slate", "plain")

_LIGHT_WINDOW: Final = Surroundings(
    table=color("#efe9df"),
    table_edge=color("#e2d9ca"),
    shadow=color("#3a2408"),
    choice=color("#2f7a4a"),
    badge=color("#3b2613", 0.94),
    badge_text=color("#fff6e4"),
    veil=color("#1e1408", 0.22),
    panel=color("#fbf5e9"),
    panel_edge=color("#8a6a3c"),
    panel_text=color("#3a2609"),
)
_DARK_WINDOW: Final = Surroundings(
    table=color("#2d2a27"),
    table_edge=color("#211f1d"),
    shadow=color("#000000"),
    choice=color("#86d6a2"),
    badge=color("#1f150b", 0.95),
    badge_text=color("#ffeccb"),
    veil=color("#000000", 0.28),
    panel=color("#3a332b"),
    panel_edge=color("#9a7a4a"),
    panel_text=color("#f0e4d0"),
)

_STRAIGHT: Final = Figure(streaks=26, streak=0.13, fibres=190, fibre=0.17, sway=0.005)
_FINE: Final = Figure(streaks=18, streak=0.10, fibres=130, fibre=0.11, sway=0.012, pores=900, pore=0.16, clouds=0.05)
_WAVY: Final = Figure(streaks=34, streak=0.26, fibres=210, fibre=0.30, sway=0.02, pores=2600, pore=0.34, clouds=0.10)
_STONE: Final = Figure(clouds=0.13, speckle=0.05)
_FLAT: Final = Figure()


@dataclass(frozen=True)
class _Row:
    """A board in one kind of window."""

    surface: Surface
    marks: MarkColors


_ROWS: Final[dict[tuple[str, bool], _Row]] = {
    ("kaya", False): _Row(
        Surface(
            wood=color("#dcaa5c"),
            grain=color("#8a5a1e"),
            figure=_STRAIGHT,
            depth=1.0,
            side=color("#81622f"),
            stand=color("#7a4a12", 0.30),
            line=color("#2c1d0c", 0.88),
            label=color("#4a3110"),
            light_edge=color("#ffe9bd", 0.55),
        ),
        ON_PALE,
    ),
    ("kaya", True): _Row(
        Surface(
            wood=color("#b98545"),
            grain=color("#5d3a10"),
            figure=_STRAIGHT,
            depth=1.0,
            side=color("#6a4a22"),
            stand=color("#3a1f04", 0.34),
            line=color("#1c1107", 0.9),
            label=color("#2d1c07"),
            light_edge=color("#f2c988", 0.35),
        ),
        ON_MIDDLE,
    ),
    ("maple", False): _Row(
        Surface(
            wood=color("#dcc7a3"),
            grain=color("#9a7448"),
            figure=_FINE,
            depth=0.85,
            side=color("#9c8258"),
            stand=color("#6b4d2a", 0.26),
            line=color("#3d2c18", 0.85),
            label=color("#54402a"),
            light_edge=color("#fff6e2", 0.7),
        ),
        ON_PALE,
    ),
    ("maple", True): _Row(
        Surface(
            wood=color("#bca27b"),
            grain=color("#6b4f30"),
            figure=_FINE,
            depth=0.85,
            side=color("#755e3c"),
            stand=color("#4a2a0a", 0.36),
            line=color("#22170b", 0.88),
            label=color("#2c2012"),
            light_edge=color("#f3e2c0", 0.35),
        ),
        ON_MIDDLE,
    ),
    ("walnut", False): _Row(
        Surface(
            wood=color("#6e4b34"),
            grain=color("#2b170a"),
            figure=_WAVY,
            depth=1.0,
            side=color("#3a2415"),
            stand=color("#1c0e05", 0.38),
            line=color("#f0d8ae", 0.62),
            label=color("#f3e0bd"),
            light_edge=color("#e2b98a", 0.42),
        ),
        ON_DEEP,
    ),
    ("walnut", True): _Row(
        Surface(
            wood=color("#553826"),
            grain=color("#1d0e05"),
            figure=_WAVY,
            depth=1.0,
            side=color("#2b190e"),
            stand=color("#120803", 0.42),
            line=color("#e8cda0", 0.58),
            label=color("#ecd6b0"),
            light_edge=color("#d6a878", 0.32),
        ),
        ON_DEEP,
    ),
    ("slate", False): _Row(
        Surface(
            wood=color("#a3afb7"),
            grain=color("#5f6d77"),
            figure=_STONE,
            depth=0.6,
            side=color("#66727a"),
            stand=color("#2c3a45", 0.26),
            line=color("#1d262d", 0.82),
            label=color("#27323a"),
            light_edge=color("#eef5fa", 0.6),
        ),
        ON_PALE,
    ),
    ("slate", True): _Row(
        Surface(
            wood=color("#4b565e"),
            grain=color("#222a30"),
            figure=_STONE,
            depth=0.6,
            side=color("#2a3238"),
            stand=color("#0a0f13", 0.34),
            line=color("#cfdce5", 0.6),
            label=color("#d9e4ec"),
            light_edge=color("#b9c8d3", 0.32),
        ),
        ON_DEEP,
    ),
    ("plain", False): _Row(
        Surface(
            wood=color("#fbf9f4"),
            grain=color("#8a8478"),
            figure=_FLAT,
            depth=0.0,
            side=color("#b9b2a4"),
            stand=color("#6d6250", 0.10),
            line=color("#4a443a", 0.85),
            label=color("#57503f"),
            light_edge=color("#ffffff", 0.0),
        ),
        ON_PALE,
    ),
    ("plain", True): _Row(
        Surface(
            wood=color("#3d3a37"),
            grain=color("#1d1b19"),
            figure=_FLAT,
            depth=0.0,
            side=color("#191817"),
            stand=color("#000000", 0.22),
            line=color("#d8cfc2", 0.55),
            label=color("#cfc6b8"),
            light_edge=color("#ffffff", 0.0),
        ),
        ON_DEEP,
    ),
}


@cache
def board_palette(board: str, dark: bool) -> BoardColors:
    """The colours of a board of BOARDS; KeyError for another name."""
    row, around = _ROWS[board, dark], _DARK_WINDOW if dark else _LIGHT_WINDOW
    return BoardColors(**vars(around), **vars(row.surface), **vars(row.marks))


@dataclass(frozen=True)
class BoardStyle:
    """`piece_set` names a piece set, `tint` colours the pieces by class, `board` names a board.

    `coordinates` is "kanji", "letters" or "off".
    `animation_ms` is the time of one leg of a move, 0 = no animation. `lens` explains the piece on which the
    pointer rests, in games with special powers, and so does `explain_key` anywhere while it is held ("" = no key).
    `small_map` shows the whole board in the corner of one that is zoomed in.
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
    explain_key: str = "L"
    small_map: bool = True

    @property
    def look(self) -> PieceLook:
        return PieceLook(self.piece_set, self.tint)


def palette_of(style: BoardStyle) -> BoardColors:
    return board_palette(style.board, style.dark)
