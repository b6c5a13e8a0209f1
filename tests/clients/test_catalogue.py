"""The file of the person's engines, as it is written and as somebody may have changed it."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.clients.catalogue import (
    LONGEST_NAME,
    LONGEST_START_S,
    START_S,
    OutsideEngine,
    format_engines,
    free_name,
    join_words,
    parse_engines,
    split_words,
    variants_of,
)
from shogi_desktop.notation.moves.usi import EngineOption


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ()),
        ("  ", ()),
        ("-jar engine.jar", ("-jar", "engine.jar")),
        ('-jar "C:\\Program Files\\engine.jar" ', ("-jar", "C:\\Program Files\\engine.jar")),
        ('--book="a b" x', ("--book=a b", "x")),
        ('""', ("",)),
        ('"a ""b"" c"', ('a "b" c',)),
        ("it's", ("it's",)),
        ('"not closed x', ("not closed x",)),
        ("C:\\x\\ y", ("C:\\x\\", "y")),
    ],
)
def test_a_line_is_split(line: str, words: tuple[str, ...]) -> None:
    assert split_words(line) == words


@given(st.lists(st.text(st.characters(exclude_categories=["C"]))))
def test_what_is_joined_is_split_again(words: list[str]) -> None:
    assert split_words(join_words(words)) == tuple(words)


GIKOU = OutsideEngine("技巧", os.path.join("/engines", "gikou", "gikou"), {"Threads": "2", "Book": ""}, start_s=90)
CHU = OutsideEngine("Chu", "/engines/chu", {}, ("chu", "wa"))


def test_what_is_written_is_read_again() -> None:
    assert parse_engines(format_engines([GIKOU, CHU])) == (GIKOU, CHU)
    assert parse_engines(format_engines([])) == ()


@pytest.mark.parametrize(
    "text",
    [
        '{"engines": [{"name": "A"}, {"program": "/a"}, {"name": "", "program": "/a"}, {"name": "A", "program": ""}]}',
        '{"engines": [5, null, [], {"name": 3, "program": "/a"}]}',
        "{}",
    ],
)
def test_what_makes_no_sense_is_passed_over(text: str) -> None:
    assert parse_engines(text) == ()


@pytest.mark.parametrize(
    "text", ["", "engines", "[]", "5", '{"engines": [' * 1000, '{"engines": {"name": "A"}}', '{"engines": null}']
)
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_engines(text)


def test_values_that_do_not_fit_are_left_out() -> None:
    text = '{"engines": [{"name": "A", "program": "/a", "options": {"Hash": 16, "Book": "x"}, "variants": [1, "chu"]}]}'
    assert parse_engines(text) == (OutsideEngine("A", "/a", {"Book": "x"}, ("chu",)),)


def test_no_value_holds_a_second_line_for_the_engine() -> None:
    text = format_engines([OutsideEngine("A", "/a", {"Book": "x\nquit", "Hash": "1"})])
    assert parse_engines(text)[0].options == {"Hash": "1"}


def test_a_name_is_no_engine_twice() -> None:
    assert parse_engines(format_engines([GIKOU, CHU, GIKOU])) == (GIKOU, CHU)


def test_it_is_started_where_it_lies() -> None:
    launch = GIKOU.launch()
    assert list(launch.command) == [GIKOU.program] and launch.folder == os.path.join("/engines", "gikou")


def test_it_is_started_with_what_is_kept_with_it(tmp_path: Path) -> None:
    java = replace(
        GIKOU,
        program="/usr/bin/java",
        arguments=("-jar", "a b.jar"),
        folder=str(tmp_path),
        variables={"THREADS": "2", "A=B": "x", "": "x", "LC ALL": "é"},
    )
    assert parse_engines(format_engines([java])) == (java,)
    launch = java.launch()
    assert list(launch.command) == ["/usr/bin/java", "-jar", "a b.jar"] and launch.folder == str(tmp_path)
    assert launch.environment == {"THREADS": "2", "LC ALL": "é"}, "what is no name is passed over"


def test_engines_of_older_versions_are_still_known() -> None:
    text = '{"engines": [{"name": "A", "program": "/a/b", "options": {"X": "1"}, "start_s": 30, "hints": true}]}'
    assert parse_engines(text) == (OutsideEngine("A", "/a/b", {"X": "1"}, start_s=30, hints=True),)


def test_the_time_to_start_is_kept_within_bounds() -> None:
    assert GIKOU.launch().start_ms == 90_000 and CHU.launch().start_ms == START_S * 1000
    text = (
        '{"engines": [{"name": "A", "program": "/a", "start_s": 9999}, {"name": "B", "program": "/b", "start_s": -1}]}'
    )
    assert [engine.start_s for engine in parse_engines(text)] == [LONGEST_START_S, 1]


def test_games_are_those_that_it_names_or_shogi() -> None:
    named = EngineOption("USI_Variant", "combo", "shogi", vars=("shogi", "chu"))
    assert variants_of({"USI_Variant": named}) == ("shogi", "chu")
    assert variants_of({}) == variants_of({"USI_Variant": EngineOption("USI_Variant", "string")}) == ("shogi",)


def test_free_names() -> None:
    assert free_name("Gikou", []) == "Gikou"
    assert free_name("Gikou", ["Gikou", "Gikou 2"]) == "Gikou 3"
    assert free_name("  ", []) == "USI"
    assert free_name("x" * 99, ["x" * LONGEST_NAME]) == "x" * (LONGEST_NAME - 5) + " 2"
