"""Engines that mean harm against our clients, and hostile lines against our engine.

    python -m tests.stress.hostile_engine [N]

N hostile lines (20000 if not said) go each way. Every misdeed of `hostile_child` is done at every moment, several
engines at a time in one event loop, as the window has it. Prints what came of it, the longest time in which the event
loop stood still, and memory; ends with status 1 when a client hung, gave out an answer that was not asked for or left
a process behind, and when our engine died, stayed silent or was changed by a line that it refused.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from shogi_desktop.clients.conversations.dialect import ConversationState
from shogi_desktop.clients.conversations.usi import MAX_MOVE, MAX_NAME, MAX_OPTIONS
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.clients.search import EngineLaunch, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules import Position, load_variant
from tests.problem_values import a_question
from tests.stress.engine_under_fire import fire_at_engine
from tests.stress.hostile_child import MISDEEDS, MOMENTS
from tests.systems import memory_mib, most_memory_mib, process_exists

_ROOT = Path(__file__).parents[2]
_TIMEOUTS = Timeouts(start_ms=3000, stop_ms=400, quit_ms=200)
_PATIENCE = Timeouts(margin_ms=1500, stop_ms=400, quit_ms=200)
_REQUEST = SearchRequest(Position(load_variant("shogi")), movetime_ms=10, deadline_ms=1500)
_QUESTION = a_question(0, Ask.SOLVE, "shogi", {}, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1")
_LINES = 20
_ROUNDS = 4
_AT_ONCE = 4
_LIFE_MS = 20_000
_TICK_MS = 5


def launch(seed: int, misdeed: str, moment: str, lines: int = _LINES) -> EngineLaunch:
    """A hostile engine."""
    command = [sys.executable, "-S", "-m", "tests.stress.hostile_child", str(seed), misdeed, moment, str(lines)]
    return EngineLaunch(command, {"PYTHONPATH": str(_ROOT)})


class Life(QObject):
    """One client with one hostile engine, from its start to its end.

    Signals:
        over: the client is at rest, or was given up; `faults` says what must not have happened, `end` how it ended.
    """

    over = Signal()

    def __init__(self, seed: int, misdeed: str, moment: str, lines: int = _LINES) -> None:
        super().__init__()
        self.name = f"{misdeed} at {moment or 'the start'} (seed {seed})"
        self.faults: list[str] = []
        self.end = ""
        self.said = 0
        self._lines = lines
        self._chance = random.Random(seed)
        self._launch = launch(seed, misdeed, moment, lines)
        self._newest = 0
        self._rounds = 0
        self._process = 0
        self._client = EngineClient(_TIMEOUTS, self)
        self._client.ready.connect(self._on_answer)
        self._client.best_move.connect(self._on_best_move)
        self._client.failed.connect(self._on_failed)
        self._limit = QTimer(self, singleShot=True, interval=_LIFE_MS)
        self._limit.timeout.connect(self._on_limit)

    def begin(self) -> None:
        self._limit.start()
        self._client.start(self._launch)
        self._process = self._client.process_id()
        self._client.new_game("shogi", {"Skill": "1"})
        self._ask()

    def _ask(self) -> None:
        self._newest = self._client.go(_REQUEST)
        if self._chance.randrange(4) == 0:
            # Given up at once for another one.
            self._newest = self._client.go(_REQUEST)
        if self._chance.randrange(4) == 0:
            self._client.move_now()

    def _on_answer(self) -> None:
        self.said += self._lines

    def _on_best_move(self, number: int, choice: SearchAnswer) -> None:
        self._on_answer()
        if number != self._newest:
            self.faults.append(f"an answer to request {number} when {self._newest} was the newest")
        if max(len(choice.text), len(choice.ponder)) > MAX_MOVE or not choice.text:
            self.faults.append(f"a move of {len(choice.text)} and one of {len(choice.ponder)} letters")
        self._rounds += 1
        if self._rounds < _ROUNDS:
            self._ask()
        else:
            self._close("closed")

    def _on_failed(self, why: str) -> None:
        if len(why) > 500 or not why:
            self.faults.append(f"a reason of {len(why)} letters")
        self._close("failed")

    def _on_limit(self) -> None:
        self.faults.append(f"not over after {_LIFE_MS} ms, in state {self._client.state.value}")
        self._close("hung")

    def _close(self, end: str) -> None:
        if self.end:
            return
        self.end = end
        self._limit.stop()
        self._client.close()
        # The end of a client is no signal of its own.
        self._look = QTimer(self, interval=_TICK_MS)
        self._look.timeout.connect(self._on_look)
        self._look.start()
        self._closed = time.monotonic()

    def _on_look(self) -> None:
        # A process that was killed is gone a moment later.
        ended = self._client.state is ConversationState.DEAD and not process_exists(self._process)
        if not ended and time.monotonic() < self._closed + 10:
            return
        self._look.stop()
        if self._client.is_running() or self._client.state is not ConversationState.DEAD:
            self.faults.append("the client did not come to rest")
            self._client.wait_closed()
        if process_exists(self._process):
            self.faults.append("the process is still there")
        if len(self._client.name) > 2 * MAX_NAME or len(self._client.options) > MAX_OPTIONS:
            self.faults.append("more than was to be kept")
        self.over.emit()


class ProblemLife(QObject):
    """One question about a problem to a hostile engine; it must end once."""

    over = Signal()

    def __init__(self, seed: int, misdeed: str, moment: str, lines: int = _LINES) -> None:
        super().__init__()
        self.name = f"question, {misdeed} at {moment or 'the start'} (seed {seed})"
        self.faults: list[str] = []
        self.end = ""
        self.said = lines
        self._client = ProblemClient(launch(seed, misdeed, moment, lines), _PATIENCE, self)
        for signal in (self._client.done, self._client.failed, self._client.overdue):
            signal.connect(self._on_end)
        self._limit = QTimer(self, singleShot=True, interval=_LIFE_MS)
        self._limit.timeout.connect(self._on_limit)

    def begin(self) -> None:
        self._limit.start()
        self._client.ask(_QUESTION)

    def _on_end(self, number: int, *values: object) -> None:
        if self.end:
            self.faults.append("a second end")
            return
        self._finish("answered" if number == 1 else "strange")

    def _on_limit(self) -> None:
        self.faults.append(f"not over after {_LIFE_MS} ms")
        self._finish("hung")

    def _finish(self, end: str) -> None:
        self.end = end
        self._limit.stop()
        QTimer.singleShot(0, self._rest)

    def _rest(self) -> None:
        """No wait here: the event loop is watched."""
        self._client.close()
        self._closed = time.monotonic()
        self._look = QTimer(self, interval=_TICK_MS)
        self._look.timeout.connect(self._on_look)
        self._look.start()

    def _on_look(self) -> None:
        if self._client.is_running() and time.monotonic() < self._closed + 10:
            return
        self._look.stop()
        if self._client.is_running():
            self.faults.append("the process is still there")
        self.over.emit()


class Crowd(QObject):
    """Lets lives follow each other, some at a time, and watches the event loop meanwhile."""

    over = Signal()

    def __init__(self, wanted: int, seed: int = 1) -> None:
        super().__init__()
        self._wanted = wanted
        self._plan = self._lives(seed)
        self._alive: list[Life | ProblemLife] = []
        self.said = 0
        self.lives = 0
        self.ends: Counter[str] = Counter()
        self.faults: list[str] = []
        self.longest_gap = 0.0
        self._last_tick = time.monotonic()
        self._tick = QTimer(self, interval=_TICK_MS)
        self._tick.timeout.connect(self._on_tick)

    def _lives(self, seed: int) -> Iterator[Life | ProblemLife]:
        """Every misdeed at every moment, again and again."""
        for number, (moment, misdeed) in enumerate(itertools.cycle(itertools.product(MOMENTS, MISDEEDS))):
            if number >= len(MOMENTS) * len(MISDEEDS) and self.said >= self._wanted:
                return
            yield (ProblemLife if number % 5 == 4 else Life)(seed + number, misdeed, moment)

    def run(self) -> None:
        """Returns when all lives are over."""
        self._last_tick = time.monotonic()
        self._tick.start()
        for _ in range(_AT_ONCE):
            self._next()
        app = QCoreApplication.instance()
        assert app is not None
        while self._alive:
            app.processEvents()
            time.sleep(0.001)
        self._tick.stop()

    def _next(self) -> None:
        life = next(self._plan, None)
        if life is not None:
            self._alive.append(life)
            life.over.connect(self._on_over)
            life.begin()

    def _on_over(self) -> None:
        life = self.sender()
        assert isinstance(life, Life | ProblemLife)
        self._alive.remove(life)
        self.lives += 1
        self.said += life.said
        self.ends[life.end] += 1
        self.faults += [f"{life.name}: {fault}" for fault in life.faults]
        life.deleteLater()
        self._next()

    def _on_tick(self) -> None:
        now = time.monotonic()
        self.longest_gap = max(self.longest_gap, now - self._last_tick)
        self._last_tick = now


def main(arguments: list[str] | None = None) -> int:
    """Runs both parts with the number of lines that the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", nargs="?", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    app = QCoreApplication.instance() or QCoreApplication([])
    before, began = memory_mib(os.getpid()), time.monotonic()
    crowd = Crowd(options.lines, options.seed)
    crowd.run()
    app.processEvents()
    spent = time.monotonic() - began
    print(f"clients: {crowd.lives} hostile engines, {crowd.said} hostile lines in {spent:.0f} s")
    print(f"ends: {dict(crowd.ends)}")
    print(f"the event loop stood still for {crowd.longest_gap * 1000:.0f} ms at most")
    after, most = memory_mib(os.getpid()), most_memory_mib(os.getpid())
    print(f"memory {before:.0f} MB before, {after:.0f} MB after, {most:.0f} MB at most", flush=True)
    fire = fire_at_engine(options.lines, options.seed)
    print(f"our engine: {fire.lines} hostile lines, {fire.errors} refused, slowest answer {fire.slowest * 1000:.0f} ms")
    faults = crowd.faults + fire.faults
    print(f"faults: {len(faults)}")
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
