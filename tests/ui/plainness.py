"""Finds what Qt would read as markup, and what is too long to be shown, in everything that is on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLabel, QTextEdit, QWidget

MARKUP = '<img src="file:///nowhere/of-a-file.png"><b>bold</b>'
HOSTILE = MARKUP + "&amp;\x00\x1b\u202e" + "A" * 3000 + " x" + "\nline" * 300
_FOREIGN = ('<img src="file:', "<img src=x", "<img src='x'")  # pages of the program have pictures of their own
READABLE = 6000  # characters; more is nothing that a person reads

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_PAINTED = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)  # never read as markup

Text = tuple[str, str, bool]
"""Where a text is, the text, and whether Qt looks for markup in it."""


def faults() -> list[str]:
    """Of all windows there are, seen or not."""
    return faults_of(QApplication.topLevelWidgets())


def faults_of(windows: Iterable[QWidget]) -> list[str]:
    """What would be read as markup though the program did not write it, and what is endless."""
    found = []
    for window in windows:
        for widget in (window, *window.findChildren(QWidget)):
            for where, text, guessed in texts_of(widget):
                place = f"{type(widget).__name__}.{where}: {text[:60]!r}"
                if guessed and Qt.mightBeRichText(text) and any(foreign in text for foreign in _FOREIGN):
                    found.append(f"markup in {place}")
                if len(text) > READABLE and MARKUP[:20] in text:
                    found.append(f"{len(text)} characters in {place}")
                if "\x00" in text:
                    found.append(f"control characters in {place}")
    return found


def texts_of(widget: QWidget) -> Iterator[Text]:
    """Every text that a widget may show, its tips and those of its rows and actions included."""
    yield "toolTip", widget.toolTip(), True
    yield "whatsThis", widget.whatsThis(), True
    yield "statusTip", widget.statusTip(), True
    yield "windowTitle", widget.windowTitle(), False
    yield "accessibleName", widget.accessibleName(), False
    yield "accessibleDescription", widget.accessibleDescription(), False
    for action in widget.actions():
        yield "action", action.text(), False
        yield "action's toolTip", action.toolTip(), True
    if isinstance(widget, QLabel):
        yield "text", widget.text(), widget.textFormat() != Qt.TextFormat.PlainText
    elif isinstance(widget, QTextEdit):
        yield "html", widget.toHtml(), True
    elif isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
        yield from _rows(widget.model(), QModelIndex())


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[Text]:
    for row in range(min(model.rowCount(parent), 50)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in _ROLES:
                text = model.data(index, role)
                if isinstance(text, str):
                    yield f"row {row} {role.name}", text, role not in _PAINTED
        yield from _rows(model, model.index(row, 0, parent))
