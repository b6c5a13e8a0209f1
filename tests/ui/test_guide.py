"""The guide to a game: what it says follows from the variant's record."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.ui.dialogs.guide import GuideDialog
from shogi_desktop.ui.looks import board_style
from shogi_desktop.ui.rule_words import rule_sentences
from tests.ui.desk import Desk


def guide(desk: Desk, name: str, **options: str) -> GuideDialog:
    style = board_style(desk.store.current, False)
    return GuideDialog(load_variant(name, options), desk.window._art, style, desk.window)


@pytest.mark.parametrize("name", variant_names())
def test_every_piece_can_be_looked_at(desk: Desk, name: str) -> None:
    dialog = guide(desk, name)
    dialog.show()
    faces = {kind.kanji for kind in load_variant(name).kinds if kind is not None}
    shown = [dialog._list.item(row).text().split()[0] for row in range(dialog._list.count())]
    assert set(shown) == faces
    for row in range(dialog._list.count()):
        dialog._list.setCurrentRow(row)
        assert load_variant(name).kind(dialog._lens.piece >> 1).kanji == shown[row]
    dialog.close()


def test_the_sentences_follow_from_the_rules() -> None:
    shogi, tenjiku = rule_sentences(load_variant("shogi")), rule_sentences(load_variant("tenjiku"))
    assert "checkmate" in shogi[0] and "dropped" in shogi[1] and "3 farthest" in shogi[2] and "4th" in shogi[3]
    assert len(shogi) == 4
    assert "last royal piece" in tenjiku[0] and "leave the game" in tenjiku[1] and "captures" in tenjiku[2]
    assert "No move may bring back" in tenjiku[3] and "fire demon" in tenjiku[4]
    assert "king, prince > great general > vice general > rook general, bishop general > all others" in tenjiku[5]
    allowed = rule_sentences(load_variant("tenjiku", {"repetition": "allowed"}))
    assert "as often as" in allowed[3]


def test_unusual_rules_are_told(desk: Desk) -> None:
    dialog = guide(desk, "tenjiku", lion_hawk="area2")
    assert "In this game: Lion hawk: Area move of two" in [label.text() for label in dialog.findChildren(QLabel)]
    dialog.close()
