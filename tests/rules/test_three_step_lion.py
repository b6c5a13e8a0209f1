"""A lion of three steps, which the teaching king is where that is agreed: up to three king steps, each of them to an
empty square or a capture."""

from __future__ import annotations

import itertools

import pytest

from shogi_desktop.engine.search.threats import Threats
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves import hodges, japanese, usi
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import from_square
from shogi_desktop.rules.legality import possible_moves

from .cases import Case, board, cases, judged

GAMES = ("maka_dai_dai", "tai")
AGREED = {"teaching_king": "three_step_lion"}
CASES = """
+DV10j | b | +DV10j-10g | yes | three steps straight on
+DV10j | b | +DV10j-8g | yes | or turning on the way
+DV10j | b | +DV10j-8f | no | not four
+DV10j P10i P9i P11i P9j P11j P9k P10k P11k | b | +DV10j-10g | no | it jumps over nothing
+DV10j P10i P9i P11i P9j P11j P9k P10k P11k | b | +DV10j-10j | no | and passes over an empty square alone
+DV10j P10i P9i P11i P9j P11j P9k P11k | b | +DV10j-10j | yes | out and home
+DV10j P10i P9i P11i P9j P11j P9k P11k | b | +DV10j-8k | yes | it steps around its own pieces
+DV10j P10i P9i P11i P9j P11j P9k P11k | b | +DV10j-8j | no | as far as three steps lead
+DV10j / p10i | b | +DV10jx10i | yes | a capture ends the move
+DV10j / p10i | b | +DV10jx!10i | yes | or the piece comes home
+DV10j / p10i | b | +DV10jx10i-10h | yes | or it steps on
+DV10j / p10i | b | +DV10jx10i-10g | yes | or twice
+DV10j / p10i | b | +DV10jx10i-9k | yes | also by the square that it came from
+DV10j / p10i | b | +DV10jx10i-10f | no | but not three times more
+DV10j / p10h | b | +DV10jx10h-10g | yes | the capture may be its second step
+DV10j / p10h | b | +DV10jx10h-10i | yes | and the third one leads back
+DV10j / p10h | b | +DV10jx10h-10j | no | which is not home yet
+DV10j / p8g | b | +DV10jx8g | yes | or its third step
+DV10j / p8g | b | +DV10jx8g-8h | no | with which the move ends
+DV10j / p10i p10h | b | +DV10jx10ix10h | yes | two captures
+DV10j / p10i p10h | b | +DV10jx10ix10h-10g | yes | and a step on
+DV10j / p10i p10h | b | +DV10jx10ix10h-10i | yes | or back to where the first one stood
+DV10j / p10i p9i | b | +DV10jx10ix9i-10j | yes | or home
+DV10j / p10i p9i | b | +DV10jx9ix10i-10j | yes | in either order
+DV10j / p10i p9i | b | +DV10jx9ix10i-10h | yes | and on in either order
+DV10j / p10i p10g | b | +DV10jx10ix10g | yes | a step between two captures
+DV10j / p10i p10g | b | +DV10jx10ix10g-10f | no | is a step
+DV10j / p10h p9g | b | +DV10jx10hx9g | yes | a step before two captures
+DV10j / p10i p10h p10g | b | +DV10jx10ix10hx10g | yes | three captures
+DV10j / p10i p9i p9j | b | +DV10jx10ix9ix9j | yes | in a circle
+DV10j P9i P11i / p10i p10h | b | +DV10jx10h | no | a step onto an enemy captures it
+DV10j P9i P11i P9h P11h / p10i p10h p10g | b | +DV10jx10ix10g | no | whichever it is
+DV10j P10i / p10h | b | +DV10jx10h | yes | what stands behind an own piece is reached around it
+DV10j P10i P9i P11i / p10h | b | +DV10jx10h | no | where a way is open
+DV10j P10h / p10i | b | +DV10jx10i-10h | no | no step leads onto an own piece
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rule(game: str, case: Case) -> None:
    assert judged(game, case._replace(options=AGREED)) == case.legal


@pytest.mark.parametrize("game", GAMES)
def test_who_has_not_agreed_plays_with_a_linear_lion(game: str) -> None:
    agreed = "+DV10j / p10i p9i | b | +DV10jx10ix9i | no | two captures that are not on one line"
    assert not judged(game, cases(agreed)[0])
    assert load_variant(game) is load_variant(game, {"teaching_king": "queen_lion_dog"})


def test_moves_that_capture_alike_and_end_alike_are_one() -> None:
    position = board("maka_dai_dai", "+DV10j P9j / p10i p9i p10g p8h p11k", options=AGREED)
    moves = position.legal_moves()
    assert len(moves) == len(set(moves)) == len({usi.format_move(move, position.variant) for move in moves})


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("10j9j8j", "10j8j"),
        ("10j9j8j7j", "10j7j"),
        ("10j9j9k10j", "10j10j"),
        ("10j11i10h10g", "10j10h10g"),
        ("10j10i9h10h", "10j10i10h"),
        ("10j10i10j9k", "10j10i9k"),
        ("10j10i9i10i", "10j10i"),
        ("10j10i9i10j", "10j10i10j"),
    ],
)
def test_a_step_over_an_empty_square_makes_no_other_move(text: str, same: str) -> None:
    position = board("maka_dai_dai", "+DV10j / p10i p10h", options=AGREED)
    assert usi.format_move(usi.parse_move(text, position), position.variant) == same


@pytest.mark.parametrize("text", ["10j12j12i10j", "10j9j8j10j", "10j9j10h10i10j"])
def test_what_is_no_walk_of_three_steps_is_no_move(text: str) -> None:
    position = board("maka_dai_dai", "+DV10j", options=AGREED)
    with pytest.raises(NotationError):
        usi.parse_move(text, position)


def test_every_move_is_written_and_read_again() -> None:
    for side, placed in enumerate(("+DV10j P9j / p10i p9i p10g p8h p11k", "p9j +P10i P9i P10g P8h P11k / +dv10j")):
        position = board("maka_dai_dai", placed, "bw"[side], AGREED)
        moves = [int(move) for move in position.legal_moves()]
        written = set()
        for move in moves:
            assert usi.parse_move(usi.format_move(move, position.variant), position) == move
            assert hodges.parse_move(hodges.format_move(position, move), position) == move
            written.add(japanese.format_move(position, move))
        assert len(written) == len(moves) > 150


def test_home_after_two_captures_is_told_step_by_step() -> None:
    position = board("maka_dai_dai", "+DV10j / p10i p9i", options=AGREED)
    move = usi.parse_move("10j10i9i10j", position)
    assert hodges.format_move(position, move) == "+DVx10ix9i-10j"
    assert japanese.format_move(position, move) == "☗１０九教王→９九→１０十"


@pytest.mark.parametrize("options", [AGREED, {}])
@pytest.mark.parametrize(("first", "second", "becomes"), [("dv", "dsp", "+DSP"), ("dsp", "dv", "+DV")])
def test_whom_it_captures_last_decides_what_it_becomes(
    first: str, second: str, becomes: str, options: dict[str, str]
) -> None:
    """Also where it turns back, as a linear lion does, too."""
    position = board("maka_dai_dai", f"+DV10j / {first}10i {second}10h", options=options)
    position.play(usi.parse_move("10j10i10h10i", position))
    piece = position.piece_at(position.variant.parse_square("10i"))
    assert position.variant.kind(piece >> 1).code == becomes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("there", "own", "checked"),
    [("10h", "", True), ("10g", "", True), ("10f", "", False), ("10h", "P9h", True), ("10g", "N10h P9h P11h", False)],
)
def test_it_gives_check_as_far_as_it_captures(game: str, there: str, own: str, checked: bool) -> None:
    """Through enemies beside it, on all squares of which they stand; `own` are its friends behind them."""
    king = {"maka_dai_dai": "k", "tai": "cp"}[game]
    around = "p10i p9i p11i p9j p11j p9k p10k p11k"
    position = board(game, f"+DV10j {own} / {king}{there} {around}", "w", AGREED)
    assert position.in_check() == checked
    assert Threats(position).in_check() == checked


@pytest.mark.parametrize("sides", [0, 1])
def test_the_search_sees_every_check_of_one_piece(sides: int) -> None:
    """As it would be found by looking at all moves, wherever the king stands."""
    placed = ("+DV10j P9h P10l P12k / p10i p11i p9k p8k p10h", "p9h p10l p12k +dv10j / P10i P11i P9k P8k P10h")[sides]
    words = placed.split()
    variant = load_variant("maka_dai_dai", AGREED)
    for file, rank in itertools.product(range(6, 15), range(6, 15)):
        square = variant.square_name(variant.square(file, rank))
        if any(word.endswith(square) for word in words):
            continue
        position = board("maka_dai_dai", f"{placed} {'Kk'[1 - sides]}{square}", "wb"[sides], AGREED)
        assert Threats(position).in_check() == position.in_check() == takes(position, file, rank), square


def takes(position: Position, file: int, rank: int) -> bool:
    """Whether the side that is not to move could take what stands there."""
    copy = position.copy()
    copy.set_turn(1 - int(position.turn))
    square = copy.variant.square(file, rank)
    return any(
        square in [removal.square for removal in copy.transition(int(move)).removals]
        for move in possible_moves(copy)
        if from_square(move) != square
    )
