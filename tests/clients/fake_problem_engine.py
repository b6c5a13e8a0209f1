"""An engine for mate problems, as a real child process with bad manners on request.

    python fake_problem_engine.py --log FILE --starts FILE BEHAVIOUR...

A behaviour with "@1" at its end is shown by the first process only. Every line that is read goes to the log file.
Questions are answered at once by what their kind asks for, numbers and shapes right, whatever the position.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

BEHAVIOURS = {
    "die_at_start": "ends before a word is said",
    "die": "ends when it is asked",
    "die_loudly": "the same, with last words on standard error",
    "die_later": "answers, and ends 50 ms later",
    "mute": "never says anything",
    "think": "works until it is told to stop",
    "late": "works until it is told to stop, and answers 0.3 s later",
    "chatter": "tells progress for ever, whatever it is told",
    "broken": "answers with a line that is no JSON",
    "other_kind": "answers with something that was not asked for",
    "other_number": "answers to a question that nobody asked, then to the right one",
    "foreign": "says things that have nothing to do with problems before every answer",
    "double": "ends every question twice",
    "unable": "says that it cannot answer",
    "unwilling": "answers with an error line, as an engine does that knows no problems",
    "huge": "says a line of three million letters before every answer",
    "ignore_quit": "goes on after quit and after the end of its input",
}
SLOW = {"think", "late", "mute", "chatter"}
VERDICT = {"mate": True, "plies": 1, "exact": True, "line": ["G*5b"]}
DONE: dict[str, dict[str, Any]] = {
    "solve": {"verdict": VERDICT},
    "check": {"report": {"mate": True, "plies": 1, "length": 1, "exact": True, "line": ["G*5b"]}},
    "moves": {"why": None},
    "make": {"why": None},
}
FOUND: dict[str, list[dict[str, Any]]] = {
    "moves": [{"verdict": {"move": "G*5b", "mate": True}}, {"verdict": {"move": "G*6b", "mate": False}}],
    "make": [{"made": {"sfen": "4k4/9/4P4/9/9/9/9/9/9 b G 1", "plies": 1, "line": ["G*5b"]}}],
}


class FakeProblemEngine:
    def __init__(self, behaviours: set[str], log: Path) -> None:
        self.behaviours = behaviours
        self.log = log
        self.asked: dict[str, Any] | None = None

    def run(self) -> None:
        if "die_at_start" in self.behaviours:
            sys.exit(3)
        for raw in sys.stdin.buffer:
            line = raw.decode().strip()
            with self.log.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            word, _, rest = line.partition(" ")
            if word == "quit" and "ignore_quit" not in self.behaviours:
                return
            if word == "problem":
                self.asked = json.loads(rest)
                self.on_question()
            elif word == "stop" and self.asked is not None and "mute" not in self.behaviours:
                time.sleep(0.3 if "late" in self.behaviours else 0)
                self.answer()
        while "ignore_quit" in self.behaviours:
            time.sleep(1)

    def on_question(self) -> None:
        if "die_loudly" in self.behaviours:
            sys.exit("out of ideas")
        if "die" in self.behaviours:
            os._exit(5)
        while "chatter" in self.behaviours:
            self.say("progress", progress={"done": 1, "all": 2})
            time.sleep(0.02)
        if not self.behaviours & SLOW:
            self.answer()
        if "die_later" in self.behaviours:
            time.sleep(0.05)
            os._exit(5)

    def say(self, event: str, **values: Any) -> None:
        assert self.asked is not None
        self.write("problem " + json.dumps({"number": self.asked["number"], "event": event, **values}))

    def write(self, text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    def answer(self) -> None:
        assert self.asked is not None
        if "foreign" in self.behaviours:
            sys.stdout.buffer.write(b"\xff\xfe what?\n\ninfo string hello\nproblems {}\nproblematic\n")
        if "huge" in self.behaviours:
            self.write("problem " + "x" * 3_000_000)
        if "broken" in self.behaviours:
            self.write('problem {"number": 1, "event"')
        if "unwilling" in self.behaviours:
            self.write("info string error: unknown command 'problem'")
            return
        ask = self.asked["ask"]
        if "other_kind" in self.behaviours:
            ask = {"solve": "check", "check": "solve", "moves": "make", "make": "moves"}[ask]
        if "other_number" in self.behaviours:
            self.write('problem {"number":99,"event":"done","verdict":{"mate":false}}')
        if "unable" in self.behaviours:
            self.say("failed", why={"template": "the position has no king", "parts": []})
            return
        self.say("progress", progress={"done": 1, "all": 2})
        for value in FOUND.get(ask, []):
            self.say("found", **value)
        for _ in range(2 if "double" in self.behaviours else 1):
            self.say("done", **DONE[ask])
        self.asked = None


def main() -> None:
    _, _, log, _, starts, *behaviours = sys.argv
    first = not Path(starts).exists()
    with Path(starts).open("a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    wanted = {text.removesuffix("@1") for text in behaviours if first or not text.endswith("@1")}
    unknown = wanted - BEHAVIOURS.keys()
    if unknown:
        sys.exit(f"unknown behaviours: {unknown}")
    FakeProblemEngine(wanted, Path(log)).run()


if __name__ == "__main__":
    main()
