"""What is still to be done when a game is decided: more material wins it no sooner, coming near the king does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .evaluation import Evaluator
from .relations import Relations
from .worth import Worth

# A lead of so many hundredths of what pieces are worth decides the game; of what goes beyond, one part in so many
# counts.
_DECISIVE: Final = 3000
_SURPLUS: Final = 4
# A piece counts so many sixteenths of its value for each step that it stands nearer than this to the enemy royal piece,
# a defender for each that it stands nearer than the other.
_NEAR: Final = 9
_GUARDING: Final = 4
_PART: Final = 16


class Pursuit(Evaluator):
    """Another evaluation as long as the game is open. Where it is decided, the winner is to come near the royal pieces
    of the loser and to take what guards them, wherever else there is something to take.
    """

    def __init__(self, position: Position, inner: Evaluator, worth: Worth) -> None:
        super().__init__(position)
        self._inner: Evaluator = inner
        self._worth: Worth = worth
        self._relations: Relations = Relations(position.variant)
        self._decisive: i64 = _DECISIVE * worth.unit // 100
        # No step of a score makes more than 5/4 of it: the surplus, and the whole pursuit, which is less than decisive.
        self.rough_error = inner.rough_error * 5 // 4

    def adopt(self, position: Position) -> None:
        self.position = position
        self._inner.adopt(position)

    def play(self, move: i64) -> None:
        self._inner.play(move)

    def play_null(self) -> None:
        self._inner.play_null()

    def undo(self) -> None:
        self._inner.undo()

    def evaluate(self) -> i64:
        return self._decided(self._inner.evaluate())

    def rough(self) -> i64:
        return self._decided(self._inner.rough())

    def _decided(self, score: i64) -> i64:
        """A score as it is, or where it decides the game, with what the pursuit is worth."""
        decisive = self._decisive
        lead = (score if score > 0 else -score) - decisive
        if lead <= 0:
            return score
        side = self.position.turn if score > 0 else self.position.turn ^ 1
        begun = lead if lead < decisive else decisive
        total = decisive + lead // _SURPLUS + self._pursuit(side) * begun // decisive
        return total if score > 0 else -total

    def _pursuit(self, side: i64) -> i64:
        """How near a side's pieces are to the royal pieces of the other, less the defenders; from 0 to decisive."""
        position = self.position
        tables = position.tables
        width: i64 = len(tables.squares)
        other = side ^ 1
        total: i64 = 0
        royals: i64 = 0
        for n in range(other * width, other * width + position.count[other]):
            royal = position.listed[n]
            if not tables.royal[position.cells[royal]]:
                continue
            royals += 1
            total += self._around(royal, side, _NEAR) - self._around(royal, other, _GUARDING)
        if royals == 0 or total < 0:
            return 0
        total //= royals * _PART
        return total if total < self._decisive else self._decisive

    def _around(self, royal: i64, side: i64, limit: i64) -> i64:
        """The value of a side's pieces within `limit` steps of a royal piece, times how much nearer they stand."""
        position = self.position
        value = self._worth.value
        relations = self._relations
        first: i64 = side * len(position.tables.squares)
        total: i64 = 0
        for n in range(first, first + position.count[side]):
            square = position.listed[n]
            steps = relations.distance(square, royal)
            if steps < limit:
                total += (limit - steps) * value[position.cells[square]]
        return total


def pursuing(evaluation: Evaluator, worth: Worth) -> Evaluator:
    """The evaluation with a pursuit where a game needs one: drops need no way to the king."""
    position = evaluation.position
    return evaluation if position.variant.has_drops else Pursuit(position, evaluation, worth)


def most_told(lead: int, variant: Variant, worth: Worth) -> int:
    """What such a lead can count, with all the pieces near the enemy royal piece."""
    decisive = _DECISIVE * int(worth.unit) // 100
    if variant.has_drops or lead <= decisive:
        return lead
    return 2 * decisive + (lead - decisive) // _SURPLUS
