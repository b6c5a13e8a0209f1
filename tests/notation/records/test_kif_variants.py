"""KIF of other variants: Lishogi's chu shogi is read; variant, rules, burning and moves in two steps are kept."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.ki2 import format_ki2, parse_ki2
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.moves import to_square
from tests.notation.records.random_records import assert_same, main_line, play, random_game

CHU = load_variant("chu")
TENJIKU = load_variant("tenjiku")
DAI_DAI = load_variant("dai_dai")
# As Lishogi draws a position: three columns a square, 成 before a promoted piece with the face of another.
LIONS = """手合割：
 １２ １１ １０ ９  ８  ７  ６  ５  ４  ３  ２  １
+------------------------------------------------+
|  ・  ・  ・  ・  ・ v玉  ・  ・  ・  ・  ・  ・|一
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  獅  ・  ・|二
|  ・  ・  鷹  ・  ・  ・  ・  ・  ・  ・  ・  ・|三
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|四
|  ・  ・  ・  ・  ・  ・  ・  ・  ・v成獅  ・  ・|五
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・  ・|六
|  ・  ・  ・  ・  ・  獅  ・  ・  ・  ・  ・  ・|七
|  ・  ・  ・  ・  ・ 成獅  ・  ・  ・  ・  ・  ・|八
|  ・  ・  ・  ・  ・  ・  ・  ・  ・  鷹  ・  ・|九
|  ・  ・  鷹  ・  ・  ・  ・  ・  ・  ・  ・  ・|十
|  ・  ・  ・  ・  ・  太  ・  ・  ・  ・  ・  ・|十一
|  ・  ・  ・  ・  ・ 玉  ・  ・  ・  ・  ・  ・|十二
+------------------------------------------------+
後手番
"""


def read(text: str, preferred: str = "shogi") -> Game:
    """The one game of a text without problems."""
    reading = parse_kif(text, preferred)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


def as_lishogi_writes(game: Game) -> str:
    """The text of a game of chu shogi as Lishogi's own program writes it."""
    lines = ["先手：A", "後手：B", "手数----指手---------消費時間--"]
    for line in format_kif(game).splitlines():
        number, numbered, rest = line.partition("手目")
        if numbered:
            foot, _, words = rest.partition(" ")
            lines.append(f"{number}手目{foot or '  '} {words}   (00:00/00:00:00)")
    return "\n".join([*lines, ""])


@pytest.mark.parametrize(
    ("text", "usi"),
    [
        ("1手目   7八歩兵 （←7九）", "7i7h"),
        ("1手目 ▲7八歩兵 （←7九）", "7i7h"),
        ("   1 手目 7八歩兵 （←7九）", "7i7h"),
        ("   1 7八歩兵 （←7九）", "7i7h"),
        ("   1 7八歩 (7九)", "7i7h"),
        ("   1手目   １２八歩兵 （←１２九）", "12i12h"),
        ("   1手目   12八歩兵 （←12九）   (00:05/00:00:05)", "12i12h"),
    ],
)
def test_moves_of_lishogi(text: str, usi: str) -> None:
    game = read(f"手合割：中将棋\n先手：\n後手：\n手数----指手---------消費時間--\n{text}\n")
    assert game.variant is CHU
    assert main_line(game) == usi


def test_steps_of_lishogi_that_capture_and_return() -> None:
    game = read(
        "手合割：中将棋\n手数----指手----\n"
        "   1手目   7八歩兵 （←7九）\n"
        "   2手目   7五歩兵 （←7四）\n"
        "   3手目一歩目 7九獅子 （←7十）\n"
        "   3手目二歩目 7十獅子(じっと) （←7九）\n"
        "   4手目   6五歩兵 （←6四）\n"
        "   5手目一歩目 7九獅子 （←7十）\n"
        "   5手目二歩目 6八獅子 （←7九）\n"
    )
    assert main_line(game) == "7i7h 7d7e 7j7j 6d6e 7j6h"


def test_the_same_square_as_lishogi_writes_it() -> None:
    start = "12/12/12/12/12/6k5/12/12/12/12/5[LN]6/6K5 b - 1"
    text = f"棋種：chu\n開始局面：{start}\n1手目 6十獅子 （←7十一）\n2手目 6七玉将 （←6六）\n"
    assert main_line(read(text)) == "7k6j 6f6g"
    pawns = "12/12/12/12/6k5/12/6p5/6P5/12/12/12/6K5 b - 1"
    text = f"棋種：chu\n開始局面：{pawns}\n1手目 6七歩兵 （←6八）\n2手目 6六玉将 （←6五）\n3手目 仝歩兵 （←6七）\n"
    assert main_line(read(text)) == "6h6g 6e6f 6g6f"


