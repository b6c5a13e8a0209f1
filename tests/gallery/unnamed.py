"""Finds parts that a person can use, and of which a screen reader could not say what they are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

USED: Final = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar,
)  # fmt: skip
SILENT: Final = (QAccessible.Role.Client, QAccessible.Role.NoRole, QAccessible.Role.LayeredPane)
TITLED: Final = (Qt.WindowType.Window, Qt.WindowType.Dialog)
OF_QT: Final = ("qt_", "_q_")  # how Qt calls the parts that its own widgets are made of


def unnamed_parts(root: QWidget) -> list[str]:
    """The visible parts without an accessible name, or with a role that says nothing, each by class and place."""
    parts = [root, *root.findChildren(QWidget)]
    return [_place(part) + why for part in parts if part.isVisible() and (why := _fault(part))]


def _fault(part: QWidget) -> str:
    """What is wrong with a part; "" for nothing."""
    if part.isWindow():
        return " has no title" if part.windowType() in TITLED and not part.windowTitle() else ""
    if not _is_used(part):
        return ""
    face = QAccessible.queryAccessibleInterface(part)
    if not _name(part, face):
        return " has no name"
    if part.focusPolicy() != Qt.FocusPolicy.NoFocus and face.role() in SILENT:
        return " has no role"
    return " is described in markup" if face.text(QAccessible.Text.Description).startswith("<") else ""


def _is_used(part: QWidget) -> bool:
    """Whether somebody can do something with a part that is not inside one of Qt's own."""
    if isinstance(part, QScrollBar) or part.objectName().startswith(OF_QT):
        return False
    inside: QWidget | None = part.parentWidget()
    if isinstance(inside, (QAbstractSpinBox, QComboBox, QTabBar)) or isinstance(part, QHeaderView):
        return False
    if inside is not None and inside.isWindow() and inside.windowType() == Qt.WindowType.Popup:
        return False  # the open list of a box
    if isinstance(inside, QAbstractScrollArea) and inside.viewport() is part:
        return False
    takes_keys = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.focusProxy() is None
    return isinstance(part, USED) or (takes_keys and not isinstance(part, QScrollArea))


def _name(part: QWidget, face: QAccessibleInterface) -> str:
    """What is read of a part. A list to choose from is called by its label: what Qt calls its name is its choice."""
    if not isinstance(part, QComboBox):
        return face.text(QAccessible.Text.Name)
    labels = [
        label.text(QAccessible.Text.Name)
        for label, kind in face.relations(QAccessible.RelationFlag.AllRelations)
        if kind & QAccessible.RelationFlag.Label
    ]
    return " ".join(labels)


def _place(part: QWidget) -> str:
    """A part by its class, and the classes it lies in."""
    names, inside = [type(part).__name__ + (f"#{part.objectName()}" if part.objectName() else "")], part.parentWidget()
    while inside is not None and not inside.isWindow():
        names.append(type(inside).__name__)
        inside = inside.parentWidget()
    if inside is not None:
        names.append(type(inside).__name__)
    return " in ".join(names[:4])
