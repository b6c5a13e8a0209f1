"""A conversation with the test in the engine's place, and a clock that it sets."""

from __future__ import annotations

from typing import Generic, TypeVar

from shogi_desktop.clients.conversations.conversation import Conversation
from shogi_desktop.clients.conversations.dialect import Dialect, Event
from shogi_desktop.clients.search import Timeouts

R = TypeVar("R")

PATIENCE = Timeouts(start_ms=1000, stop_ms=200, quit_ms=100, margin_ms=500)


class Talk(Generic[R]):
    """`said` gives what was sent since the last look."""

    def __init__(self, dialect: Dialect[R]) -> None:
        self.conversation: Conversation[R] = Conversation(dialect, PATIENCE)
        self.now = 0

    def said(self) -> list[str]:
        return self.conversation.lines()

    def hear(self, *lines: str) -> list[Event]:
        """What the lines of one breath mean, and what is done after them."""
        events = [event for line in lines for event in self.conversation.feed(line, self.now)]
        return events + self.conversation.advance(self.now)

    def ask(self, request: R) -> int:
        number = self.conversation.ask(request, self.now)
        self.conversation.advance(self.now)
        return number

    def wait(self, milliseconds: int) -> list[Event]:
        self.now += milliseconds
        return self.conversation.expire(self.now)
