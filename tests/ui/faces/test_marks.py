"""Marks say what the movement says, and pieces that move differently have different ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.movement_strings import parse_movement
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.ui.faces.marks import EDGE, FaceMarks, LineMark, PieceClass, Shape, class_of, marks_of

TENJIKU = {
    PieceClass.BURNING: "FD +WB",
    PieceClass.RANGE_JUMPING: "GG VG RG BG +SE +HF",
    PieceClass.MULTI_CAPTURE: "LN LH FE SE HF +KR +DK +DH",
    PieceClass.JUMP: "PH KR N +CS",
    PieceClass.RANGE: "Q WB CS DK DH R B VS SS VM SM L RC +VM +BT +D +PH",
    PieceClass.STEP: "K DE G FL BT S C I D P +DE +P",
}

pytestmark = pytest.mark.decided_by("shogi_desktop/rules", "shogi_desktop/ui/faces")


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


RING = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
SECOND = {(x, y) for x in range(-2, 3) for y in range(-2, 3) if max(abs(x), abs(y)) == 2}


def moving(moves: str) -> FaceMarks:
    pawn = load_variant("shogi").kind_by_code("P")
    return marks_of(replace(pawn, moves=moves, movement=parse_movement(moves)))


def tenjiku(code: str) -> FaceMarks:
    return marks_of(load_variant("tenjiku").kind_by_code(code))


def choices(variant: str) -> list[Mapping[str, str]]:
    """The default rules, and every other choice of one option."""
    options = load_variant(variant).options
    return [{}, *({option.key: value} for option in options for value, _ in option.choices[1:])]


def differing(variant: str) -> list[tuple[Mapping[str, str], list[Kind]]]:
    """Choices under which there are other pieces, and these: most options change none."""
    found: dict[tuple[Kind, ...], Mapping[str, str]] = {}
    for chosen in choices(variant):
        found.setdefault(tuple(kinds_of(load_variant(variant, chosen))), chosen)
    return [(chosen, list(kinds)) for kinds, chosen in found.items()]


def power(kind: Kind) -> tuple[object, ...]:
    ranked = any(ray.block == "ranked" for ray in kind.movement.rays)
    return kind.movement, kind.burns, kind.royal, kind.jump_rank if ranked else 0


def kinds_of(variant: Variant) -> list[Kind]:
    return [kind for kind in variant.kinds if kind is not None]


BEYOND_THE_FIELD = [
    ("dai_dai", "lion_dog", "three_steps", "LD", "+LD"),
    ("dai_dai", "lion_dog", "three_steps", "+WB", "+LD"),
    ("tai", "lion_dog", "three_steps", "LD", "+LD"),
    ("tai", "lion_dog", "three_steps", "+LD", "+WB"),
]
"""A lion dog without power goes three squares, a great elephant three or five: no face has room for that."""
BEYOND_IN_TAIKYOKU = [
    frozenset(pair)
    for pair in (
        ("fF5sbW", "fF3sbW"),
        ("RfF4bF2", "RfF5bF2"),
        ("BvRsW3vH", "BvRsW3vD"),
        ("fRfF5sW2bW", "fRfF3sW2bW"),
        ("fW7fF5sW3bW", "fW5sW3fF3bW"),
        ("K4", "K5"),
        ("QD", "QH"),
        ("fq3Rfrq3Brq3Rbrq3Bbq3Rblq3Blq3Rflq3B", "q*Q"),
        ("QDHAG(0,4)(4,4)(D-R)(A-B)(H-R)(G-B)((0,4)-R)((4,4)-B)", "QDA(D-R)(A-B)"),
    )
]
"""Movements of which the marks are the same: they differ beyond the two squares of a face, or in how many they pass."""


@pytest.mark.parametrize("name", variant_names())
def test_kinds_have_equal_marks_only_where_they_move_alike(name: str) -> None:
    for chosen, kinds in differing(name):
        looks = {kind.id: replace(marks_of(kind), promoted=False) for kind in kinds}
        powers = {kind.id: power(kind) for kind in kinds}
        for one, other in combinations(kinds, 2):
            same, alike = looks[one.id] == looks[other.id], powers[one.id] == powers[other.id]
            beyond = any((name, *choice, one.code, other.code) in BEYOND_THE_FIELD for choice in chosen.items())
            beyond = beyond or frozenset((one.moves, other.moves)) in BEYOND_IN_TAIKYOKU
            assert same == alike or (same and beyond), (chosen, one.code, other.code)


def test_steps_and_limited_lines() -> None:
    marks = tenjiku("WB")
    assert dict(marks.shapes) == dict.fromkeys([(0, -2), (0, -1), (0, 1), (0, 2)], Shape.STEP)
    assert {cell for cell, line in marks.lines if line is LineMark.RANGE} == RING - {(0, 1), (0, -1)}


def test_lion() -> None:
    shapes = dict(tenjiku("LN").shapes)
    assert {cell for cell, shape in shapes.items() if shape is Shape.LION} == RING
    assert {cell for cell, shape in shapes.items() if shape is Shape.JUMP} == SECOND
    assert len(tenjiku("LN").shapes) == 24, "one mark a square"
    assert dict(tenjiku("LH").lines) == dict.fromkeys([(1, 1), (-1, 1), (1, -1), (-1, -1)], LineMark.RANGE)


def test_linear_lion_and_double_step() -> None:
    assert dict(tenjiku("HF").shapes) == {(0, 1): Shape.LION, (0, 2): Shape.JUMP}
    eagle = dict(tenjiku("FE").shapes)
    assert {cell for cell, shape in eagle.items() if shape is Shape.LION} == {(1, 1), (-1, 1), (1, -1), (-1, -1)}
    assert len(tenjiku("FE").lines) == 8


def test_generals_area_and_burning() -> None:
    ranks = {code: tenjiku(code).rank for code in ("GG", "VG", "RG", "BG", "K", "Q")}
    assert ranks == {"GG": 3, "VG": 2, "RG": 1, "BG": 1, "K": 0, "Q": 0}
    assert set(dict(tenjiku("GG").lines).values()) == {LineMark.OVER_LOWER}
    assert (tenjiku("VG").area, tenjiku("VG").burns, tenjiku("FD").area, tenjiku("FD").burns) == (3, False, 3, True)
    assert tenjiku("K").royal and tenjiku("+DE").royal and tenjiku("+DE").promoted


def test_tetrarch() -> None:
    marks = tenjiku("+CS")
    shapes = set(marks.shapes)
    assert {cell for cell, shape in shapes if shape is Shape.IGUI} == RING
    assert {((2, 0), Shape.FAR_JUMP), ((-2, 0), Shape.FAR_JUMP), ((0, 2), Shape.JUMP), ((2, 2), Shape.JUMP)} < shapes
    assert dict(marks.lines)[0, 1] is LineMark.AFTER_JUMP and (1, 0) not in dict(marks.lines)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("fW3", {(0, 1): Shape.STEP, (0, 2): Shape.FAR_STEP}),
        ("fH", {(0, EDGE): Shape.JUMP}),
        ("fjW2", {(0, 2): Shape.JUMP}),
        ("ffN", {(1, 2): Shape.JUMP, (-1, 2): Shape.JUMP}),
    ],
)
def test_moves_of_other_variants(moves: str, expected: dict[tuple[int, int], Shape]) -> None:

    assert dict(moving(moves).shapes) == expected


def test_a_step_and_a_capture_from_afar_are_both_shown() -> None:
    assert set(moving("W(fcW-bW)").shapes) >= {((0, 1), Shape.STEP), ((0, 1), Shape.IGUI)}
    assert moving("q*R").lines == tuple(((x, y), LineMark.OVER_ALL) for x, y in ((-1, 0), (0, -1), (0, 1), (1, 0)))


def test_the_powers_of_the_largest_games() -> None:
    assert moving("fx^R").lines == (((0, 1), LineMark.OVER_LOWER),) and moving("fq3R").lines == (
        ((0, 1), LineMark.OVER_ALL),
    )
    jump = moving("(fD-R)")
    assert (jump.lines, jump.shapes) == ((((0, 1), LineMark.AFTER_JUMP),), (((0, 2), Shape.FAR_JUMP),))
    assert len(moving("mUcU[unprotected]").shapes) == 24
