"""How a search errs on purpose, as people do: it misjudges positions, and does not see what comes from far away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, SQUARE_MASK
from shogi_desktop.rules.record.variant import Variant

from ..evaluation.relations import Relations

# What moves farther than so many king steps, or is dropped, may be overlooked.
_NEAR: Final = 2
_MASK: Final = 0x3FFFFFFF


class Weakness:
    """The errors of one player; with the same seed the same ones at the same positions.

    noise      amplitude of the error of the evaluation, in its unit
    oversight  of 100 far moves of the other side it does not see so many
    sure       so many plies from the root on it sees every move
    root       key of the position it looks at: what is overlooked there may be seen a move later
    """

    def __init__(self, variant: Variant) -> None:
        self.noise: i64 = 0
        self.oversight: i64 = 0
        self.sure: i64 = 0
        self.seed: i64 = 0
        self.root: i64 = 0
        self._relations: Relations = Relations(variant)

    def error(self, key: i64) -> i64:
        """What is added to the evaluation of the position with this key."""
        return _mixed(key ^ self.seed) % (2 * self.noise + 1) - self.noise if self.noise else 0

    def is_blind(self, ply: i64) -> bool:
        """Whether moves of a node so many plies from the root may be overlooked: those of the other side."""
        return self.oversight > 0 and ply & 1 == 1 and ply > self.sure

    def overlooks(self, move: i64) -> bool:
        """Whether a move of such a node is not seen."""
        if not move & DROP:
            origin, target = move >> ORIGIN_SHIFT & SQUARE_MASK, move & SQUARE_MASK
            if self._relations.distance(origin, target) <= _NEAR:
                return False
        return _mixed(move ^ self.seed ^ self.root) % 100 < self.oversight


def _mixed(number: i64) -> i64:
    """A number below 2^30 that depends on all of the lower bits of another one."""
    mixed = number & _MASK
    mixed = (mixed ^ mixed >> 13) * 0x2C1B3C6D & _MASK
    mixed = (mixed ^ mixed >> 12) * 0x297A2D39 & _MASK
    return mixed ^ mixed >> 15
