"""Written moves beside the rules: what they must tell apart (other pieces that could make the move, promotion that
could be declined), and why one is not legal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import PROMOTION, drop_kind, from_square, is_drop, is_promotion, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, side_of
from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind

from ..errors import MoveMessage


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


_BROKEN_RULES = {
    Illegality.NIFU: MoveMessage.NIFU,
    Illegality.FULL_FILE: MoveMessage.FULL_FILE,
    Illegality.DEAD_PIECE: MoveMessage.DEAD_PIECE,
    Illegality.LEFT_IN_CHECK: MoveMessage.LEFT_IN_CHECK,
    Illegality.UCHIFUZUME: MoveMessage.UCHIFUZUME,
    Illegality.LION_TRADING: MoveMessage.LION_TRADING,
    Illegality.PROMOTION: MoveMessage.NO_PROMOTION_YET,
    Illegality.MUST_PROMOTE: MoveMessage.MUST_PROMOTE,
    Illegality.REPETITION: MoveMessage.REPETITION,
}
_NAMES = {Side.BLACK: "Black", Side.WHITE: "White"}


def fault_of(position: Position, move: int) -> Message:
    """What is wrong with a move of the side to move that is not legal."""
    fault = illegality(position, move)
    if fault in _BROKEN_RULES:
        return _BROKEN_RULES[fault]
    possible = possible_moves(position)
    if not possible:
        return MoveMessage.NO_MOVE_LEFT
    if is_drop(move):
        return _drop_fault(position, move)
    square = position.variant.square_name(from_square(move))
    piece = position.piece_at(from_square(move))
    if piece == EMPTY:
        return MoveMessage.EMPTY(square=square)
    if side_of(piece) != position.turn:
        return MoveMessage.OTHER_OWNER(square=square, side=_NAMES[Side(side_of(piece))])
    if move ^ PROMOTION in possible:
        return MoveMessage.CANNOT_PROMOTE if is_promotion(move) else MoveMessage.MUST_PROMOTE
    return MoveMessage.DOES_NOT_GO(piece=position.variant.kind(kind_of(piece)).name, square=square)


def _drop_fault(position: Position, move: int) -> Message:
    kind = int(drop_kind(move))
    if not position.hand_count(position.turn, position.variant.held_kind(kind)):
        return MoveMessage.NONE_IN_HAND(piece=position.variant.kind(kind).name)
    return MoveMessage.NOT_EMPTY(square=position.variant.square_name(to_square(move)))
