"""Plays ten moves of any game by mouse in a real window and takes pictures, English and light, Japanese and dark.

`python -m tests.play.play_line FOLDER GAME [GAME ...] [--size 1280x800 ...] [--seed N]` (Linux, with Xvfb, xdotool and
ImageMagick). The moves are drawn by chance in the middle of a game, most of them with what is special there: steps that
capture and go on, captures, promotions, drops. Taikyoku shogi has a line of its own, played on the whole board: a
flight that promotes, one that does not, a jump that goes on and a hook. Fails where anything does not come out as the
rules have it.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import is_drop, is_pass, is_promotion, to_square, vias

from .play_game import Failure, Player
from .screen import Screen

LINES: Final = {
    "taikyoku": (
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
    ),
}
"""Moves from the start of the game, each with the name of its picture, "" = none."""
MOVES: Final = 10
LOOKS: Final = (("light", "en"), ("dark", "ja"))


def drawn_line(variant: Variant, seed: int) -> tuple[Game, list[tuple[str, str]]]:
    """A game that goes on for some time yet, and the next moves."""
    chance = random.Random(f"{variant.name} {seed}")
    while True:
        whole = Game(variant)
        if _go_on(whole, chance, 8 * variant.ranks) and _go_on(whole, chance, MOVES):
            break
    moves = [node.move for node in whole.main_line()]
    game = Game(variant)
    for move in moves[:-MOVES]:
        game.play(move)
    texts = [format_move(move, variant) for move in moves[-MOVES:]]
    return game, [(text, f"{number}-{text}" if number % 3 == 0 else "") for number, text in enumerate(texts, 1)]


def _go_on(game: Game, chance: random.Random, moves: int) -> bool:
    """Plays on by chance; False where the game ends before."""
    for _ in range(moves):
        if game.ending() is not None:
            return False
        position = game.position
        legal = [move for move in position.legal_moves() if not is_pass(move)]
        special = [move for move in legal if vias(move) or is_promotion(move) or is_drop(move)]
        taking = [move for move in legal if position.piece_at(to_square(move))]
        pool = chance.choice([special or taking or legal, taking or legal, legal])
        if not pool:
            return False
        game.play(chance.choice(pool))
    return game.ending() is None


def play_line(player: Player, game: Game | None, moves: tuple[tuple[str, str], ...], theme: str, language: str) -> None:
    """The moves on a new board, or on that of a game that goes on, in a theme and a language."""
    name = player.variant.name
    player.settle(computer=False, theme=theme, language=language)
    autosave = player.home / "autosave.shogi"
    position = Position(player.variant)
    if game is not None:
        autosave.write_text(format_game(game), "utf-8")
        position = game.position.copy()
    player.start()
    _wait_for_the_window(player)
    if game is not None:
        player.press("banner0")
        player.wait("the game to go on", lambda state: state["state"] == "playing")
        _wait_for_the_window(player)
    player.picture(f"{name}-start-{theme}-{language}")
    for text, picture in moves:
        player.my_turn()
        player.play(text)
        position.play(parse_move(text, position))
        shown, wanted = player.state()["sfen"].split()[:3], format_sfen(position).split()[:3]
        if shown != wanted:
            raise Failure(f"after {text} on the board is {' '.join(shown)} instead of {' '.join(wanted)}")
        if picture:
            player.my_turn()
            player.picture(f"{name}-{picture}-{theme}-{language}")
    player.quit()
    autosave.unlink()


def _wait_for_the_window(player: Player) -> None:
    """Until the board, which is drawn anew for the whole screen, and the buttons stay where they are."""
    before, now = None, _places(player)
    while before != now:
        time.sleep(1)
        before, now = now, _places(player)


def _places(player: Player) -> tuple[object, object]:
    state = player.state()
    return state["squares"], state["buttons"]


def play_at(name: str, size: tuple[int, int], pictures: Path, seed: int) -> None:
    """The line of a game on a screen of a size, in every look."""
    game, moves = (None, LINES[name]) if name in LINES else drawn_line(load_variant(name), seed)
    for theme, language in LOOKS:
        with tempfile.TemporaryDirectory() as folder, Screen(*size) as screen:
            player = Player(screen, Path(folder), size, pictures, name)
            try:
                play_line(player, game, tuple(moves), theme, language)
            finally:
                player.end()
    told = " ".join(text for text, _ in moves)
    print(f"{name}, {size[0]}x{size[1]}: {told} played in {len(LOOKS)} looks", flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--size", action="append", default=[], help="of the screen, WIDTHxHEIGHT; may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.games:
        for size in options.size or ["1280x800", "1920x1080"]:
            width, height = map(int, size.split("x"))
            play_at(name, (width, height), options.folder, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
