"""The analysis of a library: its games are a bag of jobs, and each is kept as soon as it is done."""

from __future__ import annotations

import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

from shogi_desktop.clients.catalogue import (
    MOST_BYTES,
    OutsideEngine,
    begins_there,
    format_engines,
    parse_engines,
    plays,
)
from shogi_desktop.excerpt import excerpt
from shogi_desktop.files import read_own
from shogi_desktop.game.tree import Game
from shogi_desktop.jobs.workers import JobDone, JobFailed, Workers
from shogi_desktop.library.entry import Entry, RecordFault
from shogi_desktop.library.record_files import FileRecord, FoundFile, files_in, read_again, records_of
from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.shogi_file import format_game

from .errors import AnalysisError, AnalysisMessage
from .game_job import AnalysedGame, AnalysisOrder, Effort, analyse_game, leave
from .results import AnalysisResults, digest_of

_DIGITS: Final = 4
"""Of the number of a record among the others of its file."""


@dataclass(frozen=True)
class ToAnalyse:
    """A record: the `number`th of the file at `path`, its result's path below the folder of results (`name`, without a
    suffix), its game or what is wrong with it, and its share of the bytes of all."""

    path: str
    number: int
    name: Path
    game: Game | None
    problem: RecordFault | None
    size: int

    @property
    def source(self) -> str:
        """Tells it from all others."""
        return f"{self.path}#{self.number}"


class Records(ABC):
    """All that are to be analysed. `size` are their bytes, `count` is how many there are, 0 = not known before."""

    size = 0
    count = 0

    @abstractmethod
    def __iter__(self) -> Iterator[ToAnalyse]:
        """Each is read when it is its turn."""


class OfFiles(Records):
    """Those of files, and of the files in folders and below them; results of earlier runs are none of them."""

    def __init__(self, paths: Sequence[str], is_result: Callable[[str], bool]) -> None:
        """OSError for a path where nothing lies."""
        self._roots = _Roots(paths)
        self._files: list[FoundFile] = []
        for path in self._roots.paths:
            state = os.stat(path)
            found = files_in([path]) if os.path.isdir(path) else [FoundFile(path, state.st_mtime_ns, state.st_size)]
            self._files += [each for each in found if not is_result(each.path)]
        self.size = sum(found.size for found in self._files)

    def __iter__(self) -> Iterator[ToAnalyse]:
        for found in self._files:
            before, number = None, 0
            for record in records_of(found.path):
                if before is not None:
                    number += 1
                    yield self._made(found, before, number, alone=False)
                before = record
            if before is not None:
                yield self._made(found, before, number + 1, alone=not number)

    def _made(self, found: FoundFile, record: FileRecord, number: int, alone: bool) -> ToAnalyse:
        problem = record.problems[0] if record.game is None and record.problems else None
        size = 0 if record.nth else record.length
        return ToAnalyse(found.path, number, self._roots.name(found.path, number, alone), record.game, problem, size)


class OfIndex(Records):
    """Those of a library, as its index lists them; results of earlier runs are none of them."""

    def __init__(self, entries: Sequence[Entry], folders: Sequence[str], is_result: Callable[[str], bool]) -> None:
        """`folders` are those of the library."""
        self._roots = _Roots(folders)
        self._entries = [entry for entry in entries if not is_result(entry.path)]
        self.count = len(self._entries)
        self.size = sum(map(_size, self._entries))

    def __iter__(self) -> Iterator[ToAnalyse]:
        for entry in self._entries:
            game, problem = None, None
            try:
                game = read_again(entry.path, entry.offset, entry.length, entry.nth, entry.variant)
            except (NotationError, OSError) as error:
                problem = RecordFault.of(error)
            name = self._roots.name(entry.path, entry.number, entry.alone)
            yield ToAnalyse(entry.path, entry.number, name, game, problem, _size(entry))


def _size(entry: Entry) -> int:
    return 0 if entry.nth else max(1, entry.length)


class _Roots:
    """The folders and files that records come from: results are named as records are below them, and of several folders
    after these too."""

    def __init__(self, paths: Sequence[str]) -> None:
        self.paths = list(dict.fromkeys(os.path.abspath(path) for path in paths))

    def name(self, path: str, number: int, alone: bool) -> Path:
        """What a result is called."""
        root = next((Path(root) for root in self.paths if Path(path).is_relative_to(root)), Path(path))
        place = Path(path).relative_to(root) if root != Path(path) else Path(root.name)
        if len(self.paths) > 1 and root != Path(path):
            place = Path(root.name) / place
        stem = place.with_suffix("")
        return stem if alone else stem.with_name(f"{stem.name}-{number:0{_DIGITS}}")


_MOST_FAILURES: Final = 10
"""Games in a row that could not be analysed, after which no more are tried: it is not the games."""


def chosen_engine(name: str, file: Path, here: bool) -> OutsideEngine | None:
    """The engine of this name in a file of the person's, None for "": the program's own, which alone works elsewhere
    than `here`.

    AnalysisError where it cannot be asked; OSError or UnusableFileError where it is not known who is there.
    """
    if not name:
        return None
    if not here:
        raise AnalysisError(AnalysisMessage.ONLY_HERE)
    known = read_own(file, MOST_BYTES, parse_engines) or ()
    engine = next((each for each in known if each.name == name), None)
    if engine is None:
        raise AnalysisError(AnalysisMessage.NO_ENGINE(name=excerpt(name)))
    if not engine.analyses:
        raise AnalysisError(AnalysisMessage.NO_ANALYSIS(name=excerpt(name)))
    return engine


