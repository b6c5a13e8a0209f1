"""The conversations with engines in their window."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from shogi_desktop.clients.engine_client import TalkLog
from shogi_desktop.ui.engines.log_window import LogWindow


def log_of(*lines: str) -> TalkLog:
    log = TalkLog()
    for line in lines:
        log.note(line, to_engine=line == "usi")
    return log


def test_one_of_several_is_seen_and_searched(qtbot: QtBot) -> None:
    window = LogWindow({"Black: Lance": log_of("usi", "usiok"), "Hints": log_of("readyok")})
    qtbot.addWidget(window)
    window.show()
    assert window.whose.isVisible() and "usiok" in window.text.toPlainText()
    window.whose.setCurrentIndex(1)
    assert window.text.toPlainText().split()[1:] == ["<", "readyok"]
    window.search.setText("nothing")
    assert window.text.toPlainText() == ""
    window.whose.setCurrentIndex(0)
    window.search.setText("USIOK")
    assert window.text.toPlainText().split()[1:] == ["<", "usiok"]


def test_the_only_one_needs_no_name(qtbot: QtBot) -> None:
    window = LogWindow({"": log_of("usi")})
    qtbot.addWidget(window)
    window.show()
    assert not window.whose.isVisible() and window.text.toPlainText().endswith("> usi")
