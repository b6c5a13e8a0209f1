"""Tai shogi: the cases of its rules, and numbers of moves."""

from __future__ import annotations

import pytest

from shogi_desktop.rules import Outcome, Position, Side, Termination, load_variant
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.perft import perft

from .cases import Case, board, cases, judged, move_of

EARLY = """
l wt w fd lgn d r dh dk q g dsp . dv g q dk dh r d lgn fd w ts l
rc sdr se n ps ftp b fe we fde s rg cp lg s fde we fe b ftp ps n se sdr rc
sch wh rs vo csw bb sde gde bm bt sd gg nk wr bde bt bm gde sde bb csw vo rs wh sch
so wbf fl nb sb cc hf om rb pc gbd ph ln kr gd pc ok om hf cc eb wb fl wbf so
rch vs wo ea sg t i c or cs rd hm de ca rd cs or c i t sg ea wo bd lch
hd fh eba do fo sm vm vbe sbr pst ab ew ld ew ab pst sbr vbe vm sm fo do eba fh hd
p p p p p p p p p p p p . p p p p p p p p p p p p
. . . . . . . gb . . . . p . e . . gb . . . . . . .
. . . . E . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . P . . . . GB . . . . . . . . . GB . . . . . . .
P P . P P P P P P P P P P P P P P P P P P P P P P
HD FH EBA DO FO SM VM VBE SBR PST AB EW LD EW AB PST SBR VBE VM SM FO DO EBA FH HD
LCH BD WO EA SG T I C OR CS RD CA DE HM RD CS OR C I T SG EA WO VS RCH
SO WBF FL WB EB CC HF OM OK PC GD KR LN PH GBD PC RB OM HF CC SB NB FL WBF SO
SCH WH RS VO CSW BB SDE GDE BM BT BDE WR NK GG SD BT BM GDE SDE BB CSW VO RS WH SCH
RC SDR SE N PS FTP B FE WE FDE S LG CP RG S FDE WE FE B FTP PS N SE SDR RC
L TS W FD LGN D R DH DK Q G DV . DSP G Q DK DH R D LGN FD W WT L
"""
LATE = """
l wt w fd lgn d r dh dk q g dsp cp . g q dk dh r d lgn fd w ts l
rc sdr se n ps ftp b fe we fde s rg dv lg s fde we fe b ftp ps n se sdr rc
sch wh rs vo csw bb sde gde bm bt sd gg nk wr bde bt bm gde sde bb csw vo rs wh sch
so wbf fl nb sb cc hf om rb pc gbd ph . kr gd pc ok om hf cc eb wb fl wbf so
rch vs wo ea sg t i c or cs rd hm de ca rd cs or c i t sg ea wo bd lch
hd fh eba do fo sm vm vbe sbr pst ab ew . ew ab pst sbr vbe vm sm fo do eba fh hd
p p p p . p p p p p p p p . p p p p . . p p p p p
. . . . p . . gb . . . . . . ln . . gb p p e . . . .
. . . . . . . . . . . . . p . . . . . . . . . . .
. . . . . . . . . . . . ld . . . . . . . . . . . .
. . . . . E . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . LD . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . GB . . . . . . .
. . . . . . . GB . . . . . . P . . . . . . . P . .
P P P P P P P P P P P P P P . P P P P P P P EBA P P
HD FH EBA DO FO SM VM VBE SBR PST AB EW LN EW AB PST SBR VBE VM SM FO DO . FH HD
LCH BD WO EA SG T I C OR CS RD CA DE HM RD CS OR C I T SG EA WO VS RCH
SO WBF FL WB EB CC HF OM OK PC GD KR . PH GBD PC RB OM HF CC SB NB FL WBF SO
SCH WH RS VO CSW BB SDE GDE BM BT BDE WR NK GG SD BT BM GDE SDE BB CSW VO RS WH SCH
RC SDR SE N PS FTP B FE WE FDE S LG . CP S FDE WE FE B FTP PS N SE SDR RC
L TS W FD LGN D R DH DK Q G DV RG DSP G Q DK DH R D LGN FD W WT L
"""

