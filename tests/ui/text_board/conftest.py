"""A text board over a game of two people, and what a person does with it by keys and lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QWidget

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.text_board.window import TextBoardWindow
from tests.ui.desk import Desk

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


class Texts:
    """The window and what is heard of it."""

    def __init__(self, desk: Desk) -> None:
        desk.trigger("TEXT_BOARD")
        self.desk = desk
        (self.window,) = (each for each in desk.app.topLevelWidgets() if isinstance(each, TextBoardWindow))
        desk.qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def said(self) -> list[str]:
        return rows(self.window.said)

    @property
    def state(self) -> list[str]:
        return rows(self.window.state)

    def ask(self, line: str) -> str:
        """Types a line, and tells what is said then."""
        before = len(self.said)
        self.window.line.setText(line)
        QTest.keyClick(self.window.line, ENTER)
        return "\n".join(self.said[before:])

    def enter(self, *squares: str) -> str:
        """Goes to squares and presses Enter on each; tells what was said last."""
        for name in squares:
            self.window.board.go_to(self.desk.session.record.game.variant.parse_square(name))
            self.key(self.window.board, ENTER)
        return self.said[-1]

    def key(self, part: QWidget, key: Qt.Key) -> None:
        QTest.keyClick(part, key)

    def cell(self, name: str) -> str:
        """What is read on a square."""
        model = self.window.board.model()
        board = self.window.board
        board.go_to(self.desk.session.record.game.variant.parse_square(name))
        return str(model.data(board.currentIndex(), Qt.ItemDataRole.AccessibleTextRole))


def rows(part: QListWidget) -> list[str]:
    return [part.item(row).text() for row in range(part.count())]


@pytest.fixture
def begin(desk: Desk) -> Callable[..., Texts]:
    """A game of a variant, between two people, from a position."""

    def begin_game(variant: str = "shogi", sfen: str = "") -> Texts:
        desk.start(GameChoice(variant=variant, computer=False), sfen)
        return Texts(desk)

    return begin_game
