"""Tries the frozen program as a person who has nothing else of ours: python packaging/smoke.py dist/shogi-desktop

A copy of the folder runs in an empty environment with an empty home. Its engine is asked for moves; on Linux its window
is opened on a virtual display and a move is made with the mouse, found as a person finds it: click a piece, see the
target light up, click the target. The autosaved game must then hold that move, and soon the computer player's answer.
"""

from __future__ import annotations

import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from screen import Screen

ROOT = Path(__file__).resolve().parent.parent
VARIANTS = ROOT / "shogi_desktop" / "rules" / "variants"
LINUX = sys.platform.startswith("linux")
ENDED = "(the engine has ended)"
PLATFORMS = ("libqxcb", "libqwayland", "libqoffscreen")


class Failure(Exception):
    """What is wrong with the frozen program."""


class Engine:
    """A conversation with the frozen program's --engine."""

    def __init__(self, program: Path, environment: dict[str, str]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [program, "--engine"], stdin=pipe, stdout=pipe, stderr=pipe, env=environment, cwd=program.parent, text=True
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip())
        self._lines.put(ENDED)

    def ask(self, command: str, until: str, seconds: float) -> list[str]:
        """The answer to a command, up to the line that begins with `until`."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        answer: list[str] = []
        deadline = time.monotonic() + seconds
        while not (answer and answer[-1].startswith(until)):
            try:
                answer.append(self._lines.get(timeout=max(deadline - time.monotonic(), 0.001)))
            except queue.Empty:
                raise Failure(f"the engine answers {command!r} with {answer[-5:]} in {seconds} s") from None
            if answer[-1] == ENDED:
                raise Failure(f"the engine ends at {command!r}: {self.process.stderr.read()}")
        return answer

    def quit(self) -> None:
        _, errors = self.process.communicate("quit\n", timeout=10)
        if self.process.returncode or errors:
            raise Failure(f"the engine ends with {self.process.returncode}: {errors}")


def try_engine(program: Path, environment: dict[str, str]) -> str:
    """A legal best move, after a count of moves that only compiled rules can make in its time."""
    engine = Engine(program, environment)
    try:
        engine.ask("usi", "usiok", 20)
        engine.ask("isready", "readyok", 20)
        first = engine.ask("position startpos\ngo perft 1", "Nodes searched", 10)
        legal = {line.partition(":")[0] for line in first if re.match(r"\S+: 1$", line)}
        counted = engine.ask("go perft 4", "Nodes searched", 6)[-1]
        if not counted.endswith(" 719731"):
            raise Failure(f"perft 4 of the first position: {counted}")
        best = engine.ask("go movetime 500", "bestmove", 5)[-1].split()[1]
        if best not in legal:
            raise Failure(f"the engine's move {best} is not one of {sorted(legal)}")
        engine.quit()
        return best
    finally:
        engine.process.kill()


def try_window(program: Path, environment: dict[str, str], home: Path) -> str:
    """Opens the window, makes a move with the mouse, waits for the answer and closes it."""
    from screen import virtual_screen

    settings = home / ".config" / "shogi-desktop" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[General]\nstarted_before=true\n")  # begins with a game instead of the first start's page
    with virtual_screen() as screen, tempfile.TemporaryFile("w+") as output:
        environment = {**environment, "DISPLAY": screen.name}
        running = subprocess.Popen([program], env=environment, cwd=home, stdout=output, stderr=output)
        try:
            window = first_window(screen, running)
            only_own_files(running.pid)
            move = play_by_mouse(screen, window, home)
            answer = autosaved_move(home, ply=2, seconds=30)
            if not answer:
                raise Failure(f"the computer player has no answer to {move}")
            screen.close(window)
            if running.wait(timeout=10):
                raise Failure(f"the program ends with {running.returncode}")
        finally:
            running.kill()
            running.wait()
            output.seek(0)
            said = output.read().strip()
            print(said, end="\n" if said else "")
        if said:
            raise Failure("the program complains")
    return f"{move}, answered with {answer}"


def first_window(screen: Screen, running: subprocess.Popen[bytes]) -> Any:
    start = time.monotonic()
    while (window := screen.window()) is None:
        if running.poll() is not None or time.monotonic() - start > 30:
            raise Failure("no window appears")
        time.sleep(0.02)
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
    maps = Path(f"/proc/{number}/maps").read_text()
    foreign = {line.split(maxsplit=5)[5] for line in maps.splitlines() if re.search(rf"{ROOT}/|/python3", line)}
    foreign = {path for path in foreign if "/_internal/" not in path}
    if foreign:
        raise Failure(f"the program has loaded {sorted(foreign)}")


def check_contents(folder: Path) -> None:
    """Artwork, fonts, icons, translations and variants are all there, and the plugins of every display."""
    inside = folder / "_internal"
    missing = [
        str(file.relative_to(source))
        for source, place in ((ROOT / "resources", "resources"), (VARIANTS, "shogi_desktop/rules/variants"))
        for file in source.rglob("*")
        if file.is_file() and not (inside / place / file.relative_to(source)).is_file()
    ]
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


def smoke(folder: Path, home: Path) -> None:
    program = folder / ("shogi-desktop.exe" if os.name == "nt" else "shogi-desktop")
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": str(home)}
    if os.name == "nt":
        environment = {"SYSTEMROOT": os.environ["SYSTEMROOT"], "USERPROFILE": str(home), "APPDATA": str(home)}
    check_contents(folder)
    print(f"  best move of the engine: {try_engine(program, environment)}")
    if LINUX:
        print(f"  move by mouse: {try_window(program, environment, home)}")
        left = left_processes(folder)
        if left:
            raise Failure(f"processes are left: {left}")


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as place:
        folder, home = Path(place, "Shogi Desktop 将棋"), Path(place, "home")
        home.mkdir(mode=0o700)
        shutil.copytree(arguments[0], folder, symlinks=True)
        try:
            smoke(folder.resolve(), home)
        except Failure as failure:
            print(f"FAILED: {failure}")
            return 1
    print("  the frozen program works")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
