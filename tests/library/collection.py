"""Small collections of random games with variations, and the slow way to look through them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.library.catalogue import Catalogue
from shogi_desktop.library.indexing import Indexing
from shogi_desktop.library.store import open_to_write
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.work_lines import IndexProgress
from shogi_desktop.rules import Position, Side, load_variant

PLAYERS = ("羽生", "Ōyama", "升田", "Kimura")


def random_game(seed: int, variant: str = "shogi", plies: int = 30, handicap: str = "") -> Game:
    """A game with variations of variations, played a little towards the same openings."""
    chance = random.Random(seed)
    game = Game(load_variant(variant), None, handicap)
    _play(game, chance, plies, 2)
    end = game.cursor
    for _ in range(3):
        game.go_to(chance.choice(list(game.root.walk())))
        _play(game, chance, chance.randrange(1, 6), 40)
    game.go_to(end)
    if seed % 4:
        game.finish(GameResult((Side.BLACK, Side.WHITE, None)[seed % 3], Reason.AGREEMENT))
    game.headers = {"black": chance.choice(PLAYERS), "white": chance.choice(PLAYERS), "event": f"<b>Cup {seed % 5}</b>"}
    return game


def _play(game: Game, chance: random.Random, plies: int, width: int) -> None:
    for ply in range(plies):
        moves = game.position.legal_moves()
        if not moves:
            break
        game.play(chance.choice(moves[: width if ply < 4 else len(moves)]))


def write_games(folder: Path, games: list[Game]) -> list[Path]:
    """One file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{number:03}.shogi" for number in range(len(games))]
    for file, game in zip(files, games, strict=True):
        file.write_text(format_game(game), encoding="utf-8")
    return files


def index(path: Path, *folders: Path) -> list[IndexProgress]:
    """Brings the index up to date; what was told meanwhile."""
    told: list[IndexProgress] = []
    with closing(open_to_write(path)) as connection:
        Indexing(connection, told.append).run([str(folder) for folder in folders])
    return told


def catalogue_of(folder: Path, games: list[Game]) -> Catalogue:
    """These games, indexed; their numbers are 1, 2, ... in order."""
    write_games(folder / "records", games)
    index(folder / "index.sqlite", folder / "records")
    return Catalogue(folder / "index.sqlite")


def positions(game: Game) -> Iterator[tuple[int, Node, Position]]:
    """Every node with its number and its position, by playing there."""
    for number, node in enumerate(game.root.walk()):
        game.go_to(node)
        yield number, node, game.position
