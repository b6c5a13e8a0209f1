"""KIF records are written as other programs write them, and read again without loss."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.ki2 import format_ki2, parse_ki2
from shogi_desktop.notation.records.kif import format_games, format_kif, parse_kif
from shogi_desktop.notation.records.kifu.handicaps import OTHER, name_of_handicap
from shogi_desktop.notation.records.kifu.written_move import BLANKS
from shogi_desktop.rules import Position, Side, load_variant
from tests.games import with_seeds
from tests.notation.records.random_records import (
    STRICT,
    VARIANTS,
    assert_same,
    lost_by_an_illegal_move,
    main_line,
    play,
    random_game,
    tree,
)

SHOGI = load_variant("shogi")
any_text = st.text(alphabet=st.characters(codec="utf-8"), max_size=40).filter(lambda text: "\r\n" not in text)
GOLDEN = Path(__file__).parent / "golden" / "kif"
TSUME = "7kl/5+R1b1/5K1p1/6+R2/9/8b/9/9/9 b 4g4s4n3l17p 1"


def read(text: str) -> Game:
    """The one game of a text without problems."""
    reading = parse_kif(text)
    assert [str(problem) for problem in reading.problems] == []
    (game,) = reading.games
    return game


def lines_of(game: Game) -> list[str]:
    return format_kif(game).splitlines()


# Round trips


@pytest.mark.parametrize(("name", "seed"), with_seeds(8, 3))
def test_random_games_come_back(name: str, seed: int) -> None:
    game = random_game(name, seed)
    assert_same(read(format_kif(game)), game)


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seed in with_seeds(4, 1) if name in STRICT])
def test_an_illegal_move_of_strict_play_comes_back(name: str, seed: int) -> None:
    game = lost_by_an_illegal_move(name, seed)
    assert_same(read(format_kif(game)), game)


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("winner", [None, Side.BLACK, Side.WHITE])
@pytest.mark.parametrize("detail", ["", "nifu", "a (b)", "（、）"])
def test_every_end_comes_back(reason: Reason, winner: Side | None, detail: str) -> None:
    game = play(Game(SHOGI), "7g7f")
    game.finish(GameResult(winner, reason, detail))
    result = read(format_kif(game)).result
    assert result is not None
    assert (result.reason, result.winner) == (reason, winner)
    assert detail in ("a (b)", "（、）") or result.detail == detail


@pytest.mark.parametrize("key", ["", *[handicap.key for handicap in SHOGI.handicaps], "7c", "7a,3a"])
def test_every_handicap_comes_back(key: str) -> None:
    assert_same(read(format_kif(Game(SHOGI, handicap=key))), Game(SHOGI, handicap=key))


def test_a_game_may_have_ended_before_moves_that_were_tried_later() -> None:
    game = play(Game(SHOGI), "7g7f 3c3d")
    game.finish(GameResult(Side.BLACK, Reason.TIME, spent_ms=61_000))
    play(game, "2g2f 8c8d")
    again = read(format_kif(game))
    assert_same(again, game)
    assert main_line(again) == "7g7f 3c3d" and again.cursor.ply == 2


def test_a_game_that_ended_in_a_variation_comes_back_with_that_as_its_own_line() -> None:
    game = play(Game(SHOGI), "7g7f 3c3d")
    game.back()
    play(game, "8c8d")
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    again = read(format_kif(game))
    assert main_line(again) == "7g7f 8c8d"
    assert again.result == game.result
    assert sorted(tree(again), key=str) == sorted(tree(game), key=str)


def test_a_variation_that_ended_where_play_goes_on_comes_back() -> None:
    game = play(Game(SHOGI), "7g7f 3c3d 2g2f")
    game.root.children[0].ending = GameResult(None, Reason.ABORTED)
    assert_same(read(format_kif(game)), game)


def test_positions_with_and_without_hands_come_back() -> None:
    chance = random.Random(7)
    for name in VARIANTS:
        variant = load_variant(name)
        position = Position(variant)
        for _ in range(40):
            position.play(chance.choice(position.legal_moves()))
        start = parse_sfen(format_sfen(position), variant)
        assert_same(read(format_kif(Game(variant, start))), Game(variant, start))
        told = {handicap.key: name_of_handicap(variant, handicap.key) for handicap in variant.handicaps}
        named = Game(variant, start, next(key for key, name in told.items() if name != OTHER))
        assert_same(read(format_kif(named)), named)


@pytest.mark.parametrize("name", VARIANTS)
def test_several_games_in_one_text(name: str) -> None:
    games = [random_game(name, seed) for seed in range(4)]
    reading = parse_kif(format_games(games))
    assert reading.problems == []
    assert len(reading.games) == len(games)
    for one, other in zip(reading.games, games, strict=True):
        assert_same(one, other)


@settings(deadline=None, max_examples=60)
@given(any_text, any_text, any_text)
def test_any_text_in_comments_bookmarks_and_headers(comment: str, mark: str, value: str) -> None:
    """Lines end as they end in files, and nothing begins or ends with blanks; a comment of nothing is none."""
    for write, parse in ((format_kif, parse_kif), (format_ki2, parse_ki2)):
        game = play(Game(SHOGI), "7g7f")
        game.cursor.comment, game.cursor.bookmark = comment, mark
        game.headers["備考"] = value
        (again,) = parse(write(game)).games
        assert again.cursor.comment == comment.replace("\r", "\n")
        assert again.cursor.bookmark == (mark.replace("\r", " ").replace("\n", " ").strip(BLANKS) or (mark and "1"))
        assert re.search("[\r\n]", value) or again.headers["備考"] == value.strip(BLANKS).strip()


# As it is written


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.kif")), ids=lambda path: path.stem)
def test_golden_files_are_written_as_they_are_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert format_kif(read(text)) == text


def test_a_move_line_has_the_columns_of_other_programs() -> None:
    game = play(Game(SHOGI), "7g7f 3c3d 8h2b+ 3a2b B*4e", {1: 2000, 2: 65_000, 3: 3_661_000})
    assert lines_of(game)[-5:] == [
        "   1 ７六歩(77)   ( 0:02/00:00:02)",
        "   2 ３四歩(33)   ( 1:05/00:01:05)",
        "   3 ２二角成(88) (61:01/01:01:03)",
        "   4 同　銀(31)",
        "   5 ４五角打",
    ]


def test_the_names_of_the_sides_follow_the_handicap() -> None:
    game = Game(SHOGI, handicap="two")
    game.headers.update(black="A", white="B")
    assert lines_of(game)[1:4] == ["手合割：二枚落ち", "下手：A", "上手：B"]


def test_the_handicap_stands_before_the_players() -> None:
    game = Game(SHOGI)
    game.headers.update({"started": "2026/11/22", "black": "A", "white": "B", "備考": "x"})
    assert lines_of(game)[1:6] == ["開始日時：2026/11/22", "手合割：平手", "先手：A", "後手：B", "備考：x"]


def test_a_position_is_a_diagram_without_a_handicap_that_some_programs_refuse() -> None:
    text = format_kif(Game(SHOGI, parse_sfen(TSUME, SHOGI)))
    assert "手合割" not in text and "手数＝" not in text
    assert "|" in text and "先手の持駒：なし" in text


def test_the_last_line_tells_the_winner() -> None:
    told = {
        (Reason.RESIGN, Side.WHITE): ("投了", "まで1手で後手の勝ち"),
        (Reason.RESIGN, Side.BLACK): ("投了", "まで1手で先手の勝ち"),
        (Reason.ABORTED, None): ("中断", "まで1手で中断"),
        (Reason.REPETITION, None): ("千日手", "まで1手で千日手"),
        (Reason.IMPASSE, None): ("持将棋", "まで1手で持将棋"),
        (Reason.DECLARATION, Side.WHITE): ("入玉勝ち", "まで1手で後手の入玉勝ち"),
        (Reason.ILLEGAL_MOVE, Side.BLACK): ("反則負け", "まで1手で後手の反則負け"),
        (Reason.ILLEGAL_MOVE, Side.WHITE): ("反則勝ち", "まで1手で後手の反則勝ち"),
        (Reason.FORFEIT, Side.BLACK): ("不戦敗", "まで1手で後手の不戦敗"),
        (Reason.TIME, Side.BLACK): ("切れ負け", "まで1手で先手の勝ち"),
        (Reason.CHECKMATE, Side.BLACK): ("詰み", "まで1手で先手の勝ち"),
        (Reason.NO_MATE, None): ("不詰", "まで1手で不詰"),
    }
    for (reason, winner), lines in told.items():
        game = play(Game(SHOGI), "7g7f")
        game.finish(GameResult(winner, reason))
        assert tuple(line.strip() for line in lines_of(game)[-2:]) == (f"2 {lines[0]}", lines[1])


def test_times_are_written_in_whole_seconds() -> None:
    assert "( 0:02/00:00:02)" in format_kif(play(Game(SHOGI), "7g7f", {1: 2999}))


@pytest.mark.parametrize("name", ["a：b", "", "*x", "#", "手合割", "先手の持駒", "変化", "1 ７六歩(77)", "\ufeffx"])
def test_a_header_that_would_be_read_as_something_else_is_refused(name: str) -> None:
    game = Game(SHOGI)
    game.headers[name] = "3手"
    with pytest.raises(NotationError, match="cannot be written"):
        format_kif(game)


# As others read it


def plain_game(seed: int) -> Game:
    """A game of shogi without variations."""
    chance = random.Random(seed)
    game = Game(SHOGI, handicap=chance.choice(["", "", "lance", "bishop", "two", "six", "ten"]))
    game.headers.update(black="先手 太郎", white="後手 花子")
    while game.cursor.ply < 120 and (legal := game.position.legal_moves()):
        game.play(chance.choice(legal), 1000 * chance.randrange(4000)).comment = chance.choice(["", "x", "先手：y"])
    winner = chance.choice([Side.BLACK, Side.WHITE])
    game.finish(GameResult(winner, Reason.RESIGN))
    return game


@pytest.mark.parametrize("seed", range(20))
def test_python_shogi_reads_the_same_moves(seed: int) -> None:
    kif = pytest.importorskip("shogi.KIF")
    game = plain_game(seed)
    (read_by_it,) = kif.Parser.parse_str(format_kif(game))
    assert read_by_it["sfen"] == format_sfen(game.start)
    assert " ".join(read_by_it["moves"]) == main_line(game)
    assert read_by_it["names"] == ["先手 太郎", "後手 花子"]


@pytest.mark.parametrize("seed", range(20))
def test_cshogi_reads_the_same_moves_and_times(seed: int) -> None:
    kif = pytest.importorskip("cshogi.KIF")
    cshogi = pytest.importorskip("cshogi")
    game = plain_game(seed)
    read_by_it = kif.Parser.parse_str(format_kif(game))
    assert read_by_it.sfen == format_sfen(game.start)
    assert " ".join(map(cshogi.move_to_usi, read_by_it.moves)) == main_line(game)
    assert [1000 * time for time in read_by_it.times] == [node.spent_ms for node in game.main_line()]


def test_whole_seconds_add_up_to_the_time_that_was_used() -> None:
    game = Game(load_variant("shogi"))
    for text in ("7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e"):
        game.play(parse_move(text, game.position), 1900)
    (read,) = parse_kif(format_kif(game)).games
    spent = [node.spent_ms or 0 for node in read.main_line()]
    assert (sum(spent[::2]), sum(spent[1::2])) == (5000, 5000), "5.7 seconds each"
