"""Texts of the moves of a game, each made once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves import hodges, japanese
from shogi_desktop.rules.board.moves import NO_MOVE, to_square
from shogi_desktop.rules.position import Position

from .texts import SIDE_MARKS


def move_text(position: Position, move: int, before: int, notation: str) -> str:
    """A move of `position`, to which the move `before` has led (NO_MOVE: none), "japanese" or "western"."""
    if notation == "western":
        return f"{SIDE_MARKS[position.turn]} {hodges.format_move(position, move)}"
    return japanese.format_move(position, move, to_square(before) if before else None)


def line_texts(position: Position, line: Iterable[int], before: int, notation: str) -> Iterator[str]:
    """The moves of a line that begins in `position`, to which the move `before` has led (NO_MOVE: none)."""
    board = position.copy()
    for move in line:
        yield move_text(board, move, before, notation)
        board.play(move)
        before = move


class MoveTexts:
    """Texts in one notation, "japanese" or "western"; a text needs the position before its move."""

    def __init__(self, notation: str = "japanese") -> None:
        self.notation = notation
        self._known: dict[Node, str] = {}

    def of(self, node: Node) -> str:
        """The text of a node prepared before; "" for any other."""
        return self._known.get(node, "")

    def text(self, game: Game, node: Node) -> str:
        """The text of any move of a game, made now where it is missing."""
        if node not in self._known:
            self.prepare(game, node.path())
        return self.of(node)

    def prepare(self, game: Game, line: list[Node]) -> None:
        """Makes the texts that are missing for a line and its variations."""
        last = max((at for at, node in enumerate(line) if not self._complete(node)), default=-1)
        position = game.start if last >= 0 else None
        for node in line[: last + 1]:
            assert position is not None and node.parent is not None
            for sibling in node.parent.children:
                if sibling not in self._known:
                    self._known[sibling] = self._text(position, sibling)
            position.play(node.move)

    def prepare_all(self, game: Game) -> Iterator[tuple[Node, Position]]:
        """Makes the texts of the whole tree: every node after the start in the order of `walk`, with the position
        that its move has led to (to be read before the next one)."""
        for node, position in game.positions():
            for child in node.children:
                self._known[child] = self._text(position, child)
            if node.parent is not None:
                yield node, position

    def _complete(self, node: Node) -> bool:
        return node.parent is not None and all(sibling in self._known for sibling in node.parent.children)

    def _text(self, position: Position, node: Node) -> str:
        return move_text(position, node.move, node.parent.move if node.parent else NO_MOVE, self.notation)
