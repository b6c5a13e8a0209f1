"""Moves as engines for XBoard write them."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves import usi
from shogi_desktop.notation.moves.xboard import PASS, format_move, letters_of, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import is_pass

ARRAYS = {
    "shogi": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 0 1",
    "wa": "hmlcvkwgudo/1e3s3f1/ppprpppxppp/3p3p3/11/11/11/3P3P3/PPPXPPPRPPP/1F3S3E1/ODUGWKVCLMH w 0 1",
}


@pytest.mark.parametrize(
    ("variant", "sfen", "text", "move"),
    [
        ("shogi", "4k4/9/9/9/9/9/2P6/9/4K4 b - 1", "c3c4", "7g7f"),
        ("shogi", "4k4/9/2P6/9/9/9/9/9/4K4 b - 1", "c7c8+", "7c7b+"),
        ("chu", "11k/12/12/12/12/12/5pp5/5[LN]6/12/12/12/K11 b - 1", "f5f6,f6g6", "7h7g6g"),
        ("chu", "11k/12/12/12/12/12/5pp5/5[LN]6/12/12/12/K11 b - 1", "f5f6,f6f5", "7h7g7h"),
        ("chu", "11k/12/12/12/12/12/5pp5/5[LN]6/12/12/12/K11 b - 1", "f5e7", "7h8f"),
        ("chu", "11k/12/12/12/12/12/5pp5/5[LN]6/12/12/12/K11 b - 1", PASS, "7h7h"),
    ],
)
def test_both_ways(variant: str, sfen: str, text: str, move: str) -> None:
    position = parse_sfen(sfen, load_variant(variant))
    found = parse_move(text, position, {})
    assert usi.format_move(found, position.variant) == move
    assert format_move(found, position.variant, {}) == text


@pytest.mark.parametrize("text", ["", "c3c5", "c3c4x", "j1j2", "c3c4,c5c6", "c3c4,c4c5,c5c6,c6c7", "P@e5", "@@@@"])
def test_what_is_no_move(text: str) -> None:
    position = parse_sfen("4k4/9/9/9/9/9/2P6/9/4K4 b P 1", load_variant("shogi"))
    with pytest.raises(NotationError):
        parse_move(text, position, {})


def test_a_drop_needs_the_engines_letter() -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b P 1", load_variant("shogi"))
    with pytest.raises(NotationError):
        format_move(usi.parse_move("P*5e", position), position.variant, {})


@pytest.mark.parametrize("name", ARRAYS)
def test_every_move_comes_back(name: str) -> None:
    variant = load_variant(name, {"drops": "on"} if name == "wa" else {})
    letters = letters_of(ARRAYS[name], Position(variant))
    chance = random.Random(name)
    position = Position(variant)
    for _ in range(120):
        moves = position.legal_moves()
        if not moves or position.outcome() is not None:
            break
        for move in moves:
            assert parse_move(format_move(move, variant, letters), position, letters) == move
        position.play(chance.choice(moves))
    assert position.ply > 60


def test_moves_of_lions_come_back_but_for_who_passes() -> None:
    position = Position(load_variant("chu"))
    chance = random.Random(3)
    for _ in range(150):
        for move in position.legal_moves():
            again = parse_move(format_move(move, position.variant, {}), position, {})
            assert again == move or (is_pass(move) and is_pass(again))
        position.play(chance.choice(position.legal_moves()))


@pytest.mark.parametrize(
    "array",
    [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1 w 0 1",
        "lnsgkgsnl/1b5r1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 0 1",
        "lnsgkgsnlll/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 0 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/p8/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 0 1",
    ],
)
def test_another_array_teaches_no_letters(array: str) -> None:
    with pytest.raises(NotationError):
        letters_of(array, Position(load_variant("shogi")))
