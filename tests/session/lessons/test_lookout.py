"""Where a piece goes, whoever's turn it is."""

from __future__ import annotations

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.session.sight.attacks import piece_moves


def moves(position: Position, square: str) -> set[str]:
    variant: Variant = position.variant
    return {format_move(move, variant) for move in piece_moves(position, variant.parse_square(square))}


def test_the_piece_of_the_side_that_is_not_to_move() -> None:
    position = Position(load_variant("shogi"))
    assert moves(position, "3c") == {"3c3d"}
    assert moves(position, "7g") == {"7g7f"}
    assert moves(position, "5e") == set()


def test_a_pin_and_a_check_keep_no_piece_from_striking() -> None:
    position = parse_sfen("4k4/4g4/9/9/4R4/9/9/9/4K4 b - 1", load_variant("shogi"))
    assert "5b4b" in moves(position, "5b")
    checked = parse_sfen("4k4/9/9/9/4r4/9/9/4G4/K8 b - 1", load_variant("shogi"))
    assert "5h4h" in moves(checked, "5h")


def test_after_the_last_royal_piece_is_gone_pieces_still_move() -> None:
    position = parse_sfen("16/16/16/16/16/7p8/16/16/16/16/16/16/16/16/16/15K b - 1", load_variant("tenjiku"))
    assert moves(position, "9f") == {"9f9g"}
