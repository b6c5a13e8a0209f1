"""What the settings mean for the board and the move list."""

from __future__ import annotations

from shogi_desktop.settings import Settings

from .board import BoardStyle


def board_style(settings: Settings, dark: bool) -> BoardStyle:
    """The style of the board."""
    return BoardStyle(
        piece_set=settings.piece_set,
        tint=settings.tint,
        board=settings.board,
        coordinates=settings.coordinates,
        animation_ms=settings.animation_ms,
        show_targets=settings.show_targets,
        dark=dark,
        thick_grid=settings.thick_grid,
        lens=settings.lens,
    )


def notation(settings: Settings, language: str) -> str:
    """ "japanese" or "western", where "language" in the settings follows the language of the window."""
    if settings.notation != "language":
        return settings.notation
    return "japanese" if language == "ja" else "western"
