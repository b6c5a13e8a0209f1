"""The analysis of games of the library, which a command of this program does, with processes here or other machines."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop import paths
from shogi_desktop.clients.catalogue import LONGEST_NAME
from shogi_desktop.clients.own_program import is_frozen
from shogi_desktop.files import private_folder
from shogi_desktop.files.plain_values import AtMost, Clamped, OneOf, read_json, record
from shogi_desktop.jobs.machines import LONGEST_ADDRESS
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.work_lines import Analysing, LeftOut

from .work import LibraryWork

TIME: Final = "time"
NODES: Final = "nodes"
HERE: Final = "here"
MACHINES: Final = "machines"
MOST_PROCESSES: Final = 256


@dataclass(frozen=True)
class HowToAnalyse:
    """How much each position gets (`by` time or nodes), who does it (`where`: so many processes here, 0 = all cores but
    one, or the machines of a dask scheduler), the folder of the results, "" = the program's own, and the name of the
    person's engine that is asked here, "" = the program's."""

    by: Annotated[str, OneOf(TIME, NODES)] = NODES
    movetime_ms: Annotated[int, Clamped(10, 3_600_000)] = 200
    nodes: Annotated[int, Clamped(100, 1_000_000_000)] = 50_000
    where: Annotated[str, OneOf(HERE, MACHINES)] = HERE
    processes: Annotated[int, Clamped(0, MOST_PROCESSES)] = 0
    scheduler: Annotated[str, AtMost(LONGEST_ADDRESS)] = ""
    folder: Annotated[str, AtMost(4096)] = ""
    engine: Annotated[str, AtMost(LONGEST_NAME)] = ""

    @staticmethod
    def read(text: str) -> HowToAnalyse:
        """What the settings say; the usual where that makes no sense."""
        try:
            return record(HowToAnalyse, read_json(text)) if text else HowToAnalyse()
        except ValueError:
            return HowToAnalyse()

    def written(self) -> str:
        return json.dumps(asdict(self))

    def results(self) -> Path:
        return Path(self.folder) if self.folder else paths.analysed_folder()

    def words(self) -> list[str]:
        """What the command is told."""
        depth = ["--time", str(self.movetime_ms)] if self.by == TIME else ["--nodes", str(self.nodes)]
        if self.where == MACHINES:
            return [*depth, "--scheduler", self.scheduler]
        engine = ["--engine", self.engine, "--engines", str(paths.engines_file())] if self.engine else []
        return [*depth, *engine, "--processes", str(self.processes or usual_processes())]


def can_use_machines() -> bool:
    """Whether dask is installed. The program of an installer has none, and takes none in."""
    return not is_frozen() and find_spec("distributed") is not None


def usual_processes() -> int:
    """All cores but one, so that the window and its person get something too."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Analysed:
    """How an analysis has ended: `why` it could not go on (None: it came to its end), the last that was told of it, and
    the first record and the first worker that something was wrong with."""

    why: Message | None
    last: Analysing
    failed: Analysing | None
    left_out: LeftOut | None


class LibraryAnalysing(QObject):
    """One run at a time. What is analysed is kept as it comes, whenever and however it ends.

    Signals:
        progressed(object): `Analysing`.
        ended(object): `Analysed`; not when it was stopped.
    """

    progressed = Signal(object)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None, work: LibraryWork | None = None) -> None:
        super().__init__(parent)
        self._work = work or LibraryWork(word="jobs")
        self._work.setParent(self)
        self._work.told.connect(self._hear)
        self._work.finished.connect(self._finish)
        self._work.failed.connect(self._finish)
        self._last = Analysing(0, 0)
        self._failed: Analysing | None = None
        self._left_out: LeftOut | None = None

    @property
    def running(self) -> bool:
        return self._work.busy

    @property
    def last(self) -> Analysing:
        """How far it is."""
        return self._last

    def start(self, games: Sequence[int], index: Path, folders: Sequence[str], how: HowToAnalyse) -> None:
        """Begins with these records of the index of a library. OSError where there can be no folder for the results."""
        results = how.results()
        folders = [folder for folder in folders if Path(folder) != results]
        if not how.folder:
            private_folder(results)
        self._last, self._failed, self._left_out = Analysing(0, len(games)), None, None
        task = ["analyse", *folders, "--index", str(index), "--out", str(results), *how.words()]
        self._work.begin(task, " ".join(map(str, games)))
        self.progressed.emit(self._last)

    def stop(self) -> None:
        """Ends it soon; games that are not done are given up."""
        self._work.ask_to_end()

    def close(self) -> None:
        """For the end of the program: no process is left behind."""
        self._work.close()

    def _hear(self, line: object) -> None:
        if isinstance(line, LeftOut):
            self._left_out = self._left_out or line
        elif isinstance(line, Analysing):
            self._last = line
            if line.why:
                self._failed = self._failed or line
            self.progressed.emit(line)

    def _finish(self, why: Message | None = None) -> None:
        self.ended.emit(Analysed(why, self._last, self._failed, self._left_out))
