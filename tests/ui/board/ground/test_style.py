"""Every board in both window themes: what lies on it can be seen, its lines are there at any size."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor, QImage

from shogi_desktop.rules import Variant, load_variant
from shogi_desktop.settings import CHOICES, Settings
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground.backdrop import draw_backdrop, grid_weights
from shogi_desktop.ui.board.ground.style import BOARDS, BoardColors, board_palette
from shogi_desktop.ui.board.ground.wood import texture
from shogi_desktop.ui.board.layout.layout import Box, Layout
from shogi_desktop.ui.board.marks.mark_layer import MOVED_FROM
from tests.ui.board.variants import wide_variant
from tests.ui.contrast import contrast, distance, over

PIECE = QColor("#f6dcaa")
WAYS = ("step", "slide", "jump", "range_jump", "multi")
SMALL = (760, 560)  # about what the smallest window leaves to the board


@pytest.fixture(params=itertools.product(BOARDS, (False, True)), ids=lambda p: f"{p[0]}-{'dark' if p[1] else 'light'}")
def palette(request: pytest.FixtureRequest) -> BoardColors:
    board, dark = request.param
    return board_palette(board, dark)


def test_the_settings_know_every_board() -> None:
    assert set(CHOICES["board"]) == set(BOARDS) and Settings().board in BOARDS


def test_lines_and_labels_can_be_seen(palette: BoardColors) -> None:
    assert contrast(over(palette.line, palette.wood), palette.wood) >= 3
    assert contrast(palette.label, palette.wood) >= 4.5


def test_pieces_stand_out(palette: BoardColors) -> None:
    assert distance(PIECE, palette.wood) >= 60
    assert distance(PIECE, over(palette.stand, palette.wood)) >= 80


def test_targets_can_be_seen_and_told_apart(palette: BoardColors) -> None:
    signs = [getattr(palette, way) for way in WAYS]
    for sign in (*signs, palette.target):
        edge = over(palette.target_edge, palette.wood)
        assert max(contrast(sign, palette.wood), contrast(edge, palette.wood), contrast(sign, edge)) >= 3
        assert distance(sign, palette.wood) >= 120
    assert min(distance(one, other) for one, other in itertools.combinations(signs, 2)) >= 100


def test_marks_of_squares_can_be_seen(palette: BoardColors) -> None:
    plain = palette.wood
    last, selected = over(palette.last_move, plain, MOVED_FROM), over(palette.selected, plain, 0.4)
    assert distance(last, plain) >= 75 and distance(selected, plain) >= 45
    assert distance(over(palette.check, plain, 0.72), plain) >= 120
    assert distance(over(palette.hint, plain, 0.74), plain) >= 120
    assert distance(last, selected) >= 45
    assert max(contrast(palette.cursor, plain), contrast(palette.cursor_edge, plain)) >= 2.5


def runs(values: list[bool]) -> list[tuple[int, int]]:
    """Start and length of every run of True."""
    starts = [i for i, value in enumerate(values) if value and (i == 0 or not values[i - 1])]
    return [(start, next((i for i in range(start, len(values)) if not values[i]), len(values)) - start)
            for start in starts]  # fmt: skip


def _lines(picture: QImage, layout: Layout, upright: bool) -> list[tuple[int, int]]:
    """The lines that a walk between two others, all across the grid, meets, from the middle of the border on."""
    line, half = board_palette("plain", False).line, round(layout.border * layout.scale / 2)
    ground = board_palette("plain", False).wood
    seen = over(line, ground).rgb()
    grid, scale = layout.grid, layout.scale
    left, top = round(grid.x * scale), round(grid.y * scale)
    cell_w, cell_h = layout.cell_pixels, round(layout.cell_h * scale)
    if upright:
        row = top + cell_h // 2
        walk = [(x, row) for x in range(left - half, left + layout.variant.files * cell_w + half)]
    else:
        column = left + cell_w // 2
        walk = [(column, y) for y in range(top - half, top + layout.variant.ranks * cell_h + half)]
    met = runs([distance(QColor(picture.pixel(*at)), QColor(seen)) < 12 for at in walk])
    return [(start - half, weight) for start, weight in met]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("thick", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("variant", [load_variant("shogi"), load_variant("tenjiku"), wide_variant(36, 36)])
def test_every_line_is_there_on_whole_device_pixels(variant: Variant, scale: float, thick: bool) -> None:
    layout = Layout(variant, *SMALL, scale)
    style = BoardStyle(board="plain", coordinates="off", thick_grid=thick)
    picture = draw_backdrop(layout, style, board_palette("plain", False)).toImage()
    thin, frame = grid_weights(layout, thick)
    assert thin >= scale - 0.8 and frame > thin
    for upright, count, cell in (
        (True, variant.files, layout.cell_pixels),
        (False, variant.ranks, round(layout.cell_h * scale)),
    ):
        expected = [(index * cell - thin // 2, thin) for index in range(count + 1)]
        expected[0], expected[-1] = (-(frame // 2), frame), (count * cell - frame // 2, frame)
        assert _lines(picture, layout, upright) == expected


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("dark", [False, True])
def test_trays_have_a_rim_and_a_darker_floor(shogi: Variant, board: str, dark: bool) -> None:
    layout = Layout(shogi, 900, 640, 1.0)
    picture = draw_backdrop(layout, BoardStyle(board=board, dark=dark), board_palette(board, dark)).toImage()
    for tray in layout.trays.values():
        rim = _mean(picture, Box(tray.x + tray.w * 0.2, tray.bottom - 3, tray.w * 0.6, 2))
        floor = _mean(picture, Box(tray.x + tray.w * 0.2, tray.bottom - 20, tray.w * 0.6, 10))
        shade = _mean(picture, Box(tray.x + tray.w * 0.2, tray.y + 0.11 * layout.cell_w, tray.w * 0.6, 1))
        assert shade < floor < rim


def _mean(picture: QImage, box: Box) -> float:
    part = picture.copy(round(box.x), round(box.y), round(box.w), max(1, round(box.h)))
    return sum(part.pixelColor(x, y).lightness() for x in range(part.width()) for y in range(part.height())) / (
        part.width() * part.height()
    )


@pytest.mark.usefixtures("qapp")
def test_a_surface_is_drawn_once_for_a_size_class() -> None:
    kaya, walnut = board_palette("kaya", False), board_palette("walnut", False)
    assert texture(kaya, 700) is texture(kaya, 900)
    assert texture(kaya, 900) is not texture(kaya, 1900)
    assert texture(kaya, 500).toImage() != texture(walnut, 500).toImage()
