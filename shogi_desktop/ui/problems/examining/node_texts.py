"""Moves of an examined problem in the notation of the person."""

from __future__ import annotations

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.problems.tree import ExaminedNode

from ...widgets.side_marks import side_of
from ...words.move_texts import move_text


class NodeTexts:
    """Texts of moves in one notation, "japanese" or "western", each made once."""

    def __init__(self, notation: str) -> None:
        self.notation = notation
        self._known: dict[tuple[ExaminedNode, int], str] = {}

    def of(self, node: ExaminedNode) -> str:
        """The move that led to a node; "" for the root."""
        return self.at(node.parent, node.move) if node.parent is not None else ""

    def at(self, node: ExaminedNode, move: int) -> str:
        """A legal move of the position of a node."""
        if (node, move) not in self._known:
            before = node.transition.move if node.transition is not None else NO_MOVE
            text = move_text(node.position, move, before, self.notation)
            self._known[node, move] = text
        return self._known[node, move]

    def bare(self, node: ExaminedNode, move: int) -> str:
        """The same without the mark of the side: in a sentence it would be drawn in the colour of the letters."""
        text = self.at(node, move)
        return text[1:].strip() if side_of(text) >= 0 else text
