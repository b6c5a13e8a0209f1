"""What a person has done of mate problems, kept in a file of its own."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

from shogi_desktop.files import read_text, write_atomic

VERSION: Final = 1


@dataclass(frozen=True)
class Done:
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
class _Kept:
    """Everything in the file."""

    problems: dict[str, Done] = field(default_factory=dict)
    clean: Streak = Streak()
    days: Streak = Streak()
    last_day: str = ""


_Value = TypeVar("_Value", Done, Streak)


class ProblemProgress:
    """The file at `path`; every result is written at once. Problems are known by `Problem.key`.

    A file that makes no sense is put aside under another name (`spoilt` tells which), and all begins anew.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.spoilt: Path | None = None
        self._kept = self._read()
        self._written = True  # whether all that is known here is in the file

    def done(self, key: str) -> Done:
        """What became of a problem so far."""
        return self._kept.problems.get(key, Done())

    def is_solved(self, key: str) -> bool:
        return self.done(key).solved > 0

    @property
    def clean_streak(self) -> Streak:
        """Problems solved one after the other without a mistake, a hint or giving up."""
        return self._kept.clean

    def day_streak(self, today: date) -> Streak:
        """Days in a row with a problem solved; the current run lives until a whole day has passed without one."""
        days, last = self._kept.days, _day(self._kept.last_day)
        alive = last is not None and today - last <= timedelta(days=1)
        return days if alive else Streak(0, days.best)

    def record(self, key: str, today: date, *, solved: bool, clean: bool, hinted: bool, time_ms: int) -> None:
        """Keeps the end of one attempt: `clean` without mistake or hint; not `solved` is given up.

        OSError where the file cannot be written; what was recorded is remembered all the same.
        """
        if self._written:
            self._kept = self._others()
        before = self.done(key)
        fast = time_ms if solved and not hinted and time_ms > 0 else 0
        after = Done(
            before.tries + 1,
            before.solved + solved,
            min(fast, before.best_ms) if fast and before.best_ms else fast or before.best_ms,
            before.clean or (solved and clean),
            before.hinted or hinted,
            before.given_up or not solved,
        )
        streak = self._kept.clean.longer() if solved and clean else Streak(0, self._kept.clean.best)
        self._kept = replace(self._kept, problems={**self._kept.problems, key: after}, clean=streak)
        if solved:
            self._count_day(today)
        self._write()

    def _count_day(self, today: date) -> None:
        if self._kept.last_day < today.isoformat():
            days = self.day_streak(today).longer()
            self._kept = replace(self._kept, days=days, last_day=today.isoformat())

    # The file

    def _read(self) -> _Kept:
        if not self.path.exists():
            return _Kept()
        try:
            return _kept(json.loads(read_text(self.path)))
        except (OSError, ValueError, RecursionError):
            self.spoilt = _put_aside(self.path)
            return _Kept()

    def _others(self) -> _Kept:
        """What is in the file by now: another program of the person's may have written it."""
        try:
            return _kept(json.loads(read_text(self.path)))
        except (OSError, ValueError, RecursionError):
            return self._kept

    def _write(self) -> None:
        self._written = False
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"version": VERSION, **asdict(self._kept)}, ensure_ascii=False, sort_keys=True, indent=1)
        write_atomic(self.path, text + "\n")
        self._written = True


def _kept(values: Any) -> _Kept:
    """What a file says. ValueError for one of another kind."""
    if not isinstance(values, dict) or values.get("version") != VERSION:
        raise ValueError("this is no progress of problems")
    problems = values.get("problems", {})
    if not isinstance(problems, dict):
        raise ValueError("the problems must be an object")
    day = values.get("last_day", "")
    return _Kept(
        {key: _made(Done, done) for key, done in problems.items()},
        _made(Streak, values.get("clean", {})),
        _made(Streak, values.get("days", {})),
        day if _day(day) else "",
    )


def _made(kind: type[_Value], values: Any) -> _Value:
    """A value of the class; whatever does not fit keeps its default."""
    given = values if isinstance(values, dict) else {}
    defaults = {known.name: known.default for known in fields(kind)}
    return kind(
        **{
            name: given[name]
            for name, default in defaults.items()
            if type(given.get(name)) is type(default) and given[name] >= 0
        }
    )


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _put_aside(path: Path) -> Path | None:
    """Renames a file so that it is out of the way but not lost; None where it cannot be."""
    kept = path.with_name(path.name + ".spoilt")
    with suppress(OSError):
        path.replace(kept)
        return kept
    return None
