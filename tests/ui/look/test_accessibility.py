from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.settings import ANIMATED, AS_THE_SYSTEM, Settings
from shogi_desktop.ui.look.accessibility import Motion, give_roles, motion
from shogi_desktop.ui.look.from_settings import board_style
from tests import needs
from tests.ui.desk import Desk


@pytest.fixture
def less() -> Iterator[None]:
    """A system that wants less motion."""
    motion().set_reduced(True)
    yield
    motion().set_reduced(False)


@pytest.mark.usefixtures("qapp", "less")
def test_pieces_move_as_the_system_has_it_unless_the_person_says_how() -> None:
    assert board_style(Settings(animation_ms=AS_THE_SYSTEM), False).animation_ms == 0
    assert board_style(Settings(animation_ms=400), False).animation_ms == 400
    motion().set_reduced(False)
    assert board_style(Settings(), False).animation_ms == ANIMATED


def test_a_board_follows_at_once(desk: Desk) -> None:
    desk.store.update(animation_ms=AS_THE_SYSTEM)
    assert desk.table.board.style_used.animation_ms == ANIMATED
    motion().set_reduced(True)
    assert desk.table.board.style_used.animation_ms == 0
    motion().set_reduced(False)


@needs.own_desktop
@pytest.mark.parametrize(("said", "reduced"), [("false", True), ("true", False), ("No such schema", False)])
def test_the_desktop_is_asked_by_its_command(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, reduced: bool
) -> None:
    command = tmp_path / "gsettings"
    command.write_text(f"#!/bin/sh\necho {said}\n")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    asked = Motion()
    asked.ask()
    qtbot.waitUntil(lambda: not asked.children())
    assert asked.reduced is reduced


@pytest.mark.usefixtures("qapp")
def test_a_system_that_cannot_be_asked_moves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    asked = Motion()
    asked.ask()
    assert not asked.reduced and not asked.children()


class Clock(QWidget):
    spoken_role = QAccessible.Role.Clock


def test_parts_and_windows_have_roles_and_keep_names_and_children(qtbot: QtBot) -> None:
    give_roles()
    window, clock = QWidget(), Clock()
    qtbot.addWidget(window)
    window.setWindowTitle("Games")
    clock.setAccessibleName("Time left")
    column = QVBoxLayout(window)
    column.addWidget(clock)
    column.addWidget(QLabel("Text"))
    window.show()
    face = QAccessible.queryAccessibleInterface(window)
    assert face.role() == QAccessible.Role.Window and face.childCount() == 2
    assert face.text(QAccessible.Text.Name) == "Games"
    inner = QAccessible.queryAccessibleInterface(clock)
    assert inner.role() == QAccessible.Role.Clock and inner.text(QAccessible.Text.Name) == "Time left"


def test_inner_parts_stay_what_they_are(qtbot: QtBot) -> None:
    give_roles()
    inner, window = QWidget(), QWidget(None, Qt.WindowType.Window)
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(inner)
    assert QAccessible.queryAccessibleInterface(inner).role() == QAccessible.Role.Client
