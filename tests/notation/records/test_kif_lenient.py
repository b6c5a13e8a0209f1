"""What is found in KIF records of other programs is read; what is wrong is reported with its place."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.notation.records.reading import MOST_PROBLEMS, Reading
from shogi_desktop.rules import Position, Side, load_variant
from tests.notation.records.random_records import main_line

SHOGI = load_variant("shogi")
HEAD = "手合割：平手\n手数----指手---------消費時間--\n"
THREE = "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n"
BOARD = """後手の持駒：飛　角　金四　銀四　桂四　香四　歩十八　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ 角 ・|八
| ・ ・ ・ ・ 玉 ・ ・ ・ 飛|九
+---------------------------+
先手の持駒：なし
"""


def read(text: str) -> Game:
    """The one game of a text without problems."""
    reading = parse_kif(text)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


def played(text: str) -> str:
    return main_line(read(HEAD + text))


def told(reading: Reading) -> list[tuple[int, int]]:
    """Where problems are."""
    return [(problem.line, problem.column) for problem in reading.problems]


# Moves


@pytest.mark.parametrize(
    "text",
    [
        "   1 ７六歩(77)",
        "1 ７六歩(77)",
        "１　７六歩(77)",
        "\u3000\u30001 ７六歩(77)",
        "\t1\t７六歩(77)",
        "   1 7六歩(77)",
        "   1 ７6歩(７７)",
        "   1 76歩(77)",
        "   1 ７六歩（７七）",
        "   1 ７六歩兵(77)",
        "   1 ▲７六歩(77)",
        "   1 ☗７六歩(77)",
        "   1手目 ７六歩(77)",
        "   1手 ７六歩(77)",
        "   1. ７六歩(77)",
        "   1 ７六歩不成(77)",
        "   1 ７六歩(77)   ( 0:02/00:00:02)",
        "   1 ７六歩(77)+",
        "   1 ７六歩(77)   ( 0:02/00:00:02)+",
        "   1 ７六歩",
        "   1 ７六　歩 (77)",
    ],
)
def test_a_move_in_every_spelling(text: str) -> None:
    assert played(text + "\n") == "7g7f"


@pytest.mark.parametrize("same", ["同　銀(31)", "同銀(31)", "同 銀(31)", "仝銀(31)", "２二銀(31)", "同　銀"])
def test_the_same_square(same: str) -> None:
    assert played(f"{THREE}   4 {same}\n").endswith(" 3a2b")


@pytest.mark.parametrize("king", ["玉", "王", "玉将", "王将"])
def test_kings_by_all_their_names(king: str) -> None:
    assert played(f"   1 ５八{king}(59)\n") == "5i5h"


PROMOTED = """手合割：その他
後手の持駒：なし
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・v玉|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| 龍 馬 全 圭 杏 と ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
+---------------------------+
先手の持駒：なし
手数----指手---------消費時間--
"""


@pytest.mark.parametrize(
    ("text", "usi"),
    [
        ("９三龍(94)", "9d9c"),
        ("９三竜(94)", "9d9c"),
        ("９三龍王(94)", "9d9c"),
        ("８三馬(84)", "8d8c"),
        ("８三竜馬(84)", "8d8c"),
        ("７三全(74)", "7d7c"),
        ("７三成銀(74)", "7d7c"),
        ("６三圭(64)", "6d6c"),
        ("６三成桂(64)", "6d6c"),
        ("５三杏(54)", "5d5c"),
        ("５三成香(54)", "5d5c"),
        ("４三と(44)", "4d4c"),
        ("４三と金(44)", "4d4c"),
        ("４三成歩(44)", "4d4c"),
    ],
)
def test_promoted_pieces_by_all_their_names(text: str, usi: str) -> None:
    assert main_line(read(f"{PROMOTED}   1 {text}\n")) == usi


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_line_endings(ending: str) -> None:
    assert main_line(read((HEAD + THREE).replace("\n", ending))) == "7g7f 3c3d 8h2b+"


@pytest.mark.parametrize("end", ["\0" * 100, "\x1a", "\n\n\0\0", ""])
def test_what_old_programs_leave_at_the_end(end: str) -> None:
    assert main_line(read(HEAD + THREE.rstrip("\n") + end)) == "7g7f 3c3d 8h2b+"


def test_a_byte_order_mark_anywhere_above_the_moves() -> None:
    assert main_line(read("\ufeff" + HEAD + THREE)) == "7g7f 3c3d 8h2b+"
    assert main_line(read("\n\n\ufeff# KIF形式\n" + HEAD + THREE)) == "7g7f 3c3d 8h2b+"


# Times


@pytest.mark.parametrize(
    ("text", "ms"),
    [
        ("( 0:02/00:00:02)", 2000),
        ("(00:02/00:00:02)", 2000),
        ("(00:02 / 00:00:02)", 2000),
        ("( 0:2/)", 2000),
        ("( 0:02)", 2000),
        ("(1:00:02/1:00:02)", 3_602_000),
        ("( 0:02.5/00:00:02)", 2500),
        ("( 0:02.123456/00:00:02.1)", 2123),
        ("(/00:00:02)", 2000),
        ("（ ０：０２／００：００：０２）", 2000),
        ("(120:00/02:00:00)", 7_200_000),
        ("(??)", None),
        ("", None),
    ],
)
def test_times_of_every_style(text: str, ms: int | None) -> None:
    game = parse_kif(f"{HEAD}   1 ７六歩(77)   {text}\n").games[0]
    assert game.main_line()[0].spent_ms == ms


def test_the_time_of_a_move_follows_from_the_totals_where_it_is_not_told() -> None:
    text = "1 ７六歩(77) ( 0:05/00:00:05)\n2 ３四歩(33) (/00:00:03)\n3 ２六歩(27) (/00:00:12)\n4 投了 (/00:00:09)\n"
    game = read(HEAD + text)
    assert [node.spent_ms for node in game.main_line()] == [5000, 3000, 7000]
    assert game.result is not None and game.result.spent_ms == 6000


# Ends


@pytest.mark.parametrize(
    ("word", "reason", "winner"),
    [
        ("投了", Reason.RESIGN, Side.WHITE),
        ("詰み", Reason.CHECKMATE, Side.WHITE),
        ("詰", Reason.CHECKMATE, Side.WHITE),
        ("不詰", Reason.NO_MATE, None),
        ("千日手", Reason.REPETITION, None),
        ("持将棋", Reason.IMPASSE, None),
        ("入玉勝ち", Reason.DECLARATION, Side.BLACK),
        ("勝ち宣言", Reason.DECLARATION, Side.BLACK),
        ("切れ負け", Reason.TIME, Side.WHITE),
        ("時間切れ", Reason.TIME, Side.WHITE),
        ("Time-up", Reason.TIME, Side.WHITE),
        ("反則勝ち", Reason.ILLEGAL_MOVE, Side.BLACK),
        ("反則負け", Reason.ILLEGAL_MOVE, Side.WHITE),
        ("不戦勝", Reason.FORFEIT, Side.BLACK),
        ("不戦敗", Reason.FORFEIT, Side.WHITE),
        ("中断", Reason.ABORTED, None),
        ("引き分け", Reason.AGREEMENT, None),
        ("待った", Reason.OTHER, None),
    ],
)
def test_every_word_for_an_end(word: str, reason: Reason, winner: Side | None) -> None:
    """Of the side that would have moved: Black after two moves."""
    moves = "   1 ７六歩(77)\n   2 ３四歩(33)\n"
    detail = word if reason is Reason.OTHER else ""
    game = read(f"{HEAD}{moves}   3 {word}         ( 0:39/00:01:29)\n")
    assert game.result == GameResult(winner, reason, detail)
    assert game.result is not None and game.result.spent_ms == 39_000
    branched = read(f"{HEAD}{moves}\n変化：2手\n   2 ８四歩(83)\n   3 {word}\n")
    assert branched.root.children[0].children[1].ending == GameResult(winner, reason, detail)
    assert branched.result is None


@pytest.mark.parametrize(
    ("told", "reason", "winner"),
    [
        ("まで2手で先手の勝ち", Reason.RESIGN, Side.BLACK),
        ("まで2手で下手の勝ち", Reason.RESIGN, Side.BLACK),
        ("まで、２手で後手の勝ち。", Reason.RESIGN, Side.WHITE),
        ("以上2手にて上手の勝ち", Reason.RESIGN, Side.WHITE),
        ("まで2手で時間切れにより後手の勝ち", Reason.TIME, Side.WHITE),
        ("まで2手で先手の反則負け", Reason.ILLEGAL_MOVE, Side.WHITE),
        ("まで2手で先手の反則勝ち", Reason.ILLEGAL_MOVE, Side.BLACK),
        ("まで2手で先手の入玉勝ち", Reason.DECLARATION, Side.BLACK),
        ("まで2手詰", Reason.CHECKMATE, Side.WHITE),
        ("まで2手で詰み", Reason.CHECKMATE, Side.WHITE),
        ("まで2手で千日手", Reason.REPETITION, None),
        ("まで2手で持将棋", Reason.IMPASSE, None),
        ("まで2手で中断", Reason.ABORTED, None),
    ],
)
def test_the_last_line_tells_the_end_where_no_word_does(told: str, reason: Reason, winner: Side | None) -> None:
    game = read(f"{HEAD}   1 ７六歩(77)\n   2 ３四歩(33)\n{told}\n")
    assert game.result == GameResult(winner, reason)


def test_a_word_for_the_end_without_a_number() -> None:
    assert read(f"{HEAD}   1 ７六歩(77)\n      投了\n").result == GameResult(Side.BLACK, Reason.RESIGN)


def test_the_last_line_completes_the_word() -> None:
    game = read(f"{HEAD}   1 ７六歩(77)\n   2 投了 ( 0:01/)\nまで1手で後手の勝ち\n*感想\n")
    assert game.result == GameResult(Side.WHITE, Reason.RESIGN)
    assert game.result is not None and game.result.spent_ms == 1000
    assert game.cursor.comment == "感想"


# Headers


def test_colons_of_both_kinds_and_blanks_around_them() -> None:
    game = read("先手 : A\n後手：　B　\n備考:x:y\n" + HEAD + THREE)
    assert game.headers == {"black": "A", "white": "B", "備考": "x:y"}


def test_no_header_at_all() -> None:
    assert main_line(read(THREE)) == "7g7f 3c3d 8h2b+"


def test_a_header_that_stands_there_twice() -> None:
    reading = parse_kif("先手：A\n先手：A\n備考：x\n備考：y\n先手：B\n" + HEAD + THREE)
    assert told(reading) == [(5, 1)]
    assert reading.games[0].headers == {"black": "A\nB", "備考": "x\ny"}


def test_a_header_without_a_value_is_kept() -> None:
    game = read("先手：\n後手：\n" + HEAD + THREE)
    assert list(game.headers.items()) == [("black", ""), ("white", "")]


def test_comments_and_bookmarks_above_the_moves() -> None:
    game = read("先手：A\n*one\n" + HEAD + "*two\n&here\n   1 ７六歩(77)*three\n*four\n&there\n")
    first = game.root.children[0]
    assert (game.root.comment, game.root.bookmark) == ("one\ntwo", "here")
    assert (first.comment, first.bookmark) == ("three\nfour", "there")


def test_a_bookmark_without_a_name_is_called_by_its_move() -> None:
    assert read(HEAD + "   1 ７六歩(77)\n&\n").root.children[0].bookmark == "1"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("平手", ""), ("平手　　", ""), ("香落ち", "lance"), ("香落", "lance"), ("左香落ち", "lance"),
        ("右香落ち", "right-lance"), ("角落ち", "bishop"), ("角落", "bishop"), ("飛車落ち", "rook"), ("飛落ち", "rook"),
        ("飛香落ち", "rook-lance"), ("二枚落ち", "two"), ("飛角落ち", "two"), ("三枚落ち", "three"),
        ("四枚落ち", "four"), ("五枚落ち", "five"), ("左五枚落ち", "left-five"), ("六枚落ち", "six"),
        ("七枚落ち", "seven"), ("右七枚落ち", "seven"), ("左七枚落ち", "9a,8a,3a,2a,1a,8b,2b"), ("八枚落ち", "eight"),
        ("九枚落ち", "nine"), ("十枚落ち", "ten"), ("トンボ", "dragonfly"), ("裸玉", "naked-king"),
        ("歩三兵", "three-pawns"),
    ],
)  # fmt: skip
def test_handicaps_by_name(name: str, key: str) -> None:
    game = read(f"手合割：{name}\n")
    assert set(game.handicap.split(",")) == set(key.split(","))
    assert game.first_turn is (Side.WHITE if key else Side.BLACK)


def test_an_unknown_handicap_is_reported_and_the_game_even() -> None:
    reading = parse_kif("手合割：百枚落ち\n" + THREE)
    assert told(reading) == [(1, 1)]
    assert main_line(reading.games[0]) == "7g7f 3c3d 8h2b+"


# Diagrams


@pytest.mark.parametrize("handicap", ["", "手合割：平手\n", "手合割：その他　\n"])
def test_a_diagram_stands_above_a_handicap(handicap: str) -> None:
    game = read(handicap + BOARD + "   1 １一飛成(19)\n")
    assert game.handicap == ""
    assert format_sfen(game.start).startswith("4k4/9/9/9/9/9/9/7B1/4K3R b ")
    assert main_line(game) == "1i1a+"


def test_the_diagram_of_a_named_handicap_adds_nothing() -> None:
    text = format_kif(Game(SHOGI, handicap="two")).replace("手合割：二枚落ち\n", "")
    start = BOARD.splitlines()[1:3]
    rows = ["v香v桂v銀v金v玉v金v銀v桂v香", " ・" * 9, "v歩" * 9, *[" ・" * 9] * 3, " 歩" * 9]
    rows += [" ・ 角" + " ・" * 5 + " 飛 ・", " 香 桂 銀 金 玉 金 銀 桂 香"]
    board = "\n".join([*start, *(f"|{row}|" for row in rows), start[1]])
    for handicap in ("手合割：二枚落ち\n", "手合割：その他\n後手番\n", "後手番\n"):
        game = read(f"後手の持駒：なし\n{board}\n先手の持駒：なし\n{handicap}{text}   1 ６二銀(71)\n")
        assert (game.handicap, main_line(game)) == ("two", "7a6b")


def test_a_diagram_whose_side_to_move_is_white() -> None:
    game = read(BOARD + "上手番\n   1 ４二玉(51)\n")
    assert game.first_turn is Side.WHITE and main_line(game) == "5a4b"


@pytest.mark.parametrize("rest", ["残り", "残り全部", "残駒"])
def test_the_rest_of_the_pieces_in_hand(rest: str) -> None:
    text = BOARD.replace("飛　角　金四　銀四　桂四　香四　歩十八　", rest).replace("先手の持駒：なし", "先手の持駒：金")
    assert format_sfen(read(text).start).split()[2] == "Grb3g4s4n4l18p"


def test_impossible_counts_are_reported_and_the_game_read() -> None:
    reading = parse_kif(BOARD.replace("歩十八", "歩十九") + "   1 １一飛成(19)\n")
    assert [problem.line for problem in reading.problems] == [1]
    assert "19 pieces" in str(reading.problems[0].message)
    assert main_line(reading.games[0]) == "1i1a+"


def test_a_broken_diagram_is_reported_and_the_rest_read() -> None:
    reading = parse_kif("先手：A\n" + BOARD.replace("v玉", "v？") + "   1 １一飛成(19)\n")
    assert [problem.line for problem in reading.problems] == [5, 16]
    assert reading.games[0].headers == {"black": "A"}


# Lines of play


VARIATIONS = (
    HEAD + THREE + "   4 同　銀(31)\n\n変化：2手\n   2 ８四歩(83)\n   3 ２六歩(27)\n\n変化：3手{}\n   3 ７八金(69)\n"
)


@pytest.mark.parametrize("after", ["", "目", "目 "])
def test_a_variation_belongs_to_the_line_above_it(after: str) -> None:
    game = read(VARIATIONS.format(after))
    second = game.root.children[0].children[1]
    assert len(second.children) == 2
    assert main_line(game) == "7g7f 3c3d 8h2b+ 3a2b"


def test_a_variation_above_the_first_move_is_reported_and_the_game_read() -> None:
    reading = parse_kif("変化：3手\n" + HEAD + THREE)
    assert told(reading) == [(1, 1)]
    assert main_line(reading.games[0]) == "7g7f 3c3d 8h2b+" and not reading.games[0].headers


def test_an_illegal_move_ends_its_line_and_variations_go_on() -> None:
    reading = parse_kif(
        f"{HEAD}{THREE}   4 ５五銀(31)\n   5 ２六歩(27)\n*lost\n   6 投了\n\n変化：3手\n   3 ２六歩(27)\n*kept\n"
    )
    (problem,) = reading.problems
    assert (problem.line, problem.column) == (6, 6)
    assert "does not go there" in str(problem.message)
    game = reading.games[0]
    assert main_line(game) == "7g7f 3c3d 8h2b+"
    assert game.result == GameResult(Side.BLACK, Reason.RESIGN)  # White would have made the sixth move
    assert game.root.children[0].children[0].children[1].comment == "kept"


def test_the_game_that_an_illegal_move_lost_has_its_winner() -> None:
    """Two pawns on a file: Black's last move is not in the tree, and White has won by it."""
    text = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 ７五歩打\n6 反則勝ち\n"
    reading = parse_kif(HEAD + text)
    assert [problem.line for problem in reading.problems] == [7]
    assert reading.games[0].result == GameResult(Side.WHITE, Reason.ILLEGAL_MOVE)


