"""A conversation with an engine in the event loop: its lines come from a QProcess, its time from a clock."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.excerpt import excerpt

from .conversations.conversation import Conversation
from .conversations.dialect import Broken, ConversationState, Dialect, Event
from .search import EngineLaunch, Timeouts
from .transports.line_process import MAX_LAST_WORDS, LineProcess

R = TypeVar("R")

KILL_PATIENCE_MS: Final = 5000


class EngineTalk(QObject, Generic[R]):
    """Carries one conversation on. Whoever changes it calls `go_on` afterwards.

    Signals:
        heard(Event): what the conversation tells. After `Broken` the process is gone, and may be started again.
        closed(): the engine was asked to go, and is gone.
        left_out(): a line of the engine's was too long to be read.
        spoken(str, bool): a line that was said to the engine (True) or by it.
    """

    heard = Signal(object)
    closed = Signal()
    left_out = Signal()
    spoken = Signal(str, bool)

    def __init__(
        self,
        dialect: Dialect[R],
        timeouts: Timeouts,
        process: LineProcess,
        launch: EngineLaunch | None = None,
        parent: QObject | None = None,
    ) -> None:
        """With `launch` the engine is started whenever a request waits for one."""
        super().__init__(parent)
        self._launch = launch
        self.conversation = Conversation(dialect, timeouts)
        self._process = process
        process.setParent(self)
        process.line_received.connect(self._on_line)
        process.line_left_out.connect(self.left_out)
        process.ended.connect(self._on_ended)
        self._deadline: int | None = None  # for which patience is running
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_patience_over)
        # An answer without a number: the next request waits for the event loop, so that a second answer in the same
        # breath meets no new search.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._advance)

    @staticmethod
    def now() -> int:
        """The time of all conversations."""
        return time.monotonic_ns() // 1_000_000

    def start(self, launch: EngineLaunch) -> None:
        """Starts the engine; one that still runs is killed first."""
        self.discard()
        self.conversation.start(self.now(), launch.start_ms)
        self._process.start(launch.command, launch.environment, launch.folder)
        self._flush()

    def go_on(self) -> None:
        """Sends what is to be sent, and what comes next as soon as the engine is free."""
        if self._launch is not None and self.conversation.wants_engine:
            self.start(self._launch)
        self._flush()
        if self.conversation.dialect.numbered:
            self._advance()
        else:
            self._next.start()

    def close(self) -> None:
        """Asks the engine to go, and kills it where it does not; returns at once."""
        was_up = self.conversation.is_up
        self._next.stop()
        self.conversation.close(self.now())
        self._flush()
        if was_up:
            self._process.end_input()

    def wait_closed(self) -> None:
        """`close`, and does not return before the process is gone."""
        self.close()
        # What is left of the patience: several engines may have been closed at the same time.
        left = (self.conversation.deadline or 0) - self.now()
        self._process.wait_ended(max(1, left))
        self.discard()
        self._process.wait_abandoned(KILL_PATIENCE_MS)

    def discard(self) -> None:
        """Kills the process, if there is one; another may be started at once."""
        self.conversation.discard()
        self._deadline = None
        self._patience.stop()
        self._next.stop()
        self._process.abandon()

    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process.is_running()

    def process_id(self) -> int:
        return self._process.process_id()

    def last_words(self) -> str:
        """The end of what the engine wrote to standard error, in short."""
        return excerpt(self._process.error_text().rpartition("\n")[2], MAX_LAST_WORDS)

    def _flush(self) -> None:
        for line in self.conversation.lines():
            self.spoken.emit(line, True)
            self._process.send(line)
        deadline, before = self.conversation.deadline, self._deadline
        self._deadline = deadline
        if deadline is None and before is not None:
            self._patience.stop()
        elif deadline is not None and deadline != before:
            self._patience.start(min(max(0, deadline - self.now()), 0x7FFF_FFFF))

    def _advance(self) -> None:
        self._tell(self.conversation.advance(self.now()))

    def _tell(self, events: list[Event]) -> None:
        self._flush()
        for event in events:
            if isinstance(event, Broken):
                self.discard()
            self.heard.emit(event)
        if events:
            self.go_on()

    def _on_line(self, line: str) -> None:
        self.spoken.emit(line, False)
        before = self.conversation.state
        events = self.conversation.feed(line, self.now())
        if events:
            self._tell(events)
        elif self.conversation.state is not before:
            self.go_on()

    def _on_patience_over(self) -> None:
        if self.conversation.state is ConversationState.CLOSING:
            self.discard()
            self._on_closed()
        else:
            self._deadline = None  # a timer may be early
            self._tell(self.conversation.expire(self.now()))

    def _on_ended(self, why: str) -> None:
        closing = self.conversation.state is ConversationState.CLOSING
        events = self.conversation.lost()
        self._tell([replace(event, why=why) for event in events if isinstance(event, Broken)])
        if closing:
            self._on_closed()

    def _on_closed(self) -> None:
        self.closed.emit()
        self.go_on()
