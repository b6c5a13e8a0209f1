"""How well colours can be told apart."""

from __future__ import annotations

from PySide6.QtGui import QColor


def _brightness(color: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Contrast ratio after WCAG 2 (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).

    4.5 is asked for small text, 3 for signs.
    """
    low, high = sorted((_brightness(QColor(one)), _brightness(QColor(other))))
    return (high + 0.05) / (low + 0.05)


def over(color: QColor, ground: QColor, opacity: float = 1.0) -> QColor:
    """The colour that is seen where `color` at its own opacity times `opacity` lies on `ground`."""
    share = color.alphaF() * opacity

    def mixed(above: float, below: float) -> float:
        return above * share + below * (1 - share)

    return QColor.fromRgbF(
        mixed(color.redF(), ground.redF()),
        mixed(color.greenF(), ground.greenF()),
        mixed(color.blueF(), ground.blueF()),
    )


def distance(one: QColor, other: QColor) -> float:
    """How different two colours look: "redmean", 0 (equal) to about 765 (black and white)."""
    mean = (one.red() + other.red()) / 2
    red, green, blue = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return float(((2 + mean / 256) * red**2 + 4 * green**2 + (2 + (255 - mean) / 256) * blue**2) ** 0.5)
