"""Something that is on or off, and says so."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Switch(QObject):
    """Off at first.

    Signals:
        turned(bool): it is on now, or off.
    """

    turned = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = False

    def turn(self, on: bool) -> None:
        if on is not self.on:
            self.on = on
            self.turned.emit(on)
