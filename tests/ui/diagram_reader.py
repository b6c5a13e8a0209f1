"""Reads a move diagram as a person does with the legend beside it: from the signs to the moves on a given board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from shogi_desktop.ui.diagrams.reach import Cell, Diagram, ReachLine, ReachSign

Read = tuple[tuple[Cell, ...], Cell]  # (captured on the way, target); ((victim,), home) is igui, ((), home) a pass
HOME: Cell = (0, 0)
STEPS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != HOME)
JUMPS = (ReachSign.JUMP, ReachSign.JUMP_STEP, ReachSign.JUMP_RANGE, ReachSign.JUMP_MULTI)
GREEN = (ReachSign.MULTI, ReachSign.JUMP_MULTI)
PASSING = (ReachSign.FREE_JUMP, ReachSign.SOME_JUMP, ReachSign.SWEEP)


@dataclass(frozen=True)
class Standing:
    """A piece on the board; `lower` is whether its rank is below that of the piece whose diagram is read."""

    hostile: bool
    lower: bool = True
    royal: bool = False


@dataclass(frozen=True)
class Reader:
    """`board` holds the squares of the board around the piece, None where nothing stands.

    `takes` is what the words beside a general's diagram say of captures by jumping: "non_royal", "lower" or "any".
    """

    diagram: Diagram
    board: Mapping[Cell, Standing | None]
    takes: str = "non_royal"

    def moves(self) -> set[Read]:
        found: set[Read] = {((), cell) for cell in self._on_foot() if self._open(cell)}
        found |= {((), cell) for line in self.diagram.lines for cell in self._along(line)}
        found |= {
            ((via,), cell) for via in self._with(ReachSign.MULTI) if self._hostile(via) for cell in self._onward(via)
        }
        found |= {((cell,), HOME) for cell in self.diagram.taken_in_place if self._hostile(cell)}
        found |= self._roamed() if self._with(ReachSign.LION_STEPS) else set()
        found |= {move for step in STEPS if step in self._with(ReachSign.WALK) for move in self._walked(step)}
        if any(self._empty(cell) for cell in self.diagram.passes):
            found.add(((), HOME))
        return found

    def _with(self, *signs: ReachSign) -> list[Cell]:
        return [cell for cell, sign in self.diagram.cells.items() if sign in signs]

    def _empty(self, cell: Cell) -> bool:
        return cell in self.board and self.board[cell] is None

    def _hostile(self, cell: Cell) -> bool:
        piece = self.board.get(cell)
        return piece is not None and piece.hostile

    def _open(self, cell: Cell) -> bool:
        return self._empty(cell) or self._hostile(cell)

    def _on_foot(self) -> Iterator[Cell]:
        """Squares with a sign of their own to which the way is free."""
        yield from self._with(*JUMPS)
        yield from self._with(ReachSign.MULTI)
        yield from self._area()
        for cell in self._with(ReachSign.STEP):
            length = max(map(abs, cell))
            step = (cell[0] // length, cell[1] // length)
            way = [_times(step, n) for n in range(1, length)]
            stars = [n for n, here in enumerate(way) if self.diagram.cells.get(here) is ReachSign.JUMP_STEP]
            if all(self._empty(here) for here in way[max(stars, default=0) :]):
                yield cell

    def _area(self) -> set[Cell]:
        reached, edge = {HOME}, {HOME}
        for _ in range(max((max(map(abs, cell)) for cell in self._with(ReachSign.AREA)), default=0)):
            edge = {_sum(here, step) for here in edge for step in STEPS} - reached
            reached |= {cell for cell in edge if self._open(cell)}
            edge = {cell for cell in edge if self._empty(cell)}
        return {cell for cell in reached if self.diagram.cells.get(cell) is ReachSign.AREA}

    def _onward(self, via: Cell) -> Iterator[Cell]:
        """The green squares beside one on which something was captured."""
        beside = [_sum(via, step) for step in STEPS]
        yield from (cell for cell in beside if self.diagram.cells.get(cell) in GREEN and self._open(cell))

    def _roamed(self) -> set[Read]:
        """Three steps in all, each to an empty square or a capture."""
        found: set[Read] = set()
        roads: list[tuple[Cell, tuple[Cell, ...]]] = [(HOME, ())]
        for _ in range(3):
            further = [(_sum(here, step), taken) for here, taken in roads for step in STEPS]
            roads = []
            for cell, taken in further:
                if self._hostile(cell) and cell not in taken:
                    roads.append((cell, (*taken, cell)))
                elif self._empty(cell) or cell in taken or cell == HOME:
                    roads.append((cell, taken))
            found |= {(taken[:-1] if taken[-1:] == (cell,) else taken, cell) for cell, taken in roads}
        return found - {((), HOME)}

    def _walked(self, step: Cell) -> Iterator[Read]:
        """Three steps in all, to and fro; a square passed over is a step, too."""
        paths: list[tuple[int, tuple[Cell, ...], int]] = [(0, (), 3)]
        while paths:
            here, taken, left = paths.pop()
            for there in range(4):
                cell, cost = _times(step, there), abs(there - here)
                captures = self._hostile(cell) and cell not in taken
                free = captures or cell in taken or self._empty(cell) or there == 0
                if not 0 < cost <= left or not free:
                    continue
                paths.append((there, (*taken, cell) if captures else taken, left - cost))
                if captures or taken or there:
                    yield taken[:-1] if taken[-1:] == (cell,) else taken, cell

    def _along(self, line: ReachLine) -> Iterator[Cell]:
        if line.sign is ReachSign.TURN:
            yield from self._turning((line.right, line.forward))
        number, jumped = line.after, 0
        by_rank = line.ranked or line.sign is ReachSign.SWEEP
        while _times((line.right, line.forward), number + 1) in self.board:
            cell = _times((line.right, line.forward), number)
            if line.after == number > 0 and not self._empty(cell):
                return
            number += 1
            cell = _times((line.right, line.forward), number)
            piece = self.board[cell]
            if piece is None:
                if not jumped or line.sign in PASSING:
                    yield cell
                continue
            if piece.hostile and (piece.lower if line.sign is ReachSign.SWEEP else self._jumps_to(piece, line, jumped)):
                yield cell
            stopped = (by_rank and not piece.lower) or (line.most and jumped == line.most)
            if stopped or line.sign in (ReachSign.RANGE, ReachSign.TURN):
                return
            jumped += 1

    def _turning(self, step: Cell) -> Iterator[Cell]:
        corner = step
        while self._empty(corner):
            for aside in ((step[1], -step[0]), (-step[1], step[0])):
                cell = _sum(corner, aside)
                while self._empty(cell):
                    yield cell
                    cell = _sum(cell, aside)
                if self._hostile(cell):
                    yield cell
            corner = _sum(corner, step)

    def _jumps_to(self, piece: Standing, line: ReachLine, jumped: int) -> bool:
        return not jumped or not line.ranked or self._may_take(piece)

    def _may_take(self, piece: Standing) -> bool:
        return {"non_royal": not piece.royal, "lower": piece.lower, "any": True}[self.takes]


def _times(step: Cell, n: int) -> Cell:
    return (step[0] * n, step[1] * n)


def _sum(first: Cell, second: Cell) -> Cell:
    return (first[0] + second[0], first[1] + second[1])
