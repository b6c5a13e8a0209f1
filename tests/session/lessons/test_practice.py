"""Boards of another size with the pieces of a game."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.lessons.practice import practice_moves, practice_variant


@pytest.mark.parametrize(
    ("name", "size", "zone"), [("tenjiku", 9, 3), ("shogi", 9, 3), ("shogi", 5, 2), ("shogi", 1, 1)]
)
def test_the_promotion_zone_fits_the_board(name: str, size: int, zone: int) -> None:
    board = practice_variant(load_variant(name), size, size)
    assert (board.files, board.ranks, board.promotion_zone) == (size, size, zone)
    assert board is practice_variant(load_variant(name), size, size)
    assert [square for square in board.squares if Position(board).piece_at(square)] == []


def test_a_piece_moves_without_kings() -> None:
    board = practice_variant(load_variant("tenjiku"), 9, 9)
    position = parse_sfen("9/9/9/9/4+[KR]4/9/9/9/9 b - 1", board)
    assert len(practice_moves(position)) == len(position.legal_moves()) == 25
    assert position.royal_squares(0) == []


def test_without_drops_captured_pieces_leave_the_game() -> None:
    board = practice_variant(load_variant("shogi"), 5, 5, drops=False)
    position = parse_sfen("5/5/2p2/5/2R2 b - 1", board)
    position.play(next(move for move in practice_moves(position) if format_move(move, board) == "3e3c"))
    assert not board.has_drops and all(position.hand_count(0, kind.id) == 0 for kind in board.kinds if kind)


def test_no_board_is_larger_than_those_of_games() -> None:
    with pytest.raises(ValueError, match="37 x 9"):
        practice_variant(load_variant("shogi"), 37, 9)
