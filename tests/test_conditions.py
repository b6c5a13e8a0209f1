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


def implications(function: ast.FunctionDef) -> Iterator[ast.Assert]:
    """Assertions that hold for nothing as well: `not A or B`, `A is None or B`, which is a condition in other words."""
    for found in ast.walk(function):
        if isinstance(found, ast.Assert) and any(map(_excuses, _alternatives(found.test))):
            yield found


def _alternatives(test: ast.expr) -> Iterator[ast.expr]:
    """What stands beside an `or` of an assertion."""
    match test:
        case ast.BoolOp(op=ast.Or()):
            yield from test.values
        case ast.BoolOp(op=ast.And()):
            for part in test.values:
                yield from _alternatives(part)


def _excuses(test: ast.expr) -> bool:
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Compare(ops=[ast.Is()], comparators=[ast.Constant(value=None)]):
            return True
    return False


def empty_loops(function: ast.FunctionDef) -> Iterator[ast.For]:
    """Loops with assertions over what the test has found itself and of which it does not say that it is anything."""
    found = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, (ast.ListComp, ast.SetComp, ast.GeneratorExp))
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for loop in ast.walk(function):
        if isinstance(loop, ast.For) and _asserts(loop.body) and isinstance(loop.iter, ast.Name):
            inside = {id(node) for node in ast.walk(loop)}
            told = {
                name.id
                for other in ast.walk(function)
                if isinstance(other, ast.Assert) and id(other) not in inside
                for name in ast.walk(other)
                if isinstance(name, ast.Name)
            }
            if loop.iter.id in found - told and not _counted(loop) & told:
                yield loop


def functions_of(text: str) -> Iterator[ast.FunctionDef]:
    return (
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"
    )


def test_what_is_asserted_under_a_condition_is_counted() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{place.lineno}"
        for file in sorted(TESTS.rglob("test_*.py"))
        for test in functions_of(file.read_text(encoding="utf-8"))
        for place in (*skippable(test), *implications(test), *empty_loops(test))
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
        ("assert not x or y", 1),
        ("assert z and (x is None or y)", 1),
        ("assert x == 1 or y", 0),
        ("assert not (x or y)", 0),
        ("a = [x for x in b]\n for x in a:\n  assert x", 1),
        ("a = [x for x in b]\n for x in a:\n  assert x\n assert len(a) == 2", 0),
        ("a = [x for x in b]\n for x in a:\n  n += 1\n  assert x\n assert n", 0),
        ("for x in (1, 2):\n  assert x", 0),
    ],
)
def test_conditions_that_may_never_hold_are_found(body: str, faults: int) -> None:
    (function,) = functions_of(f"def test_it():\n {body}")
    assert len([*skippable(function), *implications(function), *empty_loops(function)]) == faults
