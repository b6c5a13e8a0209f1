"""Heian dai shogi: the cases of its rules, kings left alone, and numbers of moves."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Side, Termination, load_variant

from .cases import Case, board, cases, judged, move_of

CASES = """
K7m C7g / k1a | b | C7g-6f | no | the copper general does not go to the corners
K7m C7g / k1a | b | C7g-6g | yes | it goes sideways
K7m C7g / k1a | b | C7g-6f | yes | as in later games | moves=western
K7m C7g / k1a | b | C7g-6g | no | and not sideways then | moves=western
K7m I7g / k1a | b | I7g-6g | yes | the iron general goes sideways
K7m I7g / k1a | b | I7g-7h | no | never back
K7m I7g / k1a | b | I7g-6g | no | as in later games | moves=western
K7m I7b / k1a | b | I7b-7a= | yes | it still has side moves there
K7m I7b / k1a | b | I7b-7a= | no | it would never move again | moves=western
K7m SM7g / k1a | b | SM7g-7h | no | the side mover has no back step
K7m SM7g / k1a | b | SM7g-7f | yes | one step ahead
K7m SM7g / k1a | b | SM7g-1g | yes | it slides sideways
K7m SM7g / k1a | b | SM7g-7h | yes | as in later games | moves=western
K7m FT7g / k1a | b | FT7g-6h | yes | the fierce tiger steps diagonally
K7m FT7g / k1a | b | FT7g-7f | no | and only so
K7m FD7g / k1a | b | FD7g-3c+ | yes | the flying dragon slides
K7m FD7g P6f / k1a | b | FD7g-5e | no | and does not jump
K7m FD7g P6f / k1a | b | FD7g-5e | yes | unless that is agreed | flying_dragon=jump
K7m FD7g / k1a | b | FD7g-4d | no | then two squares and no more | flying_dragon=jump
K7m +FD7g / k1a | b | +FD7g-7f | yes | promoted it gains the straight steps
K7m +FD7g / k1a | b | +FD7g-3k | yes | and slides on
K7m +FD7g / k1a | b | +FD7g-3k | no | but not as a gold general | flying_dragon_promotion=gold
K7m +FD7g P6f / k1a | b | +FD7g-5e | yes | a jumping dragon goes on jumping | flying_dragon=jump
K7m P7b / k1a | b | P7b-7a= | no | a pawn must promote on the last rank
K7m N7d / k1a | b | N7d-6b= | no | a knight on the last two
K7m L7d / k1a | b | L7d-7a= | no | a lance on the last one
K7m FC7d / k1a | b | FC7d-7a= | yes | a free chariot can go back
K7m GB7b / k1a | b | GB7b-7a= | yes | so can a go-between
K7m P7e / k1a | b | P7e-7d+ | no | the zone has three ranks
K7m G7d / k1a | b | G7d-7c+ | no | a gold general does not promote
K7m G7l / k1a fc7a | b | G7l-6l | no | pinned
K7m +S7d / k1a | b | +S7d-7c+ | no | nothing promotes twice
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("heian_dai", case) == case.legal


BARE = Termination.BARE_KING
BLACK_WINS, WHITE_WINS, DRAW = Outcome(Side.BLACK, BARE), Outcome(Side.WHITE, BARE), Outcome(None, BARE)


@pytest.mark.parametrize(
    ("pieces", "side", "ends"),
    [
        ("K7m G7g / k1a", "b", BLACK_WINS),
        ("K7m G7g / k1a", "w", BLACK_WINS),
        ("K7m / k1a p7c", "b", WHITE_WINS),
        ("K7m / k1a", "b", DRAW),
        ("K7m C2b / k1a", "w", None),  # it can take the last piece
        ("K7m C2b / k1a", "b", BLACK_WINS),  # it could, but did not
        ("K7m C2b P7g / k1a", "w", BLACK_WINS),  # another one is left
        ("K3c G2b / k1a", "w", Outcome(Side.BLACK, Termination.CHECKMATE)),  # protected, and mate besides
        ("K7m FD7g P2c / k1a p9a", "w", None),  # nobody is alone
    ],
)
def test_a_lone_king_loses_unless_it_bares_back(pieces: str, side: str, ends: Outcome | None) -> None:
    assert board("heian_dai", pieces, side).outcome() == ends
    off = board("heian_dai", pieces, side, {"bare_king": "off"}).outcome()
    assert off == (ends if ends == Outcome(Side.BLACK, Termination.CHECKMATE) else None)


def test_the_last_piece_taken_in_turn_is_a_draw() -> None:
    position = board("heian_dai", "K7m G2c / k1a p2b")
    position.play(move_of(position, "G2cx2b"))
    assert position.outcome() is None
    position.play(move_of(position, "K1ax2b"))
    assert position.outcome() == DRAW
    assert position.undo() and position.outcome() is None


def test_a_mate_that_bares_is_a_mate() -> None:
    position = board("heian_dai", "K3c G2c / k1a p2b")
    position.play(move_of(position, "G2cx2b"))
    assert position.outcome() == Outcome(Side.BLACK, Termination.CHECKMATE)


def test_what_promotes_becomes_a_gold_general_but_for_the_flying_dragon() -> None:
    variant = load_variant("heian_dai")
    names = {kind.name for kind in variant.every_kind if kind.unpromoted}
    assert names == {"gold general", "tokin", "promoted flying dragon"}
    assert [kind.code for kind in variant.every_kind if not kind.promotes_to and not kind.unpromoted] == ["K", "G"]
