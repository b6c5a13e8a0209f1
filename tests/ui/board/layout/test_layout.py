"""Where things lie: proportions, whole pixels, both orientations, trays of any shape, the keyboard's way."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Variant
from shogi_desktop.ui.board.layout.layout import Box, Frame, Layout, Viewpoint, tray_columns, tray_slots
from shogi_desktop.ui.board.layout.spot import in_hand, on_square
from tests.ui.board.variants import mini_variant, wide_variant

SIZES = [(240, 200), (900, 700), (1920, 1080), (500, 900), (1000, 300)]


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - 0.01
        and inner.y >= outer.y - 0.01
        and (inner.right <= outer.right + 0.01 and inner.bottom <= outer.bottom + 0.01)
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_fits_the_viewport_on_whole_device_pixels(
    shogi: Variant, size: tuple[int, int], scale: float
) -> None:
    layout = Layout(shogi, *size, scale)
    viewport = Box(0, 0, *size)
    boxes = [layout.board, *layout.trays.values(), *(layout.spot_box(in_hand(0, k)) for k in shogi.hand_kinds)]
    for box in [*boxes, *map(layout.square_box, shogi.squares)]:
        assert inside(box, viewport)
        for edge in (box.x, box.y, box.w, box.h):
            assert edge * scale == pytest.approx(round(edge * scale), abs=1e-6)
    near, far = layout.trays[0], layout.trays[1]
    assert near.x >= layout.board.right or near.y >= layout.board.bottom
    assert far.right <= layout.board.x or far.bottom <= layout.board.y


def test_squares_are_slightly_taller_than_wide(shogi: Variant) -> None:
    layout = Layout(shogi, 1600, 1000, 1.0)
    assert layout.cell_h / layout.cell_w == pytest.approx(12 / 11, abs=0.02)


def test_black_sits_at_the_bottom_and_file_1_is_at_the_right(shogi: Variant) -> None:
    layout = Layout(shogi, 900, 700, 1.0)
    assert layout.square_box(shogi.parse_square("1a")).right == pytest.approx(layout.grid.right)
    assert layout.square_box(shogi.parse_square("1a")).y == pytest.approx(layout.grid.y)
    assert layout.trays[0].x > layout.grid.right and layout.trays[0].bottom == pytest.approx(layout.board.bottom)
    assert layout.trays[1].right < layout.grid.x and layout.trays[1].y == pytest.approx(layout.board.y)
    assert (layout.turned(0), layout.turned(1)) == (False, True)


def test_flip_turns_board_and_trays_by_half_a_turn(shogi: Variant) -> None:
    plain, flipped = Layout(shogi, 900, 700, 1.0), Layout(shogi, 900, 700, 1.0, Viewpoint(flipped=True))
    for square in shogi.squares:
        mirror = shogi.square(10 - shogi.file_of(square), 10 - shogi.rank_of(square))
        assert flipped.square_box(square) == plain.square_box(mirror)
    for kind in shogi.hand_kinds:
        assert flipped.spot_box(in_hand(1, kind)) == plain.spot_box(in_hand(0, kind))
    assert flipped.plates[1] == plain.plates[0]


@pytest.mark.parametrize("flipped", [False, True])
def test_every_place_is_found_under_its_own_centre(shogi: Variant, flipped: bool) -> None:
    for variant in (shogi, mini_variant(), wide_variant(16, 16)):
        layout = Layout(variant, 1000, 720, 1.5, Viewpoint(flipped))
        hands = [in_hand(side, kind) for side in (0, 1) for kind in variant.hand_kinds]
        for spot in [*map(on_square, variant.squares), *hands]:
            assert layout.spot_at(*layout.spot_box(spot).center) == spot
            assert inside(layout.piece_box(spot), layout.spot_box(spot))
    assert layout.spot_at(-1, -1) is None


def test_shogi_trays_have_two_columns_and_four_rows_with_a_wide_pawn(shogi: Variant) -> None:
    slots = tray_slots(7, tray_columns(7, 9, 9, stacked=False))
    assert [(slot.column, slot.row, slot.span) for slot in slots] == [
        (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 1), (0, 2, 1), (1, 2, 1), (0, 3, 2)
    ]  # fmt: skip
    layout = Layout(shogi, 900, 700, 1.0)
    pawn, rook = (in_hand(0, shogi.kind_by_code(code).id) for code in "PR")
    assert layout.spot_box(pawn).w == pytest.approx(2 * layout.spot_box(rook).w)


def test_trays_grow_with_the_kinds() -> None:
    assert tray_slots(0, tray_columns(0, 9, 9, stacked=False)) == ()
    assert tray_columns(40, 12, 12, stacked=False) == 4
    assert tray_columns(7, 9, 9, stacked=True) == 8


def test_trays_go_above_and_below_in_a_tall_window(shogi: Variant) -> None:
    layout = Layout(shogi, 500, 800, 1.0)
    assert layout.trays[0].y > layout.board.bottom and layout.trays[1].bottom < layout.board.y
    assert layout.trays[0].right == pytest.approx(layout.board.right)


def test_plates_lie_beside_the_trays(shogi: Variant) -> None:
    layout = Layout(shogi, 1000, 700, 1.0)
    assert layout.plates[0].bottom < layout.trays[0].y and layout.plates[0].x == layout.trays[0].x
    assert layout.plates[1].y > layout.trays[1].bottom


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_beside_a_low_board_plates_are_wider_than_the_stands(shogi: Variant, scale: float) -> None:
    for seen in (Viewpoint(), Viewpoint(flipped=True)):
        layout = Layout(shogi, 770, 430, scale, seen)
        for plate, tray in zip(layout.plates.values(), layout.trays.values(), strict=True):
            assert plate.w == 150 > tray.w and inside(plate, Box(0, 0, 770, 430))
            assert plate.right < layout.board.x or plate.x > layout.board.right
    narrow = Layout(shogi, 560, 430, scale)
    assert narrow.plates[0].w == pytest.approx(narrow.trays[0].w, abs=3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("flipped", [False, True])
def test_a_game_without_drops_has_compact_places_for_every_kind(
    tenjiku: Variant, size: tuple[int, int], flipped: bool
) -> None:
    layout = Layout(tenjiku, *size, 1.5, Viewpoint(flipped))
    assert layout.slots(0) == layout.slots(1) == []
    for side in (0, 1):
        boxes = [layout.capture_box(side, index) for index in range(36)]
        assert len(set(boxes)) == 36 and all(inside(box, layout.trays[side]) for box in boxes)
        assert inside(layout.trays[side], Box(0, 0, *size))
        assert boxes[0].w == pytest.approx(0.75 * layout.cell_w, abs=1)
        assert layout.spot_at(*boxes[0].center) is None
        assert layout.capture_box(side, 99) == boxes[-1]


def test_room_beside_a_large_board_makes_wider_trays(tenjiku: Variant) -> None:
    narrow, wide = Layout(tenjiku, 850, 700, 1.0), Layout(tenjiku, 1300, 700, 1.0)
    assert wide.cell_pixels == narrow.cell_pixels
    assert wide.trays[0].w > narrow.trays[0].w * 1.5
    assert wide.plates[0].w == wide.trays[0].w


def test_a_zoomed_table_is_larger_on_whole_pixels_and_moves_as_one(tenjiku: Variant) -> None:
    plain = Layout(tenjiku, 900, 700, 1.25)
    zoomed = Layout(tenjiku, 900, 700, 1.25, Viewpoint(frame=Frame(3.0, 0.2, 0.4)))
    assert zoomed.cell_w == pytest.approx(3 * plain.cell_w, rel=0.06)
    assert zoomed.plates[0].w == 0
    x, y = plain.grid.center
    assert zoomed.grid.center == pytest.approx(((x - 180) * 3, (y - 280) * 3), abs=40)
    for square in tenjiku.squares:
        box = zoomed.square_box(square)
        assert zoomed.square_at(*box.center) == square
        assert box.x * 1.25 == pytest.approx(round(box.x * 1.25), abs=1e-6)


@pytest.mark.parametrize("side", [16, 36])
def test_large_boards(side: int) -> None:
    variant = wide_variant(side, side)
    layout = Layout(variant, 1600, 1000, 1.0)
    assert len({layout.square_box(square) for square in variant.squares}) == side * side
    assert inside(layout.board, Box(0, 0, 1600, 1000))


class TestNeighbour:
    def walk(self, layout: Layout, start: str, *steps: str) -> str:
        ways = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}
        variant = layout.variant
        spot = on_square(variant.parse_square(start))
        for step in steps:
            spot = layout.neighbour(spot, *ways[step])
        if spot.on_board:
            return variant.square_name(spot.square)
        code = variant.kind(spot.kind).code
        return code.lower() if spot.side else code

    @pytest.mark.parametrize(
        ("start", "steps", "end"),
        [
            ("5e", "u", "5d"), ("5e", "l", "6e"), ("5e", "r", "4e"), ("5e", "d", "5f"),
            ("5a", "u", "5a"), ("5i", "d", "5i"),
            ("1i", "r", "P"), ("1i", "ru", "N"), ("1i", "rur", "L"), ("1i", "rurl", "N"), ("1i", "rurll", "1h"),
            ("1a", "r", "R"), ("1a", "ru", "R"), ("9a", "l", "p"), ("9a", "ll", "p"), ("9a", "lr", "9a"),
            ("9a", "ld", "n"), ("9a", "ldl", "l"), ("9i", "l", "r"),
        ],
    )  # fmt: skip
    def test_from_board_to_trays_and_back(self, shogi: Variant, start: str, steps: str, end: str) -> None:
        assert self.walk(Layout(shogi, 900, 700, 1.0), start, *steps) == end

    def test_stacked_trays(self, shogi: Variant) -> None:
        layout = Layout(shogi, 500, 800, 1.0)
        assert self.walk(layout, "1i", "d") == "P"
        assert self.walk(layout, "1i", "d", "u")[1] == "i"
        assert self.walk(layout, "9a", "u") == "p"

    def test_no_trays(self) -> None:
        assert self.walk(Layout(wide_variant(16, 16), 900, 700, 1.0), "1a", "r") == "1a"
