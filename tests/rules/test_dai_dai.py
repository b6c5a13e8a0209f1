"""Dai dai shogi: the cases of its rules, and numbers of moves."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.perft import perft

from .cases import Case, cases, judged

CASES = """
K9q HM9i / k1a | b | HM9i-3c | yes | a hook mover turns once by a right angle
K9q HM9i P9h P9j P10i / k1a p3i | b | HM9ix3i-3c | no | a capture ends the move
K9q HM9i P9h P9j P10i / k1a p3i | b | HM9i-3c | no | and nobody turns on a square that is taken
K9q HM9i / k1a g3c | b | HM9ix3c | yes | it captures behind the corner
K9q HM9i P9h P9j P8i P10i / k1a | b | HM9i-3c | no | shut in
K9q LGN9i / k1a | b | LGN9i-9g | yes | a long-nosed goblin by 8h or 10h
K9q LGN9i P8h P8j P10h P10j / k1a | b | LGN9i-9g | no | unless both are taken
K9q LGN9i / k1a | b | LGN9i-9h | yes | or one step straight
K9q BM9i / k1a p8h | b | BM9ix8h= | no | who captures must promote
K9q BM9i / k1a p8h | b | BM9ix8h+ | yes | a blind monkey becomes a mountain witch
K9q BM9i / k1a p8h | b | BM9ix8h= | yes | unless that is agreed | promotion=optional
K9q BM9i / k1a | b | BM9i-8h+ | no | nobody promotes without a capture
K9q G9i / k1a p9h | b | G9ix9h= | yes | a gold general has no other side
K9q P9b / k1a | b | P9b-9a | yes | a pawn waits on the last rank
K9q LN9i / k1a p9h | b | LN9ix!9h+ | yes | a capture without moving is one
K9q +LN9i / k1a | b | +LN9i-9f | yes | a furious fiend goes three steps
K9q LD9i / k1a p9h g9g | b | LD9ix9hx9g+ | yes | a lion dog takes two on its line
K9q LD9i / k1a p9h g9g s9f | b | LD9ix9hx9gx9f+ | yes | or three
K9q LD9i / k1a p9h g9g | b | LD9ix9hx9g-9h+ | yes | or two and one step back
K9q LD9i / k1a p9h g9g | b | LD9ix9hx9g-9i+ | no | home would be a fourth step
K9q LD9i / k1a p9h | b | LD9ix!9h+ | yes | a capture without moving
K9q LD9i P9h / k1a | b | LD9i-9f | yes | it jumps
K9q LD9i / k1a p9h g8g | b | LD9ix9hx8g+ | no | it never leaves its line
K9q PS9i P9h / k1a | b | PS9i-9g | yes | a poisonous snake jumps ahead
K9q PS9i / k1a | b | PS9i-9k | no | not straight back
K9q FDE9i / k1a | b | FDE9i-9d | yes | a free dream-eater goes five squares ahead
K9q FDE9i / k1a | b | FDE9i-8j | no | not diagonally back
K9q FDE9i / k1a | b | FDE9i-8j | yes | unless that is agreed | free_demon=all_diagonals
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("dai_dai", case) == case.legal


# A generator written apart from this program counts the same.
@pytest.mark.parametrize(("depth", "count"), [(1, 59), (2, 3463), (3, 206662)])
def test_moves_from_the_array(depth: int, count: int) -> None:
    assert perft(Position(load_variant("dai_dai")), depth) == count
