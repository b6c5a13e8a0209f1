"""The reach of a kind as a small diagram, read from its movement, without Qt.

What is told apart follows the article on Tenjiku shogi, which draws such a diagram for every piece; the signs are those
of the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from shogi_desktop.rules.record.movement import UNLIMITED, Movement, Ray
from shogi_desktop.rules.record.variant import Kind, Variant

RADIUS: Final = 3  # squares shown in each direction, more where a move goes further
_RIDES: Final = 3  # leaps shown of a leap that may be repeated without end

Cell = tuple[int, int]  # (right, forward) of the piece


# What is shown of the squares of a piece that goes anywhere.
_REACH: Final = range(-RADIUS, RADIUS + 1)
_AROUND: Final = tuple((right, forward) for right in _REACH for forward in _REACH if (right, forward) != (0, 0))


class ReachSign(Enum):
    """What a diagram says of a square or a line, in the order of its legend."""

    STEP = "step"  # reached by a limited number of steps on one line, the squares before it empty
    AREA = "area"  # reached by steps in any direction through empty squares; a capture ends them
    JUMP = "jump"  # jumped to, whatever stands between
    JUMP_STEP = "jump_step"  # jumped to; steps on to the ring behind it
    JUMP_RANGE = "jump_range"  # jumped to; ranges on along the line behind it
    MULTI = "multi"  # stepped to; after a capture one more step, to any green square beside it or home
    JUMP_MULTI = "jump_multi"  # jumped to, or reached by a second step after a capture
    LION_STEPS = "lion_steps"  # stepped to, three steps in all in any direction, a capture ends none of them
    WALK = "walk"  # stepped or jumped to; three steps in all on this line, to and fro, a capture ends none of them
    IGUI = "igui"  # captured without moving
    RANGE = "range"  # any number of empty squares, to the first piece
    TURN = "turn"  # the same, and once more at a right angle from an empty square on the way
    RANGE_JUMP = "range_jump"  # the same, and captures beyond the pieces in the way
    FREE_JUMP = "free_jump"  # any square of the line, whatever stands between
    SOME_JUMP = "some_jump"  # the same over a number of pieces at most
    SWEEP = "sweep"  # any number of squares and pieces of lower rank, which are all taken
    ANYWHERE = "anywhere"  # any square of the board; what stands there must be unprotected
    BURN = "burn"  # enemies on these squares burn when it has moved
    PASS = "pass"  # may stay where it is


@dataclass(frozen=True, slots=True)
class ReachLine:
    """An endless line; `after` is the number of the square it sets out from: 0 = the piece, 2 = one jumped to.

    A `ranked` line passes pieces of lower rank only, one with a `most` at most so many pieces.
    """

    right: int
    forward: int
    after: int
    sign: ReachSign
    ranked: bool = False
    most: int = 0


@dataclass(frozen=True)
class Diagram:
    """`cells` are single squares and how they are reached; `taken_in_place` those captured without leaving home.

    `area` is the number of steps of an area move, 0 = none. The piece may pass while one of `passes` is empty.
    """

    radius: int
    cells: dict[Cell, ReachSign]
    lines: tuple[ReachLine, ...]
    taken_in_place: frozenset[Cell]
    passes: frozenset[Cell]
    area: int
    burns: bool

    @property
    def signs(self) -> tuple[ReachSign, ...]:
        """The signs it has, in the order of the legend."""
        used = {*self.cells.values(), *(line.sign for line in self.lines)}
        used |= {ReachSign.IGUI} if self.taken_in_place else set()
        used |= {ReachSign.BURN} if self.burns else set()
        used |= {ReachSign.PASS} if self.passes else set()
        return tuple(sign for sign in ReachSign if sign in used)

    def turned(self) -> Diagram:
        """The same for a piece that looks down."""
        return replace(
            self,
            cells={(-x, -y): sign for (x, y), sign in self.cells.items()},
            lines=tuple(replace(line, right=-line.right, forward=-line.forward) for line in self.lines),
            taken_in_place=frozenset((-x, -y) for x, y in self.taken_in_place),
            passes=frozenset((-x, -y) for x, y in self.passes),
        )


def diagram_of(kind: Kind, variant: Variant) -> Diagram:
    """The diagram of a kind under the rules chosen for the variant."""
    movement = kind.movement
    cells = (
        dict.fromkeys(_AROUND, ReachSign.ANYWHERE) if movement.teleports or movement.raids else dict[Cell, ReachSign]()
    )
    for ray in sorted(movement.rays, key=lambda ray: ray.block == "jump"):
        cells |= _squares(ray)
    cells |= _second_squares(movement, cells)
    sign = ReachSign.LION_STEPS if movement.lion_steps else ReachSign.AREA
    cells |= _area_squares(movement.area, sign, cells)
    home = frozenset(first for first, second in movement.legs if _sum(first, second) == (0, 0))
    lines = _lines(movement, variant.jump_quiet)
    furthest = [max(abs(x), abs(y)) for x, y in cells] + [line.after + 1 for line in lines]
    furthest += [len(movement.walks[0]) + 1] if movement.walks and lines else []
    radius = max([RADIUS, movement.area + 1 if lines else movement.area, *furthest])
    return Diagram(radius, cells, lines, home, frozenset(movement.passes), movement.area, kind.burns)


def _squares(ray: Ray) -> dict[Cell, ReachSign]:
    """The squares of a ray that are shown one by one: steps, leaps, and where a ray that skips a square comes down."""
    step = (ray.right, ray.forward)
    if ray.block == "skip":
        onward = (
            ReachSign.JUMP_RANGE if ray.limit == UNLIMITED else ReachSign.JUMP_STEP if ray.limit > 2 else ReachSign.JUMP
        )
        last = 2 if ray.limit == UNLIMITED else ray.limit
        return {_times(step, n): onward if n == 2 else ReachSign.STEP for n in range(2, last + 1)}
    if ray.block == "jump":
        onward = ReachSign.JUMP_RANGE if ray.limit == UNLIMITED else ReachSign.JUMP_STEP
        last = ray.number if ray.limit == UNLIMITED else ray.limit
        return {_times(step, n): onward if n == ray.number else ReachSign.STEP for n in range(ray.number, last + 1)}
    if max(map(abs, step)) > 1:
        return {_times(step, n): ReachSign.JUMP for n in range(1, min(ray.limit, _RIDES) + 1)}
    if ray.block or ray.limit == UNLIMITED:
        return {}
    return {_times(step, n): ReachSign.STEP for n in range(1, ray.limit + 1)}


def _second_squares(movement: Movement, cells: dict[Cell, ReachSign]) -> dict[Cell, ReachSign]:
    """The squares from which a move may go on, and those to which it does."""
    if movement.lion_steps:
        return {}
    walks = {_times(step, n): ReachSign.WALK for step, _, _ in movement.walks for n in (1, 2, 3)}
    turning = {first for first, second in movement.legs if first[0] * second[1] != first[1] * second[0]}
    if walks and not turning:
        return walks
    onward = [(first, _sum(first, second)) for first, second in movement.legs if max(map(abs, (*first, *second))) == 1]
    onward = [(first, cell) for first, cell in onward if cell != (0, 0)]
    through = {first for first, _ in onward}
    return walks | {
        cell: ReachSign.JUMP_MULTI if cell not in through and cells.get(cell) is ReachSign.JUMP else ReachSign.MULTI
        for leg in onward
        for cell in leg
    }


def _area_squares(area: int, sign: ReachSign, cells: dict[Cell, ReachSign]) -> dict[Cell, ReachSign]:
    """The squares of an area move, or of a lion of so many steps; a jump to one of them says more."""
    reach = range(-area, area + 1)
    around = {(x, y) for x in reach for y in reach} - {(0, 0)}
    return {cell: sign for cell in sorted(around) if cells.get(cell, ReachSign.STEP) is ReachSign.STEP}


def _lines(movement: Movement, jump_quiet: bool) -> tuple[ReachLine, ...]:
    """One line for each direction: what passes pieces ranges too."""
    lines: dict[Cell, ReachLine] = {}
    for ray in movement.rays:
        step = (ray.right, ray.forward)
        if ray.limit < UNLIMITED or max(map(abs, step)) > 1:
            continue
        if ray.block == "ranked":
            lines[step] = ReachLine(*step, 0, ReachSign.FREE_JUMP if jump_quiet else ReachSign.RANGE_JUMP, True)
        elif ray.block == "over":
            lines[step] = ReachLine(
                *step, 0, ReachSign.SOME_JUMP if ray.number else ReachSign.FREE_JUMP, most=ray.number
            )
        elif ray.block == "sweep":
            lines[step] = ReachLine(*step, 0, ReachSign.SWEEP)
        elif ray.block == "hook":
            lines[step] = ReachLine(*step, 0, ReachSign.TURN)
        else:
            lines.setdefault(step, ReachLine(*step, _first_of(ray), ReachSign.RANGE))
    return tuple(lines.values())


def _first_of(ray: Ray) -> int:
    """The number of the square from which an endless line sets out."""
    return {"skip": 2, "jump": ray.number}.get(ray.block, 0)


def _times(step: Cell, n: int) -> Cell:
    return (step[0] * n, step[1] * n)


def _sum(first: Cell, second: Cell) -> Cell:
    return (first[0] + second[0], first[1] + second[1])
