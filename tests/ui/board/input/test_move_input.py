"""Pieces that turn over: the hand shows one face, a drop asks which one is meant, a move turns the piece by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant
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


UP, DOWN, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return


@pytest.fixture
def pointed(fingers: Fingers) -> list[str]:
    """Codes of the pieces pointed at, White's in lower case."""
    codes: list[str] = []

    def note(piece: int) -> None:
        code = fingers.variant.kind(piece >> 1).code
        codes.append(code.lower() if piece & 1 else code)

    fingers.view.hand.pointed.connect(note)
    return codes


def test_pieces_of_both_sides_but_no_targets(fingers: Fingers, pointed: list[str]) -> None:
    fingers.click("5e", "3c", "7g", "7f")
    assert pointed == ["p", "P"]
    assert len(fingers.asked) == 1


def test_a_captured_piece_is_not_pointed_at(fingers: Fingers, shogi: Variant, pointed: list[str]) -> None:
    fingers.show(set_up(shogi, {"5i": "K", "1a": "k", "7g": "R", "7e": "g"}))
    fingers.click("7g", "7e")
    assert pointed == ["R"] and len(fingers.asked) == 1
    fingers.click("7e")
    assert pointed == ["R", "g"]


def test_pieces_in_hand_and_with_the_keyboard(fingers: Fingers, shogi: Variant, pointed: list[str]) -> None:
    fingers.show(set_up(shogi, {"5i": "K", "1a": "k", "5e": "G"}, {"P": 2}))
    fingers.click("P", "p")
    fingers.key(UP, ENTER)
    assert pointed == ["P", "G"]


def test_pieces_taken_for_good(fingers: Fingers, tenjiku: Variant, pointed: list[str]) -> None:
    fingers.view.show_captures()
    fingers.show(set_up(tenjiku, {"8p": "K", "9a": "k", "8h": "LN"}))
    boxes = [fingers.layout.capture_box(0, index) for index in (0, 1)]
    for box in boxes:
        x, y = box.center
        fingers.click_at(QPoint(round(x), round(y)))
    assert pointed == ["fd", "gg"] and fingers.asked == []


KYOTO = load_variant("kyotoshogi")


def test_a_drop_asks_for_the_face(fingers: Fingers) -> None:
    fingers.show(parse_sfen("4k/5/5/5/K4 b P 1", KYOTO))
    fingers.click("P", "3c")
    assert fingers.asked == [] and len(fingers.scene.chooser.boxes()) == 2
    fingers.click_at(fingers.choice(1))
    assert fingers.asked == [parse_move("+P*3c", KYOTO)]


def test_a_choice_of_the_face_can_be_given_up(fingers: Fingers) -> None:
    fingers.show(parse_sfen("4k/5/5/5/K4 b P 1", KYOTO))
    fingers.click("P", "3c")
    fingers.click_at(fingers.point("5a"))
    assert fingers.asked == [] and not fingers.scene.chooser.boxes()
    fingers.drag("P", "3d")
    fingers.click_at(fingers.choice(0))
    assert fingers.asked == [parse_move("P*3d", KYOTO)]


def test_a_move_on_the_board_asks_nothing(fingers: Fingers) -> None:
    fingers.show(parse_sfen("4k/5/5/2+P2/K4 b - 1", KYOTO))
    fingers.click("3d", "3b")
    assert fingers.asked == [parse_move("3d3b+", KYOTO)]
    played = parse_sfen("4k/5/5/2+P2/K4 b - 1", KYOTO)
    played.play(fingers.asked[0])
    fingers.show(played)
    assert fingers.shown_faces()["3b"] >> 1 == KYOTO.kind_by_code("P").id
