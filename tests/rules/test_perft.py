"""Move counts of positions from random games, counted with cshogi 1.1.0 when this table was made."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules.perft import perft

from .boards import board

# Positions after 10 to 160 random moves; sequences of one, two and three legal moves.
COUNTS = [
    ("lns1kgsnl/2g6/prppppb1p/1p5p1/9/2P5P/PP1PPPPP1/3S3RL/LN1GKGSN1 b Pb 11", [28, 2198, 59462]),
    ("ln2k1snl/r1gsg2b1/p1ppppp1p/1p7/7p1/2PP1P3/PP2P1PPP/1B1S2R1L/LNG1KGSN1 w - 26", [21, 546, 12144]),
    ("lns1g1s2/rb1bg4/p1Ppppk2/2+L3ppp/1p3PP2/P8/NP1PP2PP/L3K1GR1/2SG2SNL b NP 41", [68, 1543, 81540]),
    ("l1s1g2nl/1r2k1gb1/3pp1s1p/p4ppp1/2p3PP1/1p3PR1P/PnSPP4/2G1GS2L/LN2K2b1 w n2p 56", [87, 2571, 188212]),
    ("+N1s3snl/L3kngbs/p2g2pp1/1gp1r3p/9/P1Pp2PP1/Lp2PP2P/1G1K1pR2/1NB2+s2L b 3p 71", [23, 1111, 24903]),
    ("1n5nl/3k1l1s1/P1pB2+R2/4p2pp/pNgPsP3/1pP5+b/1P2PgNP1/6S1R/L1S1KG3 w GL4Pp 86", [61, 9100, 516312]),
    ("lnsgl1g1p/1rgp5/2n3p+L1/pppkN3K/1P6P/P3PP+rg1/2P3P2/1BS2+p3/LN1PSS3 b b3p 101", [30, 3203, 101974]),
    ("1s7/l2k4L/1p1np1spP/2p2pp1p/G3P3b/1P4gR1/L1P2Pr2/LN1G5/BN1GK1+n2 b P2s5p 121", [46, 4505, 178155]),
    ("l1p+Bgk3/n+L4g1l/4ps1pN/2n3S2/2Pp1Pp1P/1p3p2p/pSNPg2P1/2K1G2+sR/P3B4 b Rl3p 141", [96, 7286, 568027]),
    ("pn2Rp+L+N+P/l3r4/1p1gk1pp1/2p2gPgp/P1S6/3PPB1Sn/NSPp1G3/LP2K4/B1+s5+l b P2p 161", [74, 2878, 200636]),
]


@pytest.mark.parametrize(("sfen", "counts"), COUNTS)
def test_move_counts(sfen: str, counts: list[int]) -> None:
    depths = range(1, len(counts) + 1 if core_is_compiled() else 3)
    position = board(sfen)
    assert [perft(position, depth) for depth in depths] == counts[: len(depths)]
    assert position.same_state(board(sfen))
