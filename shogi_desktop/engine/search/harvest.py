"""Positions inside a search together with what it found them to be worth: what a network can learn from, for nothing.

A search of a thousand nodes knows the scores of hundreds of positions besides the one it was asked about. Those that
say something are taken as they are found (learning from the whole tree: Veness, Silver, Uther, Blair, "Bootstrapping
from game tree search", 2009): quiet ones, searched two plies and more, whose score is exact, or a bound that the
evaluation is on the wrong side of. Mates are among them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.position import Position

from ..evaluation.inputs import Inputs
from .score import EVALUATION_LIMIT, MATE_BOUND
from .table import EXACT, LOWER, UPPER

LEAST_DEPTH: Final = 2


@dataclass(frozen=True)
class Found:
    """A position of a search: its inputs as `Inputs.keys` tells them, the side to move, and for that side a score, as a
    bound (EXACT, LOWER or UPPER) found so many plies deep."""

    keys: list[int]
    turn: int
    score: int
    bound: int
    depth: int


class Harvest:
    """Takes one in `every` position that says something, always the same ones; each once, as it was seen deepest."""

    def __init__(self, inputs: Inputs, every: int = 8) -> None:
        """`every` is a power of two."""
        self._inputs = inputs
        self._mask: i64 = every - 1
        self._found: dict[int, Found] = {}

    def gathered(self) -> list[Found]:
        """What was found since this was last asked."""
        found = list(self._found.values())
        self._found = {}
        return found

    def take(self, position: Position, score: i64, bound: i64, depth: i64, static: i64) -> None:
        """Hears of a quiet position that was searched, and how it had been judged before."""
        if depth < LEAST_DEPTH or (position.key >> 20) & self._mask != 0:
            return
        # A mate says more of kings in danger than any evaluation; a rule that ends a game says nothing of its position.
        if EVALUATION_LIMIT <= score < MATE_BOUND or -MATE_BOUND < score <= -EVALUATION_LIMIT:
            return
        if bound == EXACT or (bound == LOWER and score > static) or (bound == UPPER and score < static):
            known = self._found.get(int(position.key))
            if known is None or known.depth <= depth:
                keys = self._inputs.keys(position)
                self._found[int(position.key)] = Found(keys, int(position.turn), int(score), int(bound), int(depth))
