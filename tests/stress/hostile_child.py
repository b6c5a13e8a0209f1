"""A USI engine that means harm, as a real child process: one life, one misdeed, hostile lines at every moment.

    python -S -m tests.stress.hostile_child SEED MISDEED MOMENT LINES

What it says follows from the seed. LINES hostile lines come before every answer; the misdeed is done when the line that
begins with MOMENT is read ("" = at once).
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time

from tests.systems import POLITE_SIGNALS, kill_hard

MISDEEDS = (
    "none",
    "die",
    "die_loudly",
    "crash",
    "mute",
    "half_a_line",
    "flood_of_lines",
    "flood_without_end",
    "flood_of_errors",
    "huge_line",
    "close_input",
    "close_output",
    "leave_child",
    "leave_flooding_child",
    "unkillable",
    "old_answers",
    "illegal_move",
    "nonsense_move",
    "endless_move",
    "no_move",
)
MOMENTS = ("", "usi", "setoption", "isready", "position", "go", "stop", "quit", "problem")
_WORDS = (
    *("info", "bestmove", "option", "usiok", "readyok", "id", "checkmate", "problem", "score", "cp", "mate", "pv"),
    *("name", "type", "spin", "combo", "default", "min", "max", "var", "string", "depth", "nodes", "multipv", "time"),
    *("7g7f", "P*5e", "resign", "win", "none", "-", "+", "99999999999999999999", "-1", "NaN", "1e9", "0x10"),
    *("<b>bold</b>", "<img src=file:///etc/passwd>", "&amp;", "%s%n", "{0}", "../../x", "C:\\con", "\u202e\u2066"),
    *("\u0661\u0662", "歩" * 20, "x" * 300, "\ufeff", "\U0001f600"),
)


def hostile_line(chance: random.Random) -> bytes:
    """One line, mostly near to what an engine could say; without its end."""
    kind = chance.randrange(12)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200))).replace(b"\n", b"")
    if kind == 1:
        return b"\0" * chance.randrange(1, 300)
    if kind == 2:
        return b'problem {"number":' + b"[" * chance.choice((1, 100, 20_000))
    if kind == 3:
        return b"info pv " + b"7g7f " * chance.choice((1, 300, 13_000, 30_000))
    if kind == 4:
        return b"option name " + " ".join(chance.choices(_WORDS, k=8)).encode() + b" type spin default 1 min 1 max 2"
    words = chance.choices(_WORDS, k=chance.choice((1, 2, 5, 12, 60)))
    if kind > 7:
        # A bestmove out of turn is a misdeed of its own.
        words[0] = chance.choice(("info", "info", "option", "id", "infos", "checkmate"))
    if words[0] in ("bestmove", "usiok", "readyok"):
        words[0] = "info"
    return " ".join(words).encode()


class HostileChild:
    def __init__(self, seed: int, misdeed: str, moment: str, lines: int) -> None:
        self.chance = random.Random(seed)
        self.misdeed = misdeed
        self.moment = moment
        self.lines = lines
        self.mute = False

    def write(self, text: bytes) -> None:
        while text:
            text = text[os.write(1, text) :]

    def say(self, *lines: str) -> None:
        if self.mute:
            return
        hostile = [hostile_line(self.chance) for _ in range(self.lines)]
        self.write(b"".join(line + b"\n" for line in [*hostile, *(line.encode() for line in lines)]))

    def run(self) -> None:
        if self.misdeed == "unkillable":
            for number in POLITE_SIGNALS:
                signal.signal(number, signal.SIG_IGN)
        if not self.moment:
            self.do_it()
        pending = b""
        while text := os.read(0, 1 << 16):
            *lines, pending = (pending + text).split(b"\n")
            for line in lines:
                self.hear(line.decode("utf-8", "replace"))
        while self.misdeed == "unkillable":
            time.sleep(0.1)

    def hear(self, line: str) -> None:
        word = line.split(" ")[0]
        if word == self.moment:
            self.do_it()
        if word == "usi":
            name = "id name <b>Hostile</b> " + "x" * 3000
            self.say(name, "option name Skill type spin default 1 min 1 max 2", "usiok")
        elif word == "isready":
            self.say("readyok")
        elif word == "go":
            self.say(f"bestmove {self.move()}")
            if self.misdeed == "old_answers":
                self.say("bestmove 9c9d", "bestmove 9c9d")
        elif word == "problem":
            self.say('problem {"number":1,"event":"done","verdict":{"mate":true,"plies":1,"line":["G*5b"]}}')
        elif word == "stop":
            self.say(*["bestmove 1c1d"] * self.chance.randrange(3 if self.misdeed == "old_answers" else 1))
        elif word == "quit" and self.misdeed != "unkillable":
            sys.exit(0)

    def move(self) -> str:
        return {
            "illegal_move": "1e9a",
            "nonsense_move": "<a href=x>" + "\u202e",
            "endless_move": "7g7f" * 5000,
            "no_move": "",
        }.get(self.misdeed, "7g7f")

    def do_it(self) -> None:
        misdeed = self.misdeed
        if misdeed == "die":
            os._exit(self.chance.randrange(256))
        elif misdeed == "die_loudly":
            os.write(2, b"<b>out</b> of ideas \xff\0 " + b"y" * 60_000)
            os._exit(7)
        elif misdeed == "crash":
            kill_hard(os.getpid())
        elif misdeed == "mute":
            self.mute = True
        elif misdeed == "half_a_line":
            self.write(b"bestmove 7g")
            os._exit(0)
        elif misdeed == "huge_line":
            self.write(b"info string " + b"z" * 30_000_000 + b"\n")
        elif misdeed == "close_input":
            os.close(0)
            time.sleep(60)
        elif misdeed == "close_output":
            os.close(1)
        elif misdeed in ("leave_child", "leave_flooding_child"):
            subprocess.Popen([*sys.orig_argv[:4], "0", misdeed[6:], "", "0"], stdin=0, stdout=1, stderr=2)
            os._exit(1)
        elif misdeed in ("child", "flooding_child"):
            self.stay(misdeed == "flooding_child")
        elif misdeed.startswith("flood"):
            self.flood(misdeed)

    def flood(self, misdeed: str) -> None:
        """Writes as fast as the pipe takes it, for ever."""
        text = b"z" * (1 << 20)
        if misdeed == "flood_of_lines":
            text = b"".join(hostile_line(self.chance)[:80] + b"\n" for _ in range(10_000))
        while True:
            os.write(2 if misdeed == "flood_of_errors" else 1, text)

    def stay(self, flooding: bool) -> None:
        """It keeps the pipes of one that is dead, for some seconds."""
        until = time.monotonic() + 3
        with contextlib.suppress(OSError):
            while time.monotonic() < until:
                if flooding:
                    os.write(1, b"info depth 1\n" * 5000)
                else:
                    time.sleep(0.1)
        os._exit(0)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        HostileChild(int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])).run()
