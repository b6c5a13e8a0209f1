"""Which move of a line stands at a place of its two rows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.analysis.lines import MovesLabel
from shogi_desktop.ui.widgets.side_marks import marked_width

MOVES = ["☗ P-7f", "☖ P-3d", "☗ B8hx2b+", "☖ Sx2b", "☗ P-2f", "☖ P-8d", "☗ P-2e"]


def label(qtbot: QtBot, width: int) -> MovesLabel:
    made = MovesLabel()
    qtbot.addWidget(made)
    made.show_moves(MOVES)
    made.resize(width, made.sizeHint().height())
    made.show()
    return made


def found(shown: MovesLabel) -> list[int]:
    """The moves that are met from left to right in the first row and then in the second."""
    spacing = shown.fontMetrics().lineSpacing()
    met: list[int] = []
    for row in range(2):
        for x in range(shown.width()):
            move = shown.move_at(QPoint(x, row * spacing + spacing // 2))
            if move >= 0 and move not in met:
                met.append(move)
    return met


def test_every_move_is_met_in_order(qtbot: QtBot) -> None:
    shown = label(qtbot, 230)
    assert len(shown.shown_lines()) == 2 and not shown.shown_lines()[1].endswith("…")
    assert found(shown) == list(range(len(MOVES)))


def test_what_has_no_room_is_not_met(qtbot: QtBot) -> None:
    shown = label(qtbot, 120)
    assert shown.shown_lines()[1].endswith("…")
    met = found(shown)
    assert met == list(range(len(met))) and 1 < len(met) < len(MOVES)


def test_beside_the_moves_there_is_none(qtbot: QtBot) -> None:
    shown = label(qtbot, 230)
    assert shown.move_at(QPoint(229, 5)) == -1
    assert shown.move_at(QPoint(5, 200)) == shown.move_at(QPoint(5, -3)) == -1
    shown.show_moves([])
    assert shown.move_at(QPoint(5, 5)) == -1


def test_the_pointer_tells_each_move_once(qtbot: QtBot) -> None:
    shown, told = label(qtbot, 230), list[int]()
    shown.pointed.connect(told.append)
    second = marked_width(shown.fontMetrics(), shown.shown_lines()[0][: len(MOVES[0]) + 3])
    for x in (2, 4, second, second + 2):
        QTest.mouseMove(shown, QPoint(x, 5))
    QApplication.sendEvent(shown, QEvent(QEvent.Type.Leave))
    assert told == [0, 1, -1]


def test_no_move_is_broken_at_the_end_of_a_row(qtbot: QtBot) -> None:
    shown, moves = label(qtbot, 230), ["☗１一角成", "☖７八成香", "☗同　銀不成", "☖P-4d", "☗８二飛成", "☖４八歩打"] * 2
    shown.show_moves(moves)
    for width in range(90, 330, 3):
        shown.resize(width, shown.height())
        first = shown.shown_lines()[0].split("  ")
        whole = [move.replace("\u3000", "") for move in moves[: len(first)]]
        assert [move.replace("\u00a0", "") for move in first] == whole
