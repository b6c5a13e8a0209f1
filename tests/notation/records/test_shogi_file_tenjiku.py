"""The .shogi file of a Tenjiku or chu game: options, handicaps, every form of move, what is refused and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import IllegalMoveText, NotationError
from shogi_desktop.notation.moves import hodges
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Variant

TENJIKU = load_variant("tenjiku")
CHU = load_variant("chu")
GOLDEN = Path(__file__).parent / "golden" / "tenjiku.shogi"
HEAD = "Shogi Desktop game 1\nvariant: tenjiku\n"
LIONS = "sfen: k15/16/16/16/16/16/8p7/8[LN]7/16/16/16/16/16/16/16/K15 b - 1\n"


def test_the_golden_game_has_every_form_of_move() -> None:
    game = parse_game(GOLDEN.read_text(encoding="utf-8"))
    position = game.start
    texts = []
    for node in game.main_line():
        texts.append(hodges.format_move(position, node.move))
        position.play(node.move)
    first = ["Lnx!8g", "Lnx!3e", "Lnx9g-8f", "Ln-3d", "WB-10dx!10c,9c+"]
    assert texts == [*first, "Lnx2f", "RGx6d+", "K-15a", "FD-6fx!7f"]
    assert game.variant.choice("fire_demon_clash") == "mover_and_others"


@pytest.mark.parametrize(
    ("variant", "handicap"), [(variant, known.key) for variant in (TENJIKU, CHU) for known in variant.handicaps]
)
def test_every_handicap_survives(variant: Variant, handicap: str) -> None:
    game = Game(variant, handicap=handicap)
    game.play(game.position.legal_moves()[0])
    text = format_game(game)
    assert "sfen" not in text
    again = parse_game(text)
    assert again.handicap == handicap and format_sfen(again.position) == format_sfen(game.position)
    assert format_game(again) == text


@pytest.mark.parametrize(
    ("key", "value"), [(option.key, value) for option in TENJIKU.options for value, _ in option.choices]
)
def test_every_rule_option_survives_and_defaults_are_left_out(key: str, value: str) -> None:
    text = format_game(Game(load_variant("tenjiku", {key: value})))
    assert (f"option: {key} = {value}\n" in text) == (value != TENJIKU.choice(key))
    assert parse_game(text).variant.choice(key) == value


@pytest.mark.parametrize(("written", "canonical"), [("8h9h8h", "8h8h"), ("8h9g9f", "8h9f"), ("8h8g8h", "8h8g8h")])
def test_walks_over_empty_squares_are_read(written: str, canonical: str) -> None:
    game = parse_game(HEAD + LIONS + f"[moves]\n1 {written}\n")
    assert format_move(game.cursor.move, TENJIKU) == canonical
    assert f"1 {canonical}\n" in format_game(game)


@pytest.mark.parametrize(
    ("moves", "line", "message"),
    [
        ("1 8h9h8h\n1 8h8h", 6, "there before"),
        ("1 8h8g8f8e", 5, "over that many squares"),
        ("1 8h9h9g9f", 5, "over that many squares"),
        ("1 8h8h+", 5, "a pass promotes nothing"),
        ("1 8h8e", 5, "the lion on 8h does not go there"),
        ("1 8i8h", 5, "8i is empty"),
        ("1 8g8h", 5, "the piece on 8g is White's"),
        ("1 8h8h\n2 16a15a\n3 8h8h\n4 15a16a", 8, "brings back a position"),
    ],
)
def test_what_is_not_a_move_is_refused_with_its_reason(moves: str, line: int, message: str) -> None:
    with pytest.raises(NotationError, match=message) as caught:
        parse_game(HEAD + LIONS + "[moves]\n" + moves)
    assert caught.value.line == line


def test_the_reason_stands_under_strict_play_too() -> None:
    text = HEAD + "option: strict_play = yes\n" + LIONS + "[moves]\n1 8h8h\n2 16a15a\n3 8h8h\n4 15a16a\n5 8h8h"
    with pytest.raises(IllegalMoveText, match="the move before was illegal") as caught:
        parse_game(text)
    assert caught.value.line == 10


def test_nothing_is_read_after_the_last_royal_piece_is_gone() -> None:
    start = "sfen: k1[LN]13/p15/" + "16/" * 13 + "K15 b - 1\n"
    assert parse_game(HEAD + start + "[moves]\n1 14a16a\n").position.outcome() is not None
    with pytest.raises(IllegalMoveText, match="no move is left"):
        parse_game(HEAD + start + "[moves]\n1 14a16a\n2 16b16c\n")
