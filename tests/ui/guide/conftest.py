"""The guide as a dock and as a page, shown and ready to be used."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.guide.guide import GuideDock
from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.look.theme import Theme

STYLE = BoardStyle(animation_ms=0)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme(qapp)
    theme.apply("light")
    yield theme
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


@pytest.fixture
def dock(qtbot: QtBot, theme: Theme) -> GuideDock:
    """300 pixels wide, on Tenjiku."""
    dock = GuideDock(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(dock)
    dock.set_style(STYLE)
    dock.set_variant(load_variant("tenjiku"))
    dock.resize(300, 640)
    dock.show()
    qtbot.waitExposed(dock)
    return dock


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> GuidePage:
    """Of its usual size, on Tenjiku."""
    page = GuidePage(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(page)
    page.set_style(STYLE)
    page.set_variant(load_variant("tenjiku"))
    page.open_page()
    qtbot.waitExposed(page)
    return page
