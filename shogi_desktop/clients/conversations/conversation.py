"""One conversation with one engine, whatever its protocol: requests by number, one at a time.

Times are milliseconds of any clock that never goes back. Whoever carries it on sends `lines()` to the engine after
every call, gives what the engine says to `feed`, calls `advance` when no line is left to be fed and `expire` when the
`deadline` has come. After `Broken`, or when `expire` is called while CLOSING, the process is to be killed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

from shogi_desktop.clients.search import Timeouts

from .dialect import (
    Answered,
    Broken,
    ConversationState,
    Dialect,
    Event,
    Fault,
    Fenced,
    GameSettings,
    Greeted,
    Heard,
    Nonsense,
    Overdue,
    Ready,
    Reported,
    RequestEnd,
    RequestPart,
    RequestRefused,
    RequestSent,
    Unable,
)

R = TypeVar("R")


class Urgency(IntEnum):
    """How much a request is wanted."""

    BACKGROUND = 1  # nobody waits for it
    USUAL = 2


@dataclass
class QueuedRequest(Generic[R]):
    """A request; `number` tells it from all others of its queue. `limit_ms` bounds the time from its sending to its
    answer, 0 = none. `held`: while it waits it is not to be sent. `hurried`: it is to be answered at once, with what
    there is."""

    number: int
    request: R
    urgency: Urgency = Urgency.USUAL
    limit_ms: int = 0
    held: bool = False
    hurried: bool = False

    def precedes(self, other: QueuedRequest[R]) -> bool:
        """The more urgent goes first, among equals the newer."""
        return (self.urgency, self.number) > (other.urgency, other.number)


class Queue(Generic[R]):
    """What waits. Numbers begin with 1, grow, and are never given twice."""

    def __init__(self) -> None:
        self._newest = 0
        self._waiting: dict[int, QueuedRequest[R]] = {}

    def put(self, request: R, urgency: Urgency = Urgency.USUAL, limit_ms: int = 0) -> QueuedRequest[R]:
        """A new request."""
        self._newest += 1
        entry = QueuedRequest(self._newest, request, urgency, limit_ms)
        self._waiting[entry.number] = entry
        return entry

    def put_back(self, entry: QueuedRequest[R]) -> None:
        """A request whose turn is to come again."""
        self._waiting[entry.number] = entry

    def get(self, number: int) -> QueuedRequest[R] | None:
        """The request of this number, if it waits."""
        return self._waiting.get(number)

    def entries(self) -> list[QueuedRequest[R]]:
        """All that wait, held ones too."""
        return list(self._waiting.values())

    def next(self) -> QueuedRequest[R] | None:
        """The one whose turn is next, which stays here; None where all that wait are held."""
        wanted = [entry for entry in self._waiting.values() if not entry.held]
        return max(wanted, key=lambda entry: (entry.urgency, entry.number), default=None)

    def remove(self, number: int) -> bool:
        """Forgets a request; whether it waited."""
        return self._waiting.pop(number, None) is not None

    def clear(self) -> None:
        """Forgets all but those that are held."""
        self._waiting = {n: entry for n, entry in self._waiting.items() if entry.held}


class Conversation(Generic[R]):
    """Requests wait in a queue; the one that runs makes room for one that goes before it, and its turn comes again.

    Whatever was given up is dropped when it comes late. What the engine does not do in time breaks the conversation.
    """

    def __init__(self, dialect: Dialect[R], timeouts: Timeouts) -> None:
        self.dialect = dialect
        self.state = ConversationState.DEAD
        self.deadline: int | None = None
        """When `expire` has something to do."""
        self._timeouts = timeouts
        self._start_ms = timeouts.start_ms
        self._queue: Queue[R] = Queue()
        self._running: QueuedRequest[R] | None = None  # while BUSY, and while OWED the one that was given up
        self._limit: int | None = None  # the end of what the request that runs was given
        self._settings: GameSettings | None = None
        self._announced = False  # a game whose settings are being taken
        self._fence_due = False
        self._out: list[str] = []

    # What others may know

    def lines(self) -> list[str]:
        """What is to be sent, once."""
        lines, self._out = self._out, []
        return lines

    @property
    def running(self) -> int:
        """Number of the request that runs, 0 = none."""
        return self._running.number if self._running is not None and self.state is ConversationState.BUSY else 0

    @property
    def is_up(self) -> bool:
        """Whether there is an engine to talk to."""
        return self.state not in (ConversationState.DEAD, ConversationState.CLOSING)

    @property
    def wants_engine(self) -> bool:
        """Whether a request waits for an engine that is not there."""
        return self.state is ConversationState.DEAD and self._queue.next() is not None

    def is_busy(self) -> bool:
        """Whether the end of a request that is not held is still to be told."""
        return self.state is ConversationState.BUSY or self._queue.next() is not None

    # The engine

    def start(self, now: int, start_ms: int = 0) -> None:
        """The process is there. `start_ms` is the patience for its start and fences, 0 = the usual."""
        self._start_ms = start_ms or self._timeouts.start_ms
        self._running = self._settings = None
        self._announced = self._fence_due = False
        self._out = self.dialect.greeting()
        if self._out:
            self._enter(ConversationState.STARTING, now + self._start_ms)
        else:
            self._enter(ConversationState.IDLE)

    def allow(self, start_ms: int) -> None:
        """Another patience for the start and the fences, for what is under way too."""
        if self.state in (ConversationState.STARTING, ConversationState.PREPARING) and self.deadline is not None:
            self.deadline += start_ms - self._start_ms
        self._start_ms = start_ms

    def set_up(self, settings: GameSettings) -> None:
        """Another game; announced by `advance` as soon as the engine is free."""
        self._settings = settings

    def game_over(self, result: str) -> None:
        """Tells an engine that is idle "win", "lose" or "draw", as seen from its side."""
        if self.state is ConversationState.IDLE:
            self._out += self.dialect.ending(result)

    def close(self, now: int) -> None:
        """Asks the engine to go. What runs or waits is forgotten, what is held stays."""
        self._queue.clear()
        if self.state is ConversationState.BUSY:
            self._give_up(now)
        self._settings = None
        if self.is_up:
            self._out += self.dialect.leaving()
            self._enter(ConversationState.CLOSING, now + self._timeouts.quit_ms)

    def lost(self) -> list[Event]:
        """The process has ended."""
        if self.is_up:
            return self._break(Fault.GONE)
        self.discard()
        return []

    def discard(self) -> None:
        """The process was killed. Requests that wait go on waiting."""
        self._enter(ConversationState.DEAD)
        self._running = self._settings = None
        self._out = []

    # Requests

    def ask(self, request: R, now: int, urgency: Urgency = Urgency.USUAL, limit_ms: int = 0) -> int:
        """Puts a request, and returns its number; `advance` sends it as soon as the engine is free."""
        entry = self._queue.put(request, urgency, limit_ms)
        self._make_room(now)
        return entry.number

    def weigh(self, number: int, urgency: Urgency, now: int) -> None:
        """Another urgency for a request that runs or waits."""
        entry = self._entry(number)
        if entry is not None:
            entry.urgency = urgency
            self._make_room(now)

    def hold(self, number: int, held: bool, now: int) -> None:
        """A request is not to be sent, or may be again; one that runs goes on, but is held when it has made room."""
        entry = self._entry(number)
        if entry is not None:
            entry.held = held
            self._make_room(now)

    def hurry(self, number: int, now: int) -> None:
        """A request is to end at once, with what was found so far; one that waits as soon as it has begun."""
        entry = self._entry(number)
        if entry is None or entry.hurried:
            return
        entry.hurried = True
        if number == self.running:
            self._stop(now)

    def hurry_all(self, now: int) -> None:
        """The same for what runs and for everything that waits and is not held."""
        for number in [self.running, *(entry.number for entry in self._queue.entries() if not entry.held)]:
            self.hurry(number, now)

    def release(self, number: int, now: int) -> None:
        """What a request that runs ahead of its time was to wait for has happened: its time begins."""
        entry = self._entry(number)
        if entry is None:
            return
        lines, entry.request = self.dialect.releasing(entry.request)
        if number == self.running and not entry.hurried:
            self._out += lines
            self._listen(now)

    def cancel(self, number: int, now: int) -> None:
        """Nobody wants a request any more; nothing is told of it."""
        if not self._queue.remove(number) and number == self.running:
            self._give_up(now)

    def cancel_all(self, now: int) -> None:
        """The same for all, held ones too."""
        for entry in self._queue.entries():
            self._queue.remove(entry.number)
        if self.state is ConversationState.BUSY:
            self._give_up(now)

    def advance(self, now: int) -> list[Event]:
        """What comes next, if the engine is free for it: a game's settings, a fence, a request."""
        if self.state is not ConversationState.IDLE:
            return []
        entry = self._queue.next()
        if self._settings is not None:
            self._out += self.dialect.setting_up(self._settings)
            self._settings, self._announced = None, True
            return self._raise_fence(now)
        if self._fence_due and (entry is not None or not self.dialect.numbered):
            return self._raise_fence(now)
        if entry is not None:
            self._queue.remove(entry.number)
            self._begin(entry, now)
            return [RequestSent(entry.number)]
        return []

    def expire(self, now: int) -> list[Event]:
        """Patience is over, unless the deadline has moved."""
        if self.deadline is None or now < self.deadline:
            return []
        if self.state is ConversationState.BUSY and self._limit is not None and now >= self._limit:
            number = self.running
            self._give_up(now)
            return [Overdue(number)]
        return self._break(Fault.SILENT)

    def feed(self, line: str, now: int) -> list[Event]:
        """A line from the engine."""
        if not self.is_up:
            return []
        wanted = self._running.request if self._running is not None and self.state is ConversationState.BUSY else None
        heard = self.dialect.hear(line, wanted)
        if heard is None:
            return []
        if isinstance(heard, Greeted):
            return self._on_greeted()
        if isinstance(heard, Fenced):
            return self._on_fenced()
        return self._on_answer(heard, now)

    # Inside

    def _enter(self, state: ConversationState, deadline: int | None = None) -> None:
        self.state = state
        self.deadline = deadline
        self._limit = None

    def _entry(self, number: int) -> QueuedRequest[R] | None:
        if self._running is not None and number == self.running:
            return self._running
        return self._queue.get(number)

    def _raise_fence(self, now: int) -> list[Event]:
        self._fence_due = False
        lines = self.dialect.fence()
        self._out += lines
        self._enter(ConversationState.PREPARING, now + self._start_ms)
        return [] if lines else self._on_fenced()

    def _on_greeted(self) -> list[Event]:
        if self.state is ConversationState.STARTING:
            self._fence_due = True
            self._enter(ConversationState.IDLE)
        return []

    def _on_fenced(self) -> list[Event]:
        if self.state is not ConversationState.PREPARING:
            return []
        if self._announced and self._settings is None:
            self._announced = False
            self._out += self.dialect.set_up()
        self._enter(ConversationState.IDLE)
        return [Ready()]

    def _begin(self, entry: QueuedRequest[R], now: int) -> None:
        self._running = entry
        self._out += self.dialect.asking(entry.number, entry.request)
        self._enter(ConversationState.BUSY)
        self._limit = now + entry.limit_ms if entry.limit_ms else None
        self._listen(now)
        if entry.hurried:
            self._stop(now)

    def _listen(self, now: int) -> None:
        """The request that runs has its full time."""
        assert self._running is not None
        patience = self.dialect.patience_ms(self._running.request, self._timeouts.margin_ms)
        ends = [now + patience] if patience else []
        if self._limit is not None:
            ends.append(self._limit)
        self.deadline = min(ends, default=None)

    def _stop(self, now: int) -> None:
        """Tells the engine to end what runs; from now on its time is short."""
        self._out += self.dialect.stopping()
        self._fence_due = not self.dialect.numbered
        self.deadline = now + self._timeouts.stop_ms

    def _give_up(self, now: int) -> None:
        """The answer to what runs is not wanted any more."""
        assert self._running is not None
        deadline = self.deadline
        if not self._running.hurried:
            self._stop(now)
            deadline = self.deadline
        self._enter(ConversationState.OWED, deadline)

    def _make_room(self, now: int) -> None:
        """What runs waits behind a request that goes before it, unless it is about to end anyway."""
        first, running = self._queue.next(), self._running
        if self.state is not ConversationState.BUSY or running is None or running.hurried:
            return
        if first is not None and first.precedes(running):
            self._give_up(now)
            self._queue.put_back(running)

    def _on_answer(self, heard: Heard, now: int) -> list[Event]:
        running = self._running
        if running is None or self.state not in (ConversationState.BUSY, ConversationState.OWED):
            return []
        assert isinstance(heard, RequestPart | RequestEnd | RequestRefused | Nonsense)
        if heard.number not in (0, running.number):
            return []
        if isinstance(heard, Nonsense):
            return self._break(Fault.UNREADABLE, heard.why)
        if isinstance(heard, RequestPart):
            if self.state is ConversationState.OWED:
                return []
            if self.dialect.renews and not running.hurried:
                self._listen(now)
            return [Reported(running.number, heard.value)]
        return self._on_end(heard, running)

    def _on_end(self, heard: RequestEnd | RequestRefused, running: QueuedRequest[R]) -> list[Event]:
        wanted = self.state is ConversationState.BUSY
        self._running = None
        self._enter(ConversationState.IDLE)
        if not wanted:
            return []
        if isinstance(heard, RequestEnd):
            return [Answered(running.number, heard.value)]
        return [Unable(running.number, heard.why)]

    def _break(self, fault: Fault, why: str = "") -> list[Event]:
        number = self.running
        self.discard()
        return [Broken(number, fault, why)]
