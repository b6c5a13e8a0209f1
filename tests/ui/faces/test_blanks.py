"""Blanks: every size there, drawn faces as large as the stored ones, pieces point wherever they are turned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.ui.faces.art import Art, PieceLook
from shogi_desktop.ui.faces.blanks import Blanks
from shogi_desktop.ui.faces.classes import PieceClass

RESOURCES = Path(__file__).parents[3] / "resources"
BLANK = RESOURCES / "pieces" / "blank"
SETS = ("letters", "mnemonic", "one_kanji", "two_kanji", "western")


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
