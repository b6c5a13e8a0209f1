"""Setting up a position: what it is now, what was done to it, and what is wrong with it. Knows no screen."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.notation.sfen import format_sfen
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.problem_fault import problem_fault
from shogi_desktop.rules.validation import Flaw, validate
from shogi_desktop.rules.variant import Variant

from .sketch import Sketch, can_be_written, full_set, pieces_there, position_of, sketch_of
from .sketching import Command


@dataclass(frozen=True)
class Step:
    """A command that was done, with the position before and after it."""

    command: Command
    before: Sketch
    after: Sketch


@dataclass(frozen=True)
class Count:
    """How many pieces of a kind, its promoted ones included, there are, and how many a full set has."""

    kind: int
    there: int
    full: int


class Editing:
    """One position in the making. Everything done to it can be undone, back to the position it began with."""

    def __init__(self, position: Position) -> None:
        self.variant: Variant = position.variant
        self._sketch = sketch_of(position)
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def sketch(self) -> Sketch:
        return self._sketch

    def do(self, command: Command) -> bool:
        """Does something; False where it would change nothing, or make what no position can hold."""
        after = command.apply(self._sketch, self.variant)
        if after == self._sketch or not can_be_written(after, self.variant):
            return False
        self._done.append(Step(command, self._sketch, after))
        self._undone.clear()
        self._sketch = after
        return True

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> bool:
        """Takes the last command back; False where there is none."""
        if not self._done:
            return False
        step = self._done.pop()
        self._undone.append(step)
        self._sketch = step.before
        return True

    def redo(self) -> bool:
        """Does again what was taken back last; False where there is nothing."""
        if not self._undone:
            return False
        step = self._undone.pop()
        self._done.append(step)
        self._sketch = step.after
        return True

    # What it amounts to

    def position(self) -> Position:
        """The position itself, without history."""
        return position_of(self._sketch, self.variant)

    def sfen(self) -> str:
        return format_sfen(self.position())

    def flaws(self) -> list[Flaw]:
        """Everything that keeps the position from being played."""
        return validate(self.position())

    def is_problem(self) -> bool:
        """Whether the position can be a mate problem, but no game: the attacker, who is to move, has no king."""
        return bool(self.flaws()) and self.is_solvable()

    def is_solvable(self) -> bool:
        """Whether it can be asked how the side to move mates."""
        return not problem_fault(self.position(), self._sketch.turn)

    def counts(self) -> list[Count]:
        """The pieces there are, of every kind that a game begins with, in the variant's order."""
        full, there = full_set(self.variant), pieces_there(self._sketch, self.variant)
        kinds = [kind.id for kind in self.variant.kinds if kind is not None and not kind.unpromoted]
        return [Count(kind, there[kind], full[kind]) for kind in kinds]
