"""The messages that the readers of texts can make, found in their source: what is filled in stands as `{}`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Final

import shogi_desktop

ROOT: Final = Path(shogi_desktop.__file__).parent
FOLDERS: Final = (
    "notation", "library", "session/records", "session/problems", "mating", "rules/record", "jobs", "analysis",
)
FILES: Final = ("rules/errors.py", "rules/validation.py", "session/variants.py")
ENGINES: Final = ("notation/wire/", "notation/moves/xboard.py")
"""What engines write: their messages stand in the log."""
READERS: Final = {"NotationError": 0, "IllegalMoveText": 0, "error": 0, "wrong": 0, "check_length": 2, "_at": 2}
"""The functions that a message is given to, and as which argument."""
OF_RULES: Final = {"ValueError": 0, "VariantError": 2, "MovementError": 2, "Flaw": 2, "error": 1, "__init__": 0}
"""Those of the rules."""
OF_JOBS: Final = {"JobsError": 0, "AnalysisError": 0, "ResultsError": 0, "Failed": 1, "_refuse": 1}
"""Those of jobs."""
_OF_RULES: Final = ("rules/", "mating/", "session/variants.py")
REASONS: Final = ("fault_of", "_drop_fault", "misnamed", "_why", "_check_text", "read_start", "with_options")
"""The functions that return one, or a part of one."""
_OF_JOBS: Final = ("jobs/", "analysis/")
_PLACES: Final = re.compile(r"(?:\{\})+")
_COUNTED: Final = 'repetition_result = "draw" or "first_loses"'
_NAMES: Final = ("Black", "White", ".toml", "bare_king", "burning", "lion_trading", _COUNTED)
"""What is filled in as it is, or has words of its own."""


def found() -> set[str]:
    """The shape of every message and of every reason inside of one."""
    files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]
    shapes: set[str] = set()
    for file in [*files, *(ROOT / name for name in FILES)]:
        name = file.relative_to(ROOT).as_posix()
        if not name.startswith(ENGINES):
            calls = OF_RULES if name.startswith(_OF_RULES) else OF_JOBS if name.startswith(_OF_JOBS) else READERS
            source = _Source(file, calls)
            shapes.update(_PLACES.sub("{}", shape) for shape in source.shapes())
    return shapes - {"", *_NAMES}


class _Source:
    """A module and what its names may stand for."""

    def __init__(self, file: Path, messages: dict[str, int]) -> None:
        self.messages = messages
        self.tree = ast.parse(file.read_text("utf-8"))

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    def shapes(self) -> Iterator[str]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                at = self.messages.get(_called(node.func), len(node.args))
                if at < len(node.args):
                    yield from self.of(node.args[at], node)
                elif ast.unparse(node.func) == "problems.append":
                    yield from self.of(node.args[0], node)
            elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple) and self.messages is OF_RULES:
                yield from self.of(node.value.elts[1], node)
        for function in self.functions:
            for node in ast.walk(function) if function.name in REASONS else ():
                if isinstance(node, ast.Return) and node.value is not None:
                    yield from self.of(node.value, node)

    def of(self, node: ast.expr, at: ast.AST) -> Iterator[str]:
        """The texts that an expression may be, and those that may be filled into it."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from self.of(part.value, at)
        elif isinstance(node, ast.BinOp):
            yield from map("".join, product(list(self.of(node.left, at)), list(self.of(node.right, at))))
        elif isinstance(node, ast.Name):
            for value in self._assigned(node.id, at):
                yield from self.of(value, at)
        else:
            for part in _choices(node):
                yield from self.of(part, at)

    def _assigned(self, name: str, at: ast.AST) -> list[ast.expr]:
        """What is put into a name in the function around a place, else in the module."""
        around = [function for function in self.functions if at in set(ast.walk(function))]
        for scope in (*reversed(around), self.tree):
            body = ast.walk(scope) if scope is not self.tree else iter(self.tree.body)
            values = [
                node.value
                for node in body
                if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and name in _targets(node)
            ]
            if values:
                return values
        return []


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _called(function: ast.expr) -> str:
    return ast.unparse(function).rpartition(".")[2]


def _choices(node: ast.expr) -> list[ast.expr]:
    """The expressions of which one is the value."""
    if isinstance(node, ast.IfExp):
        return [node.body, node.orelse]
    if isinstance(node, ast.BoolOp):
        return node.values
    if isinstance(node, ast.Dict):
        return node.values
    if isinstance(node, ast.Tuple):
        return node.elts
    if isinstance(node, ast.Subscript):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return [node.func.value, *node.args[1:]]
    return []
