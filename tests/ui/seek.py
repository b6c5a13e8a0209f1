"""Finds the parts of a window as a person does: by what they are and what they are called."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QLabel, QTableView, QWidget

Part = TypeVar("Part", bound=QWidget)


def called(part: QWidget) -> set[str]:
    """What is written on it, and what a screen reader says."""
    written = {part.text().replace("&", "")} if isinstance(part, (QAbstractButton, QLabel)) else set()
    return written | {part.accessibleName()}


def parts(window: QWidget, kind: type[Part], name: str = "") -> list[Part]:
    """All parts of a kind, shown or not; only those of that name, if one is given."""
    return [part for part in window.findChildren(kind) if not name or name in called(part)]


def the(window: QWidget, kind: type[Part], name: str = "") -> Part:
    """The only one."""
    (part,) = parts(window, kind, name)
    return part


def texts(window: QWidget) -> list[str]:
    """What is written where it can be seen."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def cut_labels(window: QWidget) -> list[str]:
    """What is written in labels that have less room than it needs; after a change they find room one by one."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible() and _is_cut(label)]


def _is_cut(label: QLabel) -> bool:
    if not label.text():
        return False
    if label.wordWrap():
        return label.height() < label.heightForWidth(label.width())
    wished = label.sizeHint()
    return label.height() < wished.height() or label.width() < wished.width()


def column(window: QWidget, number: int) -> list[str]:
    """The rows of the only table, in one of its columns."""
    model = the(window, QTableView).model()
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]
