"""Python 3.11.0 to 3.11.4 match some patterns wrongly: in a group that gives nothing back (`(...)?+`, `(?>...)`) they
lose what is captured (CPython's issue 101955), forget other ways to match (106052), and go on behind half of it. Debian
12 has 3.11.2, so in the program's patterns only single signs are repeated so."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from re import _constants, _parser  # type: ignore[attr-defined]
from typing import Any

import pytest

import shogi_desktop

ONE_SIGN = (_constants.LITERAL, _constants.NOT_LITERAL, _constants.IN, _constants.ANY)


def parts(parsed: Any) -> Iterator[tuple[Any, Any]]:
    """Every operation in a parsed pattern, outermost first."""
    for operation, argument in parsed:
        yield operation, argument
        for inner in argument if isinstance(argument, tuple | list) else [argument]:
            for deeper in inner if isinstance(inner, list) else [inner]:
                if isinstance(deeper, _parser.SubPattern):
                    yield from parts(deeper)


def is_unsafe(pattern: str) -> bool:
    for operation, argument in parts(_parser.parse(pattern)):
        if operation is _constants.ATOMIC_GROUP:
            return True
        if operation is _constants.POSSESSIVE_REPEAT and [part[0] in ONE_SIGN for part in argument[2]] != [True]:
            return True
    return False


@pytest.mark.parametrize(
    ("pattern", "unsafe"),
    [
        ("(?:(a))?+", True),
        ("(?:ab?c)?+", True),
        ("(?::[0-9]+)*+", True),
        ("(?:a|bc)*+", True),
        ("x(?:y(?:ab)?+)z", True),
        ("(?>a)", True),
        ("(?:[a-z])*+b++.*+", False),
        ("(a)?", False),
        ("([^a]*+)", False),
        ("(?:ab|c)*", False),
    ],
)
def test_unsafe_patterns_are_known(pattern: str, unsafe: bool) -> None:
    assert is_unsafe(pattern) is unsafe


def test_every_python_matches_the_patterns_alike() -> None:
    modules = [module.name for module in pkgutil.walk_packages(shogi_desktop.__path__, "shogi_desktop.")]
    seen = 0
    wrong = []
    for name in modules:
        if name.endswith("__main__"):
            continue
        for what in vars(importlib.import_module(name)).values():
            for pattern in what if isinstance(what, tuple | list) else [what]:
                if isinstance(pattern, re.Pattern) and isinstance(pattern.pattern, str):
                    seen += 1
                    if is_unsafe(pattern.pattern):
                        wrong.append(f"{name}: {pattern.pattern}")
    assert seen > 100
    assert not wrong, "\n".join(wrong)
