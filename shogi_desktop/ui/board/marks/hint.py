"""A hint as the board and the panel show it: an arrow and, where one arrow is not enough, words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    board_move,
    from_square,
    is_pass,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.rules.record.variant import Variant

from ..ground.numerals import rank_text


def arrow_of(move: int) -> int:
    """The move whose arrow shows the way: of one with two steps its first, of a pass none."""
    if is_pass(move):
        return NO_MOVE
    passed = vias(move)
    return int(board_move(from_square(move), passed[0])) if passed else move


def words_of(move: int, variant: Variant, coordinates: str) -> str:
    """What to do, `coordinates` being the style in which the board writes its squares."""
    translate = QCoreApplication.translate
    if is_pass(move):
        return translate("LessonHint", "Double-click the piece and choose to pass.")
    if len(vias(move)) == 1 and to_square(move) == from_square(move):
        return translate("LessonHint", "Take along the arrow, then click the square the piece came from.")
    if vias(move):
        onward = [*vias(move)[1:], int(to_square(move))]
        squares = " → ".join(_square_text(square, variant, coordinates) for square in onward)
        return translate("LessonHint", "Take along the arrow, then go on to {square}.").format(square=squares)
    if is_promotion(move) and not variant.flips:
        return translate("LessonHint", "Follow the arrow and promote.")
    return translate("LessonHint", "Follow the arrow.")


def _square_text(square: int, variant: Variant, coordinates: str) -> str:
    return f"{variant.file_of(square)}{rank_text(variant.rank_of(square), coordinates)}"
