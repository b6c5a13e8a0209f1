"""The search under the try rule: a king that stands where the enemy king began the game has won it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import ORIGIN_SHIFT
from shogi_desktop.rules.position import Position

from ..evaluation.evaluation import Evaluation
from .ordering import Ordering
from .quiescence import NONE
from .score import MATE
from .search import Search
from .table import TranspositionTable

# A king so few steps from its goal may decide the game, whatever the material says.
_LAST_STEPS: Final = 3
_FAR: Final = 1000


class TrySearch(Search):
    """Searches positions in which a king may also walk home to the other side."""

    def __init__(
        self, position: Position, table: TranspositionTable, evaluation: Evaluation, ordering: Ordering
    ) -> None:
        super().__init__(position, table, evaluation, ordering)
        self._size: i64 = position.tables.size
        # [side] the square where its king wins; [side * size + square] a king's steps from there on an empty board
        self._goal: vec[i64] = vec[i64]([position.variant.home_square(1), position.variant.home_square(0)])
        self._steps: vec[i64] = vec[i64](_steps_to_goal(position, 0) + _steps_to_goal(position, 1))

    def _rule_end(self, ply: i64) -> i64:
        position = self.position
        side = position.turn
        if self._steps_of(side ^ 1) == 0:
            return ply - MATE
        end = super()._rule_end(ply)
        if end != NONE or self._steps_of(side) != 1 or not self._is_safe(side):
            return end
        self.length[ply + 1] = 0
        self._extend_variation(position.king[side] << ORIGIN_SHIFT | self._goal[side], ply)
        return MATE - ply - 1

    def _prune(self, static: i64, alpha: i64, beta: i64, depth: i64, ply: i64, may_pass: bool) -> i64:
        return NONE if self._walks_home() else super()._prune(static, alpha, beta, depth, ply, may_pass)

    def _skip(
        self,
        move: i64,
        quiet: bool,
        order: i64,
        depth: i64,
        number: i64,
        static: i64,
        alpha: i64,
        improving: bool,
    ) -> bool:
        if self._walks_home():
            return False
        return super()._skip(move, quiet, order, depth, number, static, alpha, improving)

    def _walks_home(self) -> bool:
        """Whether a king is on its last steps."""
        return self._steps_of(0) <= _LAST_STEPS or self._steps_of(1) <= _LAST_STEPS

    def _steps_of(self, side: i64) -> i64:
        king = self.position.king[side]
        return self._steps[side * self._size + king] if king >= 0 else i64(_FAR)

    def _is_safe(self, side: i64) -> bool:
        """Whether the king, one step away, may go to its goal."""
        position = self.position
        goal = self._goal[side]
        victim = position.cells[goal]
        if victim != 0 and victim & 1 == side:
            return False
        king = position.king[side]
        piece = position.cells[king]
        # A line that the king's own square closes is open once it has left.
        position.cells[king] = 0
        safe = not position.attacked(goal, side ^ 1)
        position.cells[king] = piece
        return safe


def _steps_to_goal(position: Position, side: int) -> list[int]:
    """[square] how many moves a side's king is from its goal where nothing stands in its way."""
    tables = position.tables
    variant = position.variant
    steps = [_FAR] * int(tables.size)
    goal = variant.home_square(side ^ 1)
    royal = next((kind.id << 1 | side for kind in variant.kinds if kind is not None and kind.royal), 0)
    if goal < 0:
        return steps
    steps[goal] = 0
    reached = [goal]
    for square in reached:
        for ray in range(int(tables.ray_first[royal]), int(tables.ray_first[royal + 1])):
            before = square
            for _ in range(int(tables.ray_limit[ray])):
                before -= int(tables.ray_step[ray])
                if tables.wall[before]:
                    break
                if steps[before] == _FAR:
                    steps[before] = steps[square] + 1
                    reached.append(before)
    return steps
