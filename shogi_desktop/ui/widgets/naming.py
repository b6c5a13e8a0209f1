"""What screen readers call a part of a window.

Of a list to choose from Qt tells its choice as its name on Linux and macOS, whatever it is called; there it is its
label that says what is chosen. A list without a visible one has one that is never seen.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from .plain import PlainLabel

CONTROLS = (QComboBox, QAbstractSpinBox, QLineEdit, QAbstractSlider)


def call(part: QWidget, name: str) -> None:
    """Names a part; again where the language changes."""
    part.setAccessibleName(name)
    if isinstance(part, QComboBox):
        label = part.findChild(_Unseen)
        if label is None:
            label = _Unseen(part)
        label.words.setText(name)


def name_fields(form: QFormLayout) -> None:
    """Makes the labels of a form's rows those of their controls, for screen readers too; of several in a row by name,
    where they have none of their own."""
    for row in range(form.rowCount()):
        places = (QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole)
        label, field = (item.widget() if item is not None else None for item in (form.itemAt(row, at) for at in places))
        if not isinstance(label, QLabel) or field is None:
            continue
        if isinstance(field, CONTROLS):
            label.setBuddy(field)
            continue
        for part in field.findChildren(QWidget):
            own = part.parentWidget()
            if isinstance(part, CONTROLS) and not isinstance(own, CONTROLS) and not part.accessibleName():
                call(part, label.text())


class _Unseen(QObject):
    """Keeps a hidden label beside a list, wherever that goes."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self.words = PlainLabel(parent=box.parentWidget())
        self.words.hide()
        self.words.setBuddy(box)
        box.installEventFilter(self)
        box.destroyed.connect(self.words.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange and isinstance(watched, QWidget):
            self.words.setParent(watched.parentWidget())
            self.words.hide()
        return False
