"""Scores and lines of play that other programs write into comments."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.notation.records.shogi_file import format_game, parse_game

HEAD = "手合割：平手\n先手：A\n後手：B\n手数----指手---------消費時間--\n"
GUI = (
    "*解析 0 ○ 候補1 時間 00:01.0 深さ 20/28 ノード数 1000 評価値 50 読み筋 △３四歩(33) ▲２六歩(27)",
    "*解析 0   候補2 時間 00:01.0 深さ 20/28 ノード数 1000 評価値 420 読み筋 △５二玉(51) ▲２六歩(27)",
    "*解析 0   候補3 時間 00:01.0 深さ 20/28 ノード数 1000 評価値 900 読み筋 △１二香(11) ▲２六歩(27)",
)
FIRST = Evaluation(Score(-50), ("3c3d", "2g2f"), 20, 1000)
KISHIN = (
    "* Engine suisho Version Suisho5/YaneuraOu-V7.50 候補1 深さ 13/19 ノード数 596119 評価値 -47 読み筋 △３四歩(33)",
    "* Engine suisho Version Suisho5/YaneuraOu-V7.50 候補2 深さ 12/14 ノード数 596119 評価値 -46 読み筋 △８四歩(83)",
)
OF_KISHIN = Evaluation(Score(47), ("3c3d",), 13, 596119, "suisho Suisho5/YaneuraOu-V7.50")


def node_of(*lines: str) -> Node:
    """The first move, 7g7f, with a comment; nothing may be wrong."""
    reading = parse_record(HEAD + "   1 ７六歩(77)\n" + "".join(f"*{line}\n" for line in lines))
    assert [str(problem) for problem in reading.problems] == []
    return reading.games[0].main_line()[0]


@pytest.mark.parametrize(
    ("lines", "evaluation"),
    [
        (GUI, FIRST),
        (tuple(reversed(GUI)), FIRST),
        ((GUI[0], GUI[2], GUI[1]), FIRST),
        ((GUI[0], "", "互角", GUI[1]), FIRST),
        (GUI[:1], FIRST),
        (("*対局 評価値 7 読み筋 ▲７六歩(77)", *GUI), FIRST),
        ((*(line.replace("解析 0", "解析 1").replace("50", "51") for line in GUI), *GUI), FIRST),
        (tuple(line.replace("評価値 ", "評価値 +") for line in GUI), FIRST),
        (tuple(line.replace("解析 0 ○ ", "検討 ").replace("解析 0   ", "検討 ") for line in GUI), FIRST),
        (KISHIN, OF_KISHIN),
        ((*GUI, *KISHIN), OF_KISHIN),
        (
            ("*対局 深さ 10/17 ノード数 49 評価値 34 読み筋 ▲７六歩(77) △３四歩(33)",),
            Evaluation(Score(-34), ("3c3d",), 10, 49),
        ),
        (("*対局 時間 00:01.0 深さ 9 評価値 -7",), Evaluation(Score(7), (), 9)),
        (("*解析 候補1 深さ 9 評価値 +詰 5 読み筋 △３四歩(33)",), Evaluation(Score(mate=-5), ("3c3d",), 9)),
        (("*解析 候補1 深さ 9 評価値 -詰5手 読み筋 △３四歩(33)",), Evaluation(Score(mate=5), ("3c3d",), 9)),
        (("* 30 -3334FU +2726FU -8384FU #1200",), Evaluation(Score(-30), ("3c3d", "2g2f", "8c8d"), 0, 1200)),
        (("* -30 +7776FU -3334FU",), Evaluation(Score(30), ("3c3d",))),
        (("* 30",), Evaluation(Score(-30))),
        (("#指し手[62]▲７六歩  △３四歩  ▲２六歩  △同歩  ",), Evaluation(Score(-62), ("3c3d", "2g2f"))),
        (("#形勢[-62]△３四歩 ▲２六歩",), Evaluation(Score(62), ("3c3d", "2g2f"))),
        (("#形勢[+5]",), Evaluation(Score(-5))),
        (
            ("#指し手[72]▲７六歩  △３四歩", "#推奨手[29]▲２六歩  △３四歩", "#定跡: ▲２六歩   ▲７六歩   "),
            Evaluation(Score(-72), ("3c3d",)),
        ),
        (
            ("先手有望", "*評価値=210", "*読み筋=△３四歩▲２六歩", "*深さ=10", "*ノード数=12345", "*エンジン=X"),
            Evaluation(Score(-210), ("3c3d", "2g2f"), 10, 12345, "X"),
        ),
        (("*評価値=1", "*読み筋=△３四歩", "", "#評価値=2"), Evaluation(Score(-2))),
        (("* 30 -3334FU", "*評価値=80"), Evaluation(Score(-80))),
    ],
)  # fmt: skip
def test_the_first_candidate_is_what_the_engine_thought(lines: tuple[str, ...], evaluation: Evaluation) -> None:
    assert node_of(*lines).evaluation == evaluation


@pytest.mark.parametrize(
    "line",
    [
        "#推奨手[29]▲２六歩  △３四歩",
        "#定跡: △８五歩   △３四歩   ",
        "#形勢[互角]",
        "#指し手[]",
        "#形勢[1234567]",
        "*解析 評価値 よい",
        "*解析 0 ○ 候補1 評価値 1234567 読み筋 △３四歩(33)",
        "*解析 評価値 詰",
        "* 3手目が好手",
        "* 30 分の長考",
        "* 5 筋位取り",
        "* ここで 評価値 300",
        "解析 0 ○ 候補1 評価値 50 読み筋 △３四歩(33)",
        "検討の評価値 50",
    ],
)
def test_what_is_not_understood_whole_is_a_comment(line: str) -> None:
    node = node_of(line)
    assert node.evaluation is None and node.comment == line


@pytest.mark.parametrize(
    "lines",
    [GUI, KISHIN, ("#指し手[62]▲７六歩  △３四歩",), ("* 30 -3334FU",), ("よし", "*評価値=1", "*読み筋=△３四歩")],
)
@pytest.mark.parametrize("key", ["kif", "ki2", "csa", "jkf", "shogi"])
def test_such_comments_stay_and_say_the_same_again(key: str, lines: tuple[str, ...]) -> None:
    game = parse_record(HEAD + "   1 ７六歩(77)\n" + "".join(f"*{line}\n" for line in lines)).games[0]
    game = parse_game(format_game(game))
    known = format_named(key)
    assert known is not None and known.write is not None
    again = parse_record(known.write([game])).games[0].main_line()[0]
    (node,) = game.main_line()
    assert node.comment == "\n".join(lines) and node.evaluation is not None
    assert (again.comment, again.evaluation) == (node.comment, node.evaluation)


def test_a_game_of_floodgate() -> None:
    first, second = "+7776FU\nT1\n'** 40 -3334FU +2726FU\n", "-3334FU\nT2\n'** 38 +2726FU -8384FU #77\n"
    game: Game = parse_record(f"V2.2\nN+A\nN-B\nPI\n+\n{first}{second}%TORYO\n").games[0]
    assert [node.evaluation for node in game.main_line()] == [
        Evaluation(Score(-40), ("3c3d", "2g2f")),
        Evaluation(Score(38), ("2g2f", "8c8d"), 0, 77),
    ]


def test_the_score_at_the_start() -> None:
    line = GUI[0].replace("△３四歩(33) ▲２六歩(27)", "▲２六歩(27)")
    root = parse_record(f"{HEAD}*{line}\n   1 ７六歩(77)\n").games[0].root
    assert root.evaluation == Evaluation(Score(50), ("2g2f",), 20, 1000)
