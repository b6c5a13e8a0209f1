from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.words.move_texts import deed_words, move_text, move_words
from tests.ui.board.boards import set_up

KINGS = {"5i": "K", "5a": "k"}


@pytest.mark.parametrize(
    ("pieces", "move", "words"),
    [
        ({"7g": "P"}, "7g7f", "Black: pawn 7g to 7f"),
        ({"2d": "P", "2c": "g"}, "2d2c+", "Black: pawn 2d to 2c, takes gold general, becomes tokin"),
        ({}, "P*5e", "Black: pawn dropped on 5e"),
    ],
)
def test_moves_of_shogi(pieces: dict[str, str], move: str, words: str) -> None:
    board = set_up(load_variant("shogi"), KINGS | pieces, {"P": 1})
    assert move_words(board.variant, board.transition(parse_move(move, board))) == words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("6g6f6e", "Black: lion 6g to 6f to 6e, takes pawn, gold general"),
        ("6g6f6g", "Black: lion 6g to 6f to 6g, takes pawn"),
        ("6g6g", "Black: lion 6g passes"),
    ],
)
def test_moves_of_a_lion(move: str, words: str) -> None:
    board = set_up(load_variant("chu"), {"6l": "K", "6a": "k", "6g": "LN", "6f": "p", "6e": "g"})
    assert move_words(board.variant, board.transition(parse_move(move, board))) == words


def test_what_burns_is_told_with_its_square() -> None:
    board = set_up(load_variant("tenjiku"), {"8p": "K", "8a": "k", "8h": "FD", "7e": "p", "9f": "g"})
    told = move_words(board.variant, board.transition(parse_move("8h8f", board)))
    assert told == "Black: fire demon 8h to 8f, burns pawn 7e, gold general 9f"


def test_beside_moves_in_japanese_ranks_are_in_kanji() -> None:
    position = Position(load_variant("taikyoku"))
    told = position.transition(parse_move("18z18y", position))
    assert "18z to 18y" in deed_words(position.variant, told)
    assert "１８二十六 to １８二十五" in deed_words(position.variant, told, "japanese")


@pytest.mark.parametrize(
    ("pieces", "move", "western", "japanese"),
    [
        ({"8h": "FD", "7e": "p", "9f": "g"}, "8h8f", "☗ FD-8f (burns 2)", "☗８六火鬼（焼２）"),
        ({"8h": "FD", "8e": "fd"}, "8h8f", "☗ FD-8f (is burnt itself)", "☗８六火鬼（焼死）"),
        ({"8h": "LN", "8g": "p"}, "8h8g8h", "☗ Lnx8g (and back)", "☗８七獅子（居食い）"),
    ],
)
def test_no_sign_of_a_move_is_a_riddle(pieces: dict[str, str], move: str, western: str, japanese: str) -> None:
    board = set_up(load_variant("tenjiku"), {"1p": "K", "1a": "k"} | pieces)
    made = parse_move(move, board)
    assert move_text(board, made, 0, "western") == western
    assert move_text(board, made, 0, "japanese") == japanese
