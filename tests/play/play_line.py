"""Plays a line of any game by mouse in a real window and takes pictures, English and light, Japanese and dark.

`python -m tests.play.play_line FOLDER GAME [GAME ...] [--size 1280x800 ...] [--seed N]` (Linux, with Xvfb, xdotool and
ImageMagick). The line is the game's own (see lines.py), in which its powers occur; with `--seed` ten moves are drawn by
chance in the middle of a game, most of them with what is special there. A move of several clicks is let go of half-way
once, then made. Fails where anything does not come out as the rules have it, or is not in the record.
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
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import is_drop, is_pass, is_promotion, to_square, vias

from .lines import Line, line_of
from .play_game import Failure, Player
from .screen import Screen

MOVES: Final = 10
PLAIN: Final = str.maketrans("", "", "*[]")  # what is left out of the names of files
LOOKS: Final = (("light", "en"), ("dark", "ja"))


def drawn_line(variant: Variant, seed: int) -> Line:
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
    return Line(game, tuple((format_move(move, variant), ()) for move in moves[-MOVES:]))


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


def play_line(player: Player, line: Line, theme: str, language: str) -> None:
    """The moves of a line, in a game that is gone on with, in a theme and a language."""
    name, look = player.variant.name, f"{theme}-{language}"
    player.settle(computer=False, theme=theme, language=language)
    autosave = player.home / "autosave.shogi"
    autosave.write_text(format_game(line.game), "utf-8")
    player.start()
    _wait_for_the_window(player)
    player.press("banner0")
    player.wait("the game to go on", lambda state: state["state"] == "playing")
    _wait_for_the_window(player)
    player.picture(f"{name}-00-start-{look}")
    before = player.state()["moves"]
    for number, (position, move, _) in enumerate(line.walk(), 1):
        text = format_move(move, player.variant)
        told = f"{name}-{number:02}-{text.translate(PLAIN)}"
        player.my_turn()
        player.play(text, f"{told}-half-{look}")
        player.my_turn()
        player.picture(f"{told}-{look}")
        before = _expect(player, [*before, text], position, move)
    player.quit()
    _expect_record(autosave, [move for _, move, _ in line.walk()])
    autosave.unlink()


def _expect(player: Player, moves: list[str], position: Position, move: int) -> list[str]:
    """On the board is what the rules make of the move, and the record has it and no other one."""
    after = position.copy()
    after.play(move)
    state = player.state()
    shown, wanted = state["sfen"].split()[:3], format_sfen(after).split()[:3]
    if shown != wanted:
        raise Failure(f"after {moves[-1]} on the board is {' '.join(shown)} instead of {' '.join(wanted)}")
    if state["moves"] != moves:
        raise Failure(f"the record has {state['moves']} instead of {moves}")
    return moves


def _expect_record(file: Path, moves: list[int]) -> None:
    """What the program has kept ends with the moves of the line."""
    kept = [node.move for node in parse_game(file.read_text("utf-8")).main_line()]
    if kept[-len(moves) :] != moves:
        raise Failure(f"{file.name} has {kept} instead of {moves}")


def _wait_for_the_window(player: Player) -> None:
    """Until the board, which is drawn anew for the whole screen, and the buttons stay where they are."""
    before, now = None, _places(player)
    while before != now:
        time.sleep(1)
        before, now = now, _places(player)


def _places(player: Player) -> tuple[object, object]:
    state = player.state()
    return state["squares"], state["buttons"]


def play_at(line: Line, size: tuple[int, int], pictures: Path) -> None:
    """A line on a screen of a size, in every look."""
    for theme, language in LOOKS:
        with tempfile.TemporaryDirectory() as folder, Screen(*size) as screen:
            player = Player(screen, Path(folder), size, pictures, line.game.variant)
            try:
                play_line(player, line, theme, language)
            finally:
                player.end()
    told = " ".join(text for text, _ in line.moves)
    name = line.game.variant.name
    print(f"{name}, {size[0]}x{size[1]}: {told} played in {len(LOOKS)} looks, {player.doubts} let go of", flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--size", action="append", default=[], help="of the screen, WIDTHxHEIGHT; may be repeated")
    parser.add_argument("--seed", type=int, help="draws moves by chance instead")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.games:
        line = line_of(name) if options.seed is None else drawn_line(load_variant(name), options.seed)
        for size in options.size or ["1280x800", "1920x1080"]:
            width, height = map(int, size.split("x"))
            play_at(line, (width, height), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
