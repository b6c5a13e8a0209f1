"""One program for a person and a folder: one that is started again hands its files to the one that runs, and ends.

The first program holds a lock for as long as it lives, and says in a file of its folder where it is listening: at a
local socket of a new name, for this user only. Nothing that a killed program leaves stands in anybody's way. The one
that was started again waits for the words of the other only so long: a program that hangs is told nothing.

    other:  "ready"
    this:   {"files": ["/home/me/a.kif"], "token": ""}
    other:  "taken"
"""

from __future__ import annotations

import json
import os
import secrets
import stat
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from PySide6.QtCore import QObject, QUrl, Signal

from shogi_desktop import paths
from shogi_desktop.files import private_folder, read_text, remove, write_atomic
from shogi_desktop.files.plain_values import AtMost, read_json, record
from shogi_desktop.files.sharing import FileLock, briefly

if TYPE_CHECKING:  # loaded when it is needed: the window is seen sooner without it
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

NEW_WINDOW: Final = "--new-window"
PATIENCE_S: Final = 2.0
QT_OPTIONS: Final = frozenset(
    ("display", "geometry", "icon", "platform", "platformpluginpath", "platformtheme", "plugin", "qwindowgeometry",
     "qwindowicon", "qwindowtitle", "session", "style", "stylesheet", "title")
)  # fmt: skip
"""Those that are followed by a value."""
_PAUSE_S: Final = 0.02
_MOST_BYTES: Final = 1 << 20
_SHORT: Final = 100  # bytes of the path of a socket; systems take no more than 103
_PREFIX: Final = "shogi-desktop-"
_READY: Final = b"ready\n"
_TAKEN: Final = b"taken\n"


@dataclass(frozen=True)
class Handed:
    """The absolute paths of the files of a second start, and the token by which some desktops (Wayland) let a window
    come forward."""

    files: tuple[Annotated[str, AtMost(32_768)], ...] = ()
    token: Annotated[str, AtMost(1000)] = ""


class Start(Enum):
    """What a start of the program found."""

    FIRST = auto()
    HANDED_OVER = auto()  # to the program that runs: this one is needed no longer
    ANOTHER = auto()  # wished for
    NO_ANSWER = auto()


@dataclass(frozen=True)
class Started:
    """A program that has a window: its options, which are Qt's, and the absolute paths of the files that are named.
    `unheard`: another one runs, but does not answer."""

    program: OneProgram
    options: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    unheard: bool = False


def begin(arguments: Sequence[str]) -> Started | None:
    """From the words of the command line; None where the program that runs has taken over. No window is loaded yet."""
    options, files = separated([argument for argument in arguments if argument != NEW_WINDOW])
    program = OneProgram(paths.data_folder())
    found = program.start(files, another=NEW_WINDOW in arguments)
    return None if found is Start.HANDED_OVER else Started(program, options, files, found is Start.NO_ANSWER)


