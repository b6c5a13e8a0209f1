"""Games for tests of records: random ones with everything that a record may keep."""

from __future__ import annotations

import random

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant

SHOGI = load_variant("shogi")


def played(moves: str) -> Game:
    """A game of shogi with these moves."""
    game = Game(SHOGI)
    for move in moves.split():
        game.play(parse_move(move, game.position))
    return game


def usi_moves(game: Game) -> str:
    """The main line."""
    return " ".join(format_move(node.move, game.variant) for node in game.main_line())


def told(game: Game) -> list[tuple[object, ...]]:
    """All moves of the tree in their order with what is told of each, bookmarks aside."""
    return [
        (node.ply, node.parent.ply if node.parent else -1, node.move, node.comment, node.spent_ms, node.ending)
        for node in game.root.walk()
    ]


def lines(game: Game) -> list[tuple[int, int]]:
    """The moves of the tree alone."""
    return [(node.ply, node.move) for node in game.root.walk()]


def random_game(seed: int, handicap: str = "", plies: int = 40, seconds: bool = True, variant: Variant = SHOGI) -> Game:
    """A game with variations (also inside variations), comments, times and ends."""
    chance = random.Random(seed)
    game = Game(variant, handicap=handicap)
    game.headers.update(black="Hanako", white="太郎, <b>", event="A: B", 備考="x")
    game.root.comment = "before\nthe first move"
    for _ in range(plies):
        moves = game.position.legal_moves()
        if not moves or chance.randrange(8) == 0:
            _stop(game, chance)
            continue
        game.play(chance.choice(moves), chance.randrange(900) * (1000 if seconds else 1))
        if chance.randrange(4) == 0:
            game.cursor.comment = chance.choice(("a remark", "two\nlines", "* 30 -3334FU", "'%TORYO"))
    _go_to_main_end(game)
    game.finish(GameResult(Side(game.position.turn).other, Reason.RESIGN, spent_ms=3000))
    return game


def _stop(game: Game, chance: random.Random) -> None:
    """The line ends here; another begins a few moves before."""
    if game.cursor.parent and not game.cursor.children and chance.randrange(2):
        game.cursor.ending = GameResult(None, Reason.ABORTED, spent_ms=1000)
    for _ in range(chance.randrange(1, 6)):
        game.back()


def _go_to_main_end(game: Game) -> None:
    node: Node = game.root
    while node.children:
        node.ending = None
        node = node.children[0]
    node.ending = None
    game.go_to(node)
