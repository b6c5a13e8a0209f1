"""Numbered requests that wait for an engine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

R = TypeVar("R")


class Urgency(IntEnum):
    """How much a request is wanted."""

    BACKGROUND = 1  # nobody waits for it
    USUAL = 2


@dataclass
class Entry(Generic[R]):
    """A request; `number` tells it from all others of its queue. `limit_ms` bounds the time from its sending to its
    answer, 0 = none. `held`: while it waits it is not to be sent. `hurried`: it is to be answered at once, with what
    there is."""

    number: int
    request: R
    urgency: Urgency = Urgency.USUAL
    limit_ms: int = 0
    held: bool = False
    hurried: bool = False

    def precedes(self, other: Entry[R]) -> bool:
        """The more urgent goes first, among equals the newer."""
        return (self.urgency, self.number) > (other.urgency, other.number)


class Queue(Generic[R]):
    """What waits. Numbers begin with 1, grow, and are never given twice."""

    def __init__(self) -> None:
        self._newest = 0
        self._waiting: dict[int, Entry[R]] = {}

    def put(self, request: R, urgency: Urgency = Urgency.USUAL, limit_ms: int = 0) -> Entry[R]:
        """A new request."""
        self._newest += 1
        entry = Entry(self._newest, request, urgency, limit_ms)
        self._waiting[entry.number] = entry
        return entry

    def put_back(self, entry: Entry[R]) -> None:
        """A request whose turn is to come again."""
        self._waiting[entry.number] = entry

    def get(self, number: int) -> Entry[R] | None:
        """The request of this number, if it waits."""
        return self._waiting.get(number)

    def entries(self) -> list[Entry[R]]:
        """All that wait, held ones too."""
        return list(self._waiting.values())

    def next(self) -> Entry[R] | None:
        """The one whose turn is next, which stays here; None where all that wait are held."""
        wanted = [entry for entry in self._waiting.values() if not entry.held]
        return max(wanted, key=lambda entry: (entry.urgency, entry.number), default=None)

    def remove(self, number: int) -> bool:
        """Forgets a request; whether it waited."""
        return self._waiting.pop(number, None) is not None

    def clear(self) -> None:
        """Forgets all but those that are held."""
        self._waiting = {n: entry for n, entry in self._waiting.items() if entry.held}
