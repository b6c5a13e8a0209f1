from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.widgets.forms import ElidedBox, JumpSlider, call, center_labels, name_fields
from shogi_desktop.ui.widgets.labels import ElidedLabel
from shogi_desktop.ui.widgets.plain import PlainLabel
from tests.ui.desk import Desk


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme(qapp)
    theme.apply("light")
    yield theme
    qapp.setStyleSheet("")
    theme.deleteLater()


def test_labels_are_level_with_their_controls(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    form = QFormLayout(window)
    label, box = QLabel("Label"), QComboBox()
    form.addRow(label, box)
    center_labels(form)
    window.show()
    assert abs(label.geometry().center().y() - box.geometry().center().y()) <= 1


def test_a_click_on_the_groove_jumps_there(qtbot: QtBot, theme: Theme) -> None:
    slider = JumpSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    slider.setRange(1, 10)
    slider.resize(300, 30)
    slider.show()
    seen = []
    for x in (298, 2, 150):
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 12))
        seen.append(slider.value())
    assert seen[:2] == [10, 1] and seen[2] in (5, 6)


def test_a_slider_has_a_tick_for_every_step(qtbot: QtBot, theme: Theme) -> None:
    slider = JumpSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    slider.setRange(1, 10)
    slider.resize(300, 30)
    rows = []
    for place in (JumpSlider.TickPosition.NoTicks, JumpSlider.TickPosition.TicksBelow):
        slider.setTickPosition(place)
        picture = slider.grab().toImage()
        colors = [picture.pixel(x, picture.height() - 2) for x in range(picture.width())]
        rows.append(sum(one != other for one, other in pairwise(colors)))
    assert rows == [0, 20]


def test_buttons_of_dialogs_have_no_icons_and_one_way_of_writing(desk: Desk) -> None:
    dialog = PreferencesDialog(desk.window.desk)
    buttons = dialog.findChildren(QDialogButtonBox)[0].buttons()
    assert sorted(button.text().replace("&", "") for button in buttons) == ["Close", "Restore defaults"]
    assert all(button.icon().isNull() for button in buttons)


def test_enter_presses_a_button_of_the_banner(desk: Desk) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        desk.start()
        desk.play("7g7f")
        desk.session.turn.resign()
        close = desk.banner_buttons()[-1]
        QTest.keyClick(close, key)
        assert desk.banner() == [], key


def test_one_move_is_a_single_one(desk: Desk) -> None:
    for texts, count in (((), "0 moves"), (("7g7f",), "1 move"), (("7g7f", "3c3d"), "2 moves")):
        desk.start()
        desk.play(*texts)
        desk.session.turn.resign()
        assert desk.banner()[1].endswith(f" · {count}"), (texts, count)


def test_a_long_choice_ends_with_an_ellipsis(qtbot: QtBot, theme: Theme) -> None:
    box = ElidedBox()
    qtbot.addWidget(box)
    box.addItem("Without fire demon, great general, vice general")
    box.setFixedWidth(150)
    box.show()
    assert box.shown_text().startswith("Without") and box.shown_text().endswith("…")
    box.setFixedWidth(600)
    box.grab()
    assert box.shown_text() == box.currentText()


@pytest.mark.parametrize("name", ["White: Lance 9.1", "All records", "後手：コンピュータ", "i"])
def test_a_list_of_its_own_width_shows_its_choice_whole(qtbot: QtBot, theme: Theme, name: str) -> None:
    box = ElidedBox()
    qtbot.addWidget(box)
    box.addItem(name)
    box.show()
    box.resize(box.sizeHint())
    assert box.shown_text() == name


def test_a_folded_label_keeps_its_height(qtbot: QtBot) -> None:
    label = ElidedLabel(folds=2)
    qtbot.addWidget(label)
    label.setFixedWidth(200)
    heights = set()
    for words in (1, 5, 40):
        label.setText(" ".join(["word"] * words))
        label.grab()
        lines = label.shown_lines()
        heights.add(label.sizeHint().height())
        assert len(lines) == (1 if words == 1 else len(lines)) <= 2
        assert lines[-1].endswith("…") == (words == 40)
        assert all(label.fontMetrics().horizontalAdvance(line) <= 200 for line in lines)
    assert len(heights) == 1


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
