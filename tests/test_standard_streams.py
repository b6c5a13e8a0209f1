"""What programs without a window say to whom, and that their work ends with their input."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import shogi_desktop
from shogi_desktop.clients.transports.line_process import LineProcess
from shogi_desktop.standard_streams import UNHEARD, run_heard
from tests.engine.usi.usi_child import surroundings

ROOT = Path(shogi_desktop.__file__).parents[1]
COMMANDS = (
    ["--engine"],
    ["convert", "nothing.kif", "--to", "kif", "--out", "."],
    ["library", "find", "nowhere", "shogi", "5e:P"],
    ["jobs"],
    ["jobs", "--help"],
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_where_nobody_listens_it_ends_without_a_word(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shogi_desktop", *words]
    pipe = subprocess.PIPE
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    running = subprocess.Popen(command, cwd=tmp_path, env=environment, stdin=pipe, stdout=pipe, stderr=pipe)
    assert running.stdin is not None and running.stdout is not None and running.stderr is not None
    running.stdout.close()
    running.stdin.write(b"usi\n")
    running.stdin.flush()
    said = running.stderr.read().decode()
    assert "Error" not in said and "ignored" not in said
    running.stdin.close()
    running.stderr.close()
    assert running.wait(60) in (0, UNHEARD)


def test_a_console_that_lacks_a_character_shows_an_escape(tmp_path: Path) -> None:
    record = tmp_path / "一局.csa"
    record.write_text("PI\n+\n+7776FU\n", encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "cp437", "PYTHONUTF8": "0"}
    for words in (["-m", "shogi_desktop.commands"], ["-m", "shogi_desktop"]):
        done = subprocess.run(
            [sys.executable, *words, "convert", str(record), "--to", "kif", "--out", str(tmp_path / "out"), "--force"],
            env=environment,
            capture_output=True,
            timeout=60,
            check=True,
        )
        assert b"\\u4e00\\u5c40.kif" in done.stderr and b"1 of 1 files converted" in done.stdout


def test_what_a_command_returns_is_returned() -> None:
    assert run_heard(lambda: 7) == 7


WORKING = """
import multiprocessing, os, threading
from shogi_desktop.standard_streams import at_end_of_input
at_end_of_input(lambda: os._exit(7))
worker = multiprocessing.get_context("spawn").Process(target=int)
worker.start()
worker.join()
print("goes on", flush=True)
threading.Event().wait()
"""


def test_it_goes_on_when_it_has_started_a_process_and_ends_with_its_input(qtbot: QtBot) -> None:
    process, lines, ends = LineProcess(), list[str](), list[str]()
    process.line_received.connect(lines.append)
    process.ended.connect(ends.append)
    process.start([sys.executable, "-c", WORKING], surroundings())
    qtbot.waitUntil(lambda: bool(lines or ends))
    assert (lines, ends) == (["goes on"], [])
    process.end_input()
    qtbot.waitUntil(lambda: bool(ends))
    assert ends == ["it ended with code 7"]
    process.deleteLater()