CASES = """
E13y / e13a p5e | b | E13y-25b | yes | an emperor moves to any empty square
E13y P13x P12x P14x P12y P14y / e13a p5e | b | E13y-5m | yes | whatever stands around it
E13y / e13a p5e | b | E13yx5e | no | the other emperor protects all of its side
E13y P5f / e13a p5e | b | E13yx5e | no | though a pawn covers the square
E13y P5f / e13a p5e | b | E13yx5e | yes | if agreed, as he could not take back | emperor_protection=strict
E13y / e13a p5e | b | E13yx5e | no | he could where nothing covers it | emperor_protection=strict
E13y / cp13b p5e | b | E13yx5e | yes | without an emperor there is no such protection
E13y / cp13b p5e g5d | b | E13yx5e | no | but a piece that could take back protects
E13y / e13a g13b | b | E13yx13a | no | so do those beside the emperor itself
E13y / e13a | b | E13yx13a | yes | whom nobody protects alone
E13y / e13a cp1a | b | E13yx1a | no | the prince is the emperor’s to protect
E13y P13b / e13a | b | P13bx13a= | yes | what protects from the emperor does not from others
E13y PC13m / e13a | b | PC13m-7g | yes | a peacock ranges diagonally forward
E13y PC13m / e13a | b | PC13m-13k | yes | and turns once by a right angle
E13y PC13m / e13a | b | PC13m-11o | yes | two squares back
E13y PC13m / e13a | b | PC13m-10p | no | not three, and no hook begins backward
E13y PC13m / e13a p12l p14l | b | PC13m-13k | no | a hook needs an empty corner
E13y SE13m P12l / e13a | b | SE13m-11k | yes | a soaring eagle is a lion on its forward diagonals
E13y HF13m / e13a p13l | b | HF13mx!13l | yes | a horned falcon straight ahead
E13y R13m / e13a p13l | b | R13mx13l= | no | who captures must promote
E13y R13m / e13a p13l | b | R13mx13l+ | yes | a rook becomes a gold general
E13y R13m / e13a p13l | b | R13m-13n+ | no | nobody promotes without a capture
E13y P13m / e13a p13l | b | P13mx13l= | yes | a pawn does not promote
E13y P13m / e13a p13l | b | P13mx13l+ | yes | it does by the Japanese table | promotion_table=japanese
E13y Q13m / e13a p13l | b | Q13mx13l= | yes | a queen does not by either | promotion_table=japanese
E13y DE13m / e13a p13l | b | DE13mx13l+ | yes | a drunk elephant becomes another prince
E13y LCH13m / e13a | b | LCH13m-25a | yes | a left chariot ranges forward to the left
E13y LCH13m / e13a | b | LCH13m-1a | no | not to the right
E13y +DV13m P13l P13k / e13a | b | +DV13m-13j | yes | a teaching king jumps to the third square
E13y +DV13m P13l P13k / e13a | b | +DV13m-13j | no | unless it is a queen | teaching_king=queen
E13y +DSP13m / e13a p12l p11k | b | +DSP13mx12lx11k | yes | a buddhist spirit takes two
E13y TS13m / e13a | b | TS13m-14n | yes | a turtle-snake goes diagonally back
E13y TS13m / e13a | b | TS13m-25a | yes | and ranges diagonally forward
E13y TS13m / e13a | b | TS13m-25a | no | to one side alone, if that is agreed | four_gods=one_diagonal
CP13y / e13a | b | CP13y-13x | yes | who has lost the emperor plays on with a prince
"""


@pytest.mark.parametrize("case", cases(CASES))
def test_the_cases_of_the_rules(case: Case) -> None:
    assert judged("tai", case) == case.legal


# A generator written apart from this program counts the same.
@pytest.mark.parametrize(("depth", "count"), [(1, 304), (2, 92662)])
def test_moves_from_the_array(depth: int, count: int) -> None:
    assert perft(Position(load_variant("tai")), depth) == count


# Likewise under the readings of the western leaflets.
def test_moves_from_the_array_as_western_leaflets_have_them() -> None:
    chosen = {"lion_dog": "three_steps", "teaching_king": "queen", "free_demon": "all_diagonals"}
    assert perft(Position(load_variant("tai", chosen)), 1) == 298


# Positions of random games, counted by the same generator.
@pytest.mark.parametrize(("rows", "count"), [(EARLY, 310), (LATE, 348)])
def test_moves_from_later_positions(rows: str, count: int) -> None:
    variant = load_variant("tai")
    position = Position.empty(variant)
    for square, code in zip(variant.squares, rows.split(), strict=True):
        if code != ".":
            kind = variant.kind_by_code(code.upper()).id
            position.put(square, make_piece(kind, Side.WHITE if code.islower() else Side.BLACK))
    assert perft(position, 1) == count


def test_who_loses_the_last_royal_piece_loses() -> None:
    for left in ("cp1a", "+de1a", "cp1a +de2a"):
        position = board("tai", f"E13y R13m / e13a {left}")
        position.play(move_of(position, "R13mx13a+"))
        assert position.outcome() is None, f"{left} is left"
    for others in ("", "de1a", "+dv1a"):
        position = board("tai", f"E13y R13m / e13a {others}")
        position.play(move_of(position, "R13mx13a+"))
        assert position.outcome() == Outcome(Side.BLACK, Termination.ROYALS_LOST), others


def test_a_prince_of_its_own_making_is_royal() -> None:
    position = board("tai", "DE13m E25y / p13l r25a e1a")
    position.play(move_of(position, "DE13mx13l+"))
    position.play(move_of(position, "R25ax25y+"))
    assert position.outcome() is None


def test_contagion_by_deva_and_dark_spirit_where_that_is_agreed() -> None:
    for taken, face in (("dv", "+DV"), ("+dv", "+DV"), ("dsp", "+DSP"), ("+dsp", "+DSP")):
        for chosen, wanted in (({}, "P"), ({"contagion": "all"}, face)):
            position = board("tai", f"E13y P13m / e13a {taken}13l", options=chosen)
            position.play(move_of(position, "P13mx13l="))
            assert position.variant.kind(position.piece_at(position.variant.parse_square("13l")) >> 1).code == wanted


def test_the_japanese_table_promotes_all_but_five_kinds() -> None:
    def stays(promotions: str) -> set[str]:
        kinds = load_variant("tai", {"promotion_table": promotions}).every_kind
        return {kind.code for kind in kinds if not kind.promotes_to and not kind.unpromoted}

    assert stays("japanese") == {"E", "CP", "Q", "DH", "DK"}
    assert len(stays("western")) == 93 - 36
