"""Tries the frozen program as a person who has nothing else of ours: python packaging/smoke.py dist/shogi-desktop

A copy of the folder runs in an empty environment with an empty home. Its engine is asked for moves of every game, a
record is converted, and an engine of somebody else's is started. On Linux its window is opened on a virtual display and
a move is made with the mouse, found as a person finds it: click a piece, see the target light up, click the target; the
autosaved game must then hold that move, and soon the computer player's answer. Then a game is opened from the command
line. In the end no process may be left, and no file outside the folders of the program; elsewhere than on Linux the
window is only opened.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from frozen_parts import SOUND_MACHINES, SOUND_MODULES
from smoke_children import check_children, try_outside_engine
from smoke_engine import Failure, try_engine, try_handshake

from shogi_desktop.program_files import ENGINE, TOOLS

if TYPE_CHECKING:
    from screen import Screen

ROOT = Path(__file__).resolve().parent.parent
VARIANTS = ROOT / "shogi_desktop" / "rules" / "variants"
LINUX = sys.platform.startswith("linux")
PLAYER = "Hanako"
GAME = f"Shogi Desktop game 1\nvariant: shogi\n\n[headers]\nblack: {PLAYER}\n\n[moves]\n1 7g7f\n2 3c3d\n"
RECORD = f"N+{PLAYER}\nN-花子\nPI\n+\n+7776FU\n"
# Below the person's home; the second are the system's own, which any program that shows text or is heard may write.
OWN_FOLDERS = (".config/shogi-desktop", ".local/share/shogi-desktop")
SETTINGS = "[General]\nbegin_with=game\n"  # begins with a game instead of the first start's page
SYSTEM_FOLDERS = (".cache/fontconfig", "dconf", ".config/pulse", ".dbus")
TLS_HANDSHAKE = b"\x16"  # the first byte that a client sends
# Of macOS's input methods and keyboard, in any program with a window; its log gives each line a time and a process.
SAID_BY_THE_SYSTEM = re.compile(
    r"[-\d]+ [:.\d]+ \S+\[[\da-f:]+\] (\+\[IMK\w+ subclass\]: chose |error messaging the mach port for IMK|TSM )"
)
PLATFORMS = ("libqxcb", "libqwayland", "libqoffscreen")


def complaints(said: str) -> str:
    """What a program has said, without the lines that are the system's own."""
    return "\n".join(line for line in said.splitlines() if not SAID_BY_THE_SYSTEM.match(line)).strip()


def _output_file() -> IO[str]:
    """Where a program writes what it says, however it ends its lines."""
    return tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace", newline=None)


