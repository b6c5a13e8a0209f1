from __future__ import annotations

from shogi_desktop.rules import Side, load_variant
from shogi_desktop.rules.position import Position
from shogi_desktop.session.sight.attacks import strikers
from tests.ui.board.boards import set_up


def named(position: Position, square: str, side: Side) -> list[str]:
    variant = position.variant
    return [variant.square_name(each) for each in strikers(position, variant.parse_square(square), side)]


def test_what_attacks_an_empty_square_whoever_is_to_move() -> None:
    board = set_up(load_variant("shogi"), {"5i": "K", "5a": "k", "5f": "P", "2e": "r", "8b": "B"}, {"P": 3})
    assert named(board, "5e", Side.BLACK) == ["8b", "5f"]
    assert named(board, "5e", Side.WHITE) == ["2e"]


def test_what_attacks_a_piece_and_what_defends_it() -> None:
    board = set_up(load_variant("shogi"), {"5i": "K", "5a": "k", "4h": "G", "4i": "S", "4a": "r"})
    assert named(board, "4h", Side.BLACK) == ["5i", "4i"]
    assert named(board, "4h", Side.WHITE) == ["4a"]
    assert named(board, "5i", Side.WHITE) == []


def test_a_pinned_piece_strikes_too_and_a_king_has_no_defenders_but_attackers() -> None:
    board = set_up(load_variant("shogi"), {"5i": "K", "5h": "G", "5a": "r", "1a": "k"})
    assert named(board, "6h", Side.BLACK) == ["5h", "5i"]
    assert named(board, "5h", Side.WHITE) == ["5a"]


def test_lions_strike_two_steps_away_and_generals_beyond_lower_ranks() -> None:
    chu = load_variant("chu")
    board = set_up(chu, {"6l": "K", "6a": "k", "6g": "LN"})
    assert named(board, "6e", Side.BLACK) == ["6g"]
    tenjiku = load_variant("tenjiku")
    board = set_up(tenjiku, {"8p": "K", "8a": "k", "8h": "GG", "8f": "p", "8d": "r"})
    assert named(board, "8d", Side.BLACK) == ["8h"]


def test_nothing_is_changed() -> None:
    position = Position(load_variant("tenjiku"))
    before = position.key
    strikers(position, position.variant.parse_square("8l"), Side.WHITE)
    assert position.key == before and position.turn == Side.BLACK
