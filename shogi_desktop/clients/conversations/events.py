"""What a conversation tells: values, each with the number of the request it is about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class State(Enum):
    """The road of a conversation: DEAD, STARTING until the engine has introduced itself, PREPARING until it has taken
    its settings, IDLE, BUSY with a request, and from there IDLE again by its answer, or OWED: the request was given
    up, but its answer is still to come and must come before the next one. CLOSING waits for the end."""

    DEAD = "dead"
    STARTING = "starting"
    PREPARING = "preparing"
    IDLE = "idle"
    BUSY = "busy"
    OWED = "owed"
    CLOSING = "closing"


class Fault(Enum):
    """Why an engine cannot be talked to any longer."""

    SILENT = "silent"  # it did not answer in time
    UNREADABLE = "unreadable"  # it said what makes no sense
    GONE = "gone"  # its process has ended


@dataclass(frozen=True)
class Ready:
    """The engine has done everything it was told before its next request."""


@dataclass(frozen=True)
class Begun:
    """A request was sent."""

    number: int


@dataclass(frozen=True)
class Told:
    """Something about a request that runs."""

    number: int
    value: object


@dataclass(frozen=True)
class Answered:
    """The end of a request."""

    number: int
    value: object


@dataclass(frozen=True)
class Unable:
    """The end of a request too: the engine cannot answer it, and says why."""

    number: int
    why: str


@dataclass(frozen=True)
class Overdue:
    """The end of a request too: the limit it was given is over."""

    number: int


@dataclass(frozen=True)
class Broken:
    """The end of the engine, and of request `number` where one ran (else 0); its process has to be ended."""

    number: int
    fault: Fault
    why: str = ""


Event = Ready | Begun | Told | Answered | Unable | Overdue | Broken
