"""The program on a Windows made of Wine, python.org's libraries and the Windows wheels of PyPI.

    python3 packaging/dev.py windows setup         makes it: five minutes, 4 GB in ~/.cache/shogi-desktop-windows
    python3 packaging/dev.py windows run [FILE]    the window, on a virtual screen
    python3 packaging/dev.py windows test          the whole suite, then that of the compiled parts interpreted
    python3 packaging/dev.py windows test ARGS     only pytest, with ARGS
    python3 packaging/dev.py windows python ARGS   Windows' Python in the copied checkout
    python3 packaging/dev.py windows freeze        dist/windows/shogi-desktop: the program made by PyInstaller there
    python3 packaging/dev.py windows smoke         tries that program
    python3 packaging/dev.py windows installer     dist/windows: installer and portable .zip; installed, tried, removed
    python3 packaging/dev.py windows kills N       kills that program N times in its games: is every move kept?
    python3 packaging/dev.py windows inside WORDS  anything in the Debian of that Wine: xdotool key F5 ...
    python3 packaging/dev.py windows shot FILE     a picture (PNG) of the virtual screen

Each but inside and shot makes what is missing and copies the checkout, as it is, to C:\\src first. SHOGI_WINDOWS names
another folder than that in ~/.cache. For Linux on x86-64, as root: elsewhere it says why it is skipped.

It is not Windows: no sound, no scanners, other fonts and native dialogs, encodings by Qt instead of ICU, MinGW's
compiler instead of Microsoft's. What is seen here is looked at before it is believed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from debian import SCREEN, Debian, why_not
from windows_core import WindowsCore
from windows_python import ROOT, WINE, Windows

PYTHON: Final = "C:\\Python\\python.exe"
INSTALLED: Final = "C:\\users\\root\\AppData\\Local\\Programs\\Shogi Desktop"
DIST: Final = ROOT / "dist" / "windows"
FROZEN: Final = "C:\\frozen"
PATIENCE_S: Final = 120.0
STAMP: Final = "from shogi_desktop import build_info as info; info.stamp().write_text(info.fingerprint())"


class Trial:
    """The commands; each returns an exit status."""

    def __init__(self, place: Path) -> None:
        self.debian = Debian(place)
        self.windows = Windows(self.debian)
        self.core = WindowsCore(self.windows)
        self.source = self.windows.drive / "src"

    def set_up(self) -> None:
        """Debian, Windows, the core, and the checkout as it is now."""
        self.debian.make()
        self.windows.make()
        compiled = self.core.make()
        self._copy()
        if compiled:
            self.core.put_into(self.source)
            self.source.joinpath("build").mkdir()
            self.python("-c", STAMP)
        else:
            print("* nothing is compiled here, so it runs interpreted there", flush=True)

    def _copy(self) -> None:
        """The files of the checkout alone, so that nothing is there that was forgotten to be added."""
        shutil.rmtree(self.source, ignore_errors=True)
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode().split("\0")
        for name in filter(None, names):
            if (ROOT / name).is_file():  # one that was removed is still listed
                (self.source / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.source / name)

    def python(self, *arguments: str, **variables: str) -> int:
        return subprocess.call(self.windows.command([PYTHON, *arguments], "src", **variables))

    def run(self, *files: str) -> int:
        for name in files:
            shutil.copy(name, self.source)
        with self._screen():
            return self.python("-m", "shogi_desktop", *(Path(name).name for name in files))

    def test(self, *arguments: str) -> int:
        pytest = ("-m", "pytest", "-p", "no:cacheprovider")
        offscreen = {"QT_QPA_PLATFORM": "offscreen"}
        if arguments:
            return self.python(*pytest, *arguments, **offscreen)
        whole = self.python(*pytest, "-n", "auto", "--dist", "worksteal", **offscreen)
        compiled = (*pytest, "-n", "auto", "--dist", "worksteal", "tests/rules", "tests/engine")
        return self.python(*compiled, SHOGI_INTERPRETED="1", **offscreen) or whole

    def freeze(self) -> int:
        where = ("--distpath", "dist", "--workpath", "build/freeze")
        spec = "packaging/shogi_desktop.spec"
        # Its warnings are of the parts of Windows' C library, which Wine has in itself.
        failed = self.python("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *where, spec)
        if not failed:
            shutil.rmtree(DIST, ignore_errors=True)
            shutil.copytree(self.source / "dist" / "shogi-desktop", DIST / "shogi-desktop")
        return failed

    def smoke(self) -> int:
        self._copy_frozen()
        with self._screen():
            return self.python("packaging/smoke.py", FROZEN)

    def _copy_frozen(self) -> None:
        """To a place of its own: one that runs there keeps its files when the checkout is copied anew."""
        shutil.copytree(DIST / "shogi-desktop", self.windows.drive / "frozen", dirs_exist_ok=True)

    def kills(self, count: str) -> int:
        self._copy_frozen()
        data = self.windows.drive / "kills"
        program = f"{FROZEN}\\shogi-desktop.exe"
        started = self.windows.command([program], "frozen", DISPLAY="{display}", SHOGI_DESKTOP_HOME="C:\\kills")
        command = [sys.executable, "-m", "tests.stress.frozen_kills", count, str(data), "--", *started]
        return subprocess.call(command, cwd=ROOT)

    def installer(self) -> int:
        """The way of a release: packed, installed for this person and over itself, tried where it lies, removed; then
        what the installer does to the registry, with files that stand for the program."""
        packages = str(ROOT / "packaging" / "windows_packages.py")
        if subprocess.call([sys.executable, packages, str(DIST / "shogi-desktop"), str(DIST), "amd64-unicode"]):
            return 1
        setup = next(DIST.glob("*-setup.exe"))
        shutil.copy(setup, self.source)
        program = self.windows.drive.joinpath(*INSTALLED.split("\\")[1:])
        with self._screen():
            installed = not self._wine(setup.name, "/S") and not self._wine(setup.name, "/S")
            if not installed or self.python("packaging/smoke.py", INSTALLED):
                return 1
            self._wine(f"{INSTALLED}\\uninstall.exe", "/S")  # a copy of it goes on, so that it can remove itself
        deadline = time.monotonic() + PATIENCE_S
        while program.exists() and time.monotonic() < deadline:
            time.sleep(1)
        print(f"* the uninstaller leaves {program if program.exists() else 'nothing'}", flush=True)
        return int(program.exists()) or self._registry()

    def _registry(self) -> int:
        start = shlex.join(self.windows.command([], "src"))
        named = {"SHOGI_WINE": start, "SHOGI_WINE_DRIVE": str(self.windows.drive)}
        script = str(ROOT / "packaging" / "windows_trial.py")
        return subprocess.call([sys.executable, script], env={**os.environ, **named})

    def _wine(self, *words: str) -> int:
        return subprocess.call(self.windows.command(list(words), "src"))

    def inside(self, *words: str) -> int:
        return self.debian.run(words, WINE)

    def shot(self, file: str) -> int:
        failed = self.debian.run(["import", "-window", "root", "/windows/shot.png"])
        return failed or int(not shutil.move(self.debian.place / "shot.png", file))

    @contextmanager
    def _screen(self) -> Iterator[None]:
        """A virtual screen for as long as it is needed; one that is there already is used."""
        if not self.debian.run(["xdotool", "getmouselocation"], {"DISPLAY": SCREEN}, quiet=True):
            yield
            return
        script = f'Xvfb {SCREEN} -screen 0 1440x900x24 & x=$!; trap "kill $x" TERM; sleep 2; openbox & wait'
        screen = subprocess.Popen(self.debian.command(["sh", "-c", script]))
        try:
            yield
        finally:
            screen.terminate()
            screen.wait()


def main(arguments: list[str]) -> int:
    place = Path(os.environ.get("SHOGI_WINDOWS") or Path.home() / ".cache" / "shogi-desktop-windows").absolute()
    trial = Trial(place)
    as_it_is: dict[str, Callable[..., int]] = {"inside": trial.inside, "shot": trial.shot}
    copied: dict[str, Callable[..., int]] = {
        "setup": lambda: 0,
        "run": trial.run,
        "test": trial.test,
        "python": trial.python,
        "freeze": trial.freeze,
        "smoke": trial.smoke,
        "kills": trial.kills,
        "installer": trial.installer,
    }
    what, rest = arguments[0] if arguments else "", arguments[1:]
    command = as_it_is.get(what) or copied.get(what)
    if command is None:
        print(__doc__)
        return 2
    if why := why_not():
        print(f"* skipped: {why}", flush=True)
        return 0
    if what in copied:
        trial.set_up()
    return command(*rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
