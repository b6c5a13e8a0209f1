"""Any text is read by what it looks like."""

from __future__ import annotations

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.limits import LONGEST_GAME
from shogi_desktop.notation.records.detect import parse_record, read_record_file
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.notation.records.file_types import CSA, POSITION
from shogi_desktop.notation.records.formats import FORMATS, Format, GamePart, format_named, format_of_file
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import load_variant
from tests.notation.records.playing import SHOGI, random_game, usi_moves
from tests.work import at_most

WRITING = [known for known in FORMATS if known.write is not None]


@pytest.mark.parametrize("known", WRITING, ids=lambda known: known.key)
def test_what_a_format_writes_is_read_whatever_the_file_is_called(known: Format) -> None:
    game = random_game(3)
    assert known.write is not None
    text = known.write([game])
    for name in ("", "a.kif", "a.jkf", f"a{known.file_types[0].suffix}"):
        reading = parse_record(text, "tenjiku", name)
        assert reading.problems == []
        assert usi_moves(reading.games[0]) == ("" if GamePart.MOVES in known.lacks else usi_moves(game))


@pytest.mark.parametrize("known", WRITING, ids=lambda known: known.key)
def test_what_a_format_lacks_it_says(known: Format) -> None:
    game = random_game(5, seconds=False, variant=load_variant("shogi", {"move_limit": "256"}))
    game.root.bookmark = "x"
    assert known.write is not None
    again = finish(known.read(known.write([game]), "shogi")).games[0]
    left = frozenset(part for part in GamePart if _has(part, game) and not _has(part, again))
    assert left == known.lost(game)
    assert known.lost(Game(SHOGI)) == frozenset()


def _has(part: GamePart, game: Game) -> bool:
    nodes = list(game.root.walk())
    return {
        GamePart.MOVES: len(nodes) > 1,
        GamePart.VARIATIONS: any(len(node.children) > 1 for node in nodes),
        GamePart.COMMENTS: any(node.comment for node in nodes),
        GamePart.BOOKMARKS: any(node.bookmark for node in nodes),
        GamePart.DRAWINGS: any(node.drawings for node in nodes),
        GamePart.TIMES: any(node.spent_ms is not None for node in nodes),
        GamePart.FRACTIONS: any((node.spent_ms or 0) % 1000 for node in nodes),
        GamePart.HEADERS: bool(game.headers),
        GamePart.RULES: game.variant is not SHOGI,
        GamePart.RESULT: game.result is not None,
    }[part]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hello world", "this is in no format that is known"),
        ("<html><body>", "this is a web page (HTML), which holds no record of a game"),
        ("", "the text is empty"),
        (" \r\n\n", "the text is empty"),
        ("https://example.org/1", "this is an internet address, which holds no record of a game"),
    ],
)
def test_other_texts_are_named(text: str, problem: str) -> None:
    reading = parse_record(text)
    assert reading.games == [] and [str(found.message) for found in reading.problems] == [problem]


def test_the_name_helps_where_the_text_tells_nothing() -> None:
    long = "'" + "x" * 10_000 + "\n+7776FU\n"
    assert parse_record(long).games == []
    assert usi_moves(parse_record(long, name="A.CSA").games[0]) == "7g7f"


def test_a_file_is_decoded() -> None:
    data = "V2.2\nN+花子\nPI\n+\n+7776FU\n".encode("cp932")
    reading, decoded = finish(read_record_file(data, "shogi", "a.csa"))
    assert reading.games[0].headers == {"black": "花子"} and decoded.encoding is Encoding.SHIFT_JIS
    reading, _ = finish(read_record_file(b"V2.2\nN+\xff\xff\nPI\n+\n", "shogi"))
    assert len(reading.games) == 1 and "some of the text" in str(reading.problems[0].message)


def test_names_of_formats() -> None:
    csa = format_named("csa")
    assert csa is not None and format_of_file("x/A.CSA") == (csa, CSA)
    assert format_of_file("a.sfen") == (format_named("usi"), POSITION)
    assert format_named("x") is None and format_of_file("csa") is None


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.key)
def test_problems_do_not_keep_the_text_in_memory(known: Format) -> None:
    for text in ("", "+9", "{", "\n1 ", "[", "startpos moves 9", "~9", "|\n|", "▲９九"):
        for problem in finish(known.read(text, "shogi")).problems:
            assert problem.__traceback__ is None and problem.__context__ is None


@pytest.mark.parametrize("known", [known for known in FORMATS if known.key not in ("kif", "ki2", "hodges")])
def test_a_text_longer_than_any_real_one_is_refused_before_it_is_taken_apart(known: Format) -> None:
    with at_most(2):
        reading = finish(known.read("1" * (LONGEST_GAME + 1), "shogi"))
    assert reading.games == [] and "at most" in str(reading.problems[0].message)


@pytest.mark.parametrize(
    ("head", "piece", "tail", "name"),
    [
        ("V2.2\n", "xx\n", "", "a.csa"),
        ("V2.2\n", "PI\n", "", "a.csa"),
        ("V2.2\n", "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n", "", "a.csa"),
        ("V2.2\n", "P+" + "55FU" * 60_000 + "\n", "", "a.csa"),
        ("V2.2\nPI\n+\n+7776FU\n", "+7776FU\n", "", "a.csa"),
        ("V2.2\nPI\n+\n+7776FU\n", "'*x\n", "", "a.csa"),
        ("V2.2\n", "+\n/\n", "", "a.csa"),
        ("", "9/9 b - 1\n", "", "a.usi"),
        ("", "7g7f\n", "", "a.usi"),
        ("P7f P3d\n", "[a]\n", "", "a.psn"),
        ('{"moves":[{}', ',{"comments":["a"]}', "]}", "a.jkf"),
    ],
)
def test_no_flood_of_small_things_takes_long(head: str, piece: str, tail: str, name: str) -> None:
    with at_most(2):
        parse_record(head + piece * (3_000_000 // len(piece)) + tail, name=name)
