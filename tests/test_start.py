"""The ways into the program, and where it finds its files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shogi_desktop import paths, program_files
from shogi_desktop.app import reach_input_method


def test_the_engine_starts_without_loading_qt() -> None:
    script = (
        "import sys\n"
        "sys.argv = ['shogi-desktop', '--engine']\n"
        "from shogi_desktop.__main__ import main\n"
        "code = main()\n"
        "print('qt' if any(name.startswith('PySide6') for name in sys.modules) else 'no qt', code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input="usi\nquit\n", capture_output=True, text=True, timeout=60, check=True
    )
    assert "usiok" in done.stdout
    assert done.stdout.splitlines()[-1] == "no qt 0"


def test_commands_load_no_qt() -> None:
    script = (
        "import sys\n"
        "sys.argv = ['shogi-desktop', 'library', 'find', 'nowhere', 'shogi', '5e:P']\n"
        "from shogi_desktop.__main__ import main\n"
        "code = main()\n"
        "print('qt' if any(name.startswith('PySide6') for name in sys.modules) else 'no qt', code)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines() == ["done {}", "no qt 0"]


def test_resources_are_found() -> None:
    folder = program_files.resources()
    assert (folder / "pieces").is_dir() and (folder / "icons").is_dir()


def test_resources_of_a_frozen_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(FileNotFoundError, match="artwork"):
        program_files.resources()
    (tmp_path / "resources").mkdir()
    assert program_files.resources() == tmp_path / "resources"


def test_one_folder_can_hold_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOGI_DESKTOP_HOME", str(tmp_path))
    files = (paths.settings_file(), paths.autosave_file(), paths.games_folder(), paths.library_file())
    assert {file.parent for file in files} == {tmp_path}


def test_without_that_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHOGI_DESKTOP_HOME")
    assert {paths.config_folder().name, paths.data_folder().name, paths.cache_folder().name} == {"shogi-desktop"}


LATER = ("animation", "editor", "engines", "guide", "lessons", "library", "matches", "names", "printing",
         "progress", "rule_pages", "sound", "start")  # fmt: skip


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    """The modules that the window is made of."""
    script = "import sys, shogi_desktop.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    return {name.removeprefix("shogi_desktop.") for name in done.stdout.split()}


def test_the_window_loads_no_reader_of_records_before_it_reads_one(loaded: set[str]) -> None:
    assert "notation.records.formats" in loaded
    names = ("detect", "hodges_record", "ki2", "kif", "programs")
    readers = {f"notation.records.{name}" for name in names} | {"library.entry", "library.record_files"}
    assert not loaded & readers


def test_the_window_loads_nothing_that_waits_for_a_wish(loaded: set[str]) -> None:
    """Each of these once made the start slower."""
    rooms = ["coach", "library", "session.analysis.coaching", "session.progress.history", "engine"]
    rooms += ["ui.games.card", "ui.games.picker", "ui.games.pictures"]
    found = {name for name in loaded for room in rooms if name == room or name.startswith(f"{room}.")}
    assert not found
    assert not loaded & {"ctypes", "sqlite3", "subprocess", "wave"}


@pytest.mark.parametrize("room", LATER)
def test_of_a_room_that_waits_for_a_wish_only_the_doors_are_loaded(loaded: set[str], room: str) -> None:
    assert {name for name in loaded if name.startswith(f"ui.{room}.")} == {f"ui.{room}.room"}


STARTED = """
import json, sys
from PySide6.QtWidgets import QApplication
from shogi_desktop.ui.shell.main_window import MainWindow

def report():
    window, = (each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    QApplication.processEvents()
    print(json.dumps([record.path for record in window.desk.records.records]))
    window.close()
    return 0

QApplication.exec = staticmethod(report)
from shogi_desktop.__main__ import main
sys.exit(main())
"""


def started(folder: Path, *named: str) -> list[str]:
    """The files that the program shows when these are named to it in a folder: the real one, from the command line."""
    command = [sys.executable, "-c", STARTED, *named]
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=True)
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with a blank and Japanese letters in its name that holds two records with such names."""
    folder = tmp_path / "対局 記録"
    folder.mkdir()
    for name in ("棋譜 一.kif", "棋譜 二.kif"):
        (folder / name).write_text("手合割：平手\n   1 ７六歩(77)\n", "utf-8")
    return folder


def test_files_with_japanese_names_are_opened_from_the_command_line(records: Path) -> None:
    first, second = (str(records / name) for name in ("棋譜 一.kif", "棋譜 二.kif"))
    assert started(records.parent, "-style", "fusion", "対局 記録/棋譜 一.kif") == [first]
    assert started(records, (records / "棋譜 一.kif").as_uri(), "./棋譜 二.kif") == [first, second]


@pytest.mark.skipif(sys.platform != "win32", reason="only there a path is written so")
def test_paths_of_windows_are_opened_from_the_command_line(records: Path) -> None:
    first, second = records / "棋譜 一.kif", records / "棋譜 二.kif"
    assert started(records, str(first), ".\\棋譜 二.kif") == [str(first), str(second)]
    assert started(records, first.as_posix()) == [str(first)]


@pytest.mark.parametrize(
    ("arguments", "options", "files"),
    [
        (["a.kif", "b c.kif"], [], ["a.kif", "b c.kif"]),
        (["-platform", "offscreen", "a.kif"], ["-platform", "offscreen"], ["a.kif"]),
        (["--style", "fusion", "title", "-reverse", "a.kif"], ["--style", "fusion", "-reverse"], ["title", "a.kif"]),
        (["-psn_0_1234"], ["-psn_0_1234"], []),
        (["-style=fusion", "a.kif"], ["-style=fusion"], ["a.kif"]),
    ],
)
def test_options_of_qt_are_no_files(arguments: list[str], options: list[str], files: list[str]) -> None:
    from shogi_desktop.second_start import separated

    assert separated(arguments) == (options, [os.path.abspath(file) for file in files])


@pytest.mark.parametrize(
    ("given", "ways"),
    [
        ({"QT_IM_MODULE": "fcitx"}, "fcitx;ibus;wayland"),
        ({"QT_IM_MODULE": "fcitx5"}, "fcitx5;ibus;wayland"),
        ({"QT_IM_MODULE": "fcitx", "QT_IM_MODULES": "wayland;fcitx"}, "wayland;fcitx"),
        ({"QT_IM_MODULE": "ibus"}, None),
        ({}, None),
    ],
)
def test_fcitx_is_reached_without_its_plugin(given: dict[str, str], ways: str | None) -> None:
    environment = dict(given)
    reach_input_method(environment)
    assert environment.get("QT_IM_MODULES") == ways
