"""What is drawn anew is drawn whole, whatever else waits to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from shogi_desktop.ui.board import BoardView
from tests.ui.board.conftest import Fingers

CORNER = QRect(0, 0, 6, 6)


class Painted(QObject):
    """The part of a widget that was painted."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self.region = QRegion()
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


CHANGES: dict[str, Callable[[BoardView], object]] = {
    "turned": lambda view: view.set_flipped(True),
    "another style": lambda view: view.set_style(replace(view.style_used, coordinates="off")),
    "zoomed": lambda view: view.zoom_in(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_all_is_painted_though_a_corner_is_painted_first(
    fingers: Fingers, change: Callable[[BoardView], object], qapp: QApplication
) -> None:
    """As where another part of the window is in a hurry: Qt's own update of a scene is forgotten then."""
    view = fingers.view
    view.set_style(replace(view.style_used, small_map=False))
    qapp.processEvents()
    painted = Painted(view)
    change(view)
    view.viewport().repaint(CORNER)
    qapp.processEvents()
    assert (QRegion(view.viewport().rect()) - painted.region).isEmpty()
