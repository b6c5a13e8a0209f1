"""Attacked royal pieces and mate where a check need not be answered, what strikes a square, what a piece could do."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.session.sight.attacks import RescueSearch, piece_moves, strikers, threatened_royals
from tests.engine.search.small_games import board as small_board
from tests.engine.search.small_games import small
from tests.ui.board.boards import set_up


def board(pieces: str, turn: Side = Side.BLACK) -> Position:
    """Pieces as "K8h k1a +DE5e": lower case are White's."""
    variant = load_variant("tenjiku")
    position = Position.empty(variant)
    for text in pieces.split():
        code = text.rstrip("abcdefghijklmnop").rstrip("0123456789")
        side = Side.WHITE if code.islower() else Side.BLACK
        square = variant.parse_square(text[len(code) :])
        position.put(square, make_piece(variant.kind_by_code(code.upper()).id, side))
    position.set_turn(turn)
    return position


def squares(position: Position, side: Side) -> set[str]:
    return {position.variant.square_name(square) for square in threatened_royals(position, side)}


def rescued(position: Position) -> bool:
    search = RescueSearch(position)
    while (saved := search.try_next()) is None:
        pass
    return saved


@pytest.mark.parametrize(
    ("pieces", "threatened"),
    [
        ("K8h k1a", set()),
        ("K8h k1a r8a", {"8h"}),
        ("K8h +DE8i k1a r8a", {"8h"}),  # the prince is behind the king
        ("K8h +DE6h k1a r8a b4f", {"8h", "6h"}),
        ("K8h +DE6h k1a fd7b", set()),  # a demon does not range forwards
        ("K8h +DE6h k1a fd7e", {"8h", "6h"}),  # it comes to 7g and burns both
        ("K8h +DE6h FD7f k1a fd7c", set()),  # its way ends beside a demon of Black's, where it would burn itself
    ],
)
def test_royal_pieces_that_could_be_taken_or_burnt(pieces: str, threatened: set[str]) -> None:
    assert squares(board(pieces), Side.BLACK) == threatened
    assert squares(board(pieces, Side.WHITE), Side.BLACK) == threatened


def test_the_king_of_a_game_with_checks() -> None:
    position = Position(load_variant("shogi"))
    assert threatened_royals(position, Side.BLACK) == []
    bare = Position.empty(position.variant)
    king, rook = (position.variant.kind_by_code(code).id for code in "KR")
    bare.put(position.variant.square(5, 9), make_piece(king, Side.BLACK))
    bare.put(position.variant.square(5, 1), make_piece(rook, Side.WHITE))
    assert threatened_royals(bare, Side.BLACK) == [position.variant.square(5, 9)]


@pytest.mark.parametrize(
    ("pieces", "saved"),
    [
        ("K1p k16a r2a r1a", False),  # two rooks guard both files
        ("K1p k16a r2a r1a R1c", True),  # one of them can be taken
        ("K1p k16a r2a r1a R16b", True),  # the enemy's last king can be taken first
        ("K1p +DE8h k16a r2a r1a", True),  # the prince stays
        ("K1p k16a q3n", True),
    ],
)
def test_a_mate_is_known(pieces: str, saved: bool) -> None:
    position = board(pieces)
    assert rescued(position) is saved
    assert position.same_state(board(pieces))


@pytest.mark.parametrize(
    ("pieces", "threatened"),
    [
        ({"5e": "K", "1a": "k", "5c": "ln"}, {"5e"}),  # a lion leaps over what stands between
        ({"5e": "K", "5d": "P", "1a": "k", "5c": "ln"}, {"5e"}),
        ({"5e": "K", "1a": "k", "2d": "fd"}, {"5e"}),  # a burner may come beside it
        ({"5e": "K", "1a": "k", "1d": "fd", "1f": "R"}, {"5e"}),  # pinned, it strikes all the same
        ({"5e": "K", "1a": "k", "1c": "ln", "1f": "R", "3c": "P"}, set()),
    ],
)
def test_lions_and_burners_threaten_where_a_check_must_be_answered(
    tmp_path: Path, pieces: dict[str, str], threatened: set[str]
) -> None:
    position = small_board(small(tmp_path, f"danger_{tmp_path.name}"), pieces)
    assert squares(position, Side.BLACK) == threatened
    assert bool(threatened) == position.in_check()


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
