"""What the check of a mate problem has found."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from shogi_desktop.rules.board.moves import NO_MOVE

from .verdict import Verdict


class FlawKind(StrEnum):
    """What can be wrong with a problem, the gravest first.

    NO_MATE     there is none
    SHORTER     a mate shorter than the length that the problem states (the reader of a set compares, not the checker)
    COOK        another move mates too before the last (yozume), or as the only move of a mate in 1
    DUAL        another move mates too at the last move; where that is the first one, in more moves
    PROMOTION   another move mates too that differs in promoting alone
    LEFT        pieces are left in the attacker's hand after the longest defences
    """

    NO_MATE = "no_mate"
    SHORTER = "shorter"
    COOK = "cook"
    DUAL = "dual"
    PROMOTION = "promotion"
    LEFT = "left"


@dataclass(frozen=True)
class ProblemFlaw:
    """One thing that is wrong. `ply` counts from 0 along the main line; `move` mates there too in `plies` (itself
    included; `exact`: in no fewer) by `line`, which begins with `move`; `pieces` (kinds, one for each piece) are those
    left in hand."""

    kind: FlawKind
    ply: int = 0
    move: int = NO_MOVE
    plies: int = 0
    line: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    exact: bool = True


class Undecided(NamedTuple):
    """A move of the attacker's that was not decided in the time: it does not mate within so many plies, itself
    included (0 = nothing is known)."""

    ply: int
    move: int
    plies: int


@dataclass(frozen=True)
class Report:
    """The check of a problem.

    mate       as in Verdict
    plies      of the shortest mate against every defence, useless interpositions included
    length     as problems state it, without useless interpositions
    exact      whether `plies` is proved
    line       the main line: shortest attack, longest defence, where there is a choice one that leaves no pieces
    first      every check in the position, judged
    flaws      what is wrong
    undecided  the attacker's moves beside the main line (without one, in the position) that were not decided
    stopped    whether it ended before its time
    settled    whether `length` leaves all useless interpositions out: False where the time was over before
    """

    mate: bool | None
    plies: int = 0
    length: int = 0
    exact: bool = False
    line: tuple[int, ...] = ()
    first: tuple[Verdict, ...] = ()
    flaws: tuple[ProblemFlaw, ...] = ()
    undecided: tuple[Undecided, ...] = ()
    stopped: bool = False
    settled: bool = True

    @property
    def at_most(self) -> bool:
        """With a mate: whether a check with more time may find a shorter `length`."""
        return not (self.exact and self.settled)

    @property
    def sound(self) -> bool | None:
        """True: exactly one way to mate but for the last move and for promoting; None: not everything was decided."""
        if self.mate is False or any(flaw.kind in (FlawKind.COOK, FlawKind.SHORTER) for flaw in self.flaws):
            return False
        if self.mate is None or self.doubts or not self.exact:
            return None
        return True

    @property
    def doubts(self) -> tuple[Undecided, ...]:
        """The undecided moves that could be cooks; one at the last move can not, unless it mates in 1 as well."""
        last = self.length - 1 if self.mate else -1
        return tuple(move for move in self.undecided if move.ply != last or not (move.ply or move.plies))

    @property
    def within(self) -> int:
        """Plies from the beginning within which none of the `doubts` mates; 0 = none is left, or nothing is known."""
        if not all(move.plies for move in self.doubts):
            return 0
        return min((move.ply + move.plies for move in self.doubts), default=0)
