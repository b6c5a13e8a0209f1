"""Games and positions as USI rows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.detect import parse_record
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
        ("startpos moves 7g7f\n3c3d hello", "line 2, column 6: 'hello' is no move, and no word that ends", "7g7f 3c3d"),
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


B, W = Side.BLACK, Side.WHITE
ENDS = [
    ("resign", GameResult(B, Reason.RESIGN)),
    ("resigns", GameResult(B, Reason.RESIGN)),
    ("toryo", GameResult(B, Reason.RESIGN)),
    ("win", GameResult(W, Reason.DECLARATION)),
    ("rep_draw", GameResult(None, Reason.REPETITION)),
    ("sennichite", GameResult(None, Reason.REPETITION)),
    ("repetition", GameResult(None, Reason.REPETITION)),
    ("rep_win", GameResult(W, Reason.PERPETUAL_CHECK)),
    ("rep_lose", GameResult(B, Reason.PERPETUAL_CHECK)),
    ("rep_sup", GameResult(W, Reason.OTHER, "rep_sup")),
    ("rep_inf", GameResult(B, Reason.OTHER, "rep_inf")),
    ("draw", GameResult(None, Reason.AGREEMENT)),
    ("timeout", GameResult(B, Reason.TIME)),
    ("time_up", GameResult(B, Reason.TIME)),
    ("time-up", GameResult(B, Reason.TIME)),
    ("break", GameResult(None, Reason.ABORTED)),
    ("interrupt", GameResult(None, Reason.ABORTED)),
    ("abort", GameResult(None, Reason.ABORTED)),
    ("illegal", GameResult(B, Reason.ILLEGAL_MOVE)),
    ("illegal_move", GameResult(B, Reason.ILLEGAL_MOVE)),
    ("illegal_win", GameResult(W, Reason.ILLEGAL_MOVE)),
    ("illegal_lose", GameResult(B, Reason.ILLEGAL_MOVE)),
    ("jishogi", GameResult(None, Reason.IMPASSE)),
    ("max_moves", GameResult(None, Reason.MOVE_LIMIT)),
    ("mate", GameResult(B, Reason.CHECKMATE)),
    ("mated", GameResult(B, Reason.CHECKMATE)),
    ("tsumi", GameResult(B, Reason.CHECKMATE)),
    ("lose", GameResult(B, Reason.OTHER)),
    ("Resign", GameResult(B, Reason.RESIGN)),
    ("REP_DRAW", GameResult(None, Reason.REPETITION)),
    ("%TORYO", GameResult(B, Reason.RESIGN)),
    ("%CHUDAN", GameResult(None, Reason.ABORTED)),
    ("%KACHI", GameResult(W, Reason.DECLARATION)),
]


@pytest.mark.parametrize(("word", "result"), ENDS, ids=[word for word, _ in ENDS])
def test_words_that_end_a_row(word: str, result: GameResult) -> None:
    rows = ("position startpos moves 7g7f {}", "startpos moves 7g7f\n{}\n", "7g7f {}", f"sfen {START} moves 7g7f {{}}")
    for row in rows:
        reading = parse_record(row.format(word), "shogi")
        assert [str(problem) for problem in reading.problems] == []
        (game,) = reading.games
        assert usi_moves(game) == "7g7f" and game.result == result
        assert parse_usi_games(row.format(word)).games[0].result == result


def test_a_row_that_ends_before_its_first_move() -> None:
    for text in ("startpos moves resign", "startpos resign", f"sfen {START} resign"):
        (game,) = parse_usi_games(text).games
        assert game.result == GameResult(Side.WHITE, Reason.RESIGN) and not game.root.children


@pytest.mark.parametrize("word", ["foo", "resigned_by_mail", "%FOO", "win?", "rep_"])
def test_a_word_that_is_not_known_is_told_as_such(word: str) -> None:
    reading = parse_usi_games(f"startpos moves 7g7f {word}\nstartpos moves 2g2f resign")
    (problem,) = reading.problems
    assert str(problem) == f"line 1, column 21: '{word}' is no move, and no word that ends a game"
    assert [usi_moves(game) for game in reading.games] == ["7g7f", "2g2f"] and reading.games[0].result is None


def test_what_follows_the_end_is_told() -> None:
    reading = parse_usi_games("startpos moves 7g7f resign 3c3d")
    assert [str(problem) for problem in reading.problems] == ["line 1, column 28: a move follows the end of the game"]
