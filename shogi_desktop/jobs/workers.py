"""The one interface of everything that does jobs, and what comes of a job."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from shogi_desktop.messages import Message, joined, plain
from shogi_desktop.system_errors import message_of

from .errors import JobsError, JobsMessage

A = TypeVar("A")
R = TypeVar("R")

TRIES: Final = 3
"""How often a job is done whose worker dies of it."""


@dataclass(frozen=True)
class JobDone(Generic[A, R]):
    """A job that was done."""

    argument: A
    result: R


@dataclass(frozen=True)
class JobFailed(Generic[A]):
    """A job that was not: it raised an exception (`trace` is its traceback), or its worker died each time (`died`)."""

    argument: A
    why: Message
    trace: str = ""
    died: bool = False


def what_was_raised(error: BaseException) -> Message:
    """What an exception says; with its name, unless it was meant to be read."""
    message = message_of(error)
    meant = isinstance(error, OSError) or hasattr(error, "message")
    return message if meant else joined([plain(type(error).__name__), message], ": ")


def only_done(outcomes: Generator[JobDone[A, R] | JobFailed[A], None, None]) -> Generator[JobDone[A, R], None, None]:
    """Jobs as they are done, where nothing is worth having unless all are: the first that fails cancels the others.

    JobsError names it and says why.
    """
    with closing(outcomes):
        for outcome in outcomes:
            if isinstance(outcome, JobFailed):
                why = plain(outcome.trace) if outcome.trace else outcome.why
                raise JobsError(JobsMessage.JOB_FAILED(job=str(outcome.argument), reason=why))
            yield outcome


class Workers(ABC):
    """Those who do jobs. They are there for as long as somebody asks for results."""

    @abstractmethod
    def results(
        self, function: Callable[[A], R], arguments: Iterable[A], leave: Callable[[], None] | None = None
    ) -> Generator[JobDone[A, R] | JobFailed[A], None, None]:
        """What comes of `function` for each argument, as it comes, in any order. JobsError where there are no workers.

        Arguments are taken only as fast as there is somebody to do them, so there may be endlessly many. Whoever
        closes the iterator cancels what runs. `leave` is called in every worker that goes, or is free again, so that
        `function` may keep there what serves the next job; it may not be called in one that is killed.
        """


_listener: Callable[[object], None] | None = None


def tell(what: object) -> None:
    """Says something that can be pickled, from the thread that does the job."""
    if _listener is not None:
        _listener(what)


@contextmanager
def heard_by(listener: Callable[[object], None]) -> Iterator[None]:
    """What is told in this process meanwhile goes to the listener."""
    global _listener
    before, _listener = _listener, listener
    try:
        yield
    finally:
        _listener = before
