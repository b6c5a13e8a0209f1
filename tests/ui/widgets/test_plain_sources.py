"""Where Qt is free to read a text as markup, the sources of the window take the one way that shows it letter by letter.

This looks at how the calls are written; what they show is looked at in test_plain.py.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path

import pytest

UI = Path(__file__).parents[3] / "shogi_desktop" / "ui"
SOURCES = sorted(path.relative_to(UI).as_posix() for path in UI.rglob("*.py"))

# Classes whose texts may be markup, and who may use them all the same.
USERS = {
    "QLabel": {"widgets/plain.py"},
    "QMessageBox": {"widgets/messages.py"},
    "RichLabel": {"guide/details.py", "problems/page_parts.py"},
    "QTextBrowser": {"dialogs/variant_editor.py", "shell/shortcuts.py", "rule_pages/page_view.py"},
    **{name: set() for name in ("QErrorMessage", "QInputDialog", "QProgressDialog", "QSplashScreen", "QWhatsThis")},
    **{name: set() for name in ("QGraphicsTextItem", "QStaticText", "QSystemTrayIcon")},
}
TIPS = {"setToolTip", "setStatusTip", "setWhatsThis", "showText"}


@lru_cache(maxsize=1)
def nodes() -> list[tuple[str, ast.Call | ast.ClassDef]]:
    """Every call and class of the window, with its source."""
    texts = ((source, (UI / source).read_text(encoding="utf-8")) for source in SOURCES)
    asked = [(source, text) for source, text in texts if any(name in text for name in (*USERS, *TIPS))]
    found = ((source, node) for source, text in asked for node in ast.walk(ast.parse(text)))
    return [(source, node) for source, node in found if isinstance(node, ast.Call | ast.ClassDef)]


def named(node: ast.expr) -> str:
    """The class that an expression makes one of, or asks for a box: `QMessageBox` of QMessageBox.question."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id
    return node.id if isinstance(node, ast.Name) else ""


def is_safe(text: ast.expr) -> bool:
    """Words of the program, or a text that `tip` made."""
    if isinstance(text, ast.IfExp):
        return is_safe(text.body) and is_safe(text.orelse)
    if isinstance(text, ast.Call):
        function = text.func
        return getattr(function, "id", "") == "tip" or getattr(function, "attr", "") == "tr"
    return isinstance(text, ast.Constant)


@pytest.mark.parametrize("kind", USERS)
def test_only_few_use_what_may_read_markup(kind: str) -> None:
    users = set()
    for source, node in nodes():
        used = [node.func] if isinstance(node, ast.Call) else node.bases
        if kind in map(named, used):
            users.add(source)
    assert users <= USERS[kind]


def test_tips_are_made_by_tip() -> None:
    wrong = [
        f"{source}:{node.lineno}"
        for source, node in nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TIPS
        if not is_safe(node.args[min(1, len(node.args) - 1)])  # a position or a column may stand before the text
    ]
    assert wrong == []


def test_tips_of_rows_are_made_by_tip() -> None:
    """Where a model is asked for a tip, its module has to know the way."""
    for source in SOURCES:
        text = (UI / source).read_text(encoding="utf-8")
        assert "ToolTipRole" not in text or "tip(" in text, source
