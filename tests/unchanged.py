"""Tests of files that seldom change are left out where the files are those on which they have passed.

A test says by `@pytest.mark.decided_by("resources/pieces", ...)` (or a module by `pytestmark`) which files and folders
decide it; its module, what that imports of the checkout, and the installed packages decide it as well. The tests of a
layer below the window (`tests/rules`, `tests/engine`) need not say it: what is below that layer by the contracts of
pyproject.toml decides them, with the layer itself, their folder and what is common to all tests. With
`--leave-out-unchanged` (the run of all checks, packaging/dev.py) it is left out while all of that is as it was when it
last passed; where CI is set, and in any run without the option, nothing is.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import runpy
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

_functions = runpy.run_path(str(Path(__file__).parents[1] / "packaging" / "unchanged.py"))
OPTION: Final = "--leave-out-unchanged"
PROPERTY: Final = "decided by"
MARK: Final = "decided_by"
WINDOW: Final = "ui"
ENGINE: Final = "engine"  # a process of its own: nobody above imports it, but it is started
START: Final = "shogi_desktop/__main__.py"  # by this
READ: Final = ("evaluation", "names", "openings", "problems")  # the resources that layers below the session read


class Unchanged:
    """What has passed on which files, in a file of the folder build/; a part of a run of pytest."""

    def __init__(self, config: pytest.Config) -> None:
        self._root = config.rootpath
        self._notes = self._root / "build" / "unchanged" / "tests.json"
        self._packages: list[str] = _functions["installed"](sys.prefix)
        self._passed: dict[str, dict[str, Any]] = {}
        self._failed: set[str] = set()
        known = json.loads(self._notes.read_text(encoding="utf-8")) if self._notes.exists() else {}
        leaving = not os.environ.get("CI")
        self.left_out = {
            name: entry
            for name, entry in known.items()
            if leaving
            and (self._root / entry["files"][0]).exists()
            and self._content(entry["files"]) == entry["content"]
        }

    def _content(self, files: Iterable[str]) -> str:
        return _content(str(self._root), (*files, *self._packages))

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        kept, left = [], []
        for item in items:
            files = self._files(item)
            known = self.left_out.get(function_of(item.nodeid))
            if known is not None and known["files"] == files:
                left.append(item)
                continue
            kept.append(item)
            if files:
                item.user_properties.append((PROPERTY, {"files": files, "content": self._content(files)}))
        if left:
            config.hook.pytest_deselected(items=left)
            items[:] = kept

    def _files(self, item: pytest.Item) -> list[str]:
        module = item.path.relative_to(self._root).as_posix()
        named = [path for mark in item.iter_markers(MARK) for path in mark.args] or layer_files(self._root, module)
        if not named:
            return []
        return [module, *sorted({*named, *imported(self._root, module)})]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = function_of(report.nodeid)
        decided: Any = dict(report.user_properties).get(PROPERTY)
        if decided is None:
            return
        if report.outcome != "passed":
            self._failed.add(name)
        elif report.when == "call":
            entry = self._passed.setdefault(name, {**decided, "tests": 0})
            entry["tests"] += 1

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if hasattr(session.config, "workerinput") or exitstatus not in (0, 1):
            return
        passed = {name: entry for name, entry in self._passed.items() if name not in self._failed}
        self._notes.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({**self.left_out, **passed}, indent=1, sort_keys=True, ensure_ascii=False)
        self._notes.write_text(text, encoding="utf-8", newline="\n")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        counts: Counter[str] = Counter()
        for name, entry in self.left_out.items():
            counts["/".join(name.partition("::")[0].split("/")[:2])] += entry["tests"]
        if counts:
            places = ", ".join(f"{place} ({number})" for place, number in sorted(counts.items()))
            terminalreporter.write_line(f"{counts.total()} tests left out, as their files are unchanged: {places}")


def function_of(test: str) -> str:
    """A test without its parameters."""
    return test.partition("[")[0]


def _content(root: str, paths: Iterable[str]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(_content_of(root, path).encode())
    return total.hexdigest()


@cache
def _content_of(root: str, path: str) -> str:
    found: str = _functions["content"](root, (path,))
    return found


def layer_files(root: Path, module: str) -> list[str]:
    """The files that decide the tests of a layer below the window; none for other tests."""
    top, _, rest = module.partition("/")
    layer, _, inside = rest.partition("/")
    return _layer_files(root, layer) if top == "tests" and inside else []


@cache
def _layer_files(root: Path, layer: str) -> list[str]:
    contracts = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(each["layers"] for each in contracts if each["id"] == "layers")
    rows = [row.split(" | ") for row in layers]
    at = next((number for number, row in enumerate(rows) if layer in row), len(rows))
    names = {layer, *(name for row in rows[at + 1 :] for name in row)}
    for each in contracts:
        if each["type"] == "forbidden" and f"shogi_desktop.{layer}" in each["source_modules"]:
            names -= {name.removeprefix("shogi_desktop.") for name in each["forbidden_modules"]} - {ENGINE}
    if at == len(rows) or WINDOW in names:
        return []
    package, tests = root / "shogi_desktop", root / "tests"
    own = [f"shogi_desktop/{name}" if (package / name).is_dir() else f"shogi_desktop/{name}.py" for name in names]
    common = [f"tests/{path.name}" for path in tests.glob("*.py") if not path.name.startswith("test_")]
    resources = [f"resources/{name}" for name in READ] if "session" not in names else ["resources"]
    return sorted({*own, START, *common, *resources, f"tests/{layer}"})


@cache
def imported(root: Path, module: str) -> list[str]:
    """The files of the checkout that a module imports itself."""
    names = []
    for node in ast.walk(ast.parse((root / module).read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                names += [alias.name for alias in node.names]
            case ast.ImportFrom(module=str(package), level=0):
                names += [package, *(f"{package}.{alias.name}" for alias in node.names)]
    paths = [f"{name.replace('.', '/')}{end}" for name in names for end in (".py", "/__init__.py")]
    return [path for path in paths if (root / path).is_file()]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="leave out marked tests that have passed on the same files")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}(path, ...): the files that decide a test; see tests/unchanged.py")
    if config.getoption(OPTION):
        config.pluginmanager.register(Unchanged(config))
