"""What a written move must tell apart: other pieces that could make it, promotion that could be declined."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shogi_desktop.rules.board.moves import PROMOTION, drop_kind, from_square, is_drop, to_square, vias
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.legality import Illegality, possible_moves
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind


@dataclass(frozen=True)
class Alternatives:
    """`rivals`: origins of other pieces of the same name that could do the same; `promotion`: it could promote."""

    rivals: tuple[int, ...]
    promotion: bool


def alternatives(position: Position, move: int, name: Callable[[Kind], str]) -> Alternatives:
    """The alternatives to `move`, a possible move of the side to move; for a drop the pieces that could move there.

    `name` is what the notation calls a kind of piece. Pieces that may not make the move because their king would be
    exposed or the position come back count too, as in printed game scores.
    """
    kind = position.variant.kind
    way = _way(move)
    origin = -1 if is_drop(move) else int(from_square(move))
    called = name(kind(drop_kind(move) if is_drop(move) else kind_of(position.piece_at(origin))))
    rivals = set()
    promotion = False
    for other in possible_moves(position):
        if is_drop(other) or _way(other) != way:
            continue
        start = int(from_square(other))
        if start == origin:
            promotion = promotion or (bool(other & PROMOTION) and not _is_put_off(position, other))
        elif name(kind(kind_of(position.piece_at(start)))) == called:
            rivals.add(start)
    return Alternatives(tuple(sorted(rivals)), promotion)


def _is_put_off(position: Position, move: int) -> bool:
    """Whether a rule does not let the piece promote this time: then there is nothing to decline."""
    reason = Illegality.PROMOTION.value
    return any(ruling.name == reason and not ruling.legal(position, move) for ruling in position.rulings)


def _way(move: int) -> tuple[list[int], int]:
    """Squares a move captures on its way, and where it ends; -1 for a return to where it began, which is not told."""
    passed, target = vias(move), int(to_square(move))
    return passed, -1 if len(passed) == 1 and target == from_square(move) else target
