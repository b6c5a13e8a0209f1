from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.tree import Node
from shogi_desktop.session.records.review import LONGEST_COMMENT
from shogi_desktop.ui.record.notes import PAUSE_MS, NotePane

PANE = tuple[NotePane, list[tuple[Node, str]]]


@pytest.fixture
def pane(qtbot: QtBot) -> PANE:
    """A pane and what it has told; the comment is written at the node as the session would."""
    pane, told = NotePane(), list[tuple[Node, str]]()
    qtbot.addWidget(pane)

    def write(node: Node, text: str) -> None:
        told.append((node, text))
        node.comment = text.rstrip()

    def mark(node: Node, name: str) -> None:
        told.append((node, name))
        node.bookmark = name.strip()

    pane.comment_written.connect(write)
    pane.bookmark_written.connect(mark)
    pane.show()
    return pane, told


def node_with(comment: str = "", bookmark: str = "") -> Node:
    node = Node(0, None)
    node.comment, node.bookmark = comment, bookmark
    return node


def test_a_pause_tells_what_was_typed_and_typing_goes_on(qtbot: QtBot, pane: PANE) -> None:
    (notes, told), node = pane, node_with("a")
    notes.show_node(node)
    notes.comment.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(notes.comment, "b ")
    assert told == []
    qtbot.waitUntil(lambda: told == [(node, "ab ")], timeout=PAUSE_MS * 4)
    notes.show_node(node)
    QTest.keyClicks(notes.comment, "c")
    assert notes.comment.toPlainText() == "ab c"
    notes.flush()
    notes.flush()
    assert told == [(node, "ab "), (node, "ab c")]


def test_what_was_typed_belongs_to_the_move_it_was_typed_at(pane: PANE) -> None:
    (notes, told), first, second = pane, node_with(), node_with("second")
    notes.show_node(first)
    QTest.keyClicks(notes.comment, "one")
    QTest.keyClicks(notes.bookmark, "here")
    notes.show_node(second)
    assert (first, "one") in told and (first, "here") in told and len(told) == 2
    assert notes.comment.toPlainText() == "second" and notes.bookmark.text() == ""


def test_a_key_of_the_window_finds_everything_told(pane: PANE) -> None:
    (notes, told), node = pane, node_with()
    notes.show_node(node)
    QTest.keyClicks(notes.comment, "one")
    QTest.keyClick(notes.comment, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert told == [(node, "one")]
    QTest.keyClicks(notes.bookmark, "two")
    QTest.keyClick(notes.bookmark, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert told == [(node, "one"), (node, "two")]


def test_esc_leaves(qtbot: QtBot, pane: PANE) -> None:
    (notes, told), node = pane, node_with()
    notes.show_node(node)
    QTest.keyClicks(notes.comment, "one")
    with qtbot.waitSignal(notes.left):
        QTest.keyClick(notes.comment, Qt.Key.Key_Escape)
    assert told == [(node, "one")]


def test_an_undone_comment_is_shown(pane: PANE) -> None:
    (notes, told), node = pane, node_with("old")
    notes.show_node(node)
    node.comment, node.bookmark = "older", "mark"
    notes.show_node(node)
    assert notes.comment.toPlainText() == "older" and notes.bookmark.text() == "mark" and told == []


@pytest.mark.parametrize("there", [0, LONGEST_COMMENT - 3, LONGEST_COMMENT + 10])
def test_comments_have_an_end(pane: PANE, there: int) -> None:
    (notes, _), node = pane, node_with("x" * there)
    notes.show_node(node)
    notes.comment.moveCursor(QTextCursor.MoveOperation.End)
    data = QMimeData()
    data.setText("y" * 3_000_000)
    notes.comment.insertFromMimeData(data)
    QTest.keyClicks(notes.comment, "zzz")
    assert len(notes.comment.toPlainText()) == max(there, LONGEST_COMMENT)
    assert notes.comment.toPlainText().startswith("x" * there)


def test_marked_text_makes_room_for_what_is_pasted(pane: PANE) -> None:
    (notes, _), node = pane, node_with("x" * LONGEST_COMMENT)
    notes.show_node(node)
    notes.comment.selectAll()
    data = QMimeData()
    data.setText("<b>bold</b>")
    data.setHtml("<b>bold</b>")
    notes.comment.insertFromMimeData(data)
    assert notes.comment.toPlainText() == "<b>bold</b>"


def test_where_there_is_little_room_only_a_bookmark_that_is_there_takes_some(pane: PANE) -> None:
    notes, _ = pane
    notes.comment.setFocus()
    tall = notes.comment.sizeHint().height()
    notes.set_brief(True)
    assert notes.comment.sizeHint().height() < tall
    notes.show_node(node_with())
    assert not notes.bookmark.isVisible()
    notes.show_node(node_with(bookmark="here"))
    assert notes.bookmark.isVisible()
    notes.show_node(node_with())
    notes.write_bookmark()
    assert notes.bookmark.isVisible()
