"""Hostile lines into our own engine: it never dies, answers a line that it refuses, and is not changed by it."""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import IO

from tests.engine.usi.usi_child import BUILT_IN, ROOT
from tests.stress.hostile_child import hostile_line

_PATIENCE_S = 60
_EVERY = 25
_fences = itertools.count()
_COMMANDS = (
    *("usi", "isready", "usinewgame", "position startpos", "position startpos moves 7g7f 3c3d", "gameover win"),
    *("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "go infinite", "go depth 3", "go nodes 500", "go mate 50"),
    *("go mate infinite", "go perft 9", "go ponder btime 0 wtime 0 byoyomi 10", "go movetime 5", "stop", "ponderhit"),
    *("setoption name Skill value 3", "setoption name MultiPV value 5", "setoption name USI_Hash value 2"),
    *("setoption name Rule_declaration value try", "setoption name USI_Variant value shogi"),
    'problem {"number":1,"ask":"solve","variant":"shogi","sfen":"4k4/9/4P4/9/9/9/9/9/4K4 b G 1","attacker":0}',
)


@dataclass
class Fire:
    """What came of it; `slowest` in seconds, from a line to the end of all that it caused."""

    lines: int = 0
    errors: int = 0
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)


def hostile_command(chance: random.Random) -> bytes:
    """A line for an engine: one that it knows with something wrong, or anything. Without its end."""
    if chance.randrange(4) == 0:
        return hostile_line(chance)
    words = chance.choice(_COMMANDS).encode().split(b" ")
    at = chance.randrange(len(words))
    kind = chance.randrange(9)
    if kind == 0:
        words[at] = hostile_line(chance).split(b" ")[0]
    elif kind == 1:
        del words[at]
    elif kind == 2:
        words.insert(at, chance.choice(_COMMANDS).split(" ")[0].encode())
    elif kind == 3:
        words.append(chance.choice((b"-1", b"99999999999999999999999", b"0", b"\0", b"\xff\xfe", "歩".encode())))
    elif kind == 4:
        words[at] = words[at][: len(words[at]) // 2] + bytes([chance.randrange(256)]) + words[at][len(words[at]) // 2 :]
    elif kind == 5:
        words = words * chance.choice((2, 50, 3000))
    elif kind == 6:
        words[at] = words[at] * chance.choice((2, 100_000))
    return b" ".join(words).replace(b"\n", b"").replace(b"quit", b"quiet")


def fire_at_engine(wanted: int, seed: int = 1, own: Iterable[bytes] = ()) -> Fire:
    """`wanted` hostile lines, or `own` ones, to one process of the built-in engine."""
    fire = Fire()
    chance = random.Random(seed)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    with subprocess.Popen(BUILT_IN, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdin is not None and process.stdout is not None
        # Silence must end too.
        watch = threading.Timer(_PATIENCE_S + wanted / 20, process.kill)
        watch.start()
        try:
            for line in own or (hostile_command(chance) for _ in range(wanted)):
                _fire_one(process.stdin, process.stdout, line, fire)
            process.stdin.write(b"quit\n")
            process.stdin.close()
            if process.wait(_PATIENCE_S) != 0:
                fire.faults.append(f"our engine ended with status {process.returncode}")
        except (OSError, EOFError) as error:
            fire.faults.append(f"our engine has died: {error}")
            process.kill()
        watch.cancel()
    return fire


def _fire_one(into: IO[bytes], out: IO[bytes], line: bytes, fire: Fire) -> None:
    """One line; now and then, where it is refused, a look whether that has changed anything."""
    looks = fire.lines % _EVERY == 0
    fire.lines += 1
    before = _ask(into, out, b"go perft 1") if looks else []
    began = time.monotonic()
    answer = _ask(into, out, line + b"\nstop")
    fire.slowest = max(fire.slowest, time.monotonic() - began)
    refused = any(text.startswith(b"info string error: ") for text in answer)
    fire.errors += refused
    if refused and looks and _ask(into, out, b"go perft 1") != before:
        fire.faults.append(f"a refused line changed the position: {line[:200]!r}")
    if any(len(text) > 1 << 16 for text in answer):
        fire.faults.append(f"an answer beyond measure to {line[:200]!r}")


def _ask(into: IO[bytes], out: IO[bytes], line: bytes) -> list[bytes]:
    """The answers to a line. A command that nobody knows stands behind it: its refusal is the end of them."""
    fence = f"fence-{next(_fences)}".encode()
    into.write(line + b"\n" + fence + b"\n")
    into.flush()
    answers: list[bytes] = []
    while True:
        text = out.readline()
        if not text:
            raise EOFError(line[:200])
        if fence in text:
            return answers
        answers.append(text)


if __name__ == "__main__":
    found = fire_at_engine(int(sys.argv[1]))
    print(found.lines, found.errors, found.slowest, len(found.faults), *found.faults, sep="\n")
