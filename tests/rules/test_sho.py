"""Sho shogi: the drunk elephant and its prince, mate of the last royal piece, the bare king."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant

from .boards import placed, play
from .cases import Case, cases, judged

CASES = """
K5i DE5e / k1a | b | DE5e-5d | yes | the elephant steps ahead
K5i DE5e / k1a | b | DE5e-4f | yes | and diagonally back
K5i DE5e / k1a | b | DE5e-5f | no | never straight back
K5i DE5d / k1a | b | DE5d-5c+ | yes | it becomes a prince
K5i DE5d / k1a | b | DE5d-5c= | yes | or does not
K5i / k1a r5a | b | K5i-5h | no | the only king may not stay in check
K5i +DE9i / k1a r5a | b | K5i-5h | yes | with a prince it may
K5i +DE9i / k1a r5a | b | +DE9i-9h | yes | and the prince may do something else
+DE9i / k1a r9a | b | +DE9i-9h | no | a lone prince must be saved like a king
K5i P7b / k1a | b | P7b-7a= | no | a pawn must promote on the last rank
K5i N7c / k1e | b | N7c-6a= | no | so must a knight
K5i G5c / k1e | b | G5c-5b+ | no | a gold does not promote
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("sho", case) == case.legal


def test_the_game_goes_on_while_king_or_prince_lives() -> None:
    position = placed("K5i +DE9i k1a r5b G1i p9a", load_variant("sho"), turn=1)
    play(position, "5b5i")
    assert position.outcome() is None and list(position.royals) == [1, 1]


def test_the_last_royal_piece_is_mated() -> None:
    position = placed("K5i G5c P5d k5a p9c", load_variant("sho"))
    assert play(position, "5c5b").outcome() is None
    position = placed("K5i G4c P5c k5a p9c", load_variant("sho"))
    assert play(position, "4c5b").outcome() == Outcome(Side.BLACK, Termination.CHECKMATE)


def test_a_bare_king_has_lost_unless_it_bares_the_other_at_once() -> None:
    variant = load_variant("sho")
    position = play(placed("K5h R3e p3a k9a", variant), "3e3a+")
    assert position.outcome() == Outcome(Side.BLACK, Termination.BARE_KING)
    position = play(placed("K5h G4d p4c k5b", variant), "4d4c")
    assert position.outcome() is None
    assert play(position, "5b4c").outcome() == Outcome(None, Termination.BARE_KING)
    position = play(placed("K5h R3e p3a k9a", load_variant("sho", {"bare_king": "off"})), "3e3a+")
    assert position.outcome() is None


BLACK_WINS = Outcome(Side.BLACK, Termination.BARE_KING)


def test_king_and_prince_with_a_rook_win_against_a_lone_king() -> None:
    position = parse_sfen("8k/9/9/9/4r4/9/9/4R4/3+[DE]K4 b - 1", load_variant("sho"))
    assert play(position, "5h5e").outcome() == BLACK_WINS


def test_a_bare_king_bares_back_by_a_legal_capture_only() -> None:
    sho = load_variant("sho")
    protected = play(parse_sfen("4k4/3g5/2GK5/9/9/9/9/9/9 b - 1", sho), "7c6b")
    assert protected.outcome() == BLACK_WINS
    free = play(parse_sfen("4k4/3g5/2G6/3K5/9/9/9/9/9 b - 1", sho), "7c6b")
    assert free.outcome() is None
    assert play(free, "5a6b").outcome() == Outcome(None, Termination.BARE_KING)


@pytest.mark.parametrize(
    ("pieces", "ends"),
    [
        ("K9i +DE5f k5a", BLACK_WINS),  # the prince is one more piece
        ("K9i +DE5c k5b", None),  # which the king may take
        ("K5d +DE5c k5b", BLACK_WINS),  # not where the other king protects it
        ("K9i +DE5c P1g k5b", BLACK_WINS),  # another one is left
        ("K9i +DE5c k5b p1i", None),
        ("K9i +DE5c P1a k5b", None),  # which can never move
    ],
)
def test_two_royal_pieces_against_a_lone_king(pieces: str, ends: Outcome | None) -> None:
    assert placed(pieces, load_variant("sho"), turn=1).outcome() == ends


def test_a_lone_prince_is_bare_too_and_king_and_prince_are_not() -> None:
    variant = load_variant("sho")
    assert placed("K5h R3e +de9a", variant, turn=1).outcome() == Outcome(Side.BLACK, Termination.BARE_KING)
    assert placed("K5h R3e +de9a k1a", variant, turn=1).outcome() is None


def test_what_is_taken_leaves_the_game() -> None:
    variant = load_variant("sho")
    assert not variant.has_drops
    for handicap in variant.handicaps:
        assert Position.handicap(variant, handicap.key).legal_moves()
