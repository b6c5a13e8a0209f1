"""Move counts of positions from random games, each table with the programs that counted when it was made."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.perft import perft

# Shogi, positions after 10 to 160 random moves; sequences of one, two and three legal moves (cshogi 1.1.0).
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
# Chu, positions of played games: ways that lead to the same position count once (shogiops' fixtures, counted by a
# generator of our own and, way by way, by shogiops).
CHU = [
    (
        "l3[de]3[dh]1[fl][bt]/[rc]1[fl]2[bt]2[kr]3/cs2[dh]4k2/[vm][sm]r1b2g3l/[RC]3bQG3+P[rc]/g2P3spc2/2p3P5/"
        "2[ln]1[DK]2SB+r2/1+p1[KR]1[PH]4[SM]1/2[VM]B1G[DE][DH][DK]2+[RC]/L3[BT]1[BT]1[FL]1[VM]1/"
        "1[FL]1[DH]3KSC1L w - 302",
        [148, 22020],
    ),
    (
        "1[bt]1bg1k2[bt]1l/l2[de]2gs3[rc]/2[fl][ph]cq1[dk]b[fl]1[sm]/[rc]1[sm]r4c3/3p[ln][kr]1r2[vm]p/"
        "2[dk][GB]1PP1p2P/p1R2C1P[DK]Pp1/1S1P6[VM]C/P3+p[KR]Q4[SM]/[RC][FL][VM]B1K1[DE][DH]1R[RC]/"
        "3[DK]1G[BT]2[FL]2/L2[BT]G3BS1L w - 250",
        [132, 15360],
    ),
    (
        "l2s2r[bt]2[fl]l/[rc][vm]c[dh]3bsrc[rc]/q6k3[vm]/1+[PH]1[fl]2[de]1p1[dh]1/3g4[gb]2P/[ph]4g1p2P1/"
        "9C1[RC]/3[SM][dk]1S1[dk][FL]1[VM]/1+pG+[kr]2[DH]2[SM]1L/RB3[DH][KR]5/[RC][FL]C[BT]K3G3/"
        "L3[DK][DE]RS2[BT]1 w - 348",
        [182, 19693],
    ),
    (
        "l[fl]1g[dk][de]2sc2/[rc]1b1sk[ph]grb[fl]l/c[sm]2[ln]1[bt]3[vm]1/2[vm][dh]2[kr][bt]3+[RC]/"
        "p2pr3pp[sm]1/2P1P3[gb]2L/P6Q1P2/1[LN]1P2p1[PH]Gp1/1PC[DK]1+p[BT]1[GB]1C1/1[SM]R5R3/"
        "[RC][VM]B[KR]KGS[DE]2[VM]1/L[FL]1S5[BT][FL]1 b - 205",
        [123, 12039],
    ),
    (
        "1[dh]1b[de]2ks1[fl]l/1[fl]3g[kr]4[rc]/l[vm]c[bt]1q[dh]1c1br/[rc]2[bt]1g[sm]2[dk]2/"
        "[sm]rsp3[ph]2[vm]1/p1P[gb]p[dk]P5/PR5p2[ln]p/1[VM]1[GB][LN]P2Pp2/2BP[DK]1[PH]2P[SM]1/"
        "1[SM][KR]1[DH][DE][DH]2[VM]1R/[RC]C[FL]GS[BT]S1K[FL]1[RC]/L3[BT]QG[DK]BC1L w - 234",
        [123, 11336],
    ),
    (
        "l1c1[ph]1k1[bt]1bl/[rc]1[dh]1g[dk][kr]gs1[fl]1/[fl][vm]r1s[bt][de][dk]cr[vm][rc]/"
        "[sm]pppb1q[dh]p2[sm]/3[gb]p[ln]4p1/p4ppp1p2/1P2PP[DH]1[GB]P2/P1P[GB][DK]1PPPR[DH][SM]/1[SM]RP6P1/"
        "[VM]BG2[LN]QG1S[VM][RC]/[RC]C[BT]2[KR][PH][DK]1BCL/L[FL]1S1K[DE][BT]3[FL] w - 114",
        [76, 6154],
    ),
]
# Wa without drops, positions after random moves (two generators of our own, one slow and plain).
WA = [
    (
        "1[cm][so][fc]1[ck][vw][fg]1[sc][oc]/[lh]2[vs]1[sw]1[tf]2[bd]/[sp][ce][sp]3[sp]1[ff][sp][sp]/"
        "1[sp][rr][sp][TF][sp]1[sp][sp]2/11/11/11/3[SP]3[SP]2[SP]/[SP][SP][SP]1[SP][SP][SP][RR][SP][SP]1/"
        "1[FF][SC]1[FG][CK]1[SW][CE][CM][LH]/[OC][BD]2[VW]1[VS][FC][SO]2 b - 1",
        [45, 1910, 86885],
    ),
    (
        "[lh][cm][so]1[vs]1[fg]1[bd][sc]1/3[fc][ck][vw]4[oc]/[sp]1[ce]2[sp]3[sp]1/4[sp]3[sp]1[sp]/1[sp]9/"
        "2[sp][sp]3[sp]3/[SP]7[SP]1[SP]/4[SP][SP]1[SP]1[SP]1/[OC]1+[ff]3[SP]4/3[FG][CK]1[FC][RR]1[CE][CM]/"
        "1[BD][SW]3[VS]2[SO][LH] b - 1",
        [41, 2518, 98088],
    ),
    (
        "+[OC]1[so]3[sw][sc]1[bd]1/2[rr]2[fc]5/2[sp][vs]2[ck]2[sp]1/1[sp]4[sp]3[sp]/11/5[SP]5/3[SP][SP]5[FC]/"
        "4[VW]1[SP]1[SP]2/5[CK]1[VS]1[SP][SP]/[BD]3[FG][SW]2[CM]1[CE]/1[SC]6[SO]1[LH] b - 1",
        [35, 1049, 38510],
    ),
]
# The small games, positions after random moves (Fairy-Stockfish 11.1, mcr; shogiops, but of gorogoro).
MINISHOGI = [
    ("2s2/2p1R/GPkg1/5/1K1R1 b S2B 29", [50, 262, 10322]),
    ("1S3/4p/GBgs1/3k1/K3b b PRr 49", [44, 1029, 29371]),
    ("G2bk/B3r/PS2R/K1g2/1P1S1 b - 57", [14, 142, 1841]),
]
GOROGORO = [
    ("sk2G/3s1/4g/pKPP1/1GS2/3S1 b Pg2p 49", [24, 1025, 18321]),
    ("gk2g/s2+P1/P3p/1ppG1/5/S1GKS b Sp 17", [40, 604, 19142]),
]
KYOTO = [
    ("L3+l/5/1S1k1/2+n1N/s1K1P b P 13", [1, 3, 232]),
    ("3Sk/L+P2p/5/+N2n1/1K2l b s 65", [17, 550, 7857]),
    ("1Lks1/n2l+N/4P/2K2/2+s1P b - 21", [8, 94, 1332]),
]
# Heian dai, positions after random moves (the same two generators).
HEIAN_DAI = [
    (
        "ln[fd]isk2c1inl/[fc]2c[ft]g[sm]g1s1[fd][fc]/1ppp1pp[ft]p1pp1/p3p2p1p2p/6[gb]6/13/13/13/1P11/P1P2P[GB]1P4/"
        "3PP1PP1PPPP/[FC][FD]CI1[SM]1K[FT]1I[FD][FC]/LN1[FT]SG1GSC1NL b - 1",
        [48, 1775, 85014],
    ),
    (
        "1n[fd]2g2s3l/l1[ft]c4gc[ft]1[fc]/[fc]i[sm]3ppk1n2/2p2p2pp2p/1p4[gb]4pi/p12/11P1/5P7/2PP2[GB]6/"
        "P1I1P1P1P1P2/1P3S[SM]P1P2P/[FC]1[FT]1K3[FT]C2[FC]/LN2CGSG1I1NL b - 1",
        [42, 1890, 80368],
    ),
    (
        "4s1k4n1/4[ft]1gs[ft]1c1l/n1pcgp[sm]1p3[fc]/4p1p3i1p/1p1p2[gb]2p1p1/7p5/9P3/6[GB]6/3N3PP4/5P3[FD]2P/"
        "3P3KG3[FC]/4G[SM]7/C2[FT]3[FT]SC1NL b - 1",
        [51, 1989, 99869],
    ),
]
# Dai, positions after random moves (the same).
DAI = [
    (
        "1n[sg]icsgk1sci[sg]nl/l1[csw]1[fl]1[bt][de][bt]g[fl]1[csw]1[rc]/"
        "2[fd][ab]1[ew][ph][ln][kr][ew]1[ab]1[vo]1/2[sm][vm]b1[dk]1[dk][dh]1[vm][sm][fd]r/2p1pp1pppp1ppp/"
        "1+R1p[gb]1p3[gb]p3/15/14b/3q11/4[GB]5[GB]4/2PPPPPPPPPP+[dh]PP/1[FD][SM][VM]B[DH][DK]Q[DK][DH]B[VM]1[SM]R/"
        "1[VO]1[AB]1[EW][KR][LN][PH][EW][FL][AB][FD][VO][RC]/2[CSW]I[FL]C[BT][DE][BT]2I[CSW]2/"
        "+[rc]N[SG]2SGKGSC1[SG]NL b - 1",
        [68, 11627],
    ),
    (
        "ln1ic1gk1g[fl]1[sg]1l/[rc]1[csw]1[fl]s[bt][de]1cs[ab]i1[rc]/"
        "[sg]1[vo][ab]1[ew]1[bt][dk]1[kr][csw][fd][vo]n/r[fd][sm][vm]1[dh][dk]q2[ew][vm][sm]1r/1pp3p2pp1ppp/"
        "p2ppp9/4[gb]5[ph]4/15/4[GB]6P3/7[DK]2[ln][VM]3/PP[SM][VM]P1P1PP2PPP/R1[AB]2[DH][DK]2[DH]B1[SM]1R/"
        "2[VO][CSW][EW]1[KR]1[PH][EW]1[AB][VO]1[FD]/[RC][FD]1C[FL][BT]S[DE][BT]S[FL]1[CSW]1[RC]/"
        "LN[SG]I1[LN]GK1GCI[SG]NL b - 1",
        [117, 17586],
    ),
    (
        "ln2[ph]sgk1sc2nl/[rc][sg]1i[fl]c[bt]2g[fl]i[vo][sg][rc]/r1[vm][csw][ab][ew]4[ew][ab]r[csw]1/"
        "1[vo]2[sm][dh]3[kr]b[vm][sm][fd]1/4pp1[ln]1p1pp1+R/3p[gb]1p8/10p2p1/p3[GB]10/2P7[gb]4/1P2b6PP2/P4PP3P4/"
        "[RC][DK]1[LN][DH]3[EW]1B4/1R1[VO][AB]S[KR]1[PH]1[AB]C[SM]1[FD]/"
        "1[FD][CSW]1[FL]1[DE]1[BT]2[VM][CSW][VO][RC]/LN[SG]IC[BT]GKGS1I[SG]NL b - 1",
        [114, 13044],
    ),
]
# Tori after random moves (Fairy-Stockfish by pyffish 0.0.90; the first two also mcr).
TORI = [
    ("1pc1cpl/r1kf3/1sssssS/sSs1S2/SSSSSS1/3F3/LPCKCPR b - 7", [19, 284, 6094]),
    ("1pckcpl/3f3/rssssss/sS2S2/SssSSSS/1C1KF1R/LP2CP1 w - 10", [19, 320, 6866]),
    ("rR+Sk1p1/S4cl/SP3ss/2CsCSs/1K1SSp1/1sFF3/+sPcl+s+s1 b 2S 49", [36, 651, 22271]),
    ("k2Rcp1/ss+S2sl/Cp1S1sS/1sS1SS+f/S2CS1S/S3s2/LPK1CPR b F 73", [44, 574, 22174]),
]
# Yari after random moves, without the ban of repetition (pyffish; mcr but for the two with promoted pieces).
YARI = [
    ("rnnk2r/3b2b/ppp1ppp/3p3/7/7/PPPPPPP/2B1K1R/R1B1NN1 b - 7", [16, 272, 4505]),
    ("rn2kb1/5br/pp1Pp2/5pp/2p4/1N2P2/PP1N1PP/B2B3/R1K2NR b Pp 29", [33, 659, 21741]),
    ("2kn3/P4b1/2nppb1/1rp3p/Bp1P1pP/1PP4/2KNPP1/R1B1R2/4RN1 b P 57", [31, 492, 15796]),
    ("2k2pr/4n1+P/ppnn2p/2p4/3pp1P/2P2P1/PP1Pb2/1RBBN1R/1RK2+b1 b - 49", [20, 607, 14569]),
    ("6k/3+N1rb/rp2+Ppp/n2+P3/p1p2P1/2B1N1P/PPPP1NR/1BB4/1RK1P2 b - 73", [32, 287, 9271]),
]
# Sho after random moves (pyffish, mcr).
SHO = [
    (
        "ln4snl/1rgk[de]1gb1/ppppspppp/4p4/6P2/PP7/2PPPP1PP/1B1[DE]G2R1/LNSGKS1NL b - 17",
        [25, 600, 15377],
    ),
    (
        "ln1gkgsnl/1rs1[de]2b1/ppp1ppp1p/3p3p1/9/P8/BPPPPPPPP/4[DE]S1R1/LNSGKG1NL b - 7",
        [27, 647, 17874],
    ),
    ("1n1k1gb1l/1rs2[de]s2/lpp1gp3/7p1/p2pp2P1/1[DE]PSP3p/PP3P1G1/LBG1R3K/1N4SNL b - 57", [41, 1430]),
]
# The initial positions: small ones by the programs named above, chu by minase and the plain generator, wa, heian dai
# and dai by both of ours (one move of wa: HaChu, too). Drops change nothing before something has been taken.
STARTS = [
    ("minishogi", {}, [14, 181, 2512]),
    ("gorogoro", {}, [16, 250, 4166]),
    ("kyotoshogi", {}, [12, 137, 1636]),
    ("tori", {}, [17, 288, 5430]),
    ("yari", {}, [20, 400, 7960]),
    ("sho", {}, [26, 676, 17368]),
    ("chu", {}, [36, 1296, 48315]),
    ("wa", {}, [51, 2601, 126574]),
    ("wa", {"drops": "on"}, [51, 2601]),
    ("heian_dai", {}, [29, 841, 25085]),
    ("dai", {}, [71, 5041, 357978]),
]
TABLES = {
    "shogi": COUNTS,
    "chu": CHU,
    "wa": WA,
    "heian_dai": HEIAN_DAI,
    "dai": DAI,
    "minishogi": MINISHOGI,
    "gorogoro": GOROGORO,
    "kyotoshogi": KYOTO,
    "tori": TORI,
    "yari": YARI,
    "sho": SHO,
}


def counted(position: Position, plies: int) -> list[int]:
    """The counts for as many plies, two at most by the interpreted core."""
    return [perft(position, depth) for depth in range(1, plies + 1 if core_is_compiled() else 3)]


@pytest.mark.parametrize(
    ("variant", "sfen", "counts"),
    [(variant, *row) for variant, table in TABLES.items() for row in table],
)
def test_move_counts(variant: str, sfen: str, counts: list[int]) -> None:
    position = parse_sfen(sfen, load_variant(variant))
    found = counted(position, len(counts))
    assert found == counts[: len(found)]
    assert position.same_state(parse_sfen(sfen, load_variant(variant)))


@pytest.mark.parametrize(("variant", "options", "counts"), STARTS)
def test_move_counts_of_initial_positions(variant: str, options: dict[str, str], counts: list[int]) -> None:
    found = counted(Position(load_variant(variant, options)), len(counts))
    assert found == counts[: len(found)]
