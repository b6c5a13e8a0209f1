"""Lines in and out of a real child process, by calls that block."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shogi_desktop.clients.transports.line_pipe import MAX_LINE, MAX_UNREAD, STDERR_TAIL, LinePipe

Make = Callable[[str], LinePipe]


@pytest.fixture
def start() -> Iterator[Make]:
    made: list[LinePipe] = []

    def make(code: str) -> LinePipe:
        script = "import os, sys, time\nout = lambda b: os.write(1, b)\n" + code
        made.append(LinePipe([sys.executable, "-S", "-E", "-c", script]))
        return made[-1]

    yield make
    for pipe in made:
        pipe.close()
        assert pipe.wait(0) is not None


def all_lines(pipe: LinePipe) -> list[str]:
    lines = []
    while True:
        try:
            lines.append(pipe.line(20))
        except EOFError:
            return lines


def test_lines_come_whole_and_the_rest_at_the_end(start: Make) -> None:
    pipe = start("out(b'one\\r\\ntw'); time.sleep(0.05); out(b'o\\n\\nrest')")
    assert all_lines(pipe) == ["one", "two", "", "rest"]
    assert pipe.wait(5) == 0
    with pytest.raises(EOFError):
        pipe.line(0)


def test_it_is_started_in_its_folder(tmp_path: Path) -> None:
    code = "import os; print(os.path.realpath(os.getcwd()))"
    pipe = LinePipe([sys.executable, "-S", "-c", code], folder=str(tmp_path))
    assert all_lines(pipe) == [os.path.realpath(tmp_path)]
    pipe.close()


def test_bytes_that_are_no_text(start: Make) -> None:
    assert all_lines(start("out(b'a\\xffb\\n' + '歩'.encode()[:2])")) == ["a\ufffdb", "\ufffd"]


@pytest.mark.parametrize("length", [MAX_LINE - 1, MAX_LINE + 1, 8 * MAX_LINE])
def test_a_line_beyond_measure_is_left_out(start: Make, length: int) -> None:
    code = f"text = b'x' * {length} + b'\\nnext\\n'\nwhile text:\n    text = text[out(text[:65536]):]"
    assert all_lines(start(code)) == (["x" * length, "next"] if length < MAX_LINE else ["next"])


def test_silence_ends(start: Make) -> None:
    pipe = start("time.sleep(60)")
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        pipe.line(0.05)
    with pytest.raises(TimeoutError):
        pipe.line(0)
    assert time.monotonic() - began < 5


def test_a_child_that_floods_has_to_wait_and_is_ended(start: Make) -> None:
    pipe = start("while True: out(b'x\\n' * 500_000)")
    assert pipe.line(20) == "x"
    began = time.monotonic()
    pipe.close()
    assert time.monotonic() - began < 5


def test_what_is_sent_arrives_and_the_end_of_input_too(start: Make) -> None:
    pipe = start("out(sys.stdin.buffer.read())")
    pipe.send("歩 one", "two")
    pipe.end_input()
    assert all_lines(pipe) == ["歩 one", "two"]
    pipe.send("nobody listens")


def test_nobody_waits_for_a_child_that_does_not_read(start: Make) -> None:
    pipe = start("time.sleep(60)")
    pipe.send("x" * (MAX_UNREAD - 1))
    assert pipe.wait(0) is None
    pipe.send("x" * MAX_UNREAD)
    assert pipe.wait(5) not in (None, 0) and pipe.overfed
    with pytest.raises(EOFError):
        pipe.line(5)


def test_a_child_that_reads_late_misses_nothing(start: Make) -> None:
    pipe = start("sys.stdin.readline(); out(b'begun\\n'); out(str(len(sys.stdin.read())).encode())")
    pipe.send("begin", *["x" * 99] * 10_000)
    pipe.end_input()
    assert all_lines(pipe) == ["begun", "1000000"]


def test_the_end_of_standard_error_is_kept(start: Make) -> None:
    pipe = start("sys.exit('x' * 9000 + '\\nlast words')")
    assert all_lines(pipe) == [] and pipe.wait(5) == 1
    pipe.close()
    assert pipe.error_text().endswith("x\nlast words") and len(pipe.error_text()) <= STDERR_TAIL


def test_a_child_that_ignores_the_end_of_its_input_is_killed(start: Make) -> None:
    pipe = start("time.sleep(60)")
    pipe.close(0.1)
    assert pipe.wait(0) not in (None, 0)


@pytest.mark.parametrize("sent", [0, MAX_UNREAD - 1])
def test_nobody_waits_for_a_child_of_the_child_that_holds_the_pipes(start: Make, sent: int) -> None:
    pipe = start(
        "import subprocess\n"
        "held = subprocess.Popen([sys.executable, '-S', '-c', 'import time; time.sleep(60)'])\n"
        "out(b'%d\\n' % held.pid); time.sleep(60)"
    )
    held = int(pipe.line(20))
    pipe.send("x" * sent)
    began = time.monotonic()
    pipe.close()
    took = time.monotonic() - began
    os.kill(held, signal.SIGTERM)
    assert took < 13


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(OSError):
        LinePipe(["/nowhere/program"])
