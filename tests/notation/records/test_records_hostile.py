"""Hostile KIF, KI2 and Hodges texts: read as far as they go, soon, and nothing but problems is raised."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import LONGEST_GAME, MOST_GAME_LINES
from shogi_desktop.notation.records.hodges_record import TITLE, format_hodges, parse_hodges
from shogi_desktop.notation.records.ki2 import format_ki2, parse_ki2
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.notation.records.reading import MOST_GAMES, MOST_PROBLEMS, Reading
from tests.notation.records.random_records import VARIANTS, random_game, tree
from tests.work import at_most

Parse = Callable[[str], Reading]
PARSERS: tuple[Parse, ...] = (parse_kif, parse_ki2, parse_hodges)
SECONDS = 8
MOVE = "   1 ７六歩(77)\n"
ALPHABET = (
    "▲△☗同　成打不右左直上寄引()（）←→0123456789０５９一二三十歩銀香王玉龍：:*&#|v+-/まで手変化目居食い焼死"
    "\n\r\0\x0b\u2028\ufeff"
    "投了先手後の持駒番合割棋種規則開始局面GameStart:Variation at.x!=[]"
)
GOLDEN = [path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "golden" / "kif").glob("*"))]


def outcome(parse: Parse, text: str) -> Reading:
    """What was read; any exception and a slow answer fail the test."""
    with at_most(SECONDS):
        reading = parse(text)
    assert len(reading.problems) <= MOST_PROBLEMS and len(reading.games) <= MOST_GAMES
    for problem in reading.problems:
        assert isinstance(problem, NotationError) and len(str(problem)) < 600
        assert problem.line >= 1 and problem.column >= 1
    assert reading.games or reading.problems
    return reading


@pytest.mark.parametrize("parse", PARSERS)
@pytest.mark.parametrize(
    "text",
    [
        "\0" * 150_000,
        "x" * 200_000,
        " " * 200_000,
        "　" * 200_000 + "x",
        "1" * 200_000,
        "１" * 150_000 + "手目",
        "1 " + "７" * 150_000,
        "   1 ７六歩" + "(" * 100_000,
        MOVE.strip() + " " * 150_000 + "x",
        MOVE.strip() + "(" + "0:" * 100_000 + ")",
        "   1 ７六歩→" + "７六→" * 150_000,
        "▲" * 150_000,
        "▲７六歩 " * 40_000,
        "変化：" + "9" * 150_000 + "手",
        "まで" + "9" * 150_000 + "手で先手の勝ち",
        "まで1手で" + "により" * 50_000,
        "a：" + "b" * 150_000,
        "a" * 150_000 + "：b",
        "".join(f"a：{n}\n" for n in range(15_000)),
        "".join(f"a{n}：\n" for n in range(10_000)),
        "先手：x\n" * 15_000,
        "|" * 150_000,
        ("|" + " 歩" * 9 + "|\n") * 8_000,
        ("|" + " 歩" * 20_000 + "|\n") * 9,
        "手合割：" + "落ち" * 50_000,
        "棋種：（" + "（" * 100_000,
        "棋種：chu\n規則：" + "a=b、" * 10_000,
        "棋種：chu\n開始局面：" + "1" * 100_000 + " b - 1",
        MOVE + "*" + "x" * 150_000,
        MOVE + "*x\n" * 30_000,
        MOVE + "&x\n" * 15_000,
        (MOVE + "手合割：平手\n") * 2_100,
        (MOVE + "\n変化：1手\n") * 10_000,
        f"{TITLE}\nGame: shogi\n1. P-7f" + " " * 150_000 + "(",
        f"{TITLE}\nGame: shogi\n1. P-7f" + "(" * 150_000,
        f"{TITLE}\nGame: shogi\n" + "a: b\n" * 15_000,
        f"{TITLE}\nGame: shogi\n" + "Rule: a = b\n" * 10_000,
        (f"{TITLE}\nGame: shogi\n1. P-7f\n") * 2_100,
        f"{TITLE}\nGame: shogi\n1. White wins: " + "a" * 100_000 + ", " + "\\" * 50_000,
        "x" * (LONGEST_GAME + 1),
        "\n" * (MOST_GAME_LINES + 2),
    ],
    ids=range(41),
)
def test_nonsense_is_told(parse: Parse, text: str) -> None:
    outcome(parse, text)


@pytest.mark.parametrize("steps", [2, 3, 9, 400])
@pytest.mark.parametrize("start", ["▲７六歩(77)", "棋種：大大将棋\n▲7六歩兵（←7七）", "棋種：chu\n▲7六獅子（←7七）"])
def test_moves_over_more_squares_than_there_can_be(start: str, steps: int) -> None:
    assert outcome(parse_ki2, start + "→７五→７六" * steps).problems


def test_a_long_walk_with_many_variations_takes_no_time_for_its_length() -> None:
    """Each variation goes back from where the last one ended, not from the start."""
    shuffle = ["３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"]
    moves = "".join(f"{n + 1} {shuffle[n % 4]} (/00:00:01)\n" for n in range(6_000))
    outcome(parse_kif, moves + "変化：5999手\n5999 ７六歩(77)\n" * 3_000)


def mutated(text: str, chance: random.Random) -> str:
    for _ in range(chance.choice([1, 1, 2, 5, 20])):
        at = chance.randrange(len(text) + 1)
        upto = min(len(text), at + chance.choice([1, 2, 10, 200]))
        lines = text.split("\n")
        kind = chance.randrange(7)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + text[upto:]
        elif kind == 2:
            text = text[:at] + "".join(chance.choices(ALPHABET, k=chance.choice([1, 3, 20]))) + text[at:]
        elif kind == 3:
            text = text[:at] + text[at:upto] * chance.choice([2, 3, 50]) + text[upto:]
        elif kind == 4:
            chance.shuffle(lines)
            text = "\n".join(lines)
        elif kind == 5:
            lines.insert(chance.randrange(len(lines)), chance.choice(lines))
            text = "\n".join(lines)
        else:
            text = text[:at] + chance.choice(ALPHABET) + text[at + 1 :]
    return text


@pytest.mark.parametrize("seed", range(6))
def test_mutated_records_are_read_and_what_was_read_is_written_and_read_again(seed: int) -> None:
    chance = random.Random(seed)
    games = [random_game(name, seed, 40) for name in VARIANTS]
    texts = GOLDEN + [write(game) for game in games for write in (format_kif, format_ki2, format_hodges)]
    compared = 0
    for _ in range(40):
        text = mutated(chance.choice(texts), chance)
        for parse, write in ((parse_kif, format_kif), (parse_ki2, format_ki2), (parse_hodges, format_hodges)):
            for game in outcome(parse, text).games:
                try:
                    again = outcome(parse, write(game))
                except NotationError:
                    continue  # a header that the format cannot say
                if parse is not parse_ki2:  # which has no times
                    compared += 1
                    assert [tree(one)[1:] for one in again.games] == [tree(game)[1:]]
    assert compared > 20


@pytest.mark.parametrize(
    "text",
    ["76歩(77)" * 8_000 + "x", "76歩(77)34歩" * 9_000, "1 76歩 " * 8_000 + "x", "(1)76歩成打(77)、" * 6_000 + "!"],
)
def test_lines_of_moves_without_marks_are_read_soon(text: str) -> None:
    with at_most(SECONDS):
        parse_ki2(text)
