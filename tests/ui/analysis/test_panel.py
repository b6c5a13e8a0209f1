"""What is said of a search above its lines."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.thoughts import Line, Thoughts
from shogi_desktop.game.notes import Score
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.ui.analysis.coach_card import FittingLabel
from shogi_desktop.ui.analysis.panel import EngineLines
from shogi_desktop.ui.widgets.labels import ElidedLabel
from shogi_desktop.ui.words.analysis_words import ScoreStyle


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
    (state,) = [label for label in lines.findChildren(ElidedLabel) if label.text().startswith("Depth")]
    assert state.text().startswith(f"{told} · +: ") and state.text().split("+: ")[1] in state.toolTip()


def test_the_network_that_judged_is_named_in_the_tooltip(qtbot: QtBot) -> None:
    position = Position(load_variant("shogi"))
    lines = EngineLines(recorded=False)
    qtbot.addWidget(lines)
    line = Line((position.legal_moves()[0],), Score(57))
    for network in ("", "shogi.net (3fd97f32)"):
        lines.show_thoughts(Thoughts((line,), depth=14, network=network), position, NO_MOVE)
        (state,) = [label for label in lines.findChildren(ElidedLabel) if label.text().startswith("Depth")]
        assert ("network" in state.toolTip(), network in state.toolTip()) == (bool(network), True)


@pytest.mark.parametrize(
    ("view", "score", "meant"),
    [("black", "−0.57", "+: Black"), ("mover", "+0.57", "+: to move"),
     ("chance", "%", "%: Black")],
)  # fmt: skip
def test_for_whom_a_score_is_good_is_said(qtbot: QtBot, view: str, score: str, meant: str) -> None:
    position = Position(load_variant("shogi"))
    position.set_turn(1)
    lines = EngineLines(recorded=False)
    qtbot.addWidget(lines)
    lines.set_choices("western", ScoreStyle(view), 1)
    line = Line((position.legal_moves()[0],), Score(57))
    lines.show_thoughts(Thoughts((line,), depth=14, nodes=5_000_000, nps=900_000), position, NO_MOVE)
    texts = [label.text() for label in lines.findChildren(QLabel)]
    assert any(score in text for text in texts) and any(text.endswith(meant) for text in texts)
    lines.resize(220, 200)
    lines.show()
    (state,) = [label for label in lines.findChildren(ElidedLabel) if label.text().startswith("Depth")]
    assert "".join(state.shown_lines()).replace(" ", "") == state.text().replace(" ", ""), "nothing of it is cut"


def test_beside_a_name_the_depth_is_told_whole_or_not_at_all(qtbot: QtBot) -> None:
    position = Position(load_variant("shogi"))
    lines = EngineLines(recorded=False)
    qtbot.addWidget(lines)
    lines.set_dense(True, 1)
    lines.set_name("An engine")
    line = Line((position.legal_moves()[0],), Score(57))
    lines.show_thoughts(Thoughts((line,), depth=14, nodes=5000, nps=9000), position, NO_MOVE)
    lines.show()
    told = {}
    for width in (100, 160, 600):
        lines.resize(width, 60)
        (label,) = [each for each in lines.findChildren(FittingLabel) if each.isVisible()]
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width(), width
        told[width] = label.text()
    assert told == {100: "", 160: "Depth 14", 600: "Depth 14 · 5k · 9k/s · +: Black"}
