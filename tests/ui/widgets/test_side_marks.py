"""Black's mark is black and White's is white, on every ground."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.side_marks import MarkedLabel
from shogi_desktop.ui.words.texts import SIDE_MARKS
from tests.ui.desk import Desk

GROUNDS = {"light": ("#ffffff", "#202020"), "dark": ("#202020", "#f0f0f0")}


def _middle_of_mark(widget: QWidget, left: int) -> int:
    """The lightness in the middle of a mark that begins at `left`."""
    x = left + widget.fontMetrics().ascent() // 2
    return QColor(widget.grab().toImage().pixel(x, widget.height() // 2)).lightness()


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("before", ["", "Hint: "])
def test_a_mark_keeps_its_colour_on_every_ground(qtbot: QtBot, ground: str, side: int, before: str) -> None:
    label = MarkedLabel()
    qtbot.addWidget(label)
    window, text = GROUNDS[ground]
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(text))
    label.setPalette(palette)
    label.setText(f"{before}{SIDE_MARKS[side]} wins")
    label.resize(200, 30)
    lightness = _middle_of_mark(label, label.fontMetrics().horizontalAdvance(before))
    assert lightness < 80 if side == 0 else lightness > 200


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_status_line_tells_with_drawn_marks(desk: Desk, theme: str) -> None:
    desk.store.update(theme=theme)
    desk.start()
    desk.window.status.tell(f"{SIDE_MARKS[0]} Black")
    desk.app.processEvents()
    status = desk.window.status
    assert _middle_of_mark(status, status.contentsRect().left()) < 80


def test_a_marked_label_shows_no_tags(qtbot: QtBot) -> None:
    label, plain = MarkedLabel(), QLabel()
    for each in (label, plain):
        qtbot.addWidget(each)
    plain.setTextFormat(label.textFormat())
    for each in (label, plain):
        each.setText("<b>bold</b>")
    assert label.sizeHint() == plain.sizeHint() and label.sizeHint().width() > 60
