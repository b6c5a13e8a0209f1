"""A board in a shown widget and a hand that works it with real mouse and key events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.ui.board import BoardStyle, BoardView
from shogi_desktop.ui.board.layout.layout import Box, Layout
from shogi_desktop.ui.board.layout.spot import Spot, in_hand, on_square
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.faces.art import Art, art_of

RESOURCES = Path(__file__).parents[3] / "resources"
LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


class Fingers:
    """Works a BoardView like a person and notes what it asks for. A place is "7g", or "P" / "p" in a hand."""

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self.asked: list[int] = []
        self.refused: list[tuple[str, int]] = []
        self.steps: list[int] = []
        self.hovered: list[int] = []
        view.hand.move_requested.connect(self.asked.append)
        view.hand.refused.connect(self._note_refusal)
        view.wheel_stepped.connect(self.steps.append)
        view.hover_changed.connect(self.hovered.append)

    def _note_refusal(self, reason: str, square: int) -> None:
        self.refused.append((reason, square))

    @property
    def scene(self) -> BoardScene:
        scene = self.view.scene()
        assert isinstance(scene, BoardScene)
        return scene

    @property
    def layout(self) -> Layout:
        return self.scene.board_layout

    @property
    def variant(self) -> Variant:
        return self.layout.variant

    def square(self, name: str) -> int:
        return self.variant.parse_square(name)

    def spot(self, place: str) -> Spot:
        if place[0].isdigit():
            return on_square(self.square(place))
        return in_hand(int(place.islower()), self.variant.kind_by_code(place.upper()).id)

    def point(self, place: str) -> QPoint:
        return centre(self.layout.spot_box(self.spot(place)))

    def show(self, position: Position) -> None:
        self.view.show_position(position)
        self.view.hand.set_moves(position.legal_moves())

    def click(self, *places: str, button: Qt.MouseButton = LEFT) -> None:
        for place in places:
            self.click_at(self.point(place), button)

    def click_at(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, NO_KEY, point)

    def pick(self, place: str, towards: str) -> None:
        """Presses on a place and drags to another without letting go."""
        start, end = self.point(place), self.point(towards)
        QTest.mousePress(self.view.viewport(), LEFT, NO_KEY, start)
        self.carry(start + QPoint(3, 3))
        self.carry((start + end) / 2)
        self.carry(end)

    def carry(self, point: QPoint) -> None:
        """A mouse move with the left button down."""
        QTest.mouseMove(self.view.viewport(), point)

    def let_go(self, point: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NO_KEY, point)

    def drag(self, place: str, towards: str) -> None:
        self.pick(place, towards)
        self.let_go(self.point(towards))

    def choice(self, index: int) -> QPoint:
        return centre(self.scene.chooser.boxes()[index])

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def shown_faces(self) -> dict[str, int]:
        """Square names to the pieces the scene's items show."""
        return {self.variant.square_name(square): item.piece for square, item in self.scene.piece_items().items()}


def centre(box: Box) -> QPoint:
    x, y = box.center
    return QPoint(round(x), round(y))


@pytest.fixture(scope="session")
def art() -> Art:
    return art_of(RESOURCES)


@pytest.fixture
def shogi() -> Variant:
    return load_variant("shogi")


@pytest.fixture
def tenjiku() -> Variant:
    return load_variant("tenjiku")


@pytest.fixture
def fingers(qtbot: QtBot, art: Art) -> Iterator[Fingers]:
    """Standard shogi at its start, 900 x 700, without animation."""
    view = BoardView(art)
    qtbot.addWidget(view)
    view.set_style(BoardStyle(animation_ms=0))
    view.resize(900, 700)
    view.show()
    qtbot.waitExposed(view)
    hand = Fingers(view)
    hand.show(Position(load_variant("shogi")))
    yield hand
    view.settle()
