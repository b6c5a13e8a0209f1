"""The values that an engine client is given: what to search, and how long to be patient."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class EngineLaunch:
    """How to start an engine: program and arguments, and variables added to the environment."""

    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Timeouts:
    """Patience in milliseconds: for the start and each `isready`, for an answer after `stop`, after `quit`, and
    beyond the time a search was given."""

    start_ms: int = 20_000
    stop_ms: int = 2_000
    quit_ms: int = 800
    margin_ms: int = 8_000


@dataclass(frozen=True)
class SearchRequest:
    """One search. `position` is a USI position command; times are milliseconds, None = not sent.

    `deadline_ms`: a search without an answer after this time has failed; 0 = wait for ever.
    """

    position: str
    black_ms: int | None = None
    white_ms: int | None = None
    byoyomi_ms: int | None = None
    black_increment_ms: int | None = None
    white_increment_ms: int | None = None
    movetime_ms: int | None = None
    deadline_ms: int = 0

    def go_command(self) -> str:
        """The USI `go` line; without any limit it is `go infinite`."""
        limits = (
            ("btime", self.black_ms),
            ("wtime", self.white_ms),
            ("byoyomi", self.byoyomi_ms),
            ("binc", self.black_increment_ms),
            ("winc", self.white_increment_ms),
            ("movetime", self.movetime_ms),
        )
        words = [f"{name} {value}" for name, value in limits if value is not None]
        return "go " + (" ".join(words) or "infinite")
