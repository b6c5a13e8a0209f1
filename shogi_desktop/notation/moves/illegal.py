"""Why a move that was written is not legal."""

from __future__ import annotations

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import PROMOTION, drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, side_of
from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.position import Position

from ..errors import MoveMessage

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
