"""Letters: how large they are, as the system has them and the person likes, and the font for Japanese."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final
from weakref import ref

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication

from shogi_desktop.settings import TEXT_SIZES

USUAL: Final = 100


class TextSize(QObject):
    """The one size of all windows; see `text_size`.

    Signals:
        changed(): letters have another size from now on.
    """

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._system = app.font()
        self.percent = USUAL

    def set_percent(self, percent: int) -> bool:
        """Makes all letters so large, in per cent of the system's; False where they are so already."""
        if percent == self.percent:
            return False
        self.percent = percent
        font, system = QFont(self._app.font()), self._system
        if system.pointSizeF() > 0:
            font.setPointSizeF(system.pointSizeF() * percent / USUAL)
        else:
            font.setPixelSize(round(system.pixelSize() * percent / USUAL))
        self._app.setFont(font)
        return True


class _Grown(QObject):
    """Tells a setter the pixels again whenever letters change, as long as its owner lives, which it does not hold."""

    def __init__(self, owner: QObject, setter: Callable[[int], object], pixels: float) -> None:
        super().__init__(owner)
        self._target, self._name = ref(setter.__self__), setter.__name__  # type: ignore[attr-defined]
        self._pixels = pixels
        text_size().changed.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        target = self._target()
        if target is not None:
            getattr(target, self._name)(scaled(self._pixels))


@cache
def text_size() -> TextSize:
    """The size of the letters of this program."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return TextSize(app)


def next_size(percent: int, step: int) -> int:
    """The size of letters one step up (1) or down (-1); the last one goes no further."""
    further = [size for size in TEXT_SIZES if (size - percent) * step > 0]
    return min(further, key=lambda size: abs(size - percent), default=percent)


def scaled(pixels: float) -> int:
    """What takes so many pixels when letters have their usual size, with the letters of now."""
    return round(pixels * text_size().percent / USUAL)


def grow(owner: QObject, setter: Callable[[int], object], pixels: float) -> None:
    """Calls a setter of `owner` or of a widget in it, now and whenever letters change, with what takes so many pixels
    at the usual size."""
    _Grown(owner, setter, pixels)


def fixed_font() -> QFont:
    """The system's font of equally wide letters, as large as all others."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * text_size().percent / USUAL)
    else:
        font.setPixelSize(scaled(font.pixelSize()))
    return font


FAMILIES: Final = ("Shogi Desktop Serif", "Noto Serif CJK JP", "serif")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def japanese_font(pixels: int) -> QFont:
    """The serif font that comes along, so that no sign depends on the machine; `pixels` are logical (at least 1)."""
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPixelSize(max(1, pixels))
    return font


def letter_width(font: QFont) -> float:
    """Logical pixels of a small Latin letter on average. What a font says of itself counts its kanji too."""
    return QFontMetricsF(font).horizontalAdvance(_LETTERS) / len(_LETTERS)
