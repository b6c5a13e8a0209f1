"""The rules in a few sentences: what they say follows from the variant's record."""

from __future__ import annotations

from shogi_desktop.rules import load_variant
from shogi_desktop.ui.words.rule_words import rule_sentences


def test_the_sentences_follow_from_the_rules() -> None:
    shogi, tenjiku = rule_sentences(load_variant("shogi")), rule_sentences(load_variant("tenjiku"))
    assert "checkmate" in shogi[0] and "dropped" in shogi[1] and "3 farthest" in shogi[2] and "4th" in shogi[3]
    assert len(shogi) == 4
    assert "last royal piece" in tenjiku[0] and "leave the game" in tenjiku[1] and "captures" in tenjiku[2]
    assert "No move may bring back" in tenjiku[3] and "fire demon" in tenjiku[4]
    ranks = "king, prince 4 > great general 3 > vice general 2 > rook general, bishop general 1 > all others 0"
    assert ranks in tenjiku[5]


def test_the_options_chosen_are_told() -> None:
    allowed = rule_sentences(load_variant("tenjiku", {"repetition": "allowed"}))
    assert "as often as" in allowed[3]
