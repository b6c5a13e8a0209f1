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
        self._jobs: list[Job] = []  # the last one is next
        self._running: Job | None = None
        self._number = 0
        self._stopped = False
        self._was_busy = False
        self._paused = False
        client.done.connect(self._on_done)
        client.found.connect(self._on_found)
        client.progressed.connect(self._on_progressed)
        client.failed.connect(self._on_failed)
        client.dropped.connect(self._on_dropped)

    def begin(self, attacker: int) -> None:
        """Questions are about another problem from now on; those about the one before are forgotten."""
        self.forget()
        self._attacker = attacker

    def want(self, job: Job) -> None:
        """Asks now; what runs waits behind it, unless it was told to end."""
        if job == self._running and not self._stopped:
            return
        self._jobs = [other for other in self._jobs if other != job]
        before = self._end()
        if before is not None and not self._stopped:
            self._jobs.append(before)
            self._mark(before.node)
        self._run(job)
        self._tell_busy()

    def stop(self) -> None:
        """Forgets what waits and ends what runs; its `done` follows, with what was found so far."""
        self._forget_waiting()
        if self._running is not None:
            self._stopped = True
            self._client.stop()
        self._tell_busy()

    def forget(self) -> None:
        """Ends everything; nothing more is told."""
        self._forget_waiting()
        if self._end() is not None:
            self._client.stop()
        self._tell_busy()

    def pause(self) -> None:
        """What runs goes on, what waits stays until `resume`."""
        self._paused = True

    def resume(self) -> None:
        self._paused = False
        self._go_on()

    @property
    def is_busy(self) -> bool:
        return self._running is not None or bool(self._jobs)

    def is_wanted(self, ask: Ask) -> bool:
        """Whether a question of this kind runs or waits."""
        running = self._running is not None and self._running.ask is ask
        return running or any(job.ask is ask for job in self._jobs)

    def fail(self, why: str) -> None:
        """Ends everything since something went wrong."""
        self.forget()
        self.failed.emit(why)

    # One at a time

    def _run(self, job: Job) -> None:
        position = job.node.position
        self._running = job
        self._stopped = False
        self._number = 0  # while asking, the end of the question before is told
        self._number = self._client.ask(
            Question(
                0,
                job.ask,
                position.variant,
                position,
                self._attacker,
                milliseconds=job.milliseconds or LIMITS_MS[job.ask],
            )
        )
        self._mark(job.node)

    def _go_on(self) -> None:
        """Asks what waits, as soon as the engine is free for it."""
        if self._running is None and self._jobs and not self._paused and not self._client.is_busy():
            self._run(self._jobs.pop())
        self._tell_busy()

    def _end(self) -> Job | None:
        """The question that ran is over."""
        job, self._running, self._number = self._running, None, 0
        if job is not None:
            self._mark(job.node)
        return job

    def _forget_waiting(self) -> None:
        waiting, self._jobs = self._jobs, []
        for job in waiting:
            self._mark(job.node)

    def _mark(self, node: ExaminedNode) -> None:
        """Tells a node whether anything is asked about it."""
        running = self._running is not None and self._running.node is node
        waiting = running or any(job.node is node for job in self._jobs)
        if waiting != node.waiting:
            node.waiting = waiting
            self.marked.emit(node)

    def _tell_busy(self) -> None:
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            self.busy_changed.emit(self._was_busy)

    # The client

    def _is_ours(self, number: int) -> bool:
        return number != 0 and number == self._number

    def _on_progressed(self, number: int, progress: object) -> None:
        if self._is_ours(number):
            self.progressed.emit(progress)

    def _on_found(self, number: int, value: object) -> None:
        if self._is_ours(number) and self._running is not None and isinstance(value, Verdict):
            self.found.emit(self._running.node, value)

    def _on_done(self, number: int, value: object) -> None:
        if self._is_ours(number):
            stopped = self._stopped
            self.done.emit(self._end(), value, stopped)
        self._go_on()

    def _on_failed(self, number: int, why: str) -> None:
        if self._is_ours(number):
            self._end()
            self.fail(why)
        else:
            self._go_on()

    def _on_dropped(self, number: int) -> None:
        """Somebody else had a question: ours waits, unless it was to end anyway."""
        if self._is_ours(number) and self._running is not None:
            if self._stopped:
                self._end()
                self._tell_busy()
            else:
                self._jobs.append(self._running)
                self._running, self._number = None, 0
