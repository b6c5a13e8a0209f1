"""A search for mates beside the main search: one for the side to move, one against the move it would play."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..control import Control, Share
from ..mate.solver import MateResult, MateSolver
from ..search.search import Search

# Nodes of a first look, and the percentage of all nodes that both searches together may take.
_FIRST: Final = 100
_SHARE: Final = 8
# A search for mates is given so much of the memory of the transposition table.
_MEMORY_SHARE: Final = 16


class RootMates:
    """Looks for mates of one game. Its nodes are counted with those of the main search, and its shares end with it."""

    def __init__(self, variant: Variant, megabytes: int, search: Search) -> None:
        room = max(1, megabytes // _MEMORY_SHARE)
        self._search = search
        self._attack = MateSolver(variant, room)
        self._defence = MateSolver(variant, room)
        self._root = Position(variant)
        self._spent = 0
        self._open = True
        # What the last looks could spend: a search for mates is only worth repeating with twice as much.
        self._attack_share = 0
        self._defence_share = 0
        self._guarded = 0

    def begin(self, root: Position) -> None:
        """Another position, which is left as it is whenever a call returns."""
        self._root = root
        self._spent = 0
        self._open = True
        self._attack_share = self._defence_share = self._guarded = 0

    def attack(self, control: Control) -> list[int]:
        """The moves of a mate by the side to move; none where none was found."""
        nodes = self._allowance() // 2 if self._attack_share else self._first_look(control)
        if not self._open or nodes < 2 * self._attack_share or not _has_checks(self._root):
            return []
        self._attack_share = nodes
        result = self._solve(self._attack, self._root, control, nodes)
        self._open = result.mate is not False and not (result.line and self._goes_round(result.line[0]))
        return result.line if self._open else []

    def defence(self, move: int, control: Control) -> int:
        """Plies of a mate that the opponent has after a move of the root, that move included; 0 where none was found.

        What was looked at with as many nodes before is not looked at again.
        """
        nodes = max(self._first_look(control), self._allowance())
        if move == self._guarded and nodes < 2 * self._defence_share:
            return 0
        root = self._root
        root.play(move)
        line: list[int] = []
        if _has_checks(root):
            line = self._solve(self._defence, root, control, nodes).line
        root.undo()
        self._guarded, self._defence_share = move, nodes
        return len(line) + 1 if line else 0

    def _goes_round(self, move: int) -> bool:
        """Whether a move leads to a position that has stood before. A mate that is not the shortest may be promised for
        ever, by checks that lose when they have come round often enough."""
        root = self._root
        root.play(move)
        known = bool(root.earlier_occurrences())
        root.undo()
        return known

    def _first_look(self, control: Control) -> int:
        control.spent = self._search.nodes
        return max(1, min(_FIRST, int(control.rest()) * _SHARE // 100))

    def _allowance(self) -> int:
        return int(self._search.nodes) * _SHARE // 100 - self._spent

    def _solve(self, solver: MateSolver, board: Position, control: Control, nodes: int) -> MateResult:
        """Whether the side to move mates, and how."""
        search = self._search
        control.spent = search.nodes
        share = Share(control, nodes)
        result = solver.solve(board, share, shortest=False)
        share.look(solver.nodes)
        self._spent += solver.nodes
        search.nodes = control.spent
        search.look_at = control.look_at
        search.stopped = control.stopped
        return result


def mates_beside(variant: Variant, megabytes: int, search: Search) -> RootMates | None:
    """What looks for mates of games of a variant; None where that takes long (see `Board.in_lines`), or where a mate by
    checks may be undone by another rule."""
    axes = search.axes
    if not search.position.in_lines or axes.tries or axes.limited or axes.bans_repetition:
        return None
    return RootMates(variant, megabytes, search)


def _has_checks(position: Position) -> bool:
    first = position.top
    position.generate_checks()
    found = position.top > first
    position.top = first
    return found
