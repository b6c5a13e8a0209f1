"""What a text looks like that somebody has pasted."""

from __future__ import annotations

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.records.detect import LOOKED_AT, looks_like
from shogi_desktop.notation.records.file_types import FormatKind
from shogi_desktop.notation.records.hodges_record import format_hodges
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import Position, load_variant
from tests.work import at_most

SHOGI = load_variant("shogi")
START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
KIF = (
    "# ---- Kifu for Windows ----\n手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n"
)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (format_game(Game(SHOGI)), FormatKind.GAME),
        (KIF, FormatKind.KIF),
        ("先手：A\n後手：B\n1 ２六歩(27)\n2 ８四歩(83)", FormatKind.KIF),
        ("先手：A\n▲７六歩 △３四歩 ▲２二角成 △同　銀", FormatKind.KI2),
        ("☗７六歩☖３四歩", FormatKind.KI2),
        ("   1手目   12十歩兵 （←12十一）\n", FormatKind.KIF),
        ("   3手目一歩目 ▲7九獅子 （←7十）\n", FormatKind.KIF),
        ("   3手目三歩目 9六狛犬成 （←9七）\n", FormatKind.KIF),
        ("☗１２十歩兵\n", FormatKind.KI2),
        ("#KI2 version=2.0 encoding=UTF-8\n手合割：平手\n", FormatKind.KI2),
        ("手合割：二枚落ち\n上手：A\n", FormatKind.KIF),
        ("棋種：中将棋（chu）\n", FormatKind.KIF),
        (format_hodges(Game(SHOGI)), FormatKind.HODGES),
        ("V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO", FormatKind.CSA),
        ("P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n", FormatKind.CSA),
        ('{"header": {"先手": "A"}, "moves": [{}]}', FormatKind.JKF),
        ('{"name": 1}', FormatKind.JSON),
        ('[[1, 2], "a"]', FormatKind.JSON),
        ("7g7f 3c3d 8h2b+ 3a2b P*5e", FormatKind.USI),
        ("startpos moves 7g7f", FormatKind.USI),
        ("position startpos moves 7g7f", FormatKind.USI),
        ("7g7f " * 10_000, FormatKind.USI),
        (START, FormatKind.SFEN),
        ("sfen " + START, FormatKind.SFEN),
        ("16/16/16/16/16/16/16/8k7/16/16/16/7[LN]8/16/16/16/K15 b - 1", FormatKind.SFEN),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FormatKind.FEN),
        ('[Event "x"]\n[Site "y"]\n\n1. e4 e5', FormatKind.PGN),
        ("1. e4 e5 2. Nf3", FormatKind.PGN),
        (format_bod(Position(SHOGI)), FormatKind.BOD),
        ("<!DOCTYPE html><html>", FormatKind.HTML),
        ("  <div class='a'>", FormatKind.HTML),
        ("https://example.org/kifu/1", FormatKind.ADDRESS),
        ("www.shogi.or.jp", FormatKind.ADDRESS),
        ('title = "Mine"\nfiles = 9\n', FormatKind.TOML),
    ],
)
def test_formats_are_told_apart(text: str, kind: FormatKind) -> None:
    assert looks_like(text) is kind
    assert looks_like("\ufeff\r\n " + text) is kind


NOTHING = ["", "  \n", "hello world", "見積もりを送ります。", "1/2", "a < b", "²", "7g", "[x]y", "3. Mai"]
NOTHING += ["次の手は 76歩", "Black plays 76歩 34歩"]


@pytest.mark.parametrize("text", NOTHING)
def test_other_texts_look_like_nothing(text: str) -> None:
    assert looks_like(text) is None


PIECES = [
    "a",
    "1 ",
    "7g7f",
    "a/",
    "[",
    "[[",
    '{"',
    "\n",
    " ",
    "\u3000",
    "|",
    "1\t",
    "www.a",
    "9/",
    "<",
    "=",
    "++",
    "P1",
    "76歩",
    "76歩(77)",
    "1 76歩 ",
    "1. P7f",
]


@pytest.mark.parametrize("piece", PIECES)
def test_a_long_text_costs_no_more_than_its_beginning(piece: str) -> None:
    with at_most(5):
        looks_like(piece * (20_000_000 // len(piece)))
        looks_like("x" + piece * LOOKED_AT + "!")
