"""Which piece a person points at, without disturbing play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from shogi_desktop.rules import Variant
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers

UP, DOWN, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return


@pytest.fixture
def pointed(fingers: Fingers) -> list[str]:
    """Codes of the pieces pointed at, White's in lower case."""
    codes: list[str] = []

    def note(piece: int) -> None:
        code = fingers.variant.kind(piece >> 1).code
        codes.append(code.lower() if piece & 1 else code)

    fingers.view.piece_pointed.connect(note)
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
    fingers.show(set_up(tenjiku, {"8p": "K", "9a": "k", "8h": "LN"}))
    boxes = [fingers.layout.capture_box(0, index) for index in (0, 1)]
    for box in boxes:
        x, y = box.center
        fingers.click_at(QPoint(round(x), round(y)))
    assert pointed == ["fd", "gg"] and fingers.asked == []
