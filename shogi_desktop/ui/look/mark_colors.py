"""The colours of marks at bad moves, on a light and on a dark ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette

from shogi_desktop.analysis.review import Mark

_ON_LIGHT: Final = {Mark.INACCURACY: "#846000", Mark.MISTAKE: "#a94d00", Mark.BLUNDER: "#b3261e"}
_ON_DARK: Final = {Mark.INACCURACY: "#e3c14f", Mark.MISTAKE: "#f2a04e", Mark.BLUNDER: "#ff7d6b"}


def mark_color(mark: Mark, palette: QPalette) -> QColor:
    """A colour that can be told from the others and from the ground."""
    dark = palette.color(QPalette.ColorRole.Base).lightness() < 128
    return QColor((_ON_DARK if dark else _ON_LIGHT)[mark])
