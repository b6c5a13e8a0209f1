"""The program's engine, asked for moves: that of the installed package by `python packaging/smoke_engine.py`."""

from __future__ import annotations

import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ENDED = "(the engine has ended)"


@dataclass(frozen=True)
class Question:
    """A variant, how deep its moves are counted from the start, and what only compiled rules count in that time."""

    variant: str
    depth: int
    count: int
    seconds: float


QUESTIONS = (
    Question("shogi", 4, 719731, 6),
    Question("minishogi", 5, 533203, 6),
    Question("gorogoro", 5, 1186299, 6),
    Question("kyotoshogi", 5, 225903, 6),
    Question("tori", 4, 103857, 6),
    Question("yari", 4, 158404, 6),
    Question("sho", 3, 17368, 6),
    Question("wa", 3, 126574, 6),
    Question("chu", 3, 48315, 6),
    Question("heian_dai", 3, 25085, 6),
    Question("dai", 3, 357978, 10),
    Question("tenjiku", 3, 434567, 10),
    Question("dai_dai", 3, 206662, 10),
    Question("maka_dai_dai", 3, 499102, 10),
    Question("tai", 2, 92662, 10),
    Question("taikyoku", 2, 86998, 10),
)


class Failure(Exception):
    """What is wrong with the frozen program."""


class Engine:
    """A conversation with the engine that a command starts."""

    def __init__(self, command: Sequence[str | Path], environment: dict[str, str]) -> None:
        pipe = subprocess.PIPE
        folder = Path(command[0]).parent  # anywhere but in a checkout
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, cwd=folder, encoding="utf-8"
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip())
        self._lines.put(ENDED)

    def ask(self, command: str, until: str, seconds: float) -> list[str]:
        """The answer to a command, up to the line that begins with `until`."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        answer: list[str] = []
        deadline = time.monotonic() + seconds
        while not (answer and answer[-1].startswith(until)):
            try:
                answer.append(self._lines.get(timeout=max(deadline - time.monotonic(), 0.001)))
            except queue.Empty:
                raise Failure(f"the engine answers {command!r} with {answer[-5:]} in {seconds} s") from None
            if answer[-1] == ENDED:
                raise Failure(f"the engine ends at {command!r}: {self.process.stderr.read()}")
        return answer

    def quit(self) -> None:
        _, errors = self.process.communicate("quit\n", timeout=10)
        if self.process.returncode or errors:
            raise Failure(f"the engine ends with {self.process.returncode}: {errors}")


def try_engine(command: Sequence[str | Path], environment: dict[str, str]) -> str:
    """A legal best move in every game, one that is found and one of the book, after a count of moves that only compiled
    rules can make in its time."""
    engine = Engine(command, environment)
    try:
        engine.ask("usi", "usiok", 20)
        moves = [f"{question.variant} {best_move(engine, question)}" for question in QUESTIONS]
        engine.quit()
        return ", ".join(moves)
    finally:
        engine.process.kill()


def try_handshake(command: Sequence[str | Path], environment: dict[str, str]) -> str:
    """It says that it is there, and makes a move."""
    engine = Engine(command, environment)
    try:
        engine.ask("usi", "usiok", 20)
        move = engine.ask("isready\nposition startpos\ngo movetime 100", "bestmove", 20)[-1].split()[1]
        engine.quit()
        return move
    finally:
        engine.process.kill()


def best_move(engine: Engine, question: Question) -> str:
    engine.ask(f"setoption name USI_Variant value {question.variant}\nisready", "readyok", 20)
    first = engine.ask("usinewgame\nposition startpos\ngo perft 1", "Nodes searched", 10)
    legal = {line.partition(":")[0] for line in first if re.match(r"\S+: 1$", line)}
    counted = engine.ask(f"go perft {question.depth}", "Nodes searched", question.seconds)[-1]
    if not counted.endswith(f" {question.count}"):
        raise Failure(f"perft {question.depth} of {question.variant}: {counted}")
    best = engine.ask("go movetime 500", "bestmove", 5)[-1].split()[1]
    known = engine.ask("setoption name OwnBook value true\ngo movetime 500", "bestmove", 5)
    if not any(line.startswith("info depth 0 ") for line in known):
        raise Failure(f"the engine does not know its openings of {question.variant}: {known[-2:]}")
    for move in (best, known[-1].split()[1]):
        if move not in legal:
            raise Failure(f"the engine's move {move} is not one of {sorted(legal)}")
    return best


if __name__ == "__main__":
    print(try_engine([sys.executable, "-m", "shogi_desktop", "--engine"], dict(os.environ)))
