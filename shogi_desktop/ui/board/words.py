"""The board in words, for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.variant import Variant

from .snapshot import Snapshot
from .spot import Spot


def _side_name(side: int) -> str:
    if side == 0:
        return QCoreApplication.translate("Board", "Black")
    return QCoreApplication.translate("Board", "White")


def piece_name(variant: Variant, kind: int) -> str:
    """The kind's name in the person's language, where it has been translated."""
    return QCoreApplication.translate("PieceName", variant.kind(kind).name)


def describe_spot(variant: Variant, snapshot: Snapshot, spot: Spot) -> str:
    """What lies where: "7g: Black pawn", "5e: empty", "Black hand: 2 pawn"."""
    if not spot.on_board:
        return QCoreApplication.translate("Board", "{side} hand: {count} {piece}").format(
            side=_side_name(spot.side), count=snapshot.hands.get(spot, 0), piece=piece_name(variant, spot.kind)
        )
    name = variant.square_name(spot.square)
    piece = snapshot.pieces.get(spot.square, 0)
    if not piece:
        return QCoreApplication.translate("Board", "{square}: empty").format(square=name)
    return QCoreApplication.translate("Board", "{square}: {side} {piece}").format(
        square=name, side=_side_name(piece & 1), piece=piece_name(variant, piece >> 1)
    )
