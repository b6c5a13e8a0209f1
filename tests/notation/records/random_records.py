"""Games with all that a record may tell, made by chance, and how two games are compared."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from shogi_desktop.game.notes import Evaluation, GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.legality import possible_moves

VARIANTS = (
    "shogi",
    "chu",
    "heian_dai",
    "dai",
    "tenjiku",
    "wa",
    "minishogi",
    "gorogoro",
    "kyotoshogi",
    "tori",
    "yari",
    "sho",
    "dai_dai",
    "maka_dai_dai",
    "tai",
    "taikyoku",
)
STRICT = tuple(name for name in VARIANTS if name not in ("dai", "taikyoku"))
"""Where chance finds an illegal move soon: in the others nobody is in check for hundreds of plies."""
MOST_PLIES = 800
COMMENTS = ("", "", "* a\n\n& b", "変化：3手", "   1 ７六歩(77)   ( 0:02/00:00:02)", "まで3手で千日手", "\u3000：x ")
LARGEST_MOVES = 20
Told = tuple[int, int, str, str, GameResult | None, int | None, str, Evaluation | None]


def random_game(name: str, seed: int, moves: int = 60, timed: bool = True) -> Game:
    """A game with variations, comments, bookmarks, times in whole seconds, headers and ends of all kinds; on the
    largest board of fewer moves."""
    chance = random.Random(seed)
    variant = load_variant(name)
    moves = min(moves, LARGEST_MOVES) if variant.files > 20 else moves
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
        node = game.play(chance.choice(legal), chance.choice([None, 1000 * chance.randrange(9000)]) if timed else None)
        node.comment, node.bookmark = chance.choice(COMMENTS), chance.choice(["", "", "しおり <i>"])
        if not node.children and chance.random() < 0.1:
            winner, detail = chance.choice([None, Side.BLACK, Side.WHITE]), chance.choice(["", "x", "v1.5", "投了"])
            node.ending = GameResult(winner, chance.choice(list(Reason)), detail)
    game.root.comment = "start"
    game.go_to(end_of_first_line(game))
    game.cursor.ending = None
    game.finish(GameResult(Side.WHITE, Reason.RESIGN, spent_ms=3000 if timed else None))
    return game


@cache
def lost_by_an_illegal_move(name: str, seed: int) -> Game:
    """A game under strict play that ended so: moves by chance until there is one to make that is illegal."""
    chance = random.Random(seed)
    game = Game(load_variant(name, {"strict_play": "yes"}))
    earliest = chance.randrange(60)
    while not (illegal := _illegal_moves(game.position) if game.cursor.ply >= earliest else []):
        legal = game.position.legal_moves()
        if legal and game.cursor.ply < MOST_PLIES:
            game.play(chance.choice(legal))
        else:
            game = Game(game.variant)
    game.play(chance.choice(illegal))
    end = game.ending()
    assert end is not None
    game.finish(end)
    return game


def _illegal_moves(position: Position) -> list[int]:
    return [move for move in possible_moves(position) if not position.is_legal(move)]


def end_of_first_line(game: Game) -> Node:
    node = game.root
    while node.children:
        node = node.children[0]
    return node


def tree(game: Game) -> list[Told]:
    """All that a record tells of the moves, in the order of the tree."""
    nodes = game.root.walk()
    return [(n.ply, n.move, n.comment, n.bookmark, n.ending, n.spent_ms, n.illegal, n.evaluation) for n in nodes]


def assert_same(one: Game, other: Game) -> None:
    """Both games are alike in everything but their cursors and what clocks showed."""
    assert one.variant is other.variant
    assert one.handicap == other.handicap
    assert format_sfen(one.start) == format_sfen(other.start)
    assert list(one.headers.items()) == list(other.headers.items())
    assert tree(one) == tree(other)
    assert one.result == other.result
    assert (one.result and one.result.spent_ms) == (other.result and other.result.spent_ms)
    assert main_line(one) == main_line(other)


def main_line(game: Game) -> str:
    """The moves of the game's own line as USI."""
    return " ".join(format_move(node.move, game.variant) for node in game.main_line())


def play(game: Game, moves: str, times: Mapping[int, int] | None = None) -> Game:
    """Makes moves given as USI at the cursor."""
    for text in moves.split():
        game.play(parse_move(text, game.position), (times or {}).get(game.cursor.ply + 1))
    return game
