"""The font for Japanese text drawn by the program: the one it ships, so that no glyph depends on the machine; and how
wide letters are."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

FAMILIES: Final = ("Shogi Desktop Serif", "Noto Serif CJK JP", "serif")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def japanese_font(pixels: int) -> QFont:
    """The shipped serif font at a size in logical pixels (at least 1)."""
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPixelSize(max(1, pixels))
    return font


def letter_width(font: QFont) -> float:
    """Logical pixels of a small Latin letter on average. What a font says of itself counts its kanji too."""
    return QFontMetricsF(font).horizontalAdvance(_LETTERS) / len(_LETTERS)
