"""Names of pieces that one chooses from, where the pointer rests."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from shogi_desktop.rules import Position, Variant
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers


def name_at(hand: Fingers, point: QPoint) -> str:
    return hand.view.name_at(point)


def test_pieces_in_hand_have_their_names(fingers: Fingers, shogi: Variant) -> None:
    fingers.show(set_up(shogi, {"5i": "K", "5a": "k"}, {"R": 1, "p": 2}))
    assert name_at(fingers, fingers.point("R")).startswith("Rook")
    assert "飛" in name_at(fingers, fingers.point("R"))
    assert name_at(fingers, fingers.point("p")).startswith("Pawn")
    assert name_at(fingers, fingers.point("B")) == "", "nobody has it"
    assert name_at(fingers, fingers.point("5i")) == "", "the lens tells it"


def test_both_faces_of_the_chooser_have_their_names(fingers: Fingers, shogi: Variant) -> None:
    fingers.show(set_up(shogi, {"5i": "K", "1a": "k", "3d": "S"}))
    fingers.click("3d", "3c")
    names = [name_at(fingers, fingers.choice(index)) for index in (0, 1)]
    assert [name.split("  ")[0] for name in names] == ["Promoted silver", "Silver general"]
    assert name_at(fingers, QPoint(2, 2)) == ""


def test_a_board_to_choose_pieces_on_names_them(fingers: Fingers, shogi: Variant) -> None:
    fingers.view.name_pieces()
    fingers.show(Position(shogi))
    assert name_at(fingers, fingers.point("2b")).startswith("Bishop")
    assert name_at(fingers, fingers.point("5e")) == ""