def test_a_variation_of_moves_that_were_not_read_is_left_out() -> None:
    lines = ["4 ５五銀(31)", "5 ２六歩(27)", "変化：5手", "5 ３八銀(39)", "投了", "変化：1手", "1 ２六歩(27)"]
    reading = parse_kif(HEAD + THREE + "\n".join(lines))
    assert [problem.line for problem in reading.problems][:2] == [6, 8]
    assert len(reading.games[0].root.children) == 2


def test_a_missing_move_ends_the_line() -> None:
    reading = parse_kif(f"{HEAD}   1 ７六歩(77)\n   3 ２六歩(27)\n   4 ８四歩(83)\n")
    assert told(reading) == [(4, 1)]
    assert "move 2 is missing" in str(reading.problems[0].message)
    assert main_line(reading.games[0]) == "7g7f"


def test_a_line_that_stands_there_twice_is_passed_over() -> None:
    reading = parse_kif(f"{HEAD}   1 ７六歩(77)\n   1 ７六歩(77)\n   2 ３四歩(33)\n")
    assert told(reading) == [(4, 1)]
    assert main_line(reading.games[0]) == "7g7f 3c3d"


def test_a_variation_without_its_line() -> None:
    reading = parse_kif(f"{HEAD}{THREE}   2 ８四歩(83)\n")
    assert told(reading) == [(6, 1)]
    assert len(reading.games[0].root.children[0].children) == 2