def separated(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The options, which are Qt's, and the paths of the files that are named.

    As Python knows them: Qt would read them in the letters of the system, where Japanese names are question marks.
    """
    options: list[str] = []
    files: list[str] = []
    for argument in arguments:
        valued = bool(options) and options[-1].startswith("-") and options[-1].lstrip("-") in QT_OPTIONS
        if argument.startswith("-") or valued:
            options.append(argument)
        else:
            files.append(file_path(argument))
    return options, files


def file_path(named: str) -> str:
    """The path of a file that is named by its path or, as some desktops do, by its URL."""
    return os.path.abspath(QUrl(named).toLocalFile() if named.startswith("file:/") else named)


class OneProgram(QObject):
    """This program's place among those that keep their files in one folder.

    Signals:
        handed(Handed): the program was started once more.
    """

    handed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is that of the person's files."""
        super().__init__(parent)
        self._lock = FileLock(folder / "window.lock")
        self._address = folder / "window.address"
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []

    def start(self, files: Sequence[str], another: bool = False) -> Start:
        """Whether this is the first program; where there is one the files are handed to that, unless another one is
        wished for."""
        with suppress(OSError):
            private_folder(self._lock.path.parent)
        if self._lock.take():
            return Start.FIRST
        if another:
            return Start.ANOTHER
        handed = Handed(tuple(files), os.environ.get("XDG_ACTIVATION_TOKEN", ""))
        ends = time.monotonic() + PATIENCE_S
        while time.monotonic() < ends:
            if hand_over(_text_of(self._address), handed, ends):
                return Start.HANDED_OVER
            if self._lock.take():  # it has ended meanwhile
                return Start.FIRST
            time.sleep(_PAUSE_S)
        return Start.NO_ANSWER

    def listen(self) -> None:
        """From now on the first program hears of other starts; where it cannot, each has a window of its own."""
        if not self._lock.held:
            return
        from PySide6.QtNetwork import QLocalServer

        _remove_socket(_text_of(self._address))  # of a program that was killed
        self._server = QLocalServer(self, socketOptions=QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._hear)
        with suppress(OSError):
            if any(self._server.listen(name) for name in _new_names(self._address.parent)):
                write_atomic(self._address, self._server.fullServerName(), private=True)

    def end(self) -> None:
        """The next start is the first one again."""
        if self._lock.held:
            for socket in list(self._callers):
                socket.abort()
            if self._server is not None:
                self._server.close()
            with suppress(OSError), briefly():
                remove(self._address)
            self._lock.release()

    def _hear(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            self._callers.append(socket)
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._part)
            socket.write(_READY)

    def _read(self) -> None:
        for socket in list(self._callers):
            if socket.canReadLine():
                self._take(socket)
            elif socket.bytesAvailable() > _MOST_BYTES:
                socket.abort()

    def _take(self, socket: QLocalSocket) -> None:
        try:
            text = bytes(socket.readLine().data()).decode("ascii")
            handed = record(Handed, read_json(text, _MOST_BYTES), strict=True)
        except ValueError:
            socket.abort()
            return
        socket.write(_TAKEN)
        socket.flush()
        socket.disconnectFromServer()
        self.handed.emit(handed)

    def _part(self) -> None:
        gone = [socket for socket in self._callers if socket.state() is socket.LocalSocketState.UnconnectedState]
        self._callers = [socket for socket in self._callers if socket not in gone]
        for socket in gone:
            socket.deleteLater()


def hand_over(address: str, handed: Handed, ends: float) -> bool:
    """Tells the program that listens there; False where none answers until then, by `time.monotonic`."""
    if not address:
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(_left_ms(ends)) or _line(socket, ends) != _READY:
        return False
    _allow_to_come_forward()
    socket.write(json.dumps(asdict(handed)).encode() + b"\n")
    return _line(socket, ends) == _TAKEN


def _line(socket: QLocalSocket, ends: float) -> bytes:
    """The next line; nothing where it does not come in time."""
    while not socket.canReadLine():
        if time.monotonic() >= ends or not socket.waitForReadyRead(_left_ms(ends)):
            return b""
    return bytes(socket.readLine().data())


def _left_ms(ends: float) -> int:
    return max(1, round((ends - time.monotonic()) * 1000))


def _text_of(address: Path) -> str:
    try:
        with briefly():
            return read_text(address, 1000).strip()
    except OSError:
        return ""


def _new_names(folder: Path) -> list[str]:
    """Where to listen, the best place first, by a name that nobody can guess. Where sockets are files: in the folder
    that the system has for them, in the person's own, or where Qt puts them; not each disk takes them, nor a long path.
    """
    name = f"{_PREFIX}{secrets.token_hex(8)}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    places = [*([Path(runtime)] if os.path.isabs(runtime) else ()), folder] if os.name == "posix" else []
    return [*(str(place / name) for place in places if len(os.fsencode(place / name)) <= _SHORT), name]


def _remove_socket(address: str) -> None:
    """Where sockets are files, and it is one of ours."""
    with suppress(OSError, ValueError):  # ValueError: a zero byte in it
        if os.path.basename(address).startswith(_PREFIX) and stat.S_ISSOCK(os.lstat(address).st_mode):
            os.unlink(address)


def _allow_to_come_forward() -> None:
    """On Windows only the program that the person has started may let another one come to the front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
