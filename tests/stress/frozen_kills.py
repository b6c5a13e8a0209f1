"""Kills a frozen program in the middle of games, and looks whether every move that was seen on its board was kept.

    python -m tests.stress.frozen_kills N FOLDER [--seed S] -- COMMAND ...      (Linux, with Xvfb, xdotool, openbox)

COMMAND starts the program so that it keeps its games in FOLDER, of which nothing is left afterwards; the word
`{display}` in it becomes the name of the display. Moves are typed into the window, the computer answers. A kill comes
0 to 300 ms after the board was seen to change; then the program is started again and killed at its start.
`packaging/dev.py windows kills N` does this with the program made for Windows.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import is_drop, is_promotion
from shogi_desktop.session.records.autosave_files import pending
from tests.play.screen import Screen

SIZE: Final = (1280, 900)
MOST_MOVES: Final = 6  # typed before a kill
AFTER_MOVE_S: Final = 0.3
AT_START_S: Final = 2.0
PATIENCE_S: Final = 120.0
ANSWER_S: Final = 10.0  # for a move that was typed
TRIES: Final = 4
PAUSE_S: Final = 0.3  # a move on its way is seen to go on
BOARD: Final = "500x500+250+150"  # a part of the board, whatever stands beside it
SETTINGS: Final = "[General]\nbegin_with=game\n"  # begins with a game instead of the first start's page
TITLE: Final = "Shogi Desktop"
AUTOSAVE: Final = "autosave.shogi"


class Trouble(Exception):
    """The program did not do what it should before it was killed."""


class Lives:
    """A program that is started and killed, with the folder of its games."""

    def __init__(self, screen: Screen, command: list[str], data: Path, chance: random.Random) -> None:
        self._screen, self._data, self._chance = screen, data, chance
        self._command = [word.replace("{display}", screen.display) for word in command]

    def kept(self) -> list[str]:
        """The moves that the next start would find."""
        game = finish(pending(self._data / AUTOSAVE))
        return [] if game is None else [format_move(node.move, game.variant) for node in game.line()]

    def play_and_kill(self) -> tuple[list[str], list[str]]:
        """Begins a game and kills the program in the middle of it: the moves that were seen on the board at least, and
        those that are kept."""
        shutil.rmtree(self._data, ignore_errors=True)
        self._data.mkdir(parents=True)
        (self._data / "settings.ini").write_text(SETTINGS, encoding="utf-8", newline="\n")
        program = self._start()
        try:
            for number in range(self._chance.randint(1, MOST_MOVES)):
                seen = self._move(2 * number)
            time.sleep(self._chance.uniform(0, AFTER_MOVE_S))
        finally:
            program.kill()
            program.wait()
        return seen, self.kept()

    def start_and_kill(self) -> list[str]:
        """Kills it at its start; what is kept then."""
        program = self._start()
        time.sleep(self._chance.uniform(0, AT_START_S))
        program.kill()
        program.wait()
        return self.kept()

    def _start(self) -> subprocess.Popen[bytes]:
        self._wait(lambda: not self._screen.shows(TITLE), "the window stays")
        sink = subprocess.DEVNULL
        program = subprocess.Popen(self._command, stdin=sink, stdout=sink, stderr=sink)
        self._wait(lambda: self._screen.shows(TITLE), "no window appears")
        return program

    def _move(self, ply: int) -> list[str]:
        """Types a move when it is the person's turn; the moves of the game with it, once the board has changed."""
        self._wait(lambda: len(self.kept()) >= ply and self._still(), f"no answer after {ply} plies")
        before = self.kept()
        move = self._chosen(before)
        for number in range(TRIES):  # a window that has just come may not hear the first keys
            if ply and not number:
                self._screen.key("ctrl+a")  # the field of the move before is open still
            else:
                self._screen.key("Escape")
                self._screen.type("/")
            time.sleep(PAUSE_S)
            self._screen.type(move)
            time.sleep(PAUSE_S)
            typed = self._seen()
            self._screen.key("Return")
            if self._reached(partial(self._differs, typed), ANSWER_S):
                return [*before, move]
        self._fail(f"the board does not change after {move}")

    def _chosen(self, before: list[str]) -> str:
        """A move that is typed in small letters and digits alone."""
        position = Position(load_variant("shogi"))
        for text in before:
            position.play(parse_move(text, position))
        moves = [move for move in position.legal_moves() if not is_drop(move) and not is_promotion(move)]
        return format_move(self._chance.choice(moves), position.variant)

    def _seen(self) -> bytes:
        return self._screen.digest(BOARD)

    def _differs(self, before: bytes) -> bool:
        return self._seen() != before

    def _still(self) -> bool:
        """Whether nothing moves on the board."""
        before = self._seen()
        time.sleep(PAUSE_S)
        return self._seen() == before

    def _wait(self, reached: Callable[[], bool], trouble: str) -> None:
        if not self._reached(reached, PATIENCE_S):
            self._fail(trouble)

    def _reached(self, reached: Callable[[], bool], seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while not (found := reached()) and time.monotonic() < deadline:
            time.sleep(0.02)
        return found

    def _fail(self, trouble: str) -> NoReturn:
        picture = Path(tempfile.gettempdir(), "trouble.png")
        self._screen.picture(picture)
        raise Trouble(f"{trouble}: {picture}")


def main() -> int:
    words = sys.argv[1:]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=time.time_ns())
    split = words.index("--") if "--" in words else len(words)
    wanted = parser.parse_args(words[:split])
    lost = moves = 0
    with Screen(*SIZE) as screen, subprocess.Popen(["openbox"], env=screen.environment) as windows:
        try:
            lives = Lives(screen, words[split + 1 :], wanted.folder, random.Random(wanted.seed))
            for number in range(0, wanted.count, 2):
                seen, kept = lives.play_and_kill()
                later = lives.start_and_kill()
                moves += len(seen)
                if kept[: len(seen)] != seen or later[: len(kept)] != kept:
                    lost += 1
                    told = {"seen": seen, "kept": kept, "later": later}
                    print(f"kill {number + 1}:", *(f"\n    {name} {' '.join(game)}" for name, game in told.items()))
        finally:
            windows.terminate()
    left = [file.name for file in wanted.folder.rglob("*.tmp")]
    print(f"{wanted.count} kills, {moves} moves seen, {lost} games lost or changed; left over: {left}")
    return bool(lost)


if __name__ == "__main__":
    sys.exit(main())
