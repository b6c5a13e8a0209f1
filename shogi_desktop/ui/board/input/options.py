"""What a chooser shows for each move between which a person is to decide."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.board.moves import NO_MOVE, drop_kind, is_drop, is_pass, is_promotion
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Variant


def option_of(variant: Variant, piece: int, move: int) -> tuple[int, str]:
    """The packed piece that lies on the target after a move of `piece`, and a label where one is needed.

    NO_MOVE is the way out: no piece.
    """
    if move == NO_MOVE:
        return 0, QCoreApplication.translate("Board", "Cancel")
    if is_pass(move):
        return piece, QCoreApplication.translate("Board", "Pass")
    if is_drop(move):
        return make_piece(drop_kind(move), piece & 1), ""
    kind = variant.kind(piece >> 1)
    return make_piece(kind.promotes_to or kind.unpromoted if is_promotion(move) else kind.id, piece & 1), ""
