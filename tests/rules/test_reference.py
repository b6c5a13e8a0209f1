"""The second reading of the rules, held against numbers and cases that others found.

Counts of shogi and minishogi: cshogi and Fairy-Stockfish; of chu: minase, shogiops; of tenjiku and single cases: the
rules pages of this project. `python -m tests.rules.reference.check FOLDER` does the same with all the research data.
"""

from __future__ import annotations

from functools import cache

import pytest

from shogi_desktop.rules.record.variant_files import BUILT_IN

from .reference.check import perft, positions, shogi
from .reference.endings import End, Game, declared
from .reference.movestrings import read_movement
from .reference.play import State, start
from .reference.record import BLACK, WHITE, Rules, read_rules
from .reference.texts import find_case, find_usi, placed, read_sfen

pytestmark = pytest.mark.once  # nothing of it is compiled


@cache
def built_in(name: str, **choices: str) -> Rules:
    return read_rules((BUILT_IN / f"{name}.toml").read_text(encoding="utf-8"), choices)


@pytest.mark.parametrize(
    ("sfen", "depth", "nodes"),
    [
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 1, 30),
        ("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 1, 593),
        ("4k4/4g4/9/4R4/9/9/9/4K4/9 w - 1", 2, 113),
        ("k8/9/9/3+B5/9/9/9/9/8K w GP 1", 1, 2),
        ("9/P8/1P7/2P6/3P5/4P4/5P3/6P2/k6PK b P 1", 2, 57),
    ],
)
def test_counts_of_shogi(sfen: str, depth: int, nodes: int) -> None:
    assert perft(read_sfen(shogi(), sfen), depth) == nodes


def test_counts_of_minishogi() -> None:
    rules = shogi("rbsgk ....p ..... P.... KGSBR", 1)
    assert [perft(Game(rules, (start(rules),)), depth) for depth in (1, 2)] == [14, 181]
    assert perft(read_sfen(rules, "2s2/2p1R/GPkg1/5/1K1R1 b S2B 29"), 1) == 50


def test_counts_of_tenjiku() -> None:
    rules, lower = built_in("tenjiku"), built_in("tenjiku", general_capture="lower_only")
    assert (perft(Game(rules, (start(rules),)), 1), perft(Game(lower, (start(lower),)), 1)) == (72, 70)


LONE = "K 8, R 30, B 29, Q 59, KR 8, SS 18, VS 12, HF 55, SE 50, LN 25, LH 46, FE 60, GG 59, VG 66, FD 75, +CS 42"


@pytest.mark.parametrize("pair", LONE.split(", "))
def test_counts_of_a_lone_piece_of_tenjiku(pair: str) -> None:
    code, count = pair.split()
    board = {(8, 8): (code, BLACK), (1, 16): ("K", BLACK), (16, 1): ("K", WHITE)}
    game = Game(built_in("tenjiku"), (State(board, {}, BLACK),))
    assert len({move for move in game.moves if move.origin == (8, 8) and not move.promoted}) == int(count)


def test_counts_of_chu() -> None:
    rules = built_in("chu")
    assert [positions(Game(rules, (start(rules),)), depth) for depth in (1, 2)] == [36, 1296]


