"""What a position shows to who asks, checked against the rules one square at a time: control, loose pieces, powers."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY, make_piece
from shogi_desktop.rules.moves.army import generate_ways
from shogi_desktop.rules.moves.offers import reserve
from shogi_desktop.session.sight.looking import control_of, powerful, powers_of, seen_of, worries_of
from shogi_desktop.session.sight.seen import Seen, SightChoice, Worry
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


SHOGI = load_variant("shogi")


def test_what_is_said_of_pieces() -> None:
    pieces = {"5i": "K", "5a": "k", "2h": "R", "2e": "P", "2d": "p", "8e": "N", "8d": "p", "9i": "L", "7d": "s"}
    position = set_up(SHOGI, pieces)
    control = control_of(position)
    mine = worries_of(position, control, [0])
    assert {SHOGI.square_name(square): worry for square, worry in mine.items()} == {
        "2e": Worry.ATTACKED,
        "8e": Worry.LOOSE,
        "2h": Worry.UNGUARDED,
        "9i": Worry.UNGUARDED,
    }
    theirs = worries_of(position, control, [1])
    assert {SHOGI.square_name(square): worry for square, worry in theirs.items()} == {
        "2d": Worry.LOOSE,
        "8d": Worry.UNGUARDED,
        "7d": Worry.UNGUARDED,
    }
    assert worries_of(position, control, [0, 1]) == mine | theirs


TENJIKU = load_variant("tenjiku")


def names(squares: Iterable[int]) -> set[str]:
    return {TENJIKU.square_name(square) for square in squares}


def test_what_a_fire_demon_would_burn() -> None:
    position = parse_sfen("15k/16/16/16/16/16/8pp6/7p[FD]7/16/16/16/16/16/16/16/K15 b - 1", TENJIKU)
    demon = powerful(position, 0)
    assert names(demon) == {"8h"}
    powers = powers_of(position, control_of(position), demon)
    assert powers.fires == frozenset(map(TENJIKU.parse_square, ["9g", "8g", "7g", "9h", "7h", "9i", "8i", "7i"]))
    assert {"8g", "7g", "9h"} <= names(powers.burnt)
    assert not powers.jumps
    assert "5h" in names(powers.area) and "4h" not in names(powers.area)


def test_jumping_generals_take_over_lower_ranks_and_stop_at_their_own() -> None:
    pieces = {"16p": "K", "1a": "k", "8p": "GG", "8n": "P", "8k": "p", "8g": "gg", "8d": "p"}
    position = set_up(TENJIKU, pieces)
    powers = powers_of(position, control_of(position), powerful(position, 0))
    general = TENJIKU.parse_square("8p")
    up = {TENJIKU.square_name(square) for origin, square in powers.jumps if origin == general}
    assert {"8m", "8l", "8k", "8j", "8h", "8g"} <= up, "behind what it jumps over, up to its own rank"
    assert not {"8o", "8n", "8f", "8d"} & up


def test_games_without_powers_have_none() -> None:
    position = Position(load_variant("shogi"))
    assert powerful(position, 0) == powerful(position, 1) == []
    assert not seen_of(position, SightChoice(powers=True), [0], 1).powers


def test_what_is_not_asked_for_is_not_there() -> None:
    position = Position(TENJIKU)
    assert seen_of(position, SightChoice(), [0], 1) == Seen()
    seen = seen_of(position, SightChoice(control=True), [0], 1)
    assert seen.control and not seen.worries and not seen.powers
    assert seen_of(position, SightChoice(loose=True), [0], 1).worries


def test_the_powers_of_one_piece_take_the_place_of_the_enemys() -> None:
    pieces = {"16p": "K", "1a": "k", "8h": "FD", "3c": "fd"}
    position = set_up(TENJIKU, pieces)
    black, white = map(TENJIKU.parse_square, ("8h", "3c"))
    asked = SightChoice(powers=True)
    theirs = seen_of(position, asked, [0], 1).powers
    assert TENJIKU.parse_square("3d") in theirs.fires
    mine = seen_of(position, asked, [0], 1, black).powers
    assert TENJIKU.parse_square("8i") in mine.fires and TENJIKU.parse_square("3d") not in mine.fires
    assert seen_of(position, asked, [0], 1, white).powers == theirs
    assert seen_of(position, asked, [0], 1, TENJIKU.parse_square("16p")).powers == theirs
