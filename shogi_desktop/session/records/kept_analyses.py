"""What an analysis has found of a record whose file is left as it is: kept for itself, and there when it is opened."""

from __future__ import annotations

from typing import Final

from shogi_desktop import paths
from shogi_desktop.files import private_folder, remove, write_atomic
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.notation.records.shogi_file import format_game, game_steps

from .earlier_games import copy_of
from .files import SUFFIX, bytes_steps

MOST_KEPT: Final = 500


def keep_analysis(game: Game, path: str) -> None:
    """Keeps what is thought of the positions of a game in this file, if anything; of many such files those written last
    stay. OSError or ValueError where that fails."""
    if not any(node.evaluation for node in game.root.walk()):
        return
    folder = paths.kept_analyses_folder()
    private_folder(folder)
    write_atomic(copy_of(path, folder), format_game(game), private=True)
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST_KEPT]:
        remove(file)


def give_analysis(game: Game, path: str) -> Steps[None]:
    """To a game as it was read from this file, what is kept of its moves and not said in the file itself."""
    file = copy_of(path, paths.kept_analyses_folder())
    if not file.exists():
        return
    try:
        text = (yield from bytes_steps(file)).decode("utf-8")
        kept = yield from game_steps(text, file.name)
    except (OSError, ValueError):  # the record is opened without it
        return
    if kept.variant is not game.variant or kept.start.key != game.start.key:
        return
    pairs = [(game.root, kept.root)]
    while pairs:
        node, known = pairs.pop()
        node.evaluation = node.evaluation or known.evaluation
        moves = {child.move: child for child in known.children}
        pairs.extend((child, moves[child.move]) for child in node.children if child.move in moves)
