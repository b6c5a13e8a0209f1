"""What a command of many jobs tells of its work: words for people, or lines for the window."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.library_analysis import Fate, RecordStep, RunTally
from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.work_lines import Analysing, Done, Failed, LeftOut, Line, format_line

_WHY: Final = 500
_PATH: Final = 4000


class WorkOutput(ABC):
    """Who hears of the work."""

    @abstractmethod
    def begin(self, folder: Path) -> None:
        """Results will lie in this folder."""

    @abstractmethod
    def step(self, step: RecordStep, tally: RunTally) -> None:
        """A record is dealt with."""

    @abstractmethod
    def left_out(self, address: str, why: Message) -> None:
        """A worker gets no work."""

    @abstractmethod
    def fail(self, why: Message) -> int:
        """The work cannot be done. Returns the exit code."""

    @abstractmethod
    def stopped(self) -> None:
        """Somebody has ended it."""

    @abstractmethod
    def conclude(self, tally: RunTally) -> int:
        """All is done. Returns the exit code."""


class Words(WorkOutput):
    """For people."""

    def __init__(self) -> None:
        self._failed: list[RecordStep] = []

    def begin(self, folder: Path) -> None:
        print(f"results are kept in {folder}", file=sys.stderr)

    def step(self, step: RecordStep, tally: RunTally) -> None:
        place = f"{tally.records}/{tally.count}" if tally.count else str(tally.records)
        share = f"{_share(tally) / 10:.1f} %"
        left = f", {_duration(tally.left_ms)} left" if tally.left_ms else ""
        what = f"failed: {_reason(step)}" if step.fate is Fate.FAILED else step.fate.value
        print(f"{place} ({share}{left}) {step.path} {step.number}: {what}", file=sys.stderr, flush=True)
        if step.fate is Fate.FAILED:
            self._failed.append(step)

    def left_out(self, address: str, why: Message) -> None:
        tell_left_out(address, why)

    def fail(self, why: Message) -> int:
        self._list()
        print(f"shogi-desktop jobs: {why}", file=sys.stderr)
        return 1

    def stopped(self) -> None:
        self._list()
        print("ended: what was analysed is kept, and the same command goes on there", file=sys.stderr)

    def conclude(self, tally: RunTally) -> int:
        self._list()
        fates = tally.fates
        print(
            f"{fates[Fate.ANALYSED]} of {tally.records} games analysed ({tally.positions} positions),"
            f" {fates[Fate.KNOWN]} known, {fates[Fate.EMPTY]} without moves, {fates[Fate.FAILED]} failed"
        )
        return 1 if self._failed or not tally.records else 0

    def _list(self) -> None:
        for step in self._failed:
            print(f"failed: {step.path} {step.number}: {_reason(step)}")


class Lines(WorkOutput):
    """For the window, which knows the folder and when it has ended the work."""

    def begin(self, folder: Path) -> None:
        pass

    def stopped(self) -> None:
        pass

    def step(self, step: RecordStep, tally: RunTally) -> None:
        numbers = (tally.records, tally.count, _share(tally), tally.left_ms)
        failed, known = tally.fates[Fate.FAILED], tally.fates[Fate.KNOWN]
        say(Analysing(*numbers, failed, known, excerpt(step.path, _PATH), step.why))

    def left_out(self, address: str, why: Message) -> None:
        say(LeftOut(excerpt(address, _WHY), why))

    def fail(self, why: Message) -> int:
        say(Failed(why))
        return 1

    def conclude(self, tally: RunTally) -> int:
        say(Done())
        return 0


def tell_left_out(address: str, why: Message) -> None:
    """To people: a worker gets no work."""
    print(f"the worker {address} is left out: {why}", file=sys.stderr, flush=True)


def say(line: Line) -> None:
    """To the window."""
    with suppress(BrokenPipeError):  # nobody listens: the end of the standard input says so too
        print(format_line(line), flush=True)


def _reason(step: RecordStep) -> str:
    return ": ".join(part for part in (step.place, excerpt(str(step.why or ""), _WHY)) if part)


def _share(tally: RunTally) -> int:
    """In thousandths."""
    return min(1000, tally.done * 1000 // tally.size) if tally.size else 1000


def _duration(ms: int) -> str:
    minutes = ms // 60_000
    return f"{ms // 1000} s" if minutes < 1 else f"{minutes} min" if minutes < 120 else f"{minutes // 60} h"
