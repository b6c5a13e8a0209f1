"""The part of the layer rules that import-linter cannot say: which modules of Qt a package may touch, how much a
constructor may ask for, and that no two classes have one name.

The rest stands as contracts in pyproject.toml and is checked by `lint-imports`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "shogi_desktop"

ALLOWED_QT = {
    "rules": set(),
    "game": set(),
    "notation": set(),
    "engine": set(),
    "commands": set(),
    "library": set(),
    "program_files.py": set(),
    "jobs": set(),
    "matches": set(),
    "clients": {"QtCore"},
    "clients/conversations": set(),
    "clients/transports/line_pipe.py": set(),
    "clients/release_feed.py": {"QtCore", "QtNetwork"},
    "session": {"QtCore"},
    "ui/board/input/state.py": set(),
    "ui/diagrams/reach.py": set(),
    "ui/diagrams/signs.py": set(),
    "ui/diagrams/svg.py": set(),
}


def qt_modules(source: str) -> Iterator[str]:
    """The modules of PySide6 that a source text imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
            names = [f"PySide6.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        yield from (name.partition(".")[2] for name in names if name.split(".")[0] == "PySide6")


@pytest.mark.parametrize("place", ALLOWED_QT)
def test_only_the_allowed_parts_of_qt_are_imported(place: str) -> None:
    path = PACKAGE / place
    separated = {PACKAGE / other for other in ALLOWED_QT if other != place}
    files = [path] if path.suffix else [file for file in sorted(path.rglob("*.py")) if file not in separated]
    assert files
    found = {(file.name, name) for file in files for name in qt_modules(file.read_text(encoding="utf-8"))}
    assert {(file, name) for file, name in found if name not in ALLOWED_QT[place]} == set()


def test_one_module_alone_uses_the_network() -> None:
    """Whatever loads it costs memory and start-up, and opens a way out: only the check that is off by default may."""
    users = [file for file in PACKAGE.rglob("*.py") if "QtNetwork" in qt_modules(file.read_text(encoding="utf-8"))]
    found = {file.relative_to(PACKAGE).as_posix() for file in users}
    assert found == {"clients/release_feed.py", "second_start.py"}, "the latter for local sockets, which reach nobody"


def test_every_way_to_import_qt_is_seen() -> None:
    source = "import PySide6.QtGui\ndef f():\n    from PySide6 import QtSvg\n    from PySide6.QtCore import Qt\n"
    assert set(qt_modules(source)) == {"QtGui", "QtSvg", "QtCore"}


MOST_ARGUMENTS = 5


def _constructors(source: str) -> Iterator[tuple[str, int]]:
    """Classes with a constructor of their own, and how many arguments it takes besides `self`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for made in node.body:
                if isinstance(made, ast.FunctionDef) and made.name in ("__init__", "__new__"):
                    given = made.args
                    named = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
                    yield node.name, len(list(filter(None, named))) - 1


def test_no_constructor_takes_more_arguments_than_one_can_keep_in_mind() -> None:
    """Plain values have no constructor of their own: they are dataclasses, whose fields have names where they are
    made."""
    files = sorted(PACKAGE.rglob("*.py"))
    found = [(file.name, *made) for file in files for made in _constructors(file.read_text(encoding="utf-8"))]
    assert found and [made for made in found if made[2] > MOST_ARGUMENTS] == []


def test_every_argument_of_a_constructor_is_counted() -> None:
    source = "class A:\n    class B:\n        def __init__(self, a, /, b, *c, d=1, **e): ...\nclass C(A): pass\n"
    assert list(_constructors(source)) == [("B", 5)]


def test_the_name_of_a_class_means_one_thing() -> None:
    """Names that begin with an underscore are their module's own affair."""
    places: dict[str, list[str]] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(file.relative_to(PACKAGE).as_posix())
    assert places and {name: files for name, files in places.items() if len(files) > 1} == {}
