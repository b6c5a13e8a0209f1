"""Moves taken back that were never played: what may have stood before a position."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.moves import board_move, drop_move
from shogi_desktop.rules.board.pieces import WALL
from shogi_desktop.rules.position import Position

from .candidates import BLACK
from .judging import checks, evasions
from .material import Material, is_misplaced, neighbourhood

HAND: Final = -1
# Pieces with powers beyond plain lines may have come from anywhere so near.
_NEAR: Final = 3


class Retraction:
    """How the piece on `target` may have come there: from a square or the hand, as which face, and taking what."""

    def __init__(self, target: int, origin: int, face: int, taken: int) -> None:
        self.target = target
        self.origin = origin
        self.face = face
        self.taken = taken


def retractions(position: Position, square: int, material: Material) -> list[Retraction]:
    """Every way in which the piece on a square may have come there; `take_back` finds out whether it can."""
    tables = position.tables
    piece = int(position.cells[square])
    side = piece & 1
    other = int(tables.unpromoted[piece])
    taken = [0, *material.victims(position, side)]
    found: list[Retraction] = []
    for face in ([other] if tables.flips else [piece, other]) if other else [piece]:
        for origin in _origins(position, square, face, face in material.wanted):
            found += [Retraction(square, origin, face, victim) for victim in taken]
    if piece >> 1 in position.variant.drop_kinds:
        found.append(Retraction(square, HAND, piece, 0))
    return found


def take_back(after: Position, how: Retraction, material: Material) -> Position | None:
    """The position before, None where pieces are missing or could not stand there, or the move is not to be had.

    A move of Black's must give check, one of White's answer it.
    """
    piece = int(after.cells[how.target])
    side = piece & 1
    before = after.copy()
    before.set_turn(side)
    before.put(how.target, 0)
    if how.origin == HAND:
        held = int(before.tables.demoted[piece])
        before.set_hand(side, held, before.hand_count(side, held) + 1)
    else:
        if is_misplaced(before, how.face, how.origin):
            return None
        before.put(how.origin, how.face)
    if how.taken and not _give_back(before, how, side, material):
        return None
    if _leaves_king(before) if side == BLACK else not before.in_check():
        return None
    move = move_of(after, how)
    if move not in (checks(before) if side == BLACK else evasions(before)):
        return None
    before.play(move)
    same = before.key == after.key
    before.undo()
    return before if same else None


def move_of(after: Position, how: Retraction) -> int:
    """The move taken back."""
    piece = int(after.cells[how.target])
    if how.origin == HAND:
        return int(drop_move(piece >> 1, how.target))
    return int(board_move(how.origin, how.target, piece != how.face))


def _origins(position: Position, square: int, face: int, over: bool) -> list[int]:
    """Empty squares from which a piece might have come; the rules judge whether it could. Those from which it would
    have passed over pieces only if asked for."""
    tables = position.tables
    cells = position.cells
    found: list[int] = []
    for ray in range(tables.ray_first[face], tables.ray_first[face + 1]):
        here = square
        for _ in range(tables.ray_limit[ray]):
            here -= int(tables.ray_step[ray])
            if cells[here] != 0:
                break
            found.append(here)
    if over:
        for ray in range(tables.special_first[face], tables.special_first[face + 1]):
            found += _empty_on(position, square, -int(tables.special_step[ray]))
    special = tables.special_first[face + 1] > tables.special_first[face]
    if special or tables.area[face] or tables.leg_first[face + 1] > tables.leg_first[face]:
        found += [near for near in neighbourhood(position.variant, square, _NEAR) if cells[near] == 0]
    return list(dict.fromkeys(found))


def _empty_on(position: Position, square: int, step: int) -> list[int]:
    """The empty squares of a line as far as the edge, whatever stands between."""
    found: list[int] = []
    here = square + step
    while position.cells[here] != WALL:
        if position.cells[here] == 0:
            found.append(here)
        here += step
    return found


def _give_back(before: Position, how: Retraction, side: int, material: Material) -> bool:
    """Puts back what a move took."""
    if side == BLACK and before.has_drops:
        kind = int(before.tables.demoted[how.taken])
        if before.hand_count(side, kind) == 0 or is_misplaced(before, how.taken, how.target):
            return False
        before.set_hand(side, kind, before.hand_count(side, kind) - 1)
        before.put(how.target, how.taken)
        return True
    return material.place(before, how.target, how.taken)


def _leaves_king(position: Position) -> bool:
    """Whether Black, to move, could simply take the king."""
    position.play_null()
    found = position.in_check()
    position.undo()
    return bool(found)
