"""What the coach points at: the move that is thought of, the answer to it, and the pieces that it is about."""

from __future__ import annotations

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Variant
from shogi_desktop.ui.board.input.state import BoardState
from shogi_desktop.ui.board.layout.layout import Layout
from shogi_desktop.ui.board.marks.marks import Advice, Mark, MarkKind, Shown, marks_above
from shogi_desktop.ui.board.scene.snapshot import snapshot_of


def marks(variant: Variant, sfen: str, advice: Advice) -> list[Mark]:
    layout = Layout(variant, 800, 600, 1.0)
    return marks_above(layout, snapshot_of(parse_sfen(sfen, variant)), BoardState(), Shown(advice=advice))


def test_a_move_its_answer_and_the_piece_that_is_lost(shogi: Variant) -> None:
    sfen = "4r3k/9/9/9/9/9/4G4/3S5/7K1 b - 1"
    move, answer = parse_move("6h7i", shogi), parse_move("5a5g+", shogi)
    told = marks(shogi, sfen, Advice(move, answer, 1, frozenset({shogi.parse_square("5g")})))
    assert [mark.kind for mark in told] == [MarkKind.CONCERNED, MarkKind.HINT, MarkKind.THREAT]
    layout = Layout(shogi, 800, 600, 1.0)
    assert told[0].box == told[2].box == layout.square_box(shogi.parse_square("5g"))


def test_drops_come_from_the_hands_of_their_sides(shogi: Variant) -> None:
    sfen = "4k4/9/9/9/9/9/9/9/4K4 b Gs 1"
    gold, silver = parse_move("G*5e", shogi), parse_move("S*5f", shogi)
    layout = Layout(shogi, 800, 600, 1.0)
    for by in (0, 1):
        mine, answer = marks(shogi, sfen, Advice(gold, silver, by))
        for mark, tray in ((mine, layout.trays[1 - by]), (answer, layout.trays[by])):
            assert mark.start is not None and tray.x <= mark.start.center[0] <= tray.right


def test_nothing_is_pointed_at(shogi: Variant) -> None:
    assert marks(shogi, "4k4/9/9/9/9/9/9/9/4K4 b - 1", Advice()) == []
