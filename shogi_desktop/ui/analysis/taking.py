"""Lines that were looked at, taken into the record."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.session.play.game_session import GameSession


def take_line(session: GameSession, node: Node, moves: Sequence[int]) -> None:
    """Makes one move on the board, or puts several into the record, where they are one step to undo. Nothing where the
    board does not stand at `node`, or has changed since the person asked for it."""
    game = session.record.game
    if not moves or not session.record.can_edit() or game.cursor is not node or not game.position.is_legal(moves[0]):
        return
    if len(moves) == 1:
        session.review.play(moves[0])
        return
    other = Game(game.variant, game.position)
    for move in moves:
        other.play(move)
    session.review.graft(node, other)
