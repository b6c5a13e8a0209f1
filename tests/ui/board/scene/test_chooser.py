"""The chooser on boards of many squares: its choices can be read and hit."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetricsF

from shogi_desktop.rules.board.moves import board_move
from shogi_desktop.ui.board.scene.chooser import LABEL_PIXELS
from shogi_desktop.ui.board.scene.scene import LEAST_CHOICE
from shogi_desktop.ui.look.fonts import scaled
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers
from tests.ui.board.variants import wide_variant

WIDE = wide_variant(36, 36)


def test_choices_are_larger_than_the_squares_of_a_crowded_board(fingers: Fingers) -> None:
    fingers.show(set_up(WIDE, {"1aj": "K", "36a": "k", "18m": "R"}))
    fingers.click("18m", "18l")
    choices, square = fingers.scene.chooser.boxes(), fingers.layout.square_box(WIDE.parse_square("18l"))
    assert square.h < LEAST_CHOICE <= min(box.h for box in choices)
    assert choices[0].x < square.center[0] < choices[1].right
    fingers.click_at(fingers.choice(0))
    assert fingers.asked == [board_move(fingers.square("18m"), fingers.square("18l"), promote=True)]


def line_height() -> float:
    """Of the words below the pieces."""
    font = QFont()
    font.setPixelSize(scaled(LABEL_PIXELS))
    return QFontMetricsF(font).height()


def test_choices_on_large_squares_have_their_size(fingers: Fingers) -> None:
    fingers.show(set_up(fingers.variant, {"5i": "K", "5a": "k", "2d": "P"}))
    fingers.click("2d", "2c")
    square = fingers.layout.square_box(fingers.square("2c"))
    choices = fingers.scene.chooser.boxes()
    assert len(choices) == 2 and all(square.h < box.h - line_height() < 1.3 * square.h for box in choices)
