"""Makes mate problems with exactly one solution: the same ones again for the same variant, length and seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..notation.problem_lines import Made, Progress
from ..notation.sfen import format_sfen
from ..notation.usi import format_move
from ..rules.variant import Variant
from .control import Control, Share
from .making_extension import Extender
from .making_material import Material
from .making_numbers import Numbers
from .making_taste import Impression, impression
from .making_trial import Candidate, Trial
from .problem_check import ProblemChecker

_MEGABYTES: Final = 32
_CHECK_NODES: Final = 200_000
_MOST_KEPT: Final = 40
# For each problem so many candidates are added to those that were left, and the best is taken.
_CHOICE: Final = {1: 16, 3: 12, 5: 7, 7: 5}
_LEAST_CHOICE: Final = 3
_REPORT_MS: Final = 200


class _Entry:
    """A candidate that waits to be chosen."""

    def __init__(self, candidate: Candidate, view: Impression) -> None:
        self.candidate = candidate
        self.view = view


class ProblemMaker:
    """Makes problems of one variant and length: Black mates by checks in `plies`, an odd number.

    Candidates are made backwards from positions of mate, each step so that Black has one way only, and every piece
    that the solution does not need is taken away. Of several the best to look at is taken, the least like those
    before, if the check of problems finds no fault with it.
    """

    def __init__(self, variant: Variant, plies: int, seed: int, control: Control, choice: int = 0) -> None:
        """`seed` is a whole number from 0 on; `choice` is how many candidates are made for each problem, 0 = as many
        as are usual for the length. ValueError for a length that no problem has."""
        if plies < 1 or plies % 2 == 0:
            raise ValueError(f"no problem has {plies} plies: an odd number from 1 on is needed")
        self._variant = variant
        self._plies = plies
        self._control = control
        self._choice = choice or _CHOICE.get(plies, _LEAST_CHOICE)
        # Problems of two lengths must not grow from the same beginnings.
        self._numbers = Numbers(seed * 64 + plies)
        self._trial = Trial(variant, control)
        self._material = Material(variant, self._numbers)
        self._extender = Extender(self._material, self._trial, self._numbers)
        self._checker = ProblemChecker(variant, _MEGABYTES)
        self._waiting: list[_Entry] = []
        self._starts: set[str] = set()
        # How often problems began and ended so.
        self._begins: dict[str, int] = {}
        self._ends: dict[str, int] = {}
        self._report: Callable[[Progress], None] | None = None
        self._told_at = 0
        self._count = 0
        self._done = 0

    def make(self, found: Callable[[Made], None], count: int, report: Callable[[Progress], None]) -> None:
        """Tells `count` problems, each as it is made, and how the work stands; returns early when it is to end."""
        self._report = report
        self._count = count
        self._done = 0
        self._tell(True)
        while self._done < count:
            choice = self._choice
            while choice > 0 and not self._trial.ended():
                choice -= self._add_candidate()
                self._tell()
            made = self._best()
            if self._trial.ended():
                return
            if made is not None:
                self._done += 1
                found(made)
        self._tell(True)

    def _tell(self, now: bool = False) -> None:
        """Reports how the work stands, at most five times a second."""
        elapsed = self._control.elapsed_ms()
        if self._report is not None and (now or elapsed >= self._told_at + _REPORT_MS):
            self._told_at = elapsed
            self._report(Progress(self._done, self._count, self._extender.tried, elapsed))

    def _add_candidate(self) -> int:
        """Tries to make one; the number made."""
        candidate = self._grown()
        if candidate is None:
            return 0
        candidate = self._trimmed(candidate)
        view = impression(candidate)
        if view.idle or view.start in self._starts:
            return 0
        self._starts.add(view.start)
        self._waiting.append(_Entry(candidate, view))
        return 1

    def _grown(self) -> Candidate | None:
        """A position of mate by chance and what comes before it, if it can be made long enough."""
        position = self._material.attempt()
        if not self._trial.is_mated(position):
            return None
        candidate = self._extender.check_before(self._trimmed(Candidate(position, [])))
        while candidate is not None and candidate.plies < self._plies:
            candidate = self._extender.longer(candidate)
        return candidate

    def _trimmed(self, candidate: Candidate) -> Candidate:
        """The candidate without pieces that its line does not need."""
        squares = self._material.pieces(candidate.position)
        self._numbers.shuffle(squares)
        for square in squares:
            less = Candidate(self._material.without(candidate.position, square), candidate.line)
            if self._trial.holds(less) if less.line else self._trial.is_mated(less.position):
                candidate = less
        return candidate

    def _best(self) -> Made | None:
        """The best of those that wait and are sound."""
        while self._waiting:
            best = max(self._waiting, key=self._worth)
            self._waiting.remove(best)
            if self._is_sound(best.candidate):
                break
        else:
            return None
        if len(self._waiting) > _MOST_KEPT:
            self._waiting.remove(min(self._waiting, key=self._worth))
        for counts, text in ((self._begins, best.view.begins), (self._ends, best.view.ends)):
            counts[text] = counts.get(text, 0) + 1
        line = tuple(str(format_move(move, self._variant)) for move in best.candidate.line)
        return Made(format_sfen(best.candidate.position), self._plies, line)

    def _is_sound(self, candidate: Candidate) -> bool:
        """Whether the check of problems finds nothing wrong, whichever of the longest defences it looks at."""
        result = self._checker.check(candidate.position, Share(self._control, _CHECK_NODES))
        return result.sound is True and not result.flaws and result.plies == result.stated == self._plies

    def _worth(self, entry: _Entry) -> int:
        """The more often a beginning or a mate was there before, the less."""
        view = entry.view
        return view.worth - 3 * self._begins.get(view.begins, 0) - 6 * self._ends.get(view.ends, 0)
