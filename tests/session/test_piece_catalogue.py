"""What is one piece for the eye, and what becomes of what."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Variant, load_variant, variant_names
from shogi_desktop.session.piece_catalogue import (
    at_start,
    entries,
    entry_of,
    moves_unusually,
    origins,
    promotion_chain,
)


def chain(variant: Variant, code: str) -> list[str]:
    steps = promotion_chain(variant, variant.kind_by_code(code))
    return ["/".join(kind.code for kind in step) for step in steps]


@pytest.mark.parametrize("name", variant_names())
def test_every_kind_is_in_one_entry(name: str) -> None:
    variant = load_variant(name)
    listed = [kind for entry in entries(variant) for kind in entry.kinds]
    assert sorted(kind.id for kind in listed) == [kind.id for kind in variant.kinds if kind is not None]
    looks = [(entry.kind.kanji, entry.kind.moves) for entry in entries(variant)]
    assert len(set(looks)) == len(looks)


def test_the_pieces_of_the_two_games() -> None:
    shogi, tenjiku = entries(load_variant("shogi")), entries(load_variant("tenjiku"))
    assert [sum(entry.at_start for entry in game) for game in (shogi, tenjiku)] == [8, 36]
    assert (len(shogi), len(tenjiku)) == (14, 44 - 1 + 1)
    assert [entry.kind.code for entry in shogi[:3]] == ["K", "R", "B"]
    assert [entry.kind.code for entry in tenjiku[:3]] == ["K", "FD", "GG"]
    assert tenjiku[36].kind.code == "+DE"


def test_pieces_that_an_option_brings_are_counted_and_nothing_unusual() -> None:
    with_hand = load_variant("gorogoro", {"start_hand": "lance_knight"})
    lance = with_hand.kind_by_code("L")
    assert at_start(with_hand, lance) == 1 and not moves_unusually(with_hand, lance)


def test_a_gold_is_one_entry_with_a_promoted_pawn() -> None:
    tenjiku = load_variant("tenjiku")
    entry = entry_of(tenjiku, tenjiku.kind_by_code("+P"))
    assert [kind.code for kind in entry.kinds] == ["G", "+P"] and entry.at_start


def test_chains_lead_through_pieces_that_promote_once() -> None:
    tenjiku = load_variant("tenjiku")
    assert chain(tenjiku, "R") == ["P", "G", "R", "DK", "SE", "RG", "GG"]
    assert chain(tenjiku, "+G") == ["P", "G", "+G", "DK", "SE", "RG", "GG"]
    assert chain(tenjiku, "FD") == ["N", "SS", "WB", "FD"]
    assert chain(tenjiku, "+DE") == ["DE", "+DE"]
    assert chain(load_variant("shogi"), "+P") == ["P", "+P"]
    assert chain(load_variant("shogi"), "G") == ["G"]


def test_where_a_piece_comes_from() -> None:
    tenjiku = load_variant("tenjiku")
    rook, promoted = tenjiku.kind_by_code("R"), tenjiku.kind_by_code("+G")
    assert [kind.code for kind in origins(tenjiku, rook)] == ["G"]
    assert [kind.code for kind in origins(tenjiku, promoted)] == ["G"]
    assert origins(tenjiku, tenjiku.kind_by_code("K")) == ()


@pytest.mark.parametrize(
    ("option", "value", "changed"),
    [
        ("lion_hawk", "area2", {"LH", "+LN"}),
        ("general_capture", "any", {"GG", "VG", "RG", "BG", "+RG", "+BG", "+SE", "+HF"}),
        ("general_quiet_jump", "on", {"GG", "VG", "RG", "BG", "+RG", "+BG", "+SE", "+HF"}),
        ("fire_demon_clash", "mover_and_others", {"FD", "+WB"}),
        ("forced_promotion", "on", {"P", "L", "I", "N"}),
        ("far_rank_promotion", "on", {"N", "I"}),
        ("move_limit", "500", set()),
    ],
)
def test_what_a_rule_option_changes(option: str, value: str, changed: set[str]) -> None:
    variant = load_variant("tenjiku", {option: value})
    kinds = [kind for kind in variant.kinds if kind is not None]
    assert {kind.code for kind in kinds if moves_unusually(variant, kind)} == changed


def test_how_many_there_are() -> None:
    tenjiku = load_variant("tenjiku")
    counts = {code: at_start(tenjiku, tenjiku.kind_by_code(code)) for code in ("K", "P", "CS", "FD", "+P")}
    assert counts == {"K": 1, "P": 16, "CS": 4, "FD": 2, "+P": 0}
