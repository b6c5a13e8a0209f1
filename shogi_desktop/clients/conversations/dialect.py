"""What engines of one protocol say and understand: the part of a conversation that differs between protocols."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

from shogi_desktop.messages import Message
from shogi_desktop.rules.record.variant import Variant


class ConversationState(Enum):
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
class RequestSent:
    """A request was sent."""

    number: int


@dataclass(frozen=True)
class Reported:
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
    why: Message


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


Event = Ready | RequestSent | Reported | Answered | Unable | Overdue | Broken


R = TypeVar("R")


@dataclass(frozen=True)
class GameSettings:
    """A game to come: the engine's name for its variant, values of the engine's options, and `buttons` among these,
    which do something at once."""

    variant: str
    options: Mapping[str, str] = field(default_factory=dict)
    buttons: tuple[str, ...] = ()


def rules_of(variant: Variant) -> dict[str, str]:
    """The rules of a game as options."""
    return {f"Rule_{key}": choice for key, choice in variant.chosen.items()}


@dataclass(frozen=True)
class Greeted:
    """The engine has said all it has to say about itself."""


@dataclass(frozen=True)
class Fenced:
    """Everything that was sent before the fence has been done."""


@dataclass(frozen=True)
class RequestPart:
    """Something about the request that runs; `number` 0 = the line carries none."""

    value: object
    number: int = 0


@dataclass(frozen=True)
class RequestEnd:
    """The answer to the request that runs; `number` as above. Where nobody wants it, `value` may be None."""

    value: object
    number: int = 0


@dataclass(frozen=True)
class RequestRefused:
    """The engine cannot answer the request that runs, and lives on; `number` as above."""

    why: Message
    number: int = 0


@dataclass(frozen=True)
class Nonsense:
    """What no engine may say: it cannot be talked to any longer. `why` is the engine's own word, where it has one;
    `number` as above."""

    why: str = ""
    number: int = 0


Heard = Greeted | Fenced | RequestPart | RequestEnd | RequestRefused | Nonsense


class Dialect(ABC, Generic[R]):
    """One protocol; `R` are the requests that can be put in it. Knows what one engine has told about itself."""

    numbered = False
    """Whether answers carry the number of their request, so that a late one can be told from the next one's."""
    renews = False
    """Whether every sign of life gives a request its full time again."""

    def greeting(self) -> list[str]:
        """The first lines; none where the engine is ready from its start. What was told before is forgotten."""
        return []

    def setting_up(self, settings: GameSettings) -> list[str]:
        """Lines that announce a game; a fence follows."""
        return []

    def set_up(self) -> list[str]:
        """Lines after that fence."""
        return []

    def fence(self) -> list[str]:
        """Lines that are answered when everything before them is done; none where there is no such thing."""
        return []

    @abstractmethod
    def asking(self, number: int, request: R) -> list[str]:
        """Lines that put a request."""

    @abstractmethod
    def stopping(self) -> list[str]:
        """Lines that ask for the end of the request that runs."""

    def releasing(self, request: R) -> tuple[list[str], R]:
        """Lines that begin the time of a request that ran ahead of it, and what the request is from then on."""
        return [], request

    def ending(self, result: str) -> list[str]:
        """Lines that tell how a game has ended for the engine: "win", "lose" or "draw"."""
        return []

    def leaving(self) -> list[str]:
        """The last lines."""
        return ["quit"]

    @abstractmethod
    def patience_ms(self, request: R, margin_ms: int) -> int:
        """How long a request may take, 0 = for ever; `margin_ms` is what is conceded beyond the engine's own time."""

    @abstractmethod
    def hear(self, line: str, request: R | None) -> Heard | None:
        """What a line means; `request` is the one that runs, None where no answer is wanted. None = nothing."""
