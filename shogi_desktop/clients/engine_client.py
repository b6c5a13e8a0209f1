"""One engine, for the window."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop import paths
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.limits import LONGEST_ENGINE_LINE
from shogi_desktop.notation.moves.usi import EngineOption
from shogi_desktop.rules.position import Position

from .catalogue import EngineSetup
from .conversations.dialect import (
    Answered,
    Broken,
    ConversationState,
    Event,
    Fault,
    GameSettings,
    Ready,
    Reported,
    RequestSent,
)
from .conversations.usi import Usi
from .conversations.xboard import Xboard
from .engine_talk import EngineTalk
from .own_program import VARIANTS, own_environment
from .search import EngineLaunch, Protocol, SearchRequest, Timeouts
from .transports.line_process import LineProcess


def engine_environment() -> dict[str, str]:
    """Variables with which the child finds this very package and the person's own variants."""
    return {VARIANTS: str(paths.variants_folder()), **own_environment()}


MOST_LINES: Final = 5000
MOST_LETTERS: Final = 500
"""Of a line that are kept."""


@dataclass(frozen=True)
class TalkLine:
    """A line, whether it was said to the engine, and how many milliseconds after the log began."""

    text: str
    to_engine: bool
    at_ms: int


class TalkLog:
    """The newest lines. `count` is how many there have been; they are numbered from 0."""

    def __init__(self) -> None:
        self._lines: deque[TalkLine] = deque(maxlen=MOST_LINES)
        self._began = time.monotonic_ns()
        self.count = 0

    def note(self, line: str, to_engine: bool) -> None:
        """One more line."""
        at_ms = (time.monotonic_ns() - self._began) // 1_000_000
        self._lines.append(TalkLine(excerpt(line, MOST_LETTERS), to_engine, at_ms))
        self.count += 1

    def since(self, number: int) -> list[TalkLine]:
        """The lines from this one on, as far as they are kept."""
        first = self.count - len(self._lines)
        return list(islice(self._lines, max(0, number - first), None))


