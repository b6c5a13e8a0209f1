"""What threatens royal pieces, and whether any move saves the last one: facts for announcements, from the rules."""

from __future__ import annotations

from shogi_desktop.rules.position import Position


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
