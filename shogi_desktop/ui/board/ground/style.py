"""How the board looks: the person's choices and the colours that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

from ...faces.art import PieceLook
from .boards import board_palette
from .palette import Palette as Palette


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
        """How the pieces look."""
        return PieceLook(self.piece_set, self.tint)


def palette_of(style: BoardStyle) -> Palette:
    return board_palette(style.board, style.dark)
