"""A command for long work hears of the end of its input, whatever it starts meanwhile."""

from __future__ import annotations

import sys

from pytestqt.qtbot import QtBot

from shogi_desktop.clients.transports.line_process import LineProcess
from tests.engine.usi.usi_child import surroundings

WORKING = """
import multiprocessing, os, threading
from shogi_desktop.commands.input_end import at_end_of_input
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
