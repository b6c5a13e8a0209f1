"""USEN: lines of moves in one word."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.programs.usen import format_usen, parse_usen, says_end
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.pieces import Side
from tests.notation.records.playing import SHOGI, lines, played, random_game, usi_moves

HANDICAP = "1nsgkgsn1_9_ppppppppp_9_9_9_PPPPPPPPP_1B5R1_LNSGKGSNL.w.-~0.09k7ku0e4.r"


def only(text: str) -> Game:
    reading = parse_usen(text)
    assert reading.problems == []
    (game,) = reading.games
    return game


def test_a_game_with_a_start_of_its_own() -> None:
    game = only(HANDICAP)
    assert usi_moves(game) == "3a2b 7g7f 4a3b"
    assert game.result == GameResult(Side.WHITE, Reason.RESIGN)
    assert format_usen([game]) == HANDICAP + "\n"


def test_drops_and_promotions() -> None:
    game = played("7g7f 3c3d 8h2b+ 3a2b B*5e")
    text = format_usen([game])
    assert text == "~0.7ku2jm8rl09kbxq.\n"
    assert usi_moves(only(text)) == "7g7f 3c3d 8h2b+ 3a2b B*5e"


def test_no_moves() -> None:
    assert format_usen([Game(SHOGI)]) == "~0..\n"
    assert usi_moves(only("~0..")) == usi_moves(only("~0.")) == ""


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(["", "two", "three-pawns"]))
def test_what_is_written_is_read(seed: int, handicap: str) -> None:
    game = random_game(seed, handicap)
    again = only(format_usen([game]))
    assert lines(again) == lines(game)
    leaves = [node.ending for node in game.root.walk() if not node.children]
    assert [node.ending for node in again.root.walk() if not node.children] == leaves
    assert again.result == game.result and again.handicap == handicap


def test_an_end_without_a_letter_is_left_out_and_told() -> None:
    game = only("~0.7ku")
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    assert says_end(game) and format_usen([game]) == "~0.7ku.r\n"
    game.finish(GameResult(Side.WHITE, Reason.RESIGN))
    assert not says_end(game) and format_usen([game]) == "~0.7ku.\n"


@pytest.mark.parametrize(
    ("text", "problem", "played"),
    [
        ("~0.7ku7ku", "line 1, column 7: '7ku' is not a legal move here", "7g7f"),
        ("~0.zzz", "line 1, column 4: 'zzz' is no move of USEN", ""),
        ("~0.7k", "line 1, column 2: a line is 'NUMBER.MOVES.END'", ""),
        ("~0.7ku.r~5.2jm", "line 1, column 10: there is no move 5", "7g7f"),
        ("9_9.b.-~0.", "line 1, column 4: the board has 2 ranks", ""),
        ("hello", "line 1, column 1: '~' belongs before the moves", ""),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str, played: str) -> None:
    reading = parse_usen(text)
    assert str(reading.problems[0]).startswith(problem)
    assert [usi_moves(game) for game in reading.games] == ([played] if reading.games else [])


def test_other_games_are_refused() -> None:
    with pytest.raises(NotationError, match="USEN has no games of Tenjiku"):
        format_usen([Game(load_variant("tenjiku"))])
