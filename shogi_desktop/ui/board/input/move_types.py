"""How a piece gets to a target: stepping, sliding, jumping. Read from its movement, to tell targets apart on sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from functools import lru_cache

from shogi_desktop.rules.board.moves import from_square, is_drop, to_square, vias
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
    straight, otherwise = ways_from(variant, pieces, origin.square)
    return {
        target: MoveType.MULTI if state.reach.goes_on(origin, (target,)) else straight.get(target, otherwise)
        for target in targets
    }


def ways_from(variant: Variant, pieces: Mapping[int, int], origin: int) -> tuple[dict[int, MoveType], MoveType]:
    """The ways a piece standing on `origin` goes straight to squares, the plainest to each, and how it gets to others
    that it may go to."""
    piece = pieces[origin]
    movement = variant.kind(piece >> 1).movement
    straight: dict[int, MoveType] = {}
    for ray in movement.rays:
        between: list[bool] = []
        for square in _squares_along(variant, ray, origin, piece & 1):
            if ray.capture if square in pieces else ray.quiet:
                for way in _type_along(ray, between):
                    straight[square] = min(way, straight.get(square, way), key=lambda each: each.value)
            between.append(square in pieces)
    otherwise = MoveType.AREA if movement.area else MoveType.STEP
    if movement.teleports or movement.raids:
        otherwise = MoveType.JUMP
    elif any(ray.block == "hook" for ray in movement.rays):
        otherwise = MoveType.TURN
    return straight, otherwise


def corner_of(variant: Variant, pieces: Mapping[int, int], move: int) -> int:
    """The square on which a hook move turns, -1 for a move that goes straight."""
    origin, target = int(from_square(move)), int(to_square(move))
    if is_drop(move) or vias(move) or origin not in pieces:
        return -1
    hooks = [ray for ray in variant.kind(pieces[origin] >> 1).movement.rays if ray.block == "hook"]
    if not hooks or target in ways_from(variant, pieces, origin)[0]:
        return -1
    for ray in hooks:
        for corner in _squares_along(variant, ray, origin, pieces[origin] & 1):
            if corner in pieces:
                break
            if _leads(variant, pieces, corner, target, ray):
                return corner
    return -1


def _leads(variant: Variant, pieces: Mapping[int, int], corner: int, target: int, ray: Ray) -> bool:
    """Whether the way from a corner to the target is free, and at a right angle to a ray."""
    across = variant.file_of(target) - variant.file_of(corner)
    down = variant.rank_of(target) - variant.rank_of(corner)
    length = max(abs(across), abs(down))
    straight = across == 0 or down == 0 or abs(across) == abs(down)
    if not length or not straight or across * ray.right + down * ray.forward:
        return False
    file, rank = variant.file_of(corner), variant.rank_of(corner)
    between = ((file + across // length * n, rank + down // length * n) for n in range(1, length))
    return not any(variant.square(*at) in pieces for at in between)


def _squares_along(variant: Variant, ray: Ray, origin: int, side: int) -> Iterator[int]:
    """The squares of a ray, the next one first, up to its end or the edge of the board."""
    sign = 1 if side == 0 else -1
    file, rank = variant.file_of(origin), variant.rank_of(origin)
    for _ in range(ray.limit):
        file, rank = file - sign * ray.right, rank - sign * ray.forward
        if not (1 <= file <= variant.files and 1 <= rank <= variant.ranks):
            return
        yield variant.square(file, rank)


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