def test_a_diagram_of_lishogi() -> None:
    game = read(LIONS + "   1手目   8一玉将 （←7一）\n")
    expected = "5k6/9[LN]2/2+[DH]9/12/9+[kr]2/12/5[LN]6/5+[KR]6/9+[DH]2/2+[DH]9/5+[DE]6/5K6 w - 1"
    assert format_sfen(game.start) == format_sfen(parse_sfen(expected, CHU))
    assert main_line(game) == "7a8a"


@pytest.mark.parametrize("seed", range(10))
def test_random_games_of_chu_as_lishogi_writes_them(seed: int) -> None:
    game = Game(CHU)
    other = random_game("chu", seed, timed=False)
    for node in other.main_line() if not other.handicap else ():
        game.play(node.move)
    assert main_line(read(as_lishogi_writes(game), "chu")) == main_line(game)


def test_a_game_of_chu_is_known_by_its_moves_alone() -> None:
    assert read("手数----指手----\n   1手目   7八歩兵 （←7九）\n").variant is CHU


def test_what_comments_say_is_no_sign_of_the_variant() -> None:
    assert read("手数----指手----\n1 ７六歩(77)\n*12十歩兵 （←12十一）\n").variant.name == "shogi"


# Of our own


def test_the_head_carries_the_variant_and_its_rules() -> None:
    variant = load_variant("tenjiku", {"fire_demon_range": "file", "strict_play": "yes"})
    game = Game(variant, handicap="great-vice")
    assert format_kif(game).splitlines()[1:4] == [
        "棋種：天竺将棋（tenjiku）",
        "規則：fire_demon_range=file、strict_play=yes",
        "手合割：大将副将落ち",
    ]
    assert_same(read(format_kif(game)), game)


def test_rules_that_differ_stand_in_records_of_shogi_too() -> None:
    game = Game(load_variant("shogi", {"move_limit": "256"}))
    assert "規則：move_limit=256" in format_kif(game)
    assert_same(read(format_kif(game)), game)


def test_a_wrong_rule_is_reported_and_the_others_hold() -> None:
    reading = parse_kif("棋種：tenjiku\n規則：fire_demon_range=file, x=y, z\n手合割：平手\n")
    assert [problem.line for problem in reading.problems] == [2, 2]
    assert reading.games[0].variant.chosen["fire_demon_range"] == "file"


@pytest.mark.parametrize("key", ["", *[handicap.key for handicap in CHU.handicaps], "1a,10c"])
def test_every_handicap_of_chu_comes_back(key: str) -> None:
    assert_same(read(format_kif(Game(CHU, handicap=key))), Game(CHU, handicap=key))


def test_a_burning_demon_is_written_with_what_burns_and_a_wrong_number_reported() -> None:
    start = "k15/16/16/16/16/3pp11/3p12/16/16/3[FD]12/16/16/16/16/16/K15 b - 1"
    game = Game(TENJIKU, parse_sfen(start, TENJIKU))
    move = next(m for m in game.position.legal_moves() if len(game.position.transition(m).removals) > 2)
    game.play(move)
    text = format_kif(game)
    assert "（焼" in text
    assert_same(read(text), game)
    reading = parse_kif(text.replace("（焼２）", "（焼３）").replace("（焼１）", "（焼３）"))
    assert "pieces burn" in str(reading.problems[0].message)
    assert main_line(reading.games[0]) == main_line(game)


def test_squares_of_two_digits_and_pieces_that_begin_with_a_numeral_do_not_run_together() -> None:
    """The heavenly tetrarch is 四天王: 10 and its rank stand apart from its name, and it is read either way."""
    start = "k15/16/16/16/16/16/16/16/16/16/16/16/16/5+[CS]10/16/K15 b - 1"
    game = Game(TENJIKU, parse_sfen(start, TENJIKU))
    square = TENJIKU.parse_square("11n")
    origin = next(m for m in game.position.legal_moves() if TENJIKU.square_name(int(to_square(m))) == "11j")
    assert game.position.piece_at(square)
    game.play(origin)
    text = format_kif(game)
    assert "11十 四天王 （←11十四）" in text
    assert_same(read(text), game)
    assert_same(read(text.replace("十 四天王", "十四天王")), game)


