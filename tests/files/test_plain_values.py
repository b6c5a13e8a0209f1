"""Records out of values that somebody else may have written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.files.plain_values import MOST, Between, Clamped, Cut, OneOf, record


@dataclass(frozen=True)
class Point:
    x: int = 1
    y: Annotated[int, Between(-5, 5)] = 2


@dataclass(frozen=True)
class Named:
    name: str
    on: bool = False
    level: Annotated[int, Clamped(1, 10)] = 5
    side: Annotated[str, OneOf("black", "white")] = "black"
    short: Annotated[str, Cut(3)] = ""
    point: Point = Point()
    words: Mapping[str, str] = field(default_factory=dict)
    points: dict[str, Point] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    pair: tuple[int, int] | None = None


FULL = {
    "name": "a",
    "on": True,
    "level": 7,
    "side": "white",
    "short": "abc",
    "point": {"x": 3, "y": -4},
    "words": {"k": "v"},
    "points": {"p": {"x": 9, "y": 0}},
    "marks": ["m", "n"],
    "pair": [1, 2],
}
NAMED = Named("a", True, 7, "white", "abc", Point(3, -4), {"k": "v"}, {"p": Point(9, 0)}, ("m", "n"), (1, 2))


@pytest.mark.parametrize("strict", [False, True])
def test_what_fits_is_taken(strict: bool) -> None:
    assert record(Named, FULL, strict=strict) == NAMED


@pytest.mark.parametrize(
    ("key", "odd", "kept"),
    [
        ("on", 1, False),
        ("level", True, 5),
        ("level", 7.0, 5),
        ("side", "up", "black"),
        ("short", 7, ""),
        ("point", {"x": -1, "y": 9}, Point()),
        ("point", {"x": MOST + 1, "y": 4}, Point(1, 4)),
        ("point", 7, Point()),
        ("words", {"k": "v", "n": 7}, {"k": "v"}),
        ("words", [], {}),
        ("points", {"p": 7, "q": {"x": 4}}, {"q": Point(4)}),
        ("marks", ["m", 7, None], ("m",)),
        ("marks", "mn", ()),
        ("pair", [1], None),
        ("pair", [1, "2"], None),
    ],
)
def test_what_does_not_fit_has_its_default_or_is_refused(key: str, odd: Any, kept: Any) -> None:
    values = FULL | {key: odd}
    assert getattr(record(Named, values), key) == kept
    with pytest.raises(ValueError, match=key):
        record(Named, values, strict=True)


def test_some_values_are_brought_into_their_bounds() -> None:
    for strict in (False, True):
        found = record(Named, FULL | {"level": 99, "short": "abcdef"}, strict=strict)
        assert (found.level, found.short) == (10, "abc")


def test_what_is_missing_has_its_default_but_for_what_has_none() -> None:
    assert record(Named, {"name": "a", "unknown": 7}) == Named("a")
    nothing: list[Any] = [{}, {"name": 7}, [], None, "name"]
    for values in nothing:
        with pytest.raises(ValueError):
            record(Named, values)


def test_a_strict_record_is_whole_but_for_what_may_be_none() -> None:
    values = dict(FULL)
    del values["pair"]
    assert record(Named, values, strict=True).pair is None
    del values["on"]
    with pytest.raises(ValueError, match="on is missing"):
        record(Named, values, strict=True)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(sorted(FULL)), inner, max_size=6),
    max_leaves=12,
)


@given(JSON)
def test_no_value_does_more_than_be_refused(values: Any) -> None:
    for strict in (False, True):
        try:
            found = record(Named, values, strict=strict)
        except ValueError:
            continue
        assert 1 <= found.level <= 10 and -5 <= found.point.y <= 5 and 0 <= found.point.x <= MOST
