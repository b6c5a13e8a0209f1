"""Keys of positions, and the mirror."""

from __future__ import annotations

import pytest

from shogi_desktop.library.packed_game import mirrored_move, mirrored_position, position_key
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from tests.library.collection import random_game


def test_the_mirror_exchanges_left_and_right() -> None:
    variant = load_variant("shogi")
    position = parse_sfen("lnsgk4/9/9/9/9/9/9/9/4KGSNL w R2p 1", variant)
    assert format_sfen(mirrored_position(position)) == "4kgsnl/9/9/9/9/9/9/9/LNSGK4 w R2p 1"


@pytest.mark.parametrize("variant", ["shogi", "chu", "heian_dai", "dai", "tenjiku", "dai_dai", "maka_dai_dai", "tai"])
def test_a_mirrored_game_goes_through_mirrored_positions(variant: str) -> None:
    """Where the pieces do not depend on left and right."""
    game = random_game(3, variant, plies=12)
    there = mirrored_position(game.start)
    here = game.start
    for node in game.main_line():
        here.play(node.move)
        there.play(mirrored_move(node.move, game.variant))
        mirrored = mirrored_position(here)
        if not here.keeps_word:
            assert there.key == mirrored.key
        squares = here.variant.squares
        assert [there.piece_at(square) for square in squares] == [mirrored.piece_at(square) for square in squares]


def test_boards_of_other_games_have_other_keys() -> None:
    assert position_key(Position(load_variant("chu"))) != position_key(Position(load_variant("tenjiku")))
    empty = [position_key(Position.empty(load_variant(name))) for name in ("shogi", "chu", "wa")]
    assert len(set(empty)) == 3


def test_rules_that_change_no_piece_change_no_key() -> None:
    limited = load_variant("shogi", {"move_limit": "256"})
    assert position_key(Position(limited)) == position_key(Position(load_variant("shogi")))
