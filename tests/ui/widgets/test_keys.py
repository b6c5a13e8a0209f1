from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.keys import COMMANDING, HELD, ClearedField, is_plain, lead, writes_with_altgr

ROOT = Path(__file__).parents[3]
KEYS = Qt.KeyboardModifier


def complements(source: str) -> list[int]:
    """The lines of a source with Qt that turn anything but a number written there into its complement.

    On Windows PySide knows some flags with a negative value (KeyboardModifierMask is -0x02000000 there), and the
    `enum` of Python then leaves all flags above out of a complement: `~ShiftModifier` has no Ctrl, Alt or Meta in it.
    """
    if "PySide6" not in source or "~" not in source:
        return []
    inverted = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)
    ]
    return [node.lineno for node in inverted if not isinstance(node.operand, ast.Constant)]


@pytest.mark.parametrize("words", ["Search", "検索：名前、種類、結果 …", "Chercher : un nom, un jeu, un résultat…"])
def test_a_field_of_its_own_width_shows_its_words_whole(qtbot: QtBot, words: str) -> None:
    window, field = QWidget(), ClearedField()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(field, 0, Qt.AlignmentFlag.AlignLeft)
    window.resize(800, 100)
    field.setPlaceholderText(words)
    window.show()
    shown = field.grab().toImage()
    field.setFixedWidth(700)
    wide = field.grab().toImage()
    part = QRect(0, 0, shown.width() - 24, shown.height())  # but for the frame at its end
    assert shown.copy(part) == wide.copy(part)
    assert [button.accessibleName() for button in field.findChildren(QToolButton)] == ["Clear"]


def test_no_flag_of_qt_is_asked_by_its_complement() -> None:
    files = [file for part in ("shogi_desktop", "tests", "packaging") for file in sorted((ROOT / part).rglob("*.py"))]
    wrong = [f"{file.relative_to(ROOT)}:{line}" for file in files for line in complements(file.read_text("utf-8"))]
    assert not wrong


def test_a_complement_is_seen() -> None:
    source = "from PySide6.QtCore import Qt\nheld = Qt.KeyboardModifier.ShiftModifier\nkeys &= ~held\ncell & ~1\n"
    assert complements(source) == [3]
    assert complements(source.replace("PySide6", "other")) == []


@pytest.mark.parametrize(
    "held", [KEYS.ShiftModifier, KEYS.ControlModifier, KEYS.AltModifier, KEYS.MetaModifier], ids=str
)
def test_a_key_with_another_one_is_not_plain(held: Qt.KeyboardModifier) -> None:
    for pad in (KEYS.NoModifier, KEYS.KeypadModifier):
        assert not is_plain(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, held | pad))
        assert is_plain(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, pad))


def test_shift_alone_commands_nothing() -> None:
    assert COMMANDING | KEYS.ShiftModifier == HELD and not COMMANDING & KEYS.ShiftModifier


@pytest.mark.parametrize(
    ("text", "native", "held", "platform", "writes"),
    [
        ("[", 0x46, KEYS.ControlModifier | KEYS.AltModifier, "win32", True),
        ("ą", 0x46, KEYS.ControlModifier | KEYS.AltModifier, "win32", True),
        ("Ą", 0x47, KEYS.ControlModifier | KEYS.AltModifier | KEYS.ShiftModifier, "win32", True),
        ("F", 0x06, KEYS.ControlModifier | KEYS.AltModifier, "win32", False),
        ("", 0x46, KEYS.ControlModifier | KEYS.AltModifier, "win32", False),
        ("\x06", 0x46, KEYS.ControlModifier | KEYS.AltModifier, "win32", False),
        ("f", 0x44, KEYS.AltModifier, "win32", False),
        ("f", 0x46, KEYS.ControlModifier | KEYS.AltModifier, "linux", False),
    ],
)
def test_signs_written_with_altgr(
    text: str, native: int, held: Qt.KeyboardModifier, platform: str, writes: bool
) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F, held, 0, 0, native, text)
    assert writes_with_altgr(event, platform) is writes


def test_parts_that_come_later_stand_where_they_belong(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, last = QLineEdit(), QPushButton("Close")
    column.addWidget(first)
    column.addWidget(last)
    later = [QLineEdit(), QLineEdit()]
    for part in later:
        column.insertWidget(1, part)
    lead(first, later)
    window.show()
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    ways: list[QWidget] = [*later, last]
    for each in ways:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert each.hasFocus()
