"""No test passes because a condition in it never holds."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ADDING = ("append", "add", "extend", "update")


def skippable(function: ast.FunctionDef) -> Iterator[ast.If]:
    """The conditions of a test under which something is asserted that nothing makes sure to happen.

    A condition is harmless where its other branch asserts as well, or where what it has seen is counted or collected
    in a name that is asserted elsewhere, or without which a loop does not end.
    """
    for found in ast.walk(function):
        if not isinstance(found, ast.If):
            continue
        branches = [_asserts(found.body), _asserts(found.orelse)]
        if not any(branches):
            continue
        inside = {id(node) for node in ast.walk(found)}
        seen = {
            name.id
            for other in ast.walk(function)
            if isinstance(other, (ast.Assert, ast.While)) and id(other) not in inside
            for name in ast.walk(other.test)
            if isinstance(name, ast.Name)
        }
        if not all(branches) and not _counted(found) & seen:
            yield found


def _asserts(body: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Assert) for statement in body for node in ast.walk(statement))


def _counted(condition: ast.AST) -> set[str]:
    """The names that grow where the condition holds."""
    names = set()
    for node in ast.walk(condition):
        match node:
            case ast.AugAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)) if method in ADDING:
                names.add(name)
    return names


def functions_of(text: str) -> Iterator[ast.FunctionDef]:
    return (
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"
    )


@pytest.mark.parametrize("file", sorted(TESTS.rglob("test_*.py")), ids=lambda file: file.relative_to(TESTS).as_posix())
def test_what_is_asserted_under_a_condition_is_counted(file: Path) -> None:
    found = [
        f"{file.name}:{condition.lineno}: if {ast.unparse(condition.test)}"
        for test in functions_of(file.read_text(encoding="utf-8"))
        for condition in skippable(test)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ("if x:\n  assert y", 1),
        ("if x:\n  assert y\n else:\n  assert z", 0),
        ("for x in a:\n  if x:\n   n += 1\n   assert y\n assert n", 0),
        ("for x in a:\n  if x:\n   n.append(x)\n   assert y\n assert n", 0),
        ("for x in a:\n  if x:\n   n += 1\n   assert y and n", 1),
        ("while n < 5:\n  if x:\n   n += 1\n   assert y", 0),
        ("if x:\n  y = 1\n assert y", 0),
    ],
)
def test_conditions_that_may_never_hold_are_found(body: str, faults: int) -> None:
    (function,) = functions_of(f"def test_it():\n {body}")
    assert len(list(skippable(function))) == faults
