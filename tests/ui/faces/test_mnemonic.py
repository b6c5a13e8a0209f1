"""The drawn marks: told apart when small, turned with the piece, in the colours of their meaning."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.ui.faces.art import Art, PieceLook
from shogi_desktop.ui.faces.mnemonic import JUMP, MULTI, RANGE, STEP, Field
from shogi_desktop.ui.words.i18n import Language

RESOURCES = Path(__file__).parents[3] / "resources"
TENJIKU = load_variant("tenjiku")
KINDS = [kind for kind in TENJIKU.kinds if kind is not None]
SMALL = 28

pytestmark = pytest.mark.decided_by(
    "resources/fonts", "resources/pieces", "shogi_desktop/rules", "shogi_desktop/ui/faces"
)


@pytest.fixture
def nameless(qapp: object) -> Art:
    return Art(RESOURCES, names=False)


def picture(art: Art, kind: Kind, pixels: int = SMALL, turned: bool = False, tint: bool = False) -> QImage:
    return art.pixmap(kind, 0, PieceLook("mnemonic", tint), pixels, turned).toImage()


def pixels_of(image: QImage) -> list[tuple[int, ...]]:
    data = bytes(image.convertToFormat(QImage.Format.Format_RGBA8888).constBits())
    return list(zip(data[::4], data[1::4], data[2::4], data[3::4], strict=True))


def different(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> int:
    """How many pixels are clearly of another colour."""
    return sum(sum(abs(a - b) for a, b in zip(p, q, strict=True)) > 90 for p, q in zip(one, other, strict=True))


def parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def by_power() -> list[Kind]:
    """One kind of each way to move, burn and be royal."""
    powers: dict[object, Kind] = {}
    for kind in KINDS:
        powers.setdefault((kind.movement, kind.burns, kind.royal), kind)
    return list(powers.values())


@pytest.mark.parametrize("tint", [False, True])
def test_all_ways_to_move_are_told_apart_at_28_pixels_without_letters(nameless: Art, tint: bool) -> None:
    kinds = by_power()
    assert len(kinds) == 43, "44 types, of which king and prince move alike"
    pictures = {kind.code: pixels_of(picture(nameless, kind, tint=tint)) for kind in kinds}
    for one, other in combinations(pictures, 2):
        assert different(pictures[one], pictures[other]) >= 6, (one, other)


def test_promoted_faces_have_a_red_rim(nameless: Art) -> None:
    plain, promoted = (pixels_of(picture(nameless, TENJIKU.kind_by_code(code))) for code in ("G", "+P"))
    assert different(plain, promoted) > 40


def test_letters_tell_faces_that_move_alike(qapp: object) -> None:
    art = Art(RESOURCES)
    shogi = load_variant("shogi")
    golds = [pixels_of(picture(art, shogi.kind_by_code(code))) for code in ("+P", "+L", "+N", "+S")]
    for one, other in combinations(golds, 2):
        assert different(one, other) >= 4


@pytest.mark.parametrize(
    ("code", "cell", "colour"),
    [
        ("G", (0, 1), STEP),
        ("WB", (0, 2), STEP),
        ("R", (1.3, 0), RANGE),
        ("B", (1.4, 1.4), RANGE),
        ("N", (1, 2), JUMP),
        ("LN", (0, 1), MULTI),
        ("LN", (2, 1), JUMP),
    ],
)
def test_marks_stand_on_their_squares(nameless: Art, code: str, cell: tuple[float, float], colour: QColor) -> None:
    size = 96
    at = Field(size).point(*cell).toPoint()
    shown = picture(nameless, TENJIKU.kind_by_code(code), size).pixelColor(at)
    assert max(abs(a - b) for a, b in zip(parts(shown), parts(colour), strict=True)) < 60, shown.name()


@pytest.mark.parametrize("pixels", [16, 28, 41, 48, 63, 96, 150])
def test_the_field_lies_on_whole_pixels_inside_the_piece(pixels: int) -> None:
    field = Field(pixels)
    area, roof = field.area, field.roof
    assert (area.left() % 1, area.top() % 1) == (0, 0)
    assert area.width() == 5 * field.across and area.height() == 5 * field.along
    assert area.left() >= 0.07 * pixels and area.right() <= 0.93 * pixels
    assert roof.bottom() <= area.top() and roof.top() > 0 and area.bottom() < 1.08 * pixels


def test_turned_with_the_piece(nameless: Art) -> None:
    dog = TENJIKU.kind_by_code("D")
    up, down = picture(nameless, dog, 60), picture(nameless, dog, 60, turned=True)
    flipped = up.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    centre = down.rect().adjusted(14, 14, -14, -14)  # the shadow falls down whichever way the piece points
    assert down.copy(centre) == flipped.copy(centre)


def test_in_japanese_the_name_is_the_kanji_of_the_piece(qapp: QApplication) -> None:
    art, language = Art(RESOURCES), Language(qapp, RESOURCES)
    games = [load_variant(name) for name in ("shogi", "tori", "taikyoku")]
    kinds = [kind for game in games for kind in game.every_kind]
    written = {kind: pixels_of(picture(art, kind, 48)) for kind in kinds}
    large, small = pixels_of(picture(art, games[0].kind_by_code("S"), 60)), games[0].kind_by_code("S")
    language.apply("ja")
    try:
        assert all(different(pixels_of(picture(art, kind, 48)), written[kind]) >= 4 for kind in kinds)
        assert different(pixels_of(picture(art, small, 60)), large) > 10
        nameless = Art(RESOURCES, names=False)
        field = Field(60)
        below = round(field.area.top()) * 60
        assert pixels_of(picture(art, small, 60))[below:] == pixels_of(picture(nameless, small, 60))[below:]
    finally:
        language.apply("en")


@pytest.mark.parametrize("pixels", [30, 41, 63, 96])
def test_the_kanji_stand_above_the_field(pixels: int) -> None:
    field = Field(pixels)
    assert field.kanji.bottom() <= field.area.top() and field.kanji.top() > 0
