"""A program that is started again hands its files to the one that runs; what another leaves stands in nobody's way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from shogi_desktop import app, second_start
from shogi_desktop.second_start import Handed, OneProgram, Start
from tests.ui.desk import Desk

ROOT = Path(__file__).parents[2]
HOLDING = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from shogi_desktop.second_start import OneProgram
application = QCoreApplication([])
program = OneProgram(Path(sys.argv[1]))
print(program.start([]).name, flush=True)
program.listen()
print("listening", flush=True)
time.sleep(600)
"""
"""A program that hears of nothing: it listens, but does nothing else."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "花子の home"


@pytest.fixture
def first(qapp: object, home: Path) -> Iterator[OneProgram]:
    program = OneProgram(home)
    assert program.start([]) is Start.FIRST
    program.listen()
    yield program
    program.end()


@pytest.fixture
def hanging(home: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", HOLDING, str(home)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(home))
    assert process.stdout is not None
    assert [process.stdout.readline().strip() for _ in range(2)] == ["FIRST", "listening"]
    yield process
    process.kill()
    process.communicate()


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "SHOGI_DESKTOP_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


def test_a_second_start_hands_its_files_over_and_ends(qtbot: QtBot, first: OneProgram, home: Path) -> None:
    command = [sys.executable, "-m", "shogi_desktop", "棋譜.kif", "-style", "fusion", "other.kif"]
    with qtbot.waitSignal(first.handed, timeout=60_000) as heard:
        process = subprocess.Popen(command, cwd=home, env=environment(home) | {"XDG_ACTIVATION_TOKEN": "t"})
    assert process.wait(60) == 0
    assert heard.args == [Handed((str(home / "棋譜.kif"), str(home / "other.kif")), "t")]


def test_a_second_start_loads_no_window(qtbot: QtBot, first: OneProgram, home: Path) -> None:
    script = "import sys; from shogi_desktop.__main__ import main; print(main(), 'PySide6.QtWidgets' in sys.modules)"
    with qtbot.waitSignal(first.handed, timeout=60_000):
        process = subprocess.Popen(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=environment(home)
        )
    assert process.communicate()[0].split() == ["0", "False"]


def test_whoever_wishes_for_another_window_has_one(first: OneProgram, home: Path) -> None:
    assert OneProgram(home).start(["a.kif"], another=True) is Start.ANOTHER


def test_every_folder_has_a_program_of_its_own(first: OneProgram, home: Path) -> None:
    other = OneProgram(home / "portable")
    assert other.start([]) is Start.FIRST
    other.end()


def test_a_program_that_has_ended_leaves_nothing(qapp: object, home: Path) -> None:
    program = OneProgram(home)
    assert program.start([]) is Start.FIRST
    program.listen()
    assert {"window.address", "window.lock"} <= {file.name for file in home.iterdir()}
    program.end()
    assert list(home.iterdir()) == []
    assert OneProgram(home).start([]) is Start.FIRST


def test_what_a_killed_program_leaves_stands_in_nobodys_way(
    qtbot: QtBot, hanging: subprocess.Popen[str], home: Path
) -> None:
    hanging.kill()
    hanging.wait()
    assert (home / "window.address").exists()
    program = OneProgram(home)
    assert program.start([]) is Start.FIRST
    program.listen()
    assert len([file for file in home.iterdir() if file.name.startswith("shogi-desktop-")]) <= 1  # sockets
    command = [sys.executable, "-m", "shogi_desktop"]
    with qtbot.waitSignal(program.handed, timeout=60_000):
        process = subprocess.Popen(command, env=environment(home))
    assert process.wait(60) == 0
    program.end()


def test_nothing_is_removed_that_is_no_socket(qapp: object, home: Path) -> None:
    home.mkdir()
    file = home / "shogi-desktop-record"
    file.write_text("dear to somebody", "utf-8")
    (home / "window.address").write_text(str(file), "utf-8")
    program = OneProgram(home)
    assert program.start([]) is Start.FIRST
    program.listen()
    program.end()
    assert file.exists()


def test_a_program_that_hangs_is_waited_for_and_told_nothing(
    hanging: subprocess.Popen[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_start, "PATIENCE_S", 0.3)
    assert OneProgram(home).start(["a.kif"]) is Start.NO_ANSWER


def test_a_program_that_listens_nowhere_is_not_asked(qapp: object, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_start, "PATIENCE_S", 0.1)
    program = OneProgram(home)
    assert program.start([]) is Start.FIRST
    assert OneProgram(home).start([]) is Start.NO_ANSWER
    program.end()


@pytest.mark.parametrize("nonsense", [b"\n", b"[]\n", b'{"files": 7}\n', b"\xff\n", b"x" * (2 << 20)])
def test_nonsense_is_passed_over(qtbot: QtBot, first: OneProgram, home: Path, nonsense: bytes) -> None:
    heard: list[object] = []
    first.handed.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer((home / "window.address").read_text("utf-8"))
    with qtbot.waitSignal(socket.disconnected):
        socket.write(nonsense)
    assert heard == []


def test_the_window_that_runs_opens_the_files_and_comes_forward(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    home.mkdir()
    file = home / "棋譜.kif"
    file.write_text("手合割：平手\n   1 ７六歩(77)\n", "utf-8")
    desk.window.rooms.files.arriving.begin()
    desk.window.showMinimized()
    app.take_in(desk.window, Handed((str(file),), "token"))
    desk.qtbot.waitUntil(lambda: [record.path for record in desk.window.desk.records.records] == [str(file)])
    assert not desk.window.isMinimized() and os.environ["XDG_ACTIVATION_TOKEN"] == "token"
