"""Taikyoku shogi: the cases of its rules, and numbers of moves."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.perft import perft

from .cases import Case, board, cases, judged, move_of

CASES = """
K18aj GG18z P18y / k1a glg18x | b | GG18zx18yx18x-18w | yes | a flight takes all that it passes, a pawn of its own too
K18aj GG18z P18y / k1a glg18x | b | GG18zx18yx18x | yes | it may end on an enemy
K18aj GG18z P18y / k1a glg18x | b | GG18zx18y | no | not on a piece of its own
K18aj GG18z P18y / k1a glg18x | b | GG18zx18y | yes | unless that is agreed | range_capture_own=yes
K18aj GG18z / k18v | b | GG18zx18v | no | a royal piece ranks higher
K18aj GG18z / k18v | b | GG18z-18u | no | and nobody flies past it
K18aj GG18z / k1a gg18v | b | GG18zx18v | no | nor past an equal
K18aj GG18z / k1a gg18v | b | GG18z-18w | yes | up to which it goes
K18aj VG18z / k1a ag16x | b | VG18zx16x | yes | a vice general takes an angle general
K18aj AG18z / k1a fid16x | b | AG18zx16x | no | angle general and fierce dragon are equals
K18aj VG18z P18y / k1a | b | VG18z-18x | yes | a vice general jumps to the second square
K18aj VG18z P18y / k1a gg18x | b | VG18zx18x | yes | and takes there whatever it is
K18aj FID18z / k1a glg18x | b | FID18zx18x | yes | a fierce dragon goes two squares straight
K18aj FID18z P18y / k1a glg18x | b | FID18zx18x | no | without jumping
K18aj FK18k / k1a | b | FK18k-18j+ | no | no promotion inside without a capture
K18aj +FK18z P18y / k1a | b | +FK18zx18y-18x | yes | the great general that a free king becomes flies as well
K18aj L18z / k1a p18y glg17x | b | L18zx18yx17x | yes | a lion takes twice
K18aj L18z / k1a p18y | b | L18zx!18y | yes | or stays where it is
K18aj HM18z / k1a | b | HM18z-3c | yes | a hook mover turns once
K18aj T18z / k1a | b | T18z-18x | yes | a tengu turns on its diagonals
K18aj T18z / k1a | b | T18z-18y | no | it has no straight step, unlike that of dai dai shogi
K18aj C18z P17y P17aa P19y P19aa / k1a | b | C18z-18x | no | a capricorn that is shut in
K18aj PCK18z / k1a | b | PCK18z-18x | yes | a peacock turns after a move ahead
K18aj PCK18z / k1a | b | PCK18z-18ab | no | never after one back
K18aj FE18z / k1a p18y | b | FE18zx!18y | yes | a free eagle takes without moving
K18aj FE18z P18y / k1a | b | FE18z-18u | yes | and goes on after a jump
K18aj FE18z P18y P18x / k1a | b | FE18z-18v | yes | of three squares, too
K18aj FE18z P18y P18x P18w / k1a | b | FE18z-18v | no | not of four straight ahead
K18aj FE18z P18y P18x / k1a p18w | b | FE18z-18v | no | and only where it lands on an empty square
K18aj WDV18z P17y P16x / k1a | b | WDV18z-15w | yes | a wooden dove jumps to the third square
K18aj WDV18z P17y P16x / k1a | b | WDV18z-13u | yes | and goes two more
K18aj WDV18z P17y P16x / k1a | b | WDV18z-12t | no | not three
K18aj WDV18z P17y P16x P15w / k1a | b | WDV18z-13u | no | nor on from a square that is taken
K18aj +LD18z P17z P16z P15z / k1a | b | +LD18z-13z | yes | a great elephant passes over three
K18aj +LD18z P17z P16z P15z / k1a p14z | b | +LD18zx14z | yes | and takes the fourth
K18aj +LD18z P17z P16z P15z P14z / k1a | b | +LD18z-13z | no | it does not pass over four
K18aj +LD18z P18y / k1a | b | +LD18z-18w | yes | straight ahead
K18aj +CHS18z P18y P18x P18w P18v / k1a | b | +CHS18z-18t | yes | a heavenly tetrarch king passes over all
K18aj +CHS18z P18y P18x P18w P18v / k1a | b | +CHS18z-18t | no | others let it jump over one | readings=tsweb
K18aj +RR18z P17y / k1a | b | +RR18z-16x | no | a treacherous fox does not jump
K18aj +RR18z P17y / k1a | b | +RR18z-16x | yes | others let it | readings=tsweb
K18aj RIG18z / k1a | b | RIG18z-17z | yes | a right general goes to all sides
K18aj RIG18z / k1a | b | RIG18z-17z | no | others bar the right | readings=tsweb
K18aj +EG18z / k1a | b | +EG18z-18t | yes | an earth general becomes a running ox, which ranges ahead
K18aj +EG18z / k1a | b | +EG18z-18ac | no | but goes back two squares only
K18aj +EG18z / k1a | b | +EG18z-18t | no | others make it a white elephant | minor_generals=white_elephant
K18aj / k1a p18ah | b | K18ajx18ah | yes | a king goes two squares
K18aj P18l / k1a | b | P18l-18k+ | yes | entering the eleven far ranks
K18aj P18l / k1a | b | P18l-18k= | yes | nobody must promote
K18aj P18l / k1a | b | P18l-18k= | no | unless that is agreed | promotion=forced_on_arrival
K18aj P18k / k1a | b | P18k-18j+ | no | inside without a capture
K18aj P18k / k1a | b | P18k-18j+ | yes | unless that is agreed | promotion=any
K18aj P18k / k1a glg18j | b | P18kx18j+ | yes | inside with one
K18aj FK18k / k1a p18m | b | FK18kx18m+ | yes | or leaving with one
K18aj FK18k / k1a p18m | b | FK18kx18m+ | no | unless that is agreed | promotion=capture_inside_only
K18aj GB18l / k1a | b | GB18l-18k+ | yes | a go-between becomes a drunken elephant
K18aj +GB18k / k1a glg18j | b | +GB18kx18j+ | no | which never promotes again
K18aj DE18k / k1a glg18j | b | DE18kx18j+ | yes | that of the array becomes a crown prince
+DE18aj / k1a | b | +DE18aj-18ai | yes | with which a side plays on
"""


@pytest.mark.parametrize("case", cases(CASES)[:: 1 if core_is_compiled() else 4])
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("taikyoku", case) == case.legal


def test_a_side_has_lost_with_its_last_royal_piece() -> None:
    position = board("taikyoku", "K18aj FK9i / k9a cp1a")
    position.play(move_of(position, "FK9ix9a"))
    assert position.outcome() is None, "the crown prince is left"
    position = board("taikyoku", "K18aj FK9i / k9a")
    position.play(move_of(position, "FK9ix9a"))
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)


def test_it_has_the_pieces_of_the_array() -> None:
    variant = load_variant("taikyoku")
    front = [kind for kind in variant.every_kind if not kind.unpromoted]
    assert len(front) == 209 and len(variant.every_kind) == 404 and len(variant.array) == 2 * 402
    assert {kind.id for kind in front} == {kind for kind, _ in variant.array.values()}
    last = variant.files + 1, variant.ranks + 1
    for square, (kind, side) in variant.array.items():
        across = variant.square(last[0] - variant.file_of(square), last[1] - variant.rank_of(square))
        assert variant.array[across] == (kind, 1 - side)


def test_what_a_piece_is_worth_follows_from_its_moves() -> None:
    variant = load_variant("taikyoku")
    assert not any(kind.value for kind in variant.every_kind), "nobody has published values"
    assert all((kind.worth > 0) != kind.royal for kind in variant.every_kind)
    worth = {kind.code: kind.worth for kind in variant.every_kind}
    assert worth["P"] < worth["SVG"] < worth["FCH"] < worth["FK"] < worth["GG"] < worth["HM"]


# A generator written apart from this program counts the same.
@pytest.mark.parametrize(
    ("options", "depth", "count"),
    [
        ({}, 1, 296),
        ({}, 2, 86998),
        pytest.param({"readings": "tsweb", "range_capture_own": "yes"}, 1, 522, marks=pytest.mark.once),
    ],
)
def test_moves_from_the_array(options: dict[str, str], depth: int, count: int) -> None:
    assert perft(Position(load_variant("taikyoku", options)), depth) == count
