"""The way of the Tab key where parts come later than those that stand behind them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def lead(first: QWidget, parts: Iterable[QWidget]) -> None:
    """From `first` the Tab key goes through the parts in their order, and on from there as before. All are in one
    window."""
    for part in parts:
        QWidget.setTabOrder(first, part)
        first = part


def lead_to(parts: Iterable[QWidget], last: QWidget) -> None:
    """The Tab key goes through the parts in their order just before it comes to `last`. All are in one window."""
    before = last.previousInFocusChain()
    while before is not None and before is not last and not before.focusPolicy() & Qt.FocusPolicy.TabFocus:
        before = before.previousInFocusChain()
    lead(before or last, [*parts, last])
