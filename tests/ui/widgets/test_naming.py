from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.naming import call, name_fields
from shogi_desktop.ui.widgets.plain import PlainLabel


def label_of(box: QComboBox) -> list[str]:
    face = QAccessible.queryAccessibleInterface(box)
    related = face.relations(QAccessible.RelationFlag.AllRelations)
    return [other.text(QAccessible.Text.Name) for other, kind in related if kind & QAccessible.RelationFlag.Label]


def test_a_list_has_a_label_wherever_it_goes(qtbot: QtBot) -> None:
    first, second, box = QWidget(), QWidget(), QComboBox()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    call(box, "Game")
    for window in (first, second):
        QHBoxLayout(window).addWidget(box)
        window.show()
        assert label_of(box) == ["Game"]
        assert not any(label.isVisible() for label in window.findChildren(PlainLabel))
    call(box, "Hra")
    assert label_of(box) == ["Hra"] and box.accessibleName() == "Hra"


def test_the_label_goes_with_its_list(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    call(box, "Game")
    box.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(PlainLabel))


def test_labels_of_a_form_name_its_fields(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    form, alone, row, one, other = QFormLayout(window), QSpinBox(), QWidget(), QLineEdit(), QComboBox()
    line = QHBoxLayout(row)
    line.addWidget(one)
    line.addWidget(other)
    one.setAccessibleName("Own name")
    form.addRow(PlainLabel("Width"), alone)
    form.addRow(PlainLabel("Results"), row)
    name_fields(form)
    window.show()
    assert QAccessible.queryAccessibleInterface(alone).text(QAccessible.Text.Name) == "Width"
    assert one.accessibleName() == "Own name" and label_of(other) == ["Results"]
