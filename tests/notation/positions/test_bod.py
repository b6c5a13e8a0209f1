"""Diagrams as Japanese programs exchange them: written, read back, read from elsewhere, and refused."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod, has_bod, looks_like_bod, parse_bod
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")

PROBLEM = """\
後手の持駒：飛　角　金四　銀三　桂四　香三　歩十七　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・v玉v香|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ 龍 歩v馬|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：銀　
手数＝0
"""
PROBLEM_SFEN = "7kl/9/6+RP+b/9/9/9/9/9/9 b Srb4g3s4n3l17p 1"


def test_a_problem_is_written_and_read() -> None:
    assert format_bod(parse_sfen(PROBLEM_SFEN, SHOGI)) == PROBLEM
    assert format_sfen(parse_bod(PROBLEM, SHOGI)) == PROBLEM_SFEN


@pytest.mark.parametrize(
    "sfen",
    [
        "lnsgk1snl/1r4gb1/p1pppp1pp/6p2/1p7/2P6/PPSPPPPPP/7R1/LN1GKGSNL b Bb 19",
        "4k4/9/9/9/9/9/9/9/9 w 2rb4g16p 1",
        "8+R/9/9/9/9/+p+n+l+s+b4/9/9/K8 b - 7",
        "9/9/9/9/9/9/9/9/9 w - 1",
    ],
)
def test_nothing_is_lost(sfen: str) -> None:
    assert format_sfen(parse_bod(format_bod(parse_sfen(sfen, SHOGI)), SHOGI)) == sfen


def test_what_is_found_elsewhere_is_read() -> None:
    text = (
        """# made elsewhere
手合割：その他
上手の持駒:なし
+---------------------------+
｜v香v桂 ・ ・v王 ・ ・ ・v竜｜一
"""
        + "| .  .  . ・ ・ ・ ・ ・ ・|\n" * 7
        + """| 玉 ・ ・ ・ ・ ・ ・ ・ 仝|九
下手の持ち駒： 歩１２ 香2 桂二十
手数=31  ▲４五歩  まで
上手番
"""
    )
    expected = "ln2k3+r/9/9/9/9/9/9/9/K7+S w 20N2L12P 32"
    assert format_sfen(parse_bod(text, SHOGI)) == expected


def test_which_text_is_a_diagram() -> None:
    assert looks_like_bod(PROBLEM)
    assert not looks_like_bod(PROBLEM_SFEN)


def test_which_variants_have_them() -> None:
    tenjiku = load_variant("tenjiku")
    assert has_bod(SHOGI) and not has_bod(tenjiku)
    with pytest.raises(ValueError, match="no diagrams"):
        format_bod(Position(tenjiku))
    with pytest.raises(NotationError, match="no diagrams"):
        parse_bod(PROBLEM, tenjiku)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "words"),
    [
        ("v玉v香|一", "v玉v象|一", 4, 19, "no piece"),
        ("v玉v香|一", "v玉v香 ・|一", 4, 21, "more squares than 9"),
        ("v玉v香|一", "v玉|一", 4, 1, "has 8 squares"),
        ("先手の持駒：銀", "先手の持駒：玉", 14, 7, "cannot be in hand"),
        ("先手の持駒：銀", "先手の持駒：銀9999999", 14, 7, "too many"),
        ("| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n", "", 14, 1, "8 ranks"),
        ("+---------------------------+\n先手", "| ・ ・ ・ ・ ・ ・ ・ ・ ・|十\n先手", 13, 1, "another"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(old: str, new: str, line: int, column: int, words: str) -> None:
    assert old in PROBLEM
    with pytest.raises(NotationError, match=words) as caught:
        parse_bod(PROBLEM.replace(old, new), SHOGI)
    assert (caught.value.line, caught.value.column) == (line, column)
