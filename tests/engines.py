"""Starts `fake_engine.py` with the behaviours that a test wants, and reads what it was told."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.search import EngineLaunch
from tests.systems import make_program, process_exists, script_body

SCRIPT = Path(__file__).with_name("fake_engine.py")
BOARD_SCRIPT = Path(__file__).with_name("fake_xboard.py")


class FakeEngines:
    """All fake engines of one test; they share a log of the lines they read and a list of their process numbers."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "engine.log"
        self._starts = folder / "engine.starts"

    def launch(self, *behaviours: str, moves: Sequence[str] = ()) -> EngineLaunch:
        return EngineLaunch([sys.executable, "-S", "-E", str(SCRIPT), *self._options(moves), *behaviours])

    def _options(self, moves: Sequence[str]) -> list[str]:
        return ["--log", str(self._log), "--starts", str(self._starts), "--moves", ",".join(moves)]

    def outside(self, name: str, *behaviours: str, moves: Sequence[str] = ()) -> OutsideEngine:
        """One that a person has added: a program that needs no arguments."""
        body = script_body(SCRIPT, (*self._options(moves), *behaviours))
        return OutsideEngine(name, str(make_program(self._log.with_name(name), body)))

    def told(self, word: str = "") -> list[str]:
        """The lines the engines have read so far that begin with `word`."""
        text = self._log.read_text(encoding="utf-8") if self._log.exists() else ""
        return [line for line in text.splitlines() if line.startswith(word)]

    def processes(self) -> list[int]:
        """The process number of every engine that was started."""
        return [int(line) for line in self._starts.read_text().split()] if self._starts.exists() else []

    def alive(self) -> list[int]:
        return [number for number in self.processes() if process_exists(number)]


def outside_board(folder: Path, *arguments: str) -> OutsideEngine:
    """One that speaks XBoard's protocol and plays chu and wa; see `fake_xboard.py` for its arguments."""
    body = script_body(BOARD_SCRIPT, ("--log", str(folder / "xboard.log"), *arguments))
    return OutsideEngine("Board", str(make_program(folder / "board", body)), {}, ("chu", "wa"), "xboard")
