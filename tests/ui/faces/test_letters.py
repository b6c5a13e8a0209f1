"""Letters: what they say, upright on every piece, inside it, with sharp edges."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.ui.faces.letters import Letters, Outlines, texts_of
from shogi_desktop.ui.faces.pictures import Blanks

RESOURCES = Path(__file__).parents[3] / "resources"
INKY = 110  # darker than any wood

pytestmark = pytest.mark.decided_by(
    "resources/fonts", "resources/pieces", "shogi_desktop/rules", "shogi_desktop/ui/faces"
)


@pytest.fixture
def letters(qapp: object) -> Letters:
    return Letters(Blanks(RESOURCES / "pieces" / "blank"), Outlines(RESOURCES / "fonts"))


def face(letters: Letters, kind: Kind, pixels: int, turned: bool = False) -> QImage:
    image = QImage(pixels, round(1.1 * pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letters.paint(painter, QRectF(image.rect()), kind, 0, turned, None)
    painter.end()
    return image


def inked(image: QImage) -> set[tuple[int, int]]:
    """The pixels of letters: green and blue are low in ink and in red."""
    pixels, row = bytes(image.constBits()), image.bytesPerLine()  # blue, green, red, opacity
    return {
        (x, y)
        for y in range(image.height())
        for x, (blue, green, _, opacity) in enumerate(batched(pixels[y * row : y * row + 4 * image.width()]))
        if opacity == 255 and green < INKY - 40 and blue < 32
    }


def batched(pixels: bytes) -> Iterator[tuple[int, int, int, int]]:
    each = iter(pixels)
    return zip(each, each, each, each, strict=True)


def opaque(image: QImage) -> set[tuple[int, int]]:
    pixels, row = bytes(image.constBits()), image.bytesPerLine()
    return {(x, y) for y in range(image.height()) for x in range(image.width()) if pixels[y * row + 4 * x + 3] == 255}


@pytest.mark.parametrize(
    ("variant", "code", "expected"),
    [
        ("shogi", "P", ("P",)),
        ("shogi", "+P", ("+P", "G")),
        ("shogi", "+S", ("+S", "G")),
        ("shogi", "+R", ("+R", "DK")),
        ("tenjiku", "LN", ("Ln",)),
        ("tenjiku", "+WB", ("+WB", "FD")),
        ("tenjiku", "+G", ("+G", "R")),
        ("tenjiku", "+CS", ("+CS",)),
        ("tenjiku", "+DE", ("+DE",)),
    ],
)
def test_faces_say_what_the_record_says(variant: str, code: str, expected: tuple[str, ...]) -> None:
    assert texts_of(load_variant(variant).kind_by_code(code)) == expected


def test_a_promoted_face_says_the_same_whatever_rules_are_chosen() -> None:
    changed = load_variant("tenjiku", {"free_eagle": "western"})
    assert texts_of(changed.kind_by_code("+Q")) == ("+Q", "FE")


@pytest.mark.parametrize("variant", variant_names())
@pytest.mark.parametrize("turned", [False, True])
def test_letters_lie_inside_the_piece(letters: Letters, variant: str, turned: bool) -> None:
    """Of the hundreds of faces of the largest game those with most letters, and every tenth."""
    kinds = sorted(load_variant(variant).every_kind, key=lambda kind: -len("".join(texts_of(kind))))
    for kind in kinds if len(kinds) < 200 else [*kinds[:20], *kinds[20::10]]:
        image = face(letters, kind, 64, turned)
        ink, piece = inked(image), opaque(image)
        assert len(ink) > 40, kind.code
        for dx, dy in ((2, 0), (-2, 0), (0, 2), (0, -2)):
            assert {(x + dx, y + dy) for x, y in ink} <= piece, kind.code


@pytest.mark.parametrize("code", ["G", "GG", "+P", "L"])
def test_letters_stay_upright_on_a_turned_piece(letters: Letters, code: str) -> None:
    kind = load_variant("tenjiku").kind_by_code(code)
    up, down = inked(face(letters, kind, 64)), inked(face(letters, kind, 64, turned=True))
    shift = min(y for _, y in up) - min(y for _, y in down)
    assert shift > 0, "they lie in the broad part of the piece"
    moved = {(x, y - shift) for x, y in up}
    assert len(moved ^ down) < 0.12 * len(up)


@pytest.mark.parametrize("pixels", [28, 42, 48, 56, 72, 96, 192])
def test_capitals_stand_on_whole_pixels(letters: Letters, pixels: int) -> None:
    """The serifless L ends in a straight foot: its last row is as dark as the one above."""
    image = face(letters, load_variant("shogi").kind_by_code("L"), pixels)
    ink = inked(image)
    last = max(y for _, y in ink)
    foot = sorted(x for x, y in ink if y == last)
    middle = foot[len(foot) // 2]
    assert len(foot) >= 3
    below = QColor(image.pixelColor(middle, last + 1))
    assert image.pixelColor(middle, last).lightness() < 50 and below.lightness() > 130


def test_without_files_a_plain_piece_is_lettered(qapp: object, tmp_path: Path) -> None:
    bare = Letters(Blanks(tmp_path), Outlines(tmp_path))
    image = face(bare, load_variant("shogi").kind_by_code("R"), 60)
    assert len(inked(image)) > 40
