"""Positions as pictures: of the size asked for, showing what they are to show, and drawn quickly."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.layout.spot import on_square
from shogi_desktop.ui.faces.art import Art, art_of
from shogi_desktop.ui.pictures import board_picture as drawn
from shogi_desktop.ui.pictures.board_picture import (
    Crop,
    PictureMarks,
    board_picture,
    picture_columns,
    picture_size,
    whole_board,
)
from tests.work import at_most

STYLE = BoardStyle(coordinates="letters")


@pytest.fixture
def art(qtbot: QtBot) -> Art:
    return art_of(program_files.resources())


def differing(one: QImage, other: QImage) -> float:
    """The share of points, on a coarse grid, that differ."""
    assert one.size() == other.size()
    points = [(x, y) for x in range(2, one.width(), 7) for y in range(2, one.height(), 7)]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points) / len(points)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("crop", [None, Crop(9, 1, 1, 9), Crop(6, 2, 3, 7)])
def test_a_picture_is_as_large_as_foretold(art: Art, ratio: float, crop: Crop | None) -> None:
    variant = load_variant("shogi")
    image = board_picture(art, Position(variant), STYLE, 400, ratio, None, crop)
    width, height = picture_size(variant, crop, 400, ratio)
    assert 375 < width <= 400 and image.devicePixelRatio() == ratio
    assert (image.width(), image.height()) == (round(width * ratio), round(height * ratio))
    assert picture_size(variant, crop, width, ratio) == (width, height)
    assert image.height() / image.width() == pytest.approx(_shape(crop), abs=0.06)


def test_a_picture_without_names_has_an_even_rim(art: Art) -> None:
    variant, bare = load_variant("shogi"), replace(STYLE, coordinates="off")
    image = board_picture(art, Position(variant), bare, 400, 1.0, None, whole_board(variant))
    assert (image.width(), image.height()) == picture_size(variant, whole_board(variant), 400, 1.0, named=False)
    ground, (middle, high) = image.pixel(image.width() // 2, 1), (image.width() // 2, image.height() // 2)
    lines = (
        [image.pixel(middle, y) for y in range(high)],
        [image.pixel(middle, image.height() - 1 - y) for y in range(high)],
        [image.pixel(x, high) for x in range(middle)],
        [image.pixel(image.width() - 1 - x, high) for x in range(middle)],
    )
    rims = [next(at for at, color in enumerate(line) if color != ground) for line in lines]
    assert max(rims) - min(rims) <= 1


@pytest.mark.parametrize("ratio", [1.0, 1.5])
@pytest.mark.parametrize("named", [True, False])
def test_a_picture_with_tiny_squares_shows_the_whole_board(art: Art, ratio: float, named: bool) -> None:
    variant = load_variant("taikyoku")
    style, crop = STYLE if named else replace(STYLE, coordinates="off"), whole_board(variant)
    small = board_picture(art, Position(variant), style, 90, ratio, None, crop)
    width, height = picture_size(variant, crop, 90, ratio, named)
    assert (small.width(), small.height()) == (round(width * ratio), round(height * ratio))
    kept, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    blocks = small.scaled(9, 9, kept, smooth)
    above, between, below = (QColor(blocks.pixel(4, y)).hslSaturation() for y in (1, 4, 7))
    assert between > 1.3 * max(above, below), "bare wood between the pieces of both sides"


def _shape(crop: Crop | None) -> float:
    if crop is None:
        return 0.7
    wide = picture_columns(load_variant("shogi"), crop)
    return ((crop.bottom - crop.top + 1) * 1.1 + 0.9) / wide


def test_squares_are_where_the_window_has_them(art: Art) -> None:
    """A marked square differs in the middle of its place, and only there."""
    variant = load_variant("tenjiku")
    crop, position = Crop(12, 5, 6, 10), Position(variant)
    plain = board_picture(art, position, STYLE, 500, 1.0, None, crop)
    marks = PictureMarks(squares=(variant.parse_square("10h"),))
    marked = board_picture(art, position, STYLE, 500, 1.0, marks, crop)
    cell = int(500 / picture_columns(variant, crop))
    changed = [
        (x, y)
        for x in range(0, plain.width(), 4)
        for y in range(0, plain.height(), 4)
        if plain.pixel(x, y) != marked.pixel(x, y)
    ]
    left, right = min(x for x, _ in changed), max(x for x, _ in changed)
    assert right - left == pytest.approx(cell, abs=6)
    assert (left + right) / 2 == pytest.approx((0.12 + 0.16 + 2.5) * cell, abs=6)


def test_marks_are_drawn(art: Art) -> None:
    variant = load_variant("shogi")
    position, crop = Position(variant), whole_board(variant)
    plain = board_picture(art, position, STYLE, 360, 1.0, None, crop)
    move = parse_move("7g7f", position)
    seventh = variant.parse_square("7g")
    for marks in (
        PictureMarks(arrow=move),
        PictureMarks(wrong=move),
        PictureMarks(selected=on_square(seventh)),
        PictureMarks(last_move=move),
        PictureMarks(royals=frozenset({variant.parse_square("5i")})),
        PictureMarks(arrows=((seventh, variant.parse_square("3c")),)),
        PictureMarks(barred=((seventh, variant.parse_square("3c")),)),
    ):
        share = differing(plain, board_picture(art, position, STYLE, 360, 1.0, marks, crop))
        assert 0.0005 < share < 0.1, marks


def test_of_two_arrows_that_lead_the_same_way_both_are_seen(art: Art) -> None:
    variant = load_variant("shogi")
    position, crop = Position(variant), whole_board(variant)
    position.play(parse_move("7g7f", position))
    position.play(parse_move("3c3d", position))
    short, long = parse_move("8h7g", position), parse_move("8h4d", position)
    for hint, wrong in ((short, long), (long, short)):
        shown = [PictureMarks(), PictureMarks(arrow=hint), PictureMarks(wrong=wrong)]
        shown.append(PictureMarks(arrow=hint, wrong=wrong))
        plain, blue, red, both = (board_picture(art, position, STYLE, 360, 1.0, marks, crop) for marks in shown)
        assert differing(both, red) > 0.6 * differing(plain, blue)
        assert differing(both, blue) > 0.6 * differing(plain, red)


def test_a_drop_is_marked_where_it_goes_while_the_stands_are_not_seen(art: Art) -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b BG 1", load_variant("shogi"))
    plain, marked = (
        board_picture(art, position, STYLE, 400, 1.0, marks, Crop(9, 1, 1, 9))
        for marks in (None, PictureMarks(arrow=parse_move("B*7c", position), wrong=parse_move("G*3c", position)))
    )
    middle, right = plain.width() // 2, plain.width()
    high, low = plain.height() // 2, plain.height()
    assert differing(plain.copy(0, 0, middle, high), marked.copy(0, 0, middle, high)) > 0.01
    assert differing(plain.copy(middle, 0, right - middle, high), marked.copy(middle, 0, right - middle, high)) > 0.01
    assert differing(plain.copy(0, high, right, low - high), marked.copy(0, high, right, low - high)) == 0


def test_what_is_forbidden_is_red_and_crossed_out(art: Art) -> None:
    """Not by its colour alone: there is more of it than of an arrow."""
    variant = load_variant("shogi")
    position, crop = Position(variant), whole_board(variant)
    way = ((variant.parse_square("7g"), variant.parse_square("7e")),)
    plain, allowed, barred = (
        board_picture(art, position, STYLE, 500, 1.0, marks, crop)
        for marks in (None, PictureMarks(arrows=way), PictureMarks(barred=way))
    )
    assert differing(plain, barred) > differing(plain, allowed) * 1.2
    assert _reds(barred) > _reds(plain) + 50 and _reds(allowed) == _reds(plain)


def test_burning_is_foretold(art: Art) -> None:
    """Flames over what burns: strong red where there was none."""
    variant = load_variant("tenjiku")
    position, crop = Position(variant), Crop(13, 5, 1, 5)
    move = parse_move("9m9b", position)
    plain = board_picture(art, position, STYLE, 500, 1.0, None, crop)
    burning = board_picture(art, position, STYLE, 500, 1.0, PictureMarks(arrow=move), crop)
    assert _reds(burning) > _reds(plain) + 50


def _reds(image: QImage) -> int:
    colors = (QColor(image.pixel(x, y)) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))
    return sum(color.red() > 200 and color.green() < 90 for color in colors)


def test_light_and_dark_differ(art: Art) -> None:
    variant = load_variant("shogi")
    light = board_picture(art, Position(variant), STYLE, 300, 1.0, None, whole_board(variant))
    dark = board_picture(art, Position(variant), BoardStyle(dark=True), 300, 1.0, None, whole_board(variant))
    assert light.pixelColor(150, 3).lightness() > 180 > 80 > dark.pixelColor(150, 3).lightness()


def test_pictures_are_drawn_quickly(art: Art) -> None:
    """Once the faces are there a whole large board costs a fraction of what a person notices; the limit is wide."""
    variant = load_variant("tenjiku")
    position, crop = Position(variant), whole_board(variant)
    board_picture(art, position, STYLE, 560, 1.0, None, crop)
    with at_most(seconds=0.75):
        for _ in range(3):
            board_picture(art, position, STYLE, 560, 1.0, None, crop)


@pytest.mark.parametrize("coordinates", ["letters", "kanji"])
@pytest.mark.parametrize("width", [420, 700])
def test_files_and_ranks_of_the_largest_board_can_be_read(
    art: Art, coordinates: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their signs are as high as those of letters of ten pixels, on the page and in both directions."""
    variant = load_variant("taikyoku")
    style, crop = BoardStyle(coordinates=coordinates), whole_board(variant)
    named = board_picture(art, Position(variant), style, width, 1.0, None, crop)
    monkeypatch.setattr(drawn, "coordinate_texts", lambda *_: ([], []))
    bare = board_picture(art, Position(variant), style, width, 1.0, None, crop)
    assert named.size() == bare.size()
    points = [
        (x, y) for x in range(named.width()) for y in range(named.height()) if named.pixel(x, y) != bare.pixel(x, y)
    ]
    above = [y for x, y in points if x < named.width() - 20]
    beside = [x for x, y in points if y > 20]
    assert 7 <= max(above) - min(above) + 1 <= 13 and 6 <= max(beside) - min(beside) + 1 <= 16


@pytest.mark.parametrize("name", ["shogi", "chu", "tenjiku", "taikyoku"])
@pytest.mark.parametrize("width", [260, 300, 333])
def test_the_last_rank_is_seen_whole_with_the_edge_of_the_board_below_it(art: Art, name: str, width: int) -> None:
    variant = load_variant(name)
    position, crop = Position.empty(variant), whole_board(variant)
    marks = PictureMarks(squares=(variant.square(1, variant.ranks),))
    plain, marked = (board_picture(art, position, STYLE, width, 1.0, each, crop) for each in (None, marks))
    rows, columns = range(plain.height()), range(plain.width())
    changed = [y for y in rows if any(plain.pixel(x, y) != marked.pixel(x, y) for x in columns)]
    cell = int(width / picture_columns(variant, crop))
    assert plain.height() - changed[-1] > 0.3 * cell
