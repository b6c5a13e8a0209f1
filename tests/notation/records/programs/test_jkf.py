"""JKF: what other programs write, lines and their ends, and what is wrong with a text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.programs.jkf import format_jkf, parse_jkf
from shogi_desktop.notation.records.programs.jkf_parts import PRESETS
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.pieces import Side
from tests.notation.records.playing import SHOGI, played, random_game, told, usi_moves

PAWN = {"color": 0, "from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"}
REPLY = {"color": 1, "from": {"x": 3, "y": 3}, "to": {"x": 3, "y": 4}, "piece": "FU"}
SIDE = {"color": 0, "from": {"x": 2, "y": 7}, "to": {"x": 2, "y": 6}, "piece": "FU"}


def record(*moves: Any, **more: Any) -> str:
    return json.dumps({"header": {}, "moves": [{}, *moves], **more}, ensure_ascii=False)


def only(text: str) -> Game:
    """The game of a text with which nothing is wrong."""
    reading = parse_jkf(text)
    assert reading.problems == []
    (game,) = reading.games
    return game


def problem(text: str) -> str:
    (told_of,) = parse_jkf(text).problems
    return str(told_of)


def test_a_record_as_it_is_described() -> None:
    text = record(
        {"move": PAWN, "time": {"now": {"m": 1, "s": 12}, "total": {"h": 0, "m": 1, "s": 12}}, "comments": ["a", "b"]},
        {"move": REPLY, "forks": [[{"move": {**REPLY, "from": {"x": 8, "y": 3}, "to": {"x": 8, "y": 4}}}]]},
        {"special": "TORYO", "time": {"now": {"h": 1, "m": 0, "s": 3}, "total": {"m": 0, "s": 0}}},
        header={"先手": "Hanako", "上手": "Taro", "棋戦": "E", "備考": "N"},
    )
    game = only(text)
    assert usi_moves(game) == "7g7f 3c3d"
    assert game.headers == {"black": "Hanako", "white": "Taro", "event": "E", "備考": "N"}
    assert (game.main_line()[0].spent_ms, game.main_line()[0].comment) == (72_000, "a\nb")
    assert [len(node.children) for node in game.root.walk()] == [1, 2, 0, 0]
    assert game.result == GameResult(Side.WHITE, Reason.RESIGN) and game.result.spent_ms == 3_603_000


def test_it_is_written_as_the_schema_has_it() -> None:
    game = played("7g7f 3c3d 8h2b+")
    for node, spent in zip(game.main_line(), (61_500, None, 1_000), strict=True):
        node.spent_ms = spent
    game.headers["black"] = "花子"
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    assert json.loads(format_jkf([game])) == {
        "header": {"先手": "花子"},
        "initial": {"preset": "HIRATE"},
        "moves": [
            {},
            {
                "move": PAWN,
                "time": {"now": {"m": 1, "s": 1}, "total": {"h": 0, "m": 1, "s": 1}},
            },
            {"move": REPLY},
            {
                "move": {
                    "color": 0,
                    "from": {"x": 8, "y": 8},
                    "to": {"x": 2, "y": 2},
                    "piece": "KA",
                    "promote": True,
                    "capture": "KA",
                },
                "time": {"now": {"m": 0, "s": 1}, "total": {"h": 0, "m": 1, "s": 2}},
            },
            {"special": "TORYO"},
        ],
    }


@pytest.mark.parametrize(("preset", "handicap"), PRESETS.items())
def test_presets(preset: str, handicap: str) -> None:
    game = only(record(initial={"preset": preset}))
    assert format_sfen(game.start) == format_sfen(Game(SHOGI, handicap=handicap).start)
    assert json.loads(format_jkf([Game(SHOGI, handicap=handicap)]))["initial"] == {"preset": preset}


def test_seven_pieces_are_the_left_or_the_right_ones() -> None:
    left, right = (only(record(initial={"preset": preset})).start for preset in ("7_L", "7_R"))
    assert format_sfen(left).startswith("2sgkg3/9/") and format_sfen(right).startswith("3gkgs2/9/")


def test_boards_of_any_kind() -> None:
    game = Game(SHOGI, handicap="three-pawns")
    again = only(format_jkf([game]))
    assert (again.handicap, format_sfen(again.start)) == ("three-pawns", format_sfen(game.start))
    empty = {"preset": "OTHER", "data": {"color": 1, "board": {}, "hands": [{"FU": 2}, {}]}}
    assert format_sfen(only(record(initial=empty)).start) == "9/9/9/9/9/9/9/9/9 w 2P 1"
    assert only(json.dumps({"header": {"手合割": "香落ち"}, "moves": [{}]})).handicap == "lance"


def test_moves_that_are_not_normalized() -> None:
    drop = {"color": 0, "to": {"x": 5, "y": 5}, "piece": "KA"}
    takes = {"color": 0, "from": {"x": 8, "y": 8}, "to": {"x": 2, "y": 2}, "piece": "KA", "promote": True}
    back = {"color": 1, "same": True, "piece": "GI"}
    gold = {"color": 0, "to": {"x": 5, "y": 8}, "piece": "KI"}
    start = [{"move": move} for move in (PAWN, REPLY, takes, back)]
    assert usi_moves(only(record(*start, {"move": drop}))) == "7g7f 3c3d 8h2b+ 3a2b B*5e"
    assert usi_moves(only(record({"move": {**gold, "relative": "R"}}))) == "4i5h"
    assert usi_moves(only(record({"move": {**gold, "relative": "L"}}))) == "6i5h"
    assert "more than one piece could make this move" in problem(record({"move": gold}))
    assert "not a legal move" in problem(record({"move": {**drop, "relative": "H"}}))


def test_lines_behind_the_end_of_the_game() -> None:
    game = random_game(1, plies=6)
    game.go_to(game.end)
    game.play(game.position.legal_moves()[0])
    game.play(game.position.legal_moves()[0])
    again = only(format_jkf([game]))
    assert told(again) == told(game) and again.result == game.result and again.end.ply == game.end.ply


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(["", "lance", "six", "naked-king"]))
def test_what_is_written_is_read(seed: int, handicap: str) -> None:
    game = random_game(seed, handicap)
    again = only(format_jkf([game]))
    assert told(again) == told(game)
    assert list(again.headers.items()) == list(game.headers.items())
    assert (again.result, again.handicap) == (game.result, handicap)
    assert format_jkf([again]) == format_jkf([game])


@pytest.mark.parametrize(
    ("text", "told_of"),
    [
        ("", "line 1, column 1: this is no JSON"),
        ('{"moves": [{}', "line 1, column 14: this is no JSON"),
        ("[" * 90_000, "line 1, column 1: this JSON is nested too deep"),
        ('{"moves": {"0": 1}}', "line 1, column 1: a record of JKF has 'moves', a list"),
        ("[]", "line 1, column 1: a record of JKF has 'moves', a list"),
        (record(initial={"preset": "X"}), "line 1, column 1: 'initial' is a known preset, or OTHER with 'data'"),
        (record(header=[]), "line 1, column 1: 'header' holds names and values"),
        (record({"special": "WON"}), "'WON' is no end of a game"),
        (record(None), "a move is '{...}'"),
        (record({"move": {**PAWN, "to": {"x": 10, "y": 0}}}), "'to' is a square"),
        (record({"move": {**PAWN, "from": {"x": "7", "y": 7}}}), "'from' is another square"),
        (record({"move": {**PAWN, "piece": "KA"}}), "there is no KA on 7g"),
        (record({"move": {**PAWN, "to": {"x": 7, "y": 5}}}), "'7g7e' is not a legal move here"),
    ],
)
def test_what_is_wrong_is_told(text: str, told_of: str) -> None:
    assert told_of in problem(text)


def test_a_problem_is_told_with_its_place_in_the_text() -> None:
    moves = [{"move": PAWN, "comments": ['"move":']}, {"move": REPLY, "forks": [[{"move": SIDE}]]}, {"move": SIDE}]
    text = json.dumps({"moves": [{}, *moves], "header": {}}, indent=1)
    lines = text.split("\n")
    where = [number for number, line in enumerate(lines, 1) if '"move": {' in line]
    (error,) = parse_jkf(text).problems
    assert (error.line, lines[error.line - 1][error.column - 1 :]) == (where[2], '"move": {')


def test_hands_beyond_all_bounds() -> None:
    data = {"color": 0, "board": [[{}] * 9] * 9, "hands": [{"FU": 1e99, "KA": -1, "HI": 10**30}, {"FU": 126, "XX": 1}]}
    reading = parse_jkf(record(initial={"preset": "OTHER", "data": data}))
    assert str(reading.problems[0].message) == "the board or the hands of 'initial' hold something that is no piece"
    assert len(reading.games) == 1


def test_variations_nested_too_deep_are_refused() -> None:
    game = Game(SHOGI)
    for _ in range(300):
        first, second = game.position.legal_moves()[:2]
        game.play(first)
        game.back()
        game.play(second)
    with pytest.raises(NotationError, match="nested more than 100 deep"):
        format_jkf([game])


def test_other_games_are_refused() -> None:
    with pytest.raises(NotationError, match="JKF has no games of Tenjiku"):
        format_jkf([Game(load_variant("tenjiku"))])
