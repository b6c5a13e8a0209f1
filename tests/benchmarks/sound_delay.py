"""How long after a piece is put down by hand its sound begins: python -m tests.benchmarks.sound_delay [DROPS]

Needs Linux with the packages pulseaudio and pulseaudio-utils, and miniaudio. A sound server of its own plays into a
sink that is not there, whose monitor is recorded; nothing is heard. In a window of the program pieces are dragged and
let go by events of the mouse. Printed is the time from the event of letting go to the arrival of the first sample of
the sound at the recorder, whose own delay is a part of it: the sound begins no later than that. Goal: under 30 ms.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import IO

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from shogi_desktop import program_files
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.shell.main_window import MainWindow
from shogi_desktop.ui.sound.player import DevicePlayer
from shogi_desktop.ui.words.i18n import Language

MOVES = tuple(move for file in "765432891" for move in ((f"{file}g", f"{file}f"), (f"{file}c", f"{file}d")))
PAUSE_MS = 700
AUDIBLE = 200  # of 32767; the monitor of a silent sink is exactly 0
CHUNK = 64  # bytes: 0.7 ms
WARM_UP = 2 * 44_100 * 2  # bytes: 2 s


class Recorder:
    """Notes when sounds begin, as `time.monotonic` tells it."""

    def __init__(self, source: IO[bytes]) -> None:
        self.begun: list[float] = []
        self.bytes = 0
        self._source = source
        self.thread = Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        heard = -10.0
        while len(chunk := self._source.read(CHUNK)) == CHUNK:
            self.bytes += CHUNK
            if max(map(abs, array("h", chunk))) > AUDIBLE:
                now = time.monotonic()
                if now - heard > PAUSE_MS / 2000:
                    self.begun.append(now)
                heard = now


@contextmanager
def sound_server(folder: Path) -> Iterator[Recorder]:
    """A server with a sink that is not there; this process plays to it from now on."""
    socket = folder / "native"
    environment = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "PULSE_SERVER": f"unix:{socket}"}
    modules = (f"module-native-protocol-unix socket={socket} auth-anonymous=1", "module-null-sink sink_name=virtual")
    loaded = [part for module in modules for part in ("-L", module)]
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", *loaded]
    record = ["parec", "--device=virtual.monitor", "--latency-msec=1", "--raw", "--format=s16le", "--channels=1"]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        while not socket.exists():
            time.sleep(0.05)
        os.environ["PULSE_SERVER"] = environment["PULSE_SERVER"]
        with subprocess.Popen([*record, "--rate=44100"], env=environment, stdout=subprocess.PIPE) as recording:
            assert recording.stdout is not None
            recorder = Recorder(recording.stdout)
            while recorder.bytes < WARM_UP:  # a sink that nobody has listened to yet takes its time
                time.sleep(0.05)
            yield recorder
            recording.kill()
            recorder.thread.join()
    finally:
        server.terminate()
        server.wait()


def wait(milliseconds: int) -> None:
    """Lets the window live, as it does in the program: Qt's own wait for tests lets no other thread work."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def send(widget: QWidget, kind: QEvent.Type, point: QPoint) -> None:
    """An event of the mouse, which comes when the window is ready for it."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    at = QPointF(point)
    event = QMouseEvent(kind, at, QPointF(widget.mapToGlobal(point)), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.postEvent(widget, event)


def drag(window: MainWindow, origin: str, target: str) -> float:
    """Moves a piece by hand; when it was let go."""
    board = window.desk.table.board
    scene = board.scene()
    assert isinstance(scene, BoardScene)

    def point(square: str) -> QPoint:
        x, y = scene.board_layout.square_box(board.variant.parse_square(square)).center
        return QPoint(round(x), round(y))

    send(board.viewport(), QEvent.Type.MouseButtonPress, point(origin))
    wait(50)
    send(board.viewport(), QEvent.Type.MouseMove, point(origin) + QPoint(9, 9))
    wait(150)
    send(board.viewport(), QEvent.Type.MouseMove, point(target))
    wait(50)
    let_go = time.monotonic()
    send(board.viewport(), QEvent.Type.MouseButtonRelease, point(target))
    return let_go


def measure(drops: int, folder: Path, recorder: Recorder) -> list[float]:
    """The delay of each drop in milliseconds; the first begins with a device that was never opened."""
    app = QApplication(["sound_delay"])
    store = SettingsStore(folder / "settings.ini", app)
    store.update(sound_ends=False)
    session = GameSession(app)
    resources = program_files.resources()
    look = (Theme(app), Language(app, resources))
    window = MainWindow(session, store, look, resources, folder)
    window.settle_in(DevicePlayer(resources / "sounds"))
    window.resize(1280, 800)
    window.show()
    window.rooms.play.commands.start(GameChoice(computer=False))
    delays = []
    for origin, target in MOVES[:drops]:
        wait(PAUSE_MS)
        known = len(recorder.begun)
        let_go = drag(window, origin, target)
        wait(PAUSE_MS // 2)
        heard = recorder.begun[known:]
        delays.append((heard[0] - let_go) * 1000 if heard else float("inf"))
    session.record.forget_changes()
    window.close()
    return delays


def main(arguments: list[str]) -> int:
    drops = int(arguments[0]) if arguments else len(MOVES)
    with tempfile.TemporaryDirectory() as name, suppress(KeyboardInterrupt):
        os.environ["SHOGI_DESKTOP_HOME"] = name
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        with sound_server(Path(name)) as recorder:
            delays = measure(drops, Path(name), recorder)
    print(" ".join(f"{delay:.1f}" for delay in delays))
    print(f"median {statistics.median(delays):.1f} ms, first {delays[0]:.1f} ms, longest {max(delays):.1f} ms")
    return 0 if statistics.median(delays) < 30 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