class EngineClient(QObject):
    """Asks an engine for moves. Every request has a number, and only the answer to the newest one is given out. `log`
    has what was said to the engine and by it.

    Signals:
        ready: the engine has taken the options of a new game, or has been started.
        search_started: the number of the request whose `go` was sent just now.
        best_move: number, and `Choice`, `MateFound` or None (the end of an analysis in XBoard's protocol).
        info: number, and what the engine tells about its search (`notation.usi.Info`).
        failed: the engine is gone or was killed; the text says why. It may be started again.
        left_out: a line of the engine's was too long to be read.
        spoken: a line, and whether it was said to the engine (True) or by it.
    """

    ready = Signal()
    search_started = Signal(int)
    best_move = Signal(int, object)
    info = Signal(int, object)
    failed = Signal(str)
    left_out = Signal()
    spoken = Signal(str, bool)

    def __init__(
        self,
        timeouts: Timeouts | None = None,
        parent: QObject | None = None,
        process: LineProcess | None = None,
    ) -> None:
        """`process` None means one of its own."""
        super().__init__(parent)
        self.log = TalkLog()
        self._dialect: Usi | Xboard = Usi()
        self._setup: EngineSetup | None = None  # that was prepared last
        self._number = 0
        self._talk = EngineTalk(
            self._dialect, timeouts or Timeouts(), process or LineProcess(max_line=LONGEST_ENGINE_LINE), parent=self
        )
        self._talk.heard.connect(self._on_heard)
        self._talk.spoken.connect(self.log.note)
        self._talk.spoken.connect(self.spoken)
        self._talk.left_out.connect(self.left_out)
        self._conversation = self._talk.conversation

    @property
    def state(self) -> ConversationState:
        return self._conversation.state

    @property
    def is_up(self) -> bool:
        """Whether the engine was started, and neither closed since then nor lost."""
        return self._conversation.is_up

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return self._dialect.name

    @property
    def options(self) -> Mapping[str, EngineOption]:
        """What the engine has announced."""
        return self._dialect.options

    @property
    def features(self) -> Mapping[str, str]:
        """What an engine of XBoard's protocol has said of itself."""
        return self._dialect.features if isinstance(self._dialect, Xboard) else {}

    def read_line(self, texts: Iterable[str], position: Position) -> tuple[int, ...]:
        """The moves of a line of play that the engine tells of a position, as far as they can be read."""
        return self._dialect.read_line(texts, position)

    def start(self, launch: EngineLaunch) -> None:
        """Starts the engine; one that still runs is killed first. `ready` or `failed` follows."""
        self._conversation.cancel_all(self._talk.now())
        self._setup = None
        spoken = Usi if launch.protocol is Protocol.USI else Xboard
        if not isinstance(self._dialect, spoken):
            self._talk.discard()
            self._dialect = self._conversation.dialect = spoken()
        self._talk.start(launch)

    def prepare(self, setup: EngineSetup) -> None:
        """Has the engine of this set-up ready for its game: it is started where it does not run, and told what it was
        not told yet."""
        known = self._setup if self.is_up else None
        if known is None or known.launch != setup.launch:
            self.start(setup.launch)
            known = None
        if setup != known:
            self.new_game(setup.variant, setup.options)
            self._setup = setup

    def allow(self, start_ms: int) -> None:
        """Another patience for its start and whatever it makes ready, from when it was told to."""
        self._conversation.allow(start_ms)
        self._talk.go_on()

    def new_game(self, variant: str, options: Mapping[str, str], buttons: tuple[str, ...] = ()) -> None:
        """Announces a game of `variant`; a search that runs is given up. Options the engine does not know are left out;
        `buttons` are pressed after the others were set.

        `Rule_...` options are sent to every engine that knows `USI_Variant`, since they come with the variant.
        """
        self._conversation.cancel_all(self._talk.now())
        self._conversation.set_up(GameSettings(variant, options, buttons))
        self._talk.go_on()

    def go(self, request: SearchRequest) -> int:
        """Asks for a move and returns the number of the request; it starts as soon as the engine is free."""
        now = self._talk.now()
        self._conversation.cancel_all(now)
        self._number = self._conversation.ask(request, now)
        self._talk.go_on()
        return self._number

    def release(self, number: int) -> None:
        """The move was played that a request with `ponder` guessed: its time begins."""
        self._conversation.release(number, self._talk.now())
        self._talk.go_on()

    def stop(self) -> None:
        """Gives up the search that runs or waits; its answer will be dropped."""
        self._conversation.cancel_all(self._talk.now())
        self._talk.go_on()

    def move_now(self) -> None:
        """Asks for the answer at once; it counts."""
        self._conversation.hurry(self._number, self._talk.now())
        self._talk.go_on()

    def game_over(self, result: str) -> None:
        """Tells the engine "win", "lose" or "draw", as seen from its side."""
        self._conversation.game_over(result)
        self._talk.go_on()

    def close(self) -> None:
        """Asks the engine to quit, and kills it where it does not; returns at once."""
        self._conversation.cancel_all(self._talk.now())
        self._talk.close()

    def wait_closed(self) -> None:
        """`close`, and does not return before the process is gone. For the end of the program."""
        self._conversation.cancel_all(self._talk.now())
        self._talk.wait_closed()

    def is_running(self) -> bool:
        return self._talk.is_running()

    def process_id(self) -> int:
        return self._talk.process_id()

    def _on_heard(self, event: Event) -> None:
        match event:
            case Ready():
                self.ready.emit()
            case RequestSent(number):
                self.search_started.emit(number)
            case Reported(number, value):
                self.info.emit(number, value)
            case Answered(number, value):
                self.best_move.emit(number, value)
            case Broken(_, fault, why):
                self._conversation.cancel_all(self._talk.now())
                self.failed.emit(self._reason(fault, why))

    def _reason(self, fault: Fault, why: str) -> str:
        if fault is Fault.SILENT:
            return self.tr("It does not answer.")
        if fault is Fault.UNREADABLE:
            refusal = self.tr("It refuses: {why}").format(why=why)
            return refusal if why else self.tr("It answered with an unreadable line.")
        last_words = self._talk.last_words()
        return f"{why} ({last_words})" if last_words else why
