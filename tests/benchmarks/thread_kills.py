"""Is no process left? `python -m tests.benchmarks.thread_kills [times]`

An engine with several threads searches; in turn one of its helpers, the engine itself, or its input is ended at a
random moment. After a helper is killed the engine must still answer, and search again; after the others no process may
be there two seconds later. The status is 1 where something was left, or no answer came.
"""

from __future__ import annotations

import random
import sys
import time

from tests.engine.usi.usi_child import UsiChild
from tests.systems import children_of, kill_hard, process_exists

PATIENCE_S = 2.0


def kill(number: int, chooser: random.Random) -> str:
    """One kill; what went wrong, "" where nothing did."""
    with UsiChild() as engine:
        engine.ask("setoption name Threads value 2", "setoption name USI_Hash value 8", "isready", word="readyok")
        engine.send("position startpos", "go infinite")
        helpers = waited_for(engine)
        time.sleep(chooser.random() / 2)
        if number % 3 == 0:
            kill_hard(helpers[0])
            engine.ask("stop")
            engine.ask("position startpos moves 7g7f", "go movetime 100")
            engine.send("quit")
        elif number % 3 == 1:
            kill_hard(engine.number)
        else:
            engine.hang_up()
        deadline = time.monotonic() + PATIENCE_S
        while any(map(process_exists, helpers)) and time.monotonic() < deadline:
            time.sleep(0.02)
    left = [helper for helper in helpers if process_exists(helper)]
    return f"left: {left}" if left else ""


def waited_for(engine: UsiChild) -> list[int]:
    """The helpers, once they are there."""
    while not (helpers := list(children_of(engine.number))):
        time.sleep(0.02)
    return helpers


def main() -> int:
    times, chooser, wrong = int(sys.argv[1]) if len(sys.argv) > 1 else 100, random.Random(1), 0
    for number in range(times):
        try:
            trouble = kill(number, chooser)
        except (TimeoutError, EOFError) as error:
            trouble = f"no answer: {error!r}"
        if trouble:
            wrong += 1
            print(f"{number}: {trouble}", flush=True)
    print(f"{times} kills, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
