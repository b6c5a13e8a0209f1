"""The six classes, read from movement."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.movement import parse_movement
from shogi_desktop.ui.faces.classes import PieceClass, class_of

TENJIKU = {
    PieceClass.BURNING: "FD +WB",
    PieceClass.RANGE_JUMPING: "GG VG RG BG +SE +HF",
    PieceClass.MULTI_CAPTURE: "LN LH FE SE HF +KR +DK +DH",
    PieceClass.JUMP: "PH KR N +CS",
    PieceClass.RANGE: "Q WB CS DK DH R B VS SS VM SM L RC +VM +BT +D +PH",
    PieceClass.STEP: "K DE G FL BT S C I D P +DE +P",
}


@pytest.mark.parametrize("piece_class", PieceClass)
def test_classes_of_tenjiku(piece_class: PieceClass) -> None:
    variant = load_variant("tenjiku")
    found = {code: class_of(variant.kind_by_code(code)) for code in TENJIKU[piece_class].split()}
    assert found == dict.fromkeys(found, piece_class)


def test_classes_of_shogi() -> None:
    shogi = load_variant("shogi")
    classes = {kind.code: class_of(kind) for kind in shogi.kinds if kind is not None}
    assert [code for code, found in classes.items() if found is PieceClass.RANGE] == ["R", "B", "L", "+R", "+B"]
    assert classes["N"] is PieceClass.JUMP
    assert {classes[code] for code in ("K", "G", "S", "P", "+P")} == {PieceClass.STEP}


@pytest.mark.parametrize(
    ("options", "code", "expected"),
    [
        ({"free_eagle": "western"}, "FE", PieceClass.JUMP),
        ({"free_eagle": "range_jump"}, "FE", PieceClass.RANGE_JUMPING),
        ({"lion_hawk": "area2"}, "LH", PieceClass.RANGE),
    ],
)
def test_the_rules_chosen_for_a_game_decide(options: dict[str, str], code: str, expected: PieceClass) -> None:
    assert class_of(load_variant("tenjiku", options).kind_by_code(code)) is expected


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("R", PieceClass.RANGE),
        ("RD", PieceClass.JUMP),
        ("RD(cW-aW)", PieceClass.MULTI_CAPTURE),
        ("RD(cW-aW)c^pB", PieceClass.RANGE_JUMPING),
        ("W@K", PieceClass.STEP),
        ("WsjW3", PieceClass.JUMP),
        ("K~2", PieceClass.STEP),
        ("W(D-R)", PieceClass.JUMP),
        ("Wx^B", PieceClass.RANGE_JUMPING),
        ("q3R", PieceClass.RANGE_JUMPING),
        ("mUcU[unprotected]", PieceClass.RANGE_JUMPING),
    ],
)
def test_the_most_special_power_wins(moves: str, expected: PieceClass) -> None:
    pawn = load_variant("shogi").kind_by_code("P")
    kind = replace(pawn, moves=moves, movement=parse_movement(moves))
    assert class_of(kind) is expected
    assert class_of(replace(kind, burns=True)) is PieceClass.BURNING
