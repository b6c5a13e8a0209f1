"""Makes mate problems with exactly one solution: the same ones again for the same variant, length and seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shogi_desktop.mating.fault import problem_fault
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.notation.wire.problem_lines import WorkProgress
from shogi_desktop.rules.errors import RulesError
from shogi_desktop.rules.record.variant import Variant

from ..control import Control, Share
from ..errors import QuestionMessage
from .appraisal import Appraisal, appraise
from .candidates import BLACK, Candidate, CandidateJudge
from .check import ProblemChecker
from .extension import Extender
from .material import Material, put_together
from .powers import power_at_work
from .random_numbers import RandomNumbers

_MEGABYTES: Final = 32
_CHECK_NODES: Final = 200_000
_MOST_KEPT: Final = 60
# For each problem candidates from so many positions of mate are added to those left, and the best is taken.
_CHOICE: Final = {1: 6, 3: 5, 5: 4}
_LEAST_CHOICE: Final = 3
# The same where pieces are wanted: these take longer.
_WANTED_CHOICE: Final = {1: 3, 3: 2}
_LEAST_WANTED_CHOICE: Final = 1
# A candidate is made longer in so many ways, and of all that end alike so many are kept.
_BRANCHES: Final = 3
_BROTHERS: Final = 2
# What it takes from a candidate's worth that a problem before began or ended in the same way.
_AGAIN_BEGUN: Final = 4
_AGAIN_ENDED: Final = 20
# What it adds that pieces which are wanted show their powers: for a jump or a piece that burns, and for how many.
_POWER: Final = 4
_MOST_POWER: Final = 4
_REPORT_MS: Final = 200


class _Entry:
    """A candidate that waits to be chosen."""

    def __init__(self, candidate: Candidate, appraisal: Appraisal, power: int) -> None:
        self.candidate = candidate
        self.appraisal = appraisal
        self.power = power


class ProblemMaker:
    """Makes problems of one variant and length: Black mates by checks in `plies`, an odd number.

    Candidates are made backwards from positions of mate, each step so that Black has one way only, and every piece
    that the solution does not need is taken away. Of several the best to look at is taken, the least like those
    before, if the check of problems finds no fault with it.
    """

    def __init__(
        self,
        variant: Variant,
        plies: int,
        seed: int,
        control: Control,
        wanted: tuple[int, ...] = (),
    ) -> None:
        """`seed` is a whole number from 0 on. In every problem a piece of one of the kinds `wanted` (none: of any)
        moves, and uses the powers that it has. ValueError for a length, or a kind, that no problem has."""
        if plies < 1 or plies % 2 == 0:
            raise RulesError(QuestionMessage.NO_SUCH_LENGTH(number=plies))
        self._variant = variant
        self._plies = plies
        self._control = control
        self._usual = _WANTED_CHOICE.get(plies, _LEAST_WANTED_CHOICE) if wanted else _CHOICE.get(plies, _LEAST_CHOICE)
        # Problems of two lengths must not grow from the same beginnings.
        self._numbers = RandomNumbers(seed * 64 + plies)
        self._judge = CandidateJudge(variant, control)
        self._material = Material(variant, self._numbers, wanted)
        self._extender = Extender(self._material, self._judge, self._numbers)
        self._waiting: list[_Entry] = []
        self._starts: set[tuple[int, ...]] = set()
        # How often problems began and ended so.
        self._begins: dict[tuple[int, ...], int] = {}
        self._ends: dict[tuple[int, ...], int] = {}
        self._report: Callable[[WorkProgress], None] | None = None
        self._told_at = 0
        self._count = 0
        self._done = 0

    def make(
        self,
        found: Callable[[MadeProblem], None],
        count: int,
        report: Callable[[WorkProgress], None],
        choice: int = 0,
    ) -> None:
        """Tells `count` problems, each as it is made, and how the work stands; returns early when it is to end.

        `choice` is how many positions of mate each is chosen from, 0 = as many as are usual for the length.
        """
        self._report = report
        self._count = count
        self._done = 0
        self._tell(True)
        while self._done < count:
            missing = choice or self._usual
            while missing > 0 and not self._judge.ended():
                missing -= self._add_candidates()
                self._tell()
            made = self._best()
            if self._judge.ended():
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
            self._report(WorkProgress(self._done, self._count, self._extender.tried, elapsed))

    def _add_candidates(self) -> int:
        """Tries to make some that end alike and keeps the best of them; 0 when there is none, else 1."""
        position = self._material.attempt()
        if not self._judge.is_mated(position):
            return 0
        grown: list[Candidate] = []
        first = self._extender.check_before(self._trimmed(Candidate(position, [])))
        if first is not None:
            self._grow(first, grown)
        entries: list[_Entry] = []
        for candidate in grown:
            candidate = self._trimmed(candidate)
            appraisal = appraise(candidate)
            power = self._power(candidate)
            if power and not appraisal.idle and appraisal.start not in self._starts:
                self._starts.add(appraisal.start)
                entries.append(_Entry(candidate, appraisal, power))
        entries.sort(key=self._worth, reverse=True)
        self._waiting += entries[:_BROTHERS]
        return min(1, len(entries))

    def _power(self, candidate: Candidate) -> int:
        """How much the pieces that are wanted do, 0 where they do nothing; 1 where none are."""
        wanted = self._material.wanted
        return power_at_work(candidate, wanted) if wanted else 1

    def _grow(self, candidate: Candidate, grown: list[Candidate]) -> None:
        """Adds to `grown` what comes before a candidate, where it can be made long enough."""
        if candidate.plies >= self._plies:
            grown.append(candidate)
            return
        for _ in range(_BRANCHES):
            longer = self._extender.longer(candidate)
            if longer is None or self._judge.ended():
                break
            self._grow(longer, grown)

    def _trimmed(self, candidate: Candidate) -> Candidate:
        """The candidate without pieces that its line does not need."""
        squares = self._material.pieces(candidate.position)
        self._numbers.shuffle(squares)
        for square in squares:
            less = Candidate(self._material.without(candidate.position, square), candidate.line)
            if self._judge.holds(less) if less.line else self._judge.is_mated(less.position):
                candidate = less
        return candidate

    def _best(self) -> MadeProblem | None:
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
        for counts, seen in ((self._begins, best.appraisal.begins), (self._ends, best.appraisal.ends)):
            counts[seen] = counts.get(seen, 0) + 1
        return MadeProblem(best.candidate.position, self._plies, tuple(best.candidate.line))

    def _is_sound(self, candidate: Candidate) -> bool:
        """Whether it is a problem, and the check of problems finds nothing wrong.

        A piece that was taken away may have stood between White's king and a check with Black to move, or have been the
        last beside White's king where a bare king has lost.
        Which of the longest defences it looks at may depend on what it has seen before and on the order in which a
        position lists its pieces: so it is a new one, and the position is put together as everybody's is that is read.
        """
        position = put_together(candidate.position)
        if problem_fault(position, BLACK) or position.outcome() is not None:
            return False
        result = ProblemChecker(self._variant, _MEGABYTES).check(position, Share(self._control, _CHECK_NODES))
        proved = result.sound is True and not result.undecided
        return proved and not result.flaws and result.plies == result.length == self._plies

    def _worth(self, entry: _Entry) -> int:
        """The more often a beginning or a mate was there before, the less."""
        begun, ended = self._begins.get(entry.appraisal.begins, 0), self._ends.get(entry.appraisal.ends, 0)
        power = _POWER * min(entry.power, _MOST_POWER)
        return entry.appraisal.worth + power - _AGAIN_BEGUN * begun - _AGAIN_ENDED * ended
