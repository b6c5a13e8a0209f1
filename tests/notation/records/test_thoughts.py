"""What engines thought is in the comments of records, as other programs write it, and comes back."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.game.notes import UNKNOWN_MATE, Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import GamePart, format_named
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import load_variant
from tests.games import with_seeds

from .random_records import LARGEST_MOVES

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


SHOGI = load_variant("shogi")
THOUGHTS_HEAD = "手合割：平手\n手数----指手---------消費時間--\n"
NOTHING = (
    "#評価値=", "#評価値=abc", "#評価値=12345678901", "評価値=3", "#深さ=3", "#詰み=先手", "**評価値=3", "*30", "* x 3"
)  # fmt: skip


def read(text: str, key: str = "kif") -> Game:
    """The one game of a text without problems."""
    format_ = format_named(key)
    assert format_ is not None
    reading = finish(format_.read(text, "shogi"))
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


def written(game: Game, key: str = "kif") -> str:
    format_ = format_named(key)
    assert format_ is not None and format_.write is not None
    return format_.write([game])


def with_thoughts(name: str, seed: int) -> Game:
    """A game with comments, and thoughts of all kinds at some of its moves."""
    chance, game = random.Random(seed), Game(load_variant(name))
    for _ in range(40 if game.variant.files < 20 else LARGEST_MOVES):
        legal = game.position.legal_moves()
        if not legal or game.ending():
            break
        node = game.play(chance.choice(legal))
        node.comment = chance.choice(["", "", "good\n\nmove", "* not a number", "#深さ=7", "＃評価値=3"])
        if chance.random() < 0.6:
            position, line = game.position.copy(), []
            for _ in range(chance.randrange(5)):
                moves = position.legal_moves()
                if not moves:
                    break
                line.append(format_move(chance.choice(moves), game.variant))
                position.play(parse_move(line[-1], position))
            mate = chance.choice((None, None, 3, -12, UNKNOWN_MATE, -UNKNOWN_MATE))
            score = Score(0 if mate else chance.randrange(-3000, 3000), mate)
            depth, nodes = chance.choice([(0, 0), (17, 0), (9, 12_345_678_901)])
            node.evaluation = Evaluation(score, tuple(line), depth, nodes, chance.choice(["", "技巧 <2>"]))
    return game


@pytest.mark.parametrize(("name", "seed"), with_seeds(3, 1))
@pytest.mark.parametrize("key", ["kif", "ki2", "hodges"])
def test_thoughts_come_back(key: str, name: str, seed: int) -> None:
    game = with_thoughts(name, seed)
    again = read(written(game, key), key)
    told = [(node.evaluation, node.comment) for node in again.root.walk()]
    assert told == [(node.evaluation, node.comment) for node in game.root.walk()]
    assert written(again, key) == written(game, key)


@pytest.mark.parametrize("key", ["csa", "jkf"])
def test_in_the_other_formats_of_shogi_too(key: str) -> None:
    game = with_thoughts("shogi", 1)
    told = [node.evaluation for node in read(written(game, key), key).root.walk()]
    assert told == [node.evaluation for node in game.root.walk()]


def test_as_shogihome_writes_them() -> None:
    game = Game(SHOGI)
    game.root.evaluation = Evaluation(Score(35), ("7g7f", "3c3d", "2g2f"), 14, 200_000, "Shogi Desktop")
    node = game.play(parse_move("7g7f", SHOGI))
    node.comment = "A good move"
    node.evaluation = Evaluation(Score(mate=-15))
    lines = written(game).splitlines()
    assert lines[lines.index("*#評価値=35") :][:5] == [
        "*#評価値=35",
        "*#読み筋=▲７六歩△３四歩▲２六歩",
        "*#深さ=14",
        "*#ノード数=200000",
        "*#エンジン=Shogi Desktop",
    ]
    assert lines[-2:] == ["*A good move", "*#詰み=先手勝ち:15手"], "White is to move, and is mated"


@pytest.mark.parametrize(
    ("comment", "score"),
    [
        ("#評価値=-102", Score(102)),
        ("*評価値=80", Score(-80)),
        ("*詰み=先手勝ち:15手", Score(mate=-15)),
        ("*詰み=後手勝ち", Score(mate=UNKNOWN_MATE)),
        ("* 30 +2726FU", Score(-30)),
        ("*解析 0 候補1 深さ 12 ノード数 100 評価値 64 読み筋 ▲２六歩", Score(-64)),
        ("*対局 時間 00:01.0 深さ 9/21 ノード数 5 評価値 -7 読み筋 ▲２六歩", Score(7)),
        ("#評価値=1.5", Score(-1)),
    ],
)
def test_scores_count_for_the_side_to_move(comment: str, score: Score) -> None:
    node = read(f"{HEAD}   1 ７六歩(77)\n*{comment}\n").main_line()[0]
    assert node.evaluation is not None and node.evaluation.score == score


@pytest.mark.parametrize("comment", ["*評価値=80", "* 30 +2726FU", "互角\n*評価値=82\n*読み筋=△３四歩"])
def test_what_was_written_for_players_stays_as_it_is(comment: str) -> None:
    text = THOUGHTS_HEAD + "   1 ７六歩(77)\n" + "".join(f"*{line}\n" for line in comment.split("\n"))
    game = read(text)
    assert game.main_line()[0].comment == comment
    kept = [line for line in written(game).splitlines() if line.startswith("*")]
    assert kept == ["*" + line for line in comment.split("\n")]


@pytest.mark.parametrize("comment", NOTHING)
def test_other_comments_say_nothing(comment: str) -> None:
    node = read(f"{HEAD}   1 ７六歩(77)\n*{comment}\n").main_line()[0]
    assert node.evaluation is None and node.comment == comment


def test_a_line_that_is_not_understood_stays_in_the_comment() -> None:
    node = read(f"{HEAD}   1 ７六歩(77)\n*#評価値=5\n*#読み筋=who knows\n*more\n").main_line()[0]
    assert node.evaluation == Evaluation(Score(-5)) and node.comment == "#読み筋=who knows\nmore"


def test_a_line_is_taken_as_far_as_it_can_be_played() -> None:
    node = read(f"{HEAD}   1 ７六歩(77)\n*#評価値=5\n*#読み筋=△３四歩▲２六歩△９一玉▲\n").main_line()[0]
    assert node.evaluation is not None and node.evaluation.line == ("3c3d", "2g2f")


def test_the_last_of_several_engines_counts_and_the_others_stay() -> None:
    node = read(f"{HEAD}   1 ７六歩(77)\n*#評価値=5\n*#エンジン=A\n*#評価値=9\n*#エンジン=B\n").main_line()[0]
    assert node.evaluation == Evaluation(Score(-9), engine="B") and node.comment == "#評価値=5\n#エンジン=A"


def test_formats_without_comments_lose_thoughts() -> None:
    game = Game(SHOGI)
    game.root.evaluation = Evaluation(Score(35))
    usen, kif = format_named("usen"), format_named("kif")
    assert usen is not None and kif is not None
    assert GamePart.COMMENTS in usen.lost(game) and GamePart.COMMENTS not in kif.lost(game)


def test_a_record_of_shogihome() -> None:
    text = THOUGHTS_HEAD + (
        "   1 ７六歩(77)   ( 0:01/00:00:01)\n*後手有望\n*#評価値=-102\n"
        "*#読み筋=△８四歩▲２六歩△８五歩\n*#深さ=21\n*#ノード数=12345678\n"
    )
    own = parse_game(format_game(read(text)))
    (node,) = own.main_line()
    line = ("8c8d", "2g2f", "8d8e")
    assert node.evaluation == Evaluation(Score(102), line, 21, 12_345_678) and node.comment == "後手有望"
