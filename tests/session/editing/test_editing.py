"""Setting up positions: commands, undoing, presets, counts and what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, Side, Variant, load_variant, variant_names
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.validation import FlawReason
from shogi_desktop.session.editing.editing import EMPTY, ONE_KING, TWO_KINGS, Editing, preset, presets
from shogi_desktop.session.editing.sketch import (
    AddToHand,
    Balance,
    Become,
    Carry,
    Command,
    Cycle,
    InHand,
    Mirror,
    Paint,
    Place,
    Promote,
    Put,
    SetNumber,
    SetTurn,
    Sketch,
    SwapSides,
    full_set,
    pieces_there,
    position_of,
    problem_sketch,
    sketch_of,
)

SHOGI = load_variant("shogi")
TENJIKU = load_variant("tenjiku")


def editing(sfen: str, variant: Variant = SHOGI) -> Editing:
    return Editing(parse_sfen(sfen, variant))


def piece(code: str, variant: Variant = SHOGI) -> int:
    """ "+P" is Black's, "+p" White's."""
    return make_piece(variant.kind_by_code(code.upper()).id, Side.BLACK if code.isupper() else Side.WHITE)


def hand(code: str) -> InHand:
    return InHand(int(code.islower()), SHOGI.kind_by_code(code.upper()).id)


def square(name: str) -> int:
    return SHOGI.parse_square(name)


def commands(variant: Variant) -> st.SearchStrategy[Command]:
    """Anything a person could do, sensible or not."""
    squares = st.sampled_from(variant.squares)
    pieces = st.sampled_from([make_piece(kind.id, side) for kind in variant.kinds if kind for side in Side])
    kinds = st.sampled_from([kind.id for kind in variant.kinds if kind])
    hands = st.builds(InHand, st.sampled_from((0, 1)), kinds)
    places: st.SearchStrategy[Place | None] = st.one_of(squares, hands, st.none())
    made = [preset(variant, key).make(Sketch(), variant) for key in ("even", ONE_KING, EMPTY)]
    return st.one_of(
        st.builds(Put, squares, pieces),
        st.builds(Paint, squares, pieces),
        st.builds(Carry, pieces, places, places),
        st.builds(Cycle, squares),
        st.builds(Promote, squares),
        st.builds(AddToHand, hands, st.integers(-200, 200)),
        st.builds(SetTurn, st.sampled_from((0, 1))),
        st.builds(SetNumber, st.integers(-3, 999)),
        st.builds(Become, st.sampled_from(made)),
        st.builds(Balance, st.booleans()),
        st.builds(Mirror),
        st.builds(SwapSides),
    )


@pytest.mark.parametrize("variant", [SHOGI, TENJIKU], ids=["shogi", "tenjiku"])
@settings(max_examples=40)
@given(data=st.data())
def test_everything_can_be_undone_and_done_again_exactly(variant: Variant, data: st.DataObject) -> None:
    made = Editing(Position(variant))
    seen = [made.sketch]
    for command in data.draw(st.lists(commands(variant), max_size=25)):
        if made.do(command):
            seen.append(made.sketch)
    assert parse_sfen(made.sfen(), variant).key == made.position().key
    for sketch in reversed(seen[:-1]):
        assert made.undo() and made.sketch == sketch
    assert not made.undo() and made.sfen() == format_sfen(Position(variant))
    for sketch in seen[1:]:
        assert made.redo() and made.sketch == sketch
    assert not made.redo()


@pytest.mark.parametrize("variant", [SHOGI, TENJIKU], ids=["shogi", "tenjiku"])
@settings(max_examples=25)
@given(data=st.data())
def test_mirrors_undo_themselves_and_lose_no_piece(variant: Variant, data: st.DataObject) -> None:
    made = Editing(Position(variant))
    for command in data.draw(st.lists(commands(variant), max_size=12)):
        made.do(command)
    there, before = pieces_there(made.sketch, variant), made.sketch
    for command in (Mirror(), SwapSides()):
        once = command.apply(before, variant)
        assert pieces_there(once, variant) == there
        assert command.apply(once, variant) == before


@settings(max_examples=40)
@given(data=st.data())
def test_carrying_between_squares_and_hands_loses_no_piece(data: st.DataObject) -> None:
    made = Editing(Position(SHOGI))
    hands = st.builds(InHand, st.sampled_from((0, 1)), st.sampled_from(SHOGI.hand_kinds))
    for _ in range(25):
        full: list[Place] = [*made.sketch.pieces, *made.sketch.hands]
        origin = data.draw(st.sampled_from(full))
        target = data.draw(st.one_of(st.sampled_from(SHOGI.squares), hands))
        king_taken_from_hand = isinstance(origin, InHand) and made.sketch.at(target) in (piece("K"), piece("k"))
        if not king_taken_from_hand:
            made.do(Carry(made.sketch.at(origin), origin, target))
        assert pieces_there(made.sketch, SHOGI) == full_set(SHOGI)


@pytest.mark.parametrize(
    ("sfen", "what", "after"),
    [
        ("9/9/9/9/4P4/9/9/9/9 b - 1", ("P", "5e", "5d"), "9/9/9/4P4/9/9/9/9/9 b - 1"),
        ("9/9/9/4+r4/4P4/9/9/9/9 b - 1", ("P", "5e", "5d"), "9/9/9/4P4/9/9/9/9/9 b R 1"),
        ("9/9/9/4k4/4P4/9/9/9/9 b - 1", ("P", "5e", "5d"), "9/9/9/4P4/4k4/9/9/9/9 b - 1"),
        ("9/9/9/4k4/9/9/9/9/9 b P 1", ("P", "P", "5d"), "9/9/9/4P4/9/9/9/9/9 b - 1"),
        ("9/9/9/4p4/9/9/9/9/9 b 2P 1", ("P", "P", "5d"), "9/9/9/4P4/9/9/9/9/9 b 2P 1"),
        ("9/9/9/4p4/9/9/9/9/9 b - 1", ("+B", "", "5d"), "9/9/9/4+B4/9/9/9/9/9 b - 1"),
        ("9/9/9/4+p4/9/9/9/9/9 b - 1", ("+p", "5d", "R"), "9/9/9/9/9/9/9/9/9 b P 1"),
        ("9/9/9/4K4/9/9/9/9/9 b - 1", ("K", "5d", "r"), "9/9/9/4K4/9/9/9/9/9 b - 1"),
        ("9/9/9/4K4/9/9/9/9/9 b - 1", ("K", "5d", ""), "9/9/9/9/9/9/9/9/9 b - 1"),
        ("9/9/9/9/9/9/9/9/9 b 3P 1", ("P", "P", "p"), "9/9/9/9/9/9/9/9/9 b 2Pp 1"),
        ("9/9/9/9/9/9/9/9/9 b 3P 1", ("P", "P", "R"), "9/9/9/9/9/9/9/9/9 b 3P 1"),
        ("9/9/9/4K4/9/9/9/9/9 b - 1", ("P", "5d", "5e"), "9/9/9/4K4/9/9/9/9/9 b - 1"),
    ],
)
def test_carrying(sfen: str, what: tuple[str, str, str], after: str) -> None:
    def place(name: str) -> Place | None:
        return None if not name else square(name) if name[0].isdigit() else hand(name)

    made = editing(sfen)
    made.do(Carry(piece(what[0]), place(what[1]), place(what[2])))
    assert made.sfen() == after


def test_without_drops_a_piece_carried_onto_another_changes_places() -> None:
    made = editing("16/" * 15 + "14[FD]k b - 1", TENJIKU)
    made.do(Carry(piece("FD", TENJIKU), TENJIKU.parse_square("2p"), TENJIKU.parse_square("1p")))
    assert made.sfen() == "16/" * 15 + "14k[FD] b - 1"


def test_the_faces_of_a_piece_come_round() -> None:
    made, seen = editing("9/9/9/9/4P4/9/9/9/9 b - 1"), []
    for _ in range(4):
        made.do(Cycle(square("5e")))
        seen.append(made.sketch.at(square("5e")))
    assert seen == [piece(code) for code in ("+P", "p", "+p", "P")]
    made.do(Put(square("5e"), piece("G")))
    made.do(Cycle(square("5e")))
    assert made.sketch.at(square("5e")) == piece("g")


def test_a_piece_is_promoted_on_its_side() -> None:
    made, seen = editing("9/9/9/9/4p4/9/9/9/9 b - 1"), []
    for _ in range(2):
        assert made.do(Promote(square("5e")))
        seen.append(made.sketch.at(square("5e")))
    assert seen == [piece(code) for code in ("+p", "p")]
    made.do(Put(square("5e"), piece("G")))
    assert not made.do(Promote(square("5e"))) and not made.do(Promote(square("1a")))


def test_painting_the_same_piece_again_takes_it_away() -> None:
    made = editing("9/9/9/9/9/9/9/9/9 b - 1")
    for expected in (piece("s"), 0):
        made.do(Paint(square("3c"), piece("s")))
        assert made.sketch.at(square("3c")) == expected


def test_a_hand_cannot_be_emptied_below_nothing_nor_filled_beyond_counting() -> None:
    made = editing("9/9/9/9/9/9/9/9/9 b P 1")
    assert made.do(AddToHand(hand("P"), -5)) and not made.sketch.hands
    assert not made.do(AddToHand(hand("P"), -1))
    assert not made.do(AddToHand(InHand(0, SHOGI.kind_by_code("K").id), 1))
    assert made.do(AddToHand(hand("p"), 127)) and not made.do(AddToHand(hand("P"), 1))


@pytest.mark.parametrize("name", variant_names())
def test_presets_hold_no_more_than_a_full_set_and_nothing_wrong_but_missing_kings(name: str) -> None:
    variant = load_variant(name)
    before = sketch_of(Position(variant))
    for known in presets(variant):
        sketch = known.make(before, variant)
        made = Editing(position_of(sketch, variant))
        missing = {EMPTY: [0, 1], ONE_KING: [0]}.get(known.key, [])
        found = [(flaw.reason, flaw.side) for flaw in made.flaws()]
        assert found == [(FlawReason.NO_KING, side) for side in missing], known.key
        assert (bool(made.flaws()) and made.is_solvable()) == (known.key == ONE_KING)
        assert all(count.there <= count.full for count in made.counts())


def test_mate_problems_begin_with_all_other_pieces_in_the_defenders_hand() -> None:
    made = Editing(Position(SHOGI))
    made.do(Become(preset(SHOGI, ONE_KING).make(made.sketch, SHOGI)))
    assert made.sfen() == "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1"
    made.do(Become(preset(SHOGI, TWO_KINGS).make(made.sketch, SHOGI)))
    assert made.sfen() == "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1"


def test_what_is_nowhere_goes_to_the_hand_of_the_side_not_to_move() -> None:
    made = editing("4k4/9/9/9/9/9/9/9/4K3+P w R 1")
    assert made.do(Balance(True)) and not made.do(Balance(True))
    assert made.sfen() == "4k4/9/9/9/9/9/9/9/4K3+P w 2R2B4G4S4N4L17P 1"


def test_hands_stay_in_balance_until_that_is_turned_off() -> None:
    made = editing("4k4/9/9/9/9/9/9/9/9 b - 1")
    made.do(Balance(True))
    made.do(Put(square("5b"), piece("G")))
    assert made.sfen() == "4k4/4G4/9/9/9/9/9/9/9 b 2r2b3g4s4n4l18p 1"
    made.do(AddToHand(hand("R"), 1))
    assert made.sfen().split()[2] == "Rr2b3g4s4n4l18p"
    assert not made.do(AddToHand(hand("r"), 1))  # it follows from the rest
    made.do(Carry(piece("G"), square("5b"), hand("g")))
    assert made.sfen() == "4k4/9/9/9/9/9/9/9/9 b Rr2b4g4s4n4l18p 1"
    made.do(SwapSides())
    assert (made.sketch.balanced, made.sketch.turn) == (True, 1)
    made.do(Balance(False))
    before = made.sketch.hands
    made.do(Put(square("9i"), piece("L")))
    assert made.sketch.hands == before
    while made.undo():
        pass
    assert not made.sketch.balanced and made.sfen() == "4k4/9/9/9/9/9/9/9/9 b - 1"


def test_a_complete_problem_stays_in_balance_and_another_does_not_begin_to() -> None:
    complete = parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", SHOGI)
    assert problem_sketch(complete).balanced
    assert not problem_sketch(parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", SHOGI)).balanced
    assert not problem_sketch(Position(TENJIKU)).balanced


def test_counts_tell_what_is_there_and_what_a_set_has() -> None:
    made = editing("4k4/9/9/9/9/9/9/9/4K3+P b 2Pr 1")
    counts = {SHOGI.kind(count.kind).code: (count.there, count.full) for count in made.counts()}
    assert counts["P"] == (3, 18) and counts["R"] == (1, 2) and counts["K"] == (2, 2) and counts["G"] == (0, 4)
    assert [count.full for count in Editing(Position(TENJIKU)).counts()] == [
        full_set(TENJIKU)[kind.id] for kind in TENJIKU.kinds if kind and not kind.unpromoted
    ]


@pytest.mark.parametrize(
    ("sfen", "reason", "where", "side", "code"),
    [
        ("4k4/9/9/9/9/4P4/4P4/9/4K4 b - 1", FlawReason.NIFU, "5g", 0, "P"),
        ("4k4/9/9/9/9/9/9/9/n3K4 b - 1", FlawReason.DEAD_PIECE, "9i", 1, "N"),
        ("4k4/4R4/9/9/9/9/9/9/4K4 b - 1", FlawReason.OPPONENT_IN_CHECK, "5a", 1, "K"),
        ("4k4/9/9/9/9/9/9/9/3KK4 b - 1", FlawReason.TOO_MANY_KINGS, "5i", 0, "K"),
        ("4k4/9/9/9/9/9/9/9/4K4 b 2Bb 1", FlawReason.TOO_MANY, "", -1, "B"),
        ("9/9/9/9/9/9/9/9/4K4 b - 1", FlawReason.NO_KING, "", 1, ""),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_piece(
    sfen: str, reason: FlawReason, where: str, side: int, code: str
) -> None:
    made = editing(sfen)
    [flaw] = made.flaws()
    assert flaw.reason is reason and flaw.side == side and not made.is_solvable()
    assert flaw.square == (square(where) if where else -1)
    assert flaw.kind == (SHOGI.kind_by_code(code).id if code else 0)


def test_the_attacker_needs_no_king_where_kings_are_taken_either_but_the_defender_does() -> None:
    made = Editing(parse_sfen("16/16/16/16/16/16/16/8k7/16/16/16/7[LN]8/16/16/16/16 b - 1", TENJIKU))
    assert made.flaws() and made.is_solvable()
    made.do(Put(TENJIKU.parse_square("16p"), piece("K", TENJIKU)))
    assert not made.flaws() and made.is_solvable()
    made.do(Put(TENJIKU.parse_square("8h"), 0))
    assert not made.is_solvable()


def test_a_position_begins_without_its_history() -> None:
    position = Position(SHOGI)
    position.play(position.legal_moves()[0])
    made = Editing(position)
    assert made.sfen() == format_sfen(position) and not made.can_undo
    made.do(SetNumber(7))
    made.do(SetTurn(0))
    assert made.position().history() == [] and made.sfen().endswith(" b - 7")
    assert made.undo() and made.undo() and not made.can_undo and made.can_redo
    made.do(Mirror())
    assert not made.can_redo
