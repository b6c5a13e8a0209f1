"""The rules in a few sentences: what they say follows from the variant's record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shogi_desktop.rules import load_variant
from shogi_desktop.ui.words.rule_words import rule_sentences


def test_the_sentences_follow_from_the_rules() -> None:
    shogi, tenjiku = rule_sentences(load_variant("shogi")), rule_sentences(load_variant("tenjiku"))
    assert "checkmate" in shogi[0] and "dropped" in shogi[1] and "3 farthest" in shogi[4] and "4 times" in shogi[6]
    assert "one on a file already" in shogi[2] and "dropping one of these: pawn." in shogi[3]
    assert "not move on any more: pawn, lance, knight." in shogi[5] and "you need 27" in shogi[7]
    assert len(shogi) == 8
    assert "last royal piece" in tenjiku[0] and "leave the game" in tenjiku[1] and "captures" in tenjiku[2]
    assert "No move may bring back" in tenjiku[3] and "fire demon" in tenjiku[4]
    ranks = "king, prince 4 > great general 3 > vice general 2 > rook general, bishop general 1 > all others 0"
    assert ranks in tenjiku[5]


def test_the_options_chosen_are_told() -> None:
    allowed = rule_sentences(load_variant("tenjiku", {"repetition": "allowed"}))
    assert "as often as" in allowed[3]


def said(name: str, **options: str) -> str:
    return " ".join(rule_sentences(load_variant(name, options)))


def test_more_than_one_of_a_kind_on_a_file_may_be_allowed() -> None:
    shogi = load_variant("shogi")
    two = replace(shogi.kind_by_code("P"), drop_file_limit=2, drop_mate_banned=False)
    kinds = tuple(two if kind is not None and kind.id == two.id else kind for kind in shogi.kinds)
    sentences = " ".join(rule_sentences(replace(shogi, kinds=kinds)))
    assert "If you have 2 on a file already" in sentences and "give checkmate by dropping" not in sentences


def test_lions_and_bare_kings_are_told_of() -> None:
    chu = said("chu")
    assert "taking the enemy's last royal piece" in chu and "burning" not in chu
    assert "nothing but its king" in chu and "none of these: pawn, go-between" in chu
    assert "without a capture: pawn, lance" in chu and "gave check all the time" in chu
    assert "may not take a lion." in chu
    assert "may not take a protected lion." in said("chu", lion_rules="okazaki")
    plain = said("chu", lion_rules="none", bare_king="off", last_rank="none")
    assert "beside it" not in plain and "nothing but its king" not in plain and "without a capture" not in plain
    assert "very next move" in said("chu", promotion="deferred")


def test_pieces_that_turn_over_are_told_of() -> None:
    kyoto = said("kyotoshogi")
    assert "turns over after each of its moves" in kyoto and "No piece promotes" not in kyoto
    assert "dropped with either face" in kyoto and "where it can never move" in kyoto


def test_who_loses_by_repetition_and_what_is_in_hand_at_the_start_is_told() -> None:
    assert "lost for the side that made the first move" in said("minishogi") and "loses instead" in said("minishogi")
    assert "a draw; but a side that gave check" in said("minishogi", repetition_result="draw")
    assert "begin with these in hand: knight, lance" in said("gorogoro", start_hand="lance_knight")


def test_drops_are_told_of_where_they_are_chosen() -> None:
    assert "leave the game" in said("wa") and "change sides" in said("wa", drops="on")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"royal_loss": "any"}, "any royal piece"),
        ({"royal_loss": "any", "check": "mate"}, "each of them"),
        ({"bare_king_minor": ()}, "if the other side has more."),
        ({"bare_king": "loss_unless_bares_back"}, "leaves the other king alone, too"),
        ({"lion_no_bridge": ()}, "with another piece on the way."),
        ({"no_moves": "draw"}, "has a draw"),
        ({"perpetual_check": "draw"}, "4 times ends the game as a draw."),
        ({"repetition_result": "forbidden", "repetition": 3}, "may come up 3 times"),
        ({"repetition_result": "loss"}, "unless the other side gave check"),
        ({"repetition_result": "loss", "perpetual_check": "draw"}, "loses when the position comes up 4 times."),
        ({"repetition_result": "maker_loses"}, "which it answers; but a side that gave check all the time"),
        ({"repetition_result": "maker_loses", "perpetual_check": "draw"}, "gave the check which it answers."),
        ({"promotion_choice": "forced"}, "what may promote must"),
        ({"promotion_choice": "victim_promoted"}, "takes a promoted piece must promote"),
        ({"check": "mate"}, "The last royal piece of a side must be saved"),
        ({"promotion_on": ()}, "No piece promotes"),
        ({"promotion_on": ("enter",)}, "when it enters the 4 farthest ranks."),
        ({"promotion_on": ("capture_outside", "capture_inside")}, "may promote when it captures."),
        (
            {"promotion_on": ("inside", "capture_leave")},
            "number of far ranks: 4 (moving inside, leaving with a capture).",
        ),
        ({"promotion_entry_only": (1,)}, "only when they enter"),
        ({"try_rule": True}, "where the enemy king began"),
        ({"declaration": "24"}, "you need 24"),
        ({"declaration": "24"}, "White left out at the start count for White, too"),
        ({"move_limit": 300}, "after 300 moves"),
        ({"quiet_limit": 50}, "after 50 moves in a row"),
    ],
)
def test_each_rule_has_its_words(changes: dict[str, Any], words: str) -> None:
    """Whatever a record states alone, for games that are not among the program's own."""
    assert words in " ".join(rule_sentences(replace(load_variant("chu"), **changes)))
