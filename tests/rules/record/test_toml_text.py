"""A text that is not written as TOML: the line, the column, the letters, and the cause that they show."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.rules import VariantError
from shogi_desktop.rules.errors import TomlMessage
from shogi_desktop.rules.record.toml_text import statements
from shogi_desktop.rules.record.variant_files import parse_toml

GOOD = """base = "shogi"
# a game of mine, with "quotes" [and brackets
title = 'Mine'
array = \"\"\"
k . [ "
. . K
\"\"\"
[rules]
hand_order = [
  "R", # the rook
  "B",
]
points = { R = 5, "B" = 5 }
[[pieces]]
code = "LN"
"""


def told(text: str) -> tuple[str, str, str, str]:
    """Line, column, template of the reason, and the letters, of a text that is refused."""
    with pytest.raises(VariantError) as refused:
        parse_toml(text, "mine.toml")
    parts = dict(refused.value.reason.parts)
    reason = parts["reason"]
    assert not isinstance(reason, str)
    return str(parts["line"]), str(parts["column"]), reason.template, str(parts["text"])


def test_statements_are_whole() -> None:
    said = [statement.written(GOOD).partition("\n")[0] for statement in statements(GOOD)]
    assert said == [
        'base = "shogi"', "title = 'Mine'", 'array = """', "[rules]", "hand_order = [", 'points = { R = 5, "B" = 5 }',
        "[[pieces]]", 'code = "LN"',
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "column", "reason", "shown"),
    [
        ('title = "Mine', 9, TomlMessage.QUOTE, '"Mine'),
        ("title = 'Mine", 9, TomlMessage.QUOTE, "'Mine"),
        ('names = ["a", "b]', 15, TomlMessage.QUOTE, '"b]'),
        ('array = """', 9, TomlMessage.QUOTES, '"""'),
        ('hand_order = ["R", "B"', 14, TomlMessage.BRACKET, '["R", "B"'),
        ("points = { R = 5", 10, TomlMessage.BRACKET, "{ R = 5"),
        ("[[pieces]", 1, TomlMessage.BRACKET, "[[pieces]"),
        ("[rules", 1, TomlMessage.BRACKET, "[rules"),
        ("rules]", 6, TomlMessage.CLOSED, "]"),
        ('names = ["a"}', 13, TomlMessage.CLOSED, "}"),
        ("[my rules]", 1, TomlMessage.HEADER, "[my rules]"),
        ('title "Mine"', 1, TomlMessage.EQUALS, 'title "Mine"'),
        ("title", 1, TomlMessage.EQUALS, "title"),
        ('= "Mine"', 1, TomlMessage.NO_NAME, '= "Mine"'),
        ("title =", 7, TomlMessage.NO_VALUE, "="),
        ("  title = Mine all mine", 11, TomlMessage.BARE, "Mine all mine"),
        ("names = [R, B]", 10, TomlMessage.BARE, "R, B]"),
        ("try_rule = True", 12, TomlMessage.BARE, "True"),
        ('names = ["a" "b"]', 14, TomlMessage.COMMA, '"b"]'),
        ("points = { R = 5 B = 5 }", 18, TomlMessage.COMMA, "B = 5 }"),
        ('title = "a" "b"', 13, TomlMessage.TOO_MUCH, '"b"'),
        ('code = "R", name = "rook"', 11, TomlMessage.TOO_MUCH, ', name = "rook"'),
        ("files = 09", 9, TomlMessage.OTHER, "09"),
        ('base = "again"', 1, TomlMessage.TWICE, 'base = "again"'),
        ("files = 9\x07", 10, TomlMessage.OTHER, "\\x07"),
    ],
)
def test_the_mistake_is_shown_with_its_cause(line: str, column: int, reason: object, shown: str) -> None:
    before = 'base = "shogi"\n# "[\n'
    assert told(f'{before}{line}\nfiles = 7\n[options]\nkey = "x"\n') == ("3", str(column), reason.template, shown)  # type: ignore[attr-defined]


def test_a_table_that_is_there_twice_is_found() -> None:
    assert told(GOOD + "[rules]\ncheck = 'mate'\n")[::2] == ("16", TomlMessage.TWICE.template)


def test_what_is_long_is_shown_as_far_as_it_can_be_read() -> None:
    assert len(told("title = " + "x" * 500)[3]) < 60


def test_lines_of_windows_are_counted_as_they_are() -> None:
    assert told(GOOD.replace("\n", "\r\n") + 'name = "\r\n')[:2] == ("16", "8")


@given(st.text(alphabet="ab=1.\"'[]{},#\n \\", max_size=60))
def test_any_text_is_judged_as_python_does(text: str) -> None:
    try:
        values = tomllib.loads(text)
    except ValueError:
        line, column, reason, _ = told(text)
        assert int(line) >= 1 and int(column) >= 1 and reason
    else:
        assert parse_toml(text, "mine.toml") == values


def test_the_place_stands_last() -> None:
    with pytest.raises(VariantError) as refused:
        parse_toml('base = "shogi"\nfiles\n', "mine.toml")
    assert str(refused.value.reason) == "line 2, column 1: after this name an equals sign (=) is missing: files"


def test_a_line_that_is_too_long_says_which_it_is() -> None:
    with pytest.raises(VariantError) as refused:
        parse_toml("\n# " + "x" * 1_000, "mine.toml")
    assert refused.value.where == ""
    assert str(refused.value.reason) == "line 2: a line has at most 1000 characters, and 100 full stops"
