"""Games as bytes: every move and variation comes back."""

from __future__ import annotations

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.library.packed_game import PackedGame, moves_of, pack, replay, start_of, unpack
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import VariantError, load_variant
from tests.library.collection import positions, random_game


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
