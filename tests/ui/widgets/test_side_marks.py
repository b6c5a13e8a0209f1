"""Black's mark is black and White's is white, on every ground."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction, QColor, QPalette
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.record.game_info import INSET, NameButton
from shogi_desktop.ui.widgets.labels import ElidedLabel
from shogi_desktop.ui.widgets.side_marks import MarkedLabel, SideMark, has_mark
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_names_above_the_moves_have_drawn_marks(desk: Desk, theme: str) -> None:
    desk.store.update(theme=theme)
    desk.start()
    desk.play("7g7f", "3c3d", "6g6f", "8c8d", "2h6h")
    desk.app.processEvents()
    black, white = desk.panel.info.names
    assert _middle_of_mark(black, INSET) < 80 and _middle_of_mark(white, INSET) > 200


def test_what_is_written_in_a_tool_tip_names_no_side_by_a_letter(qtbot: QtBot) -> None:
    """Its colours are those of the words, in which black would be white on a dark ground."""
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText(f"{SIDE_MARKS[0]} Hanako  –  {SIDE_MARKS[1]} Taro")
    assert "Hanako" in label.toolTip() and not has_mark(label.toolTip())


@pytest.mark.parametrize("game", ["shogi", "taikyoku"])
def test_no_part_of_the_window_writes_a_mark(desk: Desk, game: str) -> None:
    """Nor a menu, a list to choose from or a tool tip."""
    desk.start(GameChoice(variant=game, computer=False))
    moves = ("7g7f", "3c3d", "6g6f", "8c8d", "2h6h") if game == "shogi" else ()
    desk.play(*moves)
    desk.session.turn.resign()
    desk.app.processEvents()
    written = [action.text() for action in desk.window.findChildren(QAction)]
    for box in desk.window.findChildren(QComboBox):
        written += [box.itemText(at) for at in range(box.count())]
    for widget in desk.window.findChildren(QWidget):
        written.append(widget.toolTip())
        draws = isinstance(widget, MarkedLabel | SideMark | ElidedLabel | NameButton)
        if isinstance(widget, QLabel | QAbstractButton) and not draws:
            written.append(widget.text())
    assert [text for text in written if has_mark(text)] == []


def test_a_marked_label_shows_no_tags(qtbot: QtBot) -> None:
    label, plain = MarkedLabel(), QLabel()
    for each in (label, plain):
        qtbot.addWidget(each)
    plain.setTextFormat(label.textFormat())
    for each in (label, plain):
        each.setText("<b>bold</b>")
    assert label.sizeHint() == plain.sizeHint() and label.sizeHint().width() > 60
