from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground import backdrop
from shogi_desktop.ui.board.ground.style import BoardColors, palette_of
from shogi_desktop.ui.board.layout.layout import Layout
from shogi_desktop.ui.sound.player import SoundPlayer
from tests.engines import FakeEngines
from tests.ui.desk import Desk


@pytest.fixture(scope="session", autouse=True)
def _backdrops_drawn_once() -> Iterator[None]:
    """Most windows show the same empty board, and to draw it takes a sixth of all that a window costs."""
    draw = backdrop.draw_backdrop

    @lru_cache(maxsize=16)
    def drawn(style: BoardStyle, *at: Any) -> QPixmap:
        return draw(Layout(*at), style, palette_of(style))

    def once(layout: Layout, style: BoardStyle, palette: BoardColors) -> QPixmap:
        return drawn(style, layout.variant, layout.width, layout.height, layout.scale, layout.seen)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backdrop, "draw_backdrop", once)
        yield


@pytest.fixture
def make_desk(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Windows whose engines behave as named (see fake_engine.py), until the test ends; a closed one until the next."""
    made: list[Desk] = []

    def make(*behaviours: str, player: SoundPlayer | None = None) -> Desk:
        for ended in [each for each in made if not each.window.isVisible()]:  # or each is dressed with the next
            made.remove(ended)
            ended.clear()
        made.append(Desk(qtbot, qapp, FakeEngines(tmp_path), *behaviours, player=player))
        return made[-1]

    yield make
    for desk in made:
        desk.clear()


@pytest.fixture
def desk(make_desk: Callable[..., Desk]) -> Desk:
    return make_desk()