class Fate(Enum):
    """What becomes of a record."""

    ANALYSED = "analysed"
    KNOWN = "known"
    """It was analysed before, or is the same as another one."""
    EMPTY = "empty"
    """There are no moves in it."""
    FAILED = "failed"


@dataclass(frozen=True)
class RecordStep:
    """A record that is dealt with: its file, its number there, its result or why there is none; `place` is where in the
    file that is to be seen, "" = nowhere."""

    fate: Fate
    path: str
    number: int
    result: Path | None = None
    why: Message | None = None
    place: str = ""


@dataclass
class RunTally:
    """How far a run is."""

    size: int
    """Bytes of all records."""
    count: int
    """How many records there are, 0 = not known."""
    fates: dict[Fate, int] = field(default_factory=lambda: dict.fromkeys(Fate, 0))
    positions: int = 0
    """That were looked at in this run."""
    done: int = 0
    """Bytes of records that are dealt with."""
    analysed: int = 0
    """Those of them that it took time to analyse."""
    began: float = field(default_factory=time.monotonic)

    @property
    def records(self) -> int:
        """How many are dealt with."""
        return sum(self.fates.values())

    @property
    def left_ms(self) -> int:
        """How long the rest will take, 0 = not known yet."""
        spent_ms = (time.monotonic() - self.began) * 1000
        return round(spent_ms / self.analysed * max(0, self.size - self.done)) if self.analysed else 0


class LibraryAnalysis:
    """One run over records; `tally` tells how far it is."""

    def __init__(
        self,
        records: Records,
        depth: Effort,
        results: AnalysisResults,
        listener: Callable[[RecordStep, RunTally], None],
        engine: OutsideEngine | None = None,
    ) -> None:
        """`listener` hears of each record when it is dealt with. `engine` is one of the person's, which looks at the
        games that it plays; None: the program's own looks at all."""
        self._engine = engine
        self._known_by = _identity(engine) if engine is not None else ""
        self._records, self._depth, self._results, self._listener = records, depth, results, listener
        self._run = os.urandom(8).hex()
        self._ordered: dict[AnalysisOrder, tuple[str, ToAnalyse]] = {}
        self._in_a_row = 0
        self.tally = RunTally(records.size, records.count)

    def run(self, workers: Workers) -> None:
        """Deals with all; an exception cancels what is still analysed.

        AnalysisError where games cannot be analysed at all; JobsError where there is nobody to do it; OSError where a
        result cannot be kept.
        """
        orders = self._orders()
        with closing(workers.results(analyse_game, orders, partial(leave, self._run))) as outcomes:
            for outcome in outcomes:
                self._take(outcome)

    def _orders(self) -> Iterator[AnalysisOrder]:
        """The games that are not known."""
        keys = set()
        for each in self._records:
            if each.game is None:
                self._pass(each, Fate.FAILED, problem=each.problem)
                continue
            if not each.game.root.children:
                self._pass(each, Fate.EMPTY)
                continue
            order = AnalysisOrder(format_game(each.game), self._depth, self._run, self._engine_for(each.game))
            identity = self._known_by if order.engine else ""
            key = digest_of(f"{identity}{self._depth.text()}\n{order.record}".encode())
            known = self._results.known(key)
            if known is not None or key in keys:
                self._pass(each, Fate.KNOWN, known)
                continue
            keys.add(key)
            self._ordered[order] = (key, each)
            yield order

    def _engine_for(self, game: Game) -> str:
        """As an order has it."""
        engine = self._engine
        if engine is None or not (plays(engine, game.variant) and begins_there(engine, game.start)):
            return ""
        return format_engines((engine,))

    def _take(self, outcome: JobDone[AnalysisOrder, AnalysedGame] | JobFailed[AnalysisOrder]) -> None:
        key, each = self._ordered.pop(outcome.argument)
        if isinstance(outcome, JobFailed):
            self._pass(each, Fate.FAILED, problem=RecordFault(outcome.why))
            self._in_a_row += 1
            if self._in_a_row == _MOST_FAILURES:
                raise AnalysisError(AnalysisMessage.NOT_ANALYSED(count=self._in_a_row, reason=outcome.why))
            return
        self._in_a_row = 0
        self.tally.analysed += each.size
        self.tally.positions += outcome.result.positions
        self._pass(each, Fate.ANALYSED, self._results.add(key, each.source, each.name, outcome.result.record))

    def _pass(
        self, each: ToAnalyse, fate: Fate, result: Path | None = None, problem: RecordFault | None = None
    ) -> None:
        """This one is dealt with."""
        self.tally.fates[fate] += 1
        self.tally.done += each.size
        why = problem.message if problem is not None else None
        place = f"line {problem.line}, column {problem.column}" if problem is not None and problem.line else ""
        self._listener(RecordStep(fate, each.path, each.number, result, why, place), self.tally)


def _identity(engine: OutsideEngine) -> str:
    """By what its results are known again; what few engines need is said where it is there."""
    started = (engine.arguments, engine.folder, sorted(engine.variables.items()))
    return f"{engine.program} {sorted(engine.options.items())}{started if any(started) else ''}\n"
