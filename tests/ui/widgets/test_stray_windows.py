"""A part that is shown before it stands in its window is a window for a moment: it flashes up and takes the focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.ui.analysis.game_dialog import GameAnalysisDialog, Habit
from shogi_desktop.ui.engines.log_window import LogWindow
from shogi_desktop.ui.start.ways import Way, WayRow

MAKERS: dict[str, Callable[[], QWidget]] = {
    "row of the start page": lambda: WayRow(Way("Hanako – Taro", "yesterday", int)),
    "conversations of two engines": lambda: LogWindow({"Black": TalkLog(), "White": TalkLog()}),
    "analysis of a game known in part": lambda: GameAnalysisDialog(5, True, [], Habit()),
}


class ShownWindows(QObject):
    """Notes what is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_no_part_is_a_window_for_a_moment(qapp: QApplication, qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    window = make()
    qapp.removeEventFilter(shown)
    qtbot.addWidget(window)
    assert shown.seen == []
    window.show()
    assert window.isVisible()
