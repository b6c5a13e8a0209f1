"""Sizes and colours of a rule page, from the window's font and palette."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF, QPalette

from ..look.lettering import letter_width

LINE: Final = 66  # letters of a line
READING: Final = 1.25  # letters of the page to those of the window
MARGIN: Final = 28  # pixels beside the column, at least


@dataclass(frozen=True)
class PageLook:
    """`size` of letters and `column` in logical pixels; colours as #rrggbb. `dark` says how boards are drawn."""

    size: int
    column: int
    text: str
    muted: str
    accent: str
    stripe: str
    line: str
    dark: bool


def page_look(font: QFont, palette: QPalette, zoom: float, room: int, dark: bool) -> PageLook:
    """The look for a viewport `room` pixels wide, letters `zoom` times as large as the window's."""
    size = max(8, round(_pixels(font) * READING * zoom))
    letters = QFont(font)
    letters.setPixelSize(size)
    wide = letter_width(letters) * LINE
    role = QPalette.ColorRole
    return PageLook(
        size=size,
        column=int(min(max(wide, 320), max(room - 2 * MARGIN, 240))),
        text=palette.color(role.Text).name(),
        muted=palette.color(role.PlaceholderText).name(),
        accent=palette.color(role.Link).name(),
        stripe=palette.color(role.AlternateBase).name(),
        line=palette.color(role.Mid).name(),
        dark=dark,
    )


def _pixels(font: QFont) -> float:
    return float(font.pixelSize()) if font.pixelSize() > 0 else QFontMetricsF(font).height() / 1.2
