"""What children are started with, and that none outlives a parent that is killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop import child_processes
from shogi_desktop.child_processes import theirs

OURS = Path("/opt/Shogi Desktop/_internal")


def test_what_the_bootloader_sets_is_taken_back() -> None:
    own = {
        "LD_LIBRARY_PATH": f"{OURS}",
        "_PYI_ARCHIVE_FILE": f"{OURS.parent}/shogi-desktop",
        "_PYI_PARENT_PROCESS_LEVEL": "-1",
        "HOME": "/home/hanako",
    }
    assert theirs(own, OURS) == {"HOME": "/home/hanako"}


@pytest.mark.parametrize("before", ["/opt/x:/opt/y", ""])
def test_a_search_path_of_the_persons_own_is_theirs_again(before: str) -> None:
    own = {"LD_LIBRARY_PATH": f"{OURS}:{before}", "LD_LIBRARY_PATH_ORIG": before}
    assert theirs(own, OURS) == {"LD_LIBRARY_PATH": before}


def test_a_search_path_that_is_not_ours_is_left_alone() -> None:
    assert theirs({"LD_LIBRARY_PATH": "/opt/x"}, OURS) == {"LD_LIBRARY_PATH": "/opt/x"}


def test_an_appimage_that_is_ours_is_not_theirs() -> None:
    image = {"APPDIR": "/tmp/.mount_1", "APPIMAGE": "/home/hanako/a.AppImage", "ARGV0": "a.AppImage", "OWD": "/"}
    assert theirs({**image, "HOME": "/h"}, Path("/tmp/.mount_1/usr/lib/shogi-desktop/_internal")) == {"HOME": "/h"}
    assert theirs(image, OURS) == image, "it is the terminal's, from which this program was started"


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a frozen program whose environment was noted at the start, and then changed by hooks."""
    before = dict(os.environ)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setenv("KEPT", "one")
    monkeypatch.setenv("APPDIR", str(tmp_path.parent))
    child_processes.take_note()
    os.environ.update({"QT_PLUGIN_PATH": str(tmp_path / "plugins"), "KEPT": "two"})
    yield tmp_path
    child_processes.forget()
    os.environ.clear()
    os.environ.update(before)


def test_what_hooks_have_set_is_taken_back_too(noted: Path) -> None:
    child_processes.give_back()
    assert os.environ["KEPT"] == "one" and "QT_PLUGIN_PATH" not in os.environ and "APPDIR" not in os.environ
    assert child_processes.started_with()["APPDIR"] == str(noted.parent), "the portable program asks for it"


def test_without_a_frozen_program_nothing_changes() -> None:
    before = dict(os.environ)
    child_processes.give_back()
    assert dict(os.environ) == before == child_processes.started_with()


@pytest.mark.skipif(sys.platform != "win32", reason="a folder of DLLs that is handed down is Windows' own")
def test_the_folder_of_dlls_is_not_handed_down(noted: Path) -> None:
    import ctypes

    system = getattr(ctypes, "WinDLL")("kernel32")  # noqa: B009 - only there in Windows' types
    system.SetDllDirectoryW(str(noted))
    child_processes.give_back()
    found = ctypes.create_unicode_buffer(1024)
    system.GetDllDirectoryW(len(found), found)
    assert found.value == ""


ROOT = Path(__file__).parents[1]
# The child neither reads nor says anything; as long as it is there its connection is.
CHILD = "import socket, sys, time; s = socket.create_connection(('127.0.0.1', int(sys.argv[1]))); time.sleep(60)"
BY_PIPE = """
import sys, time
from shogi_desktop.clients.transports.line_pipe import LinePipe
pipe = LinePipe([sys.executable, '-S', '-E', '-c', sys.argv[2], sys.argv[1]])
time.sleep(60)
"""
BY_QT = """
import sys
from PySide6.QtCore import QCoreApplication
from shogi_desktop.clients.transports.line_process import LineProcess
app = QCoreApplication([])
process = LineProcess()
process.start([sys.executable, '-S', '-E', '-c', sys.argv[2], sys.argv[1]])
app.exec()
"""


@pytest.mark.skipif(sys.platform != "win32", reason="a job object is Windows' own")
@pytest.mark.parametrize("starter", [BY_PIPE, BY_QT])
def test_a_child_that_hears_nothing_ends_with_a_killed_program(starter: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(60)
        port = str(server.getsockname()[1])
        program = subprocess.Popen([sys.executable, "-c", starter, port, CHILD], cwd=ROOT, stdin=subprocess.DEVNULL)
        try:
            with server.accept()[0] as connection:
                connection.settimeout(30)
                program.kill()
                assert not _said(connection), "the child is still there"
        finally:
            program.kill()
            program.wait()


def _said(connection: socket.socket) -> bytes:
    """What comes before the end of a connection; its end may be told as a loss."""
    try:
        return connection.recv(1)
    except ConnectionError:
        return b""
