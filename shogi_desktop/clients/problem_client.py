"""Questions about mate problems to the built-in engine, for the window.

The process is started by the first question. Whatever it does not do in time, or says wrongly, ends in a killed
process, and the next question starts another one.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.problem_lines import Question, WorkProgress

from .conversations.conversation import Urgency
from .conversations.dialect import Answered, Broken, Event, Fault, Overdue, Reported, Unable
from .conversations.problems import Problems
from .engine_client import engine_environment
from .engine_talk import EngineTalk
from .errors import EngineMessage
from .own_program import engine_command
from .search import EngineLaunch, Timeouts
from .transports.line_process import LineProcess

PATIENCE: Final = Timeouts(stop_ms=3_000, margin_ms=30_000)


class ProblemClient(QObject):
    """Asks the built-in engine about problems, one question at a time; the more urgent goes first, among equals the
    newer. A question that makes room for another is asked again when its turn comes. Every question has a number.

    Signals:
        progressed: number, `WorkProgress`.
        found: number, `Verdict` (to MOVES) or `MadeProblem` (to MAKE): one of several results; once more for
            a question that had to make room.
        done: number, and what the question ends with: `Verdict` (SOLVE), `Report` (CHECK), None (MOVES, MAKE).
        overdue: number of a question that took longer than it may.
        failed: number, and the Message that says why, a sentence: the engine cannot answer this question, or died, hung
            or spoke nonsense.
        rested: nothing is asked any more, but for what is held.

    Every question ends with exactly one of `done`, `overdue` and `failed`, but for those that are cancelled and those
    that `close` ends.
    """

    progressed = Signal(int, object)
    found = Signal(int, object)
    done = Signal(int, object)
    overdue = Signal(int)
    failed = Signal(int, object)
    rested = Signal()

    def __init__(
        self,
        launch: EngineLaunch | None = None,
        patience: Timeouts = PATIENCE,
        parent: QObject | None = None,
        process: LineProcess | None = None,
    ) -> None:
        """`launch` None means the built-in engine, `process` None one of its own."""
        super().__init__(parent)
        launch = launch or EngineLaunch(engine_command(), engine_environment())
        self._talk = EngineTalk(Problems(), patience, process or LineProcess(), launch, self)
        self._talk.heard.connect(self._on_heard)
        self._conversation = self._talk.conversation
        self._was_busy = False

    def ask(self, question: Question, urgency: Urgency = Urgency.USUAL, limit_ms: int = 0) -> int:
        """Asks, and returns the number that the question is given; `limit_ms` bounds the time from when it is sent to
        its end, 0 = none."""
        number = self._conversation.ask(question, self._talk.now(), urgency, limit_ms)
        self._go_on()
        return number

    def weigh(self, number: int, urgency: Urgency) -> None:
        """A question is wanted more than before, or less."""
        self._conversation.weigh(number, urgency, self._talk.now())
        self._go_on()

    def hold(self, number: int, held: bool) -> None:
        """While a question is held it is not asked; if it runs it goes on until another one takes its place."""
        self._conversation.hold(number, held, self._talk.now())
        self._go_on()

    def cancel(self, number: int) -> None:
        """Nobody wants to know any more; nothing is told."""
        self._conversation.cancel(number, self._talk.now())
        self._go_on()

    def finish(self, number: int) -> bool:
        """Asks for the end of a question; if it runs its `done` follows with what was found so far, else it is
        cancelled. Whether it runs."""
        runs = number != 0 and number == self._conversation.running
        if runs:
            self._conversation.hurry(number, self._talk.now())
        else:
            self._conversation.cancel(number, self._talk.now())
        self._go_on()
        return runs

    def stop(self) -> None:
        """Asks for the end of everything that runs or waits and is not held; each `done` follows soon, with what was
        found so far."""
        self._conversation.hurry_all(self._talk.now())
        self._go_on()

    def is_busy(self) -> bool:
        """Whether the end of a question is still to be told; those that are held do not count."""
        return self._conversation.is_busy()

    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._talk.is_running()

    def process_id(self) -> int:
        return self._talk.process_id()

    def close(self) -> None:
        """Asks the engine to quit, and kills it where it does not; returns at once. Nothing more is told of questions;
        those that are held stay. Another question starts the engine anew."""
        self._talk.close()
        self._was_busy = False

    def close_and_go(self) -> None:
        """`close`, and the client goes when its process is gone: whoever owned it need not wait for that."""
        self.close()
        if self.is_running():
            self.setParent(QCoreApplication.instance())
            self._talk.closed.connect(self.deleteLater)

    def wait_closed(self) -> None:
        """`close`, and does not return before the process is gone. For the end of the program."""
        self._talk.wait_closed()
        self._was_busy = False

    def _go_on(self) -> None:
        self._talk.go_on()
        self._look_for_rest()

    def _look_for_rest(self) -> None:
        was_busy, self._was_busy = self._was_busy, self._conversation.is_busy()
        if was_busy and not self._was_busy:
            self.rested.emit()

    def _on_heard(self, event: Event) -> None:
        match event:
            case Reported(number, value):
                (self.progressed if isinstance(value, WorkProgress) else self.found).emit(number, value)
            case Answered(number, value):
                self.done.emit(number, value)
            case Overdue(number):
                self.overdue.emit(number)
            case Unable(number, why):
                self.failed.emit(number, EngineMessage.CANNOT_ANSWER(reason=why))
            case Broken(number, fault, why) if number:
                self.failed.emit(number, self._reason(fault, why))
        self._look_for_rest()

    def _reason(self, fault: Fault, why: str) -> Message:
        if fault is Fault.SILENT:
            return EngineMessage.NO_ANSWER
        if fault is Fault.UNREADABLE:
            return EngineMessage.NONSENSE
        last_words = self._talk.last_words()
        said = f"{why} ({last_words})" if last_words else why
        return EngineMessage.STOPPED(what=said)


class ProblemEngine(QObject):
    """Owns the process: the first question starts it, and it goes when nobody looks any more."""

    def __init__(self, client: ProblemClient | None = None, parent: QObject | None = None) -> None:
        """`client` None means the built-in engine; any other belongs to this object from now on."""
        super().__init__(parent)
        self.client = client or ProblemClient()
        self.client.setParent(self)
        self._watched = False
        self.client.rested.connect(self._rest)

    def watch(self, watched: bool) -> None:
        """Whether somebody looks. Else all that is asked ends, and then the process; another question starts it."""
        self._watched = watched
        if not watched:
            self.client.stop()
            self._rest()

    def wait_closed(self) -> None:
        """For the end of the program: does not return before the process is gone."""
        self.client.wait_closed()

    def _rest(self) -> None:
        if not self._watched and not self.client.is_busy():
            self.client.close()
