"""Nothing that is accepted makes a file that is refused: one limit on both sides for every field of every format."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from shogi_desktop.game.notes import Evaluation, GameResult, Reason, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.limits import LONGEST_NAME, LONGEST_VALUE
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import FORMATS, Format, format_named
from shogi_desktop.notation.records.reading import Reading
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import load_variant

SHOGI = load_variant("shogi")
KIF = "手合割：平手\n{head}手数----指手---------消費時間--\n   1 ７六歩(77){time}\n{words}"
WORDS = [letter * length for length in (LONGEST_NAME, LONGEST_NAME + 1, 3000) for letter in ("E", "\x07")]
LONG_WORDS = ["E" * LONGEST_VALUE, "E" * (LONGEST_VALUE + 1)]


def kif(head: str = "", words: str = "", time: str = "") -> str:
    return KIF.format(head=head, words=words, time=time)


def csa(head: str = "", words: str = "", time: str = "") -> str:
    return f"V2.2\n{head}PI\n+\n+7776FU\n{time}{words}"


def jkf(header: dict[str, str], comment: str = "", time: object = None) -> str:
    move = {
        "move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"},
        "comments": [comment],
        "time": time,
    }
    return json.dumps({"header": header, "initial": {"preset": "HIRATE"}, "moves": [{}, move]})


def hodges(head: str = "", words: str = "") -> str:
    return f"Shogi score after Hodges\n{head}\n1. P-7f\n{words}"


FIELDS: dict[str, Callable[[str], str]] = {
    "kif name": lambda word: kif(f"{word}：x\n"),
    "kif value": lambda word: kif(f"棋戦：{word}\n"),
    "kif player": lambda word: kif(f"先手：{word}\n"),
    "kif comment": lambda word: kif(words=f"*{word}\n"),
    "kif bookmark": lambda word: kif(words=f"&{word}\n"),
    "kif engine": lambda word: kif(words=f"*#評価値=3\n*#エンジン={word}\n"),
    "kif depth": lambda word: kif(words=f"*#評価値=3\n*#深さ={len(word) * '9'}\n"),
    "kif nodes": lambda word: kif(words=f"*#評価値=3\n*#ノード数={len(word) * '9'}\n"),
    "csa name": lambda word: csa(f"${word}:x\n"),
    "csa value": lambda word: csa(f"$EVENT:{word}\n"),
    "csa player": lambda word: csa(f"N+{word}\n"),
    "csa comment": lambda word: csa(words=f"'*{word}\n"),
    "jkf name": lambda word: jkf({word: "x"}),
    "jkf value": lambda word: jkf({"棋戦": word}),
    "jkf comment": lambda word: jkf({}, word),
    "hodges name": lambda word: hodges(f"{word}: x\n"),
    "hodges value": lambda word: hodges(f"Event: {word}\n"),
    "hodges comment": lambda word: hodges(words=f"# {word}\n"),
    "psn name": lambda word: f'[Sente "A"]\n[{word} "x"]\n1. P7g-7f\n',
    "psn value": lambda word: f'[Sente "A"]\n[Event "{word}"]\n1. P7g-7f\n',
    "psn comment": lambda word: f'[Sente "A"]\n1. P7g-7f\n[{word}]\n2. P3c-3d\n',
}


def written(known: Format, game: Game) -> Reading:
    assert known.write is not None
    return parse_record(known.write([game]), name=f"x{known.file_types[0].suffix}")


@pytest.mark.parametrize("field", FIELDS)
def test_what_is_read_is_written_and_read_again(field: str) -> None:
    """Also with letters that a game file escapes."""
    for word in WORDS if field.endswith("name") else [*WORDS, *LONG_WORDS]:
        for game in parse_record(FIELDS[field](word), name="x." + field.split()[0]).games:
            for known in FORMATS:
                if known.write is not None and known.key != "bod":
                    _check(known, game)


def _check(known: Format, game: Game) -> None:
    again = written(known, game)
    assert [str(problem) for problem in again.problems] == [], known.key
    assert again.games
    if known.key == "shogi":
        assert again.games[0].headers == game.headers
        told = [(node.comment, node.bookmark, node.evaluation) for node in again.games[0].root.walk()]
        assert told == [(node.comment, node.bookmark, node.evaluation) for node in game.root.walk()]


@pytest.mark.parametrize("field", ["csa name", "jkf name", "csa value", "jkf value", "jkf comment", "kif bookmark"])
def test_what_is_too_long_is_told(field: str) -> None:
    reading = parse_record(FIELDS[field]("E" * (LONGEST_VALUE + 1)))
    assert reading.games and len(reading.problems) == 1
    assert "at most" in str(reading.problems[0].message)


def test_the_header_that_the_fuzz_found() -> None:
    reading = parse_record(csa(f"${'EVENT' * 600}:x\n"))
    said = ["the name of a header has at most 1024 characters"]
    assert [str(problem.message) for problem in reading.problems] == said
    assert parse_game(format_game(reading.games[0])).headers == reading.games[0].headers


@pytest.mark.parametrize(
    "text",
    [
        kif(time=" (999999:999999:999999/999999:999999:999999)"),
        kif(time=" (0:01/999999:999999:999999)"),
        kif(words="   2 投了 (999999:999999:999999/0:00)\n"),
        csa(time="T999999999\n"),
        csa(words="%TORYO\nT999999999.999\n"),
        jkf({}, time={"now": {"h": 10**12, "m": 0, "s": 1}}),
        jkf({}, time={"now": {"m": 10**30, "s": 1}}),
        jkf({}, time={"now": {"m": -5, "s": -1}}),
        hodges().replace("P-7f", "P-7f 999999:999999:999999"),
    ],
)
def test_times_of_ages_are_written_and_read_again(text: str) -> None:
    reading = parse_record(text)
    (game,) = reading.games
    again = parse_game(format_game(game))
    assert [node.spent_ms for node in again.main_line()] == [node.spent_ms for node in game.main_line()]
    for known in (known for known in FORMATS if known.write is not None and known.key != "bod"):
        assert written(known, game).problems == [], known.key


def test_the_longest_words_of_a_game_file_are_read() -> None:
    game = Game(SHOGI)
    game.headers.update({"\x07" * LONGEST_NAME: "\x07" * LONGEST_VALUE, "b": "E" * LONGEST_VALUE})
    node = game.play(parse_move("7g7f", SHOGI))
    node.comment = "\x07" * LONGEST_VALUE
    node.bookmark = "\x07" * LONGEST_NAME
    node.evaluation = Evaluation(Score(1), engine="\x07" * 60)
    game.finish(GameResult(None, Reason.OTHER, "\x07" * 64))
    own = format_named("shogi")
    assert own is not None
    again = written(own, game)
    assert again.problems == []
    assert again.games[0].headers == game.headers and format_game(again.games[0]) == format_game(game)
