"""Mate problems as they are kept, in sets, one after the other, and how long those are that can be made of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant


@dataclass(frozen=True)
class Problem:
    """One problem: the attacker is to move and mates by checks.

    `sfen` is the position in canonical SFEN, which takes a thousandth of a position's memory: a set may have 100,000
    problems. `plies` is the length it is said to have, 0 = not said. `options` are the rule options (key and value, in
    the order of their keys) that differ from the game's usual rules. `led_by` is "" where the position says all;
    where the last moves say what is legal (a lion was just lost), an earlier position and the moves since, as in USI.
    `wanted` are the codes of the kinds one of which its maker was to put to work; none: of no kind. `author`, `source`
    (where it was printed) and `comment`, which may have several lines, are what people say of it; `solution` are the
    moves that its author gives, as USI texts with blanks between, which nobody has checked. "": nothing is known.
    """

    sfen: str
    variant: str
    title: str = ""
    plies: int = 0
    options: tuple[tuple[str, str], ...] = ()
    led_by: str = ""
    wanted: tuple[str, ...] = ()
    author: str = ""
    source: str = ""
    comment: str = ""
    solution: str = ""

    @property
    def key(self) -> str:
        """What tells this problem from others: rules, board, side to move, hands, and moves that matter before it."""
        rules = "".join(f" {option}={value}" for option, value in self.options)
        before = self.led_by.partition(" moves")
        return f"{self.variant}{rules} {self.sfen.rpartition(' ')[0]}{before[1]}{before[2]}"

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
    """The position that the history of one begins with."""
    first = position.copy()
    for _ in position.history():
        first.undo()
    return first


def where_it_begins(position: Position, attacker: int) -> Position:
    """The position of the problem whose moves led to one: the first in its history with the attacker to move.

    The very first where he never is.
    """
    first = first_position(position)
    if first.turn == attacker or not position.ply:
        return first
    first.play(position.history()[0])
    return first


@dataclass(frozen=True)
class MadeProblem:
    """A problem made by the program: its position, its length, and the main line."""

    position: Position
    plies: int
    line: tuple[int, ...]


class Lengths(NamedTuple):
    """In how many moves the problems can be mate, and the usual one of these."""

    offered: tuple[int, ...]
    usual: int


def lengths_of(variant: Variant) -> Lengths:
    """The lengths that are made in a short time.

    Drops make long lines out of few pieces. Without them fewer are found; where royal pieces are taken every answer to
    a check has to be played to be judged, and hardly any but short ones are.
    """
    if variant.has_drops:
        return Lengths((1, 3, 5, 7, 9), 3)
    return Lengths((1, 3), 1) if variant.check == "capture" else Lengths((1, 3, 5), 3)
