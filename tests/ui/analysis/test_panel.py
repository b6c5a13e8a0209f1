"""What is said of a search above its lines."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.thoughts import Line, Thoughts
from shogi_desktop.game.notes import Score
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.ui.analysis.panel import EngineLines


@pytest.mark.parametrize(
    ("nodes", "nps", "told"),
    [(5000, 9000, "Depth 14 · 5k · 9k/s"), (5000, 0, "Depth 14 · 5k"), (0, 9000, "Depth 14"), (0, 0, "Depth 14")],
)
def test_what_an_engine_has_not_told_is_no_nought(qtbot: QtBot, nodes: int, nps: int, told: str) -> None:
    position = Position(load_variant("shogi"))
    lines = EngineLines(recorded=False)
    qtbot.addWidget(lines)
    line = Line((position.legal_moves()[0],), Score(57))
    lines.show_thoughts(Thoughts((line,), depth=14, nodes=nodes, nps=nps), position, NO_MOVE)
    assert told in [label.text() for label in lines.findChildren(QLabel)]
