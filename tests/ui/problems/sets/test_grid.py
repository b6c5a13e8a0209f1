"""The numbers of the problems, to choose from."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.problems.sets.grid import ProblemGrid


def test_rows_are_whole(qtbot: QtBot) -> None:
    grid = ProblemGrid()
    qtbot.addWidget(grid)
    grid.show_problems([f"Problem {n}" for n in range(1, 200)])
    grid.show()
    for height in (260, 275, 301):
        grid.resize(250, height)
        room, bar = grid.viewport().rect(), grid.verticalScrollBar()
        for value in (0, bar.singleStep(), 3 * bar.singleStep(), bar.maximum()):
            bar.setValue(value)
            first, last = (grid.visualRect(grid.indexAt(QPoint(20, y))) for y in (10, room.bottom() - 10))
            assert (first.top(), last.bottom()) == (room.top(), room.bottom()), (height, value)
