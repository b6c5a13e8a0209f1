"""The way of the Tab key where parts come later than those that stand behind them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget


def lead(first: QWidget, parts: Iterable[QWidget]) -> None:
    """From `first` the Tab key goes through the parts in their order, and on from there as before. All are in one
    window."""
    for part in parts:
        QWidget.setTabOrder(first, part)
        first = part
