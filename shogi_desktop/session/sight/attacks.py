"""Who attacks what: what threatens royal pieces, who strikes a square, what a piece could do. Facts from the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import from_square, is_drop, is_pass, to_square, vias
from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.position import Position

from ..lessons.practice import practice_moves


def threatened_royals(position: Position, side: int) -> list[int]:
    """Royal pieces of `side` that the other side could take or burn if it were to move, whoever's turn it is."""
    royals = position.royal_squares(side)
    if position.in_lines:
        return [square for square in royals if position.attacked(square, side ^ 1)]
    board = position.copy()
    if board.turn == side:
        board.play_null()
    lost: set[int] = set()
    # Where a check must be answered, a pinned piece gives one all the same.
    for move in board.unbanned_moves(noisy_only=True) if board.takes_royals else board.unjudged_moves():
        before = board.royals[side]
        board.play(move)
        if board.royals[side] < before:
            left = board.royal_squares(side)
            lost.update(square for square in royals if square not in left)
        board.undo()
    return [square for square in royals if square in lost]


class RescueSearch:
    """Looks for a move after which the last royal piece of the side to move cannot be taken at once.

    Made for games in which a check need not be answered, so that a mate is no end of the game. It is done in slices,
    since one move after the other has to be tried against every answer.
    """

    def __init__(self, position: Position) -> None:
        self._board = position.copy()
        self._side = int(position.turn)
        self._left = self._board.legal_moves()

    def try_next(self) -> bool | None:
        """Tries one move: True when it saves, False when none is left, None when others have to be tried."""
        if not self._left:
            return False
        board, side = self._board, self._side
        board.play(self._left.pop())
        saved = bool(board.royals[side ^ 1] == 0)
        if not saved and board.royals[side]:
            board.play_null()
            saved = not board.in_check()
            board.undo()
        board.undo()
        return True if saved else None


def strikers(position: Position, square: int, side: Side) -> list[int]:
    """The squares of the pieces of `side` that could capture on `square` if an enemy stood there, in reading order.

    Pins, checks and bans are not asked, as for the lines that a player sees. Where a piece of the same side stands,
    those that defend it are told.
    """
    board = position.copy()
    there = int(board.piece_at(square))
    if not there or there & 1 == side:
        stand_in = next(kind.id for kind in board.variant.every_kind if not kind.royal and not kind.jump_rank)
        board.put(square, make_piece(stand_in, side.other))
    board.set_turn(side)
    board.royals = vec[i64]([max(1, int(count)) for count in board.royals])
    found = {
        int(from_square(move))
        for move in board.unjudged_moves()
        if not is_drop(move) and not is_pass(move) and square in (*vias(move), to_square(move))
    }
    return [each for each in board.variant.squares if each in found and each != square]


def piece_moves(position: Position, square: int) -> list[int]:
    """The moves of the piece on `square`, whoever's turn it is; none where the square is empty.

    A piece strikes where it goes even if it is pinned or its king is in check, so neither is asked.
    """
    piece = int(position.piece_at(square))
    if not piece:
        return []
    board = position.copy()
    board.set_turn(piece & 1)
    moves = practice_moves(board) if board.takes_royals else possible_moves(board)
    return [move for move in moves if not is_drop(move) and from_square(move) == square]
