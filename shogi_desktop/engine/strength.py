"""The ten levels: how far each looks, what it misjudges and overlooks, how often it plays without thinking, what it has
learnt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.record.variant import Variant

from .limits import Limits

# Of the board that the levels were made for.
_USUAL_SQUARES: Final = 81

# However large the board: a third of what full strength looks at in three seconds on 16 x 16, so that it stays ahead.
_MOST_NODES: Final = 160_000


@dataclass(frozen=True)
class Level:
    """A strength of play; 0 = no limit.

    `noise` is the error of its evaluation in hundredths of a pawn. In `glance` of 100 moves it does not look for the
    answer at all: some piece comes to its mind, and is moved where it stands well. It does not see `oversight` of 100
    moves that come from far away; one that is `careful` sees every answer to its move, and moves no piece to where it
    is lost. `alert`: before it searches, it looks whether a move wins at once. `fights_on`: it plays until it is mated
    instead of resigning before. `share` is the percentage of the usual time it takes. `learnt` is how many plies of a
    game it knows from the opening book: enough for games that differ, but none plays far above its strength.
    """

    nodes: int = 0
    depth: int = 0
    noise: int = 0
    glance: int = 0
    oversight: int = 0
    careful: bool = True
    alert: bool = True
    fights_on: bool = False
    share: int = 100
    learnt: int = 500


LEVELS: Final = (
    Level(60, 1, noise=430, glance=53, oversight=100, careful=False, alert=False, fights_on=True, share=20, learnt=2),
    Level(100, 1, noise=230, glance=24, oversight=65, careful=False, alert=False, fights_on=True, share=25, learnt=3),
    Level(200, 1, noise=200, glance=14, oversight=55, careful=False, fights_on=True, share=30, learnt=4),
    Level(400, 1, noise=330, oversight=100, fights_on=True, share=35, learnt=6),
    Level(700, 2, noise=180, oversight=85, fights_on=True, share=40, learnt=8),
    Level(2_500, 4, noise=65, oversight=42, share=50, learnt=10),
    Level(7_000, 6, noise=28, oversight=14, share=60, learnt=14),
    Level(20_000, 8, noise=14, oversight=6, share=70, learnt=20),
    Level(80_000, 12, noise=4, share=85, learnt=30),
    Level(alert=False),
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
        _narrower(limits.nodes, min(level.nodes * room // 100, _MOST_NODES)),
        _narrower(limits.depth, level.depth),
        limits.infinite,
        limits.ponder,
    )


def room_of(variant: Variant) -> int:
    """The percentage of the usual number of moves that a variant offers, going by its squares."""
    return len(variant.squares) * 100 // _USUAL_SQUARES


def _narrower(asked: int, own: int) -> int:
    return min(asked, own) if asked and own else asked or own