@contextmanager
def started(command: list[Path], environment: dict[str, str], home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program, running; it may say nothing and must have ended with 0 when the block ends."""
    with _output_file() as output:
        running = subprocess.Popen(command, env=environment, cwd=home, stdout=output, stderr=output)
        try:
            yield running
            if running.wait(timeout=10):
                raise Failure(f"the program ends with {running.returncode}")
        finally:
            running.kill()
            running.wait()
            output.seek(0)
            said = output.read().strip()
            print(said, end="\n" if said else "")
        if complaints(said):
            raise Failure("the program complains")


def try_window(program: Path, environment: dict[str, str], home: Path) -> str:
    """Opens the window, makes a move with the mouse, waits for the answer and closes it."""
    from screen import virtual_screen

    settings = home / ".config" / "shogi-desktop" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(SETTINGS, encoding="utf-8", newline="\n")
    with virtual_screen() as screen, started([program], {**environment, "DISPLAY": screen.name}, home) as running:
        window = first_window(screen, running)
        only_own_files(running.pid)
        move = play_by_mouse(screen, window, home)
        answer = autosaved_move(home, ply=2, seconds=30)
        if not answer:
            raise Failure(f"the computer player has no answer to {move}")
        check_children(running.pid, program.parent)
        screen.close(window)
    return f"{move}, answered with {answer}"


def try_file(program: Path, environment: dict[str, str], home: Path) -> str:
    """Opens a game named on the command line; its players stand in the title of the window. Asks for news meanwhile."""
    from screen import virtual_screen

    file = home / "一局 1.shogi"
    file.write_text(GAME, encoding="utf-8", newline="\n")
    settings = home / ".config" / "shogi-desktop" / "settings.ini"
    with (
        questions(settings) as asked,
        virtual_screen() as screen,
        started([program, file], {**environment, "DISPLAY": screen.name}, home) as running,
    ):
        window = first_window(screen, running)
        deadline = time.monotonic() + 10
        while PLAYER not in (title := screen.title(window)):
            if time.monotonic() > deadline:
                raise Failure(f"the game of the file is not shown: the window's title is {title!r}")
            time.sleep(0.05)
        if not asked():
            raise Failure("the question for newer versions, turned on, is not asked over an encrypted connection")
        screen.close(window)
    if file.read_text(encoding="utf-8") != GAME:
        raise Failure("opening a game has changed its file")
    file.unlink()
    return title


def try_start(program: Path, environment: dict[str, str], home: Path) -> str:
    """Where no virtual display is to be had: the program opens a file and is still there, content, after a while."""
    file = home / "game.shogi"
    file.write_text(GAME, encoding="utf-8", newline="\n")
    kept = home / "kept"
    environment = {**environment, "SHOGI_DESKTOP_HOME": str(kept)}
    with questions(kept / "settings.ini") as asked, _output_file() as output:
        running = subprocess.Popen([program, file], env=environment, cwd=home, stdout=output, stderr=output)
        try:
            code = running.wait(timeout=10)
            output.seek(0)
            raise Failure(f"the program ends with {code}: {output.read()}")
        except subprocess.TimeoutExpired:
            output.seek(0)
            said = output.read().strip()
            if not asked():
                raise Failure("the question for newer versions is not asked over an encrypted connection") from None
        finally:
            running.kill()
            running.wait()
    if wrong := complaints(said):
        raise Failure(f"the program complains: {wrong}")
    file.unlink()
    return "it opens a file and stays"


def try_convert(program: Path, environment: dict[str, str], home: Path, console: bool) -> str:
    """Converts a record without a display, from and into the encoding of old records, and says so."""
    record, out = home / "一局.csa", home / "converted"
    record.write_bytes(RECORD.encode("cp932"))
    arguments: list[str | Path] = ["convert", record, "--to", "kif", "--encoding", "shift_jis", "--out", out]
    done = subprocess.run([program, *arguments], env=environment, cwd=home, capture_output=True, timeout=60)
    written = out / "一局.kif"
    text = written.read_bytes().decode("cp932") if written.exists() else ""
    if done.returncode or PLAYER not in text or "７六歩" not in text:
        raise Failure(f"no record was converted: {done.returncode}, {done.stderr!r}, {text[:200]!r}")
    if b"1 of 1 files converted" not in done.stdout and (console or os.name != "nt"):
        raise Failure(f"nothing is said of it: {done.stdout!r}")
    shutil.rmtree(out)
    record.unlink()
    return f"{len(text.splitlines())} lines of KIF"


@contextmanager
def questions(settings: Path) -> Iterator[Callable[[], bool]]:
    """Turns the question for newer versions on, asked of a port of this machine that never answers.

    Gives a function that waits for it and tells whether it came, as a TLS connection begins: the frozen program has
    Qt's network library then, and an encryption that works on this system. The settings are the old ones in the end.
    """
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(15)

        def asked() -> bool:
            try:
                with server.accept()[0] as connection:
                    connection.settimeout(5)
                    return connection.recv(1) == TLS_HANDSHAKE
            except TimeoutError:
                return False

        address = f"https://127.0.0.1:{server.getsockname()[1]}/latest.json"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f"{SETTINGS}update_check=true\nupdate_address={address}\n", encoding="utf-8", newline="\n")
        yield asked
        settings.write_text(SETTINGS, encoding="utf-8", newline="\n")


def first_window(screen: Screen, running: subprocess.Popen[bytes], silent: bool = False) -> Any:
    start = time.monotonic()
    while (window := screen.window()) is None:
        if running.poll() is not None or time.monotonic() - start > 30:
            raise Failure("no window appears")
        time.sleep(0.02)
    if not silent:
        print(f"  window after {time.monotonic() - start:.2f} s")
    return window


def play_by_mouse(screen: Screen, window: Any, home: Path) -> str:
    """Clicks points of the window until a piece shows where it may go, then goes there."""
    left, top, width, height = screen.frame(window)
    for down in range(88, 50, -3):
        for across in (40, 35, 45):
            x, y = left + width * across // 100, top + height * down // 100
            target = shown_target(screen, x, y)
            if target is not None:
                screen.click(*target)
                move = autosaved_move(home, ply=1, seconds=3)
                if move:
                    return move
    raise Failure("no click on the board made a move")


def shown_target(screen: Screen, x: int, y: int) -> tuple[int, int] | None:
    """Where the highest mark appears when a point is clicked: above a pawn, the square it may go to."""
    reach = 120
    screen.move(x, y)
    time.sleep(0.2)
    before = screen.picture(x - reach, y - reach, 2 * reach, 2 * reach)
    screen.click(x, y)
    time.sleep(0.3)
    changed = before.changed(screen.picture(x - reach, y - reach, 2 * reach, 2 * reach))
    if not changed:
        return None
    mark = [changed[0]]
    for row in changed[1:]:
        if row[0] - mark[-1][0] > 3:
            break
        mark.append(row)
    columns = [column for _, found in mark for column in found]
    target = sum(columns) // len(columns), (mark[0][0] + mark[-1][0]) // 2
    return target if y - target[1] > 20 else None


def autosaved_move(home: Path, ply: int, seconds: float) -> str:
    """A move of the autosaved game, as USI writes it; empty where it is not there in this time."""
    file = home / ".local" / "share" / "shogi-desktop" / "autosave.shogi"
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        found = re.search(rf"^{ply} +(\S+)", text, re.MULTILINE)
        if found:
            return found[1]
        time.sleep(0.05)
    return ""


def only_own_files(number: int) -> None:
    """Nothing that the process has loaded may come from a checkout or from a Python of the system."""
    maps = Path(f"/proc/{number}/maps").read_text(encoding="utf-8")
    foreign = {line.split(maxsplit=5)[5] for line in maps.splitlines() if re.search(rf"{ROOT}/|/python3", line)}
    foreign = {path for path in foreign if "/_internal/" not in path}
    if foreign:
        raise Failure(f"the program has loaded {sorted(foreign)}")


def check_contents(folder: Path) -> None:
    """Resources, variants, notices and the player of sounds are there, and the plugins of every display."""
    application = folder / "Contents" / "Resources"  # of macOS
    inside = application if application.is_dir() else folder / "_internal"
    missing = [
        str(file.relative_to(source))
        for source, place in ((ROOT / "resources", "resources"), (VARIANTS, "shogi_desktop/rules/variants"))
        for file in source.rglob("*")
        if file.is_file() and file.suffix != ".ts" and not (inside / place / file.relative_to(source)).is_file()
    ]
    missing += [] if (inside / "NOTICES.txt").is_file() else ["NOTICES.txt"]
    if platform.machine() in SOUND_MACHINES:
        missing += [name for name in SOUND_MODULES if not any(folder.rglob(f"{name}.*"))]
    platforms = [file.name for file in inside.glob("PySide6/**/platforms/*")]
    missing += [name for name in PLATFORMS if LINUX and not any(name in file for file in platforms)]
    if missing:
        raise Failure(f"the frozen program lacks {missing}")


def left_processes(folder: Path) -> list[int]:
    """Numbers of the processes that still run a program of this folder (Linux)."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "exe").readlink().is_relative_to(folder):
                found.append(int(process.name))
    return found


def foreign_files(home: Path) -> list[str]:
    """What lies in the home and belongs neither to the program's own folders nor to the system."""
    files = [file.relative_to(home).as_posix() for file in home.rglob("*") if not file.is_dir()]
    return [name for name in files if not name.startswith(tuple(f"{own}/" for own in OWN_FOLDERS + SYSTEM_FOLDERS))]


def state(folder: Path) -> dict[Path, tuple[int, int]]:
    """Size and time of every file: what must be the same after the program has run."""
    return {file: (file.lstat().st_size, file.lstat().st_mtime_ns) for file in folder.rglob("*")}


def surroundings(home: Path) -> dict[str, str]:
    """An environment with nothing in it but what a system gives every program."""
    temporary = home.with_name("tmp")
    temporary.mkdir()
    if os.name == "nt":
        local = str(home / "AppData" / "Local")
        system = os.environ["SYSTEMROOT"]
        people = {"USERPROFILE": str(home), "APPDATA": str(home), "LOCALAPPDATA": local}
        return {"SYSTEMROOT": system, "TEMP": str(temporary), "TMP": str(temporary), **people}
    folders = {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "TMPDIR": str(temporary)}
    return {**folders, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def program_of(folder: Path) -> Path:
    """The file to start, in the folder of the program or in macOS's .app."""
    names = {"win32": "shogi-desktop.exe", "darwin": "Contents/MacOS/shogi-desktop"}
    inside = folder / names.get(sys.platform, "shogi-desktop")
    return inside if inside.exists() else folder / "shogi-desktop"


def smoke(folder: Path, home: Path) -> None:
    program = program_of(folder)
    environment = surroundings(home)
    before = state(folder)
    check_contents(folder)
    engine, tools = (program.with_name(name + program.suffix) for name in (ENGINE, TOOLS))
    print(f"  best moves of the engine: {try_engine([engine], environment)}")
    print(f"  the program as an engine: {try_handshake([program, '--engine'], environment)}")
    print(f"  record converted: {try_convert(tools, environment, home, console=True)}")
    print(f"  by the program: {try_convert(program, environment, home, console=False)}")
    print(f"  outside engine: {try_outside_engine(tools, environment, home, GAME)}")
    if LINUX:
        print(f"  move by mouse: {try_window(program, environment, home)}")
        print(f"  file opened: {try_file(program, environment, home)}")
        left = left_processes(folder)
        if left:
            raise Failure(f"processes are left: {left}")
        written = foreign_files(home) + foreign_files(home.with_name("tmp"))
        if written:
            raise Failure(f"files were written outside the folders of the program: {written}")
    else:
        print(f"  window: {try_start(program, environment, home)}")
    if state(folder) != before:
        raise Failure("the program has changed its own folder")


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as place:
        folder, home = Path(place, "Shogi Desktop 将棋"), Path(place, "home")
        home.mkdir(mode=0o700)
        shutil.copytree(arguments[0], folder, symlinks=True)
        try:
            smoke(folder.resolve(), home.resolve())
        except Failure as failure:
            print(f"FAILED: {failure}")
            return 1
    print("  the frozen program works")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
