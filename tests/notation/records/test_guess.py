"""Which format a text is in: what its own lines say wins, among several the one that reads most."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.reading import Reading
from tests.notation.records.playing import usi_moves

HEAD = "手合割：平手\n先手：A\n後手：B\n"
KIF = HEAD + "手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n"
KI2 = HEAD + "\n▲７六歩    △３四歩\n"
CSA = "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n"
PSN = '[Sente "A"]\n[Gote "B"]\n1. P7g-7f P3c-3d\n'
MOVES = "7g7f 3c3d"


def clean(text: str, name: str = "") -> Reading:
    """What is read of a text of which nothing may be complained."""
    reading = parse_record(text, "shogi", name)
    assert [str(problem) for problem in reading.problems] == []
    assert [usi_moves(game) for game in reading.games] == [MOVES]
    assert reading.games[0].headers.get("black") == "A"
    return reading


CHESS = ["1. Bishop exchange 2. Castle quickly", "1. e4 e5 2. Nf3", "1.d4 d5", "see 1. Round of 16", '[Event "x"]']


@pytest.mark.parametrize("said", CHESS)
@pytest.mark.parametrize("name", ["", "a.txt", "a.psn"])
def test_chess_in_a_comment_or_header_makes_no_chess_game(said: str, name: str) -> None:
    clean(KIF.replace("(77)\n", f"(77)\n*{said}\n"), name)
    clean(KIF.replace("手合割", f"備考：{said}\n手合割"), name)
    clean(KI2.replace("\n\n", f"\n*{said}\n"), name)
    clean(KI2.replace("手合割", f"棋戦：{said}\n手合割"), name)
    clean(CSA.replace("PI\n", f"$EVENT:{said}\nPI\n"), name)
    clean(CSA.replace("PI\n", f"'*{said}\nPI\n"), name)
    clean(PSN + f"{{ {said} }}\n", name)


@pytest.mark.parametrize("name", ["", "a.txt", "a.csa", "a.kif", "a.ki2", "a.psn", "a.jkf", "a.usi", "a.shogi"])
@pytest.mark.parametrize("text", [KIF, KI2, CSA, PSN])
def test_a_record_is_read_whatever_its_file_is_called(text: str, name: str) -> None:
    for before in ("", "\ufeff", "\n\n"):
        clean(before + text, name)
    clean(text.replace("\n", "\r\n"), name)


ABOVE = [
    "https://example.org/game/1",
    "www.example.org/game/1",
    "Hello,\n\nhere is my game. What was wrong?\n",
    "こんにちは。棋譜を送ります。\n",
    "<p>My game:</p>",
    "{ a brace, a [ bracket and 1. e4 e5",
    "Please look at this",
    "Thanks in advance! Very nice. Next:",
]


@pytest.mark.parametrize("above", ABOVE)
def test_what_stands_above_a_record_is_a_comment_on_its_start(above: str) -> None:
    for text in (KIF, KI2, CSA, PSN):
        reading = clean(f"{above}\n{text}")
        assert above.split()[0] in reading.games[0].root.comment


@pytest.mark.parametrize(
    "below", ["\nThanks!\n-- \nPaul", "ありがとうございました。", "https://example.org/", "Sent: today"]
)
def test_what_stands_below_a_record_is_a_comment_on_its_end(below: str) -> None:
    for text in (
        KIF + "   3 投了\n",
        KIF + "まで2手で後手の勝ち\n",
        KI2 + "まで2手で後手の勝ち\n",
        CSA,
        PSN + "Resigns\n",
    ):
        reading = clean(f"{text}{below}\n")
        game = reading.games[0]
        assert below.split()[-1] in game.main_line()[-1].comment
        assert game.result is not None


@pytest.mark.parametrize("below", ["Thanks!\n\nPaul", "以上です。"])
def test_what_stands_below_a_record_without_an_end(below: str) -> None:
    for text in (KIF, KI2):
        assert below.split()[-1] in clean(f"{text}\n{below}\n").games[0].main_line()[-1].comment


def test_words_among_the_moves_are_still_reported() -> None:
    for text in (
        KIF.replace("   2", "hello\n   2"),
        KI2.replace("    △", "\nhello\n△"),
        CSA.replace("-33", "hello\n-33"),
    ):
        reading = parse_record(text)
        assert len(reading.problems) == 1 and "hello" in str(reading.problems[0])
        assert usi_moves(reading.games[0]) == MOVES


def test_a_record_that_is_quoted_in_a_mail() -> None:
    for text in (KIF, KI2, CSA):
        for mark in (">", "> ", ">> ", "> > "):
            clean("Paul wrote:\n" + "".join(f"{mark}{line}\n" for line in text.splitlines()))


def test_the_candidate_that_reads_most_wins() -> None:
    numbered = HEAD + "1 ▲７六歩 2 △３四歩\n"
    clean(numbered)
    clean(numbered, "a.kif")
    clean("手数----指手\n" + CSA, "a.kif")


@pytest.mark.parametrize(
    ("text", "name", "what"),
    [
        ('[Event "x"]\n[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 1-0', "a.psn", "a chess game (PGN)"),
        ('[Event "x"]\n[Site "A: B"]\n\n1. e4 e5 2. Nf3 1-0', "a.kif", "a chess game (PGN)"),
        ("https://example.org/game/1", "a.kif", "an internet address"),
        ("<!DOCTYPE html><html><body>先手：A</body></html>", "a.kif", "a web page (HTML)"),
        ("<html>\n<p>\n先手：A\n</html>", "", "a web page (HTML)"),
        ('{"name": "a: b"}', "a.kif", "JSON"),
        ('title = "Mine: a game"\nfiles = 9\n', "a.kif", "a TOML file"),
    ],
)
def test_an_empty_game_of_a_wrong_kind_never_wins(text: str, name: str, what: str) -> None:
    reading = parse_record(text, "shogi", name)
    assert reading.games == []
    assert str(reading.problems[0].message) == f"this is {what}, which holds no record of a game"


def test_a_head_alone_is_a_game_that_has_not_begun() -> None:
    for text, name in ((HEAD, ""), ("V2.2\nN+A\nPI\n+\n", ""), ("記録ID：1\n先手：A\n", "a.kif")):
        (game,) = parse_record(text, "shogi", name).games
        assert game.headers["black"] == "A" and not game.root.children


def test_a_list_of_moves_in_a_mail() -> None:
    for moves in ("position startpos moves 7g7f 3c3d", "startpos moves 7g7f 3c3d"):
        reading = parse_record(f"Hello,\nlook at this:\n\n{moves}\n\nThanks\nPaul\n")
        assert reading.problems == [] and [usi_moves(game) for game in reading.games] == [MOVES]
    reading = parse_record("position startpos moves 7g7f\npositon startpos moves 7g7f\n")
    assert len(reading.games) == 1 and reading.problems[0].line == 2
