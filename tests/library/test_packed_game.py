"""Games as bytes: every move and variation comes back."""

from __future__ import annotations

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.library.packed_game import (
    PackedGame,
    mirrored_move,
    mirrored_position,
    moves_of,
    pack,
    position_key,
    replay,
    start_of,
    unpack,
)
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, VariantError, load_variant
from tests.library.collection import positions, random_game


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
        assert here.keeps_word or there.key == mirrored.key
        squares = here.variant.squares
        assert [there.piece_at(square) for square in squares] == [mirrored.piece_at(square) for square in squares]


def test_boards_of_other_games_have_other_keys() -> None:
    assert position_key(Position(load_variant("chu"))) != position_key(Position(load_variant("tenjiku")))
    empty = [position_key(Position.empty(load_variant(name))) for name in ("shogi", "chu", "wa")]
    assert len(set(empty)) == 3


def test_rules_that_change_no_piece_change_no_key() -> None:
    limited = load_variant("shogi", {"move_limit": "256"})
    assert position_key(Position(limited)) == position_key(Position(load_variant("shogi")))


@pytest.mark.parametrize(
    "variant",
    [
        "shogi",
        "chu",
        "heian_dai",
        "dai",
        "tenjiku",
        "dai_dai",
        "maka_dai_dai",
        "tai",
        "wa",
        "minishogi",
        "gorogoro",
        "kyotoshogi",
        "tori",
        "yari",
        "sho",
        "taikyoku",
    ],
)
def test_a_game_comes_back_with_its_variations(variant: str) -> None:
    game = random_game(5, variant, plies=16)
    again = unpack(pack(game))
    assert [(node.ply, node.move) for node in again.root.walk()] == [(node.ply, node.move) for node in game.root.walk()]
    assert again.start.same_state(game.start)
    assert again.cursor is again.root


def test_a_game_with_options_handicap_and_a_start_of_its_own() -> None:
    variant = load_variant("shogi", {"move_limit": "256"})
    start = parse_sfen("4k4/9/9/9/9/9/9/4G4/4K4 b R2p 33", variant)
    game = Game(variant, start, "two")
    game.play(game.position.legal_moves()[3])
    again = unpack(pack(game))
    assert again.variant is variant
    assert (again.handicap, again.start.same_state(start)) == ("two", True)


def test_the_usual_starts_take_no_room() -> None:
    assert pack(random_game(1)).start == ""
    assert pack(random_game(1, handicap="two")).start == ""
    assert pack(Game(load_variant("shogi"))).plies == b""


def test_replaying_stands_at_every_node_in_turn() -> None:
    game = random_game(8)
    packed = pack(game)
    position = start_of(packed)
    seen = [(number, position.key) for number in replay(position, packed, moves_of(packed))]
    assert seen == [(number, at.key) for number, _, at in positions(game)]


def test_a_game_whose_rules_are_gone_is_told() -> None:
    packed = pack(random_game(2))
    with pytest.raises(VariantError):
        unpack(PackedGame("gone", packed.options, packed.handicap, packed.start, packed.moves, packed.plies))
