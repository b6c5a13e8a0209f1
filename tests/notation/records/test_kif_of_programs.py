"""What KIF and KI2 of other programs say beside moves: dates, turned boards, kinds of problems, adjourned games."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.notation.records.reading import Reading
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.position import Position

HEAD = "手合割：平手\n先手：A\n後手：B\n"
HEADING = "手数----指手---------消費時間--\n"
EXCHANGE = (
    "   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 ３四歩(33)   ( 0:01/00:00:01)\n"
    "   3 ２二角成(88) ( 0:01/00:00:02)\n   4 同　銀(31)   ( 0:01/00:00:02)\n"
)
DIAGRAM = """後手の持駒：飛二　角二　金三　銀四　桂三　香四　歩十七　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・v玉|一
| ・ ・ ・ ・ ・ ・ ・ 歩 ・|二
| ・ ・ ・ ・ ・ ・ ・ 金 ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：桂　
"""
DIAGRAM_SFEN = "8k/7P1/7G1/9/9/9/9/9/9 b N2r2b3g4s3n4l17p 1"


def only(text: str) -> Game:
    reading = parse_record(text)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


def again(game: Game, key: str) -> Reading:
    known = format_named(key)
    assert known is not None and known.write is not None
    return parse_record(known.write([game]))


# Dates


@pytest.mark.parametrize("name", ["対局日", "対局日時", "開始日", "日付", "対局開始日時"])
def test_the_day_of_a_game_is_its_date(name: str) -> None:
    game = only(f"{name}：1999/07/15\n{HEAD}{HEADING}{EXCHANGE}")
    assert game.headers["started"] == "1999/07/15"
    for key in ("kif", "ki2", "csa", "jkf", "shogi"):
        assert again(game, key).games[0].headers["started"] == "1999/07/15"
    csa = format_named("csa")
    assert csa is not None and csa.write is not None and "$START_TIME:1999/07/15\n" in csa.write([game])


@pytest.mark.parametrize(
    "names", ["対局日：1999/07/15\n開始日時：1999/07/15 10:00\n", "開始日時：1999/07/15 10:00\n対局日：1999/07/15\n"]
)
def test_a_day_beside_the_time_of_the_start_stays_what_it_is(names: str) -> None:
    game = only(f"{names}{HEAD}{HEADING}{EXCHANGE}")
    assert (game.headers["started"], game.headers["対局日"]) == ("1999/07/15 10:00", "1999/07/15")
    assert again(game, "kif").games[0].headers == game.headers


def test_the_day_in_jkf() -> None:
    game = only('{"header":{"対局日":"1999/07/15","先手":"A"},"initial":{"preset":"HIRATE"},"moves":[{}]}')
    assert game.headers["started"] == "1999/07/15"


# Drops


@pytest.mark.parametrize(
    "drop",
    ["５五角打(00)", "５五角打 (00)", "５五角打（００）", "５五角(00)", "５五角打", "▲５五角打(00)", "55角打(00)"],
)
@pytest.mark.parametrize("tail", [" ( 0:07/00:01:00)", "( 0:07/00:01:00)", "   (00:07 / 00:01:00)+", ""])
def test_a_drop_keeps_its_time(drop: str, tail: str) -> None:
    game = only(f"{HEAD}{HEADING}{EXCHANGE}   5 {drop}{tail}\n")
    node = game.main_line()[-1]
    assert format_move(node.move, game.variant) == "B*5e"
    assert node.spent_ms == (7000 if tail else None)


def test_times_of_both_sides_behind_a_move() -> None:
    game = only(f"{HEAD}{HEADING}   1 ７六歩(77)   ( 0:03/00:00:03) ( 0:05/00:00:05)\n")
    assert game.main_line()[0].spent_ms == 3000


def test_what_is_no_time_is_told_still() -> None:
    reading = parse_kif(f"{HEAD}{HEADING}   1 ７六歩(77)   ( 0:03/00:00:03) (これは)\n")
    assert len(reading.problems) == 1 and reading.games[0].end.ply == 1


# How the board is shown


@pytest.mark.parametrize(
    "line",
    [
        "盤面反転",
        "盤面回転",
        "　盤面回転　",
        "盤面反転：する",
        "盤面回転：1",
        "#盤面反転",
        "反転",
        "盤反転",
    ],
)
def test_a_turned_board_says_nothing_of_the_game(line: str) -> None:
    for text in (
        f"{HEAD}{line}\n{HEADING}{EXCHANGE}",
        f"{line}\n{HEAD}{HEADING}{EXCHANGE}",
        f"{HEAD}{HEADING}{EXCHANGE}{line}\n",
        f"{HEAD}{line}\n\n▲７六歩 △３四歩\n▲２二角成 △同銀\n",
    ):
        game = only(text)
        assert game.end.ply == 4
        assert game.headers == {"black": "A", "white": "B"}


# What is no handicap

NO_HANDICAPS = [
    "詰将棋", "詰め将棋", "実戦詰将棋", "双玉詰将棋", "詰将棋問題", "必至", "必死", "必至問題", "次の一手",
    "次の一手問題", "その他", "その他　", "局面", "任意局面", "指定局面", "途中図", "課題局面", "実戦", "問題", "変則",
    "不明", "部分図",
]  # fmt: skip


@pytest.mark.parametrize("word", NO_HANDICAPS)
def test_a_diagram_is_the_start_beside_any_word(word: str) -> None:
    game = only(f"手合割：{word}\n{DIAGRAM}{HEADING}   1 １二金(23)   ( 0:00/00:00:00)\n")
    assert format_sfen(game.start) == DIAGRAM_SFEN and game.end.ply == 1
    assert format_sfen(again(game, "kif").games[0].start) == DIAGRAM_SFEN


@pytest.mark.parametrize("word", NO_HANDICAPS)
def test_without_a_diagram_the_game_is_even_and_that_is_told(word: str) -> None:
    reading = parse_kif(f"手合割：{word}\n先手：A\n{HEADING}{EXCHANGE}")
    (game,) = reading.games
    assert [problem.line for problem in reading.problems] == [1]
    assert game.end.ply == 4 and game.start.same_state(Position(load_variant("shogi")))


def test_several_problems_of_one_file_are_read() -> None:
    times = "( 0:01/00:00:01) ( 0:00/00:00:00)"
    head = f"手合割：詰将棋　\n{DIAGRAM}先手番\n先手：\n後手：\n{HEADING}"
    one = f"{head}*第２問\n   1 １二金(23)   {times}\n"
    text = f"# ---- 柿木将棋形式棋譜ファイル\n{one}変化：1手\n   1 １三桂打     {times}\n#--separator--\n{one}"
    reading = parse_record(text)
    assert [str(problem) for problem in reading.problems] == []
    assert [(game.end.ply, len(game.root.children)) for game in reading.games] == [(1, 2), (1, 1)]


def test_a_game_that_is_not_known_is_refused_still() -> None:
    assert "there is no variant" in str(parse_kif(f"手合割：鯨将棋\n{HEADING}{EXCHANGE}").problems[0].message)


# Adjourned games


@pytest.mark.parametrize(
    "word",
    ["封じ手", "封手", "指し掛け", "指掛け", "差し掛け", "打ち掛け", "打掛け", "中断", "一時中断", "中止", "打ち切り"],
)
def test_an_adjourned_game_has_no_result(word: str) -> None:
    detail = "" if word == "中断" else word
    for text in (
        f"{HEAD}{HEADING}{EXCHANGE}   5 {word}       ( 0:39/00:01:29)\n",
        f"{HEAD}{HEADING}{EXCHANGE}   5 {word}\nまで4手で{word}\n",
        f"{HEAD}{HEADING}{EXCHANGE}まで4手で{word}\n",
    ):
        game = only(text)
        assert game.result == GameResult(None, Reason.ABORTED, detail)
        assert word in format_kif(game)
        assert again(game, "kif").games[0].result == game.result
        assert again(game, "ki2").games[0].result == game.result
        told = again(game, "csa").games[0].result
        assert told is not None and told.reason is Reason.ABORTED
