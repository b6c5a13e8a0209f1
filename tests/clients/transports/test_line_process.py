"""Lines in and out of a real child process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.transports.line_process import (
    MAX_BACKLOG,
    MAX_LINE,
    MAX_UNREAD,
    SLICE_LINES,
    STDERR_TAIL,
    LineProcess,
)
from tests.systems import process_exists


@dataclass
class Child:
    """A process and what was heard of it."""

    process: LineProcess
    lines: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)

    def start(self, code: str) -> None:
        script = "import os, sys, time\nout = lambda b: os.write(1, b)\n" + code
        self.process.start([sys.executable, "-S", "-E", "-c", script])


@pytest.fixture
def child(qapp: object) -> Iterator[Child]:
    process = LineProcess()
    child = Child(process)
    process.line_received.connect(child.lines.append)
    process.ended.connect(child.ends.append)
    yield child
    process.kill()
    assert process.wait_ended(5000)
    process.wait_abandoned(5000)
    process.deleteLater()


def test_lines_come_whole_and_the_rest_at_the_end(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.start("out(b'one\\r\\ntw'); time.sleep(0.05); out(b'o\\n\\nrest')")
    assert child.lines == ["one", "two", "", "rest"]
    assert child.ends == ["it ended with code 0"]


def test_characters_may_be_cut_between_writes_or_be_none(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.start("t = '歩\\n'.encode(); out(t[:1]); time.sleep(0.05); out(t[1:] + b'a\\xffb\\n' + t[:2])")
    assert child.lines == ["歩", "a\ufffdb", "\ufffd"]


@pytest.mark.parametrize("length", [MAX_LINE - 1, MAX_LINE, 3 * MAX_LINE])
def test_a_line_beyond_measure_is_left_out(qtbot: QtBot, child: Child, length: int) -> None:
    code = f"text = b'x' * {length} + b'\\nnext\\n'\nwhile text:\n    text = text[out(text[:65536]):]"
    left_out: list[int] = []
    child.process.line_left_out.connect(partial(left_out.append, 1))
    with qtbot.waitSignal(child.process.ended):
        child.start(code)
    assert child.lines == (["x" * length, "next"] if length < MAX_LINE else ["next"])
    assert left_out == ([] if length < MAX_LINE else [1])


def test_the_end_of_standard_error_is_kept(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.start("sys.exit('x' * 9000 + '\\nlast words')")
    assert child.process.error_text().endswith("x\nlast words")
    assert len(child.process.error_text()) <= STDERR_TAIL
    assert child.ends == ["it ended with code 1"] and child.lines == []


def test_what_is_sent_arrives_and_the_end_of_input_too(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.start("out(sys.stdin.buffer.read())")
        child.process.send("歩 one")
        child.process.send("two")
        child.process.end_input()
    assert child.lines == ["歩 one", "two"]
    child.process.send("nobody listens")


@pytest.mark.qt_log_ignore("QWindowsPipeWriter: write failed")  # told where a child is killed before it has read
def test_a_child_that_does_not_read_is_ended(qtbot: QtBot, child: Child) -> None:
    child.start("out(b'here\\n'); time.sleep(60)")
    qtbot.waitUntil(lambda: child.lines == ["here"])
    child.process.send("x" * (MAX_UNREAD - 1))
    assert child.process.is_running() and not child.ends
    with qtbot.waitSignal(child.process.ended):
        child.process.send("x" * MAX_UNREAD)
    assert child.ends == ["it does not read what it is told"]
    child.start("sys.exit(len(sys.stdin.readline()))")
    with qtbot.waitSignal(child.process.ended):
        child.process.send("one")
    assert child.ends[-1] == "it ended with code 4"


def test_killed(qtbot: QtBot, child: Child) -> None:
    child.start("out(b'here\\n'); time.sleep(60)")
    qtbot.waitUntil(lambda: child.lines == ["here"])
    assert child.process.is_running() and child.process.process_id()
    with qtbot.waitSignal(child.process.ended):
        child.process.kill()
    assert child.ends == ["it was ended from outside or crashed"]
    assert not child.process.is_running() and child.process.process_id() == 0


def test_started_again(qtbot: QtBot, child: Child) -> None:
    for number in (1, 2):
        with qtbot.waitSignal(child.process.ended):
            child.start(f"out(b'run {number}\\n'); sys.exit({number})")
    assert child.lines == ["run 1", "run 2"]
    assert child.ends == ["it ended with code 1", "it ended with code 2"]


def test_a_program_that_is_not_there(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.process.start(["/nowhere/program"])
    assert len(child.ends) == 1 and child.ends[0]


def test_variables_are_added_to_the_environment(qtbot: QtBot, child: Child, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INHERITED", "1")
    code = "import os; print(os.environ['INHERITED'], os.environ['ADDED'])"
    with qtbot.waitSignal(child.process.ended):
        child.process.start([sys.executable, "-S", "-c", code], {"ADDED": "2"})
    assert child.lines == ["1 2"]


def test_it_is_started_in_its_folder(qtbot: QtBot, child: Child, tmp_path: Path) -> None:
    code = "import os; print(os.path.realpath(os.getcwd()))"
    for folder in (str(tmp_path), ""):
        with qtbot.waitSignal(child.process.ended):
            child.process.start([sys.executable, "-S", "-c", code], None, folder)
    assert child.lines == [os.path.realpath(tmp_path), os.path.realpath(os.getcwd())]


def test_a_burst_of_lines_leaves_the_event_loop_its_turns(qtbot: QtBot, child: Child) -> None:
    """No slice is longer than it may be, and none of the lines is lost, though the child has ended meanwhile."""
    turns: list[int] = []
    turn = QTimer(interval=0)
    turn.timeout.connect(lambda: turns.append(len(child.lines)))
    turn.start()
    with qtbot.waitSignal(child.process.ended):
        child.start(f"out(b'x\\n' * {20 * SLICE_LINES})")
    turn.stop()
    assert len(child.lines) == 20 * SLICE_LINES
    known = [0, *turns, len(child.lines)]
    assert max(after - before for before, after in pairwise(known)) <= 2 * SLICE_LINES


def test_a_child_that_floods_is_ended(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.start("while True: out(b'x\\n' * 500_000)")
    assert child.ends == ["it wrote more than anybody can read"]
    assert len(child.lines) * 2 <= MAX_BACKLOG
    with qtbot.waitSignal(child.process.ended):
        child.start("out(b'again\\n')")
    assert child.lines[-1] == "again"


def test_a_line_that_never_ends_is_left_out_as_it_comes(qtbot: QtBot, child: Child) -> None:
    with qtbot.waitSignal(child.process.ended):
        child.start("for _ in range(40): out(b'x' * 1_000_000)\nout(b'\\nnext\\n')")
    assert child.lines == ["next"]


def test_the_end_is_told_though_others_keep_the_pipe(qtbot: QtBot, child: Child) -> None:
    others = "import os, time\nfor _ in range(500): os.write(1, b'and on\\n'); time.sleep(0.01)"
    code = (
        f"import subprocess\nout(b'one\\n')\nsubprocess.Popen([sys.executable, '-S', '-c', {others!r}], stdout=1)\n"
        "os._exit(3)"
    )
    with qtbot.waitSignal(child.process.ended):
        child.start(code)
    assert child.lines[0] == "one" and child.ends == ["it ended with code 3"]


def test_one_that_is_abandoned_is_not_heard_again_and_another_begins_at_once(qtbot: QtBot, child: Child) -> None:
    child.start("out(b'old\\n'); time.sleep(60)")
    qtbot.waitUntil(lambda: child.lines == ["old"])
    number = child.process.process_id()
    child.process.abandon()
    assert not child.process.is_running()
    with qtbot.waitSignal(child.process.ended):
        child.start("out(b'new\\n')")
    assert child.lines == ["old", "new"] and child.ends == ["it ended with code 0"]
    qtbot.waitUntil(lambda: not process_exists(number))


def test_the_end_of_abandoned_ones_can_be_waited_for(qtbot: QtBot, child: Child) -> None:
    numbers = []
    for _ in range(2):
        child.start("out(b'here\\n'); time.sleep(60)")
        qtbot.waitUntil(lambda: child.lines.pop() == "here" if child.lines else False)
        numbers.append(child.process.process_id())
        child.process.abandon()
    child.process.wait_abandoned(5000)
    assert not any(map(process_exists, numbers)) and child.ends == []


def test_one_that_floods_is_abandoned_in_the_middle_of_its_lines(qtbot: QtBot, child: Child) -> None:
    child.process.line_received.connect(child.process.abandon)
    child.start("while True: out(b'x\\n' * 1000)")
    qtbot.waitUntil(lambda: child.lines == ["x"])
    qtbot.wait(100)
    assert child.lines == ["x"] and child.ends == []
    child.process.wait_abandoned(5000)
