"""The six classes by which the pieces of a large game are told apart, read from how a piece moves."""

from __future__ import annotations

from enum import Enum

from shogi_desktop.rules.record.movement import UNLIMITED, Movement, Ray
from shogi_desktop.rules.record.variant import Kind


class PieceClass(Enum):
    """From the most special to the plainest: a piece belongs to the first class of which it has the power.

    The order is that in which a person who overlooks the power is punished. Burning kills without a capture, next to
    wherever the piece stops. A range jump strikes across the whole board past every defender. Several captures in one
    move and jumps take what seemed covered, but only near the piece. Ranges can be seen coming along their lines.
    """

    BURNING = "burning"
    RANGE_JUMPING = "range_jumping"
    MULTI_CAPTURE = "multi_capture"
    JUMP = "jump"
    RANGE = "range"
    STEP = "step"


def class_of(kind: Kind) -> PieceClass:
    """The class of a kind; capturing without moving alone (igui) does not make several captures."""
    if kind.burns:
        return PieceClass.BURNING
    return _class_of_movement(kind.movement)


def _class_of_movement(movement: Movement) -> PieceClass:
    if movement.teleports or movement.raids or any(passes_pieces(ray) for ray in movement.rays):
        return PieceClass.RANGE_JUMPING
    if any(first != (-second[0], -second[1]) for first, second in movement.legs):
        return PieceClass.MULTI_CAPTURE
    if any(ray.block in ("skip", "jump") or is_leap(ray) for ray in movement.rays):
        return PieceClass.JUMP
    if any(ray.limit == UNLIMITED for ray in movement.rays):
        return PieceClass.RANGE
    return PieceClass.STEP


def passes_pieces(ray: Ray) -> bool:
    """Whether it goes on past several pieces."""
    return ray.block in ("over", "ranked", "sweep")


def is_leap(ray: Ray) -> bool:
    """Whether its single step is longer than a king's, and no ray of several such steps."""
    return max(abs(ray.right), abs(ray.forward)) > 1
