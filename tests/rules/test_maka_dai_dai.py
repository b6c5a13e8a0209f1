"""Maka dai dai shogi: the cases of its rules, and numbers of moves."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.perft import perft

from .cases import Case, cases, judged

CASES = """
K10s / k1a g10r | b | K10sx10r+ | yes | a king that captures may become an emperor
K10s / k1a g10r | b | K10sx10r= | yes | or not
K10s / k1a +g10r | b | K10sx10r= | no | who takes a promoted piece must promote
K10s / k1a +g10r | b | K10sx10r+ | yes | so this king becomes an emperor
K10s HM10j / k1a +p10i | b | HM10jx10i= | no | a hook mover must become a gold general
K10s HM10j / k1a +p10i | b | HM10jx10i+ | yes | when the victim was promoted
K10s LD10j / k1a p10i +p10h | b | LD10jx10ix10h= | no | one promoted piece among those taken is enough
K10s LD10j / k1a +p10i p10h | b | LD10jx10ix10h= | no | also the first of them
K10s Q10j / k1a +p10i | b | Q10jx10i= | yes | a queen has no other side
K10s G10j / k1a +dv10i | b | G10jx10i= | yes | contagion takes the place of promotion
K10s / k1a | b | K10s-10r+ | no | nobody promotes without a capture
K10s / k1a g10r | b | K10sx10r= | no | who captures must promote where that is agreed | promotion=forced
+K10s / k1a p5e | b | +K10s-19a | yes | an emperor goes to any empty square
+K10s P10r P9r P11r P9s P11s / k1a | b | +K10s-10b | yes | whatever lies between
+K10s / k1a p5e | b | +K10sx5e | yes | it takes what is not protected
+K10s / k1a p5e p5d | b | +K10sx5e | no | not what a pawn could take back
+K10s / k1a p5e p5f | b | +K10sx5e | yes | a pawn protects what is before it alone
+K10s / k1a r5a p5e | b | +K10sx5e | no | a rook protects from afar
+K10s / k1a r10a p10e | b | +K10sx10e | no | also along the file on which the emperor stood
+K10s / +k1a p5e | b | +K10sx5e | no | an enemy emperor protects all pieces of its side
+K10s / +k1a p5e | b | +K10sx5e | no | even strictly: it could take back | emperor_protection=strict
+K10s P5f / +k1a p5e | b | +K10sx5e | yes | but not from what another piece guards | emperor_protection=strict
+K10s / +k1a p5e | b | +K10sx1a | yes | an emperor does not protect itself
+K10s / +k1a g1b | b | +K10sx1a | no | the gold protects the emperor
K10s G10j / k1a dv10i | b | G10jx10i= | yes | who takes a deva becomes a teaching king, without a choice
K10s G10j / k1a dv10i | b | G10jx10i+ | no | its own promotion is replaced
K10s G10j / k1a dv10i | b | G10jx10i K1a-1b +DV10i-10a | yes | it moves as a teaching king from then on
K10s G10j / k1a dsp10i | b | G10jx10i K1a-1b +DSP10i-8h | yes | a dark spirit makes a buddhist spirit
K10s +P10j / k1a +dsp10i | b | +P10jx10i K1a-1b +DSP10i-8h | yes | whatever it was
K10s G10j / k1a dv10i | b | G10jx10i+ | yes | a plain deva does not infect | contagion=promoted
K10s G10j / k1a +dv10i | b | G10jx10i+ | no | a teaching king does | contagion=promoted
K10s G10j / k1a +dv10i | b | G10jx10i+ | yes | nobody infects where that is agreed | contagion=off
K10s LN10j / k1a dv10i dsp10h | b | LN10jx10ix10h K1a-1b +DSP10h-8f | yes | the last one taken decides
K10s LN10j / k1a dv10h dsp10i | b | LN10jx10ix10h K1a-1b +DV10h-13h | yes | in this order it is the deva
K10s / k1a dsp10r | b | K10sx10r+ | yes | a king is exempt: it becomes an emperor
K10s / k1a dsp10r | b | K10sx10r= | yes | or stays king
K10s DE10j / k1a dv10i | b | DE10jx10i+ | no | a drunk elephant is not royal yet
K10s HM10j / k1a p10i | b | HM10jx10i= | yes | a hook mover need not become a gold general
K10s CA10j / k1a | b | CA10j-10h | yes | a capricorn turns on the diagonals
K10s CA10j / k1a | b | CA10j-10i | no | and has no straight step
K10s DO10j P10i / k1a | b | DO10j-10h | yes | a donkey jumps
K10s +BB10j P9i / k1a | b | +BB10j-8h | yes | a free bear jumps diagonally ahead
K10s +BB10j P9i / k1a | b | +BB10j-7g | no | the jump does not go on
K10s +DSP10j / k1a p10i | b | +DSP10jx!10i | yes | a buddhist spirit captures without moving
K10s +DSP10j / k1a | b | +DSP10j-1j | yes | or goes any distance
K10s +DV10j / k1a p10i g10h | b | +DV10jx10ix10h | yes | a teaching king is a linear lion
K10s +DV10j / k1a p10i g10h | b | +DV10jx10ix10h | no | unless that is agreed | teaching_king=queen
K10s +EW10j / k1a | b | +EW10j-9k | no | a free wolf does not go diagonally back
K10s +EW10j / k1a | b | +EW10j-9k | yes | unless that is agreed | free_wolf_dragon=western
K10s +RD10j / k1a | b | +RD10j-4p | yes | a free dragon ranges diagonally back
K10s DV10j / k1a | b | DV10j-11j | yes | a deva steps to the left
K10s DV10j / k1a | b | DV10j-9j | no | not to the right
K10s DSP10j / k1a | b | DSP10j-9j | yes | a dark spirit steps to the right
K10s DSP10j / k1a | b | DSP10j-11j | no | not to the left
K10s R1b / k1a +de19a | b | R1bx1a +DE19a-19b R1a-2a | yes | a prince plays on without the king
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("maka_dai_dai", case) == case.legal


# A generator written apart from this program counts the same.
@pytest.mark.parametrize(("depth", "count"), [(1, 78), (2, 6084), (3, 499102)])
def test_moves_from_the_array(depth: int, count: int) -> None:
    assert perft(Position(load_variant("maka_dai_dai")), depth) == count