def test_moves_in_two_steps_stand_in_two_lines() -> None:
    start = "k11/12/12/12/12/12/5pp5/5[LN]6/12/12/12/K11 b - 1"
    game = play(Game(CHU, parse_sfen(start, CHU)), "7h7g6g 12a12b 6g7f 12b12a")
    assert "   1手目一歩目 7七獅子 （←7八）\n   1手目二歩目 6七獅子 （←7七）\n" in format_kif(game)
    game = play(Game(CHU, parse_sfen(start, CHU)), "7h7g7h 12a12b 7h7h")
    text = format_kif(game)
    assert "二歩目 7八獅子（居食い） （←7七）" in text and "二歩目 7八獅子（じっと） （←" in text
    assert_same(read(text), game)
    assert_same(parse_ki2(format_ki2(game)).games[0], game)


def lion_dog_game(moves: str) -> Game:
    """A lion dog on 9i with enemies on the three squares before it."""
    start = "k16/17/17/17/17/8s8/8g8/8p8/8[LD]8/17/17/17/17/17/17/17/K16 b - 1"
    return play(Game(DAI_DAI, parse_sfen(start, DAI_DAI)), moves)


@pytest.mark.parametrize("moves", ["9i9h9g9f+", "9i9h9g9h+", "9i9h9g+", "9i9g9h+", "9i9h9i+", "9i9h9f+"])
def test_moves_of_up_to_three_steps_are_told_apart(moves: str) -> None:
    alone = lion_dog_game(moves)
    # A comment, a variation of two steps and one of three, an end.
    followed = lion_dog_game(f"{moves} 17a16a")
    followed.go_start()
    for other in ("9i9h9g9f+", "9i9h9g+"):
        play(followed, other).cursor.comment = "三歩目"
        followed.go_start()
    followed.go_to(followed.root.children[0].children[0])
    followed.finish(GameResult(Side.BLACK, Reason.RESIGN))
    for game in (alone, followed):
        assert_same(read(format_kif(game)), game)
        assert_same(parse_ki2(format_ki2(game)).games[0], game)


@pytest.mark.parametrize(
    "moves", ["10j10i9i10j", "10j9i10i10h", "10j10i9i9h", "10j9i9h10i", "10j10i10j", "10j9i9h10g", "10j10i9k", "10j10j"]
)
def test_moves_of_three_steps_that_turn_are_told_apart(moves: str) -> None:
    variant = load_variant("maka_dai_dai", {"teaching_king": "three_step_lion"})
    rows = ["k18", *["19"] * 6, "10g8", "9pp8", "9+[DV]9", *["19"] * 8, "K18"]
    game = play(Game(variant, parse_sfen(f"{'/'.join(rows)} b - 1", variant)), f"{moves} 19a19b")
    for text, reader in ((format_kif(game), read), (format_ki2(game), only_game), (format_game(game), parse_game)):
        assert_same(reader(text), game)


def only_game(text: str) -> Game:
    return parse_ki2(text).games[0]


def test_moves_in_three_steps_stand_in_three_lines() -> None:
    game = play(lion_dog_game(""), "9i9h9g9f+", {1: 5000})
    text = format_kif(game)
    assert "   1手目一歩目 9八狛犬 （←9九）\n   1手目二歩目 9七狛犬 （←9八）\n   1手目三歩目 9六狛犬成 （←9七）" in text
    assert_same(read(text), game)
    assert parse_kif(text.replace("   1手目一歩目", "#")).problems


def test_a_first_step_without_its_second_is_reported() -> None:
    text = "棋種：chu\n   1手目一歩目 7九獅子 （←7十）\n   2手目   7五歩兵 （←7四）\n"
    reading = parse_kif(text)
    assert [problem.line for problem in reading.problems] == [3]
    assert main_line(reading.games[0]) == ""


def test_positions_are_sfen_where_no_diagram_is_known() -> None:
    start = Position(TENJIKU)
    start.put(TENJIKU.parse_square("8d"), 0)
    text = format_kif(Game(TENJIKU, start))
    assert f"開始局面：{format_sfen(start)}" in text and "|" not in text
    assert_same(read(text), Game(TENJIKU, start))


def test_a_variant_that_is_not_there_is_refused_by_name() -> None:
    reading = parse_kif("棋種：鯨将棋（kujira）\n手合割：平手\n")
    assert reading.games == [] and [problem.line for problem in reading.problems] == [1]
