"""The pieces a lesson is about: their diagrams are whole, however wide the panel is."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.lessons.panel import DIAGRAMS, HEAD, PieceCard
from shogi_desktop.ui.words.texts import title_of


def painted(image: QImage, row: int) -> list[int]:
    """How many pixels long each run of a row is that differs from the corner below."""
    ground = image.pixel(image.width() - 1, image.height() - 1)
    runs = groupby(image.pixel(x, row) != ground for x in range(image.width()))
    return [len(list(run)) for differs, run in runs if differs]


@pytest.mark.parametrize("width", range(268, 274))
def test_neither_of_two_diagrams_is_cut_off(qtbot: QtBot, width: int) -> None:
    variant = load_variant("tenjiku")
    card = PieceCard(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(card)
    kind = variant.kind_by_code("I").id
    card.show_kinds(variant, (kind, kind), BoardStyle())
    card.resize(width, HEAD + DIAGRAMS[1])
    first, second = painted(card.grab().toImage(), HEAD + 40)
    assert first == second >= DIAGRAMS[0]


@pytest.mark.parametrize("codes", [("R", "B"), ("+R", "+B"), ("S", "+S")])
@pytest.mark.parametrize("width", (250, 264, 340))
def test_the_names_of_two_pieces_with_two_faces_each_are_whole(
    qtbot: QtBot, codes: tuple[str, str], width: int
) -> None:
    variant = load_variant("shogi")
    card = PieceCard(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(card)
    kinds = [kind_of_code(variant, code) for code in codes]
    card.show_kinds(variant, tuple(kind.id for kind in kinds), BoardStyle(), BoardStyle(piece_set="mnemonic"))
    card.resize(width, HEAD + DIAGRAMS[1])
    for kind, place in zip(kinds, card.name_places(), strict=True):
        needed = card.fontMetrics().boundingRect(place, int(Qt.TextFlag.TextWordWrap), title_of(kind))
        assert needed.width() <= place.width() and needed.height() <= place.height()
        assert place.left() >= 0 and place.right() < card.width()


def kind_of_code(variant: Variant, code: str) -> Kind:
    kind = variant.kind_by_code(code[-1])
    return variant.kind(kind.promotes_to) if code[0] == "+" else kind
