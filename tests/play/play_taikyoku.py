"""Plays taikyoku shogi by mouse in a real window and takes pictures of it, in English and light, Japanese and dark.

`python -m tests.play.play_taikyoku FOLDER [--size 1280x800 ...]` (Linux, with Xvfb, xdotool and ImageMagick). The line
has a flight that promotes, one that does not, a jump that goes on and a hook; it is played on the whole board. Fails
where anything does not come out as the rules have it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position

from .play_game import Failure, Player
from .screen import Screen

LINE: Final = (
    ("31ah31k+", "flight-promoted"),
    ("18k18l", ""),
    ("18ac3n", "jump-and-range"),
    ("20k20l", ""),
    ("19ag19g", "flight"),
    ("10k10l", ""),
    ("20ae19ab", "hook"),
    ("1k1l", ""),
    ("36z36y", ""),
    ("36k36l", "end"),
)
"""Moves from the start of the game, each with the name of its picture, "" = none."""
LOOKS: Final = (("light", "en"), ("dark", "ja"))


def play_line(player: Player, theme: str, language: str) -> None:
    """The line on a new board in a theme and a language."""
    player.settle(computer=False, theme=theme, language=language)
    player.start()
    _wait_for_the_window(player)
    player.picture(f"start-{theme}-{language}")
    position = Position(player.variant)
    for text, name in LINE:
        player.my_turn()
        player.play(text)
        position.play(parse_move(text, position))
        shown, wanted = player.state()["sfen"].split()[:3], format_sfen(position).split()[:3]
        if shown != wanted:
            raise Failure(f"after {text} on the board is {' '.join(shown)} instead of {' '.join(wanted)}")
        if name:
            player.my_turn()
            player.picture(f"{name}-{theme}-{language}")
    _reach(player, f"reach-{theme}-{language}")
    player.quit()
    (player.home / "autosave.shogi").unlink()


def _wait_for_the_window(player: Player) -> None:
    """Until the board, which is drawn anew for the whole screen, stays where it is."""
    before, now = None, player.state()["squares"]
    while before != now:
        time.sleep(1)
        before, now = now, player.state()["squares"]


def _reach(player: Player, name: str) -> None:
    """Where a great general can go that stands in the enemy's camp, and what a piece under the pointer is called."""
    player.screen.click(player.state()["squares"]["19g"])
    time.sleep(1)
    player.picture(name)
    player.screen.key("Escape")


def play_at(size: tuple[int, int], pictures: Path) -> None:
    """The line on a screen of a size, in every look."""
    for theme, language in LOOKS:
        with tempfile.TemporaryDirectory() as folder, Screen(*size) as screen:
            player = Player(screen, Path(folder), size, pictures, "taikyoku")
            try:
                play_line(player, theme, language)
            finally:
                player.end()
    print(f"{size[0]}x{size[1]}: {len(LINE)} moves played in {len(LOOKS)} looks")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", default=[], help="of the screen, WIDTHxHEIGHT; may be repeated")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.size or ["1280x800", "1920x1080"]:
        width, height = map(int, size.split("x"))
        play_at((width, height), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
