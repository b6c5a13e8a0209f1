"""About: the licences of everything that the program carries."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.ui.dialogs.about import AboutDialog, CarriedWork, licences, parse_notices

RULE = "=" * 100
NOTICES = "Head\n" + "".join(
    f"\n{RULE}\n{title}\n{RULE}\n\n" + f"words of {title}\n" * 80 for title in ("Shogi Desktop", "Qt", "Fonts <b>")
)


def dialog(qtbot: QtBot, resources: Path) -> AboutDialog:
    from PySide6.QtGui import QIcon

    made = AboutDialog(QIcon(), resources)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_frozen_program_shows_its_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    (tmp_path / "NOTICES.txt").write_text(NOTICES)
    resources = program_files.resources()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    about = dialog(qtbot, resources)
    assert [about.choice.itemText(at) for at in range(about.choice.count())] == ["Shogi Desktop", "Qt", "Fonts <b>"]
    assert "words of Fonts <b>" in about.text.toPlainText()
    assert about.text.firstVisibleBlock().text() == "Shogi Desktop"
    about.choice.activated.emit(1)
    assert about.text.firstVisibleBlock().text() == "Qt"
    assert about.text.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_a_checkout_shows_what_it_knows(qtbot: QtBot) -> None:
    about = dialog(qtbot, program_files.resources())
    told = about.text.toPlainText()
    for words in ("MIT License", "Qt for Python", "Lesser General Public License", "download.qt.io", "SIL Open Font"):
        assert words in told
    assert any("LGPL" in label.text() for label in about.findChildren(QLabel))


def test_unreadable_notices_are_passed_over(tmp_path: Path, qapp: object) -> None:
    known = licences(program_files.resources(), None)
    for data in (b"", b"\xff\xfe", b"no parts", RULE.encode()):
        (tmp_path / "NOTICES.txt").write_bytes(data)
        assert licences(program_files.resources(), tmp_path / "NOTICES.txt") == known
    assert licences(program_files.resources(), tmp_path / "missing.txt") == known


def test_what_packaging_writes_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[3] / "packaging"))
    parts = parse_notices(importlib.import_module("notices").notices([]))
    assert parts[0].title.startswith("Shogi Desktop") and "MIT License" in parts[0].text
    assert {"Qt and Qt for Python", "GNU Lesser General Public License, version 3"} <= {part.title for part in parts}
    assert all(part.text for part in parts) and isinstance(parts[0], CarriedWork)
