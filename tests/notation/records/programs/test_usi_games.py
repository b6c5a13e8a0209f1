"""Games and positions as USI rows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.programs.usi_games import format_usi_games, parse_usi_games
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.pieces import Side
from tests.notation.records.playing import SHOGI, random_game, usi_moves

START = format_sfen(Position(SHOGI))
MATE = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"


@pytest.mark.parametrize(
    "text",
    [
        "position startpos moves 7g7f 3c3d",
        "startpos moves 7g7f 3c3d",
        "moves 7g7f 3c3d",
        "7g7f 3c3d",
        "\ufeff  7g7f\n3c3d\n",
        f"position sfen {START} moves 7g7f 3c3d",
        f"sfen {START} moves 7g7f\r\n  3c3d",
        f"{START}\nmoves 7g7f 3c3d",
        "# a remark\nposition   startpos\tmoves 7g7f 3c3d\n",
    ],
)
def test_a_game_in_many_ways(text: str) -> None:
    reading = parse_usi_games(text)
    assert reading.problems == []
    (game,) = reading.games
    assert usi_moves(game) == "7g7f 3c3d" and format_sfen(game.start) == START


def test_ends_that_programs_write() -> None:
    resigned, won = parse_usi_games("startpos moves 7g7f resign\nstartpos moves 7g7f win\n").games
    assert resigned.result == GameResult(Side.BLACK, Reason.RESIGN)
    assert won.result == GameResult(Side.WHITE, Reason.DECLARATION)


def test_several_rows_are_several_games() -> None:
    reading = parse_usi_games(f"position startpos moves 7g7f\n\nsfen {MATE}\n{MATE} moves G*5b\nstartpos\n")
    assert [(len(game.main_line()), reading.problems) for game in reading.games] == [(1, []), (0, []), (1, []), (0, [])]


def test_the_game_is_found_out() -> None:
    tenjiku, wa = load_variant("tenjiku"), load_variant("wa")
    for variant in (tenjiku, wa):
        game = Game(variant)
        for _ in range(6):
            game.play(game.position.legal_moves()[0])
        text = format_usi_games([game])
        (again,) = parse_usi_games(text).games
        assert again.variant.name == variant.name and usi_moves(again) == usi_moves(game)
        assert parse_usi_games(text, variant.name).games[0].variant is variant


def test_a_game_with_drops_by_an_option() -> None:
    wa = load_variant("wa", {"drops": "on"})
    position = Position(wa)
    kind = wa.hand_kinds[0]
    position.set_hand(Side.BLACK, kind, 1)
    (game,) = parse_usi_games(format_sfen(position)).games
    assert game.variant.has_drops and game.variant.name == "wa"


@pytest.mark.parametrize(
    ("text", "problem", "played"),
    [
        ("startpos moves 7g7f 7g7e 2g2f", "line 1, column 21: '7g7e' is not a legal move here", "7g7f"),
        ("startpos moves 7g7f\n3c3d hello", "line 2, column 6: a square belongs here in 'hello'", "7g7f 3c3d"),
        ("position sfen 9/9 b - 1", "line 1, column 18", None),
        ("hello", "line 1, column 1", None),
        ("", "line 1, column 1: there is no game in the text", None),
        ("4k4/9/9/9/9/9/9/4P4/4P4 b - 1", "line 1, column 1: Black has too many pieces (pawn) on file 5 (nifu)", ""),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str, played: str | None) -> None:
    reading = parse_usi_games(text)
    assert str(reading.problems[0]).startswith(problem)
    assert [usi_moves(game) for game in reading.games] == ([] if played is None else [played])


@settings(deadline=None, max_examples=30)
@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=4), st.sampled_from(["", "two", "three-pawns"]))
def test_what_is_written_is_read(seeds: list[int], handicap: str) -> None:
    games = [random_game(seed, handicap) for seed in seeds]
    reading = parse_usi_games(format_usi_games(games))
    assert reading.problems == []
    assert [usi_moves(game) for game in reading.games] == [usi_moves(game) for game in games]
    assert {game.handicap for game in reading.games} == {handicap}
