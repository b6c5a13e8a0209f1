"""KIF records: what is written is read again, and everything that is found in the wild is read."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.rules import Side, load_variant

SHOGI = load_variant("shogi")
Told = tuple[int, int, str, str, GameResult | None, int | None]


def tree(game: Game) -> list[Told]:
    """All that a record tells of the moves, in the order of the tree."""
    return [
        (node.ply, node.move, node.comment, node.bookmark, node.ending, node.spent_ms) for node in game.root.walk()
    ]


def assert_same(one: Game, other: Game) -> None:
    assert one.variant is other.variant
    assert one.handicap == other.handicap
    assert format_sfen(one.start) == format_sfen(other.start)
    assert list(one.headers.items()) == list(other.headers.items())
    assert tree(one) == tree(other)
    assert one.result == other.result
    assert [node.move for node in one.main_line()] == [node.move for node in other.main_line()]


def read(text: str) -> Game:
    """The one game of a text without problems."""
    reading = parse_kif(text)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


def line(game: Game) -> str:
    return " ".join(format_move(node.move, game.variant) for node in game.main_line())


def random_game(name: str, seed: int, moves: int = 60, options: dict[str, str] | None = None) -> Game:
    """A game with variations, comments, bookmarks, times and ends, made by chance."""
    chance = random.Random(seed)
    variant = load_variant(name, options or {})
    handicaps = ["", *[handicap.key for handicap in variant.handicaps]]
    game = Game(variant, handicap=chance.choice(handicaps))
    game.headers.update({"event": "対局", "black": "先 <b>", "white": "", "備考": "a：b\nc"})
    for _ in range(moves):
        if chance.random() < 0.12:
            game.go_to(chance.choice(list(game.root.walk())))
        legal = game.position.legal_moves()
        if not legal or game.cursor.ending:
            game.go_start()
            continue
        node = game.play(chance.choice(legal), chance.choice([None, 1000 * chance.randrange(9000)]))
        node.comment = chance.choice(["", "", "* a\n\n& b", "変化：3手", "１ ７六歩(77)"])
        node.bookmark = chance.choice(["", "", "しおり"])
        if not node.children and chance.random() < 0.1:
            winner, detail = chance.choice([None, Side.BLACK, Side.WHITE]), chance.choice(["", "x", "v1.5"])
            node.ending = GameResult(winner, chance.choice(list(Reason)), detail)
    game.root.comment = "start"
    game.go_start()
    game.go_end()
    game.go_to(first_line_end(game))
    game.cursor.ending = None
    game.finish(GameResult(Side.WHITE, Reason.RESIGN, spent_ms=3000))
    return game


def first_line_end(game: Game) -> Node:
    node = game.root
    while node.children:
        node = node.children[0]
    return node


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["shogi", "chu", "tenjiku", "wa"])
def test_random_games_come_back(name: str, seed: int) -> None:
    game = random_game(name, seed)
    assert_same(read(format_kif(game)), game)
