"""Plays Tenjiku by mouse in a real window and takes pictures: first a line with every kind of move, then the computer.

`python -m tests.play.play_tenjiku FOLDER [--size 1280x800 ...]` (Linux, with Xvfb, xdotool and ImageMagick). The line
has a general's jump over five pieces, an igui, passes, a promoted water buffalo, burning and a double capture of a
lion; it is taken back move by move, and gone on with in Japanese and dark. Fails where anything does not come out as
the rules have it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import to_square

from .play_game import Failure, Player
from .screen import Screen

LINE: Final = (
    ("9m9a", "jump"),
    ("8b9a8b", "igui"),
    ("11n12o", ""),
    ("8b8b", ""),
    ("6m14e", ""),
    ("8e8f", ""),
    ("6p5o", ""),
    ("7d7l", ""),
    ("9n7l", ""),
    ("6c15l+", "buffalo"),
    ("7l1f", ""),
    ("15l16n", "burning"),
    ("1f2e3e", "double-capture"),
    ("9d9d", "passed"),
)
"""Moves from the start of the game, each with the name of its picture, "" = none."""

AGAINST_COMPUTER: Final = 6  # moves of the person


class Plan:
    """What is played, and what must be on the board."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def run(self) -> None:
        player = self._player
        player.settle(computer=False)
        player.start()
        player.picture("start")
        self._play_line()
        self._take_back_all()
        for text, _ in LINE[:4]:
            player.my_turn()
            player.play(text)
        self._go_on_in_japanese()
        player.quit()
        (player.home / "autosave.shogi").unlink()
        self._play_the_computer()
        player.quit()

    def _play_line(self) -> None:
        player = self._player
        position = Position(player.variant)
        for text, name in LINE:
            player.my_turn()
            player.play(text, f"{name}-half" if name else "")
            position.play(parse_move(text, position))
            self._expect(position)
            if name:
                player.my_turn()
                player.picture(name)
                print(f"  {name}: {text}", flush=True)

    def _take_back_all(self) -> None:
        player = self._player
        for ply in range(len(LINE) - 1, -1, -1):
            player.press("TAKE_BACK")
            player.wait("the take-back", partial(_stands_at, ply))
        self._expect(Position(player.variant))
        player.picture("taken-back")

    def _go_on_in_japanese(self) -> None:
        player = self._player
        before = player.state()["sfen"]
        player.quit()
        player.settle(computer=False, theme="dark", language="ja")
        player.start()
        player.press("banner0")
        player.wait("the game to go on", lambda state: state["state"] == "playing" and state["sfen"] == before)
        player.play(LINE[4][0])
        player.my_turn()
        player.picture("dark-japanese")

    def _play_the_computer(self) -> None:
        player = self._player
        player.settle(theme="light", language="en")
        player.start()
        for _ in range(AGAINST_COMPUTER):
            state = player.my_turn()
            if state["state"] == "over":
                break
            player.play(self._sensible(parse_sfen(state["sfen"], player.variant)))
        player.my_turn()
        player.picture("against-the-computer")

    def _sensible(self, position: Position) -> str:
        """The move that takes most without burning; else a pawn's."""
        variant = position.variant

        def worth(move: int) -> int:
            taken = [each.piece for each in position.transition(move).removals]
            return sum(variant.kind(piece >> 1).value * (-1 if piece & 1 == position.turn else 1) for piece in taken)

        best = max(position.legal_moves(), key=lambda move: (worth(move), to_square(move)))
        return format_move(best, variant)

    def _expect(self, position: Position) -> None:
        shown = self._player.state()["sfen"].split()[:3]
        wanted = format_sfen(position).split()[:3]
        if shown != wanted:
            raise Failure(f"on the board is {' '.join(shown)} instead of {' '.join(wanted)}")


def _stands_at(ply: int, state: dict[str, Any]) -> bool:
    return bool(state["ply"] == ply and state["settled"])


def play_at(size: tuple[int, int], pictures: Path) -> None:
    """The line and the beginning of a game on a screen of a size."""
    with tempfile.TemporaryDirectory() as folder, Screen(*size) as screen:
        player = Player(screen, Path(folder), size, pictures, load_variant("tenjiku"))
        try:
            Plan(player).run()
        finally:
            player.end()
    print(f"{size[0]}x{size[1]}: {len(LINE)} moves played and taken back, {player.choosers} promotion choosers")


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