CHU = """
K7l LN7g / k7a ln7e p7d : LN7gx7e no
K7l LN7g / k7a ln7e : LN7gx7e yes
K7l LN7g / k7a ln7e p7d : LN7gx7e yes lion_rules=none
K7l LN7g / k7a ln7f g7e : LN7gx7f yes
K7l LN7g / k7a ln7f g7e : LN7gx!7f yes
K7l LN7g / k7a ln7f g7e : LN7gx7fx7e yes
K7l LN7g / k7a ln7e g7f p7d : LN7gx7fx7e yes
K7l LN7g / k7a ln7e p7f p7d : LN7gx7fx7e no
K7l LN7g / k7a ln7e gb7f p7d : LN7gx7fx7e no
K7l LN7g / k7a ln7e +p7f p7d : LN7gx7fx7e yes
K7l LN7g / k7a ln7e r7k : LN7gx7e no
K7l LN7g / k7a ln5g +dh9g : LN7gx5g no
K7l LN8e / k7a ln8g p8f : LN8ex8fx8g yes
K7l LN8e / k7a ln8g p8f : LN8ex8fx8g no lion_protection=before
K7l LN6f R3a / k7a b9c ln3h : w B9cx6f R3ax3h no
K7l LN6f R3a / k7a b9c ln3h : w B9cx6f R3ax3h yes lion_rules=okazaki
K7l LN6f R3a / k7a b9c ln3h : w B9cx6f K7l-7k K7a-7b R3ax3h yes
K7l LN6f +KR4g / k7a b9c ln3h : w B9cx6f +KR4gx3h yes
K7l LN6f R6a / k7a b9c ln3h : w B9cx6f R6ax6f yes
K7l LN8j B6l / k7a kr8h ln3i : w KR8hx8j+ B6lx8j yes
K7l LN8j B6l / k7a kr8h ln3i : w KR8hx8j+ B6lx3i no
K7l LN7g / k7a ln7f g7e : LN7gx7f G7ex7f yes
K7l LN7g P8f P8g P8h P7f P7h P6f P6g P6h / k7a : LN7g-7g no
K7l LN7g P8f P8g P8h P7f P7h P6f P6g / k7a : LN7g-7g yes
K7l +DH5f / k7a p5e g5d : +DH5fx5ex5d yes
K7l +DH5f / k7a p5e g4d : +DH5fx5ex4d no
K7l P7e / k1a : P7e-7d+ yes
K7l P7d / k1a : P7d-7c+ no
K7l P7d / k1a g7c : P7dx7c+ yes
K7l P7b / k1a : P7b-7a+ yes
K7l GB7b / k1a : GB7b-7a+ no
K7l GB7b / k1a : GB7b-7a+ yes last_rank=pawn_go_between
K7l R7e / k1a : R7e-7d= K1a-1b R7d-7h+ no promotion=deferred
K7l R7e / k1a : R7e-7d= K1a-1b R7d-7c= K1b-1a R7c-7h+ yes promotion=deferred
K7l R7e / k1a p7c : R7e-7d= K1a-1b R7dx7c+ yes promotion=deferred
"""


@pytest.mark.parametrize("case", CHU.strip().splitlines())
def test_cases_of_chu(case: str) -> None:
    pieces, said = case.split(" : ")
    words = said.split()
    choices = dict(word.split("=") for word in words if "=" in word[1:-1])
    words = [word for word in words if "=" not in word[1:-1]]
    side = WHITE if words[0] == "w" else BLACK
    game = Game(built_in("chu", **choices), (State(placed(pieces.split(" / ")), {}, side),))
    *before, judged = [word for word in words[:-1] if word != "w"]
    for text in before:
        move = find_case(game, text)
        assert move, text
        game = game.played(move)
    assert (find_case(game, judged) is not None) == (words[-1] == "yes")


BARE = "12/12/12/12/6k5/5g6/4G7/6K5/12/12/12/12 b - 1"


@pytest.mark.parametrize(
    ("sfen", "moves", "end"),
    [
        (BARE, "", None),
        (BARE, "8g7f", None),  # the bare king attacks the last piece
        (BARE, "8g7f 6e7f", End(None, "bare_king")),
        (BARE, "8g7f 6e6d", End(BLACK, "bare_king")),
    ],
)
def test_bare_kings_of_chu(sfen: str, moves: str, end: End | None) -> None:
    game = read_sfen(built_in("chu"), sfen)
    for text in moves.split():
        move = find_usi(game, text)
        assert move, text
        game = game.played(move)
    assert game.end() == end


def test_perpetual_check_loses_and_a_dance_is_a_draw() -> None:
    for sfen, moves, end in (
        ("5k3/9/9/9/4R4/9/9/9/K8 b - 1", "5e4e 4a5a 4e5e 5a4a", End(WHITE, "perpetual_check")),
        ("5k3/9/9/9/4G4/9/9/9/K8 b - 1", "5e4e 4a5a 4e5e 5a4a", End(None, "repetition")),
    ):
        game = read_sfen(shogi(), sfen)
        for text in moves.split() * 3:
            assert game.end() is None
            move = find_usi(game, text)
            assert move
            game = game.played(move)
        assert game.end() == end


def test_a_declaration_counts_points_and_pieces() -> None:
    assert declared(read_sfen(shogi(), "+R+R+B+BK+P+P+P+P/PP7/9/9/9/9/9/9/8k b 4P 1")) == (True, BLACK, 30, 10)


def test_a_declaration_counts_what_the_game_began_without_for_white() -> None:
    entered = "4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 {} RB4G4S4N4LP7p 1"
    assert declared(read_sfen(shogi(declaration="27"), entered.format("w"))) == (True, WHITE, 27, 10)
    assert declared(read_sfen(shogi(declaration="27"), entered.format("b"))).points == 27


def test_movement_strings() -> None:
    knight = read_movement("ffN").lines
    assert [(line.step, line.last) for line in knight] == [((-1, 2), 1), ((1, 2), 1)]
    assert len(read_movement("KNAD(cK-aK)(mK-bK)").two_steps) == 64
    assert read_movement("fmW2fcF").lines[0][2:5] == (True, False, "")
    with pytest.raises(ValueError, match="X"):
        read_movement("WX")
