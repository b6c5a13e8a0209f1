"""Stains reach the wood and nothing else, and stay pale enough for ink."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.ui.faces.art import Art, PieceLook
from shogi_desktop.ui.faces.marks import PieceClass
from shogi_desktop.ui.faces.pictures import EDGES, FACE, INK, LIGHT, RED, STAINS, Blanks, stained, stained_colour

RESOURCES = Path(__file__).parents[3] / "resources"
BLANK = RESOURCES / "pieces" / "blank"
SETS = ("letters", "mnemonic", "one_kanji", "two_kanji", "western")

pytestmark = pytest.mark.decided_by(
    "resources/fonts", "resources/pieces", "shogi_desktop/rules", "shogi_desktop/ui/faces"
)


@pytest.fixture
def blanks(qapp: object) -> Blanks:
    return Blanks(BLANK)


def drawn(blanks: Blanks, name: str, stain: PieceClass | None = None) -> QImage:
    image = QImage(100, 110, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    blanks.draw(painter, QRectF(image.rect()), name, stain)
    painter.end()
    return image


def rows(image: QImage) -> list[int]:
    """How many pixels of each row belong to the piece, without the empty rows."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    line, values = alpha.bytesPerLine(), bytes(alpha.constBits())
    starts = range(0, line * alpha.height(), line)
    solid = [values[start : start + alpha.width()].count(255) for start in starts]
    return [row for row in solid if row]


@pytest.mark.parametrize("variant", variant_names())
def test_drawn_faces_are_as_large_as_stored_ones(blanks: Blanks, variant: str) -> None:
    stored = Art(RESOURCES)
    for kind in load_variant(variant).kinds:
        if kind is None:
            continue
        for side in (0, 1):
            size = blanks.size(kind, side)
            body = blanks.body(QRectF(0, 0, 100, 110), size)
            picture = rows(stored.pixmap(kind, side, PieceLook("two_kanji"), 100, False).toImage())
            blank = rows(drawn(blanks, size))
            assert abs(max(picture) - max(blank)) <= 2 and abs(len(picture) - len(blank)) <= 2, kind.code
            assert abs(max(blank) - body.width()) < 3 and abs(len(blank) - body.height()) < 3, size


@pytest.mark.parametrize("code", ["K", "GG", "LN", "Q", "PH", "P"])
def test_a_kind_that_no_table_knows_gets_a_size_by_its_class(blanks: Blanks, code: str) -> None:
    kind = replace(load_variant("tenjiku").kind_by_code(code), kanji="新種", kanji_white="新種")
    expected = {"K": "king", "GG": "chief", "LN": "major", "Q": "major"}.get(code, "general")
    assert blanks.size(kind, 0) == expected


def test_a_stain_colours_and_a_missing_file_is_a_plain_piece(blanks: Blanks, tmp_path: Path) -> None:
    pictures = [drawn(blanks, "pawn", stain) for stain in (None, *PieceClass)]
    assert all(picture not in pictures[:number] for number, picture in enumerate(pictures))
    plain, green = (drawn(Blanks(tmp_path), "pawn", stain) for stain in (None, PieceClass.MULTI_CAPTURE))
    assert plain.pixelColor(50, 60).alpha() == 255 and plain != green


@pytest.mark.parametrize("piece_set", SETS)
def test_all_pieces_point_to_the_far_side_in_every_set(qapp: object, piece_set: str) -> None:
    """Their head is much narrower than their foot, so that the sides are told apart without any colour."""
    art = Art(RESOURCES)
    kinds: list[Kind | None] = [*load_variant("tenjiku").kinds, *load_variant("shogi").kinds]
    for kind in kinds:
        if kind is None:
            continue
        for side in (0, 1):
            widths = rows(art.pixmap(kind, side, PieceLook(piece_set), 28, bool(side)).toImage())
            head, foot = widths[:: -1 if side else 1][1], widths[:: -1 if side else 1][-2]
            assert head < 0.6 * foot, (kind.code, side)


PIECES = Path(__file__).parents[3] / "resources" / "pieces"


def luminance(colour: QColor) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_class_has_a_stain() -> None:
    assert set(STAINS) == set(PieceClass)


@pytest.mark.parametrize("piece_set", ["blank", "one_kanji", "two_kanji", "western"])
def test_every_picture_has_the_colours_of_the_wood(piece_set: str) -> None:
    files = list((PIECES / piece_set).glob("*.svg"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert [colour for colour in (*FACE, *EDGES, LIGHT) if colour not in text] == [], file.name


@pytest.mark.parametrize("piece_class", PieceClass)
def test_ink_keeps_its_colour(piece_class: PieceClass) -> None:
    text = (PIECES / "two_kanji" / "6b69-5175.svg").read_text(encoding="utf-8")
    result = stained(text, piece_class)
    assert result.count(INK.name()) == text.count(INK.name()) > 0
    assert not any(colour in result for colour in FACE)


@pytest.mark.parametrize("piece_class", PieceClass)
def test_letters_are_read_on_stained_wood(piece_class: PieceClass) -> None:
    middle, rim = (QColor(stained_colour(colour, piece_class)) for colour in FACE)
    assert contrast(INK, rim) > 7
    assert contrast(RED, middle) > 3.6


def test_stains_are_told_apart() -> None:
    colours = [QColor(stained_colour(FACE[0], piece_class)) for piece_class in PieceClass]
    for one, other in combinations(colours, 2):
        apart = [one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()]
        assert sum(map(abs, apart)) > 30, (one.name(), other.name())
