"""The position along the lines of play of a game that is written, without touching the game's own cursor."""

from __future__ import annotations

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import to_square


class Walk:
    """`position` is where the way taken so far has led."""

    def __init__(self, game: Game) -> None:
        self.position = game.start
        self._path: list[Node] = []

    @property
    def previous(self) -> int | None:
        """The target of the move before."""
        return int(to_square(self._path[-1].move)) if self._path else None

    def play(self, node: Node) -> None:
        """Goes on to a move that follows."""
        self.position.play(node.move)
        self._path.append(node)

    def go_to(self, node: Node) -> None:
        """Goes back to a node that lies on the way."""
        while self._path and self._path[-1] is not node:
            self._path.pop()
            self.position.undo()
