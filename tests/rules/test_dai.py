"""Dai shogi: the cases of its rules."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Side, Termination, load_variant

from .cases import Case, board, cases, judged, move_of

CASES = """
K8o LN8h / k8a ln8f p8e | b | LN8h-8f | yes | no lion is out of reach in dai
K8o LN8h R3a / k8a b11e ln3h | w | B11ex8h R3ax3h | yes | no counter-strike rule
K8o R8e / k1a | b | R8e-8c+ | yes | inside the zone of five ranks, without a capture
K8o R8e / k1a | b | R8e-8c+ | no | as in chu only with one | promotion=chu
K8o R8e / k1a | b | R8e-8j+ | yes | leaving
K8o R8f / k1a | b | R8f-8e+ | yes | entering the fifth rank
K8o R8g / k1a | b | R8g-8f+ | no | outside
K8o P8b / k1a | b | P8b-8a= | no | a pawn must promote on the last rank
K8o P8b / k1a | b | P8b-8a= | yes | unless that is agreed | forced_promotion=off
K8o L8d / k1a | b | L8d-8a= | no | so must a lance
K8o N8d / k1a | b | N8d-7b= | no | a knight on the last two
K8o N8e / k1a | b | N8e-7c= | yes | third rank from the end
K8o I8b / k1a | b | I8b-8a= | no | iron general
K8o SG8b / k1a | b | SG8b-7a= | no | stone general
K8o SG8h / k1a | b | SG8h-8g | no | which steps to the corners ahead alone
K8o FD8h P7g / k1a | b | FD8h-6f | no | the flying dragon walks two squares, it does not jump
K8o FD8h / k1a | b | FD8h-6f | yes | the way is free
K8o FD8h / k1a | b | FD8h-5e | no | not three
K8o VO8h / k1a p8g | b | VO8hx8g-8f | no | no lion power
K8o VO8h / k1a | b | VO8h-8f | yes | two squares straight
K8o AB8h / k1a | b | AB8h-7g | no | the angry boar steps straight
K8o CSW8h / k1a | b | CSW8h-7g | yes | the cat sword diagonally
K8o EW8h / k1a | b | EW8h-8i | no | the evil wolf never goes back
K8o EW8h / k1a | b | EW8h-7h | yes | but sideways
K8o KR8h P8g / k1a | b | KR8h-8f | yes | the kirin jumps
K8o DE8f / k1a | b | DE8f-8e+ | yes | a second royal piece
+DE8h / k8a | b | +DE8h-8i | yes | a side with only a prince plays on
K8o / k8b r1b | b | K8o-8n | yes | a king may move anywhere
K8o LN8h / k1a p8g p7f | b | LN8hx8gx7f | yes | double capture
K8o LN8h / k1a p8g | b | LN8hx!8g | yes | a capture without moving
K8o LN8h / k1a | b | LN8h-8h | yes | a pass
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("dai", case) == case.legal


def test_who_loses_the_last_royal_piece_loses() -> None:
    position = board("dai", "K8o R8h / k8a +de1a")
    position.play(move_of(position, "R8hx8a"))
    assert position.outcome() is None, "the prince is left"
    position = board("dai", "K8o R8h / k8a p1a")
    position.play(move_of(position, "R8hx8a"))
    assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST)


def test_what_chu_lacks_becomes_a_gold_general() -> None:
    dai, chu = load_variant("dai"), load_variant("chu")
    known = {kind.code for kind in chu.every_kind}
    new = [kind for kind in dai.every_kind if kind.code not in known and not kind.unpromoted]
    assert {kind.code for kind in new} == {"N", "SG", "I", "CSW", "EW", "AB", "VO", "FD"}
    assert {dai.kind(kind.promotes_to).name for kind in new} == {"gold general"}
