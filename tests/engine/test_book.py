"""Opening books: their text, what is refused, and what is played from them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from shogi_desktop.engine.book import MARGIN, choose
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.strength import LEVELS
from shogi_desktop.engine.thinking import SearchProgress, SearchResult, Thinker
from shogi_desktop.notation.moves.usi import format_move, parse_move, parse_position_command
from shogi_desktop.notation.positions.opening_book import (
    MOST_BYTES,
    Book,
    BookMove,
    format_book,
    format_moves,
    parse_book,
    position_text,
    read_book,
)
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")
START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"
AFTER = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w -"
TEXT = f"""\
format: opening book 1
variant: shogi
rules:
made: by hand
positions: 2

{START}
7g7f 30 700
2g2f 10 300
9g9f -40 0

{AFTER}
3c3d -20 1000
"""


def book(moves: list[BookMove], position: str = "startpos", variant: str = "shogi") -> Book:
    """A book that knows one position."""
    known = position_text(parse_position_command(position, load_variant(variant)))
    return Book(variant, {}, "", {known: format_moves(moves)})


def played(of: Book, position: str = "startpos", variant: str = "shogi", games: int = 200) -> Counter[str]:
    """How often which move is chosen, "" for none."""
    chance = random.Random(1)
    board = parse_position_command(position, load_variant(variant))
    found = [choose(of, board, chance) for _ in range(games)]
    return Counter(format_move(one.line[0], board.variant) if one else "" for one in found)


def test_what_is_written_is_read_again() -> None:
    there = parse_book(TEXT)
    assert there.moves(START) == [BookMove("7g7f", 30, 700), BookMove("2g2f", 10, 300), BookMove("9g9f", -40, 0)]
    assert list(there.entries) == [START, AFTER] and there.moves("unknown") == []
    assert format_book(there) == TEXT
    ruled = Book("wa", {"drops": "off", "repetition": "draw_4"}, "somehow", {START: "7g7f 1 1"})
    assert parse_book(format_book(ruled)).rules == {"drops": "off", "repetition": "draw_4"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("book 1", "book 2", "format"),
        ("variant: shogi", "variant: chu", "it is for 'chu', not shogi"),
        ("rules:", "rules: declaration=24", "it holds for 'declaration=24', not '27'"),
        ("rules:", "rules: drops=on", "it holds for 'drops=on', not ''"),
        ("rules:", "rules: drops", "no choice"),
        ("made: by hand\n", "", "head"),
        ("positions: 2", "positions: 3", "2 positions, not '3'"),
        (AFTER, START, "twice"),
        ("7g7f 30 700", "7g7f 30", "no position with its moves"),
        ("7g7f 30 700", "7g7f 30000000 700", "no position with its moves"),
        ("7g7f 30 700\n2g2f 10 300\n9g9f -40 0\n", "", "no position with its moves"),
        (START, AFTER.replace("2P6", "7P1"), "does not know the start"),
        ("\n", "", "head"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(tmp_path: Path, old: str, new: str, why: str) -> None:
    file = tmp_path / "shogi.book"
    file.write_text(TEXT.replace(old, new), encoding="utf-8")
    found, reason = read_book(file, SHOGI)
    assert found is None
    assert reason.startswith("the opening book is not used: ") and why in reason and len(reason) < 300


@pytest.mark.parametrize("data", [b"", b"\xff" * 30, b"A" * 1_000_000, b"x" * (MOST_BYTES + 1)])
def test_what_is_no_book_at_all_is_refused_too(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "shogi.book"
    file.write_bytes(data)
    found, reason = read_book(file, SHOGI)
    assert found is None and 0 < len(reason) < 300
    assert read_book(tmp_path, SHOGI)[0] is None
    assert read_book(tmp_path / "none.book", SHOGI)[0] is None


def test_a_book_holds_for_every_choice_of_the_rules_that_it_does_not_name(tmp_path: Path) -> None:
    file = tmp_path / "shogi.book"
    file.write_text(TEXT, encoding="utf-8")
    for option in SHOGI.options:
        for value, _ in option.choices:
            assert read_book(file, load_variant("shogi", {option.key: value}))[0] is not None


def test_good_moves_are_played_as_often_as_they_weigh() -> None:
    moves = [
        BookMove("7g7f", 30, 600),
        BookMove("2g2f", 10, 300),
        BookMove("5g5f", 30 - MARGIN, 100),
        BookMove("1g1f", 30, 0),
        BookMove("9g9f", 29 - MARGIN, 900),
    ]
    found = played(book(moves), games=1000)
    assert set(found) == {"7g7f", "2g2f", "5g5f"}
    assert found["7g7f"] == pytest.approx(600, abs=60) and found["2g2f"] == pytest.approx(300, abs=60)


def test_the_same_chance_makes_the_same_choice() -> None:
    moves = [BookMove("7g7f", 0, 500), BookMove("2g2f", 0, 500)]
    chosen = []
    for _ in range(2):
        player = Thinker(SHOGI, 1, seed=3)
        player.book = book(moves)
        chosen.append([think(player)[0].move for _ in range(12)])
    assert chosen[0] == chosen[1] and len(set(chosen[0])) == 2


def test_a_move_that_is_not_legal_is_never_played() -> None:
    moves = [BookMove("7g7e", 90, 900), BookMove("nonsense", 90, 900), BookMove("2g2f", 80, 1)]
    assert set(played(book(moves))) == {"2g2f"}
    assert set(played(book(moves[:2]))) == {""}


def test_how_a_position_was_reached_does_not_count() -> None:
    known = book([BookMove("2g2f", 0, 1)], "startpos moves 7g7f 3c3d 2g2f 4a3b 6i7h 8c8d")
    assert set(played(known, "startpos moves 2g2f 8c8d 7g7f 4a3b 6i7h 3c3d")) == {""}  # 2g2f cannot be played again
    known = book([BookMove("2f2e", 0, 1)], "startpos moves 7g7f 3c3d 2g2f 4a3b 6i7h 8c8d")
    assert set(played(known, "startpos moves 2g2f 8c8d 7g7f 4a3b 6i7h 3c3d")) == {"2f2e"}


def test_a_position_that_comes_again_is_left_to_the_search() -> None:
    known = book([BookMove("7g7f", 0, 1)])
    assert set(played(known)) == {"7g7f"}
    assert set(played(known, "startpos moves 2h3h 8b7b 3h2h 7b8b")) == {""}


def test_a_banned_repetition_is_never_played() -> None:
    line = "startpos moves 4m4k 14a15b 15n15o 15b14a"
    board = parse_position_command(line, load_variant("tenjiku"))
    assert parse_move("15o15n", board.variant) in board.unbanned_moves() and not board.earlier_occurrences()
    known = book([BookMove("15o15n", 0, 900), BookMove("4k4j", 0, 100)], line, "tenjiku")
    assert set(played(known, line, "tenjiku")) == {"4k4j"}


def test_a_position_in_which_a_ruling_remembers_something_is_left_to_the_search() -> None:
    before = "sfen 6k5/12/5[ln]6/12/5r6/12/5[LN]6/12/12/12/12/6K5 w - 1 moves 7e7g"
    after = "sfen 6k5/12/5[ln]6/12/12/12/5r6/12/12/12/12/6K5 b - 1"
    known = book([BookMove("6l6k", 0, 1)], after, "chu")
    assert set(played(known, after, "chu")) == {"6l6k"}
    assert set(played(known, before, "chu")) == {""}


def test_a_handicap_game_and_another_side_to_move_are_other_positions() -> None:
    known = book([BookMove("7g7f", 0, 1), BookMove("3c3d", 0, 1)])
    for handicap in SHOGI.handicaps:
        assert choose(known, Position.handicap(SHOGI, handicap.key), random.Random(1)) is None


def test_the_reply_that_the_book_expects_comes_along() -> None:
    found = choose(parse_book(TEXT.replace("2g2f 10 300\n", "")), Position(SHOGI), random.Random(1))
    assert found is not None and found.score == 30
    assert [format_move(move, SHOGI) for move in found.line] == ["7g7f", "3c3d"]


def think(player: Thinker, position: str = "startpos", level: int = 10) -> tuple[SearchResult, list[SearchProgress]]:
    limits = Limits(nodes=300)
    board = parse_position_command(position, SHOGI)
    reports: list[SearchProgress] = []
    answer = player.think(board, limits, Control(budget(limits)), LEVELS[level - 1], report=reports.append)
    return answer, reports


def test_a_player_with_a_book_does_not_search_where_the_book_has_a_move() -> None:
    player = Thinker(SHOGI, 1, seed=1)
    player.book = parse_book(TEXT.replace("2g2f 10 300\n", ""))
    answer, told = think(player)
    line = [answer.move, answer.ponder]
    assert [format_move(move, SHOGI) for move in line] == ["7g7f", "3c3d"]
    assert [(one.depth, one.nodes, one.score, one.line) for one in told] == [(0, 0, 30, line)]
    assert think(player, "startpos moves 7g7f 8c8d")[1][-1].nodes == 300


def test_analysis_and_several_lines_are_searched() -> None:
    player = Thinker(SHOGI, 1, seed=1)
    player.book = parse_book(TEXT)
    for limits, lines in ((Limits(nodes=300, infinite=True), 1), (Limits(nodes=300), 2)):
        reports: list[SearchProgress] = []
        player.think(Position(SHOGI), limits, Control(budget(limits)), lines=lines, report=reports.append)
        assert reports[-1].nodes == 300


def test_each_level_has_learnt_as_much_as_the_one_below_it_or_more() -> None:
    learnt = [level.learnt for level in LEVELS]
    assert learnt == sorted(learnt) and learnt[0] >= 2 and learnt[2] <= 6 and learnt[4] <= 10
    line = "startpos moves 7g7f 3c3d 2g2f 8c8d"
    for level in range(1, 11):
        player = Thinker(SHOGI, 1, seed=1)
        player.book = book([BookMove("2f2e", 0, 1)], line)
        asked = [one.depth for one in think(player, line, level)[1]] == [0]
        assert asked == (learnt[level - 1] > 4)
