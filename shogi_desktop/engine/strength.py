"""The ten levels: how far each looks, how sharply it sees, how often it plays without thinking, what it has learnt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.record.variant import Variant

from .limits import Limits

# Of the board that the levels were made for.
_USUAL_SQUARES: Final = 81


@dataclass(frozen=True)
class Level:
    """A strength of play; 0 = no limit.

    `noise` is the error of its evaluation in hundredths of a pawn. In `glance` of 100 moves it does not look for the
    answer at all and misjudges each move by up to `blindness`. `share` is the percentage of the usual time it takes.
    `fights_on`: it plays until it is mated instead of resigning before. `learnt` is how many plies of a game it knows
    from the opening book: enough for games that differ, but none plays far above its strength.
    """

    nodes: int
    depth: int
    noise: int
    glance: int
    blindness: int
    share: int
    fights_on: bool
    learnt: int


LEVELS: Final = (
    Level(nodes=60, depth=1, noise=500, glance=50, blindness=1500, share=20, fights_on=True, learnt=2),
    Level(nodes=150, depth=1, noise=250, glance=35, blindness=1000, share=25, fights_on=True, learnt=3),
    Level(nodes=400, depth=2, noise=150, glance=25, blindness=600, share=30, fights_on=True, learnt=4),
    Level(nodes=1_000, depth=3, noise=100, glance=14, blindness=400, share=35, fights_on=True, learnt=6),
    Level(nodes=2_500, depth=4, noise=70, glance=8, blindness=300, share=40, fights_on=True, learnt=8),
    Level(nodes=6_000, depth=5, noise=45, glance=4, blindness=250, share=50, fights_on=False, learnt=10),
    Level(nodes=16_000, depth=7, noise=25, glance=1, blindness=200, share=60, fights_on=False, learnt=14),
    Level(nodes=50_000, depth=9, noise=12, glance=0, blindness=0, share=70, fights_on=False, learnt=20),
    Level(nodes=200_000, depth=12, noise=5, glance=0, blindness=0, share=85, fights_on=False, learnt=30),
    Level(nodes=0, depth=0, noise=0, glance=0, blindness=0, share=100, fights_on=False, learnt=500),
)
"""LEVELS[n - 1] is `Skill` n; the last one plays at full strength."""

STRONGEST: Final = len(LEVELS)


def limited(limits: Limits, level: Level, room: int = 100) -> Limits:
    """The limits of `go`, made narrower by a level; `room` is the percentage of the usual number of moves that a
    variant offers, and of nodes it therefore takes to see as much."""
    return Limits(
        limits.main,
        limits.byoyomi,
        limits.increment,
        limits.movetime,
        _narrower(limits.nodes, level.nodes * room // 100),
        _narrower(limits.depth, level.depth),
        limits.infinite,
        limits.ponder,
    )


def room_of(variant: Variant) -> int:
    """The percentage of the usual number of moves that a variant offers, going by its squares."""
    return len(variant.squares) * 100 // _USUAL_SQUARES


def _narrower(asked: int, own: int) -> int:
    return min(asked, own) if asked and own else asked or own
