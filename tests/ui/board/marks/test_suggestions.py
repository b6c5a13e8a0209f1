"""Arrows of an analysis: where they lead, and where their scores stand."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.ui.board.input.state import BoardState
from shogi_desktop.ui.board.layout.layout import Layout
from shogi_desktop.ui.board.marks.marks import Mark, MarkKind, Shown, marks_above
from shogi_desktop.ui.board.scene.snapshot import snapshot_of

LION = "12/12/12/12/12/5k6/4p7/4[LN]7/12/12/12/5K6 b - 1"


def arrows(variant: Variant, position: Position, *told: tuple[str, str]) -> list[Mark]:
    """From the one drawn last, which lies on top of the others."""
    moves = tuple((parse_move(text, variant), score) for text, score in told)
    layout = Layout(variant, 800, 600, 1.0)
    marks = marks_above(layout, snapshot_of(position), BoardState(), Shown(suggestions=moves))
    assert all(mark.kind is MarkKind.SUGGESTION for mark in marks)
    return marks[::-1]


def test_the_best_move_lies_on_top_and_has_the_score_of_its_square(shogi: Variant) -> None:
    best, second, third = arrows(shogi, Position(shogi), ("4i5h", "+0.40"), ("6i5h", "+0.30"), ("2g2f", "+0.20"))
    assert [best.rank, second.rank, third.rank] == [0, 1, 2]
    assert best.box == second.box and best.start != second.start
    assert [best.text, second.text, third.text] == ["+0.40", "", "+0.20"]


def test_a_drop_comes_from_the_hand(shogi: Variant) -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b G 1", shogi)
    (drop,) = arrows(shogi, position, ("G*5b", "+mate 1"))
    tray = Layout(shogi, 800, 600, 1.0).trays[0]
    assert drop.start is not None
    assert tray.x <= drop.start.center[0] <= tray.right and tray.y <= drop.start.center[1] <= tray.bottom


@pytest.mark.parametrize(("text", "arrow"), [("8h8g7f", True), ("8h8g8h", True), ("8h8h", False)])
def test_a_lion_is_shown_its_first_step_and_no_pass(text: str, arrow: bool) -> None:
    chu = load_variant("chu")
    position = parse_sfen(LION, chu)
    found = arrows(chu, position, (text, "+1.00"))
    assert bool(found) == arrow
    if arrow:
        assert found[0].box == Layout(chu, 800, 600, 1.0).square_box(chu.parse_square("8g"))


def test_what_another_engine_suggests_too_is_one_arrow(shogi: Variant) -> None:
    position, layout = Position(shogi), Layout(shogi, 800, 600, 1.0)
    first = ((parse_move("7g7f", shogi), "+0.40"),)
    others = (*first, (parse_move("2g2f", shogi), "+0.30"))
    marks = marks_above(layout, snapshot_of(position), BoardState(), Shown(suggestions=first, others=others))
    assert [(mark.other, mark.text) for mark in marks] == [(True, "+0.30"), (False, "+0.40")]
