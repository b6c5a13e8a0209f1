"""Who controls which squares, checked against the rules one square at a time."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, make_piece
from shogi_desktop.rules.moves.army import generate_ways
from shogi_desktop.rules.moves.offers import reserve
from shogi_desktop.session.sight.looking import control_of
from tests.ui.board.boards import set_up


def takers_of(position: Position, square: int, by: int) -> frozenset[int]:
    """Who of a side takes on a square with the first step, were an enemy there."""
    board = position.copy()
    piece = board.piece_at(square)
    if piece == EMPTY:
        board.put(square, make_piece(board.work.stand_in, by ^ 1))
    elif piece & 1 == by:
        board.put(square, piece ^ 1)
    board.set_turn(by)
    reserve(board)
    first = board.top
    generate_ways(board, False)
    moves = [int(board.moves[at]) for at in range(first, board.top)]
    firsts = {(int(from_square(move)), int((*vias(move), to_square(move))[0])) for move in moves}
    return frozenset(origin for origin, target in firsts if target == square and origin != square)


@pytest.mark.parametrize(
    "name",
    [
        *("shogi", "wa", "chu", "heian_dai", "dai", "tenjiku", "kyotoshogi"),
        *("dai_dai", "maka_dai_dai", "tai", "taikyoku"),
    ],
)
def test_it_is_what_the_rules_say_of_each_square(name: str) -> None:
    variant = load_variant(name)
    position, chance = Position(variant), random.Random(name)
    for _ in range(60):
        moves = position.legal_moves()
        if not moves or position.royals[0] == 0 or position.royals[1] == 0:
            break
        position.play(chance.choice(moves))
    control = control_of(position)
    asked = chance.sample(list(variant.squares), min(90, len(variant.squares)))
    for side in (0, 1):
        for square in asked:
            if variant.kind(position.piece_at(square) >> 1).royal if position.piece_at(square) else False:
                continue  # who guards a royal piece is another question than who jumps onto it
            direct = takers_of(position, square, side)
            found = control.takers[side].get(square, frozenset())
            assert direct <= found, (variant.square_name(square), side)
            for origin in found - direct:  # what a second step reaches
                legs = variant.kind(position.piece_at(origin) >> 1).movement.legs
                assert legs, (variant.square_name(origin), variant.square_name(square))


def test_pieces_guard_each_other_and_control_what_is_empty() -> None:
    shogi = load_variant("shogi")
    position = set_up(shogi, {"5i": "K", "5a": "k", "7g": "P", "7h": "S", "2h": "R", "7f": "p"})
    control = control_of(position)
    square = shogi.parse_square

    def takers(side: int, name: str) -> set[str]:
        return {shogi.square_name(origin) for origin in control.takers[side].get(square(name), ())}

    assert takers(0, "7g") == {"7h"}
    assert takers(0, "7f") == {"7g"}
    assert takers(1, "7g") == {"7f"}
    assert takers(0, "7h") == {"2h"}
    assert takers(0, "8h") == set(), "the silver stands in the way"
    assert takers(0, "2a") == {"2h"} and takers(0, "9a") == set()
    assert control.counts(0)[square("4h")] == 2


def test_the_position_is_left_as_it_is() -> None:
    position = Position(load_variant("tenjiku"))
    key, moves = position.key, position.legal_moves()
    control_of(position)
    assert (position.key, position.legal_moves()) == (key, moves)
