"""Moves and times as JKF states them.

A move without `from` is a drop, or (not normalized) one that `relative` tells apart: L, C, R of the side, U, M, D of
the motion, H a drop. `same` says that it goes where the last one went.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    board_move,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    to_square,
)
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position

from ...errors import MoveMessage, NotationError, shortened
from ...moves import japanese
from ...moves.csa_moves import kinds

_RELATIVE: Final = {"左": "L", "直": "C", "右": "R", "上": "U", "寄": "M", "引": "D", "打": "H"}


def relative(text: str) -> str:
    """What tells a move from those of other pieces of its kind, out of its Japanese text."""
    return "".join(_RELATIVE[sign] for sign in text if sign in _RELATIVE)


def spent_ms(time: object) -> int | None:
    """The milliseconds of a `time`, None where it says none."""
    now = time.get("now") if isinstance(time, dict) else None
    if not isinstance(now, dict):
        return None
    seconds = 0.0
    for key, worth in (("h", 3600), ("m", 60), ("s", 1)):
        number = now.get(key) or 0
        if not isinstance(number, (int, float)) or not 0 <= number < 10**8:
            return None
        seconds += number * worth
    return round(seconds * 1000)


def move_of(move: object, game: Game) -> tuple[int, str]:
    """The move that a value tells, legal or not, and a text for messages. NotationError."""
    if not isinstance(move, dict):
        raise NotationError(MoveMessage.TABLE_EXPECTED, str(move))
    position = game.position
    variant = position.variant
    target = _square(move.get("to"), position)
    if target < 0 and move.get("same") and game.cursor.move != NO_MOVE:
        target = int(to_square(game.cursor.move))
    if target < 0:
        raise NotationError(MoveMessage.WRONG_TO(text=shortened(move.get("to"))), str(move))
    kind = kinds(variant).get(str(move.get("piece")), 0)
    origin = _square(move.get("from"), position)
    promotes = move.get("promote") is True
    if move.get("from") is None:
        found = _told_apart(position, kind, target, promotes, move.get("relative"))
        return found, f"{move.get('piece')} to {variant.square_name(target)}"
    if origin < 0 or origin == target:
        raise NotationError(MoveMessage.WRONG_FROM(text=shortened(move.get("from"))), str(move))
    if kind and kind != kind_of(position.piece_at(origin)):
        wrong = MoveMessage.NONE_ON(piece=str(move.get("piece")), square=variant.square_name(origin))
        raise NotationError(wrong, str(move))
    return int(board_move(origin, target, promotes)), variant.square_name(origin) + variant.square_name(target)


def _told_apart(position: Position, kind: int, target: int, promotes: bool, how: object) -> int:
    """A drop, or the one move on the board that fits."""
    on_board = [
        move
        for move in ([] if how == "H" else position.legal_moves())
        if not is_drop(move)
        and to_square(move) == target
        and bool(is_promotion(move)) == promotes
        and kind_of(position.piece_at(from_square(move))) == kind
    ]
    if how and len(on_board) > 1:
        on_board = [move for move in on_board if relative(japanese.format_move(position, move)) == how]
    if len(on_board) > 1:
        raise NotationError(MoveMessage.SEVERAL_PIECES, "")
    if on_board:
        return on_board[0]
    if kind not in position.variant.hand_kinds:
        raise NotationError(MoveMessage.NO_PIECE_CAN, "")
    return int(drop_move(kind, target))


def _square(place: object, position: Position) -> int:
    """The square of `{"x": file, "y": rank}`, -1 for none."""
    if not isinstance(place, dict):
        return -1
    file, rank = place.get("x"), place.get("y")
    variant = position.variant
    if not (isinstance(file, int) and isinstance(rank, int)):
        return -1
    return variant.square(file, rank) if 1 <= file <= variant.files and 1 <= rank <= variant.ranks else -1
