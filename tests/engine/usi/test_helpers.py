"""The option Threads: further processes that search with the engine, and leave nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from shogi_desktop.engine.search.table import TranspositionTable
from shogi_desktop.engine.usi.helpers import Helpers
from shogi_desktop.engine.usi.options import Options
from tests.engine.usi.usi_child import ROOT, UsiChild, surroundings
from tests.systems import kill_hard, process_exists

pytestmark = pytest.mark.once  # what processes of their own say does not depend on it
OPTIONS = ["setoption name USI_Variant value shogi", "setoption name USI_Hash value 4"]

PARENT = """
import sys, time
from shogi_desktop.engine.usi.helpers import Helpers
helpers = Helpers(2)
helpers.begin([], "position startpos")
print(*helpers.processes(), flush=True)
time.sleep(600)
"""


def until(true: Callable[[], bool]) -> None:
    """Waits until something is so; how long that may take says only when the test gives up."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.fixture
def helpers() -> Iterator[Helpers]:
    made = Helpers(1)
    yield made
    made.close()


def hear(helpers: Helpers) -> int:
    """Entries that have been heard so far."""
    helpers.sharing.exchange(TranspositionTable(1), 0)
    return int(helpers.sharing.heard)


def test_helpers_tell_what_they_find(helpers: Helpers) -> None:
    helpers.begin(OPTIONS, "position startpos moves 7g7f")
    until(lambda: hear(helpers) > 0)
    assert helpers.sharing.nodes_of_others() > 0


def test_helpers_that_are_closed_are_gone(helpers: Helpers) -> None:
    helpers.begin(OPTIONS, "position startpos")
    numbers = helpers.processes()
    assert len(numbers) == 1
    helpers.close()
    assert helpers.processes() == []
    assert not process_exists(numbers[0])


def test_a_helper_that_is_killed_is_missed_by_nobody(helpers: Helpers) -> None:
    helpers.begin(OPTIONS, "position startpos")
    kill_hard(helpers.processes()[0])
    until(lambda: not _begun(helpers))
    assert helpers.processes() == []


def _begun(helpers: Helpers) -> bool:
    helpers.begin(OPTIONS, "position startpos")
    return bool(helpers.processes())


def test_no_helper_outlives_an_engine_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, **surroundings()},
        encoding="utf-8",
    ) as parent:
        assert parent.stdout is not None
        numbers = [int(word) for word in parent.stdout.readline().split()]
        assert [process_exists(number) for number in numbers] == [True, True]
        parent.kill()
    until(lambda: not any(process_exists(number) for number in numbers))


def test_an_engine_with_two_threads_answers_and_ends() -> None:
    with UsiChild() as engine:
        announced = engine.ask("usi", word="usiok")
        engine.ask("setoption name Threads value 2", "isready", word="readyok")
        answer = engine.ask("position startpos", "go movetime 300")
        other = engine.ask("usinewgame", "position startpos moves 7g7f", "go movetime 300")
        engine.send("quit")
        assert engine.wait() == 0
    assert any(line.startswith("option name Threads type spin default 1 min 1 max ") for line in announced)
    assert [lines[-1].split()[0] for lines in (answer, other)] == ["bestmove", "bestmove"]


def test_what_is_found_in_so_many_nodes_does_not_depend_on_threads() -> None:
    answers = []
    for threads in (1, 2):
        with UsiChild() as engine:
            engine.ask(
                f"setoption name Threads value {threads}", "setoption name USI_Hash value 8", "isready", word="readyok"
            )
            lines = engine.ask("position startpos", "go nodes 5000")
            answers.append([line.split(" time ")[0] for line in lines if " pv " in line] + lines[-1:])
    assert answers[0] == answers[1]


def test_all_processes_together_have_the_size_of_the_table() -> None:
    options = Options()
    options.set("USI_Hash", "64")
    assert options.own_hash_mb() == 64
    options.threads = 4
    assert options.own_hash_mb() == 16
    assert "setoption name USI_Hash value 16" in options.of_helper()
    options.set("USI_Hash", "1")
    assert options.own_hash_mb() == 1


def test_a_helper_has_the_game_its_rules_and_the_network() -> None:
    options = Options()
    options.set("USI_Variant", "wa")
    options.set("EvalFile", "none")
    rule = options.rule_options()[0]
    options.set(rule.name, rule.vars[-1])
    assert options.of_helper() == [
        "setoption name USI_Variant value wa",
        "setoption name USI_Hash value 64",
        "setoption name EvalFile value none",
        f"setoption name {rule.name} value {rule.vars[-1]}",
    ]
