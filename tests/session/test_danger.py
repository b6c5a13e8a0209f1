"""Attacked royal pieces and mate in games where a check need not be answered, on small set-ups of Tenjiku."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.session.sight.attacks import RescueSearch, threatened_royals
from tests.engine.search.small_games import board as small_board
from tests.engine.search.small_games import small


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
