"""Questions about the nodes of a problem's tree: one runs, the others wait, the newest first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.wire.problem_lines import Ask, Question

from .tree import ExaminedNode

LIMITS_MS: Final = {Ask.SOLVE: 20_000, Ask.MOVES: 60_000, Ask.CHECK: 0}  # 0 = as long as it takes


@dataclass(frozen=True)
class Job:
    """Something to ask: the report (CHECK), the worth of a node (SOLVE), or of all moves there (MOVES).

    `milliseconds` bounds the work, 0 = what is usual for this kind.
    """

    ask: Ask
    node: ExaminedNode
    milliseconds: int = field(default=0, compare=False)


class Inquiry(QObject):
    """What is to be asked about one problem. Nothing is lost: a question that makes room for a newer one, or for one
    of somebody else's, is asked again as soon as the engine is free.

    Signals:
        found(ExaminedNode, Verdict): the worth of one move at a node.
        done(Job, value, bool): what a question has ended with; whether it was told to end before its time.
        failed(str): the question that ran has no answer; the text says why. Nothing waits any more.
        progressed(WorkProgress): how the question that runs stands.
        marked(ExaminedNode): its `waiting` has changed.
        busy_changed(bool): whether anything is asked or waits.
    """

    found = Signal(object, object)
    done = Signal(object, object, bool)
    failed = Signal(str)
    progressed = Signal(object)
    marked = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, client: ProblemClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._attacker = 0
        self._jobs: dict[int, Job] = {}  # what is asked, by the client's number
        self._ending = 0  # of the question that was told to end
        self._was_busy = False
        client.done.connect(self._on_done)
        client.found.connect(self._on_found)
        client.progressed.connect(self._on_progressed)
        client.failed.connect(self._on_failed)

    def begin(self, attacker: int) -> None:
        """Questions are about another problem from now on; those about the one before are forgotten."""
        self.forget()
        self._attacker = attacker

    def want(self, job: Job) -> None:
        """Asks now; what runs waits behind it, unless it was told to end: that is forgotten."""
        asked = {number for number, other in self._jobs.items() if other == job}
        newest = max(self._jobs, default=0)
        if asked == {newest} and newest != self._ending:
            return
        for number in asked | ({self._ending} & self._jobs.keys()):
            self._forget(number)
        self._ending = 0
        position, milliseconds = job.node.position, job.milliseconds or LIMITS_MS[job.ask]
        question = Question(0, job.ask, position.variant, position, self._attacker, milliseconds)
        self._jobs[self._client.ask(question)] = job
        self._mark(job.node)
        self._tell_busy()

    def stop(self) -> None:
        """Forgets what waits and ends what runs; its `done` follows, with what was found so far."""
        for number in list(self._jobs):
            if self._client.finish(number):
                self._ending = number
            else:
                self._forget(number)
        self._tell_busy()

    def forget(self) -> None:
        """Ends everything; nothing more is told."""
        for number in list(self._jobs):
            self._forget(number)
        self._tell_busy()

    def pause(self) -> None:
        """What runs goes on, what waits stays until `resume`."""
        self._hold(True)

    def resume(self) -> None:
        self._hold(False)

    @property
    def is_busy(self) -> bool:
        return bool(self._jobs)

    def is_wanted(self, ask: Ask) -> bool:
        """Whether a question of this kind runs or waits."""
        return any(job.ask is ask for job in self._jobs.values())

    def fail(self, why: str) -> None:
        """Ends everything since something went wrong."""
        self.forget()
        self.failed.emit(why)

    def _hold(self, held: bool) -> None:
        for number in list(self._jobs):
            self._client.hold(number, held)

    def _end(self, number: int) -> Job:
        """A question is over."""
        job = self._jobs.pop(number)
        self._mark(job.node)
        return job

    def _forget(self, number: int) -> None:
        """Nobody wants the answer any more."""
        if number in self._jobs:  # whoever heard of the end of another one may have forgotten this one
            self._end(number)
            self._client.cancel(number)

    def _mark(self, node: ExaminedNode) -> None:
        """Tells a node whether anything is asked about it."""
        waiting = any(job.node is node for job in self._jobs.values())
        if waiting != node.waiting:
            node.waiting = waiting
            self.marked.emit(node)

    def _tell_busy(self) -> None:
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            self.busy_changed.emit(self._was_busy)

    # The client

    def _on_progressed(self, number: int, progress: object) -> None:
        if number in self._jobs:
            self.progressed.emit(progress)

    def _on_found(self, number: int, value: object) -> None:
        if number in self._jobs and isinstance(value, Verdict):
            self.found.emit(self._jobs[number].node, value)

    def _on_done(self, number: int, value: object) -> None:
        if number in self._jobs:
            stopped = number == self._ending
            self.done.emit(self._end(number), value, stopped)
            self._tell_busy()

    def _on_failed(self, number: int, why: str) -> None:
        if number in self._jobs:
            self._end(number)
            self.fail(why)
