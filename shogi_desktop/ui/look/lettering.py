"""The font for Japanese text drawn by the program: the one it ships, so that no glyph depends on the machine."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont

FAMILIES: Final = ("Shogi Desktop Serif", "Noto Serif CJK JP", "serif")


def japanese_font(pixels: int) -> QFont:
    """The shipped serif font at a size in logical pixels (at least 1)."""
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPixelSize(max(1, pixels))
    return font
