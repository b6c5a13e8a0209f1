"""A game that grows line by line while a record is read: moves, variations, comments, ends, and what was wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.pieces import Side

from ...limits import LONGEST_NAME
from ..reading import Reading, Replay
from .lines import KifuLine, WrittenTimes


class Growth(Replay):
    """The game so far; its cursor is where the next move goes.

    A line of play that could not be read on is `broken`: nothing is added to it until a variation begins elsewhere.
    It is `lost` where not even its beginning has a place in the game.
    """

    def __init__(self, game: Game, reading: Reading) -> None:
        super().__init__(game, reading)
        self.lost = False
        self._main: Node | None = None
        self._result: GameResult | None = None
        self._comments: dict[Node, list[str]] = {}
        # By the last move of a side.
        self._spent: dict[Node, int] = {}

    @property
    def mover(self) -> Side:
        """The side to move."""
        return Side(self.game.position.turn)

    @property
    def on_main_line(self) -> bool:
        """Whether no variation has begun."""
        return self._main is None

    def move(self, move: int, text: str, line: KifuLine, column: int, times: WrittenTimes | None = None) -> None:
        """Makes a move; where it is not legal that is reported, and the line of play ends before it."""
        before = self.spent
        node = self.play(move, text, line.number, column)
        if node is None:
            return
        spent = times.spent_after(before) if times else None
        if spent is not None:
            node.spent_ms = spent
        self._spent[node] = before + (node.spent_ms or 0)

    @property
    def spent(self) -> int:
        """What the side to move has spent so far, in milliseconds."""
        last = self.game.cursor.parent
        return self._spent.get(last, 0) if last else 0

    def branch(self, ply: int) -> bool:
        """Goes to where the move of this number begins a variation; False where no such move stands above."""
        self._close_main()
        self.lost = self.broken = not 1 <= ply <= self.game.cursor.ply + 1
        while not self.lost and self.game.cursor.ply >= ply:
            self.game.back()
        return not self.lost

    def comment(self, text: str) -> None:
        """A line of a comment on the move above."""
        if not self.broken:
            self._comments.setdefault(self.game.cursor, []).append(text)

    def bookmark(self, name: str) -> None:
        """A bookmark at the move above; one without a name is called by the number of the move."""
        node = self.game.cursor
        if not self.broken and len(node.bookmark) < LONGEST_NAME:
            name = f"{node.bookmark} {name}" if node.bookmark else name or str(node.ply)
            node.bookmark = name[:LONGEST_NAME]

    @property
    def ended(self) -> GameResult | None:
        """How the line of play has ended, as far as that was said."""
        return self._result if self.on_main_line else self.game.cursor.ending

    def end(self, result: GameResult) -> None:
        """The line of play ends at the cursor, or somewhere behind it where it could not be read on."""
        if self.lost:
            return
        if self.on_main_line:
            self._result = result
        else:
            self.game.cursor.ending = result

    def finish(self) -> Game:
        """The game with everything said of it, and the cursor at the end of its main line."""
        self._close_main()
        for node, texts in self._comments.items():
            node.comment = "\n".join(texts)
        game = self.game
        game.go_to(self._main or game.root)
        for node in game.root.walk():
            node.chosen = node.children[0] if node.children else None
        for node in game.cursor.path():
            if node.parent:
                node.parent.chosen = node
        if self._result:
            game.finish(self._result)
        return game

    def _close_main(self) -> None:
        if self._main is None:
            self._main = self.game.cursor


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
