"""Parts beside and below one another: a row or a column told in one call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..look.theme import SPACE
from .plain import PlainLabel

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""What stands in a row or column: a part, a part with its share of free room and where it stands there, or a share of
room that stays empty."""
Box = TypeVar("Box", bound=QBoxLayout)
Margins = int | tuple[int, int, int, int]
"""Free room around: the same on all sides, or at the left, above, at the right, below."""

AROUND_DIALOG: Final = (SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)


def in_row(*parts: Part, of: QWidget | None = None, margins: Margins = -1, spacing: int = -1) -> QHBoxLayout:
    """Beside one another, from left to right; they fill `of`, or come into another layout. -1: as the style has it."""
    return _filled(QHBoxLayout(of) if of is not None else QHBoxLayout(), iter(parts), margins, spacing)


def in_column(*parts: Part, of: QWidget | None = None, margins: Margins = -1, spacing: int = -1) -> QVBoxLayout:
    """Below one another, as `in_row`."""
    return _filled(QVBoxLayout(of) if of is not None else QVBoxLayout(), iter(parts), margins, spacing)


def _filled(box: Box, parts: Iterator[Part], margins: Margins, spacing: int) -> Box:
    if margins != -1:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing >= 0:
        box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        what, share, *place = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QWidget):
            box.addWidget(what, share, place[0] if place else Qt.AlignmentFlag(0))
        else:
            box.addLayout(what, share)
    return box


def keep_place(widget: QWidget, kept: bool = True) -> None:
    """Whether what stands beside it stays where it is while it is not seen."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(kept)
    widget.setSizePolicy(policy)


def empty_page(hint: QLabel, begin: QPushButton) -> QWidget:
    """What a person sees where nothing is listed yet: what there could be, and the button to begin with."""
    page = QWidget()
    hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
    begin.setProperty("primary", True)
    column = in_column(2, hint, of=page)
    column.addSpacing(SPACE * 2)
    column.addWidget(begin, 0, Qt.AlignmentFlag.AlignCenter)
    column.addStretch(3)
    return page


def in_form(*rows: tuple[str, QWidget] | QWidget) -> QFormLayout:
    """Controls below one another, with their names before them."""
    form = QFormLayout()
    form.setHorizontalSpacing(SPACE * 2)
    form.setVerticalSpacing(SPACE + 2)
    for row in rows:
        if isinstance(row, tuple):
            form.addRow(PlainLabel(row[0]), row[1])
        else:
            form.addRow(row)
    return form


def buttons_of(dialog: QDialog, kinds: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    buttons = QDialogButtonBox(kinds)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons
