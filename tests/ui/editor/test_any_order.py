"""Whatever mouse and keys do in whatever order, the board shows what is being set up, and everything can be undone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.editor.tools import Tool
from tests.ui.editor.conftest import LEFT, NO_KEY, RIGHT, Editor

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Escape,
    Qt.Key.Key_P,
    Qt.Key.Key_K,
    Qt.Key.Key_G,
)
TOOLS = (Tool.UNDO, Tool.REDO, Tool.MIRROR, Tool.TURN)


def fumble(editor: Editor, chance: random.Random) -> None:
    viewport = editor.page.board.viewport()
    grid = editor.page.panel.pieces.grids[0]

    def anywhere(widget: QWidget) -> QPoint:
        return QPoint(chance.randrange(-40, widget.width() + 40), chance.randrange(-40, widget.height() + 40))

    widget = chance.choice((viewport, viewport, viewport, grid))
    what = chance.randrange(8)
    if what == 0:
        QTest.mousePress(widget, chance.choice((LEFT, LEFT, RIGHT)), NO_KEY, anywhere(widget))
    elif what in (1, 2):
        QTest.mouseMove(widget, anywhere(widget))
    elif what == 3:
        QTest.mouseRelease(widget, chance.choice((LEFT, LEFT, RIGHT)), NO_KEY, anywhere(widget))
    elif what in (4, 5):
        QTest.mouseClick(widget, chance.choice((LEFT, LEFT, RIGHT)), NO_KEY, anywhere(widget))
    elif what == 6:
        QTest.keyClick(editor.page.board, chance.choice(KEYS))
    else:
        editor.page.use_tool(chance.choice(TOOLS))


def assert_shown(editor: Editor) -> None:
    scene, sketch = editor.page.board.scene(), editor.page.editing.sketch
    assert isinstance(scene, BoardScene)
    assert {square: item.piece for square, item in scene.piece_items().items()} == sketch.pieces
    assert {(spot.side, spot.kind): count for spot, count in scene.snapshot.hands.items() if count} == {
        (place.side, place.kind): count for place, count in sketch.hands.items()
    }


@pytest.mark.parametrize("variant", ["shogi", "tenjiku"])
def test_any_order(editor: Editor, variant: str) -> None:
    chance = random.Random(6)
    editor.page.edit(variant, "")
    start, changes = editor.sfen, 0
    for _ in range(400):
        before = editor.sfen
        fumble(editor, chance)
        changes += editor.sfen != before
        assert_shown(editor)
    assert changes > 40
    while editor.page.editing.can_undo:
        editor.page.use_tool(Tool.UNDO)
    assert editor.sfen == start
    assert_shown(editor)
