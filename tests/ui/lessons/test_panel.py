"""The pieces a lesson is about: their diagrams are whole, however wide the panel is."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import Art
from shogi_desktop.ui.lessons.panel import DIAGRAMS, HEAD, PieceCard


def painted(image: QImage, row: int) -> list[int]:
    """How many pixels long each run of a row is that differs from the corner below."""
    ground = image.pixel(image.width() - 1, image.height() - 1)
    runs = groupby(image.pixel(x, row) != ground for x in range(image.width()))
    return [len(list(run)) for differs, run in runs if differs]


@pytest.mark.parametrize("width", range(268, 274))
def test_neither_of_two_diagrams_is_cut_off(qtbot: QtBot, width: int) -> None:
    variant = load_variant("tenjiku")
    card = PieceCard(Art(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(card)
    kind = variant.kind_by_code("I").id
    card.show_kinds(variant, (kind, kind), BoardStyle())
    card.resize(width, HEAD + DIAGRAMS[1])
    first, second = painted(card.grab().toImage(), HEAD + 40)
    assert first == second >= DIAGRAMS[0]
