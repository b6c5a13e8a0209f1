"""Signs on the window's controls: one row a sign. Qt takes their files as they are, so each theme has its own."""

from __future__ import annotations

from svg import document, path

SIZE = 16
STROKE = 1.8

COLOURS: dict[str, dict[str, str]] = {
    "light": {"text": "#2b241b", "muted": "#6d6254", "faint": "#9c907c", "on_accent": "#ffffff"},
    "dark": {"text": "#ece5da", "muted": "#aea496", "faint": "#7d756a", "on_accent": "#241208"},
}
"""The colours of the themes that signs are drawn in, as in shogi_desktop/ui/look/theme.py."""

SIGNS: dict[str, tuple[str, str]] = {
    "check": ("on_accent", "M3.6 8.4l3 3.1L12.6 5"),
    "tick": ("text", "M3.6 8.4l3 3.1L12.6 5"),
    "down": ("muted", "M3.5 6L8 10.5 12.5 6"),
    "down_off": ("faint", "M3.5 6L8 10.5 12.5 6"),
    "up": ("muted", "M3.5 10L8 5.5 12.5 10"),
    "up_off": ("faint", "M3.5 10L8 5.5 12.5 10"),
    "right": ("muted", "M6 3.5L10.5 8 6 12.5"),
    "back": ("text", "M9.8 3L4.8 8l5 5"),
    "forward": ("text", "M6.2 3l5 5-5 5"),
    "parent": ("text", "M8 13V3.4M3.8 7.6L8 3.4l4.2 4.2"),
    "close": ("text", "M4 4l8 8M12 4l-8 8"),
    "float": ("text", "M3 6.2h6.8V13H3zM6.2 6V3H13v6.8H10"),
}
"""Name -> the colour and the path of its lines."""


def files() -> dict[str, str]:
    """File name -> SVG text of every sign in every theme."""
    return {f"{theme}/{name}.svg": _sign(colours[role], data)
            for theme, colours in COLOURS.items() for name, (role, data) in SIGNS.items()}  # fmt: skip


def _sign(colour: str, data: str) -> str:
    line = path(data, stroke=colour, stroke_width=STROKE, stroke_linecap="round", stroke_linejoin="round")
    return document(SIZE, SIZE, [line])