def test_numbers_that_begin_with_another() -> None:
    reading = parse_kif(f"{HEAD}  25 ７六歩(77)\n  26 ３四歩(33)\n\n変化：26手\n  26 ８四歩(83)\n")
    assert told(reading) == [(3, 1)]
    assert len(reading.games[0].root.children[0].children) == 2


def test_a_wrong_name_is_reported_and_the_origin_believed() -> None:
    reading = parse_kif(f"{HEAD}   1 ７六金(77)\n")
    assert told(reading) == [(3, 6)]
    assert main_line(reading.games[0]) == "7g7f"


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("   1 ７六(77)", 6),
        ("   1 ７六歩(88)", 6),
        ("   1 ５五角打", 6),
        ("   1 同　歩(77)", 6),
        ("   1 ９９歩(77)", 6),
        ("   1 縺ゅ＞：", 6),
        ("x", 1),
    ],
)
def test_what_is_no_move_is_reported_with_its_place(text: str, column: int) -> None:
    reading = parse_kif(f"{HEAD}{text}\n")
    assert told(reading) == [(3, column)] or text == "x"
    assert len(reading.games) == 1 and not main_line(reading.games[0])


def test_words_behind_a_move_are_reported() -> None:
    reading = parse_kif(f"{HEAD}   1 ７六歩(77) ( 0:01/) 好手\n")
    assert told(reading) == [(3, 23)]
    assert reading.games[0].main_line()[0].spent_ms == 1000


