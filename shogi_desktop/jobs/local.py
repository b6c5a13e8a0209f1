"""Jobs in processes of this machine, each with a connection of its own: one that is killed takes no other with it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from shogi_desktop.child_processes import end_with_us

from .errors import JobsMessage
from .workers import TRIES, JobDone, JobFailed, Workers, heard_by, what_was_raised

A = TypeVar("A")
R = TypeVar("R")

_LEAVING_S: Final = 10.0
"""How long a worker may take to go before it is killed."""


@dataclass
class _Job(Generic[A]):
    """An argument, and how many workers have died of it."""

    argument: A
    deaths: int = 0


class LocalWorkers(Workers):
    """So many processes; each does one job at a time. They are new ones (`spawn`): nothing of this process but its
    main module is imported there, which must do its work under `if __name__ == "__main__"`. They go when this process
    does, however it ends."""

    def __init__(self, count: int, listener: Callable[[Any, object], None] | None = None) -> None:
        """`listener` hears the argument of a job and what that tells (`workers.tell`) while results are asked for."""
        if count < 1:
            raise ValueError("there must be a worker")
        self.count = count
        self._listener = listener

    def results(
        self, function: Callable[[A], R], arguments: Iterable[A], leave: Callable[[], None] | None = None
    ) -> Generator[JobDone[A, R] | JobFailed[A], None, None]:
        coming = iter(arguments)
        again: list[_Job[A]] = []
        idle: list[_Worker[A, R]] = []
        busy: dict[object, _Worker[A, R]] = {}  # by their connections, which have another type on each system
        try:
            while True:
                while len(busy) < self.count and (job := again.pop() if again else _next(coming)) is not None:
                    worker = idle.pop() if idle else _Worker(function, leave)
                    busy[worker.connection] = worker
                    worker.begin(job)
                if not busy:
                    break
                for ready in wait([worker.connection for worker in busy.values()]):
                    worker = busy[ready]
                    job, outcome = worker.job, worker.outcome()
                    if isinstance(outcome, _Message):
                        if self._listener is not None:
                            self._listener(job.argument, outcome.what)
                        continue
                    del busy[worker.connection]
                    if outcome is not None:
                        idle.append(worker)
                        yield outcome
                    elif job.deaths < TRIES:
                        again.append(job)
                    else:
                        yield JobFailed(job.argument, JobsMessage.DIED_SO(count=TRIES, what=worker.fate), died=True)
        finally:
            for worker in idle:
                worker.dismiss()
            for worker in busy.values():
                worker.stop()
            for worker in (*idle, *busy.values()):
                worker.end()


@dataclass(frozen=True)
class _Message:
    """What a job says before it is done."""

    what: object


def _next(arguments: Iterator[A]) -> _Job[A] | None:
    return next((_Job(argument) for argument in arguments), None)


class _Worker(Generic[A, R]):
    """One process, and what it is at."""

    job: _Job[A]

    def __init__(self, function: Callable[[A], R], leave: Callable[[], None] | None) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.fate = ""
        self._process: BaseProcess = context.Process(target=_work, args=(theirs, function, leave), daemon=True)
        self._process.start()
        end_with_us(self._process.pid or 0)
        theirs.close()  # so that the connection ends with the process

    def begin(self, job: _Job[A]) -> None:
        self.job = job
        with suppress(OSError):  # it is dead: `outcome` will find that out
            self.connection.send_bytes(pickle.dumps(job.argument))

    def outcome(self) -> JobDone[A, R] | JobFailed[A] | _Message | None:
        """What has come of its job so far; None where it died, which is the end of it."""
        try:
            message = pickle.loads(self.connection.recv_bytes())
        except (EOFError, OSError):
            self.job.deaths += 1
            self.end()
            self.fate = f"exit status {self._process.exitcode}"
            return None
        if isinstance(message, _Message):
            return message
        trouble, result = message
        return JobDone(self.job.argument, result) if trouble is None else JobFailed(self.job.argument, *trouble)

    def dismiss(self) -> None:
        """Lets it go when it has nothing to do any more."""
        self.connection.close()

    def stop(self) -> None:
        """Nobody wants what it is at."""
        self._process.terminate()

    def end(self) -> None:
        """Waits for its end."""
        self.connection.close()
        self._process.join(_LEAVING_S)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


# In the worker


def _work(connection: Connection, function: Callable[[Any], Any], leave: Callable[[], None] | None) -> None:
    """Does jobs until the connection ends, as it does when the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal tells all its processes: the first one decides
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    threading.Thread(target=_go_with_parent, daemon=True).start()
    try:
        with heard_by(partial(_pass_on, connection)):
            while True:
                connection.send_bytes(_answer(function, connection.recv_bytes()))
    except (EOFError, OSError):
        return
    finally:
        if leave is not None:
            leave()


def _go_with_parent() -> None:
    """Nobody waits for the end of a job whose process was killed: this one ends, and with it what it has started."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _pass_on(connection: Connection, what: object) -> None:
    connection.send_bytes(pickle.dumps(_Message(what)))


def _answer(function: Callable[[Any], Any], argument: bytes) -> bytes:
    """What was wrong (the message and the traceback, or None), and the result, as the other side reads them."""
    try:
        return pickle.dumps((None, function(pickle.loads(argument))))
    except Exception as error:
        return pickle.dumps(((what_was_raised(error), traceback.format_exc()), None))
