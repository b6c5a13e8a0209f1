"""Which positions of a game an engine has to look at, so that the wished moves can be judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shogi_desktop.game.tree import Game, Node

if TYPE_CHECKING:
    from .game_analysis import Wish


def wished_positions(game: Game, wish: Wish) -> list[Node]:
    """Those before and after each move that is wished, in the order of the game."""
    nodes = [game.root, *game.line()]
    turn = game.first_turn
    wanted: dict[int, None] = {}
    for ply in range(max(1, wish.first), min(wish.last, len(nodes) - 1) + 1):
        mover = turn if ply % 2 else turn.other
        if wish.side is None:
            wanted |= {ply - 1: None, ply: None}
        elif wish.side is mover:
            wanted |= {ply: None, ply - 1: None}  # the position before says whether that after is looked at
    return [nodes[ply] for ply in wanted if not (wish.keep and nodes[ply].evaluation)]
