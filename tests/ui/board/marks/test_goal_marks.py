"""Stars on goals: on an empty square in the middle, on a piece at its corner with a light below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.board.input.state import BoardState
from shogi_desktop.ui.board.layout.layout import Layout
from shogi_desktop.ui.board.marks.goal_marks import star
from shogi_desktop.ui.board.marks.marks import MarkKind, Shown, marks_above, marks_below
from shogi_desktop.ui.board.scene.snapshot import snapshot_of


def test_goals_are_stars() -> None:
    shogi = load_variant("shogi")
    layout, snapshot = Layout(shogi, 800, 600, 1.0), snapshot_of(Position(shogi))
    empty, pawn = shogi.parse_square("5e"), shogi.parse_square("7c")
    shown = Shown(goals=frozenset((empty, pawn)))
    below = {mark.kind: mark.box for mark in marks_below(layout, snapshot, BoardState(), shown)}
    assert below == {MarkKind.GOAL: layout.square_box(empty), MarkKind.GOAL_GLOW: layout.square_box(pawn)}
    above = {mark.kind: mark.box for mark in marks_above(layout, snapshot, BoardState(), shown)}
    assert above == {MarkKind.GOAL_PIECE: layout.square_box(pawn)}


def test_a_star_has_five_points_inside_its_radius() -> None:
    corners = star(QPointF(10, 10), 8)
    lengths = [((corner.x() - 10) ** 2 + (corner.y() - 10) ** 2) ** 0.5 for corner in corners.toList()]
    assert lengths[::2] == pytest.approx([8.0] * 5) and max(lengths[1::2]) < 5
    assert corners.first().y() == pytest.approx(2)
