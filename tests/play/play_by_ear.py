"""Plays games against the computer by keyboard and screen reader alone, over the real accessibility bus.

`python -m tests.play.play_by_ear [--games shogi chu tenjiku] [--plies 20] [--seed 1]` (Linux, with Xvfb, xdotool,
dbus-run-session, at-spi2-core and python3-pyatspi). The player is `ears.py`, which sees no window. Fails where
something is not announced, or is not true; says why where the bus cannot be had.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from shogi_desktop.session.play.choice import GameChoice, to_json
from shogi_desktop.settings import Settings
from tests.settings_file import save

from .screen import Screen

SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAMS = ("Xvfb", "xdotool", "dbus-run-session")
BUS = (Path("/usr/libexec/at-spi-bus-launcher"), Path("/usr/lib/at-spi2-core/at-spi-bus-launcher"))
ROOT = Path(__file__).parents[2]
LIMIT_S = 900


def missing() -> str:
    """What is not there that a game by ear needs; "" where all is."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    if not any(path.exists() for path in BUS):
        lacking.append("at-spi2-core")
    probe = [SYSTEM_PYTHON, "-c", "import pyatspi"]
    if not Path(SYSTEM_PYTHON).exists() or subprocess.run(probe, capture_output=True, check=False).returncode:
        lacking.append("python3-pyatspi")
    return ", ".join(lacking)


def play(game: str, plies: int, seed: int) -> int:
    """One game; the status is 0 where all was heard."""
    with tempfile.TemporaryDirectory() as home, Screen(1280, 800) as screen:
        choice = GameChoice(variant=game, level=1, clock="ten")
        settings = Settings(
            language="en", begin_with="game", unhurried=False, animation_ms=0, last_game=to_json(choice)
        )
        Path(home).mkdir(exist_ok=True)
        save(settings, Path(home, "settings.ini"))
        environment = {
            **screen.environment,
            "SHOGI_DESKTOP_HOME": home,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]),
        }
        environment.pop("XDG_RUNTIME_DIR", None)
        inside = [sys.executable, "-m", "tests.play.play_by_ear", "--inside", str(plies), "--seed", str(seed)]
        command = ["dbus-run-session", "--", *inside]
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def play_inside(plies: int, seed: int) -> int:
    """The same on the bus that has been made for it."""
    program = subprocess.Popen([sys.executable, "-m", "shogi_desktop"])
    player = [SYSTEM_PYTHON, str(Path(__file__).with_name("ears.py")), str(plies), str(seed)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    try:
        return subprocess.run(player, env=environment, timeout=LIMIT_S, check=False).returncode
    finally:
        died = program.poll()
        program.terminate()
        program.wait()
        if died is not None:
            print(f"the program ended by itself with {died}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["shogi", "chu", "tenjiku"], metavar="GAME")
    parser.add_argument("--plies", type=int, default=20, help="moves of both sides")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--inside", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        return play_inside(options.inside, options.seed)
    lacking = missing()
    if lacking:
        print(f"skipped, not installed: {lacking}")
        return 0
    failed = 0
    for game in options.games:
        print(game, flush=True)
        failed += play(game, options.plies, options.seed) != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
