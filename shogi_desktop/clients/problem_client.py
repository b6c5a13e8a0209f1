"""Questions about mate problems to the built-in engine, one at a time.

The process is started by the first question. It answers in lines `problem {...}` (`notation.problem_lines`); every
other line is passed over. Whatever it does not do in time, or says wrongly, ends in a killed process, and the next
question starts another one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from shogi_desktop.clients.builtin import engine_command, engine_environment
from shogi_desktop.clients.process import MAX_LAST_WORDS, LineProcess
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.wire.problem_lines import (
    WORD,
    Answer,
    Event,
    Question,
    format_question,
    parse_answer,
)

KILL_PATIENCE_MS: Final = 5000
_ERROR: Final = "info string error"


@dataclass(frozen=True)
class Patience:
    """Milliseconds to wait: for any line at all beyond the time a question was given, for the end of a question that
    was stopped, and for the process to go after `quit`."""

    silence_ms: int = 30_000
    stop_ms: int = 3_000
    quit_ms: int = 800


class _State(Enum):
    DEAD = "dead"
    IDLE = "idle"
    ASKED = "asked"  # a question runs, its answers are given out
    OWED = "owed"  # it was given up for another one, but its end is still to come
    CLOSING = "closing"


class ProblemClient(QObject):
    """Asks the built-in engine about problems. Every question has a number, and only answers to the newest are given.

    Signals:
        progressed: number, `WorkProgress`.
        found: number, `Verdict` (to MOVES) or `Made` (to MAKE): one of several results.
        done: number, and what the question ends with: `Verdict` (SOLVE), `Report` (CHECK), None (MOVES, MAKE).
        failed: number, and why, in a sentence: the engine cannot answer this question, or died, hung or spoke nonsense.
        dropped: number of a question that was given up for a newer one; nothing more is heard of it.

    Every question ends with exactly one of `done`, `failed` and `dropped`, but for those that `close` ends.
    """

    progressed = Signal(int, object)
    found = Signal(int, object)
    done = Signal(int, object)
    failed = Signal(int, str)
    dropped = Signal(int)

    def __init__(
        self, launch: EngineLaunch | None = None, patience: Patience | None = None, parent: QObject | None = None
    ) -> None:
        """`launch` is the built-in engine where it is None."""
        super().__init__(parent)
        self._launch = launch or EngineLaunch(engine_command(), engine_environment())
        self._patience = patience or Patience()
        self._state = _State.DEAD
        self._number = 0
        self._running: Question | None = None
        self._waiting: Question | None = None
        self._hurried = False  # the question that runs was told to stop, and its time is counted from then
        self._process = LineProcess(self)
        self._process.line_received.connect(self._on_line)
        self._process.ended.connect(self._on_ended)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_patience_over)

    def ask(self, question: Question) -> int:
        """Asks, and returns the number that the question is given; a question that runs or waits is dropped."""
        self._number += 1
        newest = replace(question, number=self._number)
        given_up = self._drop()
        self._waiting = newest
        self._advance()
        if given_up:
            self.dropped.emit(given_up)
        return newest.number

    def stop(self) -> None:
        """Asks for the end of the question that runs; its `done` follows with what was found so far."""
        if self._waiting is not None:
            number, self._waiting = self._waiting.number, None
            self.dropped.emit(number)
        elif self._state is _State.ASKED and not self._hurried:
            self._hurried = True
            self._process.send("stop")
            self._enter(_State.ASKED, self._patience.stop_ms)

    def is_busy(self) -> bool:
        """Whether the end of a question is still to be told."""
        return self._waiting is not None or self._state is _State.ASKED

    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process.is_running()

    def process_id(self) -> int:
        return self._process.process_id()

    def close(self) -> None:
        """Asks the engine to quit, and kills it where it does not; returns at once. Nothing more is told of questions.

        Another question starts the engine anew.
        """
        self._running = self._waiting = None
        if self._state in (_State.DEAD, _State.CLOSING):
            return
        self._process.send("stop")
        self._process.send("quit")
        self._process.end_input()
        self._enter(_State.CLOSING, self._patience.quit_ms)

    def close_and_go(self) -> None:
        """`close`, and the client goes when its process is gone: whoever owned it need not wait for that."""
        self.close()
        if self._process.is_running():
            self.setParent(QCoreApplication.instance())
            self._process.ended.connect(self.deleteLater)

    def wait_closed(self) -> None:
        """`close`, and does not return before the process is gone. For the end of the program."""
        self.close()
        self._process.wait_ended(max(1, self._timer.remainingTime()))
        self._discard_process()

    # The road of a question

    def _enter(self, state: _State, patience_ms: int = 0) -> None:
        self._state = state
        if patience_ms:
            self._timer.start(patience_ms)
        else:
            self._timer.stop()

    def _drop(self) -> int:
        """Gives up what runs or waits; its number, 0 where there is nothing."""
        if self._waiting is not None:
            number, self._waiting = self._waiting.number, None
            return number
        if self._state is not _State.ASKED or self._running is None:
            return 0
        self._process.send("stop")
        self._enter(_State.OWED, self._patience.stop_ms)
        return self._running.number

    def _advance(self) -> None:
        """Sends the question that waits, as soon as there is an engine free for it."""
        if self._waiting is None or self._state in (_State.ASKED, _State.OWED, _State.CLOSING):
            return
        if self._state is _State.DEAD:
            self._process.start(self._launch.command, self._launch.environment)
        self._running, self._waiting = self._waiting, None
        self._hurried = False
        self._process.send(format_question(self._running))
        self._listen()

    def _listen(self) -> None:
        """A sign of life: the engine has its full time again."""
        if self._hurried:
            return
        milliseconds = self._running.milliseconds if self._running else 0
        self._enter(_State.ASKED, min(milliseconds + self._patience.silence_ms, 0x7FFF_FFFF))

    def _on_line(self, line: str) -> None:
        running = self._running
        if running is None or self._state not in (_State.ASKED, _State.OWED):
            return
        if line.startswith(_ERROR):
            self._end(Answer(running.number, Event.FAILED, line.removeprefix(_ERROR).lstrip(": ")))
        elif line.split(" ", 1)[0] == WORD:
            try:
                answer = parse_answer(line, running)
            except NotationError:
                self._fail(self.tr("The engine answered with an unreadable line."))
                return
            if answer is not None:
                self._take(answer)

    def _take(self, answer: Answer) -> None:
        """An answer to the question that runs."""
        if answer.event in (Event.DONE, Event.FAILED):
            self._end(answer)
        elif self._state is _State.ASKED:
            self._listen()
            signal = self.progressed if answer.event is Event.PROGRESS else self.found
            signal.emit(answer.number, answer.value)

    def _end(self, answer: Answer) -> None:
        """The end of the question that runs, told where it was not given up."""
        told = self._state is _State.ASKED
        self._running = None
        self._enter(_State.IDLE)
        if told and answer.event is Event.DONE:
            self.done.emit(answer.number, answer.value)
        elif told:
            self.failed.emit(answer.number, self.tr("The engine cannot answer: {why}").format(why=answer.value or "?"))
        self._advance()

    # What goes wrong

    def _on_patience_over(self) -> None:
        if self._state is _State.CLOSING:
            self._discard_process()
            self._advance()
        else:
            self._fail(self.tr("The engine does not answer."))

    def _on_ended(self, why: str) -> None:
        if self._state is _State.CLOSING:
            self._enter(_State.DEAD)
            self._advance()
        elif self._state is not _State.DEAD:
            last_words = excerpt(self._process.error_text().rpartition("\n")[2], MAX_LAST_WORDS)
            said = f"{why} ({last_words})" if last_words else why
            self._fail(self.tr("The engine stopped working: {why}").format(why=said))

    def _fail(self, why: str) -> None:
        """Ends the process. A question that was given up is told nothing, one that waits gets a new process."""
        running, told = self._running, self._state is _State.ASKED
        self._discard_process()
        if told and running is not None:
            self.failed.emit(running.number, why)
        self._advance()

    def _discard_process(self) -> None:
        """A killed process is gone within milliseconds, so it is waited for here: the same QProcess may start again."""
        self._enter(_State.DEAD)
        self._running = None
        if self._process.is_running():
            self._process.kill()
            self._process.wait_ended(KILL_PATIENCE_MS)
