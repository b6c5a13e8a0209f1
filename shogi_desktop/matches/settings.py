"""What is played in a match; how long is another question (`until`)."""

from __future__ import annotations

import itertools
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from shogi_desktop.rules import Side, Variant, load_variant

from .openings import Openings, RandomOpenings
from .players import Player


class Colours(Enum):
    """Which side the first player has: both in turn, each opening twice, or always the same one."""

    BOTH = "both"
    BLACK = "black"
    WHITE = "white"


@dataclass(frozen=True)
class MatchSettings:
    """Two players and the conditions they play under.

    A game of `longest` plies is given up as a draw. An illegal move makes a game void, or with `illegal_loses` a lost
    one, as at a real board; with `faults_lose` so do a crash, silence and a declaration that does not hold. Both
    players saying in turn that one is ahead by `adjudged_cp` hundredths of a pawn ends it (0: never). `first_opening`
    is the number of the first game's. With `restart` every game has engines of its own, started for it.
    """

    variant: str
    first: Player
    second: Player
    openings: Openings = field(default_factory=RandomOpenings)
    rules: Mapping[str, str] = field(default_factory=dict)
    longest: int = 400
    illegal_loses: bool = False
    adjudged_cp: int = 0
    first_opening: int = 1
    colours: Colours = Colours.BOTH
    faults_lose: bool = False
    restart: bool = False

    @property
    def timed(self) -> bool:
        """Whether the clock decides anything."""
        return self.first.limits.timed or self.second.limits.timed

    def load_variant(self) -> Variant:
        """The variant with its rules; VariantError where there is none."""
        return load_variant(self.variant, dict(self.rules))

    def described(self) -> dict[str, object]:
        """All of it as JSON takes it, by which it is known again."""
        return {
            "variant": self.variant,
            "rules": dict(self.rules),
            "openings": self.openings.described(),
            "first opening": self.first_opening,
            "colours": self.colours.value,
            "longest": self.longest,
            "illegal loses": self.illegal_loses,
            "adjudged": self.adjudged_cp,
            **({"faults lose": True} if self.faults_lose else {}),
            **({"restart": True} if self.restart else {}),
            "first": self.first.described(),
            "second": self.second.described(),
        }

    def opening_of(self, game: int) -> tuple[int, Side]:
        """Number of the opening of this game (the first one is 1), and the side that the first player has in it."""
        if self.colours is Colours.BOTH:
            return self.first_opening + (game - 1) // 2, Side.WHITE if game % 2 == 0 else Side.BLACK
        return self.first_opening + game - 1, Side.BLACK if self.colours is Colours.BLACK else Side.WHITE

    def games(self, variant: Variant, over: Container[int] = ()) -> Iterator[tuple[int, int, str, Side]]:
        """Number of each game that is not `over`, of its opening, the opening, and the first player's side; ends where
        openings do."""
        for game in itertools.count(1):
            if game in over:
                continue
            number, side = self.opening_of(game)
            opening = self.openings.opening(variant, number)
            if opening is None:
                return
            yield game, number, opening, side
