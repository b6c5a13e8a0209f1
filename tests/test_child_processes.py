"""Programs that were started by one that is killed."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

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
