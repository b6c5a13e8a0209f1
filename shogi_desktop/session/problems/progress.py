"""What a person has done of mate problems, kept in a file of its own, and each of them in one word."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import Final

from shogi_desktop.files.store import JsonFormat, Store

from ..practice.deck import is_due

MAX_BYTES: Final = 16 * 1024 * 1024
"""Of the file: some 70,000 problems of shogi."""


@dataclass(frozen=True)
class Attempts:
    """What became of one problem.

    tries     how many times it was begun and ended, solved or given up
    solved    how many of these it was solved
    best_ms   the shortest time of a solution without help, 0 = none yet
    clean     whether it was ever solved without a mistake, a hint or giving up
    hinted    whether a hint was ever taken
    given_up  whether the solution was ever looked at
    """

    tries: int = 0
    solved: int = 0
    best_ms: int = 0
    clean: bool = False
    hinted: bool = False
    given_up: bool = False


@dataclass(frozen=True)
class Streak:
    """How many in a row: now, and at best."""

    current: int = 0
    best: int = 0

    def longer(self) -> Streak:
        return Streak(self.current + 1, max(self.best, self.current + 1))


@dataclass(frozen=True)
class _Attempt:
    """The end of one attempt, as `record` takes it."""

    key: str
    day: date
    solved: bool
    clean: bool
    hinted: bool
    time_ms: int

    def after(self, before: Attempts) -> Attempts:
        """What has become of the problem, from what was before."""
        fast = self.time_ms if self.solved and not self.hinted and self.time_ms > 0 else 0
        return Attempts(
            before.tries + 1,
            before.solved + self.solved,
            min(fast, before.best_ms) if fast and before.best_ms else fast or before.best_ms,
            before.clean or (self.solved and self.clean),
            before.hinted or self.hinted,
            before.given_up or not self.solved,
        )


@dataclass(frozen=True)
class _Kept:
    """Everything in the file."""

    problems: dict[str, Attempts] = field(default_factory=dict)
    clean: Streak = Streak()
    days: Streak = Streak()
    last_day: str = ""

    def day_streak(self, today: date) -> Streak:
        last = _day(self.last_day)
        alive = last is not None and today - last <= timedelta(days=1)
        return self.days if alive else Streak(0, self.days.best)

    def after(self, attempt: _Attempt) -> _Kept:
        """The same with one attempt more. A problem whose solution is known makes no run longer."""
        before = self.problems.get(attempt.key, Attempts())
        clean = self.clean
        if not (attempt.solved and attempt.clean):
            clean = Streak(0, clean.best)
        elif not (before.solved or before.given_up):
            clean = clean.longer()
        kept = replace(self, problems={**self.problems, attempt.key: attempt.after(before)}, clean=clean)
        last = _day(self.last_day)
        if attempt.solved and (last is None or last < attempt.day):
            kept = replace(kept, days=self.day_streak(attempt.day).longer(), last_day=attempt.day.isoformat())
        return kept


FORMAT: Final = JsonFormat(_Kept, MAX_BYTES)


class ProblemProgress:
    """The file at `path`; every result is written at once. Problems are known by `Problem.key`.

    A file that makes no sense is put aside under another name (`spoilt` tells which), and all begins anew. One that
    cannot be read at the moment stays as it is, and nothing is written before it can be read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._store = Store(path, FORMAT)

    @property
    def spoilt(self) -> Path | None:
        """Where a file lies now that made no sense."""
        return self._store.spoilt

    @property
    def _kept(self) -> _Kept:
        return self._store.current

    def done(self, key: str) -> Attempts:
        """What became of a problem so far."""
        return self._kept.problems.get(key, Attempts())

    @property
    def begun(self) -> bool:
        """Whether any problem was ever solved."""
        return any(done.solved for done in self._kept.problems.values())

    def solved(self, variant: str) -> tuple[int, int]:
        """How many problems of a game were ever solved, and how many of them without a mistake or help."""
        found = [done for key, done in self._kept.problems.items() if key.split(" ", 1)[0] == variant and done.solved]
        return len(found), sum(done.clean for done in found)

    @property
    def clean_streak(self) -> Streak:
        """Problems solved one after the other without a mistake, a hint or giving up, each counted once."""
        return self._kept.clean

    def day_streak(self, today: date) -> Streak:
        """Days in a row with a problem solved; the current run lives until a whole day has passed without one."""
        return self._kept.day_streak(today)

    def record(self, key: str, today: date, *, solved: bool, clean: bool, hinted: bool, time_ms: int) -> None:
        """Keeps the end of one attempt: `clean` without mistake or hint; not `solved` is given up.

        OSError where the file cannot be read or written; what was recorded is remembered all the same, and written
        with the next result or by `write`.
        """
        attempt = _Attempt(key, today, solved, clean, hinted, time_ms)
        self._store.change(partial(_Kept.after, attempt=attempt))
        self.write()

    def write(self) -> None:
        """Writes what was recorded since it last could be. OSError as `record`."""
        self._store.write()


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


class ProblemMark(Enum):
    """What a person has done of a problem."""

    NEW = auto()
    TRIED = auto()
    HELPED = auto()
    SOLVED = auto()

    @property
    def solved(self) -> bool:
        """Whether it was solved, with help or without."""
        return self in (ProblemMark.HELPED, ProblemMark.SOLVED)


def mark_of(done: Attempts) -> ProblemMark:
    """The mark of what has become of a problem."""
    if done.clean or done.best_ms:
        return ProblemMark.SOLVED
    if done.solved:
        return ProblemMark.HELPED
    return ProblemMark.TRIED if done.tries else ProblemMark.NEW


def practice_mark(memory: str, now: datetime) -> ProblemMark:
    """The mark of a position to practise."""
    if not memory:
        return ProblemMark.NEW
    return ProblemMark.TRIED if is_due(memory, now) else ProblemMark.SOLVED
