"""The lines of play of a game in the order in which records write them.

The game's own line comes first. Variations follow from its last move back to its first, each with its own variations
right behind it; so a variation that begins with move N belongs to the last line above it that goes as far as N - 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node


@dataclass(frozen=True)
class Branch:
    """A line of play: its moves after `origin`, and how it ended. A line without moves says how another one ended."""

    origin: Node
    nodes: tuple[Node, ...]
    ending: GameResult | None

    @property
    def last(self) -> Node:
        """Where the line ends."""
        return self.nodes[-1] if self.nodes else self.origin


class Branches:
    """Goes through the lines of play of a game."""

    def __init__(self, game: Game) -> None:
        self._root = game.root
        self._end = game.end if game.result else None
        # A game may have ended in what the tree calls a variation: that is what was played.
        self._played = {node.parent: node for node in game.end.path()} if game.result else {}

    def __iter__(self) -> Iterator[Branch]:
        main = self._line(self._root, None)
        waiting = [main]
        while waiting:
            line = waiting.pop()
            yield line
            nodes = (self._root, *line.nodes) if line is main else line.nodes
            later = [branch for node in reversed(nodes) for branch in self._besides(node, line)]
            waiting += reversed(later)

    def continued(self, node: Node) -> bool:
        """Whether another move in the place of this one is written below it."""
        parent = node.parent
        return parent is not None and (self._after(parent)[-1] is not node or self._ends_apart(parent))

    def _after(self, node: Node) -> list[Node]:
        """The continuations, the one that was played first."""
        played = self._played.get(node)
        return [played, *(child for child in node.children if child is not played)] if played else node.children

    def _ends_apart(self, node: Node) -> bool:
        """Whether play goes on from where a line is said to have ended."""
        return node.ending is not None and node is not self._end and bool(node.children)

    def _line(self, origin: Node, first: Node | None) -> Branch:
        nodes = [first] if first else []
        node = first or origin
        while node.children and node is not self._end:
            node = self._after(node)[0]
            nodes.append(node)
        return Branch(origin, tuple(nodes), node.ending)

    def _besides(self, node: Node, line: Branch) -> Iterator[Branch]:
        """The variations of a line that begin with the move after this node of it."""
        after = self._after(node)
        for child in after if node is line.last else after[1:]:
            yield self._line(node, child)
        if self._ends_apart(node):
            yield Branch(node, (), node.ending)
