"""What may be shown of a text from outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.excerpt import QUOTED, excerpt, shortened

LONG = "A" * 8_000_000


@pytest.mark.parametrize("text", ["", "Meijin", "名人", "<b>&amp;</b>", "7g7f\t(1:00)", "👨‍👩‍👧", "שלום"])
def test_an_ordinary_text_is_shown_as_it_is(text: str) -> None:
    assert excerpt(text) == text


def test_a_long_text_is_cut() -> None:
    assert excerpt(LONG, 20) == "A" * 20 + "…"
    assert excerpt("A" * 20, 20) == "A" * 20


@pytest.mark.parametrize("sign", ["\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u2067", "\ud800", "\ufeff"])
def test_what_moves_or_hides_other_text_is_shown_as_its_code(sign: str) -> None:
    assert excerpt(f"a{sign}b") == f"a{sign!r}b".replace("'", "")
    assert sign not in shortened(f"a{sign}b")


def test_lines_are_kept_as_far_as_there_is_room_for_them() -> None:
    assert excerpt("a\r\nb\rc", lines=3) == "a\nb\nc"
    assert excerpt("a\nb\nc", lines=2) == "a\nb…"
    assert excerpt("\n" * 10_000, 5000, lines=3) == "\n\n…"
    assert excerpt("a\nb\r\nc") == "a b c"


def test_a_value_is_quoted() -> None:
    assert shortened("a'b\n") == '"a\'b\\n"'
    assert shortened(LONG) == "'" + "A" * QUOTED + "…'"
    assert shortened(3) == "3"
    assert shortened(["gold", 1]) == "['gold', 1]"
    assert shortened(True) == "True"


def test_a_large_value_is_shortened_too() -> None:
    for value in ([LONG], list(range(100_000)), {LONG: LONG}, 1 << 100_000, [[[[[[[[[1]]]]]]]]]):
        assert len(shortened(value)) < 10 * QUOTED


@given(st.text(), st.integers(1, 50), st.integers(1, 5))
def test_it_is_never_longer_than_asked_for(text: str, most: int, lines: int) -> None:
    shown = excerpt(text, most, lines)
    assert shown.count("\n") < lines
    assert len(shown) <= len("\\ud800") * most + 1
    assert not any(ord(sign) < 32 for sign in shown if sign not in "\n\t")
