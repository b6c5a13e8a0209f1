"""What the special powers of pieces reach: fires, captures over other pieces, area moves."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..lessons.lookout import piece_moves
from .control import Control
from .seen import Powers

_JUMPS = ("ranked", "over", "sweep")


def has_powers(kind: Kind) -> bool:
    """Whether a kind has any of the powers that are told here."""
    return kind.burns or bool(kind.movement.area) or _jumps(kind)


def powerful(position: Position, side: int) -> list[int]:
    """Where pieces of a side stand that have such powers."""
    pieces = ((square, int(position.piece_at(square))) for square in position.variant.squares)
    variant = position.variant
    return [at for at, piece in pieces if piece != EMPTY and piece & 1 == side and has_powers(variant.kind(piece >> 1))]


def powers_of(position: Position, control: Control, origins: Iterable[int]) -> Powers:
    """What the pieces on these squares can do with their powers, whoever's turn it is."""
    variant = position.variant
    fires, burnt, jumps, area = set[int](), set[int](), set[tuple[int, int]](), set[int]()
    for origin in origins:
        piece = int(position.piece_at(origin))
        kind = variant.kind(piece >> 1)
        free = [square for square in _taken_by(control, origin, piece & 1) if _not_of(position, square, piece & 1)]
        if kind.burns:
            fires.update(square for square in _beside(variant, origin) if _not_of(position, square, piece & 1))
            burnt |= _burnt_by(position, origin)
        if _jumps(kind):
            jumps.update((origin, square) for square in free if _is_over(position, origin, square))
        if kind.movement.area:
            near = kind.movement.area
            area.update(square for square in free if _distance(variant, origin, square) <= near)
    return Powers(frozenset(fires), frozenset(burnt), frozenset(jumps), frozenset(area))


def _jumps(kind: Kind) -> bool:
    return any(ray.block in _JUMPS for ray in kind.movement.rays)


def _taken_by(control: Control, origin: int, side: int) -> list[int]:
    return [square for square, takers in control.takers[side].items() if origin in takers]


def _not_of(position: Position, square: int, side: int) -> bool:
    piece = position.piece_at(square)
    return piece == EMPTY or piece & 1 != side


def _burnt_by(position: Position, origin: int) -> set[int]:
    """Enemies that a move of the burner there would burn."""
    board = position.copy()
    side = int(position.piece_at(origin)) & 1
    board.set_turn(side)
    removals = (gone for move in piece_moves(position, origin) for gone in board.transition(move).removals)
    return {gone.square for gone in removals if gone.burnt and gone.piece & 1 != side}


def _beside(variant: Variant, square: int) -> list[int]:
    return [other for other in variant.squares if _distance(variant, square, other) == 1]


def _distance(variant: Variant, one: int, other: int) -> int:
    """In steps of a king."""
    files = abs(variant.file_of(one) - variant.file_of(other))
    return max(files, abs(variant.rank_of(one) - variant.rank_of(other)))


def _is_over(position: Position, origin: int, target: int) -> bool:
    """Whether anything stands on the straight way between two squares."""
    variant, steps = position.variant, _distance(position.variant, origin, target)
    file, rank = variant.file_of(origin), variant.rank_of(origin)
    files, ranks = variant.file_of(target) - file, variant.rank_of(target) - rank
    if files not in (0, steps, -steps) or ranks not in (0, steps, -steps):
        return False
    between = (variant.square(file + files * n // steps, rank + ranks * n // steps) for n in range(1, steps))
    return any(position.piece_at(square) != EMPTY for square in between)
