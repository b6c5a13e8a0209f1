"""What is marked where, without painting; star points and coordinate texts from the variant's data."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Position, Variant
from shogi_desktop.ui.board.ground.backdrop import star_points
from shogi_desktop.ui.board.ground.numerals import coordinate_texts, in_few_signs, kanji_number
from shogi_desktop.ui.board.layout.layout import Box
from shogi_desktop.ui.board.layout.spot import in_hand, on_square
from shogi_desktop.ui.board.scene.chooser import chooser_boxes
from shogi_desktop.ui.board.scene.hand_tray import pile_offsets
from shogi_desktop.ui.board.scene.snapshot import fewer, snapshot_of
from tests.ui.board.variants import wide_variant

CELL = Box(100, 100, 60, 66)


def test_star_points_are_the_corners_of_the_zones() -> None:
    assert star_points(9, 9, 3) == [(3, 3), (6, 3), (3, 6), (6, 6)]
    assert star_points(16, 16, 5) == [(5, 5), (11, 5), (5, 11), (11, 11)]
    assert star_points(4, 8, 4) == []
    assert star_points(9, 9, 0) == []


@pytest.mark.parametrize(
    ("number", "text"), [(1, "一"), (9, "九"), (10, "十"), (16, "十六"), (20, "二十"), (36, "三十六")]
)
def test_kanji_numbers(number: int, text: str) -> None:
    assert kanji_number(number) == text


@pytest.mark.parametrize(
    ("number", "room", "text"),
    [(24, 3, "二十四"), (24, 2.9, "二四"), (31, 2, "三一"), (30, 2, "三十"), (19, 1, "十九")],
)
def test_kanji_numbers_in_little_room(number: int, room: float, text: str) -> None:
    assert in_few_signs(kanji_number(number), room) == text


def test_coordinates(shogi: Variant) -> None:
    assert coordinate_texts(shogi, "kanji") == (list("123456789"), list("一二三四五六七八九"))
    assert coordinate_texts(shogi, "letters")[1] == list("abcdefghi")
    assert coordinate_texts(shogi, "off") == ([], [])
    files, ranks = coordinate_texts(wide_variant(36, 36), "letters")
    assert (files[-1], ranks[-1], ranks[26]) == ("36", "aj", "aa")


@pytest.mark.parametrize("corner", [(0, 0), (740, 534), (0, 534), (740, 0), (370, 300)])
@pytest.mark.parametrize("count", [2, 3])
def test_chooser_stays_inside(corner: tuple[int, int], count: int) -> None:
    panel, boxes = chooser_boxes(Box(*corner, 60, 66), count, 800, 600)
    assert len(boxes) == count
    for box in boxes:
        assert panel.x <= box.x and box.right <= panel.right + 0.01
        assert panel.y <= box.y and box.bottom <= panel.bottom + 0.01
    assert panel.x >= 0 and panel.y >= 0 and panel.right <= 800 and panel.bottom <= 600


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("count", [1, 2, 4, 18])
def test_piles_stay_near_their_slot(width: int, count: int) -> None:
    offsets = pile_offsets(count, Box(0, 0, width, 66), CELL)
    assert offsets == sorted(offsets)
    assert sum(offsets) == pytest.approx(0)
    assert max(offsets) <= max((width - 60) / 2, 0.1 * 60) + 0.01
    assert len(offsets) == (count if width == 120 else min(count, 3))


def test_snapshot(shogi: Variant) -> None:
    snapshot = snapshot_of(Position.handicap(shogi, "three-pawns"))
    pawn = shogi.kind_by_code("P").id
    assert snapshot.turn == 1
    assert len(snapshot.pieces) == 21
    assert snapshot.hands[in_hand(1, pawn)] == 3
    assert snapshot.owner(in_hand(1, pawn)) == 1
    assert snapshot.owner(in_hand(0, pawn)) == -1
    assert snapshot.owner(on_square(shogi.parse_square("5i"))) == 0
    assert snapshot.owner(on_square(shogi.parse_square("5e"))) == -1
    assert snapshot.owner(None) == -1


def test_fewer_of_two_hands() -> None:
    one, two = in_hand(0, 1), in_hand(0, 2)
    assert fewer({one: 2, two: 1}, {one: 1, two: 3}) == {one: 1, two: 1}
    assert fewer({one: 2}, {}) == {one: 0}
