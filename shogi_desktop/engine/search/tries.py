"""The try rule: a royal piece that stands where the enemy's began the game has won it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE, ORIGIN_SHIFT
from shogi_desktop.rules.position import Position

from .axes import Axes
from .threats import Threats

# A king so few steps from its goal may decide the game, whatever the material says.
_LAST_STEPS: Final = 3
_FAR: Final = 1000


class Tries:
    """Tells how far the royal pieces of a position are from their goals; never asked where the rule does not hold."""

    def __init__(self, position: Position, axes: Axes, threats: Threats) -> None:
        self._threats: Threats = threats
        self._size: i64 = position.tables.size
        self._goal: vec[i64] = vec[i64]()
        self._steps: vec[i64] = vec[i64]()
        if axes.tries:
            # [side] the square where its king wins; [side * size + square] a king's steps from there on an empty board
            self._goal = vec[i64]([position.variant.home_square(1), position.variant.home_square(0)])
            self._steps = vec[i64](_steps_to_goal(position, 0) + _steps_to_goal(position, 1))

    def has_won(self, side: i64) -> bool:
        """Whether a king of a side has arrived."""
        position = self._threats.position
        goal = self._goal[side]
        piece = position.cells[goal] if goal >= 0 else i64(0)
        return position.tables.royal[piece] != 0 and piece & 1 == side

    def last_step(self) -> i64:
        """The move by which the only king of the side to move arrives, NO_MOVE where there is none."""
        position = self._threats.position
        side = position.turn
        if self._steps_of(side) != 1:
            return NO_MOVE
        move = self._threats.only_royal(side) << ORIGIN_SHIFT | self._goal[side]
        # The steps know neither what stands in the way nor who guards the goal.
        return move if position.is_legal(move) else i64(NO_MOVE)

    def near(self) -> bool:
        """Whether a king is on its last steps."""
        return self._steps_of(0) <= _LAST_STEPS or self._steps_of(1) <= _LAST_STEPS

    def _steps_of(self, side: i64) -> i64:
        king = self._threats.only_royal(side)
        return self._steps[side * self._size + king] if king >= 0 else i64(_FAR)


def _steps_to_goal(position: Position, side: int) -> list[int]:
    """[square] how many moves a side's king is from its goal where nothing stands in its way."""
    tables = position.tables
    variant = position.variant
    steps = [_FAR] * int(tables.size)
    goal = variant.home_square(side ^ 1)
    royal = next((kind.id << 1 | side for kind in variant.every_kind if kind.royal), 0)
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
