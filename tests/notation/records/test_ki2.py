"""KI2 records: which piece is meant follows from the position."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.ki2 import format_games, format_ki2, parse_ki2
from shogi_desktop.rules import Side, load_variant
from tests.games import with_seeds
from tests.notation.records.random_records import (
    STRICT,
    assert_same,
    lost_by_an_illegal_move,
    main_line,
    play,
    random_game,
)

SHOGI = load_variant("shogi")
GOLDS = "4k4/9/9/9/9/9/3G1G3/9/3GKG3 b - 1"
SILVERS = "8k/9/9/2S1S4/9/2S1S4/9/9/4K4 b - 1"
MARKS = (("▲", "△"), ("☗", "☖"), ("▼", "▽"))


def read(text: str) -> Game:
    """The one game of a text without problems."""
    reading = parse_ki2(text)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


@pytest.mark.parametrize(("name", "seed"), with_seeds(8, 3))
def test_random_games_come_back(name: str, seed: int) -> None:
    game = random_game(name, seed, timed=False)
    assert_same(read(format_ki2(game)), game)


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seed in with_seeds(4, 1) if name in STRICT])
def test_an_illegal_move_of_strict_play_comes_back(name: str, seed: int) -> None:
    game = lost_by_an_illegal_move(name, seed)
    assert_same(read(format_ki2(game)), game)


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("winner", [None, Side.BLACK, Side.WHITE])
def test_every_end_comes_back(reason: Reason, winner: Side | None) -> None:
    game = play(Game(SHOGI), "7g7f")
    game.finish(GameResult(winner, reason))
    assert read(format_ki2(game)).result == game.result


def test_several_games_in_one_text() -> None:
    games = [random_game("shogi", seed, timed=False) for seed in range(4)]
    reading = parse_ki2(format_games(games))
    assert reading.problems == [] and len(reading.games) == 4
    for one, other in zip(reading.games, games, strict=True):
        assert_same(one, other)


def test_moves_stand_six_to_a_line_and_end_at_a_comment() -> None:
    game = play(Game(SHOGI), "7g7f 3c3d 2g2f 4c4d 3i4h 3a3b 5g5f 8c8d")
    game.cursor.parent.comment = "x"  # type: ignore[union-attr]
    assert format_ki2(game).splitlines()[3:] == [
        "▲７六歩    △３四歩    ▲２六歩    △４四歩    ▲４八銀    △３二銀",
        "▲５六歩",
        "*x",
        "△８四歩",
    ]


@pytest.mark.parametrize(("black", "white"), MARKS)
def test_marks_of_every_kind(black: str, white: str) -> None:
    text = f"{black}７六歩 {white}３四歩{black}２二角成\n{white}同 銀 {black}４五角打\n"
    assert main_line(read(text)) == "7g7f 3c3d 8h2b+ 3a2b B*4e"


@pytest.mark.parametrize(
    ("sfen", "text", "usi"),
    [
        (GOLDS, "６八金上", "6i6h"),
        (GOLDS, "６八金引", "6g6h"),
        (GOLDS, "６八金直", "6i6h"),
        (GOLDS, "５八金左上", "6i5h"),
        (GOLDS, "５八金右上", "4i5h"),
        (GOLDS, "５八金(69)", "6i5h"),
        (GOLDS, "５八金（６九）", "6i5h"),
        (GOLDS, "５八金(６九)", "6i5h"),
        (SILVERS, "６五銀右上", "5f6e"),
        (SILVERS, "６五銀左上", "7f6e"),
        (SILVERS, "６五銀右引", "5d6e"),
        (SILVERS, "６五銀左引", "7d6e"),
        (SILVERS, "６五銀右行", "5f6e"),
        (SILVERS, "６五銀左入", "7f6e"),
        (SILVERS, "６三銀右", "5d6c"),
        (SILVERS, "６三銀左成", "7d6c+"),
        (SILVERS, "６三銀左上不成", "7d6c"),
        (SILVERS, "５三銀上成", "5d5c+"),
        (SILVERS, "５三銀直不成", "5d5c"),
        (SILVERS, "５三銀生", "5d5c"),
        ("4k4/9/9/9/9/9/9/7G1/4K2G1 b G 1", "２七金", "2h2g"),
        ("4k4/9/9/9/9/9/9/7G1/4K2G1 b G 1", "２七金打", "G*2g"),
        ("4k4/9/9/9/9/9/9/7G1/4K4 b G 1", "１七金", "2h1g"),
        ("4k4/9/9/9/9/9/9/7G1/4K4 b G 1", "９七金", "G*9g"),
        ("4k4/9/2R6/9/9/9/2R6/9/4K4 b - 1", "７五飛上", "7g7e"),
        ("4k4/9/2R6/9/9/9/2R6/9/4K4 b - 1", "７五飛引", "7c7e"),
        ("4k4/9/2R6/9/9/9/2R6/9/4K4 b - 1", "７五飛引成", "7c7e+"),
        ("4k4/9/9/9/9/+R6+R1/9/9/4K4 b - 1", "５六龍右", "2f5f"),
        ("4k4/9/9/9/9/+R6+R1/9/9/4K4 b - 1", "５六竜左", "9f5f"),
        ("4k4/9/9/9/9/+R8/9/4+R4/4K4 b - 1", "５六龍寄", "9f5f"),
        ("4k4/4g1g2/9/9/9/9/9/9/4K4 w - 1", "４三金右", "5b4c"),
        ("4k4/4g1g2/9/9/9/9/9/9/4K4 w - 1", "４三金左", "3b4c"),
    ],
)
def test_which_piece_is_meant(sfen: str, text: str, usi: str) -> None:
    start = parse_sfen(sfen, SHOGI)
    mark = "▲" if start.turn == Side.BLACK else "△"
    head = format_ki2(Game(SHOGI, start))
    reading = parse_ki2(f"{head}{mark}{text}\n")
    assert main_line(reading.games[0]) == usi


@pytest.mark.parametrize("text", ["５八金", "５八金上", "７八銀", "６八金寄", "５五角打", "６八金成"])
def test_what_means_no_move_or_several_is_reported(text: str) -> None:
    reading = parse_ki2(f"{format_ki2(Game(SHOGI, parse_sfen(GOLDS, SHOGI)))}▲{text}\n")
    (problem,) = [problem for problem in reading.problems if problem.line > 16]
    assert problem.column == 1
    assert main_line(reading.games[0]) == ""


def test_a_mark_of_the_wrong_side_is_reported() -> None:
    reading = parse_ki2("▲７六歩 ▲３四歩 △２六歩\n")
    assert [problem.column for problem in reading.problems] == [6, 11]
    assert main_line(reading.games[0]) == "7g7f 3c3d 2g2f"


def test_words_between_the_moves_are_reported() -> None:
    reading = parse_ki2("▲７六歩 好手 △３四歩\n")
    assert [(problem.line, problem.column) for problem in reading.problems] == [(1, 5)]
    assert main_line(reading.games[0]) == "7g7f 3c3d"


def test_a_whole_game_in_one_line() -> None:
    moves = "▲７六歩△３四歩▲６八飛△８四歩▲７八飛△８五歩▲６八飛△８四飛▲７八飛△８二飛"
    assert len(read(moves + "\n").main_line()) == 10


def test_a_word_for_the_end_in_place_of_a_move() -> None:
    game = read("▲７六歩 △投了\n")
    assert game.result == GameResult(Side.BLACK, Reason.RESIGN)


def test_variations_comments_and_the_end() -> None:
    game = read("手合割：角落ち\n上手：U\n*a\n△６二銀    ▲７六歩\n*b\nまで2手で下手の勝ち\n\n変化：   2手\n▲２六歩\n")
    assert (game.handicap, game.headers["white"], game.root.comment) == ("bishop", "U", "a")
    assert game.root.children[0].children[0].comment == "b"
    assert len(game.root.children[0].children) == 2
    assert game.result == GameResult(Side.BLACK, Reason.RESIGN)


FOUR = "7g7f 3c3d 2g2f 8c8d"
BOTH = "7g7f 3c3d 8h2b+ 3a2b B*4e"
SPELLINGS = [
    "▲７６歩 △３４歩 ▲２６歩 △８４歩",
    "▲76歩 △34歩 ▲26歩 △84歩",
    "▲7六歩△3四歩▲2六歩△8四歩",
    "▲7６歩△３4歩▲2６歩△８4歩",
    "☗76歩 ☖34歩 ☗26歩 ☖84歩",
    "☗７六歩 ⛉３四歩 ☗２六歩 ⛉８四歩",
    "▼７六歩　▽３四歩\n▼２６歩　▽８４歩",
    "７六歩 ３四歩 ２六歩 ８四歩",
    "76歩 34歩 26歩 84歩",
    "76歩\n34歩\n26歩\n84歩",
    "７６歩、３４歩、２６歩、８４歩",
    "▲７六歩、△３四歩、▲２六歩、△８四歩。",
    "▲７六歩→△３四歩→▲２六歩→△８四歩",
    "1.76歩 2.34歩 3.26歩 4.84歩",
    "1. ７六歩 2. ３四歩 3. ２六歩 4. ８四歩",
    "1 ▲７六歩 2 △３四歩 3 ▲２六歩 4 △８四歩",
    "１ ７六歩　２ ３四歩　３ ２六歩　４ ８四歩",
    "1.▲７六歩 △３四歩\n2.▲２六歩 △８四歩",
    "(1)７六歩 (2)３四歩 (3)２六歩 (4)８四歩",
    "1手目 ７六歩 2手目 ３四歩 3手目 ２六歩 4手目 ８四歩",
    "1: 76歩 2: 34歩 3: 26歩 4: 84歩",
    "▲７六歩 ３四歩 ▲２六歩 ８四歩",
    "▲７六歩(77)△３四歩(33)▲２六歩(27)△８四歩(83)",
]


@pytest.mark.parametrize("head", ["", "先手：A\n後手：B\n\n", "#KI2 version=2.0 encoding=UTF-8\n手合割：平手\n"])
@pytest.mark.parametrize("text", SPELLINGS)
def test_every_spelling_of_moves(text: str, head: str) -> None:
    for name in ("", "a.ki2", "a.txt", "a.kif"):
        reading = parse_record(f"{head}{text}\n", "shogi", name)
        assert [str(problem) for problem in reading.problems] == []
        assert [main_line(game) for game in reading.games] == [FOUR]
    assert main_line(read(f"{head}{text}\n")) == FOUR


@pytest.mark.parametrize(
    "text",
    [
        "▲76歩△34歩▲22角成△同銀▲45角打",
        "▲76歩 △34歩 ▲22角成 △同 銀 ▲45角",
        "76歩 34歩 22角成 同　銀 45角打",
        "1 76歩 2 34歩 3 22角成 4 同銀 5 45角",
        "▲７６歩△３４歩▲２２角成△同銀▲４５角打まで5手で先手の勝ち",
        "▲７六歩 △３四歩 ▲２二角成 △同銀 ▲４五角 投了",
        "▲７六歩 △３四歩 ▲２二角成 △同銀 ▲４五角 △投了",
    ],
)
def test_captures_promotions_and_drops_in_every_spelling(text: str) -> None:
    game = read(text + "\n")
    assert main_line(game) == BOTH
    assert (game.result is None) == ("投了" not in text and "まで" not in text)


@pytest.mark.parametrize("text", ["76歳 34歩", "34歩です", "３四歩は悪手だった", "見積 76歩", "1 2 3", "歩 歩"])
def test_words_are_not_taken_for_moves_without_marks(text: str) -> None:
    assert parse_record(text + "\n").games == []
    assert main_line(read(f"▲７六歩\n*{text}\n△３四歩\n")) == "7g7f 3c3d"


def test_names_behind_marks_are_no_moves() -> None:
    game = read("▲先手：A\n△後手：B\n▲７六歩△３四歩\n")
    assert game.headers == {"black": "A", "white": "B"} and main_line(game) == "7g7f 3c3d"


def test_moves_without_marks_that_are_wrong_are_told() -> None:
    reading = parse_ki2("76歩 35歩 26歩\n")
    assert [(problem.line, problem.column) for problem in reading.problems] == [(1, 5)]
    assert main_line(reading.games[0]) == "7g7f"
