"""What the settings mean for the board and the move list."""

from __future__ import annotations

from shogi_desktop.settings import ANIMATED, AS_THE_SYSTEM, Settings

from ..board import BoardStyle
from ..look.motion import motion
from ..look.own_keys import explain_key
from ..words.i18n import current_language


def board_style(settings: Settings, dark: bool) -> BoardStyle:
    """The style of the board."""
    return BoardStyle(
        piece_set=settings.piece_set,
        tint=settings.tint,
        board=settings.board,
        coordinates=coordinates(settings),
        animation_ms=_animation(settings.animation_ms),
        show_targets=settings.show_targets,
        dark=dark,
        thick_grid=settings.thick_grid,
        lens=settings.lens,
        small_map=settings.small_map,
        explain_key=explain_key(settings.shortcuts),
    )


def _animation(chosen: int) -> int:
    if chosen != AS_THE_SYSTEM:
        return chosen
    return 0 if motion().reduced else ANIMATED


def coordinates(settings: Settings) -> str:
    """ "kanji", "letters" or "off", where "notation" in the settings follows the way the moves are written."""
    if settings.coordinates != "notation":
        return settings.coordinates
    return "kanji" if notation(settings, current_language()) == "japanese" else "letters"


def notation(settings: Settings, language: str) -> str:
    """ "japanese" or "western", where "language" in the settings follows the language of the window."""
    if settings.notation != "language":
        return settings.notation
    return "japanese" if language == "ja" else "western"
