"""Mate problems as they are kept: in sets, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class Problem:
    """One problem: the attacker is to move and mates by checks.

    `sfen` is the position in canonical SFEN, which takes a thousandth of a position's memory: a set may have 100,000
    problems. `plies` is the length it is said to have, 0 = not said. `options` are the rule options (key and value, in
    the order of their keys) that differ from the game's usual rules.
    """

    sfen: str
    variant: str
    title: str = ""
    plies: int = 0
    options: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> str:
        """What tells this problem from others: rules, board, side to move and hands."""
        rules = "".join(f" {option}={value}" for option, value in self.options)
        return f"{self.variant}{rules} {self.sfen.rpartition(' ')[0]}"

    @property
    def attacker(self) -> int:
        """The side to move: 0 Black, 1 White."""
        return int(self.sfen.split()[1] == "w")


@dataclass(frozen=True)
class ProblemSet:
    """Problems in the order of their file; `name` is the title shown ("" = none), `seed` what they were made from."""

    name: str
    problems: tuple[Problem, ...]
    seed: int = 0


def first_position(position: Position) -> Position:
    """The position that the history of one begins with: where the problem begins whose moves led to it."""
    first = position.copy()
    for _ in position.history():
        first.undo()
    return first


@dataclass(frozen=True)
class Made:
    """A problem made by the program: its position, its length, and the main line."""

    position: Position
    plies: int
    line: tuple[int, ...]
