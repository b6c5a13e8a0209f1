"""The board in words, for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.variant import Kind, Variant

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


def kind_notes(kind: Kind) -> list[str]:
    """The powers of a kind that a diagram of its reach cannot show, one sentence each."""
    home = any((a[0] + b[0], a[1] + b[1]) == (0, 0) for a, b in kind.movement.legs)
    onward = any((a[0] + b[0], a[1] + b[1]) != (0, 0) for a, b in kind.movement.legs)
    ranked = any(ray.block == "ranked" for ray in kind.movement.rays)
    told = [
        (kind.royal, QCoreApplication.translate("Board", "Royal: who loses the last royal piece loses.")),
        (kind.burns, QCoreApplication.translate("Board", "Burns every enemy beside it where it stops.")),
        (ranked, QCoreApplication.translate("Board", "Dashed: captures beyond pieces of lower rank.")),
        (onward, QCoreApplication.translate("Board", "Double ring: may capture there and go on.")),
        (home, QCoreApplication.translate("Board", "Framed: may capture there without moving.")),
        (kind.movement.area > 0, QCoreApplication.translate("Board", "Shaded: any way through empty squares.")),
        (bool(kind.movement.passes), QCoreApplication.translate("Board", "May pass: double click it.")),
    ]
    return [text for holds, text in told if holds]
