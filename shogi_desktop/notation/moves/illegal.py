"""Why a move that was written is not legal, in words for an error message."""

from __future__ import annotations

from shogi_desktop.rules.board.moves import PROMOTION, drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, side_of
from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.position import Position

_BROKEN_RULES = {
    Illegality.NIFU: "two unpromoted pawns would stand on the file",
    Illegality.FULL_FILE: "too many unpromoted pieces of the kind would stand on the file",
    Illegality.DEAD_PIECE: "the piece could never move again",
    Illegality.LEFT_IN_CHECK: "the king would stand in check",
    Illegality.UCHIFUZUME: "a dropped pawn may not mate",
    Illegality.LION_TRADING: "the lion may not be taken so",
    Illegality.PROMOTION: "the piece may not promote yet",
    Illegality.MUST_PROMOTE: "the piece must promote",
    Illegality.REPETITION: "it brings back a position of this game",
}
_NAMES = {Side.BLACK: "Black", Side.WHITE: "White"}


def fault_of(position: Position, move: int) -> str:
    """What is wrong with a move of the side to move; "" for a legal one."""
    fault = illegality(position, move)
    if fault is None:
        return ""
    if fault in _BROKEN_RULES:
        return _BROKEN_RULES[fault]
    possible = possible_moves(position)
    if not possible:
        return "no move is left"
    if is_drop(move):
        return _drop_fault(position, move)
    square = position.variant.square_name(from_square(move))
    piece = position.piece_at(from_square(move))
    if piece == EMPTY:
        return f"{square} is empty"
    if side_of(piece) != position.turn:
        return f"the piece on {square} is {_NAMES[Side(side_of(piece))]}'s"
    if move ^ PROMOTION in possible:
        return "the piece cannot promote" if is_promotion(move) else "the piece must promote"
    return f"the {position.variant.kind(kind_of(piece)).name} on {square} does not go there"


def _drop_fault(position: Position, move: int) -> str:
    kind = int(drop_kind(move))
    if not position.hand_count(position.turn, position.variant.held_kind(kind)):
        return f"there is no {position.variant.kind(kind).name} in hand"
    return f"{position.variant.square_name(to_square(move))} is not empty"
