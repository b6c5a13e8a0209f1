"""Qt's own file dialog, where the system has none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.file_dialogs import made_dialog


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_in_a_folder_that_was_typed_no_list_takes_the_next_click(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for name in "123":
        (folder / f"{name}.kif").write_text("", encoding="utf-8")
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = made_dialog(parent, "Open", str(tmp_path), "KIF (*.kif)")
    dialog.show()
    (field,) = dialog.findChildren(QLineEdit, "fileNameEdit")
    completer = field.completer()
    shown = completer.popup() if completer is not None else None
    assert completer is not None and shown is not None
    QTest.keyClicks(field, str(folder))
    assert shown.isVisible()
    field.clear()  # as Enter does in this dialog, which then asks for completions of nothing
    completer.complete()
    assert shown.isVisible()
    qtbot.waitUntil(lambda: not shown.isVisible())
    dialog.close()