def test_a_header_among_the_moves_is_reported_and_kept() -> None:
    reading = parse_kif(f"{HEAD}   1 ７六歩(77)\n備考：x\n   2 ３四歩(33)\n")
    assert told(reading) == [(4, 1)]
    assert reading.games[0].headers == {"備考": "x"}
    assert main_line(reading.games[0]) == "7g7f 3c3d"


# Several games


@pytest.mark.parametrize(
    "between",
    [
        "手合割：平手\n",
        "\n先手：B\n",
        "記録ID：1\n先手：B\n",
        "手数----指手----\n",
        "#KIF version=2.0\n",
        "まで3手で中断\n",
    ],
)
def test_where_the_next_game_begins(between: str) -> None:
    reading = parse_kif(HEAD + THREE + between + THREE)
    assert reading.problems == []
    assert [main_line(game) for game in reading.games] == ["7g7f 3c3d 8h2b+"] * 2
    assert not reading.games[0].headers


def test_a_text_without_a_game_says_so() -> None:
    for text in ("", "\n\n", "*\n"):
        reading = parse_kif(text)
        assert reading.games == [] and len(reading.problems) == 1


def test_an_unknown_game_is_refused_by_name() -> None:
    for text in ("手合割：５五将棋\n", "棋種：鯨将棋（kujira）\n"):
        reading = parse_kif(text + THREE)
        assert reading.games == []
        assert "there is no variant" in str(reading.problems[0].message)


def test_a_preferred_variant_is_taken_only_where_the_text_may_be_of_it() -> None:
    assert parse_kif(HEAD + THREE, "tenjiku").games[0].variant is SHOGI
    assert parse_kif("先手：A\n", "chu").games[0].variant.name == "chu"
    assert parse_kif("手合割：獅子落ち\n").games[0].variant.name == "chu"


def test_problems_are_errors_of_ours() -> None:
    reading = parse_kif(HEAD + "x\n" * 1000)
    assert 0 < len(reading.problems) <= 100
    assert all(isinstance(problem, NotationError) and len(str(problem)) < 400 for problem in reading.problems)
    assert Position(SHOGI).same_state(reading.games[0].start)


def test_a_game_in_which_everything_is_wrong_is_not_read_to_its_end() -> None:
    reading = parse_kif("手合割：平手\n   1 ７六歩(77)\n" + "nothing\n" * 5000 + "   2 ３四歩(33)\n")
    assert len(reading.problems) == reading.told == MOST_PROBLEMS
    assert [len(game.main_line()) for game in reading.games] == [1]
