"""Problems built from an empty board by mouse, broken, and everything undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shogi_desktop.session.editing.sketch import InHand
from shogi_desktop.ui.board.scene.scene import BoardScene
from tests.ui.editor.conftest import RIGHT, Editor

EMPTY = "9/9/9/9/9/9/9/9/9 b - 1"
PROBLEM = "7kl/9/6+RP+b/9/9/9/9/9/9 b Srb4g3s4n3l17p 1"
CTRL = Qt.KeyboardModifier.ControlModifier


def undo_everything(editor: Editor) -> None:
    while editor.page.editing.can_undo:
        editor.page.board.setFocus()
        editor.key(Qt.Key.Key_Z, modifier=CTRL)


def build_problem(editor: Editor) -> None:
    editor.set_up("empty")
    assert editor.sfen == EMPTY and editor.lines() == ["White has no king.", "Black has no king."]
    assert editor.page.panel.verdict.title() == "This position cannot be played:"
    editor.paint("k", "2a")
    editor.paint("l", "1a")
    editor.drag_from_box("+R", "3c")
    editor.paint("P", "2c", "2d")
    editor.click("2d")  # once too often, so it goes again
    editor.paint("B", "1c")
    editor.click("1c", button=RIGHT)
    editor.click("1c", "1c", button=RIGHT)
    editor.paint("S", "hand:S")
    editor.balance()


def test_a_mate_problem_of_shogi_is_built_broken_in_five_ways_and_undone(editor: Editor) -> None:
    build_problem(editor)
    assert editor.sfen == PROBLEM
    assert editor.page.panel.verdict.title() == "Good for a mate problem."
    assert not editor.playable() and editor.lines() == []
    assert editor.page.panel.play.toolTip() == "Black has no king."
    editor.paint("K", "9i")
    assert editor.playable() and editor.lines() == []
    editor.balance()  # from now on nothing keeps the hand in balance

    editor.paint("P", "2g")
    assert editor.lines() == [
        "Black has a second pawn on file 2: 2g (nifu).",
        "Too many of a kind: 19 of 18 (pawn).",
    ]
    editor.drag("2g", "hand:p")
    editor.drag("9i", "9h")
    editor.paint("N", "9a")
    assert "Black's knight on 9a could never move." in editor.lines()
    editor.click("9a")
    editor.paint("k", "5e")
    assert "White has a second king, on 5e." in editor.lines()
    editor.click("5e")
    editor.paint("G", "2b")
    assert "White is in check on 2a, but not to move." in editor.lines()
    assert not editor.playable() and "in check on 2a" in editor.page.panel.play.toolTip()
    editor.click("2b")
    editor.drag_to("9h", editor.point("9h") - editor.point("1i"))  # far off to the left
    assert "Black has no king." in editor.lines()

    undo_everything(editor)
    assert editor.sfen.startswith("lnsgkgsnl/") and editor.playable() and editor.lines() == []
    for _ in range(200):
        editor.key(Qt.Key.Key_Y, modifier=CTRL)
    assert not editor.page.editing.can_redo and "Black has no king." in editor.lines()


def test_a_position_of_tenjiku_is_built_broken_and_undone(editor: Editor) -> None:
    editor.page.edit("tenjiku", "")
    editor.set_up("empty")
    editor.paint("k", "8a")
    editor.paint("K", "9p")
    editor.paint("FD", "8f")
    editor.drag_from_box("+WB", "9f")
    editor.paint("d", "1p")
    built = "8k7/16/16/16/16/7+[WB][FD]7/" + "16/" * 9 + "7K7d b - 1"
    assert editor.sfen == built and editor.playable()  # in check, but nobody need answer it here

    editor.paint("K", "1a")
    assert editor.lines() == ["Black has a second king, on 9p."] and not editor.playable()
    editor.click("1a")
    assert editor.playable()
    for code, square in (("P", "3a"), ("p", "3p")):  # promotion is never forced: they may be trapped there
        editor.paint(code, square)
        assert editor.lines() == [] and editor.playable()
        editor.click(square)
    editor.paint("FD", "1b", "2b", "3b", "4b")
    assert editor.lines() == ["Too many of a kind: 5 of 4 (fire demon)."]
    editor.drag_to("9p", editor.point("9p") + editor.point("1p"))
    assert "Black has no king." in editor.lines()
    undo_everything(editor)
    assert editor.playable() and not editor.page.editing.can_undo


@pytest.mark.parametrize(
    ("places", "after"),
    [
        (("7g", "7f"), "PP1PPPPPP"),
        (("7g", "hand:P"), "PP1PPPPPP"),
    ],
)
def test_pieces_are_dragged_and_clicked_from_place_to_place(
    editor: Editor, places: tuple[str, str], after: str
) -> None:
    editor.drag(*places)
    dragged = editor.sfen
    assert after in dragged
    editor.page.board.setFocus()
    editor.key(Qt.Key.Key_Z, modifier=CTRL)
    editor.click(*places)
    assert editor.sfen == dragged


def test_a_piece_dragged_onto_another_captures_it(editor: Editor) -> None:
    editor.drag("8h", "2b")
    assert editor.page.editing.sketch.hands == {InHand(0, editor.piece("B") >> 1): 1}
    editor.drag("hand:B", "5e")
    assert editor.page.editing.sketch.hands == {} and editor.playable()


def test_the_other_button_turns_pieces_over_and_takes_from_a_hand(editor: Editor) -> None:
    editor.click("2h", button=RIGHT)
    assert editor.page.editing.sketch.at(editor.spot("2h").square) == editor.piece("+R")
    editor.drag("7g", "hand:P")
    editor.click("hand:P", button=RIGHT)
    assert not editor.page.editing.sketch.hands


def test_what_is_missing_in_a_game_without_drops_lies_beside_the_board_and_can_be_put_back(editor: Editor) -> None:
    editor.page.edit("tenjiku", "")
    start = editor.sfen
    editor.drag_to("9a", editor.point("9a") - editor.point("1p"))
    missing = editor.sfen
    scene = editor.page.board.scene()
    assert missing != start and isinstance(scene, BoardScene)
    [(piece, count)] = scene.snapshot.captured[0]
    assert count == 1 and piece >> 1 == editor.piece("DE") >> 1
    box = scene.board_layout.capture_box(0, 0)
    viewport, start_point = editor.page.board.viewport(), QPoint(*map(round, box.center))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start_point)
    QTest.mouseMove(viewport, start_point - QPoint(8, 8))
    QTest.mouseMove(viewport, editor.point("9a"))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=editor.point("9a"))
    assert editor.sfen == start


def test_while_a_problem_is_composed_only_what_is_in_its_way_is_told(editor: Editor) -> None:
    editor.set_up("one_king")
    assert editor.page.panel.verdict.title() == "Good for a mate problem."
    editor.drag_to("5a", editor.point("9a") - editor.point("1i"))  # far off to the left
    assert editor.page.panel.verdict.title() == "No mate problem yet:" and editor.lines() == ["White has no king."]
    editor.balance()
    assert editor.page.panel.verdict.title() == "This position cannot be played:"
    assert editor.lines() == ["White has no king.", "Black has no king."]
