"""A conversation with an engine for commands: each call returns when its answer is there."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final, Generic, TypeVar

from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import joined, plain
from shogi_desktop.system_errors import message_of

from .conversations.conversation import Conversation
from .conversations.dialect import Answered, Broken, Dialect, Event, Fault, GameSettings, Ready, Reported, Unable
from .errors import EngineError, EngineMessage
from .search import EngineLaunch, SearchRequest, Timeouts
from .transports.line_pipe import LinePipe

R = TypeVar("R")

MAX_LAST_WORDS: Final = 200
_FAULTS: Final = {
    Fault.GONE: EngineMessage.GONE,
    Fault.SILENT: EngineMessage.SILENT,
    Fault.UNREADABLE: EngineMessage.UNREADABLE,
}
_STEP_S: Final = 1.0
_SHORT_STEP_S: Final = 0.02
"""Between two looks whether an engine has had enough."""


class EngineCall(Generic[R]):
    """One engine; a context manager that ends it in any case. One that has failed may be started again."""

    def __init__(self, dialect: Dialect[R], launch: EngineLaunch, timeouts: Timeouts | None = None) -> None:
        self._timeouts = timeouts or Timeouts()
        self._launch = launch
        self.dialect = dialect
        self._conversation = Conversation(dialect, self._timeouts)
        self._pipe: LinePipe | None = None

    def __enter__(self) -> EngineCall[R]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def process_id(self) -> int:
        """0 while there is no process."""
        return self._pipe.process_id if self._pipe is not None else 0

    def set_up(self, settings: GameSettings) -> None:
        """Announces a game, and returns when the engine has taken it; starts it where it does not run."""
        if not self._conversation.is_up:
            self._start()
        self._conversation.set_up(settings)
        self._until(lambda event: isinstance(event, Ready), None)

    def ask(
        self,
        request: R,
        listener: Callable[[object], None] | None = None,
        enough: Callable[[], bool] | None = None,
    ) -> object:
        """The answer to a request; `listener` hears what the engine says about it meanwhile, and once it is `enough`
        the engine is told to stop."""
        if not self._conversation.is_up:
            self._start()
        number = self._conversation.ask(request, _now())

        def look() -> None:
            if enough is not None and self._conversation.running == number and enough():
                self._conversation.hurry(number, _now())

        answer = self._until(
            lambda event: isinstance(event, Answered | Unable) and event.number == number,
            listener,
            look if enough is not None else None,
        )
        if isinstance(answer, Unable):
            raise EngineError(answer.why)
        assert isinstance(answer, Answered)
        return answer.value

    def game_over(self, result: str) -> None:
        """Tells the engine "win", "lose" or "draw", as seen from its side."""
        self._conversation.game_over(result)
        self._flush()

    def close(self) -> None:
        """Ends the engine: politely, then not."""
        self._conversation.close(_now())
        self._flush()
        if self._pipe is not None:
            self._pipe.close(self._timeouts.quit_ms / 1000)
        self._pipe = None
        self._conversation.discard()

    def _start(self) -> None:
        self.close()
        try:
            self._pipe = LinePipe(self._launch.command, self._launch.environment, self._launch.folder)
        except OSError as error:
            raise EngineError(message_of(error)) from error
        self._conversation.start(_now(), self._launch.start_ms)

    def _flush(self) -> None:
        lines = self._conversation.lines()
        if self._pipe is not None and lines:
            self._pipe.send(*lines)

    def _until(
        self,
        wanted: Callable[[Event], bool],
        listener: Callable[[object], None] | None,
        look: Callable[[], None] | None = None,
    ) -> Event:
        """Carries the conversation on to the first event that is wanted; `look` is called again and again."""
        while True:
            if look is not None:
                look()
            for event in self._step(_STEP_S if look is None else _SHORT_STEP_S):
                if isinstance(event, Broken):
                    raise self._broken(event)
                if wanted(event):
                    return event
                if isinstance(event, Reported) and listener is not None:
                    listener(event.value)

    def _step(self, most_s: float) -> list[Event]:
        """The events of the next line, or of what comes next where none comes in so many seconds."""
        assert self._pipe is not None
        conversation = self._conversation
        self._flush()
        try:
            return conversation.feed(self._pipe.line(0), _now())
        except TimeoutError:
            events = conversation.advance(_now())
        except EOFError:
            return conversation.lost()
        self._flush()
        if events:
            return events
        left_ms = most_s * 1000 if conversation.deadline is None else conversation.deadline - _now()
        try:
            return conversation.feed(self._pipe.line(max(0.0, min(left_ms / 1000, most_s))), _now())
        except TimeoutError:
            return conversation.expire(_now())
        except EOFError:
            return conversation.lost()

    def _broken(self, event: Broken) -> EngineError:
        """Ends the process; why it could not go on."""
        assert self._pipe is not None
        self._pipe.close()
        last_words = excerpt(self._pipe.error_text().rpartition("\n")[2], MAX_LAST_WORDS)
        parts = [_FAULTS[event.fault], *([plain(event.why)] if event.why else [])]
        parts += [EngineMessage.OVERFED] if self._pipe.overfed else []
        parts += [plain(last_words)] if last_words else []
        status = self._pipe.wait(0)
        self._pipe = None
        refuses = event.fault is Fault.UNREADABLE and bool(event.why)  # it says what it does not understand
        return EngineError(joined([*parts, EngineMessage.CODE(number=str(status))], ", "), refuses)


def _now() -> int:
    return time.monotonic_ns() // 1_000_000


Engine = EngineCall[SearchRequest]


class KeptEngines(Generic[R]):
    """Those that wait for their next job, told apart by a key. Several threads may ask: workers of dask do several jobs
    in one process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[tuple[object, EngineCall[R]]] = []
        self._times_ended = 0

    @contextmanager
    def lent(self, key: object, call: Callable[[], EngineCall[R]], stays: bool = True) -> Iterator[EngineCall[R]]:
        """An engine for a job: one with this key that waits, else a new one. Where the job ends well it waits for the
        next one, unless it is none that `stays`."""
        engine, times_ended = self._taken(key) or call(), self._times_ended
        done = False
        try:
            yield engine
            done = True
        finally:
            with self._lock:
                waits = done and stays and times_ended == self._times_ended
                if waits:
                    self._idle.append((key, engine))
            if not waits:
                engine.close()

    def end(self) -> None:
        """Ends those that wait, and those that are lent when their job is over."""
        with self._lock:
            going, self._idle = [engine for _, engine in self._idle], []
            self._times_ended += 1
        for engine in going:
            engine.close()

    def _taken(self, key: object) -> EngineCall[R] | None:
        with self._lock:
            for place, (known, engine) in enumerate(self._idle):
                if known == key:
                    del self._idle[place]
                    return engine
        return None
