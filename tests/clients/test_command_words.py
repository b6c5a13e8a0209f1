"""Arguments in a line of text, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.clients.catalogue import join_words, split_words


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
