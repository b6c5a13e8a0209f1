"""Stains reach the wood and nothing else, and stay pale enough for ink."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from shogi_desktop.ui.faces.classes import PieceClass
from shogi_desktop.ui.faces.plain_piece import INK, RED
from shogi_desktop.ui.faces.stain import EDGES, FACE, LIGHT, STAINS, stained, stained_colour

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
