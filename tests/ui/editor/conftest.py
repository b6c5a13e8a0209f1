"""The editor in a shown window, and a person who works it with real mouse and key events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.app import add_fonts
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.layout.spot import Spot, in_hand, on_square
from shogi_desktop.ui.editor.page import EditorPage
from shogi_desktop.ui.faces.art import Art, art_of
from shogi_desktop.ui.look.theme import Theme

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEY = Qt.KeyboardModifier.NoModifier


class Editor:
    """A place is a square ("7g") or "hand:P" / "hand:p"; a piece is "+P" for Black's or "+p" for White's."""

    def __init__(self, page: EditorPage) -> None:
        self.page = page
        self.played: list[tuple[str, str, object]] = []
        self.cancelled = 0
        page.play_wished.connect(self._note_play)
        page.cancelled.connect(self._note_cancel)

    def _note_play(self, variant: str, sfen: str, options: object) -> None:
        self.played.append((variant, sfen, options))

    def _note_cancel(self) -> None:
        self.cancelled += 1

    @property
    def sfen(self) -> str:
        return self.page.editing.sfen()

    def lines(self) -> list[str]:
        """What is wrong."""
        return self.page.panel.verdict.lines()

    def playable(self) -> bool:
        return self.page.panel.play.isEnabled()

    def piece(self, code: str) -> int:
        return make_piece(self.page.editing.variant.kind_by_code(code.upper()).id, int(code.islower()))

    def spot(self, place: str) -> Spot:
        variant = self.page.editing.variant
        if not place.startswith("hand:"):
            return on_square(variant.parse_square(place))
        piece = self.piece(place.removeprefix("hand:"))
        return in_hand(piece & 1, piece >> 1)

    def point(self, place: str) -> QPoint:
        x, y = self.page.board.spot_box(self.spot(place)).center
        return QPoint(round(x), round(y))

    def tile(self, code: str) -> tuple[QWidget, QPoint]:
        """The face of a piece in the box, the side chosen and scrolled to if need be."""
        QApplication.processEvents()
        box, piece = self.page.panel.pieces, self.piece(code)
        if not box.grids[1].isVisible() and box.grids[0].side != piece & 1:
            QTest.mouseClick(box.side_choice.findChildren(QToolButton)[piece & 1], LEFT)
        grid = box.grids[piece & 1] if box.grids[1].isVisible() else box.grids[0]
        cell = next(cell for cell in grid.cells() if cell.kind.id == piece >> 1)
        box.reveal(grid, cell.rect)
        assert grid.visibleRegion().contains(cell.rect.center())
        return grid, cell.rect.center()

    def choose(self, code: str) -> None:
        widget, point = self.tile(code)
        if self.page.brush == self.piece(code):
            return  # the other side's piece of the kind was chosen, and then the side
        QTest.mouseClick(widget, LEFT, NO_KEY, point)

    def click(self, *places: str, button: Qt.MouseButton = LEFT) -> None:
        for place in places:
            QTest.mouseClick(self.page.board.viewport(), button, NO_KEY, self.point(place))

    def paint(self, code: str, *places: str) -> None:
        self.choose(code)
        self.click(*places)

    def drag(self, place: str, towards: str) -> None:
        self.drag_to(place, self.point(towards))

    def drag_to(self, place: str, end: QPoint) -> None:
        viewport, start = self.page.board.viewport(), self.point(place)
        QTest.mousePress(viewport, LEFT, NO_KEY, start)
        for point in (start + QPoint(4, 4), (start + end) / 2, end):
            QTest.mouseMove(viewport, point)
        QTest.mouseRelease(viewport, LEFT, NO_KEY, end)

    def drag_from_box(self, code: str, place: str) -> None:
        widget, start = self.tile(code)
        end = widget.mapFromGlobal(self.page.board.viewport().mapToGlobal(self.point(place)))
        QTest.mousePress(widget, LEFT, NO_KEY, start)
        for point in (start + QPoint(-6, 4), (start + end) / 2, end):
            QTest.mouseMove(widget, point)
        QTest.mouseRelease(widget, LEFT, NO_KEY, end)

    def set_up(self, key: str) -> None:
        """Chooses a preset in the menu."""
        action = next(action for action in _all_actions(self.page.tools.menu()) if action.data() == key)
        action.trigger()

    def balance(self) -> None:
        """The switch that keeps the rest in the defender's hand, worked by the mouse."""
        box = self.page.panel.hands.balanced
        self.page.panel.pieces.show_hands()
        QTest.mouseClick(box, LEFT, NO_KEY, QPoint(8, box.height() // 2))

    def key(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.page.board, key, modifier)

    def type(self, text: str) -> None:
        """Letters, capital ones with Shift."""
        for letter in text:
            shift = Qt.KeyboardModifier.ShiftModifier if letter.isupper() else NO_KEY
            QTest.keyClick(self.page.board, ord(letter), shift)


def _all_actions(menu: QMenu) -> list[QAction]:
    found: list[QAction] = []
    for action in menu.actions():
        inner = action.menu()
        found += _all_actions(inner) if isinstance(inner, QMenu) else [action]
    return found


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    add_fonts(qapp, program_files.resources() / "fonts")
    theme = Theme(qapp)
    theme.apply("light")
    yield theme
    qapp.setStyleSheet("")
    qapp.styleHints().unsetColorScheme()


@pytest.fixture(scope="session")
def art() -> Art:
    return art_of(program_files.resources())


@pytest.fixture
def editor(qtbot: QtBot, qapp: QApplication, theme: Theme, art: Art, tmp_path: Path) -> Iterator[Editor]:
    """1280 x 740, on the even game of shogi."""
    page = EditorPage(art, BoardStyle(animation_ms=0, coordinates="letters"), Drafts(tmp_path / "drafts.json", qapp))
    qtbot.addWidget(page)
    page.resize(1280, 740)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    page.edit("shogi", "")
    yield Editor(page)
    page.drafts.deleteLater()
