"""How a piece gets to a target: stepping, sliding, jumping. Read from its movement, to tell targets apart on sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from functools import lru_cache

from shogi_desktop.rules.record.movement import UNLIMITED, Movement, Ray
from shogi_desktop.rules.record.variant import Variant

from .state import BoardState


class MoveType(Enum):
    """From the plainest; where several ways lead to a square the first of them is shown."""

    PLAIN = auto()  # not told apart: a variant in which all pieces step, slide and leap
    STEP = auto()
    AREA = auto()  # steps that may turn on the way
    RANGE = auto()
    TURN = auto()  # two ranges at a right angle
    JUMP = auto()
    RANGE_JUMP = auto()
    MULTI = auto()  # a capture after which the move may go on, and all that comes after it


@lru_cache(maxsize=8)
def tells_apart(variant: Variant) -> bool:
    """Whether the variant has pieces with powers beyond steps, slides and leaps."""
    return any(_has_powers(kind.movement) for kind in variant.every_kind)


def _has_powers(movement: Movement) -> bool:
    special = movement.legs or movement.area or movement.teleports or movement.raids
    return bool(special) or any(ray.block for ray in movement.rays)


def move_types_of(variant: Variant, pieces: Mapping[int, int], state: BoardState) -> dict[int, MoveType]:
    """The targets of the selected piece and the way to each; `pieces` maps occupied squares to pieces."""
    origin, targets = state.selected, state.targets
    if origin is None or not origin.on_board or not tells_apart(variant):
        return dict.fromkeys(targets, MoveType.PLAIN)
    if state.path:
        return {square: MoveType.PLAIN if square == state.path[-1] else MoveType.MULTI for square in targets}
    return {
        target: MoveType.MULTI
        if state.reach.goes_on(origin, (target,))
        else move_type_between(variant, pieces, origin.square, target)
        for target in targets
    }


def move_type_between(variant: Variant, pieces: Mapping[int, int], origin: int, target: int) -> MoveType:
    """The way a piece standing on `origin` goes straight to `target`."""
    piece = pieces[origin]
    right, forward = offset(variant, origin, target, piece & 1)
    types = []
    for ray in variant.kind(piece >> 1).movement.rays:
        length = _repeats(ray, right, forward)
        if length and (ray.capture if target in pieces else ray.quiet):
            between = [square in pieces for square in _between(variant, origin, target, length)]
            types += _type_along(ray, between)
    movement = variant.kind(piece >> 1).movement
    otherwise = MoveType.AREA if movement.area else MoveType.STEP
    if movement.teleports or movement.raids:
        otherwise = MoveType.JUMP
    elif any(ray.block == "hook" for ray in movement.rays):
        otherwise = MoveType.TURN
    return min(types, key=lambda way: way.value, default=otherwise)


def offset(variant: Variant, origin: int, target: int, side: int) -> tuple[int, int]:
    """Files to the right and ranks forward as `side` sees them."""
    right = variant.file_of(origin) - variant.file_of(target)
    forward = variant.rank_of(origin) - variant.rank_of(target)
    return (right, forward) if side == 0 else (-right, -forward)


def _repeats(ray: Ray, right: int, forward: int) -> int:
    """How many steps of the ray make up the offset, 0 where they do not."""
    length = max(abs(right), abs(forward)) // max(abs(ray.right), abs(ray.forward))
    fits = (ray.right * length, ray.forward * length) == (right, forward)
    return length if fits and length <= ray.limit else 0


def _between(variant: Variant, origin: int, target: int, length: int) -> Iterator[int]:
    files = (variant.file_of(target) - variant.file_of(origin)) // length
    ranks = (variant.rank_of(target) - variant.rank_of(origin)) // length
    for step in range(1, length):
        yield variant.square(variant.file_of(origin) + step * files, variant.rank_of(origin) + step * ranks)


def _type_along(ray: Ray, between: list[bool]) -> list[MoveType]:
    """The way the ray offers past these squares (True: occupied), none where it is stopped."""
    if ray.block == "skip":
        return [MoveType.JUMP] if between and not any(between[1:]) else []
    if ray.block == "jump":
        return [MoveType.JUMP] if len(between) >= ray.number and not any(between[ray.number - 1 :]) else []
    if ray.block == "hook":
        return []
    if ray.number and sum(between) > ray.number:
        return []
    if ray.block == "sweep" and not any(between):
        return [MoveType.RANGE]
    if ray.block:
        return [MoveType.RANGE_JUMP] if any(between) or ray.block == "over" else []
    if any(between):
        return []
    if max(abs(ray.right), abs(ray.forward)) > 1:
        return [MoveType.JUMP]
    return [MoveType.RANGE if ray.limit == UNLIMITED else MoveType.STEP]
