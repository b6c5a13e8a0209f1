"""The table around the board: the wheel, notices beside the squares, looking back, the banner over the board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from shogi_desktop.session.game_session import SessionState
from shogi_desktop.ui.action_table import ActionId
from tests.ui.desk import Desk

MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


def wheel(desk: Desk, notches: int) -> None:
    """Turns the wheel over the middle of the board; positive notches towards the person."""
    viewport = desk.window.table.board.viewport()
    point = QPointF(viewport.rect().center())
    event = QWheelEvent(
        point, viewport.mapToGlobal(point), QPoint(), QPoint(0, -120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


class TestWheel:
    def test_does_not_leave_the_present_of_a_running_game(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        wheel(desk, -2)
        assert desk.session.game.cursor.ply == 2 and not desk.session.looking_back

    def test_walks_once_the_person_looks_back(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        desk.trigger(ActionId.BACK)
        wheel(desk, -1)
        assert desk.session.game.cursor.ply == 0
        wheel(desk, 2)
        assert desk.session.game.cursor.ply == 2 and not desk.session.looking_back
        wheel(desk, -1)
        assert desk.session.game.cursor.ply == 2

    def test_walks_in_a_review(self, desk: Desk) -> None:
        desk.start()
        desk.play("7g7f", "3c3d")
        desk.session.resign()
        desk.session.review()
        wheel(desk, -2)
        assert desk.session.state is SessionState.REVIEW and desk.session.game.cursor.ply == 0
