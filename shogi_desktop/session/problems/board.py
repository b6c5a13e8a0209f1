"""A mate problem on the board: its checks, and lines of moves from elsewhere as moves to show."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.notation.errors import IllegalMoveText
from shogi_desktop.notation.moves.illegal import fault_of
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules.position import Position

from ..played_move import PlayedMove, played_move


def checked_move(position: Position, move: int) -> PlayedMove:
    """A move that the engine named, as the board shows it. IllegalMoveText where it is not legal."""
    if not position.is_legal(move):
        text = format_move(move, position.variant)
        raise IllegalMoveText(f"{text} is not a legal move here: {fault_of(position, move)}", text)
    return played_move(position, move)


def checked_line(position: Position, line: Iterable[int]) -> list[PlayedMove]:
    """The moves of a line, one after the other. IllegalMoveText where one is not legal."""
    made: list[PlayedMove] = []
    for move in line:
        made.append(checked_move(made[-1].position if made else position, move))
    return made


def gives_check(after: Position) -> bool:
    """Whether the move that led here gave check or took the last royal piece."""
    return after.in_check() or (after.takes_royals and not after.royals[after.turn])


def is_over(after: Position) -> bool:
    """Whether the rules alone show that the side to move has lost: mate, or no royal piece is left.

    Where a check need not be answered a mate is no end of the game and not seen here.
    """
    if after.takes_royals:
        return not after.royals[after.turn]
    return after.in_check() and not after.has_legal_move()
