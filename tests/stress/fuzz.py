"""Damaged texts for every reader: `python -m tests.stress.fuzz [N] [--seed S] [--only KIND] [--first K]`.

Each input must end in a result or in the documented error, within bounds of time and memory; what was accepted must
survive being written and read again. An input follows from seed and number alone: the failing one is printed, with the
command that repeats it, and the run goes on to the next.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.stress.fuzz_readers import Reader, readers
from tests.stress.record_readers import record_readers
from tests.systems import most_memory_mib, processor_alarm

SECONDS: Final = 20.0
"""Processor time that one input may take; more ends it, and what Python cannot end ends the run in the end."""
HANGS: Final = 900.0
"""Seconds of the clock after which an input hangs, however busy the machine is."""
MEGABYTES: Final = 200
"""How much the most memory in use may grow by one input, and by forty bytes for every character besides."""
SHOWN: Final = 400
MOST_FAILURES: Final = 20


class TooSlowError(Exception):
    """An input took longer than it may."""


@dataclass
class Tally:
    """How one kind fared."""

    inputs: int = 0
    accepted: int = 0
    failures: int = 0
    seconds: float = 0.0
    worst_seconds: float = 0.0
    worst_number: int = -1
    worst_megabytes: float = 0.0


@dataclass
class Run:
    seed: int
    folder: Path
    tallies: dict[str, Tally] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


def fuzz(count: int, folder: Path, seed: int = 1, only: str = "", first: int = 0) -> Run:
    """Reads `count` damaged texts from number `first` on. Files are written in `folder`, failing texts among them."""
    known = [*readers(folder), *record_readers()]
    kinds = [reader for reader in known if only in ("", reader.name)]
    if not kinds:
        raise ValueError(f"there is no kind {only!r}; there are {', '.join(reader.name for reader in known)}")
    texts = {reader.name: list(reader.seeds()) for reader in kinds}
    run = Run(seed, folder, {reader.name: Tally() for reader in kinds})
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        reader = chance.choices(kinds, [kind.share for kind in kinds])[0]
        text = reader.damage(texts[reader.name], random.Random(f"{seed} {number} {reader.name}"))
        _one(run, reader, number, text)
        if len(run.failures) >= MOST_FAILURES:
            break
    return run


def _one(run: Run, reader: Reader, number: int, text: str) -> None:
    tally = run.tallies[reader.name]
    tally.inputs += 1
    memory, began = _most_memory(), time.process_time()
    try:
        with _watched():
            tally.accepted += reader.read(text)
        seconds, megabytes = time.process_time() - began, _most_memory() - memory
        if seconds > min(SECONDS, reader.seconds or SECONDS):
            raise TooSlowError(f"{seconds:.1f} seconds")
        if megabytes > (reader.megabytes or MEGABYTES + len(text) / 25_000):
            raise MemoryError(f"{megabytes:.0f} MB more")
    except (Exception, TooSlowError) as error:
        tally.failures += 1
        run.failures.append(_report(run, reader, number, text, error))
        print(run.failures[-1], flush=True)
        seconds, megabytes = time.process_time() - began, _most_memory() - memory
    tally.seconds += seconds
    tally.worst_megabytes = max(tally.worst_megabytes, megabytes)
    if seconds > tally.worst_seconds:
        tally.worst_seconds, tally.worst_number = seconds, number


@contextmanager
def _watched() -> Iterator[None]:
    """Ends what hangs: by an exception where the system tells of it, else by the end of the process."""
    faulthandler.dump_traceback_later(HANGS, exit=True)
    try:
        with processor_alarm(SECONDS, _too_slow):
            yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def _too_slow() -> None:
    raise TooSlowError(f"more than {SECONDS:.0f} seconds")


def _most_memory() -> float:
    return most_memory_mib(os.getpid())


def _report(run: Run, reader: Reader, number: int, text: str, error: BaseException) -> str:
    file = run.folder / f"failed-{reader.name}-{run.seed}-{number}.txt"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    shown = repr(text if len(text) <= SHOWN else text[:SHOWN] + "…")
    lines = traceback.format_exception(type(error), error, error.__traceback__, limit=-6)
    return f"FAILED {reader.name}, number {number}, {len(text)} characters ({file}): {shown}\n" + "".join(lines)[-3000:]


def report(run: Run) -> str:
    """The figures as lines of text."""
    lines = [
        f"{'kind':10} {'inputs':>8} {'accepted':>8} {'failed':>6} {'ms each':>8} {'worst s':>8} {'MB':>6}  slowest"
    ]
    for name, tally in run.tallies.items():
        mean = 1000 * tally.seconds / max(1, tally.inputs)
        lines.append(
            f"{name:10} {tally.inputs:8} {tally.accepted:8} {tally.failures:6} {mean:8.2f} {tally.worst_seconds:8.2f} "
            f"{tally.worst_megabytes:6.0f}  {tally.worst_number}"
        )
    lines.append(
        f"{sum(tally.inputs for tally in run.tallies.values())} inputs, {len(run.failures)} failures, seed {run.seed}"
    )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.stress.fuzz", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=10_000, help="how many inputs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one kind of text")
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    options = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    run = fuzz(options.count, folder, options.seed, options.only, options.first)
    print(report(run))
    if run.failures:
        only = f" --only {options.only}" if options.only else ""
        print(f"to repeat one: python -m tests.stress.fuzz 1 --seed {run.seed}{only} --first NUMBER")
    else:
        shutil.rmtree(folder)
    return 1 if run.failures else 0


if __name__ == "__main__":
    sys.exit(main())
