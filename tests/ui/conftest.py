from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.sound.player import SoundPlayer
from tests.engines import FakeEngines
from tests.ui.desk import Desk


@pytest.fixture
def make_desk(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Windows whose engines behave as named (see fake_engine.py); closed at the end of the test."""
    made: list[Desk] = []

    def make(*behaviours: str, player: SoundPlayer | None = None) -> Desk:
        made.append(Desk(qtbot, qapp, FakeEngines(tmp_path), *behaviours, player=player))
        return made[-1]

    yield make
    for desk in made:
        desk.clear()


@pytest.fixture
def desk(make_desk: Callable[..., Desk]) -> Desk:
    return make_desk()
