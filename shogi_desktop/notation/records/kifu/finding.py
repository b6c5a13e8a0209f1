"""Which move a text means: by the origin it tells, else by what it says of the piece's motion and side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import (
    MOST_SQUARES,
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    pass_move,
    to_square,
    two_leg_move,
    vias,
    walking_move,
)
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.system_errors import ABOUT

from ...errors import IllegalMoveText, MoveMessage, NotationError, shortened
from ...moves.usi import canonical_move
from .written_move import NO_SQUARE, SAME, WrittenMove, burnt

FORWARD: Final = "上行入"


def find_move(written: WrittenMove, position: Position, previous: int) -> int:
    """The move, which may not be legal where its origin is told or it is a drop.

    `previous` is the target of the move before, NO_SQUARE for none. NotationError, the column counted from the
    beginning of the move's text, where the text means none or several.
    """
    squares = [previous if square == SAME else square for square in written.squares]
    if NO_SQUARE in squares:
        reason = MoveMessage.NO_MOVE_BEFORE if written.squares[0] == SAME else MoveMessage.OFF_THE_BOARD
        raise NotationError(ABOUT(text=shortened(written.text), reason=reason), written.text)
    if written.origin != NO_SQUARE and not written.drop:
        return _of_origin(written, position, squares)
    if written.drop:
        return _drop(written, position, squares[0])
    return _by_description(written, position, squares)


def misnamed(written: WrittenMove, position: Position, move: int) -> Message | None:
    """What the text says wrongly of a move that can be made; None for nothing."""
    name = shortened(written.text)
    if not is_drop(move):
        piece = position.piece_at(from_square(move))
        if written.kinds and piece != EMPTY and kind_of(piece) not in written.kinds:
            kind = position.variant.kind(kind_of(piece))
            square = position.variant.square_name(from_square(move))
            return MoveMessage.IS_THE_PIECE(text=name, square=square, piece=kind.name)
    said = burnt(written.notes)
    if said is not None:
        removals = [removal for removal in position.transition(move).removals if removal.burnt]
        dies = any(removal.square == to_square(move) for removal in removals)
        if said != (len(removals) - dies, dies):
            burns = MoveMessage.BURNS_WITH_MOVER if dies else MoveMessage.BURNS
            return burns(text=name, count=len(removals) - dies)
    return None


def _of_origin(written: WrittenMove, position: Position, squares: list[int]) -> int:
    promotes = written.decision == "成"
    if written.stays:
        return int(two_leg_move(written.origin, squares[0], written.origin))
    if len(squares) == 1:
        same = squares[0] == written.origin
        if same:
            return int(pass_move(written.origin))
        return canonical_move(board_move(written.origin, squares[0], promotes), position)
    if len(squares) >= MOST_SQUARES:
        raise NotationError(MoveMessage.TOO_MANY_SQUARES(title=position.variant.title), written.text)
    return canonical_move(int(walking_move([written.origin, *squares], promotes)), position)


def _drop(written: WrittenMove, position: Position, target: int) -> int:
    kinds = [kind for kind in written.kinds if kind in position.variant.drop_kinds]
    if not kinds:
        raise NotationError(MoveMessage.NOT_DROPPED(text=shortened(written.name)), written.text)
    return int(drop_move(kinds[0], target))


def _by_description(written: WrittenMove, position: Position, squares: list[int]) -> int:
    """The legal move that fits all that is said; a drop only where no piece on the board can go there."""
    fitting = [move for move in position.legal_moves() if _fits(move, written, position, squares)]
    drops = [move for move in fitting if is_drop(move)]
    boards = _told_apart([move for move in fitting if not is_drop(move)], written.how, position, squares[0])
    promotes = written.decision == "成"
    chosen = boards if position.variant.flips else [move for move in boards if is_promotion(move) == promotes]
    if not chosen and not written.how and not written.decision:
        chosen = drops
    if len(chosen) == 1:
        return chosen[0]
    if chosen:
        raise NotationError(MoveMessage.AMBIGUOUS(text=shortened(written.text)), written.text)
    raise IllegalMoveText(MoveMessage.ILLEGAL(text=shortened(written.text)), written.text)


def _fits(move: int, written: WrittenMove, position: Position, squares: list[int]) -> bool:
    if is_drop(move):
        return [int(to_square(move))] == squares and drop_kind(move) in written.kinds and not written.notes
    origin, target = int(from_square(move)), int(to_square(move))
    if kind_of(position.piece_at(origin)) not in written.kinds:
        return False
    if is_pass(move) or written.passes:
        return is_pass(move) and written.passes and squares == [target]
    way = [*vias(move), target]
    if written.stays or (len(way) == 2 and way[-1] == origin):
        return written.stays and way == [squares[0], origin]
    return way == squares


def _told_apart(moves: list[int], how: str, position: Position, target: int) -> list[int]:
    """The moves of the pieces that the characters mean, motion before side: 右 is the rightmost of those left."""
    for sign in sorted(how, key="上行入寄引直右左".index):
        moves = list(_TELLERS[sign](moves, position, target))
    return moves


def _motion(wanted: int) -> Callable[[list[int], Position, int], Iterable[int]]:
    def keep(moves: list[int], position: Position, target: int) -> Iterable[int]:
        return [move for move in moves if _way(move, position, target)[1] == wanted]

    return keep


def _side(wanted: int) -> Callable[[list[int], Position, int], Iterable[int]]:
    def keep(moves: list[int], position: Position, target: int) -> Iterable[int]:
        columns = [_way(move, position, target)[0] * wanted for move in moves]
        return [move for move, column in zip(moves, columns, strict=True) if column == max(columns)]

    return keep


def _straight(moves: list[int], position: Position, target: int) -> Iterable[int]:
    return [move for move in moves if _way(move, position, target) == (0, 1)]


def _way(move: int, position: Position, target: int) -> tuple[int, int]:
    """Where a move starts as its side sees it: files right of the target, and whether it goes forward (1) or back."""
    variant, origin = position.variant, int(from_square(move))
    right = variant.file_of(target) - variant.file_of(origin)
    forward = variant.rank_of(origin) - variant.rank_of(target)
    if position.turn == Side.WHITE:
        right, forward = -right, -forward
    return right, (forward > 0) - (forward < 0)


_TELLERS: Final[Mapping[str, Callable[[list[int], Position, int], Iterable[int]]]] = {
    **dict.fromkeys(FORWARD, _motion(1)),
    "寄": _motion(0),
    "引": _motion(-1),
    "直": _straight,
    "右": _side(1),
    "左": _side(-1),
}
