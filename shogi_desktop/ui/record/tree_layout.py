"""Where the moves of a game stand in the drawing of its tree: a row for each ply, a column for each line.

The main line is the first column. A variation stands to the right of everything that it passes, so that no line of
the drawing crosses a move. Nothing here recurses over moves.
"""

from __future__ import annotations

from bisect import bisect_left

from shogi_desktop.game.tree import Game, Node


class TreeLayout:
    """The places of all moves of a game as it is now; `rows` has the moves of each ply by their columns."""

    def __init__(self, game: Game) -> None:
        self._columns: dict[Node, int] = {}
        self._outermost: list[int] = []  # the last column used, by rows
        self.rows: list[list[Node]] = []
        waiting = [game.root]
        while waiting:
            line = _line_from(waiting.pop())
            self._place(line)
            # The variations at the end of the line go innermost, and of those at one place the first one.
            for node in line:
                waiting.extend(reversed(node.children[1:]))
        self.columns = max(self._outermost) + 1
        for node, _ in sorted(self._columns.items(), key=lambda item: item[1]):
            while len(self.rows) <= node.ply:
                self.rows.append([])
            self.rows[node.ply].append(node)

    def column(self, node: Node) -> int:
        return self._columns[node]

    def __contains__(self, node: Node) -> bool:
        return node in self._columns

    def at(self, row: int, column: int) -> Node | None:
        """The move at a place."""
        if not 0 <= row < len(self.rows):
            return None
        nodes = self.rows[row]
        at = bisect_left(nodes, column, key=self._columns.__getitem__)
        return nodes[at] if at < len(nodes) and self._columns[nodes[at]] == column else None

    def beside(self, node: Node, step: int) -> Node | None:
        """The next move of the same ply to the right (step 1) or to the left (-1)."""
        nodes = self.rows[node.ply]
        at = nodes.index(node) + step
        return nodes[at] if 0 <= at < len(nodes) else None

    def _place(self, line: list[Node]) -> None:
        """A line goes beside the outermost one of its rows, that of the move it goes off from included."""
        first = max(0, line[0].ply - 1)
        last = line[-1].ply
        self._outermost.extend([-1] * (last + 1 - len(self._outermost)))
        column = max(self._outermost[first : last + 1]) + 1
        self._outermost[first : last + 1] = [column] * (last + 1 - first)
        for node in line:
            self._columns[node] = column


def _line_from(node: Node) -> list[Node]:
    """The move and first child after first child."""
    line = [node]
    while line[-1].children:
        line.append(line[-1].children[0])
    return line
