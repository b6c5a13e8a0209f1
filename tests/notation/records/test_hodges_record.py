"""Records in Hodges's notation carry everything a game has."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.hodges_record import TITLE, format_games, format_hodges, parse_hodges
from shogi_desktop.rules import Side, load_variant
from tests.games import with_seeds
from tests.notation.records.random_records import (
    STRICT,
    VARIANTS,
    assert_same,
    lost_by_an_illegal_move,
    main_line,
    play,
    random_game,
)

SHOGI = load_variant("shogi")
any_text = st.text(alphabet=st.characters(codec="utf-8"), max_size=40)


def read(text: str) -> Game:
    """The one game of a text without problems."""
    reading = parse_hodges(text)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


@pytest.mark.parametrize(("name", "seed"), with_seeds(8, 3))
def test_random_games_come_back(name: str, seed: int) -> None:
    game = random_game(name, seed)
    for node in game.root.walk():
        if node.spent_ms is not None:
            node.spent_ms += seed
        node.clock_ms = (node.ply * 1001, seed * 100_000) if node.parent and node.ply % 3 else None
    again = read(format_hodges(game))
    assert_same(again, game)
    assert [node.clock_ms for node in again.root.walk()] == [node.clock_ms for node in game.root.walk()]


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seed in with_seeds(4, 1) if name in STRICT])
def test_an_illegal_move_of_strict_play_comes_back(name: str, seed: int) -> None:
    game = lost_by_an_illegal_move(name, seed)
    assert_same(read(format_hodges(game)), game)


@settings(deadline=None, max_examples=60)
@given(any_text, any_text, any_text, any_text)
def test_any_text_in_comments_bookmarks_ends_and_headers(comment: str, mark: str, detail: str, value: str) -> None:
    game = play(Game(SHOGI), "7g7f")
    game.cursor.comment, game.cursor.bookmark = comment, mark
    game.headers["備考"] = value
    game.finish(GameResult(None, Reason.OTHER, detail, spent_ms=1))
    again = read(format_hodges(game))
    assert again.cursor.comment == comment
    assert again.cursor.bookmark == mark
    assert again.result == game.result and again.headers == game.headers


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("winner", [None, Side.BLACK, Side.WHITE])
def test_every_end_comes_back(reason: Reason, winner: Side | None) -> None:
    game = play(Game(SHOGI), "7g7f")
    game.finish(GameResult(winner, reason, "a, (b)", 2500))
    assert read(format_hodges(game)).result == game.result


def test_several_games_in_one_text() -> None:
    games = [random_game(name, 3) for name in VARIANTS]
    reading = parse_hodges(format_games(games))
    assert reading.problems == [] and len(reading.games) == len(games)
    for one, other in zip(reading.games, games, strict=True):
        assert_same(one, other)


def test_as_it_is_written() -> None:
    tenjiku = load_variant("tenjiku", {"fire_demon_range": "file"})
    game = Game(tenjiku, handicap="bishop-general")
    game.headers.update(black="Hanako", 備考="x")
    play(game, "9e9f 8l8k", {1: 4250})
    game.cursor.clock_ms = (600_000, 595_750)
    game.cursor.comment = "one\n\ntwo"
    game.finish(GameResult(Side.BLACK, Reason.TIME, spent_ms=61_000))
    game.go_start()
    play(game, "8e8f")
    assert (
        format_hodges(game)
        == f"""{TITLE}
Game: tenjiku
Rule: fire_demon_range = file
Handicap: bishop-general
black: Hanako
備考: x

1. P-9f (0:04.250)
2. P-8k (Black 10:00, White 9:55.750)
* one
* 
* two
3. Black wins: time (1:01)

Variation at 1
1. P-8f
"""
    )


@pytest.mark.parametrize("name", ["Game", "Rule", "Start", "Handicap", "", "* x", "& x", TITLE, "1. P-7f"])
def test_a_header_that_would_be_read_as_something_else_is_refused(name: str) -> None:
    game = Game(SHOGI)
    game.headers[name] = "x"
    with pytest.raises(NotationError, match="cannot be written"):
        format_hodges(game)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("Game: go\n1. P-7f\n", 2, "there is no variant"),
        ("Game: shogi\nRule: x = y\n1. P-7f\n", 3, "there is no such rule option"),
        ("Game: shogi\nHandicap: all\n1. P-7f\n", 3, "has no handicap"),
        ("Game: shogi\nStart: x\n1. P-7f\n", 3, "position"),
        ("Game: shogi\n1. P-5e\n", 3, "not a legal move"),
        ("Game: shogi\n2. P-7f\n", 3, "move 1 belongs here"),
        ("Game: shogi\n1. P-7f\nVariation at 5\n5. P-7f\n", 4, "no move stands above"),
        ("Game: shogi\n1. P-7f\n2. White wins: luck\n", 4, "no end of a game"),
        ("Game: shogi\nhello\n1. P-7f\n", 3, "is understood"),
        ("Game: shogi\nx: \\q\n1. P-7f\n", 3, "after"),
    ],
)
def test_what_is_wrong_is_reported_with_its_place(text: str, line: int, message: str) -> None:
    reading = parse_hodges(f"{TITLE}\n{text}")
    assert reading.problems[0].line == line
    assert message in str(reading.problems[0].message)


def test_variations_go_on_after_a_move_that_is_none() -> None:
    reading = parse_hodges(f"{TITLE}\nGame: shogi\n1. P-7f\n2. P-5e\n3. P-2f\nVariation at 2\n2. P-3d\n")
    assert len(reading.problems) == 1
    assert main_line(reading.games[0]) == "7g7f 3c3d"
    assert len(list(reading.games[0].root.walk())) == 3


def test_a_position_comes_back() -> None:
    start = parse_sfen("4k4/9/4P4/9/9/9/9/9/4K4 w G2r2b3g4s4n4l17p 24", SHOGI)
    assert_same(read(format_hodges(Game(SHOGI, start))), Game(SHOGI, start))
